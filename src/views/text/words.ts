/** The rulebook's words as players read them, and the few signs that stand beside them. */
import type {
  Ability,
  CardType,
  Councillor,
  Faction,
  FactName,
  Forbidden,
  Loyalty,
  Mark,
  NonPlayer,
  Race,
  Round,
  VoteChoice,
} from "../../engine/index.ts";

export { RULE_SET_WORDS } from "../../engine/index.ts";

export const RACE_WORDS: Readonly<Record<Race, string>> = {
  centauri: "Centauri",
  human: "Human",
  minbari: "Minbari",
  narn: "Narn",
  "non-aligned": "Non-Aligned",
};

export const LOYALTY_WORDS: Readonly<Record<Loyalty | "neutral", string>> = {
  ...RACE_WORDS,
  drakh: "Drakh",
  shadow: "Shadow",
  vorlon: "Vorlon",
  neutral: "neutral",
};

/** The races of the Babylon 5 council, after "the". */
export const COUNCIL_WORDS: Readonly<Record<Councillor, string>> = {
  human: "Humans",
  minbari: "Minbari",
  centauri: "Centauri",
  narn: "Narn",
  vorlon: "Vorlons",
};

export const VOTE_WORDS: Readonly<Record<VoteChoice, string>> = { yes: "Yes", no: "No", abstain: "Abstain" };

export const FACTION_WORDS: Readonly<Record<Faction, string>> = {
  "babylon-project": "Babylon Project",
  home: "Home",
  "psi-corps": "Psi Corps",
  corporate: "Corporate",
  drakh: "Drakh",
};

export const TYPE_WORDS: Readonly<Record<CardType, string>> = {
  character: "character",
  group: "group",
  fleet: "fleet",
  location: "location",
  enhancement: "enhancement",
  agenda: "agenda",
  event: "event",
  conflict: "conflict",
  aftermath: "aftermath",
  contingency: "contingency",
};

/** The same of several. */
export const TYPES_WORDS: Readonly<Record<CardType, string>> = {
  character: "characters",
  group: "groups",
  fleet: "fleets",
  location: "locations",
  enhancement: "enhancements",
  agenda: "agendas",
  event: "events",
  conflict: "conflicts",
  aftermath: "aftermaths",
  contingency: "contingencies",
};

/** One sign for each ability, always with its word beside it. */
export const ABILITY_SIGNS: Readonly<Record<Ability, string>> = {
  diplomacy: "🕊️",
  intrigue: "🗝️",
  psi: "🧠",
  leadership: "⭐",
  military: "⚔️",
};

export const ABILITY_WORDS: Readonly<Record<Ability, string>> = {
  diplomacy: "diplomacy",
  intrigue: "intrigue",
  psi: "psi",
  leadership: "leadership",
  military: "military",
};

export const MARK_WORDS: Readonly<Record<Mark, string>> = {
  conspiracy: "Conspiracy",
  destiny: "Destiny",
  doom: "Doom",
  shadow: "Shadow",
  strife: "Strife",
  vorlon: "Vorlon",
};

export const NON_PLAYER_WORDS: Readonly<Record<NonPlayer, string>> = {
  "babylon-5": "Babylon 5",
  shadows: "the Shadows",
  vorlons: "the Vorlons",
};

export const ROUND_WORDS: Readonly<Record<Round, string>> = {
  setup: "setup",
  ready: "ready round",
  conflict: "conflict round",
  action: "action round",
  resolution: "resolution round",
  draw: "draw round",
  over: "game over",
};

export const FACT_WORDS: Readonly<Record<FactName, string>> = {
  type: "type",
  cost: "cost",
  conflict: "conflict type",
  diplomacy: "diplomacy",
  intrigue: "intrigue",
  psi: "psi",
  leadership: "leadership",
  military: "military",
};

/** What a card in play forbids, as it follows "cannot". */
export const FORBIDDEN_WORDS: Readonly<Record<Forbidden, string>> = {
  support: "support",
  oppose: "oppose",
  attack: "attack",
  lead: "lead a fleet",
  heal: "be healed or repaired",
  build: "build influence",
  "take-part": "take part in conflicts",
  "be-promoted": "be promoted",
  "be-attacked": "be attacked",
  "be-damaged": "be damaged",
  "be-neutralized": "be neutralized",
  "be-rotated": "be rotated by an effect",
  "be-readied": "be readied",
  "be-blanked": "be blanked",
};

/** The signs of a card's state. */
export const STATE_SIGNS = { rotated: "⤵", neutralized: "✖" } as const;
