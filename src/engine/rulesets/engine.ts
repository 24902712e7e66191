import type { RuleSet } from "./choices.ts";

/** Engine Rules v1.2, the most recent and most exact rules. */
export const ENGINE: RuleSet = {
  "action-order": { is: "lowest-first", source: "engine: The Action Round" },
  "victory-check": { is: "after-drawing", source: "engine: Check Victory Conditions" },
  "babylon-5-at-20": { is: "leader-wins", source: "engine: Standard Victory" },
  losses: { is: "chosen", source: "engine: Influence and Influence Rating" },
  transfers: { is: "direct", source: "engine: Transferring Influence" },
  repairs: { is: "any-amount", source: "engine: Repair a Fleet or Location" },
  "healing-when-damaged": { is: "allowed", source: "engine: Heal a Character" },
  "contested-by": { is: "opposition-or-attack", source: "engine: Uncontested" },
  "won-aftermaths": { is: "everybody", source: "engine: Play Aftermath Cards" },
  "unrest-of-a-race": { is: "usual", source: "engine: Dual Race Games" },
  "council-votes": { is: "by-race", source: "engine: Babylon 5 Votes" },
  multiplying: { is: "first", source: "engine: Character ability ratings" },
  replaced: { is: "removed", source: "engine: Replace a Card" },
  "hidden-major-agendas": { is: "stays", source: "engine: Discard, Replace, Sponsor, Hide or Reveal an Agenda" },
  "attacks-between": { is: "any-type", source: "engine: Attack a Conflict Participant" },
  "corporate-factions": { is: "allowed", source: "engine: Factions Available" },
  mercenaries: { is: "cost", source: "engine: Take control of a Mercenary" },
  "limited-events": { is: "as-printed", source: "engine: Event Cards" },
  "states-of-a-race": { is: "chosen-faction", source: "engine: Dual Race Games" },
  "war-of-a-race": { is: "chosen-faction", source: "engine: War in Dual Race Games" },
  "tension-of-a-race": { is: "each-faction", source: "engine: Dual Race Games" },
  "war-on-a-faction": { is: "uncontested", source: "engine: War Conflicts" },
  "captured-locations": { is: "nobody-controls", source: "engine: War Conflicts" },
  asylum: { is: "none", source: "engine: Unconditional Surrender" },
};
