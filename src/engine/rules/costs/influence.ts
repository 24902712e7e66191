/** engine: Influence and Influence Rating */
import type { Party } from "../../cards/references.ts";
import { editSeat, emit, type Work } from "../../changes/work.ts";
import type { Holder } from "../../events/event.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game, Seat } from "../../state/game.ts";
import { seatOf } from "../../state/lookup.ts";
import type { NonPlayer, SeatIndex } from "../../state/vocabulary.ts";

/** No player's influence rating can ever be reduced below this. */
export const LEAST_RATING = 3;
export const STARTING_RATING = 4;
/** At 20 a force decides the game: Babylon 5 ends it, Shadows or Vorlons start the Shadow War. */
export const DECISIVE = 20;

export function ratingOf(seat: Seat): number {
  return seat.unspent + seat.spent;
}

export function ratingOfHolder(game: Game, holder: Holder): number {
  return "seat" in holder ? ratingOf(seatOf(game, holder.seat)) : game.influence[holder.nonPlayer];
}

export function isNonPlayer(party: Party): party is NonPlayer {
  return party === "babylon-5" || party === "shadows" || party === "vorlons";
}

/** What a player can apply now: the unspent pool and what is additional this turn. */
export function availableInfluence(seat: Seat): number {
  return seat.unspent + seat.additional;
}

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

/** The card that keeps a player from gaining influence this turn; null where none does. compendium: Blockade */
export function gainsNothing(game: Game, seat: SeatIndex): string | null {
  const bar = seatOf(game, seat).gainsNothing;
  return bar?.turn === game.turn ? bar.source : null;
}

/** How much a holder can lose or give: a player down to 3, a force down to 0. What a player already owes counts as gone. */
export function losable(game: Game, holder: Holder, amount: number): number {
  const least = "seat" in holder ? LEAST_RATING + owed(game, holder.seat) : 0;
  return Math.max(0, Math.min(amount, ratingOfHolder(game, holder) - least));
}

/** Losses for which the player has still to choose the pool. */
function owed(game: Game, seat: SeatIndex): number {
  return game.awaiting.reduce((sum, one) => sum + (one.kind === "lose" && one.seat === seat ? one.amount : 0), 0);
}

/**
 * How much of a loss may come from the spent pool, as the rule set has it. The two ends are equal where there is
 * nothing to choose. engine: Influence and Influence Rating — a lost influence leaves either pool.
 */
export function lossFromSpent(game: Game, index: SeatIndex, amount: number): { least: number; most: number } {
  const seat = seatOf(game, index);
  const least = Math.max(0, amount - seat.unspent);
  const most = Math.min(amount, seat.spent);
  switch (ruled(game, "losses")) {
    case "chosen":
      return { least, most };
    case "spent-first":
      return { least: most, most };
    case "unspent-first":
      return { least, most: least };
  }
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
