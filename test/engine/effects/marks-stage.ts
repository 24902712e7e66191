/** A stage for tests of marks: cards that have them, and effects that change them. */
import type { CardFacts, Game, Mark } from "../../../src/engine/index.ts";
import { at, character, type SeatStage, stage } from "../stage.ts";

export const marked = (title: string, marks: CardFacts["marks"], more: Partial<CardFacts> = {}) =>
  character(title, { diplomacy: 1 }, { ...(marks ? { marks } : {}), ...more });

export const table = (you: SeatStage) => stage({ You: { unspent: 9, ...you }, Rival: {} });

export const effect = (game: Game, verb: "gain-mark" | "purge-mark", title: string, mark: Mark, amount = 1) => ({
  type: "effect" as const,
  seat: 0,
  because: "Contact",
  effect: { verb, which: { card: at(game, title) }, mark, amount },
});

export const sponsor = (game: Game, title: string, on?: string) => ({
  type: "sponsor" as const,
  seat: 0,
  card: at(game, title),
  with: at(game, "You's Ambassador"),
  ...(on ? { target: { what: "card" as const, card: at(game, on) } } : {}),
});
