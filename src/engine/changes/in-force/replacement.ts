/** engine: Replace a Card; Appendix Two: Replacing characters — a card takes another's place in play. */

import type { Exchange } from "../../rules/costs/replacement.ts";
import { marksGivenTo } from "../../rules/in-force/mark-sources.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Marks } from "../../state/game.ts";
import { attachedTo, cardOf, isAmbassador, mustPlay, named, playOf, titleOf } from "../../state/lookup.ts";
import { type CardId, MARKS } from "../../state/vocabulary.ts";
import { editPlay, editSeat, emit, type Work } from "../work.ts";
import { discardFromPlay, enterPlay, removeFromGame } from "../zones.ts";
import { putMarks, takeMarks } from "./marks.ts";

/**
 * Takes the old card from the game and puts the new one in its place: ready, undamaged, in the same faction, under the
 * control of whoever controlled the old one. Sources of marks are looked at one by one, and this once only.
 */
export function exchange(work: Work, { by, old, card, moving, marks, rotated, influence }: Exchange): void {
  const play = mustPlay(work.game, old);
  const place = work.game.inPlay.indexOf(old);
  const open = moving.filter((id) => !mustPlay(work.game, id).faceDown);
  emit(work, {
    type: "replaced",
    seat: by,
    old: named(work.game, old),
    card: named(work.game, card),
    faction: play.faction,
    moved: open.map((id) => named(work.game, id)),
    hidden: moving.length - open.length,
    influence,
  });
  for (const id of attachedTo(work.game, old)) if (!moving.includes(id)) discardFromPlay(work, id);
  // Marks given by cards that stay: the old card loses them, however many it still has; the new one will be given them.
  for (const { mark, amount } of marksGivenTo(work.game, old)) takeMarks(work, old, mark, amount);
  const left = mustPlay(work.game, old).marks;
  editPlay(work, old).marks = {};
  for (const id of moving) editPlay(work, id).host = card;
  if (play.faction !== null && isAmbassador(work.game, old)) editSeat(work, play.faction).ambassador = card;
  takeAway(work, old);
  const had = play.taken ? play.taken.from : play.controller;
  const controller = had ?? play.faction ?? cardOf(work.game, card).owner;
  enterPlay(work, card, { faction: play.faction, controller, row: play.row });
  takePlace(work, card, place);
  if (rotated) editPlay(work, card).rotated = true;
  // No source says what becomes of control that somebody has taken of the old card.
  if (play.taken && ruled(work.game, "replaced-control") === "passes")
    Object.assign(editPlay(work, card), { taken: play.taken, controller: play.controller });
  if (marks) transferLeft(work, old, card, left);
}

/** Takes a card that has been replaced out of play. engine: Replace a Card; quickstart: the list of actions */
export function takeAway(work: Work, old: CardId): void {
  if (ruled(work.game, "replaced") === "discarded") discardFromPlay(work, old);
  else removeFromGame(work, old);
}

/** The inner circle keeps its order, the ambassador first. */
function takePlace(work: Work, card: CardId, place: number): void {
  const others = work.game.inPlay.filter((id) => id !== card);
  work.game.inPlay = [...others.slice(0, place), card, ...others.slice(place)];
}

/** What is left when every source has been looked at moves as it is: it is neither gained nor purged. */
function transferLeft(work: Work, from: CardId, to: CardId, left: Marks): void {
  for (const mark of MARKS) {
    const amount = left[mark] ?? 0;
    if (amount === 0 || !playOf(work.game, to)) continue;
    const moved = putMarks(work, to, mark, amount);
    if (moved > 0)
      emit(work, {
        type: "marks-transferred",
        from: named(work.game, from),
        to: named(work.game, to),
        mark,
        amount: moved,
        source: titleOf(work.game, to),
      });
  }
}
