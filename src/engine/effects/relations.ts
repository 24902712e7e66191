import * as tension from "../changes/relations/tension.ts";
import type { Work } from "../changes/work.ts";
import { seatsOf, sidesOf } from "../rules/in-force/references.ts";
import { sharedBetween } from "../rules/relations/tension.ts";
import type { Context } from "../state/game.ts";
import type { Effect } from "./shapes/verbs.ts";

type Of<V> = Extract<Effect, { verb: V }>;

export function shiftTension(
  work: Work,
  effect: Of<"raise-tension" | "lower-tension">,
  sign: 1 | -1,
  context: Context,
): boolean {
  let moved = 0;
  const done = new Set<string>();
  for (const from of sidesOf(work.game, effect.from, context))
    for (const toward of sidesOf(work.game, effect.toward, context)) {
      // What factions of a race share is changed for all of them at once.
      const whole = sharedBetween(work.game, from, toward);
      if (done.has(whole)) continue;
      done.add(whole);
      moved += Math.abs(tension.shiftTension(work, from, toward, sign * effect.amount, context.source));
      if (effect.mutual)
        moved += Math.abs(tension.shiftTension(work, toward, from, sign * effect.amount, context.source));
    }
  return moved > 0;
}

export function shiftUnrest(
  work: Work,
  effect: Of<"raise-unrest" | "lower-unrest">,
  sign: 1 | -1,
  context: Context,
): boolean {
  let moved = 0;
  for (const seat of seatsOf(work.game, effect.who, context))
    moved += Math.abs(tension.changeUnrest(work, seat, sign * effect.amount, context.source));
  return moved > 0;
}
