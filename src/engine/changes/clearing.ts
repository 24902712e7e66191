/** engine: Discard Neutralized Supporting Cards; quickstart: Turn Phase Details and Notes */

import { ruled } from "../rulesets/index.ts";
import { checkNeutralized } from "./damage.ts";
import { endOfEvents } from "./modifiers.ts";
import type { Work } from "./work.ts";
import { discardFromPlay } from "./zones.ts";

/** Neutralized supporting cards go; those of the inner circle stay. */
export function discardNeutralized(work: Work): void {
  for (const id of work.game.inPlay) {
    const play = work.game.cards[id]?.play;
    if (play?.neutralized && play.row === "supporting" && !play.tended) discardFromPlay(work, id, undefined, true);
  }
}

/** A conflict is over: by some rules what it has neutralized goes at once. */
export function clearAfterConflict(work: Work): void {
  if (ruled(work.game, "neutralized-supporting") === "each-conflict") discardNeutralized(work);
}

/** The resolution round is over: by some rules what events have done is over with it. */
export function clearAfterResolution(work: Work): void {
  if (ruled(work.game, "events-until") !== "resolution") return;
  endOfEvents(work);
  checkNeutralized(work, "the end of the resolution round");
}
