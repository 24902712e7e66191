/** Effects are carried out, and taken back. A card's text, a conflict's outcome and an effect by hand all come through here. */

import { emit, type Work } from "../changes/work.ts";
import type { Event } from "../events/event.ts";
import { cardsFor, isSeveral } from "../rules/in-force/references.ts";
import type { EffectContext } from "../state/game.ts";
import { capitulate } from "../turn/surrender.ts";
import { blocked, type Effect, effectRecordOf, stuckOn, TAKES_BACK, type Verb } from "./index.ts";
import type { Doing } from "./record.ts";

/** What is done to several cards is done to those that are there as it begins, one after the other. */
function performOnEach(work: Work, effect: Effect, context: EffectContext): boolean {
  const record = effectRecordOf(effect);
  if (!("which" in effect) || !isSeveral(effect.which)) return record.perform(work, effect, context, DOING);
  let done = false;
  for (const card of cardsFor(work.game, effect.which, context)) {
    const one = { ...effect, which: { card } };
    if (record.perform(work, one, context, DOING)) done = true;
  }
  return done;
}

/** Carries one effect out and says so where it changed nothing. Returns whether anything changed. */
export function performEffect(work: Work, effect: Effect, context: EffectContext): boolean {
  const done = performOnEach(work, effect, context);
  if (!done) emit(work, { type: "no-effect", source: context.source, why: "nothing-to-change" });
  return done;
}

/** Undoes one thing that was done; `verbs`: what the text does that did it. engine: Reversal */
export function undoEvent(work: Work, event: Event, verbs: readonly Verb[], context: EffectContext): void {
  const how = TAKES_BACK[event.type];
  if (!how) return;
  if ("undo" in how) how.undo(work, event, context, verbs);
  const inverse = "inverse" in how ? how.inverse(event) : null;
  if (inverse) performEffect(work, inverse, context);
}

const DOING: Doing = {
  blocked,
  stuckOn,
  perform: performEffect,
  tryOut: performOnEach,
  undo: undoEvent,
  capitulate: (work, seat, to) => capitulate(work, seat, to, undefined),
};
