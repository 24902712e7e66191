/**
 * engine: Triggered Effects; Contingency Cards — what answers a happening, in initiative order and as nobody's action.
 * Each answer is carried out whole before the next. What must happen, and what a player has said in advance, is done
 * without asking; only a card that its player wants to be asked about stops the game, for that player.
 */
import type { Game, Happening, Response } from "../game.ts";
import { factsOf, named, seatOf } from "../lookup.ts";
import { mayReveal, reveal } from "../rules/contingency.ts";
import { rotate } from "../rules/rotation.ts";
import { cardStanding } from "../rules/standing.ts";
import {
  answerContext,
  concernsAnybody,
  contingenciesAsked,
  happeningOf,
  type Usable,
  usableTriggers,
  usedKey,
} from "../rules/trigger.ts";
import type { SeatIndex } from "../vocabulary.ts";
import { ask, emit, schedule, type Work } from "../work.ts";

/** The task that lets everybody answer. */
export function response(happened: Happening): Response {
  const conflict = "conflict" in happened ? happened.conflict : null;
  return { task: "respond", happened, conflict, at: 0, stage: "triggers", used: [], revealed: [] };
}

/** Notes something that cards may answer; where none can, nothing. */
export function happen(work: Work, happened: Happening): void {
  if (concernsAnybody(work.game, happened)) work.game.happened = [...(work.game.happened ?? []), happened];
}

/** Looks through the events since the last look. */
export function noteHappenings(work: Work): void {
  for (; work.seen < work.events.length; work.seen++) {
    const event = work.events[work.seen];
    const happened = event ? happeningOf(work.game, event, work.events.slice(0, work.seen)) : null;
    if (happened) happen(work, happened);
  }
}

/** Lets everybody answer what has happened, once the effect that brought it about is carried out whole. */
export function scheduleResponses(work: Work): boolean {
  const { happened } = work.game;
  if (!happened || work.game.tasks.at(-1)?.task === "effects") return false;
  delete work.game.happened;
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
    reveal(work, seat, now, happened);
    return;
  }
  schedule(work, { ...task, at: task.at + 1, stage: "triggers" });
  if (asked.some((card) => cardStanding(work.game, seat, card) === "ask"))
    ask(work, { kind: "reveal", seat, ...decision });
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
  if (triggered.rotates) rotate(work, card);
  emit(work, { type: "triggered", seat, card: named(work.game, card), does: triggered.does });
  const context = answerContext(work.game, seat, card, happened);
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
