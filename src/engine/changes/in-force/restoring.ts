/** engine: Reversal — cards that an effect has taken out of play, or moved, come back as they lay. */

import { mayEnter } from "../../rules/in-force/limit.ts";
import { mayMix } from "../../rules/in-force/taint.ts";
import type { Game } from "../../state/game.ts";
import { attachedTo, factsOf, mustPlay, playOf, sameCard, seatOf } from "../../state/lookup.ts";
import { isAway, type LeftCard } from "../../state/snapshot.ts";
import type { CardId } from "../../state/vocabulary.ts";
import { editPlay, type Work } from "../work.ts";
import { enterPlay } from "../zones.ts";
import { connectMarks, cutOffMarks, whileBlanking } from "./mark-sources.ts";

/** Why cards cannot come back into play. */
export type NotRestored = "cards-moved" | "copy-in-play" | "faction-gone" | "host-left" | "not-with-faction";

/** Why these cards cannot come back into play; null where they can. */
export function cannotRestore(game: Game, left: readonly LeftCard[]): NotRestored | null {
  if (left.some(({ card }) => !isAway(game, card))) return "cards-moved";
  const [first] = left;
  if (!first) return null;
  const { faction, host } = first.play;
  if (faction !== null && seatOf(game, faction).eliminated) return "faction-gone";
  if (host !== null && !playOf(game, host)) return "host-left";
  // That it was played once, or left the game, is no reason: that is what is undone.
  const before = { ...game, spent: withoutCopies(game, first.card) };
  if (mayEnter(before, first.card)) return "copy-in-play";
  if (faction !== null && mayMix(game, first.card, faction)) return "not-with-faction";
  return null;
}

function withoutCopies(game: Game, card: CardId): number[] {
  const facts = factsOf(game, card);
  return game.spent.filter((index) => {
    const other = game.facts[index];
    return !other || !sameCard(other, facts);
  });
}

/** Puts the cards back into play as they lay: their places, marks, damage, bonuses and parts in conflicts. */
export function restoreCards(work: Work, left: readonly LeftCard[]): void {
  const [first] = left;
  if (!first) return;
  const { limit } = factsOf(work.game, first.card);
  if (limit !== "unique") work.game.spent = withoutCopies(work.game, first.card);
  for (const { card, play } of left) {
    const { faction, controller, row, host, faceDown } = play;
    enterPlay(work, card, { faction, controller: controller ?? 0, row, faceDown, ...(host === null ? {} : { host }) });
  }
  for (const { card, play, place } of left) {
    Object.assign(editPlay(work, card), play);
    const others = work.game.inPlay.filter((id) => id !== card);
    work.game.inPlay = [...others.slice(0, place), card, ...others.slice(place)];
  }
  for (const { modifiers, parts, leaders, card } of left) {
    work.game.modifiers = [...work.game.modifiers, ...modifiers];
    for (const { conflict, as } of parts)
      work.game.conflicts = work.game.conflicts.map((one) =>
        one.id === conflict && one.result === null ? { ...one, participants: [...one.participants, as] } : one,
      );
    for (const leader of leaders) if (playOf(work.game, leader)?.leads === null) editPlay(work, leader).leads = card;
  }
}

/** A location that was conquered goes back to the faction that it was in, and what lay on it lies there again. */
export function giveBack(work: Work, left: readonly LeftCard[]): void {
  const [first, ...attached] = left;
  if (!first || !playOf(work.game, first.card)) return;
  const { card, play } = first;
  cutOffMarks(work, card);
  whileBlanking(work, () => {
    const edited = editPlay(work, card);
    const { faction, controller, row, rests, taken } = play;
    Object.assign(edited, { faction, controller, row });
    delete edited.rests;
    delete edited.taken;
    Object.assign(edited, rests === undefined ? {} : { rests }, taken === undefined ? {} : { taken });
    for (const other of attachedTo(work.game, card)) editPlay(work, other).faction = faction;
  });
  connectMarks(work, card);
  restoreCards(work, attached);
}

/** Whether the card is still in play in that faction. */
export const isStillIn = (game: Game, card: CardId, faction: number | null): boolean =>
  playOf(game, card) !== null && mustPlay(game, card).faction === faction;
