/** Leading a fleet. In other languages: `no/fleets.ftl`. */
export const NO_FLEETS = {
  "no-not-a-fleet": "{ $title } is no fleet: its type is { $type }.",
  "no-not-a-fleet-2": "{ $title } is no fleet.",
  "no-not-a-fleet-3": "That card is no fleet.",
  "no-not-a-fleet-then": "Name one of your fleets.",
  "no-fleet-led-already": "{ $leader } leads { $title } already.",
  "no-fleet-led-already-2": "{ $title } has a leader already.",
  "no-fleet-led-already-3": "That fleet has a leader already.",
  "no-fleet-led-already-then": "A fleet has one leader at a time.",
  "no-not-your-fleet": "{ $title } is not one of your faction’s fleets. A character leads a fleet of the own faction.",
  "no-not-your-fleet-2": "That fleet is not of your faction. A character leads a fleet of the own faction.",
  "no-no-leadership": "{ $title } has no leadership, so there is nothing to add to a fleet. Use a character who has.",
  "no-no-leadership-2": "That character has no leadership. Use one who has.",
} as const;
