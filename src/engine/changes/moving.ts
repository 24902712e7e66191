/** How cards in play leave it or change their place, other than by damage. engine glossary: Owner, Removed from the Game */

import { type Refusal, refusal } from "../refusal.ts";
import { stopLeading } from "../rules/conflicts/rotation.ts";
import { attachedTo } from "../rules/costs/replacement.ts";
import { cannot } from "../rules/in-force/cannot.ts";
import { forgetClaims } from "../rules/in-force/control.ts";
import { hasCopy } from "../rules/in-force/limit.ts";
import { whileGiving } from "../rules/in-force/mark-sources.ts";
import { isIrrevocable } from "../rules/in-force/statics.ts";
import { mayBeTogether } from "../rules/in-force/taint.ts";
import { leftOf } from "../rules/triggers/left.ts";
import type { Game } from "../state/game.ts";
import {
  cardOf,
  factsOf,
  isAmbassador,
  isOfType,
  majorAgenda,
  mustPlay,
  named,
  seatOf,
  titleOf,
} from "../state/lookup.ts";
import type { CardId, CardType, SeatIndex } from "../state/vocabulary.ts";
import { editPlay, emit, type Work } from "./work.ts";
import { discardFromPlay, leavePlay, removeFromGame, wasAt } from "./zones.ts";

/** engine: Ambassadorial Immunity; Major Agendas; glossary: Irrevocable — what an effect cannot make leave play. */
export function mayLeavePlay(game: Game, id: CardId, evenMajor: boolean): Refusal | null {
  const title = titleOf(game, id);
  if (isAmbassador(game, id)) return refusal("ambassador-leaves-not", { title });
  // engine: Major Agendas — only an effect that says so makes one leave play.
  if (majorAgenda(factsOf(game, id)) && !evenMajor) return refusal("major-agenda-leaves-not", { title });
  return isIrrevocable(game, id) ? refusal("irrevocable", { title, target: title }) : null;
}

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

const OF_A_FACTION: readonly CardType[] = ["character", "group", "fleet", "location"];

/** May this card change its row, or its faction? */
export function mayMove(game: Game, id: CardId, to: "inner" | "supporting" | SeatIndex): Refusal | null {
  const { title, type } = factsOf(game, id);
  const play = mustPlay(game, id);
  if (to !== "inner" && isAmbassador(game, id)) return refusal("ambassador-leaves-not", { title });
  // engine: Drakh Rule 2 — whoever led a faction that has turned Drakh stays in its inner circle.
  if (play.led && to !== "inner" && to !== play.faction) return refusal("former-ambassador-stays", { title });
  if (typeof to === "number") {
    if (!isOfType({ type }, OF_A_FACTION)) return refusal("moves-not", { title, type });
    if (play.faction === to) return null;
    if (hasCopy(game, to, id)) return refusal("limited-in-play", { title, whose: seatOf(game, to).name });
    return mayBeTogether(game, [id, ...attachedTo(game, id)], to);
  }
  if (type !== "character") return refusal("not-a-character", { title, type });
  // rulebook: Unconditional Surrender
  if (to === "inner" && play.asylum) return refusal("asylum-stays-outside", { title });
  return to === "inner" && play.row === "supporting" ? cannot(game, "be-promoted", id) : null;
}

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
