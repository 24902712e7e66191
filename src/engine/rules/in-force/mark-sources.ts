/**
 * What gives marks for as long as it is in play. The source of a mark is not recorded: a card that is cut off from a
 * source purges a mark of that kind. Only a replacement looks at the sources. engine: Marks; Bonuses and Blanking
 */

import { gainMarks, purgeMarks } from "../../changes/marks.ts";
import type { Work } from "../../changes/work.ts";
import type { Game } from "../../state/game.ts";
import { cardOf, factsOf, mustPlay, seatOf, titleOf, youOf } from "../../state/lookup.ts";
import type { CardId, Mark } from "../../state/vocabulary.ts";
import { isBlanked, printed } from "./statics.ts";

/** Marks that a card in play gives to another (or to itself) for as long as it is there. */
export interface Given {
  from: CardId;
  to: CardId;
  mark: Mark;
  amount: number;
}

/** Everything that the text of this card gives, blanked or not. */
export function givenBy(game: Game, from: CardId): Given[] {
  const all = printed(game, "mark");
  if (all.length === 0 || mustPlay(game, from).faceDown) return [];
  return all.flatMap(({ giver, given }) => {
    if (giver !== from) return [];
    return receivers(game, from, given).map((to) => ({ from, to, mark: given.mark, amount: given.amount }));
  });
}

/** Everything that this card is given now. */
export function marksGivenTo(game: Game, to: CardId): Given[] {
  const all = printed(game, "mark");
  if (all.length === 0) return [];
  const givers = [...new Set(all.map(({ giver }) => giver))];
  return givers.flatMap((from) =>
    isBlanked(game, from) ? [] : givenBy(game, from).filter((given) => given.to === to),
  );
}

function receivers(
  game: Game,
  from: CardId,
  given: { to: "host" | "your-ambassador" | "characters"; race?: string | undefined },
): CardId[] {
  switch (given.to) {
    case "host": {
      const { host } = mustPlay(game, from);
      return host !== null && cardOf(game, host).play ? [host] : [];
    }
    case "your-ambassador": {
      const you = youOf(game, from);
      const ambassador = you === null ? null : seatOf(game, you).ambassador;
      return ambassador !== null && cardOf(game, ambassador).play ? [ambassador] : [];
    }
    case "characters":
      return game.inPlay.filter((id) => {
        const { type, race } = factsOf(game, id);
        return type === "character" && (given.race === undefined || race === given.race);
      });
  }
}

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

function givenByAll(game: Game, ids: readonly CardId[]): Given[] {
  return ids.flatMap((id) => (isBlanked(game, id) ? [] : givenBy(game, id)));
}

function lacks(list: readonly Given[], one: Given): boolean {
  return !list.some(({ from, to, mark }) => from === one.from && to === one.to && mark === one.mark);
}
