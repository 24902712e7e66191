/** What a table agrees on before the game. */

import type { NamedHand } from "../cards/decks.ts";
import type { CardFacts } from "../cards/facts.ts";
import type { HouseRules } from "../rulesets/house.ts";
import type { Faction, Race, RuleSetId } from "./vocabulary.ts";

export interface SeatSetup {
  /** What the table calls this player. */
  name: string;
  race: Race;
  faction: Faction;
  /** Id of the card facts of the starting ambassador. */
  ambassador: string;
  /** Ids of card facts, one for each card of the deck; the ambassador and the starting hand come out of it. */
  deck: readonly string[];
  /** Cards outside the game that may be brought into it: the reserve, sideboard or ISA pile. */
  reserve?: readonly string[];
  /** The Crusade pile, which is no part of the deck. engine: Decks and Piles */
  crusade?: readonly string[];
  /** Starting hands that were made for the deck, the first for whoever leaves the choice; absent where there are none. */
  hands?: readonly NamedHand[];
  /** The power that it begins with; absent: none, as in every game but a lesson. */
  power?: number;
}

export interface Setup {
  rules: RuleSetId;
  /** What a table with house rules has agreed on. */
  house?: HouseRules;
  seats: readonly SeatSetup[];
  /** Two players whose starting hands are dealt; absent where they are chosen. engine: Appendix One */
  duel?: Duel;
  /** Declarations and draws are asked of all at once, in secret; absent where they go in order. engine: Fast and Loose */
  together?: true;
  /** The facts of every card in the decks, reserves and Crusade piles. */
  cards: readonly CardFacts[];
}

/** The setup of a duel: hands are dealt, and where both like so may be shuffled back for one card less. */
export const DUELS = ["dealt", "mulligan"] as const;

export type Duel = (typeof DUELS)[number];
