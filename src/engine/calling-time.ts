/**
 * Time is called at a table of a tournament: the action round stops at once, the conflicts in play resolve, victory is checked,
 * and the game is over. Who may call it is the table's business. compendium: TOURNAMENT RULES
 *
 * What its sentence leaves open is read so that no more is played than it names: a conflict that has not been initiated yet never
 * is, and nobody draws before the check.
 */

import { stopActing } from "./changes/action-round.ts";
import { emit, open, type Work } from "./changes/work.ts";
import type { Event } from "./events/event.ts";
import { type Refusal, refusal } from "./refusal.ts";
import type { DecisionKind, Game, Task } from "./state/game.ts";
import type { Round } from "./state/vocabulary.ts";
import { finishWithoutVictory } from "./turn/draw.ts";
import { advance } from "./turn/flow.ts";
import { endHalt } from "./turn/halt.ts";

/** Why time cannot be called: the game is over, or it has been called already. Null where it can. */
export function mayCallTime(game: Game): Refusal | null {
  if (game.result !== null) return refusal("game-over");
  return game.time ? refusal("time-called") : null;
}

/** The game with its time over, up to the next answer that is owed or to its end. Throws where `mayCallTime` refuses. */
export function timeCalled(game: Game): { game: Game; events: Event[] } {
  if (mayCallTime(game) !== null) throw new Error("time cannot be called now");
  const work = open(game);
  // What follows from how things stand is looked at anew: a question that is dropped here may still be owed.
  work.stable = null;
  work.game.time = true;
  emit(work, { type: "time-called", round: game.round });
  if (game.turn === 0) finishWithoutVictory(work);
  else {
    stop(work);
    advance(work);
  }
  return { game: work.game, events: work.events };
}

/** What is left of a turn from each of its rounds on. */
type Left = "action-round" | "conflicts" | "victory" | null;
const LEFT: Readonly<Record<Round, Left>> = {
  setup: null,
  ready: "conflicts",
  conflict: "conflicts",
  action: "action-round",
  // It goes on as it is.
  resolution: null,
  draw: "victory",
  over: null,
};

/** What a turn still had before it, and has no more. */
const SKIPPED: ReadonlySet<Task["task"]> = new Set<Task["task"]>([
  "restore",
  "initiative",
  "declare",
  "carry-out-declarations",
  "reveal",
  "initiate",
  "action-round",
  "ask-again",
  "discards",
  "carry-out-draws",
  "free-cards",
  "buy-cards",
  "victory",
  "turn-ends",
  "end-of-turn",
]);

/** What is asked for that alone. A fact that something else waits for is asked again. */
const UNASKED: ReadonlySet<DecisionKind> = new Set<DecisionKind>([
  "sustain",
  "go-on",
  "declare",
  "initiate",
  "discard",
  "buy",
  "fact",
]);

function stop(work: Work): void {
  const { game } = work;
  const left = LEFT[game.round];
  if (left === null) return;
  if (game.halt) endHalt(work);
  game.awaiting = game.awaiting.filter(({ kind }) => !UNASKED.has(kind));
  if (left === "action-round") {
    stopActing(work);
    return;
  }
  game.loose = undefined;
  game.declareStep = undefined;
  game.drawStep = undefined;
  const rest: Task = left === "victory" ? { task: "victory" } : { task: "resolution" };
  // What is under way is done first: the last task is the next.
  game.tasks = [rest, ...game.tasks.filter(({ task }) => !SKIPPED.has(task))];
  if (left === "conflicts") game.round = "resolution";
}
