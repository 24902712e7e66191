/** engine: Play an Event or Contingency; Use a card's action */
import type { ActionOf } from "../action.ts";
import type { Context, Game, Target } from "../game.ts";
import { cardOf, factsOf, limitOf, named, namedTarget, playOf, seatOf, titleOf } from "../lookup.ts";
import { factNeeded, type Refusal, refusal } from "../refusal.ts";
import { notYours } from "../rules/control.ts";
import { isDisloyal } from "../rules/cost.ts";
import { mayHaveCorporate, surcharge } from "../rules/faction.ts";
import { applyInfluence, availableInfluence } from "../rules/influence.ts";
import { beforeIsa } from "../rules/isa.ts";
import { pay, unpayable } from "../rules/payment.ts";
import { unmet } from "../rules/requirement.ts";
import { mayRotate, rotate } from "../rules/rotation.ts";
import { isBlanked } from "../rules/statics.ts";
import { illegalTarget, isLegalTarget, wanted } from "../rules/target.ts";
import { enterPlay, move, notePlayed } from "../rules/zones.ts";
import { ruled } from "../rulesets/index.ts";
import { blocked } from "../verbs/attacks.ts";
import { notePlayedEvent } from "../verbs/reversal.ts";
import type { CardId, SeatIndex } from "../vocabulary.ts";
import { emit, schedule, type Work } from "../work.ts";

/** A target that a card takes or must take; a card whose text is unknown takes any that exists, or none. */
export function wrongTarget(
  game: Game,
  by: SeatIndex,
  card: CardId,
  target: Target | null,
  conflict: number | null,
): Refusal | null {
  const { title, text } = factsOf(game, card);
  if (target && !exists(game, target)) return illegalTarget(game, title, target, text?.target);
  if (!text) return null;
  if (!text.target) return target ? refusal("no-target-taken", { title }) : null;
  if (!target) return refusal("target-needed", { title, wants: wanted(text.target) });
  const at = game.conflicts.find((other) => other.id === conflict) ?? null;
  if (isLegalTarget(game, text.target, { by, conflict: at }, target)) return null;
  return illegalTarget(game, title, target, text.target);
}

function exists(game: Game, target: Target): boolean {
  switch (target.what) {
    case "card":
      return game.cards[target.card]?.play?.faceDown === false;
    case "player":
      return game.seats[target.seat]?.eliminated === false;
    case "conflict":
      return game.conflicts.some((other) => other.id === target.conflict);
  }
}

/** What a card costs to play from hand, or the refusal that asks for it or says that it is too much. */
export function playCost(game: Game, seat: SeatIndex, card: CardId): Refusal | { cost: number } {
  const { title, cost, complete } = factsOf(game, card);
  if (cost === undefined && !complete) return factNeeded(card, title, ["cost"]);
  // engine: Corporate Rule 5
  const needs = (typeof cost === "number" ? cost : 0) + surcharge(game, seat, factsOf(game, card));
  const unspent = availableInfluence(seatOf(game, seat));
  return unspent < needs ? refusal("not-enough-influence", { title, needs, unspent }) : { cost: needs };
}

export function inHand(game: Game, seat: SeatIndex, card: CardId): Refusal | null {
  const held = game.cards[card];
  if (!held) return refusal("card-not-there");
  return held.zone === "hand" && held.owner === seat ? null : refusal("card-not-there");
}

export function mayPlayEvent(
  game: Game,
  seat: SeatIndex,
  card: CardId,
  target: Target | null,
): Refusal | { cost: number } {
  const missing = inHand(game, seat, card);
  if (missing) return missing;
  const facts = factsOf(game, card);
  const { title } = facts;
  if (facts.type !== "event") return refusal("not-an-event", { title, type: facts.type });
  const early = beforeIsa(game, facts);
  if (early) return early;
  if (isDisloyal(game, facts, seat)) return refusal("event-loyalty", { title, race: facts.race ?? null });
  const kept = mayHaveCorporate(game, seat, card);
  if (kept) return kept;
  const limit = limitOf(facts);
  if (limit === "unique" && game.spent.includes(cardOf(game, card).facts)) return refusal("unique-played", { title });
  const once = limit === "limited" && ruled(game, "limited-events") === "as-printed";
  if (once && game.playedThisTurn.includes(cardOf(game, card).facts))
    return refusal("event-played-this-turn", { title });
  return (
    wrongTarget(game, seat, card, target, null) ??
    unmet(game, seat, title, facts.text?.requires) ??
    unpayable(game, seat, title, facts.text?.pays) ??
    blocked(game, facts.text?.effects ?? [], { by: seat, card, source: title, target, conflict: null }) ??
    playCost(game, seat, card)
  );
}

export function playEvent(work: Work, { seat, card, target = undefined }: ActionOf<"play">): Refusal | undefined {
  const allowed = mayPlayEvent(work.game, seat, card, target ?? null);
  if ("code" in allowed) return allowed;
  applyInfluence(work, seat, allowed.cost);
  move(work, card, "discard");
  notePlayed(work, card);
  if (limitOf(factsOf(work.game, card)) === "limited")
    work.game.playedThisTurn = [...work.game.playedThisTurn, cardOf(work.game, card).facts];
  notePlayedEvent(work, seat, card);
  emit(work, {
    type: "played",
    seat,
    card: named(work.game, card),
    influence: allowed.cost,
    target: namedTarget(work.game, target ?? null),
  });
  pay(work, seat, factsOf(work.game, card).text?.pays, titleOf(work.game, card));
  carryOut(work, card, { by: seat, card, source: titleOf(work.game, card), target: target ?? null, conflict: null });
  return undefined;
}

/** Schedules the effects of a card's text, where the moderator knows it. */
export function carryOut(work: Work, card: CardId, context: Context): void {
  const { effects, vote } = factsOf(work.game, card).text ?? {};
  if (vote) schedule(work, { task: "hold-vote", vote, context });
  if (effects) schedule(work, { task: "effects", effects, context });
}

export function mayPlace(game: Game, seat: SeatIndex, card: CardId, under: CardId): Refusal | { cost: number } {
  const missing = inHand(game, seat, card);
  if (missing) return missing;
  const facts = factsOf(game, card);
  const { title } = facts;
  if (facts.type !== "contingency") return refusal("not-a-contingency", { title, type: facts.type });
  const host = game.cards[under] ? playOf(game, under) : null;
  if (!host || host.faceDown) return refusal("card-not-there");
  if (host.controller !== seat) return notYours(game, under);
  if (facts.race !== undefined && facts.race !== "neutral" && factsOf(game, under).race !== facts.race)
    return refusal("contingency-loyalty", { title, race: facts.race, target: titleOf(game, under) });
  return (
    wrongTarget(game, seat, card, facts.text && !facts.text.target ? null : { what: "card", card: under }, null) ??
    unmet(game, seat, title, facts.text?.requires) ??
    playCost(game, seat, card)
  );
}

export function placeContingency(work: Work, { seat, card, under }: ActionOf<"place">): Refusal | undefined {
  const allowed = mayPlace(work.game, seat, card, under);
  if ("code" in allowed) return allowed;
  applyInfluence(work, seat, allowed.cost);
  emit(work, { type: "placed", seat, under: named(work.game, under), influence: allowed.cost });
  const faction = playOf(work.game, under)?.faction ?? seat;
  enterPlay(work, card, { faction, controller: seat, row: "attached", host: under, faceDown: true });
  return undefined;
}

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
  if (play.controller !== seat) return notYours(game, card);
  const action = text?.actions?.[index];
  if (!action) return refusal("no-such-card-action", { title });
  if (isBlanked(game, card)) return refusal("card-blanked", { title });
  const stuck = mayRotate(game, card);
  if (stuck) return stuck;
  if (action.target && !target) return refusal("target-needed", { title, wants: wanted(action.target) });
  if (!action.target && target) return refusal("no-target-taken", { title });
  if (action.target && target && !isLegalTarget(game, action.target, { by: seat, conflict: null }, target))
    return illegalTarget(game, title, target, action.target);
  const impossible = blocked(game, action.effects, { by: seat, card, source: title, target, conflict: null });
  const unpaid = impossible ?? unpayable(game, seat, title, action.pays);
  if (unpaid) return unpaid;
  const needs = action.influence ?? 0;
  const unspent = availableInfluence(seatOf(game, seat));
  return unspent < needs ? refusal("not-enough-influence", { title, needs, unspent }) : { cost: needs };
}

export function useCard(
  work: Work,
  { seat, card, action, target = undefined }: ActionOf<"rotate">,
): Refusal | undefined {
  const allowed = mayUse(work.game, seat, card, action, target ?? null);
  if ("code" in allowed) return allowed;
  const printed = factsOf(work.game, card).text?.actions?.[action];
  if (!printed) return refusal("no-such-card-action");
  rotate(work, card);
  applyInfluence(work, seat, allowed.cost);
  emit(work, {
    type: "card-used",
    seat,
    card: named(work.game, card),
    does: printed.does,
    target: namedTarget(work.game, target ?? null),
  });
  const context: Context = {
    by: seat,
    card,
    source: titleOf(work.game, card),
    target: target ?? null,
    conflict: null,
    // engine: Sustained Actions — an action that costs more than the rotation cannot be sustained.
    ...(allowed.cost === 0 && !printed.pays ? { sustainable: true } : {}),
  };
  pay(work, seat, printed.pays, titleOf(work.game, card));
  schedule(work, { task: "effects", effects: printed.effects, context });
  return undefined;
}
