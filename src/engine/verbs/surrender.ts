/** engine: Unconditional Surrender — some cards force it */
import type { Effect } from "../cards/verbs.ts";
import type { Context, Game } from "../game.ts";
import { seatOf } from "../lookup.ts";
import type { Refusal } from "../refusal.ts";
import { seatsOf } from "../rules/references.ts";
import { capitulate, maySurrender, refuges } from "../rules/surrender.ts";
import type { SeatIndex } from "../vocabulary.ts";
import { ask, type Work } from "../work.ts";

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
