/**
 * The verbs: each knows whether it can do anything, does it, and says it. A card's text, a conflict's outcome and an
 * effect carried out by hand all come through `perform`.
 */
import type { Effect, Verb } from "../cards/verbs.ts";
import type { Context } from "../game.ts";
import { emit, open, type Work } from "../work.ts";
import { blank, changeAbility, multiplyAbility, useAs } from "./abilities.ts";
import { attackOutside } from "./attacks.ts";
import {
  damageCard,
  damageCardSeverely,
  gainMark,
  healCard,
  healFully,
  neutralizeCard,
  purgeMark,
  readyCard,
  repairCard,
  rotateCard,
} from "./cards.ts";
import { addToConflict, allowConflict } from "./conflicts.ts";
import { conquerLocation, takeControlOf } from "./control.ts";
import { discardSome, drawSome } from "./hands.ts";
import { addInfluence, gainInfluence, loseInfluence, restoreInfluence, transferInfluence } from "./influence.ts";
import { beginIsa, enterIsa, quitIsa } from "./isa.ts";
import { convertMark, leave, moveCard, replaceByHand, transferMark } from "./moving.ts";
import { gainPower, losePower, transferPower } from "./power.ts";
import { shiftTension, shiftUnrest } from "./relations.ts";
import { reverse } from "./reversal.ts";
import { giveDiscount, letSponsor } from "./sponsoring.ts";
import { beginState, stopState } from "./states.ts";
import { callForVote, fixVote, handOverVote } from "./votes.ts";

/** Carries a verb out; false where nothing could change. */
export type Performer<V extends Verb> = (work: Work, effect: Extract<Effect, { verb: V }>, context: Context) => boolean;

const PERFORMERS: { readonly [V in Verb]: Performer<V> } = {
  "gain-influence": gainInfluence,
  "lose-influence": loseInfluence,
  "transfer-influence": transferInfluence,
  "add-influence": addInfluence,
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
  draw: drawSome,
  discard: discardSome,
  ready: readyCard,
  rotate: rotateCard,
  damage: damageCard,
  "severe-damage": damageCardSeverely,
  heal: healCard,
  "fully-heal": healFully,
  repair: repairCard,
  neutralize: neutralizeCard,
  "gain-mark": gainMark,
  "purge-mark": purgeMark,
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
  "force-vote": fixVote,
  "give-vote": handOverVote,
  "change-ability": changeAbility,
  "multiply-ability": multiplyAbility,
  "use-as": useAs,
  blank,
  attack: attackOutside,
  sponsor: letSponsor,
  discount: giveDiscount,
  reverse: (work, effect, context) => reverse(work, effect, context, perform),
  "allow-conflict": allowConflict,
  "add-support": (work, effect, context) => addToConflict(work, effect, "support", context),
  "add-opposition": (work, effect, context) => addToConflict(work, effect, "opposition", context),
  // engine: The THEN rule — once one fails, those after it do not happen.
  "do-then": (work, { effects }, context) => effects.findIndex((effect) => !perform(work, effect, context)) !== 0,
  // engine: The BOTH rule — tried out first, because nothing happens unless everything does.
  "do-both": (work, { effects }, context) => {
    const tried = open(work.game);
    if (!effects.every((effect) => performAs(tried, effect.verb, effect, context))) return false;
    for (const effect of effects) perform(work, effect, context);
    return true;
  },
};

function performAs<V extends Verb>(
  work: Work,
  verb: V,
  effect: Extract<Effect, { verb: V }>,
  context: Context,
): boolean {
  const performer: Performer<V> = PERFORMERS[verb];
  return performer(work, effect, context);
}

/** Carries one effect out and says so where it changed nothing. Returns whether anything changed. */
export function perform(work: Work, effect: Effect, context: Context): boolean {
  const done = performAs(work, effect.verb, effect, context);
  if (!done) emit(work, { type: "no-effect", source: context.source, why: "nothing-to-change" });
  return done;
}
