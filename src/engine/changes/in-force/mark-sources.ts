/**
 * engine: Marks; Bonuses and Blanking — whoever is cut off from a source of a mark purges one of that kind, whoever comes to
 * be reached by one gains it.
 */

import { type GivenMark, givenBy, marksGivenTo } from "../../rules/in-force/mark-sources.ts";
import { isBlanked, printed } from "../../rules/in-force/statics.ts";
import type { Game } from "../../state/game.ts";
import { titleOf } from "../../state/lookup.ts";
import type { CardId } from "../../state/vocabulary.ts";
import type { Work } from "../work.ts";
import { gainMarks, purgeMarks } from "./marks.ts";

/** A card comes into play: it gives its marks to others, and is given theirs. */
export function connectMarks(work: Work, id: CardId): void {
  for (const { to, mark, amount } of isBlanked(work.game, id) ? [] : givenBy(work.game, id))
    if (to !== id) gainMarks(work, to, mark, amount, titleOf(work.game, id));
  for (const { from, mark, amount } of marksGivenTo(work.game, id))
    gainMarks(work, id, mark, amount, titleOf(work.game, from));
}

/** A card leaves play: whoever it gave a mark purges one of that kind. */
export function cutOffMarks(work: Work, id: CardId): void {
  if (isBlanked(work.game, id)) return;
  for (const { to, mark, amount } of givenBy(work.game, id)) purgeMarks(work, to, mark, amount, titleOf(work.game, id));
}

/** Does what changes to whom these cards give marks: who is cut off purges, who is reached now gains. */
export function whileGiving(work: Work, ids: readonly CardId[], change: () => void): void {
  const before = givenByAll(work.game, ids);
  change();
  const after = givenByAll(work.game, ids);
  for (const one of before)
    if (lacks(after, one)) purgeMarks(work, one.to, one.mark, one.amount, titleOf(work.game, one.from));
  for (const one of after)
    if (lacks(before, one)) gainMarks(work, one.to, one.mark, one.amount, titleOf(work.game, one.from));
}

function givenByAll(game: Game, ids: readonly CardId[]): GivenMark[] {
  return ids.flatMap((id) => (isBlanked(game, id) ? [] : givenBy(game, id)));
}

function lacks(list: readonly GivenMark[], one: GivenMark): boolean {
  return !list.some(({ from, to, mark }) => from === one.from && to === one.to && mark === one.mark);
}

/** Does what may blank cards, or end it: the marks that they give go, or come back. */
export function whileBlanking(work: Work, change: () => void): void {
  const givers = [...new Set(printed(work.game, "mark").map(({ giver }) => giver))];
  const before = new Map(givers.map((giver) => [giver, isBlanked(work.game, giver)]));
  change();
  for (const [giver, was] of before) {
    const play = work.game.cards[giver]?.play;
    if (!play || play.faceDown) continue;
    const is = isBlanked(work.game, giver);
    if (is === was) continue;
    for (const { to, mark, amount } of givenBy(work.game, giver))
      (is ? purgeMarks : gainMarks)(work, to, mark, amount, titleOf(work.game, giver));
  }
}
