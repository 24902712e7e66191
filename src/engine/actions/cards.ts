/** engine: Play an Event or Contingency; Use a card's action */

import { z } from "zod";
import type { Count } from "../cards/count.ts";
import type { CardFacts } from "../cards/facts.ts";
import type { CardAction } from "../cards/text.ts";
import { eachOf, triggersSchema } from "../cards/triggers.ts";
import { applyInfluence } from "../changes/costs/influence.ts";
import { pay } from "../changes/costs/payment.ts";
import { layDown } from "../changes/decks/aside.ts";
import { rotate } from "../changes/in-force/rotation.ts";
import { askHowMuch } from "../changes/triggers/choosing.ts";
import { carryOut } from "../changes/triggers/playing.ts";
import { setCardStanding } from "../changes/triggers/standing-answers.ts";
import { editPlay, emit, schedule } from "../changes/work.ts";
import { enterPlay, notePlayed, tellWhatIsLeft } from "../changes/zones.ts";
import { blocked } from "../effects/index.ts";
import { notePlayedEvent } from "../effects/reversal.ts";
import { promotionCost } from "../effects/sponsoring.ts";
import { factNeeded, type Refusal, refusal } from "../refusal.ts";
import { fateBy } from "../rules/conflicts/fate.ts";
import { mayAct, mayRotate } from "../rules/conflicts/rotation.ts";
import { namedSecond, wrongSecond } from "../rules/conflicts/second-target.ts";
import { illegalTarget, isLegalTarget } from "../rules/conflicts/target.ts";
import { wanted } from "../rules/conflicts/wanted.ts";
import { asksForItself, isDisloyal } from "../rules/costs/cost.ts";
import { leastInfluence } from "../rules/costs/how-much.ts";
import { availableInfluence } from "../rules/costs/influence.ts";
import { unpayable } from "../rules/costs/payment.ts";
import { notYours, userOf } from "../rules/in-force/control.ts";
import { costlessIn, countOf } from "../rules/in-force/count.ts";
import { printedCost } from "../rules/in-force/printed.ts";
import { unmet } from "../rules/in-force/requirement.ts";
import { isBlanked } from "../rules/in-force/statics.ts";
import { unknownIn } from "../rules/in-force/unknown.ts";
import { inHand, mayBePlayedBy, playCost, wrongTarget } from "../rules/triggers/playing.ts";
import { response } from "../rules/triggers/trigger.ts";
import { isAwaited } from "../rules/triggers/watching.ts";
import { ruled } from "../rulesets/index.ts";
import type { EffectContext, Game, Target } from "../state/game.ts";
import {
  ambassadorOf,
  cardOf,
  conflictOn,
  factsOf,
  isAmong,
  limitOf,
  named,
  namedTarget,
  playOf,
  quoted,
  sameCard,
  seatOf,
  speaksFor,
  textOf,
  titleOf,
} from "../state/lookup.ts";
import { since } from "../state/revision.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import { cardId, targetSchema } from "./fields.ts";
import { action, shapeOf } from "./record.ts";
import { andTarget, label, onTarget, PLAY_ORDERS, USE_ORDERS } from "./words.ts";

export function mayPlayEvent(
  game: Game,
  seat: SeatIndex,
  card: CardId,
  target: Target | null,
  second: Target | null = null,
): Refusal | { cost: number; taken: number } {
  const missing = inHand(game, seat, card);
  if (missing) return missing;
  const facts = factsOf(game, card);
  const { title } = facts;
  if (facts.type !== "event") return refusal("not-an-event", { title, type: facts.type });
  if (isDisloyal(game, facts, seat) && !asksForItself(game, facts))
    return refusal("event-loyalty", { title, race: facts.race ?? null });
  const kept = mayBePlayedBy(game, seat, card);
  if (kept) return kept;
  const limit = limitOf(facts);
  if (limit === "unique" && isAmong(game, game.spent, card)) return refusal("unique-played", { title });
  const once = limit === "limited" && ruled(game, "limited-events") === "as-printed";
  if (once && isAmong(game, game.playedThisTurn, card)) return refusal("event-played-this-turn", { title });
  const effects = facts.text?.effects ?? [];
  const context: EffectContext = { by: seat, card, source: title, target, conflict: null };
  const wrong =
    wrongTarget(game, seat, card, target, null) ??
    wrongSecond(game, title, facts.text, { by: seat, conflict: null }, { first: target, second }) ??
    unmet(game, seat, title, facts.text?.requires) ??
    unpayable(game, seat, card, facts.text?.pays, { target }) ??
    blocked(game, effects, context);
  if (wrong) return wrong;
  const taken = influenceTaken(game, facts.text?.takes, context);
  if (typeof taken !== "number") return taken;
  const cost = playCost(game, seat, card, promotionCost(game, effects, context), taken);
  return "code" in cost ? cost : { ...cost, taken };
}

/** The influence that a text takes besides the cost, as it stands now. */
function influenceTaken(game: Game, takes: Count | undefined, context: EffectContext): number | Refusal {
  if (takes === undefined) return 0;
  const costless = since(game, 14) ? costlessIn(game, takes, context) : null;
  if (costless !== null) return refusal("no-cost-to-refer-to", { title: titleOf(game, costless) });
  const unknown = unknownIn(game, takes, context);
  return unknown ? factNeeded(unknown.card, titleOf(game, unknown.card), unknown.facts) : countOf(game, takes, context);
}

const playEvent = action({
  called: "Play an event",
  shape: shapeOf("play", { card: cardId, target: targetSchema.optional(), second: targetSchema.optional() }),
  answers: ["action"],
  rotates: (game, { seat, card }): CardId | null =>
    since(game, 12) && factsOf(game, card).text?.pays?.some(({ pays }) => pays === "rotate-ambassador")
      ? ambassadorOf(game, seat)
      : null,
  perform(work, { seat, card, target, second }): Refusal | undefined {
    const allowed = mayPlayEvent(work.game, seat, card, target ?? null, second ?? null);
    if ("code" in allowed) return allowed;
    applyInfluence(work, seat, allowed.cost);
    layDown(work, card);
    notePlayed(work, card);
    if (limitOf(factsOf(work.game, card)) === "limited")
      work.game.playedThisTurn = [...work.game.playedThisTurn, cardOf(work.game, card).facts];
    notePlayedEvent(work, seat, card, allowed.cost, allowed.taken);
    emit(work, {
      type: "played",
      seat,
      card: quoted(work.game, card),
      influence: allowed.cost,
      target: namedTarget(work.game, target ?? null),
      ...namedSecond(work.game, second),
    });
    tellWhatIsLeft(work, card);
    const pays = factsOf(work.game, card).text?.pays;
    const source = titleOf(work.game, card);
    const also = { ...(second ? { second } : {}), ...(allowed.taken > 0 ? { paid: allowed.taken } : {}) };
    carryOut(work, card, { by: seat, card, source, target: target ?? null, ...also, conflict: null });
    // What is paid is noted in what the card does.
    pay(work, seat, card, pays, { target: target ?? null });
    askHowMuch(work, seat, card, pays);
    // engine: Event Cards — it may be cancelled before it resolves.
    const happened = { what: "event", card, by: seat, target: target ?? null } as const;
    if (isAwaited(work.game, happened)) schedule(work, response(happened));
    return undefined;
  },
  orders: PLAY_ORDERS,
  sentence: (game, action): string =>
    `play ${label(game, action.card)}${onTarget(game, action.target)}${andTarget(game, action.second)}`,
});

export function mayPlace(game: Game, seat: SeatIndex, card: CardId, under: CardId): Refusal | { cost: number } {
  const missing = inHand(game, seat, card);
  if (missing) return missing;
  const facts = factsOf(game, card);
  const { title } = facts;
  if (facts.type !== "contingency") return refusal("not-a-contingency", { title, type: facts.type });
  const kept = mayBePlayedBy(game, seat, card);
  if (kept) return kept;
  const conflict = conflictOn(game, under);
  const host = game.cards[under] ? playOf(game, under) : null;
  if (conflict === null && (!host || host.faceDown)) return refusal("card-not-there");
  if ((conflict?.initiator ?? host?.controller) !== seat) return notYours(game, under);
  if (facts.race !== undefined && facts.race !== "neutral" && factsOf(game, under).race !== facts.race)
    return refusal("contingency-loyalty", { title, race: facts.race, target: titleOf(game, under) });
  // quickstart: General Note – Limited Cards
  if (ruled(game, "contingency-copies") === "one" && ownCopyUnder(game, seat, facts, under))
    return refusal("contingency-copy", { title, target: titleOf(game, under) });
  // compendium: Further Gains — on a conflict card, where the card says so; not on a war, nor on a card in play through which one comes.
  const aimless = facts.text && !facts.text.target;
  if (conflict !== null && (aimless || conflict.result !== null)) return notUnder(game, card, under);
  const target: Target =
    conflict === null ? { what: "card", card: under } : { what: "conflict", conflict: conflict.id };
  return (
    wrongTarget(game, seat, card, aimless ? null : target, null) ??
    unmet(game, seat, title, facts.text?.requires) ??
    playCost(game, seat, card)
  );
}

/** The refusal of a conflict under which a card cannot lie. */
const notUnder = (game: Game, card: CardId, under: CardId): Refusal =>
  refusal("illegal-target", { title: titleOf(game, card), target: titleOf(game, under), wants: null });

/** Whether this player has one of that name under a card already; of those of others nothing is said. */
function ownCopyUnder(game: Game, seat: SeatIndex, facts: CardFacts, under: CardId): boolean {
  return game.inPlay.some((id) => {
    const play = playOf(game, id);
    return play?.host === under && play.faceDown && play.controller === seat && sameCard(factsOf(game, id), facts);
  });
}

const placeContingency = action({
  called: "Place a contingency",
  /** `on`: what triggers it, as its player says in private. */
  shape: shapeOf("place", { card: cardId, under: cardId, on: triggersSchema.optional() }),
  answers: ["action"],
  inPlay: ({ under }): CardId[] => [under],
  perform(work, { seat, card, under, on }): Refusal | undefined {
    const allowed = mayPlace(work.game, seat, card, under);
    if ("code" in allowed) return allowed;
    const own = factsOf(work.game, card).text?.contingency?.trigger;
    if (on !== undefined && own !== undefined && !eachOf(on).every((one) => eachOf(own).includes(one)))
      return refusal("answers-nothing", { title: titleOf(work.game, card) });
    applyInfluence(work, seat, allowed.cost);
    emit(work, { type: "placed", seat, under: named(work.game, under), influence: allowed.cost });
    const faction = playOf(work.game, under)?.faction ?? seat;
    enterPlay(work, card, { faction, controller: seat, row: "attached", host: under, faceDown: true });
    if (on !== undefined) setCardStanding(work, seat, card, "ask", on);
    return undefined;
  },
  orders: { place: "place {card} under {under}" },
  sentence: (game, action): string => `place ${label(game, action.card)} under ${label(game, action.under)}`,
});

/** May the action printed on a card in play be used? */
export function mayUse(
  game: Game,
  seat: SeatIndex,
  card: CardId,
  index: number,
  target: Target | null,
): Refusal | { cost: number } {
  const play = game.cards[card] ? playOf(game, card) : null;
  if (!play || play.faceDown) return refusal("card-not-there");
  const { title, text } = factsOf(game, card);
  const action = text?.actions?.[index];
  if (userOf(game, card, action ?? {}, seat) !== seat) return notYours(game, card);
  if (!action) return refusal("no-such-card-action", { title });
  if (isBlanked(game, card)) return refusal("card-blanked", { title });
  if (action.once && play.usedIn === game.turn) return refusal("once-a-turn", { title });
  const stuck = action.unrotated ? mayAct(game, card) : mayRotate(game, card);
  if (stuck) return stuck;
  if (action.target && !target) return refusal("target-needed", { title, wants: wanted(action.target) });
  if (!action.target && target) return refusal("no-target-taken", { title });
  const by = action.by === undefined ? speaksFor(game, card, seat) : seat;
  const missing = unmet(game, by, title, action.requires);
  if (missing) return missing;
  const aim = { by, conflict: null, card, ...(target ? { fate: fateBy(action) } : {}) };
  if (action.target && target && !isLegalTarget(game, action.target, aim, target))
    return illegalTarget(game, title, target, action.target, aim);
  const impossible = blocked(game, action.effects, { by, card, source: title, target, conflict: null });
  const unpaid =
    impossible ?? unpayable(game, seat, card, action.pays, { rotating: action.unrotated ? [] : [card], target });
  if (unpaid) return unpaid;
  const needs = influenceFor(game, action, target);
  if (typeof needs !== "number") return needs;
  const unspent = availableInfluence(seatOf(game, seat));
  const least = needs + leastInfluence(action.pays);
  return unspent < least ? refusal("not-enough-influence", { title, needs: least, unspent }) : { cost: needs };
}

/**
 * The influence that an action takes. One that refers to a cost means the printed one, whatever was applied for the
 * card, and cannot be aimed at a card without. compendium: Glossary, Cost
 */
function influenceFor(game: Game, { influence = 0 }: CardAction, target: Target | null): number | Refusal {
  if (influence !== "target-cost") return influence;
  if (target?.what !== "card") return 0;
  const facts = factsOf(game, target.card);
  const cost = printedCost(facts);
  if (cost === null) return factNeeded(target.card, facts.title, ["cost"]);
  return cost === "none" ? refusal("no-cost-to-refer-to", { title: facts.title }) : cost;
}

const useCard = action({
  called: "Rotate",
  /** Uses an action printed on a card in play; `action` counts from 0. */
  shape: shapeOf("rotate", { card: cardId, action: z.int().min(0).max(9), target: targetSchema.optional() }),
  answers: ["action", "mercenary"],
  actor: ({ card }): CardId => card,
  rotates: (game, { card, action: index }): CardId | null =>
    game.cards[card] !== undefined && !textOf(game, card)?.actions?.[index]?.unrotated ? card : null,
  perform(work, { seat, card, action, target = undefined }): Refusal | undefined {
    const allowed = mayUse(work.game, seat, card, action, target ?? null);
    if ("code" in allowed) return allowed;
    const printed = factsOf(work.game, card).text?.actions?.[action];
    if (!printed) return refusal("no-such-card-action");
    if (!printed.unrotated) rotate(work, card);
    if (printed.once) editPlay(work, card).usedIn = work.game.turn;
    applyInfluence(work, seat, allowed.cost);
    emit(work, {
      type: "card-used",
      seat,
      card: named(work.game, card),
      does: printed.does,
      target: namedTarget(work.game, target ?? null),
    });
    // engine: Sustained Actions — an action that costs more than the rotation, or rotates nothing, cannot be sustained.
    const paid = allowed.cost > 0 || printed.pays !== undefined || printed.unrotated === true;
    const context: EffectContext = {
      by: printed.by === undefined ? speaksFor(work.game, card, seat) : seat,
      card,
      source: titleOf(work.game, card),
      target: target ?? null,
      conflict: null,
      ...(!paid || ruled(work.game, "sustaining") === "any" ? { sustainable: true } : {}),
      ...(allowed.cost > 0 ? { paid: allowed.cost } : {}),
      use: { action, target: target ?? null, ...(paid ? { paid: true } : {}) },
    };
    schedule(work, { task: "effects", effects: printed.effects, context });
    pay(work, seat, card, printed.pays, { rotating: printed.unrotated ? [] : [card], target: target ?? null });
    askHowMuch(work, seat, card, printed.pays);
    return undefined;
  },
  orders: USE_ORDERS,
  sentence(game, action): string {
    const { does = "use it", unrotated } = textOf(game, action.card)?.actions?.[action.action] ?? {};
    return `${unrotated ? "use" : "rotate"} ${label(game, action.card)} to ${does}${onTarget(game, action.target)}`;
  },
});

export const actions = [playEvent, placeContingency, useCard] as const;
