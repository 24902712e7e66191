/** What is set back to what it was as the turn began. compendium: Luis Santiago; Blockade */

import { changeUnrest, shiftTension } from "../changes/relations/tension.ts";
import { editSeat, emit, type Work } from "../changes/work.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { LEAST_RATING, losable } from "../rules/costs/influence.ts";
import { risenBy, tensionMoved, unrestMoved } from "../rules/in-force/beginning.ts";
import { seatsOf, sidesOf } from "../rules/in-force/references.ts";
import type { Context, Game, Side } from "../state/game.ts";
import type { SeatIndex } from "../state/vocabulary.ts";
import { loseOrAsk } from "./influence.ts";
import type { Effect } from "./shapes/verbs.ts";

type Of<V> = Extract<Effect, { verb: V }>;
type SettingBack = Of<"set-back-influence" | "set-back-tension" | "set-back-unrest">;

export const isSettingBack = (effect: Effect): effect is SettingBack => effect.verb.startsWith("set-back-");

/** How much each of these ratings falls. */
function falls(game: Game, { who, least }: Of<"set-back-influence">, context: Context) {
  return seatsOf(game, who, context).flatMap((seat) => {
    const amount = losable(game, { seat }, risenBy(game, seat, least ?? LEAST_RATING));
    return amount > 0 ? [{ seat, amount }] : [];
  });
}

export function setBackInfluence(work: Work, effect: Of<"set-back-influence">, context: Context): boolean {
  const all = falls(work.game, effect, context);
  for (const { seat, amount } of all) loseOrAsk(work, seat, amount, context.source);
  return all.length > 0;
}

function tensionsMoved(game: Game, { from, toward }: Of<"set-back-tension">, context: Context): [Side, Side][] {
  return sidesOf(game, from, context).flatMap((one) =>
    sidesOf(game, toward, context).flatMap((other): [Side, Side][] =>
      tensionMoved(game, one, other) === 0 ? [] : [[one, other]],
    ),
  );
}

export function setBackTension(work: Work, effect: Of<"set-back-tension">, context: Context): boolean {
  const moved = tensionsMoved(work.game, effect, context);
  // What factions of a race share may have been set back with the one before.
  for (const [from, toward] of moved)
    shiftTension(work, from, toward, -tensionMoved(work.game, from, toward), context.source);
  return moved.length > 0;
}

const unrestsMoved = (game: Game, { who }: Of<"set-back-unrest">, context: Context): SeatIndex[] =>
  seatsOf(game, who, context).filter((seat) => unrestMoved(game, seat) !== 0);

export function setBackUnrest(work: Work, effect: Of<"set-back-unrest">, context: Context): boolean {
  const seats = unrestsMoved(work.game, effect, context);
  for (const seat of seats) changeUnrest(work, seat, -unrestMoved(work.game, seat), context.source);
  return seats.length > 0;
}

/** Why there is nothing to set back. */
export function settingBackRefused(game: Game, effect: SettingBack, context: Context): Refusal | null {
  const there =
    effect.verb === "set-back-influence"
      ? falls(game, effect, context).length
      : effect.verb === "set-back-tension"
        ? tensionsMoved(game, effect, context).length
        : unrestsMoved(game, effect, context).length;
  return there > 0 ? null : refusal("as-it-began", { source: context.source });
}

export function barGains(work: Work, { who }: Of<"bar-gains">, { source, ...context }: Context): boolean {
  const { turn } = work.game;
  const seats = seatsOf(work.game, who, { ...context, source }).filter(
    (seat) => work.game.seats[seat]?.gainsNothing?.turn !== turn,
  );
  for (const seat of seats) {
    editSeat(work, seat).gainsNothing = { turn, source };
    emit(work, { type: "gains-barred", seat, source });
  }
  return seats.length > 0;
}
