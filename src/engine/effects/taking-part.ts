/** engine: Support or Oppose a Conflict — by an effect: nobody rotates for it. */

import { type Side, takeSide } from "../changes/conflicts/taking-part.ts";
import type { Work } from "../changes/work.ts";
import type { Refusal } from "../refusal.ts";
import { mayJoin } from "../rules/conflicts/conflict.ts";
import { cardFor, conflictAtHand, seatsOf } from "../rules/in-force/references.ts";
import type { Context, Game } from "../state/game.ts";
import { mustPlay } from "../state/lookup.ts";
import type { Effect } from "./shapes/verbs.ts";

type TakePart = Extract<Effect, { verb: "take-part" }>;

/** Who takes which side; null where the card or the conflict is not there. */
function meant(game: Game, effect: TakePart, context: Context): Side | null {
  const { as, using } = effect;
  const card = cardFor(game, effect.which, context);
  const conflict = effect.conflict ?? conflictAtHand(game, context)?.id;
  if (card === null || conflict === undefined) return null;
  const { controller, faction } = mustPlay(game, card);
  const side = effect.side === undefined ? null : (seatsOf(game, effect.side, context)[0] ?? null);
  return { seat: controller ?? faction ?? context.by, card, conflict, as, side, using, source: context.source };
}

export function takingPartRefused(game: Game, effect: TakePart, context: Context): Refusal | null {
  const found = meant(game, effect, context);
  if (!found) return null;
  const { seat, conflict, card, as, side, using } = found;
  return mayJoin(game, seat, conflict, card, as, side, using, "without rotating");
}

export function takePart(work: Work, effect: TakePart, context: Context): boolean {
  const found = meant(work.game, effect, context);
  if (!found || takingPartRefused(work.game, effect, context)) return false;
  takeSide(work, found);
  return true;
}
