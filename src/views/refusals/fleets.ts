import { both, say, type Wordings } from "./wording.ts";

/** Leading a fleet. */
export const FLEETS = {
  // Leading. {title}: the fleet or the character. {leader}: who leads the fleet. {type}: the card's type.
  "not-a-fleet": both(
    say("{title} is no fleet: its type is {type}.", "{title} is no fleet.", "That card is no fleet."),
    say("Name one of your fleets."),
  ),
  "fleet-led-already": both(
    say("{leader} leads {title} already.", "{title} has a leader already.", "That fleet has a leader already."),
    say("A fleet has one leader at a time."),
  ),
  "not-your-fleet": say(
    "{title} is not one of your faction’s fleets. A character leads a fleet of the own faction.",
    "That fleet is not of your faction. A character leads a fleet of the own faction.",
  ),
  "no-leadership": say(
    "{title} has no leadership, so there is nothing to add to a fleet. Use a character who has.",
    "That character has no leadership. Use one who has.",
  ),
} satisfies Wordings;
