/** Whether what an effect hangs on is true as it is carried out. */
import type { EffectCondition } from "../../cards/conditions.ts";
import type { Count } from "../../cards/count.ts";
import type { Context, Game } from "../../state/game.ts";
import { countOf } from "./count.ts";
import { holds } from "./requirement.ts";

export function isTrue(game: Game, condition: EffectCondition, context: Context): boolean {
  if (condition.needs !== "count") return holds(game, context.by, condition);
  const { of, atLeast = 0, atMost } = condition;
  const counted = countOf(game, of, context);
  return (
    counted >= boundOf(game, atLeast, context) && (atMost === undefined || counted <= boundOf(game, atMost, context))
  );
}

function boundOf(game: Game, bound: number | Count, context: Context): number {
  return typeof bound === "number" ? bound : countOf(game, bound, context);
}
