/**
 * Cards in play that are discarded by themselves: those that are neutralized, and those whose text says when.
 * engine: Discard Neutralized Supporting Cards; quickstart: Turn Phase Details and Notes; compendium: Elric; Pulling Strings
 */

import { mayLeavePlay } from "../../rules/in-force/cannot.ts";
import { isTrue } from "../../rules/in-force/requirement.ts";
import { isBlanked, printed } from "../../rules/in-force/statics.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game } from "../../state/game.ts";
import { mustPlay, titleOf, youOf } from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import type { CardId } from "../../state/vocabulary.ts";
import type { Work } from "../work.ts";
import { discardFromPlay } from "../zones.ts";
import { checkNeutralized, ENDED } from "./damage.ts";
import { endOfEvents } from "./lasting.ts";

/** Neutralized supporting cards go, in initiative order; those of the inner circle stay. */
export function discardNeutralized(work: Work): void {
  discardFallen(work);
  if (!since(work.game, 9)) return;
  // engine: Discard Neutralized Supporting Cards — all of them: what lived on a card that has gone goes in the same step.
  for (let before = 0; before !== work.game.inPlay.length; ) {
    before = work.game.inPlay.length;
    checkNeutralized(work, "a lost bonus");
    discardFallen(work);
  }
}

function discardFallen(work: Work): void {
  for (const id of since(work.game, 5) ? inInitiativeOrder(work.game) : work.game.inPlay) {
    const play = work.game.cards[id]?.play;
    if (play?.neutralized && play.row === "supporting" && !play.tended) discardFromPlay(work, id, undefined, true);
  }
}

/** compendium: Discarding neutralized supporting cards — those of the faction with the lowest initiative first. */
function inInitiativeOrder(game: Game): readonly CardId[] {
  const placeOf = (id: CardId) => game.order.indexOf(mustPlay(game, id).faction ?? -1);
  return game.inPlay.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** A conflict is over: by some rules what it has neutralized goes at once. */
export function clearAfterConflict(work: Work): void {
  if (ruled(work.game, "neutralized-supporting") === "each-conflict") discardNeutralized(work);
}

/** The resolution round is over: by some rules what events have done is over with it. */
export function clearAfterResolution(work: Work): void {
  if (ruled(work.game, "events-until") !== "resolution") return;
  endOfEvents(work);
  checkNeutralized(work, ENDED.resolution);
}

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
