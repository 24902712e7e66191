import type { RuleSet } from "./choices.ts";

/** The published rulebook, as its later expansions changed it. */
export const CASUAL: RuleSet = {
  "action-order": { is: "lowest-first", source: "rulebook: Determine Initiative" },
  "victory-check": { is: "after-drawing", source: "rulebook: Check Victory Conditions" },
  "babylon-5-at-20": { is: "leader-wins", source: "compendium: Victory Check" },
  losses: { is: "spent-first", source: "compendium: Influence Rating" },
  transfers: { is: "lost-and-gained", source: "rulebook: Transfer" },
  repairs: { is: "any-amount", source: "rulebook: Repair a Fleet or Location" },
  "healing-when-damaged": { is: "allowed", source: "rulebook: Heal a Character" },
  "contested-by": { is: "opposition-or-attack", source: "rulebook: Uncontested" },
  "won-aftermaths": { is: "everybody", source: "compendium: Play Aftermath Cards" },
  "unrest-of-a-race": { is: "usual", source: "rulebook: Tension and Unrest" },
  "council-votes": { is: "ambassadors-only", source: "compendium: Votes" },
  multiplying: { is: "last", source: "compendium: Resolve Current Conflict" },
  replaced: { is: "removed", source: "rulebook: Replace" },
  "hidden-major-agendas": {
    is: "discarded",
    source: "compendium: Discarding, Playing, Replacing & Revealing Agendas",
  },
  "attacks-between": { is: "any-type", source: "rulebook: Attack a Conflict Participant" },
  "corporate-factions": { is: "none", source: "rulebook: Alternate Factions" },
  mercenaries: { is: "auction", source: "rulebook: Offer Influence to a Mercenary" },
  "psi-corps-crossing": { is: "loyal-only", source: "rulebook: Psi Corps" },
  "limited-events": { is: "as-printed", source: "rulebook: Event Cards" },
  "states-of-a-race": { is: "all-factions", source: "rulebook: States" },
  "war-of-a-race": { is: "all-factions", source: "compendium: War" },
  "tension-of-a-race": { is: "shared", source: "rulebook: Tension and Unrest" },
  "war-on-a-faction": { is: "uncontested", source: "rulebook: War" },
  "captured-locations": { is: "rests", source: "rulebook: War" },
  asylum: { is: "granted", source: "rulebook: Unconditional Surrender" },
};
