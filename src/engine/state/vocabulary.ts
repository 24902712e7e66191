/** The rulebook's words, as tuples from which types and records are made. */

export const RACES = ["centauri", "human", "minbari", "narn", "non-aligned"] as const;
/** A race that a player may choose. */
export type Race = (typeof RACES)[number];
export type ByRace<T> = Readonly<Record<Race, T>>;

/** Races that cards may be loyal to but that nobody plays. */
export const ELDER_RACES = ["drakh", "shadow", "vorlon"] as const;
export type Loyalty = Race | (typeof ELDER_RACES)[number];

export const FACTIONS = ["babylon-project", "home", "psi-corps", "corporate", "drakh"] as const;
export type Faction = (typeof FACTIONS)[number];

export const CARD_TYPES = [
  "character",
  "group",
  "fleet",
  "location",
  "enhancement",
  "agenda",
  "event",
  "conflict",
  "aftermath",
  "contingency",
] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** What comes into play by being sponsored. */
export const SPONSORED: readonly CardType[] = ["character", "group", "fleet", "location", "enhancement", "agenda"];

export const ABILITIES = ["diplomacy", "intrigue", "psi", "leadership", "military"] as const;
export type Ability = (typeof ABILITIES)[number];
/** engine: Card Descriptions 4 — those that a character may have. */
export const CHARACTER_ABILITIES = ["diplomacy", "intrigue", "psi", "leadership"] as const;

/** Each conflict type is resolved with the ability of the same name. */
export const CONFLICT_TYPES = ABILITIES;
export type ConflictType = Ability;

/** Keywords that a card may gain in play. */
export const TRAITS = ["Ranger", "Ranger One"] as const;
export type Trait = (typeof TRAITS)[number];

export const MARKS = ["conspiracy", "destiny", "doom", "shadow", "strife", "vorlon"] as const;
export type Mark = (typeof MARKS)[number];

export const LIMITS = ["multiple", "limited", "unique"] as const;
export type Limit = (typeof LIMITS)[number];

/** Forces that are nobody's faction but have an influence rating. */
export const POWERS = ["babylon-5", "shadows", "vorlons"] as const;
export type NonPlayer = (typeof POWERS)[number];

/** The states that the rules name; a card may name others. */
export const STATES = ["war", "free trade", "alliance", "non-aggression", "neutrality"] as const;
/** What a state is called, in small letters: one of `STATES` or what a card calls it. */
export type StateName = string;
export const VOTES = ["yes", "no", "abstain"] as const;
export type VoteChoice = (typeof VOTES)[number];

export const VOTE_KINDS = ["player", "babylon-5", "isa"] as const;
export type VoteKind = (typeof VOTE_KINDS)[number];

/** The races with a vote on the Babylon 5 council. engine: Votes */
export const COUNCIL = ["human", "minbari", "centauri", "narn", "vorlon"] as const;
export type Councillor = (typeof COUNCIL)[number];

export const RULE_SETS = ["engine", "casual", "tournament", "quickstart", "house"] as const;
export type RuleSetId = (typeof RULE_SETS)[number];
/** The published rule sets, from which a table's house rules start. */
export const BASE_RULES = ["engine", "casual", "tournament", "quickstart"] as const;
export type BaseRules = (typeof BASE_RULES)[number];

export const ROUNDS = ["setup", "ready", "conflict", "action", "resolution", "draw", "over"] as const;
export type Round = (typeof ROUNDS)[number];

/** A seat's number at the table, from 0. */
export type SeatIndex = number;
/** An opaque card number: it says nothing of what the card is or where it lies. */
export type CardId = number;
/** A conflict's number within the game. */
export type ConflictId = number;
