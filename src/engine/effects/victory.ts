/** engine: The Shadow War; Reducing Power Needed to Win; Other Victory Conditions */

import { shadowWarComes } from "../changes/costs/influence.ts";
import { editSeat, emit, type Work } from "../changes/work.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { DECISIVE } from "../rules/costs/influence.ts";
import { seatsOf } from "../rules/in-force/references.ts";
import type { Context, Game } from "../state/game.ts";
import { seatOf } from "../state/lookup.ts";
import type { Effect } from "./shapes/verbs.ts";

type Of<V> = Extract<Effect, { verb: V }>;

/** Why the Shadow War cannot begin, or end: it comes once, and only one that is on can end. */
export function shadowWarRefused(game: Game, { verb }: Effect): Refusal | null {
  if (verb === "begin-shadow-war" && game.shadowWar !== "not-yet")
    return refusal("shadow-war-once", { over: game.shadowWar === "over" ? "over" : null });
  if (verb === "end-shadow-war" && game.shadowWar !== "on")
    return refusal("no-shadow-war", { over: game.shadowWar === "over" ? "over" : null });
  return null;
}

export function beginShadowWar(
  work: Work,
  effect: Of<"begin-shadow-war" | "end-shadow-war">,
  context: Context,
): boolean {
  if (shadowWarRefused(work.game, effect)) return false;
  work.game.shadowWar = "on";
  emit(work, { type: "shadow-war", begins: true, by: null, source: context.source });
  return true;
}

export function endShadowWar(work: Work, effect: Of<"begin-shadow-war" | "end-shadow-war">, context: Context): boolean {
  if (shadowWarRefused(work.game, effect)) return false;
  work.game.shadowWar = "over";
  emit(work, { type: "shadow-war", begins: false, by: null, source: context.source });
  return true;
}

/** Where the Shadows or the Vorlons stand as high already, it begins at once. */
export function moveShadowWar(work: Work, { at }: Of<"shadow-war-at">, context: Context): boolean {
  if ((work.game.shadowWarAt ?? DECISIVE) === at) return false;
  const was = work.game.shadowWarAt;
  work.game.shadowWarAt = at;
  emit(work, { type: "shadow-war-at", at, source: context.source, ...(was === undefined ? {} : { was }) });
  shadowWarComes(work, "shadows");
  shadowWarComes(work, "vorlons");
  return true;
}

export function needLess(work: Work, { who, amount }: Of<"need-less-power">, context: Context): boolean {
  const seats = seatsOf(work.game, who, context);
  for (const seat of seats) {
    const less = (seatOf(work.game, seat).needsLess ?? 0) + amount;
    editSeat(work, seat).needsLess = less;
    emit(work, { type: "power-needed", seat, less, by: amount, source: context.source });
  }
  return seats.length > 0;
}

export function barVictory(work: Work, { who, victory, until }: Of<"bar-victory">, context: Context): boolean {
  const seats = seatsOf(work.game, who, context).filter(
    (seat) => !seatOf(work.game, seat).barred?.some((bar) => bar.victory === victory && bar.until === until),
  );
  for (const seat of seats) {
    const { barred = [] } = seatOf(work.game, seat);
    editSeat(work, seat).barred = [...barred, { victory, until, source: context.source }];
    emit(work, { type: "victory-barred", seat, victory, until, source: context.source });
  }
  return seats.length > 0;
}

export function allowVictory(work: Work, { who }: Of<"allow-victory">, context: Context): boolean {
  const seats = seatsOf(work.game, who, context).filter((seat) => (seatOf(work.game, seat).barred ?? []).length > 0);
  for (const seat of seats) {
    const was = seatOf(work.game, seat).barred ?? [];
    editSeat(work, seat).barred = undefined;
    emit(work, { type: "victory-barred", seat, victory: null, until: "permanent", source: context.source, was });
  }
  return seats.length > 0;
}
