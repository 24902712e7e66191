/** engine: The Draw Round — discarding and buying where all are asked at the same time. */
import type { CardId, SeatIndex } from "./vocabulary.ts";

/** What a seat has said in the draw round so far. */
export interface DrawAnswer {
  seat: SeatIndex;
  /** Cards that go from the hand, in the order in which they are to lie. */
  discards: readonly CardId[];
  /** How many cards it buys; null where it has still to say it. */
  buys: number | null;
  /** How much influence it could apply when it said so. */
  had: number;
  /** The free cards, once their player has been shown them to decide what to buy; then the discards are settled. */
  seen?: readonly CardId[];
}

/**
 * The draw round while all discard and buy at the same time. Answers are secret until the last has answered: then all
 * discard, all draw and all buy, as in the steps of the round. The numbers of both questions are given out in advance,
 * so that no number tells who has got how far.
 */
export interface DrawStep {
  /** In initiative order. `discard`: absent where there is nothing to discard; `buy`: absent where nothing can be bought. */
  asked: readonly { seat: SeatIndex; discard?: number; buy?: number }[];
  answers: readonly DrawAnswer[];
}

/** What is bought when all have drawn: as said, and with how much influence at hand then. */
export type PlannedPurchase = Pick<DrawAnswer, "seat" | "had"> & { cards: number };
