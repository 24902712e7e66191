/** The rulebook's words as players read them, and the few signs that stand beside them. */
import type {
  Ability,
  CardFacts,
  CardType,
  Councillor,
  DecisionKind,
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

/** Which faction a card may lead from the start. */
export const LEADS_WORDS: Readonly<Record<NonNullable<CardFacts["ambassador"]>, string>> = {
  "babylon-project": "May be the starting ambassador of a Babylon Project faction.",
  home: "May be the starting ambassador of a Home faction.",
  "psi-corps": "May be the starting ambassador of the Psi Corps.",
  species: "May be the starting ambassador of a Non-Aligned faction, of its species.",
  drakh: "May lead a faction that turns Drakh during the game.",
};

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

/** What a player who owes this is asked to do, after "to": "Waiting for Londo to declare a conflict or nothing". */
export const ASKED_WORDS: Readonly<Record<DecisionKind, string>> = {
  ambassador: "choose an ambassador",
  sideboard: "exchange cards with the reserve or keep the deck",
  "starting-hand": "choose a starting hand",
  "keep-hand": "keep a part of the dealt hand",
  stack: "put cards back on the deck",
  sustain: "choose what to sustain",
  "go-on": "choose what a sustained card goes on with",
  declare: "declare a conflict or nothing",
  initiate: "initiate a conflict",
  action: "take an action or pass",
  sponsor: "sponsor a card or pass",
  reveal: "reveal a contingency or pass",
  "resolve-first": "say which conflict resolves first",
  hold: "say that play may go on",
  trigger: "use an effect or pass",
  mercenary: "act with a mercenary or pass",
  aftermath: "play an aftermath or pass",
  discard: "discard cards or keep all",
  buy: "buy cards or none",
  purge: "choose a mark to purge",
  "rotate-for": "pay with cards",
  "discard-inner": "discard an inner circle character",
  take: "take a card",
  "discard-shown": "choose a card to be discarded",
  lose: "choose what influence to lose",
  "discard-some": "discard cards",
  surrender: "surrender",
  faction: "say which faction is meant",
  choose: "choose what happens",
  pick: "pick a card",
  fetch: "fetch a card or pass",
  "move-chaos": "move chaos tokens or leave them",
  "victory-claim": "agree to a claimed victory",
  call: "say who votes next",
  vote: "vote",
  fact: "say what is printed on a card",
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

/** How starting hands come about at a table of two. */
export const HANDS = {
  chosen: "Chosen, as at any other table",
  dealt: "A duel: eight cards are dealt, three are kept",
  mulligan: "A duel with mulligans",
} as const;
