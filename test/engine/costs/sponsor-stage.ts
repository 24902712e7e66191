/** A stage for tests of sponsoring: a hand to sponsor from, and 9 influence. */
import type { CardFacts, Game } from "../../../src/engine/index.ts";
import { at, type SeatStage, stage } from "../stage.ts";

export const table = (hand: readonly CardFacts[], you: SeatStage = {}) =>
  stage({ You: { race: "centauri", unspent: 9, hand, ...you }, Rival: {} });

export const sponsor = (game: Game, title: string, by = "You's Ambassador") => ({
  type: "sponsor" as const,
  seat: 0,
  card: at(game, title),
  with: at(game, by),
});
