import type { Action, Game } from "../../../src/engine/index.ts";
import { at, conflict } from "../stage.ts";

export const raid = conflict("Raid", "military");
export const talks = conflict("Talks", "diplomacy");
export const attack = (game: Game, attacker: string, target: string): Action => ({
  type: "attack",
  seat: 1,
  conflict: game.conflicts[0]?.id ?? 0,
  against: at(game, target),
  with: at(game, attacker),
});
