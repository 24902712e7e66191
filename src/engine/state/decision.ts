/** What a player owes. */

import type { TargetSpec } from "../cards/target-spec.ts";
import type { Triggers } from "../cards/triggers.ts";
import type { Effect } from "../effects/index.ts";
import type { Question } from "../questions/index.ts";
import type { CardId, CardType, ConflictId, Race, SeatIndex } from "./vocabulary.ts";

/** What a player owes. The table stands still, for that player, until it is given. */
export type Decision = { id: number; seat: SeatIndex } & Question;

export type DecisionKind = Decision["kind"];

/** How a card in play pays, where it does not rotate. */
export type CardPayment = "neutralize" | "discard-card" | "damage";

/**
 * As many as the player likes: `upTo` so many more, and no fewer than the question's amount. For the card that is played
 * or used, which counts as `paid` how many there have been.
 */
export interface Freely {
  card: CardId;
  upTo: number;
  paid: number;
}

/** Which card a player picks, and what becomes of it. */
export interface Picking {
  from: TargetSpec;
  factions?: readonly SeatIndex[];
  may?: true;
  /** Asked for once more, until none is picked. */
  again?: true;
  does: string;
  effects: readonly Effect[];
}

/** Which cards a player may take from where. */
export interface DeckSearch {
  from: "deck" | "discard";
  types?: readonly CardType[];
  keyword?: string;
  race?: Race;
  /** Those that lie topmost, without a choice. */
  top?: true;
  /** Into play rather than into the hand, and where they go as the turn ends. */
  into?: "play";
  back?: "discard" | "deck";
  /** Only those that the player could sponsor. */
  sponsorable?: true;
}

/**
 * What a player has said in advance, in private. `ask` is what holds where nothing was said. About aftermaths: `conflict`
 * and `turn` say how long none will be played. About a card that answers something: `always` or `never`.
 */
export const STANDING_ANSWERS = ["ask", "conflict", "turn", "always", "never"] as const;

export type StandingAnswer = (typeof STANDING_ANSWERS)[number];

export interface CardStanding {
  seat: SeatIndex;
  card: CardId;
  answer: "ask" | "always" | "never";
  on?: Triggers;
}

/** About aftermaths. */
export type AftermathAnswer = Extract<StandingAnswer, "ask" | "conflict" | "turn">;

export interface StandingAnswers {
  /** No aftermaths of this seat until this conflict is over, or (null) until the turn is. */
  aftermaths: readonly { seat: SeatIndex; conflict: ConflictId | null }[];
  /** For contingencies face down and triggered effects. `on`: of a contingency, all that it answers. */
  cards?: readonly CardStanding[];
}
