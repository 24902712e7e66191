/** Cards that leave play or change their place by an effect, and marks that move or change. */

import { applyInfluence } from "../changes/costs/influence.ts";
import { putMarks, takeMarks } from "../changes/in-force/marks.ts";
import { changeRow, joinFaction, LEAVES } from "../changes/in-force/moving.ts";
import { exchange } from "../changes/in-force/replacement.ts";
import { emit, open, type Work } from "../changes/work.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { type Exchange, mayTakePlace, movable } from "../rules/costs/replacement.ts";
import { mayLeavePlay } from "../rules/in-force/cannot.ts";
import { cannotAddTo, surcharge } from "../rules/in-force/faction.ts";
import { mayMove, maySucceed } from "../rules/in-force/moving.ts";
import { cardFor, seatsOf } from "../rules/in-force/references.ts";
import { ignoresMark, mayBeTogether } from "../rules/in-force/taint.ts";
import type { Context, Game } from "../state/game.ts";
import { cardOf, factsOf, mustPlay, named, titleOf } from "../state/lookup.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import { mayHaveControl } from "./control.ts";
import type { Effect } from "./shapes/verbs.ts";

type Of<V> = Extract<Effect, { verb: V }>;
type Leaving = Of<"remove" | "discard-card" | "return-to-hand">;

export function leave(work: Work, effect: Leaving, context: Context): boolean {
  const id = cardFor(work.game, effect.which, context);
  if (id === null || mayLeavePlay(work.game, id, effect.major === true)) return false;
  LEAVES[effect.verb](work, id, context.source);
  return true;
}

function destination(game: Game, { to }: Of<"move">, context: Context): "inner" | "supporting" | SeatIndex | null {
  if (to === "inner" || to === "supporting") return to;
  return seatsOf(game, to, context)[0] ?? null;
}

export function moveCard(work: Work, effect: Of<"move">, context: Context): boolean {
  const id = cardFor(work.game, effect.which, context);
  const to = destination(work.game, effect, context);
  if (id === null || to === null || mayMove(work.game, id, to)) return false;
  return typeof to === "number" ? joinFaction(work, id, to, context.source) : changeRow(work, id, to, context.source);
}

/** Only as many as are there; none where the other faction is allergic to them. */
export function transferMark(work: Work, { from, to, mark, amount }: Of<"transfer-mark">, context: Context): boolean {
  const giver = cardFor(work.game, from, context);
  const taker = cardFor(work.game, to, context);
  if (giver === null || taker === null || giver === taker) return false;
  const tried = open(work.game);
  const moved = takeMarks(tried, giver, mark, amount);
  if (moved === 0 || ignoresMark(tried.game, cardOf(tried.game, taker).play?.faction ?? null, mark)) return false;
  takeMarks(work, giver, mark, moved);
  putMarks(work, taker, mark, moved);
  emit(work, {
    type: "marks-transferred",
    from: named(work.game, giver),
    to: named(work.game, taker),
    mark,
    amount: moved,
    source: context.source,
  });
  return true;
}

export function convertMark(work: Work, { which, mark, into, amount }: Of<"convert-mark">, context: Context): boolean {
  const id = cardFor(work.game, which, context);
  if (id === null || mark === into) return false;
  const tried = open(work.game);
  const converted = takeMarks(tried, id, mark, amount);
  if (converted === 0 || putMarks(tried, id, into, converted) === 0) return false;
  takeMarks(work, id, mark, converted);
  putMarks(work, id, into, converted);
  emit(work, {
    type: "marks-converted",
    card: named(work.game, id),
    mark,
    into,
    amount: converted,
    source: context.source,
  });
  return true;
}

/** The cards that a replacement by hand moves; null where it cannot take place. */
function replacement(game: Game, effect: Of<"replace">, context: Context) {
  const old = cardFor(game, effect.which, context);
  const { card } = effect.with;
  const held = game.cards[card];
  if (old === null || held?.zone !== "hand" || held.owner !== context.by) return null;
  return { old, card, moving: movable(game, old, { transfers: effect.transfers }).always };
}

export function replaceByHand(work: Work, effect: Of<"replace">, context: Context): boolean {
  const found = replacement(work.game, effect, context);
  if (!found || replacingBlocked(work.game, context.by, found)) return false;
  const marks = effect.transfers?.includes("marks") ?? false;
  const influence = surcharge(work.game, context.by, factsOf(work.game, found.card));
  applyInfluence(work, context.by, influence);
  exchange(work, { by: context.by, ...found, marks, rotated: false, influence });
  return true;
}

function replacingBlocked(
  game: Game,
  seat: SeatIndex,
  found: Pick<Exchange, "old" | "card" | "moving">,
): Refusal | null {
  return mayTakePlace(game, seat, found) ?? cannotAddTo(game, seat, found.card);
}

/** Why an effect of these kinds cannot take place, where a rule forbids it. */
export function movingBlocked(game: Game, effect: Effect, context: Context): Refusal | null {
  switch (effect.verb) {
    case "remove":
    case "discard-card":
    case "return-to-hand":
      return withCard(cardFor(game, effect.which, context), (id) => mayLeavePlay(game, id, effect.major === true));
    case "move": {
      const to = destination(game, effect, context);
      return to === null ? null : withCard(cardFor(game, effect.which, context), (id) => mayMove(game, id, to));
    }
    case "conquer": {
      const [by] = seatsOf(game, effect.who, context);
      const joins = (id: CardId) => by !== undefined && mustPlay(game, id).faction !== by;
      return withCard(cardFor(game, effect.which, context), (id) =>
        joins(id) ? mayBeTogether(game, [id], by ?? 0) : null,
      );
    }
    case "take-control": {
      const [by] = seatsOf(game, effect.who, context);
      return by === undefined
        ? null
        : withCard(cardFor(game, effect.which, context), (id) => mayHaveControl(game, id, by));
    }
    case "become-ambassador":
      return withCard(cardFor(game, effect.which, context), (id) => maySucceed(game, id));
    case "replace": {
      const found = replacement(game, effect, context);
      if (found) return replacingBlocked(game, context.by, found);
      const { card } = effect.with;
      return game.cards[card] ? refusal("not-in-hand", { title: titleOf(game, card) }) : null;
    }
    default:
      return null;
  }
}

function withCard(id: CardId | null, why: (id: CardId) => Refusal | null): Refusal | null {
  return id === null ? null : why(id);
}
