import type { RuleSet } from "./choices.ts";

/** The quickstart sheet. Where it is silent it goes by the Engine Rules. */
export const QUICKSTART: RuleSet = {
  "action-order": { is: "highest-first", source: "quickstart: The Action Round" },
  "victory-check": { is: "before-drawing", source: "quickstart: Turn Phases" },
  "babylon-5-at-20": { is: "game-ends", source: "quickstart: Special Rules – Victory Conditions" },
  losses: { is: "unspent-first", source: "quickstart: General Note – gaining and losing Influence" },
  transfers: { is: "direct", source: "engine: Transferring Influence" },
  repairs: { is: "one-point", source: "quickstart: The Action Round" },
  "healing-when-damaged": { is: "refused", source: "quickstart: The Action Round" },
  "contested-by": { is: "opposition", source: "quickstart: Turn Phase Details and Notes" },
  "won-aftermaths": { is: "initiator", source: "quickstart: Turn Phase Details and Notes" },
  "unrest-of-a-race": { is: "one-more", source: "quickstart: Bring the decks to the table" },
  "council-votes": { is: "ambassadors-only", source: "quickstart: The Babylon 5 Vote – mini game" },
  multiplying: { is: "first", source: "engine: Character ability ratings" },
  replaced: { is: "discarded", source: "quickstart: In the action round a player may" },
  "hidden-major-agendas": { is: "stays", source: "engine: Discard, Replace, Sponsor, Hide or Reveal an Agenda" },
  "attacks-between": { is: "same-type", source: "quickstart: In the action round a player may" },
  "corporate-factions": { is: "none", source: "rulebook: Alternate Factions" },
  mercenaries: { is: "cost", source: "engine: Take control of a Mercenary" },
  "limited-events": { is: "free", source: "quickstart: General Note – Limited Cards" },
  "states-of-a-race": { is: "chosen-faction", source: "engine: Dual Race Games" },
  "war-of-a-race": { is: "chosen-faction", source: "quickstart: Special Note – WAR" },
  "tension-of-a-race": { is: "each-faction", source: "quickstart: Bring the decks to the table" },
  "war-on-a-faction": { is: "loser-loses", source: "quickstart: Special Note – WAR" },
  "captured-locations": { is: "victor-controls", source: "quickstart: Special Note – WAR" },
  asylum: { is: "none", source: "engine: Unconditional Surrender" },
};
