/** Leading a fleet: `no/fleets.ftl`. */
export const NO_FLEETS = {
  "no-not-a-fleet": ["title", "type"],
  "no-not-a-fleet-2": ["title"],
  "no-not-a-fleet-3": [],
  "no-not-a-fleet-then": [],
  "no-fleet-led-already": ["leader", "title"],
  "no-fleet-led-already-2": ["title"],
  "no-fleet-led-already-3": [],
  "no-fleet-led-already-then": [],
  "no-not-your-fleet": ["title"],
  "no-not-your-fleet-2": [],
  "no-no-leadership": ["title"],
  "no-no-leadership-2": [],
} as const;
