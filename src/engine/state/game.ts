/**
 * The whole game, secrets included: plain, readonly, JSON-safe data. Only `engine/` and the table's one path read it;
 * everybody else sees a `View`.
 */
import type { CardFacts, StatedFacts } from "../cards/facts.ts";
import type { HouseRules } from "../rulesets/house.ts";
import type { Card } from "./card.ts";
import type { VictoryClaim } from "./claim.ts";
import type { AftermathStep, Bid, Conflict, Declaration, DeclareStep, Modifier } from "./conflict.ts";
import type { Decision, StandingAnswers } from "./decision.ts";
import type { DrawStep } from "./draw-step.ts";
import type { Aside, Happening, Lately, PlayedEvent } from "./happening.ts";
import type { RandomState } from "./random.ts";
import type { Revision } from "./revision.ts";
import type { Began, RatingBonus, Seat } from "./seat.ts";
import type { Duel } from "./setup.ts";
import type { State } from "./states.ts";
import type { Halt, Loose, Task } from "./task.ts";
import type { CardId, ConflictType, NonPlayer, Race, Round, RuleSetId, SeatIndex } from "./vocabulary.ts";
import type { Bound, Vote } from "./vote.ts";
import type { Watch } from "./watch.ts";

export type * from "./card.ts";
export type * from "./claim.ts";
export type * from "./conflict.ts";
export * from "./decision.ts";
export type * from "./draw-step.ts";
export type * from "./happening.ts";
export type * from "./seat.ts";
export * from "./setup.ts";
export type * from "./states.ts";
export type * from "./task.ts";
export type * from "./vote.ts";
export type * from "./watch.ts";

/** What a saved game of this shape is called. */
export const GAME_FORMAT = 1;

/** Everything there is of a game between two actions. */
export interface Game {
  format: typeof GAME_FORMAT;
  rules: RuleSetId;
  /** There exactly where `rules` is "house". */
  house?: HouseRules;
  /** By which reading of the rules it began; absent for the first. */
  revision?: Revision;
  /** As in the setup; absent where starting hands are chosen. */
  duel?: Duel;
  /** As in the setup; absent where conflicts are declared one after the other. */
  together?: true;
  facts: readonly CardFacts[];
  cards: readonly Card[];
  /** Ids of all cards in play, in the order in which they entered it. */
  inPlay: readonly CardId[];
  seats: readonly Seat[];
  random: RandomState;
  /** 0 during setup. */
  turn: number;
  round: Round;
  /** Seats in initiative order, lowest first. */
  order: readonly SeatIndex[];
  /** Who acts: place in `order` of whoever acts in the action round; how many have passed in a row in this step. */
  at: number;
  passes: number;
  declared: readonly Declaration[];
  conflicts: readonly Conflict[];
  /** The types of the conflicts that have been won or lost this turn; absent where there was none. */
  resolved?: readonly ConflictType[];
  modifiers: readonly Modifier[];
  /** Conflicts of this turn that are initiated again in the next, with what was applied so far; absent where there is none. */
  prolonged?: readonly Conflict[];
  /** States between factions and races; absent where there has never been one. */
  states?: readonly State[];
  /** What cards in play add to influence ratings now; absent where none does. */
  ratings?: readonly RatingBonus[];
  /** The races in civil war; absent where none is. */
  civilWars?: readonly Race[];
  /** Who had a tension of 5 toward whom of the same race as the last turn ended; absent where nobody had. */
  strained?: readonly (readonly [SeatIndex, SeatIndex])[];
  /** How each seat stood as the turn began. Absent in games of earlier versions until their next turn. */
  began?: readonly Began[];
  /** Who has acted in this turn's action round; absent while nobody has. */
  acted?: readonly SeatIndex[];
  influence: Readonly<Record<NonPlayer, number>>;
  shadowWar: "not-yet" | "on" | "over";
  /** At how much influence of the Shadows or the Vorlons it begins, where a card has changed that. */
  shadowWarAt?: number;
  /** Indices of the facts of unique cards that have been played and of limited ones that were removed from the game. */
  spent: readonly number[];
  /** Indices of the facts of limited events played and contingencies revealed this turn. */
  playedThisTurn: readonly number[];
  /** Influence that players have offered to mercenaries this turn. Absent in games of earlier versions. */
  bids?: readonly Bid[];
  /** Assistance that makes an ambassador's next sponsoring of this turn cheaper. Absent in games of earlier versions. */
  assistance?: readonly { whom: CardId; card: CardId }[];
  /** The turn in which no conflicts may be declared, and the card that says so. */
  barred?: { turn: number; source: string };
  /** The events played this turn and what they have done, so that it can be reversed. */
  playedEvents?: readonly PlayedEvent[];
  /** What is new to players who have not acted since; absent where nothing is, or no card of the game asks for it. */
  lately?: readonly Lately[];
  /** Events whose effects go on, and the turn in which they run out. Absent where none does. */
  aside?: readonly Aside[];
  /** Facts that players have stated of cards that nobody else may see yet: said in public when the card is turned up. */
  unsaid: readonly { seat: SeatIndex; card: CardId; facts: StatedFacts }[];
  awaiting: readonly Decision[];
  /** Absent where no aftermaths are asked for. */
  aftermathStep?: AftermathStep;
  /** Absent where conflicts are not being declared all at once. */
  declareStep?: DeclareStep;
  /** Absent where cards are not being discarded and bought in one go. */
  drawStep?: DrawStep;
  /** Absent where nobody has said anything in advance. */
  standing?: StandingAnswers;
  /** Absent where play is not stopped. */
  halt?: Halt;
  /** Absent where nobody has proposed it for this step. */
  loose?: Loose;
  /** How often it has been proposed in this game; absent where it never was. */
  proposals?: number;
  /** What has happened and has still to be answered, the first first. */
  happened?: readonly Happening[];
  tasks: readonly Task[];
  /** How much of the influence of Babylon 5 is there until the end of the turn, and up to how much it may reach by that. */
  swollen?: readonly { amount: number; most: number | null; source: string }[];
  league?: { seat: SeatIndex; source: string };
  /** The Interstellar Alliance; absent until it is founded. */
  isa?: { founder: SeatIndex; members: readonly SeatIndex[] };
  /** Absent or null: none is being held. */
  vote?: Vote | null;
  /** How a race or a player votes in every vote of this turn, and who casts it for them. */
  bound?: readonly Bound[];
  /** What was set up by hand to be done when something happens; absent where nothing is. */
  watches?: readonly Watch[];
  /** Who claims to win by an agenda that only the table can read; absent where nobody does. */
  claims?: readonly VictoryClaim[];
  nextDecision: number;
  nextConflict: number;
  /** Time was called: this is the last turn, and nothing but its conflicts and the check for victory is left of it. */
  time?: true;
  result: null | GameResult;
}

/** How a game has ended. */
export interface GameResult {
  victory: "standard" | "major" | "last-player" | "none";
  winners: readonly SeatIndex[];
  /** Place of each seat, 1 for winners; equal power shares a place. */
  places: readonly number[];
  /** Power of each seat at the end. */
  power: readonly number[];
  /** Time was called before that. */
  time?: true;
}
