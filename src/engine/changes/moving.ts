/** How cards in play leave it or change their place, other than by damage. engine glossary: Owner, Removed from the Game */

import { stopLeading } from "../rules/conflicts/rotation.ts";
import { forgetClaims } from "../rules/in-force/control.ts";
import { whileGiving } from "../rules/in-force/mark-sources.ts";
import { attachedTo, cardOf, mustPlay, named } from "../state/lookup.ts";
import { leftOf } from "../state/snapshot.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import { editPlay, emit, type Work } from "./work.ts";
import { discardFromPlay, leavePlay, removeFromGame, wasAt } from "./zones.ts";

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
  const was = leftOf(work.game, id);
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
  const was = leftOf(work.game, id);
  const attached = attachedTo(work.game, id);
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
