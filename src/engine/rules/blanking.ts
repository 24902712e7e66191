/** engine: Bonuses and Blanking; Marks — whoever is cut off from a source of a mark purges one. */
import { seatOf, titleOf } from "../lookup.ts";
import type { CardId, Mark } from "../vocabulary.ts";
import type { Work } from "../work.ts";
import { gainMarks, purgeMarks } from "./marks.ts";
import { isBlanked, printed } from "./statics.ts";

/** The marks that the text of a card in play gives to others, and to whom; those of a blanked one too. */
export function givenMarks(work: Work, id: CardId): (readonly [to: CardId, mark: Mark, amount: number])[] {
  return printed(work.game, "mark").flatMap(({ giver, given }) => {
    if (giver !== id) return [];
    const play = work.game.cards[id]?.play;
    const faction = play?.faction ?? null;
    const to = given.to === "host" ? play?.host : faction === null ? null : seatOf(work.game, faction).ambassador;
    return to === undefined || to === null || !work.game.cards[to]?.play
      ? []
      : [[to, given.mark, given.amount] as const];
  });
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
    for (const [to, mark, amount] of givenMarks(work, giver))
      (is ? purgeMarks : gainMarks)(work, to, mark, amount, titleOf(work.game, giver));
  }
}
