import { both, type Wordings, worded } from "./wording.ts";

/** Leading a fleet. */
export const FLEETS = {
  // Leading. {title}: the fleet or the character. {leader}: who leads the fleet. {type}: the card's type.
  "not-a-fleet": both(worded("no-not-a-fleet", "no-not-a-fleet-2", "no-not-a-fleet-3"), worded("no-not-a-fleet-then")),
  "fleet-led-already": both(
    worded("no-fleet-led-already", "no-fleet-led-already-2", "no-fleet-led-already-3"),
    worded("no-fleet-led-already-then"),
  ),
  "not-your-fleet": worded("no-not-your-fleet", "no-not-your-fleet-2"),
  "no-leadership": worded("no-no-leadership", "no-no-leadership-2"),
} satisfies Wordings;
