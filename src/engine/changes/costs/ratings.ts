/**
 * What cards in play add to an influence rating for as long as they give it: a change of the rating itself, neither a
 * gain nor a loss. engine: Influence and Influence Rating; compendium: 8.2 Influence Rating
 */

import { ratingOf } from "../../rules/costs/influence.ts";
import { standingCount } from "../../rules/in-force/count.ts";
import { isBlanked, printed } from "../../rules/in-force/statics.ts";
import type { Game, RatingBonus } from "../../state/game.ts";
import { mustPlay, named, seatOf, youOf } from "../../state/lookup.ts";
import { emit, type Work } from "../work.ts";
import { shiftRating } from "./influence.ts";

const NONE: readonly RatingBonus[] = [];

/**
 * Brings the ratings up to what is in play now. The influence of a new bonus comes to the unspent pool at once; one that
 * has ended goes from the spent pool first, and never takes a rating below 3.
 */
export function settleRatings(work: Work): void {
  const before = work.game.ratings ?? NONE;
  if (before.length === 0 && printed(work.game, "rating").length === 0) return;
  const now = bonuses(work.game);
  const come = now.filter((one) => !has(before, one));
  const gone = before.filter((one) => !has(now, one));
  if (gone.length === 0 && come.length === 0) return;
  const kept = before.filter((one) => has(now, one));
  // A bonus that comes as another goes leaves no moment in which the rating is lower.
  const ratings = [...kept, ...come.map((one) => ({ ...one, moved: moveTo(work, one, gone) }))];
  for (const one of gone) if (!come.some((other) => isSame(one, other))) shift(work, one, -one.moved, true);
  if (ratings.length > 0) work.game.ratings = ratings;
  else work.game.ratings = undefined;
}

type Bonus = Omit<RatingBonus, "moved">;

function bonuses(game: Game): Bonus[] {
  const found: Bonus[] = [];
  for (const { giver, given } of printed(game, "rating")) {
    const seat = youOf(game, giver);
    if (seat === null || mustPlay(game, giver).faceDown || isBlanked(game, giver)) continue;
    const by = given.by * standingCount(game, given.each, giver);
    if (by !== 0) found.push({ card: giver, seat, by });
  }
  return found;
}

const has = (list: readonly Bonus[], one: Bonus) =>
  list.some(({ card, seat, by }) => card === one.card && seat === one.seat && by === one.by);

const isSame = (one: Bonus, other: Bonus) => one.card === other.card && one.seat === other.seat;

/** What counts more or less than before changes the rating by the difference. Returns how far the bonus has moved it in all. */
function moveTo(work: Work, bonus: Bonus, before: readonly RatingBonus[]): number {
  const old = before.find((one) => isSame(one, bonus));
  if (old === undefined) return shift(work, bonus, bonus.by, false);
  return old.moved + shift(work, bonus, bonus.by - old.moved, bonus.by < old.by);
}

/** Returns how far the rating has moved. */
function shift(work: Work, { card, seat }: Bonus, by: number, ended: boolean): number {
  if (seatOf(work.game, seat).eliminated) return 0;
  const moved = shiftRating(work, seat, by);
  const rating = ratingOf(seatOf(work.game, seat));
  if (moved !== 0) emit(work, { type: "rating-changed", seat, by: moved, rating, card: named(work.game, card), ended });
  return moved;
}
