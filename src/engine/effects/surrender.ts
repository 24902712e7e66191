/** engine: Unconditional Surrender — some cards force it */

import { ask, type Work } from "../changes/work.ts";
import type { Refusal } from "../refusal.ts";
import { seatsOf } from "../rules/in-force/references.ts";
import { maySurrender, refuges } from "../rules/relations/surrender.ts";
import type { Context, Game } from "../state/game.ts";
import { seatOf } from "../state/lookup.ts";
import type { SeatIndex } from "../state/vocabulary.ts";
import { capitulate } from "../turn/surrender.ts";
import type { Effect } from "./shapes/verbs.ts";

type Of = Extract<Effect, { verb: "surrender" }>;

/** Who surrenders to whom; nobody to whoever is not at war with them. */
function pairs(game: Game, { who, to }: Of, context: Context): [SeatIndex, SeatIndex][] {
  const [victor] = seatsOf(game, to, context);
  return victor === undefined ? [] : seatsOf(game, who, context).map((seat): [SeatIndex, SeatIndex] => [seat, victor]);
}

/** Why nobody can be made to surrender there. */
export function surrenderRefused(game: Game, effect: Effect, context: Context): Refusal | null {
  if (effect.verb !== "surrender") return null;
  const refusals = pairs(game, effect, context).map(([seat, to]) => refusedOf(game, seat, to, context));
  return refusals.includes(null) ? null : (refusals[0] ?? null);
}

/** The same of another player, who is named then. */
function refusedOf(game: Game, seat: SeatIndex, to: SeatIndex, { by }: Context): Refusal | null {
  const refused = maySurrender(game, seat, to);
  if (refused === null || seat === by) return refused;
  return { ...refused, facts: { ...refused.facts, loser: seatOf(game, seat).name } };
}

/** At once; where the ambassador may find asylum the player is asked with whom. */
export function forceSurrender(work: Work, effect: Of, context: Context): boolean {
  let done = false;
  for (const [seat, to] of pairs(work.game, effect, context)) {
    if (maySurrender(work.game, seat, to)) continue;
    done = true;
    if (refuges(work.game, seat).length > 0) ask(work, { kind: "surrender", seat, to, source: context.source });
    else capitulate(work, seat, to, undefined);
  }
  return done;
}
