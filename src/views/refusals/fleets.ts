import { both, type Wordings, worded } from "./wording.ts";

/** Leading a fleet. */
export const FLEETS = {
  // Leading. {title}: the fleet or the character. {leader}: who leads the fleet. {type}: the card's type.
  "not-a-fleet": both(
    worded("{title} is no fleet: its type is {type}.", "{title} is no fleet.", "That card is no fleet."),
    worded("Name one of your fleets."),
  ),
  "fleet-led-already": both(
    worded("{leader} leads {title} already.", "{title} has a leader already.", "That fleet has a leader already."),
    worded("A fleet has one leader at a time."),
  ),
  "not-your-fleet": worded(
    "{title} is not one of your faction’s fleets. A character leads a fleet of the own faction.",
    "That fleet is not of your faction. A character leads a fleet of the own faction.",
  ),
  "no-leadership": worded(
    "{title} has no leadership, so there is nothing to add to a fleet. Use a character who has.",
    "That character has no leadership. Use one who has.",
  ),
} satisfies Wordings;
