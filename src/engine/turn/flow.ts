/** The turn, as tasks on a stack: done one after the other until somebody owes a decision or the game is over. */

import { settleCaptured } from "../changes/conflicts/conquest.ts";
import { strikeNow } from "../changes/conflicts/strike.ts";
import { dropUnpayable } from "../changes/costs/payment.ts";
import { settleRatings } from "../changes/costs/ratings.ts";
import { keepTemporaryInfluenceWithin } from "../changes/costs/temporary-influence.ts";
import { discardFaded } from "../changes/decks/aside.ts";
import { settleCopies } from "../changes/in-force/copied-text.ts";
import { checkNeutralized } from "../changes/in-force/damage.ts";
import { discardWhatMustGo } from "../changes/in-force/discarding.ts";
import { askToMoveChaos } from "../changes/in-force/tokens.ts";
import { keepCivilWars } from "../changes/relations/civil-war.ts";
import { keepDrakhRules } from "../changes/relations/drakh.ts";
import { endForTension, suspendStates } from "../changes/relations/states.ts";
import { continueVote, holdVote } from "../changes/relations/voting.ts";
import { isStable, noteCompared } from "../changes/stable.ts";
import { pickAgain } from "../changes/triggers/choosing.ts";
import { keepClaims } from "../changes/victory/claims.ts";
import { ask, schedule, type Work } from "../changes/work.ts";
import { withFactionsFixed } from "../effects/factions.ts";
import { performEffect } from "../effects/performing.ts";
import { unknownForEffect } from "../rules/in-force/unknown.ts";
import { mayNeedSuspending } from "../rules/relations/civil-war.ts";
import { voteGoesOn } from "../rules/relations/vote.ts";
import { response } from "../rules/triggers/trigger.ts";
import { powerOf } from "../rules/victory/power.ts";
import { result } from "../rules/victory/victory.ts";
import type { Task } from "../state/game.ts";
import { answererFor, playing } from "../state/lookup.ts";
import { beginActionRound, endActionRound, nextAction } from "./action.ts";
import { askAftermaths } from "./aftermaths.ts";
import { declare, initiate } from "./conflict.ts";
import { carryOutDeclarations } from "./declaring.ts";
import {
  askForDiscards,
  askToBuy,
  beforeTurnEnds,
  beginDrawRound,
  checkForVictory,
  drawFreeCards,
  eliminateStuck,
  endTurn,
  finish,
} from "./draw.ts";
import { carryOutDraws } from "./drawing.ts";
import { dealHands } from "./duel.ts";
import { nextHalted } from "./halt.ts";
import { mercenariesAct } from "./mercenaries.ts";
import { determineInitiative, readyCards, restoreInfluencePools } from "./ready.ts";
import { decideOutcome, endOwnBonuses, finishConflict, nextConflict, resolve } from "./resolution.ts";
import { noteHappenings, respond, scheduleResponses } from "./responses.ts";
import { revealDeclared } from "./revealing.ts";
import { askAgain, setAside } from "./set-aside.ts";
import { askSecondAmbassador, askStartingHands, beginFirstTurn, revealAmbassadors } from "./setup.ts";
import { askSideboards } from "./sideboard.ts";

/** Goes on until a decision is owed or the game is over. */
export function advance(work: Work): void {
  while (work.game.result === null) {
    if (!isStable(work)) {
      noteCompared(work);
      settle(work);
      if (work.game.result !== null) return;
    }
    if (work.game.aside !== undefined) discardFaded(work);
    noteHappenings(work);
    dropUnpayable(work);
    if (work.game.claims) keepClaims(work);
    if (eliminateStuck(work)) continue;
    if (!work.game.halt && voteGoesOn(work.game)) {
      continueVote(work);
      continue;
    }
    if (work.game.awaiting.length > 0) {
      if (!runAtOnce(work) && !answerFirst(work)) return;
      continue;
    }
    if (scheduleResponses(work)) continue;
    const task = work.game.tasks.at(-1);
    if (!task) throw new Error("nothing left to do");
    work.game.tasks = work.game.tasks.slice(0, -1);
    work.moment += 1;
    run(work, task);
  }
}

/** What was set going by hand beside what is being asked; false where nothing is. */
function runAtOnce(work: Work): boolean {
  const task = work.game.tasks.at(-1);
  if (task?.task !== "effects" || !task.context.atOnce) return false;
  work.game.tasks = work.game.tasks.slice(0, -1);
  run(work, task);
  return true;
}

/** What has happened beside what is being asked is answered before it; false where nothing has, or it waits. */
const answerFirst = (work: Work): boolean => work.game.happened !== undefined && setAside(work);

/** What follows by itself from how things stand, whatever has brought that about. */
export function settle(work: Work): void {
  if (work.game.turn > 0) keepDrakhRules(work);
  keepCivilWars(work);
  if (mayNeedSuspending(work.game)) suspendStates(work);
  if (work.game.states?.some(({ endsAtTension }) => endsAtTension !== undefined)) endForTension(work);
  if (work.game.turn > 0) discardWhatMustGo(work);
  // engine: Major Victory — the only player left has won.
  if (work.game.turn > 0 && playing(work.game).length <= 1) {
    const power = work.game.seats.map((_, seat) => powerOf(work.game, seat));
    const winners = playing(work.game);
    finish(work, result(work.game, winners.length === 0 ? "none" : "last-player", winners, power));
    return;
  }
  settleCopies(work);
  settleCaptured(work);
  keepTemporaryInfluenceWithin(work);
  // engine: The Effects of Damage — a card may be neutralized at any time that a bonus ends.
  checkNeutralized(work, "a lost bonus");
  settleRatings(work);
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
  "reveal-ambassadors": (work, task) => revealAmbassadors(work, task.revealed, task.clashed),
  sideboards: askSideboards,
  "second-ambassadors": askSecondAmbassador,
  "starting-hands": askStartingHands,
  "end-own-bonuses": endOwnBonuses,
  "deal-hands": dealHands,
  "first-turn": beginFirstTurn,
  ready: readyCards,
  restore: restoreInfluencePools,
  initiative: determineInitiative,
  declare: (work, task) => declare(work, task.at, task.left, task.asked),
  "carry-out-declarations": (work, task) => carryOutDeclarations(work, task.left, task.open),
  reveal: (work, task) => revealDeclared(work, task.at),
  initiate: (work, task) => initiate(work, task.declaration),
  "action-round": beginActionRound,
  "next-action": nextAction,
  "ask-again": (work, task) => askAgain(work, task.awaiting),
  "move-chaos": askToMoveChaos,
  "end-action-round": endActionRound,
  mercenaries: (work, task) => mercenariesAct(work, task.acted),
  resolution: nextConflict,
  resolve: (work, task) => resolve(work, task.conflict),
  "decide-outcome": (work, task) => decideOutcome(work, task.conflict),
  triggers: (work, { conflict, at, revealed }) =>
    respond(work, { ...response({ what: "resolved", conflict }), at, revealed }),
  respond,
  halt: nextHalted,
  aftermaths: (work, task) => askAftermaths(work, task.conflict, task.at, task.again),
  "finish-conflict": (work, task) => finishConflict(work, task.conflict),
  "draw-round": beginDrawRound,
  discards: askForDiscards,
  "carry-out-draws": carryOutDraws,
  "free-cards": (work, task) => drawFreeCards(work, task.buys),
  "buy-cards": (work, task) => askToBuy(work, task.buys),
  victory: checkForVictory,
  "turn-ends": beforeTurnEnds,
  "end-of-turn": endTurn,
  strike: (work, task) => strikeNow(work, task.strike),
  "pick-again": (work, { seat, picking, context }) => pickAgain(work, seat, picking, context),
  "hold-vote": (work, task) => holdVote(work, task.vote, task.context),
  effects: (work, task) => {
    const [effect, ...rest] = task.effects;
    if (!effect) return;
    const unknown = unknownForEffect(work.game, effect, task.context);
    if (unknown) {
      const { card, facts } = unknown;
      const { atOnce: _, ...context } = task.context;
      schedule(work, { ...task, context });
      ask(work, { kind: "fact", seat: answererFor(work.game, card), card, facts });
      return;
    }
    if (rest.length > 0) schedule(work, { ...task, effects: rest });
    const now = withFactionsFixed(work, effect, task.context);
    if (now) performEffect(work, now, task.context);
  },
};

function runAs<T extends TaskName>(work: Work, name: T, task: Extract<Task, { task: T }>): void {
  const doer: Doer<T> = TASKS[name];
  doer(work, task);
}

function run(work: Work, task: Task): void {
  if (!isCancelled(work, task)) runAs(work, task.task, task);
}
