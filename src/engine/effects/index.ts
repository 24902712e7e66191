/**
 * The verbs: each knows whether it can do anything, does it, and says it. A card's text, a conflict's outcome and an
 * effect carried out by hand all come through `perform`.
 */

import { emit, open, type Work } from "../changes/work.ts";
import { countOf } from "../rules/in-force/count.ts";
import { cardsFor, isSeveral } from "../rules/in-force/references.ts";
import type { Context } from "../state/game.ts";
import { blank, changeAbility, multiplyAbility, raiseUsed, useAs } from "./abilities.ts";
import { becomeAmbassador } from "./ambassadors.ts";
import { attach } from "./attaching.ts";
import { attackOutside } from "./attacks.ts";
import { becomeEnhancement } from "./becoming.ts";
import { cancelEvent } from "./cancelling.ts";
import {
  damageCard,
  damageCardSeverely,
  gainMark,
  healCard,
  healFully,
  lessenDamage,
  neutralizeCard,
  purgeMark,
  readyCard,
  repairCard,
  rotateCard,
} from "./cards.ts";
import { letChoose, letPick, onlyIf } from "./choosing.ts";
import { claimVictory } from "./claiming.ts";
import {
  addToConflict,
  allowConflict,
  barConflicts,
  cancelConflict,
  countAs,
  notePaid,
  prolong,
  setGoal,
} from "./conflicts.ts";
import { conquerLocation, takeControlOf } from "./control.ts";
import {
  discardSome,
  drawSome,
  fetchOne,
  showHands,
  showRandom,
  shuffleDecks,
  takeBackOne,
  takeSome,
} from "./hands.ts";
import {
  addInfluence,
  gainInfluence,
  loseInfluence,
  restoreInfluence,
  swellInfluence,
  transferInfluence,
} from "./influence.ts";
import { beginIsa, enterIsa, quitIsa } from "./isa.ts";
import { convertMark, leave, moveCard, replaceByHand, transferMark } from "./moving.ts";
import { gainPower, losePower, transferPower } from "./power.ts";
import { promoteCard } from "./promoting.ts";
import { shiftTension, shiftUnrest } from "./relations.ts";
import { reverse } from "./reversal.ts";
import { endActions } from "./rounds.ts";
import { barGains, setBackInfluence, setBackTension, setBackUnrest } from "./setting-back.ts";
import type { Effect, Verb } from "./shapes/verbs.ts";
import { giveDiscount, letSponsor } from "./sponsoring.ts";
import { beginState, stopState } from "./states.ts";
import { forceSurrender } from "./surrender.ts";
import { takePart } from "./taking-part.ts";
import { tend } from "./tending.ts";
import { moveTokens } from "./tokens.ts";
import { gainTrait } from "./traits.ts";
import { allowVictory, barVictory, beginShadowWar, endShadowWar, moveShadowWar, needLess } from "./victory.ts";
import { callForVote, dictateLeague, fixVote, handOverVote } from "./votes.ts";
import { payAndDo, putOff, stopWaiting, waitFor } from "./watching.ts";
import { withdraw } from "./withdrawing.ts";

/** Carries a verb out; false where nothing could change. */
export type Performer<V extends Verb> = (work: Work, effect: Extract<Effect, { verb: V }>, context: Context) => boolean;

const PERFORMERS: { readonly [V in Verb]: Performer<V> } = {
  "gain-influence": gainInfluence,
  "lose-influence": loseInfluence,
  "transfer-influence": transferInfluence,
  "add-influence": addInfluence,
  "swell-influence": swellInfluence,
  "restore-influence": restoreInfluence,
  "gain-power": gainPower,
  "lose-power": losePower,
  "transfer-power": transferPower,
  "raise-tension": (work, effect, context) => shiftTension(work, effect, 1, context),
  "lower-tension": (work, effect, context) => shiftTension(work, effect, -1, context),
  "raise-unrest": (work, effect, context) => shiftUnrest(work, effect, 1, context),
  "lower-unrest": (work, effect, context) => shiftUnrest(work, effect, -1, context),
  "start-state": beginState,
  "end-state": stopState,
  surrender: forceSurrender,
  "begin-shadow-war": beginShadowWar,
  "end-shadow-war": endShadowWar,
  "shadow-war-at": moveShadowWar,
  "need-less-power": needLess,
  "bar-victory": barVictory,
  "allow-victory": allowVictory,
  "set-back-influence": setBackInfluence,
  "set-back-tension": setBackTension,
  "set-back-unrest": setBackUnrest,
  "bar-gains": barGains,
  withdraw,
  "count-as": countAs,
  draw: drawSome,
  discard: discardSome,
  take: takeSome,
  "take-back": takeBackOne,
  "shuffle-deck": shuffleDecks,
  "show-hand": showHands,
  "show-random": showRandom,
  fetch: fetchOne,
  ready: readyCard,
  rotate: rotateCard,
  damage: damageCard,
  "severe-damage": damageCardSeverely,
  heal: healCard,
  "fully-heal": healFully,
  repair: repairCard,
  "lessen-damage": lessenDamage,
  neutralize: neutralizeCard,
  "gain-mark": gainMark,
  "purge-mark": purgeMark,
  "put-tokens": moveTokens,
  "take-tokens": moveTokens,
  "transfer-mark": transferMark,
  "convert-mark": convertMark,
  remove: leave,
  "discard-card": leave,
  "return-to-hand": leave,
  move: moveCard,
  replace: replaceByHand,
  conquer: conquerLocation,
  "take-control": takeControlOf,
  "found-isa": beginIsa,
  "join-isa": enterIsa,
  "leave-isa": quitIsa,
  "call-vote": callForVote,
  "dictate-league": dictateLeague,
  "force-vote": fixVote,
  "give-vote": handOverVote,
  "change-ability": changeAbility,
  "multiply-ability": multiplyAbility,
  "raise-used": raiseUsed,
  "use-as": useAs,
  blank,
  attack: attackOutside,
  attach,
  sponsor: letSponsor,
  discount: giveDiscount,
  reverse: (work, effect, context) => reverse(work, effect, context, perform),
  cancel: cancelEvent,
  "end-action-round": endActions,
  promote: promoteCard,
  "become-ambassador": becomeAmbassador,
  "gain-trait": gainTrait,
  "allow-conflict": allowConflict,
  tend,
  "bar-conflicts": barConflicts,
  "become-enhancement": becomeEnhancement,
  "set-goal": setGoal,
  "set-paid": notePaid,
  "cancel-conflict": cancelConflict,
  prolong,
  "take-part": takePart,
  "add-support": (work, effect, context) => addToConflict(work, effect, "support", context),
  "add-opposition": (work, effect, context) => addToConflict(work, effect, "opposition", context),
  when: waitFor,
  "claim-victory": claimVictory,
  "stop-waiting": stopWaiting,
  pay: (work, effect, context) => payAndDo(work, effect, context, perform),
  // engine: The THEN rule — once one fails, those after it do not happen.
  "do-then": (work, { effects }, context) => {
    const nested = { ...context, nested: true as const };
    return effects.findIndex((effect) => !perform(work, effect, nested)) !== 0;
  },
  // engine: The BOTH rule — tried out first, because nothing happens unless everything does.
  "do-both": (work, { effects }, context) => {
    const tried = open(work.game);
    const nested = { ...context, nested: true as const };
    if (!effects.every((effect) => performOnEach(tried, effect, nested))) return false;
    for (const effect of effects) perform(work, effect, nested);
    return true;
  },
  "for-each": (work, { of, effects }, context) => {
    const times = countOf(work.game, of, context);
    if (times < 1) return false;
    for (const effect of effects) perform(work, timesOver(effect, times), context);
    return true;
  },
  if: onlyIf,
  choose: letChoose,
  pick: letPick,
  later: putOff,
};

/** An effect with its figures that many times as high. */
function timesOver<E extends Effect>(effect: E, times: number): E {
  return {
    ...effect,
    ...("amount" in effect && typeof effect.amount === "number" ? { amount: effect.amount * times } : {}),
    ...("by" in effect && typeof effect.by === "number" ? { by: effect.by * times } : {}),
  };
}

function performAs<V extends Verb>(
  work: Work,
  verb: V,
  effect: Extract<Effect, { verb: V }>,
  context: Context,
): boolean {
  const performer: Performer<V> = PERFORMERS[verb];
  return performer(work, effect, context);
}

/** What is done to several cards is done to those that are there as it begins, one after the other. */
function performOnEach(work: Work, effect: Effect, context: Context): boolean {
  if (!("which" in effect) || !isSeveral(effect.which)) return performAs(work, effect.verb, effect, context);
  let done = false;
  for (const card of cardsFor(work.game, effect.which, context)) {
    const one = { ...effect, which: { card } };
    if (performAs(work, one.verb, one, context)) done = true;
  }
  return done;
}

/** Carries one effect out and says so where it changed nothing. Returns whether anything changed. */
export function perform(work: Work, effect: Effect, context: Context): boolean {
  const done = performOnEach(work, effect, context);
  if (!done) emit(work, { type: "no-effect", source: context.source, why: "nothing-to-change" });
  return done;
}
