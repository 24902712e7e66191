/** engine: Influence and Influence Rating; Applying influence — how influence is gained, lost, applied and handed on. */

import type { Holder } from "../../events/event.ts";
import {
  availableInfluence,
  DECISIVE,
  gainsNothing,
  losable,
  lossFromSpent,
  ratingOf,
  ratingOfHolder,
} from "../../rules/costs/influence.ts";
import { ruled } from "../../rulesets/index.ts";
import { seatOf } from "../../state/lookup.ts";
import type { NonPlayer, SeatIndex } from "../../state/vocabulary.ts";
import { editSeat, emit, type Work } from "../work.ts";

/** engine: Additional Influence; Temporary Influence — for this turn, outside the rating, never restored. */
export function addInfluence(work: Work, seat: SeatIndex, amount: number, source: string): void {
  editSeat(work, seat).additional += amount;
  emit(work, { type: "influence-added", seat, amount, source });
}

/** The same for the next turn. rulebook: Influence Changes (A Moment of Beauty) */
export function promiseInfluence(work: Work, seat: SeatIndex, amount: number, source: string): void {
  const state = editSeat(work, seat);
  state.additionalNext = (state.additionalNext ?? 0) + amount;
  emit(work, { type: "influence-added", seat, amount, next: true, source });
}

/** At the end of a turn what is left of its additional influence is gone, and that of the next turn is there. */
export function turnAdditional(work: Work, seat: SeatIndex): void {
  const state = editSeat(work, seat);
  state.additional = state.additionalNext ?? 0;
  state.additionalNext = undefined;
}

/**
 * Applies influence: what is additional first, since it is lost with the turn; the rest moves from the unspent to the
 * spent pool. The caller has checked that there is enough.
 */
export function applyInfluence(work: Work, seat: SeatIndex, amount: number): void {
  const pools = editSeat(work, seat);
  if (availableInfluence(pools) < amount) throw new Error("applied more influence than there is");
  const extra = Math.min(amount, pools.additional);
  pools.additional -= extra;
  pools.unspent -= amount - extra;
  pools.spent += amount - extra;
}

/** Moves influence back to the unspent pool; returns how much there was to restore. */
export function restoreInfluence(work: Work, seat: SeatIndex, amount: number): number {
  const pools = editSeat(work, seat);
  const restored = Math.min(amount, pools.spent);
  pools.spent -= restored;
  pools.unspent += restored;
  return restored;
}

/** Returns whether the holder gains it: a player may be kept from gaining any this turn. */
export function gainInfluence(work: Work, holder: Holder, amount: number, source: string): boolean {
  const bar = "seat" in holder ? gainsNothing(work.game, holder.seat) : null;
  if (bar !== null && "seat" in holder) {
    emit(work, { type: "gain-prevented", seat: holder.seat, amount, source, by: bar });
    return false;
  }
  raise(work, holder, amount);
  emit(work, { type: "influence-gained", whose: holder, amount, rating: ratingOfHolder(work.game, holder), source });
  return true;
}

/** Takes influence away for good, as much of it from the spent pool as the player says. */
export function loseInfluence(work: Work, seat: SeatIndex, amount: number, fromSpent: number, source: string): void {
  const pools = editSeat(work, seat);
  pools.spent -= fromSpent;
  pools.unspent -= amount - fromSpent;
  emit(work, { type: "influence-lost", whose: { seat }, amount, rating: ratingOf(pools), source });
}

export function loseNonPlayerInfluence(work: Work, nonPlayer: NonPlayer, amount: number, source: string): void {
  lower(work, { nonPlayer }, amount);
  const rating = work.game.influence[nonPlayer];
  emit(work, { type: "influence-lost", whose: { nonPlayer }, amount, rating, source });
}

/**
 * A transfer never takes a player below 3. By the Engine Rules it is neither a gain nor a loss; by the published ones it
 * is a loss of the one and a gain of the other. engine glossary: Transfer; rulebook: Transfer
 */
export function transferInfluence(work: Work, from: Holder, to: Holder, amount: number, source: string): number {
  const moved = losable(work.game, from, amount);
  if (moved === 0) return 0;
  lower(work, from, moved);
  if (ruled(work.game, "transfers") === "lost-and-gained") {
    const rating = ratingOfHolder(work.game, from);
    emit(work, { type: "influence-lost", whose: from, amount: moved, rating, source });
    gainInfluence(work, to, moved, source);
    return moved;
  }
  raise(work, to, moved);
  emit(work, { type: "influence-transferred", from, to, amount: moved, source });
  return moved;
}

/** A direct change of the rating, which is no loss: what a state gave goes with it. Returns how much it was. */
export function lowerRating(work: Work, seat: SeatIndex, amount: number): number {
  const taken = losable(work.game, { seat }, amount);
  lower(work, { seat }, taken);
  return taken;
}

/** A direct change of the rating by what a card in play gives. Returns how far it moved. */
export function shiftRating(work: Work, seat: SeatIndex, by: number): number {
  if (by < 0) return -lowerRating(work, seat, -by);
  raise(work, { seat }, by);
  return by;
}

/** Building is neither a gain: the rating rises by one, into the unspent pool. engine: Rotate to Build Influence */
export function buildInfluence(work: Work, seat: SeatIndex): number {
  raise(work, { seat }, 1);
  return ratingOf(seatOf(work.game, seat));
}

function raise(work: Work, holder: Holder, amount: number): void {
  if ("seat" in holder) {
    editSeat(work, holder.seat).unspent += amount;
    return;
  }
  const { nonPlayer } = holder;
  const rating = work.game.influence[nonPlayer] + amount;
  work.game.influence = { ...work.game.influence, [nonPlayer]: rating };
  if (nonPlayer !== "babylon-5") shadowWarComes(work, nonPlayer);
}

/** The Shadow War begins where this force has the influence for it; once in a game. engine: The Shadow War */
export function shadowWarComes(work: Work, by: "shadows" | "vorlons"): void {
  const { shadowWar, shadowWarAt = DECISIVE, influence } = work.game;
  if (shadowWar !== "not-yet" || influence[by] < shadowWarAt) return;
  work.game.shadowWar = "on";
  emit(work, { type: "shadow-war", begins: true, by });
}

function lower(work: Work, holder: Holder, amount: number): void {
  if ("nonPlayer" in holder) {
    const rating = work.game.influence[holder.nonPlayer] - amount;
    work.game.influence = { ...work.game.influence, [holder.nonPlayer]: rating };
    return;
  }
  // What is transferred, or went with a card, is taken without asking: from the spent pool first, which leaves the most to
  // act with, unless the rule set takes from the other. quickstart: General Note – gaining and losing Influence
  const { least, most } = lossFromSpent(work.game, holder.seat, amount);
  const fromSpent = ruled(work.game, "losses") === "unspent-first" ? least : most;
  const pools = editSeat(work, holder.seat);
  pools.spent -= fromSpent;
  pools.unspent -= amount - fromSpent;
}
