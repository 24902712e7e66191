/** Cards that are discarded by themselves, as soon as what they say is true. compendium: Elric; Pulling Strings */

import { mayLeavePlay } from "../rules/in-force/cannot.ts";
import { isTrue } from "../rules/in-force/condition.ts";
import { isBlanked, printed } from "../rules/in-force/statics.ts";
import { mustPlay, titleOf, youOf } from "../state/lookup.ts";
import type { Work } from "./work.ts";
import { discardFromPlay } from "./zones.ts";

/** Discards them; a blanked card stays, and so does what nothing can make leave play. */
export function discardWhatMustGo(work: Work): void {
  for (const { giver, given } of printed(work.game, "discarded")) {
    const { game } = work;
    if (!game.cards[giver]?.play || mustPlay(game, giver).faceDown || isBlanked(game, giver)) continue;
    const by = youOf(game, giver);
    if (by === null || mayLeavePlay(game, giver, false)) continue;
    const context = { by, card: giver, source: titleOf(game, giver), target: null, conflict: null };
    if (isTrue(game, given.when, context)) discardFromPlay(work, giver);
  }
}
