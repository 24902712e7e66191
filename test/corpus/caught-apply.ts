import { type AppliedAction, apply as real } from "../../src/engine/apply.ts";
import type { Game } from "../../src/engine/state/game.ts";
import { caughtAction } from "./catching.ts";

export type { AppliedAction };

export function apply(game: Game, given: unknown): AppliedAction {
  const applied = real(game, given);
  caughtAction(game, given, applied);
  return applied;
}
