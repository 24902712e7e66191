/** The same position by other rules, and effects by hand. */
import type { BaseRules, Effect, Game } from "../../../src/engine/index.ts";

export const by = (rules: BaseRules, game: Game): Game => ({ ...game, rules });
export const effect = (what: Effect, seat = 1) => ({
  type: "effect" as const,
  seat,
  because: "Taxes",
  effect: what,
});
