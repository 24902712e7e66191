import type { CardFacts, Effect, Event, Game } from "../../../src/engine/index.ts";
import { event, order, type SeatStage, stage } from "../stage.ts";

export type Kind = "player" | "babylon-5";

export const measure = (kind: Kind, more: { sealed?: boolean } = {}) =>
  event("Measure", {
    says: "A vote.",
    vote: {
      kind,
      ...more,
      passed: [{ verb: "gain-power", who: "you", amount: 1 }],
      failed: [{ verb: "lose-power", who: "you", amount: 1 }],
    },
  });

/** The first seat plays a card that calls for a vote. */
export const called = (card: CardFacts, others: Readonly<Record<string, SeatStage>>, mine: SeatStage = {}) =>
  order(stage({ You: { ...mine, hand: [card] }, ...others }), 0, "play Measure");

export const power = (game: Game) => game.seats[0]?.rawPower;

export const byHand = (effect: Effect, seat = 0) => ({ type: "effect" as const, seat, because: "A Bribe", effect });

export const ended = (events: readonly Event[]) => events.find(({ type }) => type === "vote-ended");
