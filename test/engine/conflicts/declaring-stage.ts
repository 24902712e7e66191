import type { CardFacts, Game } from "../../../src/engine/index.ts";
import { at, declaring as atDeclaring, conflict, type SeatStage, stage } from "../stage.ts";

/** The same table at the start of the conflict round. */
export const declaring = (seats: Readonly<Record<string, SeatStage>>): Game => atDeclaring(stage(seats));
export const declare = (game: Game, seat: number, title: string) => ({
  type: "declare" as const,
  seat,
  card: at(game, title),
});
export const nothing = (seat: number) => ({ type: "declare-nothing" as const, seat });
export const onPlayer = (
  text: Partial<NonNullable<CardFacts["text"]>> = {},
): Partial<NonNullable<CardFacts["text"]>> => ({
  target: { what: "player", of: "others" },
  ...text,
});
export const raid = (more: Partial<CardFacts> = {}) => conflict("Raid", "military", onPlayer(), more);
export const parley = (more: Partial<CardFacts> = {}, text: Partial<NonNullable<CardFacts["text"]>> = {}) =>
  conflict("Parley", "diplomacy", text, more);
