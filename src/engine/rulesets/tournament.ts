import { CASUAL } from "./casual.ts";
import type { RuleSet } from "./choices.ts";

/** The published rules with larger decks and a bounded reserve. engine: Which Rules; compendium: TOURNAMENT RULES */
export const TOURNAMENT: RuleSet = {
  ...CASUAL,
  "smallest-deck": { is: "60-in-all", source: "engine: Which Rules" },
  sideboarding: { is: "everybody", source: "compendium: TOURNAMENT RULES" },
  reserve: { is: "twenty", source: "engine: Which Rules" },
};
