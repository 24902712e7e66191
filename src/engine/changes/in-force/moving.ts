/**
 * How cards in play leave it or change their place, other than by damage. engine: Promote Effects; Ambassadors and
 * Ambassadorial Immunity; Enhancement Cards; glossary: Owner, Removed from the Game
 */

import { isFree, mayBePromoted, type Promotion, staysOutside } from "../../rules/costs/promoting.ts";
import { printed } from "../../rules/in-force/statics.ts";
import { attachedTo, cardOf, mustPlay, named, seatOf, textOf } from "../../state/lookup.ts";
import { snapshotsOf } from "../../state/snapshot.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { noteTookPart } from "../conflicts/took-part.ts";
import { applyInfluence } from "../costs/influence.ts";
import { editPlay, editSeat, emit, type Work } from "../work.ts";
import { discardFromPlay, leavePlay, removeFromGame, wasAt } from "../zones.ts";
import { forgetClaims } from "./control.ts";
import { whileBlanking, whileGiving } from "./mark-sources.ts";
import { stopLeading } from "./rotation.ts";

export const LEAVES = {
  remove: removeFromGame,
  "discard-card": discardFromPlay,
  // Whoever had it, it comes to its owner's hand.
  "return-to-hand": (work: Work, id: CardId, source?: string) => {
    const { owner: seat } = cardOf(work.game, id);
    emit(work, { type: "returned", seat, card: named(work.game, id), ...wasAt(work, id, source) });
    leavePlay(work, id, "hand");
  },
} as const;

/** Into the inner circle or out of it. Returns whether anything changed. */
export function changeRow(work: Work, id: CardId, to: "inner" | "supporting", source: string): boolean {
  if (mustPlay(work.game, id).row === to) return false;
  const was = snapshotsOf(work.game, id);
  editPlay(work, id).row = to;
  emit(work, { type: "moved", card: named(work.game, id), to, source, was });
  return true;
}

/**
 * Into another faction, as it is: with its marks, damage and attached cards, among the supporting cards, under the
 * control of that faction's player. It leads no fleet of the faction that it has left.
 */
export function joinFaction(work: Work, id: CardId, seat: SeatIndex, source: string): boolean {
  if (mustPlay(work.game, id).faction === seat) return false;
  const was = snapshotsOf(work.game, id);
  const attached = attachedTo(work.game, id);
  noteTookPart(work, id);
  whileGiving(work, [id, ...attached], () => {
    const play = editPlay(work, id);
    forgetClaims(play);
    Object.assign(play, { faction: seat, controller: seat, row: "supporting" });
    for (const other of attached) editPlay(work, other).faction = seat;
  });
  for (const other of work.game.inPlay) {
    const { leads, faction } = mustPlay(work.game, other);
    if (leads !== null && mustPlay(work.game, leads).faction !== faction) stopLeading(work, other);
  }
  emit(work, { type: "moved", card: named(work.game, id), to: { seat }, source, was });
  return true;
}

/**
 * The card joins the inner circle and leads the faction; whoever led it stays where it is. Cards that must lie on an
 * ambassador go over to the new one, whoever controls them, and so do the marks that they and others give an ambassador.
 *
 * @returns the cards that went over
 */
export function succeed(work: Work, seat: SeatIndex, id: CardId): CardId[] {
  const before = seatOf(work.game, seat).ambassador;
  const follow = work.game.inPlay.filter((one) => {
    const aimed = textOf(work.game, one)?.target;
    const isHosted = before !== null && mustPlay(work.game, one).host === before;
    return isHosted && aimed?.what === "card" && aimed.ambassador === true;
  });
  // compendium: Agendas — what they give an ambassador they give the new one.
  const givers = printed(work.game, "mark").map(({ giver }) => giver);
  whileGiving(work, [...new Set([...follow, ...givers, id])], () => {
    editSeat(work, seat).ambassador = id;
    const play = editPlay(work, id);
    play.row = "inner";
    play.controller = seat;
    forgetClaims(play);
    for (const one of follow) editPlay(work, one).host = id;
  });
  // The inner circle keeps its order, the ambassador first.
  const others = work.game.inPlay.filter((one) => one !== id);
  const place = before === null ? -1 : others.indexOf(before);
  if (place >= 0) work.game.inPlay = [...others.slice(0, place), id, ...others.slice(place)];
  return follow;
}

/** Moves an enhancement from one card to another: what it gives, it gives there. */
export function attachTo(work: Work, id: CardId, to: CardId, source: string): void {
  const { host } = mustPlay(work.game, id);
  whileBlanking(work, () =>
    whileGiving(work, [id], () => {
      const play = editPlay(work, id);
      play.host = to;
      play.faction = mustPlay(work.game, to).faction;
    }),
  );
  const from = host === null ? null : named(work.game, host);
  emit(work, { type: "attached", card: named(work.game, id), from, to: named(work.game, to), source });
}

/** Carries out a promotion by an effect; false where it is not possible. */
export function promoteByEffect(work: Work, seat: SeatIndex, card: CardId, how: Promotion, source: string): boolean {
  const allowed = mayBePromoted(work.game, seat, card, how);
  if ("code" in allowed) return false;
  applyInfluence(work, seat, allowed.cost);
  editPlay(work, card).row = "inner";
  emit(work, {
    type: "promoted",
    seat,
    card: named(work.game, card),
    with: null,
    influence: allowed.cost,
    source,
    ...(isFree(work.game, how) ? { free: true as const } : {}),
  });
  return true;
}

/** Promotes a card in play: into the inner circle, or to be looked after as one of it. */
export function setPromoted(work: Work, card: CardId): void {
  const play = editPlay(work, card);
  if (staysOutside(work.game, card)) play.promoted = true;
  else play.row = "inner";
}
