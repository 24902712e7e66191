/** The turn, as tasks on a stack: done one after the other until somebody owes a decision or the game is over. */
import { continueVote, holdVote, voteGoesOn } from "./actions/votes.ts";
import type { Task } from "./game.ts";
import { playing } from "./lookup.ts";
import { beginActionRound, nextAction } from "./rounds/action.ts";
import { askAftermaths } from "./rounds/aftermaths.ts";
import { declare, initiate, reveal } from "./rounds/conflict.ts";
import {
  askForDiscards,
  askToBuy,
  beginDrawRound,
  checkForVictory,
  drawFreeCards,
  endTurn,
  finish,
} from "./rounds/draw.ts";
import { nextHalted } from "./rounds/halt.ts";
import { mercenariesAct } from "./rounds/mercenaries.ts";
import { determineInitiative, readyCards, restore } from "./rounds/ready.ts";
import { decideOutcome, finishConflict, nextConflict, resolve } from "./rounds/resolution.ts";
import { noteHappenings, respond, response, scheduleResponses } from "./rounds/responses.ts";
import { askStartingHands, beginFirstTurn, revealAmbassadors } from "./rounds/setup.ts";
import { checkNeutralized } from "./rules/damage.ts";
import { keepDrakhRules } from "./rules/drakh.ts";
import { dropUnpayable } from "./rules/payment.ts";
import { powerOf } from "./rules/power.ts";
import { result } from "./rules/victory.ts";
import { perform } from "./verbs/index.ts";
import { schedule, type Work } from "./work.ts";

/** Goes on until a decision is owed or the game is over. */
export function advance(work: Work): void {
  while (work.game.result === null) {
    if (work.game.turn > 0) keepDrakhRules(work);
    // engine: Major Victory — the only player left has won.
    if (work.game.turn > 0 && playing(work.game).length <= 1) {
      const power = work.game.seats.map((_, seat) => powerOf(work.game, seat));
      const winners = playing(work.game);
      finish(work, result(work.game, winners.length === 0 ? "none" : "last-player", winners, power));
      return;
    }
    // engine: The Effects of Damage — a card may be neutralized at any time that a bonus ends.
    checkNeutralized(work, "a lost bonus");
    noteHappenings(work);
    dropUnpayable(work);
    if (!work.game.halt && voteGoesOn(work.game)) {
      continueVote(work);
      continue;
    }
    if (work.game.awaiting.length > 0) return;
    if (scheduleResponses(work)) continue;
    const task = work.game.tasks.at(-1);
    if (!task) throw new Error("nothing left to do");
    work.game.tasks = work.game.tasks.slice(0, -1);
    run(work, task);
  }
}

/** True for what belongs to a conflict that was cancelled in the meantime. */
function isCancelled(work: Work, task: Task): boolean {
  const id = task.task === "effects" ? task.context.conflict : "conflict" in task ? task.conflict : null;
  return id !== null && !work.game.conflicts.some((conflict) => conflict.id === id);
}

type TaskName = Task["task"];
type Doer<T extends TaskName> = (work: Work, task: Extract<Task, { task: T }>) => void;

/** Every task and the place where it is done. */
const TASKS: { readonly [T in TaskName]: Doer<T> } = {
  "reveal-ambassadors": (work, task) => revealAmbassadors(work, task.revealed),
  "starting-hands": askStartingHands,
  "first-turn": beginFirstTurn,
  ready: readyCards,
  restore,
  initiative: determineInitiative,
  declare: (work, task) => declare(work, task.at, task.left),
  reveal: (work, task) => reveal(work, task.at),
  initiate: (work, task) => initiate(work, task.declaration),
  "action-round": beginActionRound,
  "next-action": nextAction,
  mercenaries: (work, task) => mercenariesAct(work, task.acted),
  resolution: nextConflict,
  resolve: (work, task) => resolve(work, task.conflict),
  "decide-outcome": (work, task) => decideOutcome(work, task.conflict),
  triggers: (work, { conflict, at, revealed }) =>
    respond(work, { ...response({ what: "resolved", conflict }), at, revealed }),
  respond,
  halt: nextHalted,
  aftermaths: (work, task) => askAftermaths(work, task.conflict, task.at),
  "finish-conflict": (work, task) => finishConflict(work, task.conflict),
  "draw-round": beginDrawRound,
  discards: askForDiscards,
  "free-cards": drawFreeCards,
  "buy-cards": askToBuy,
  victory: checkForVictory,
  "end-of-turn": endTurn,
  "hold-vote": (work, task) => holdVote(work, task.vote, task.context),
  effects: (work, task) => {
    const [effect, ...rest] = task.effects;
    if (!effect) return;
    if (rest.length > 0) schedule(work, { ...task, effects: rest });
    perform(work, effect, task.context);
  },
};

function runAs<T extends TaskName>(work: Work, name: T, task: Extract<Task, { task: T }>): void {
  const doer: Doer<T> = TASKS[name];
  doer(work, task);
}

function run(work: Work, task: Task): void {
  if (!isCancelled(work, task)) runAs(work, task.task, task);
}
