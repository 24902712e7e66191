/**
 * engine: Triggered Effects; Contingency Cards — what answers a happening, in initiative order and as nobody's action.
 * Each answer is carried out whole before the next. What must happen, and what a player has said in advance, is done
 * without asking; only a card that its player wants to be asked about stops the game, for that player.
 */

import { payToRotate } from "../changes/costs/payment.ts";
import { stopWatching } from "../changes/in-force/lasting.ts";
import { rotate } from "../changes/in-force/rotation.ts";
import { noteLately } from "../changes/triggers/lately.ts";
import { turnUpContingency } from "../changes/triggers/playing.ts";
import { ask, editPlay, emit, schedule, type Work } from "../changes/work.ts";
import type { Effect } from "../effects/index.ts";
import { mayReveal } from "../rules/triggers/contingency.ts";
import { happeningOf } from "../rules/triggers/happening.ts";
import { cardStanding } from "../rules/triggers/standing-answers.ts";
import {
  answerContext,
  contingenciesAsked,
  response,
  type Usable,
  usableTriggers,
  usedKey,
} from "../rules/triggers/trigger.ts";
import { isAwaited, watchEvent, watchesFor, watchKey } from "../rules/triggers/watching.ts";
import type { Game, Happening, Response, Watch } from "../state/game.ts";
import { factsOf, named, seatOf } from "../state/lookup.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";

/** Notes something that cards may answer; where none can, nothing. */
export function happen(work: Work, happened: Happening): void {
  if (isAwaited(work.game, happened)) work.game.happened = [...(work.game.happened ?? []), happened];
}

/** Looks through the events since the last look. */
export function noteHappenings(work: Work): void {
  for (; work.seen < work.events.length; work.seen++) {
    const event = work.events[work.seen];
    if (event?.type === "neutralized") noteFelled(work, event.card.card, event.source, work.seen);
    if (event) noteLately(work, event);
    const happened = event ? happeningOf(work.game, event, work.events, work.seen) : null;
    if (happened) happen(work, happened);
  }
}

/** That it was an attack that has neutralized a card, or whoever led it, is remembered. compendium: In The Line Of Duty */
function noteFelled(work: Work, card: CardId, source: string, at: number): void {
  const attack = work.events.slice(0, at).findLast(({ type }) => type === "attacked");
  const felled = attack?.type === "attacked" && [attack.with.title, attack.target.title].includes(source);
  if (felled && work.game.cards[card]?.play?.neutralized) editPlay(work, card).felledIn = work.game.turn;
}

/** Lets everybody answer what has happened, once the effect that brought it about is carried out whole. */
export function scheduleResponses(work: Work): boolean {
  const { happened } = work.game;
  if (!happened || work.game.tasks.at(-1)?.task === "effects") return false;
  work.game.happened = undefined;
  schedule(work, ...happened.map(response));
  return true;
}

/** The next answer of the seat whose turn it is, or the next seat. */
export function respond(work: Work, task: Response): void {
  const seat = work.game.order[task.at];
  if (seat === undefined) return;
  if (seatOf(work.game, seat).eliminated) schedule(work, { ...task, at: task.at + 1, stage: "triggers" });
  else if (task.stage === "triggers") respondInPlay(work, task, seat);
  else respondFaceDown(work, task, seat);
}

function respondInPlay(work: Work, task: Response, seat: SeatIndex): void {
  const { happened, conflict, used } = task;
  const [watch] = watchesFor(work.game, seat, happened, used);
  if (watch) {
    schedule(work, { ...task, used: [...used, watchKey(watch)] });
    carryOut(work, watch, happened);
    return;
  }
  const usable = usableTriggers(work.game, seat, happened, used);
  const now = usable.find(({ card, must }) => must || cardStanding(work.game, seat, card) === "always");
  if (now) {
    schedule(work, { ...task, used: [...used, usedKey(now)] });
    useTrigger(work, seat, now, happened);
    return;
  }
  schedule(work, { ...task, stage: "contingencies" });
  if (usable.some(({ card }) => cardStanding(work.game, seat, card) === "ask"))
    ask(work, { kind: "trigger", seat, happened, conflict, used });
}

function respondFaceDown(work: Work, task: Response, seat: SeatIndex): void {
  const { happened, conflict, revealed } = task;
  const asked = contingenciesAsked(work.game, seat, happened);
  const decision = { conflict, revealed, happened };
  const now = asked.find(
    (card) => cardStanding(work.game, seat, card) === "always" && mayReveal(work.game, seat, card, decision) === null,
  );
  if (now !== undefined) {
    schedule(work, { ...task, revealed: [...revealed, work.game.cards[now]?.facts ?? -1] });
    turnUpContingency(work, seat, now, happened);
    return;
  }
  schedule(work, { ...task, at: task.at + 1, stage: "triggers" });
  if (asked.some((card) => cardStanding(work.game, seat, card) === "ask"))
    ask(work, { kind: "reveal", seat, ...decision });
}

/** Does what was set up by hand for this. */
function carryOut(work: Work, watch: Watch, happened: Happening): void {
  emit(work, watchEvent(work.game, "watch-done", watch));
  if (watch.once) stopWatching(work, (one) => one === watch, true);
  const conflict = "conflict" in happened ? happened.conflict : null;
  const context = watch.context ?? { by: watch.by, card: null, source: watch.source, target: null, conflict };
  schedule(work, { task: "effects", effects: asked(watch), context });
}

/** What is done, or the question whether it is to be done, where its text says "may". */
function asked({ effects, may }: Watch): readonly Effect[] {
  if (!may) return effects;
  const { seat, does, influence } = may;
  const price = influence === undefined ? {} : { influence };
  const options = [
    { does, ...price, effects: [...effects] },
    { does: "leave it", effects: [] },
  ];
  return [{ verb: "choose", who: { seat }, options } as Effect]; // what waits was read as plain effects
}

/** Carries out a triggered effect. */
export function useTrigger(
  work: Work,
  seat: SeatIndex,
  { card, effect }: Omit<Usable, "must">,
  happened: Happening,
): void {
  const triggered = factsOf(work.game, card).text?.triggered?.[effect];
  if (!triggered) return;
  if (triggered.rotates) {
    payToRotate(work, seat, card);
    rotate(work, card);
  }
  emit(work, { type: "triggered", seat, card: named(work.game, card), does: triggered.does });
  const context = answerContext(work.game, seat, card, happened, triggered);
  schedule(work, { task: "effects", effects: triggered.effects, context });
}

/** The same player may answer with more: what was asked last is asked again, without what has just been used. */
export function respondAgain(work: Work, more: { used?: string; revealed?: number }): void {
  const top = work.game.tasks.at(-1);
  if (top?.task !== "respond") return;
  const again: Response =
    more.used === undefined
      ? { ...top, at: top.at - 1, stage: "contingencies", revealed: [...top.revealed, more.revealed ?? -1] }
      : { ...top, stage: "triggers", used: [...top.used, more.used] };
  work.game.tasks = [...work.game.tasks.slice(0, -1), again];
}

/** What a seat is asked about, where games saved by earlier versions do not say it. */
export function happenedOf(decision: { conflict: number | null; happened?: Happening }): Happening | null {
  if (decision.happened) return decision.happened;
  return decision.conflict === null ? null : { what: "resolved", conflict: decision.conflict };
}

/** The triggered effects that a seat is asked about now. */
export function askedTriggers(game: Game, seat: SeatIndex, happened: Happening, used: readonly string[]): Usable[] {
  return usableTriggers(game, seat, happened, used).filter(({ must }) => !must);
}
