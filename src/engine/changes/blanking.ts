/** engine: Bonuses and Blanking; Marks — whoever is cut off from a source of a mark purges one. */

import { givenBy } from "../rules/in-force/mark-sources.ts";
import { isBlanked, printed } from "../rules/in-force/statics.ts";
import { titleOf } from "../state/lookup.ts";
import { gainMarks, purgeMarks } from "./marks.ts";
import type { Work } from "./work.ts";

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
