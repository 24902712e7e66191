/** engine: The Conflict Round */
import type { Event } from "../event.ts";
import type { Declaration, Game, Target, Task } from "../game.ts";
import { factsOf, limitOf, namedTarget, offerOf, playOf, sameCard, seatOf, textOf, titleOf } from "../lookup.ts";
import { conflictSpec, unmetOffer } from "../rules/declaring.ts";
import { applyInfluence, availableInfluence } from "../rules/influence.ts";
import { unmet } from "../rules/requirement.ts";
import { rotate } from "../rules/rotation.ts";
import { isLegalTarget, legalTargets } from "../rules/target.ts";
import { move, notePlayed } from "../rules/zones.ts";
import type { CardId, ConflictType, SeatIndex } from "../vocabulary.ts";
import { ask, editSeat, emit, schedule, type Work } from "../work.ts";

/** Step 1: each in initiative order declares one conflict face down, or nothing. */
export function declare(work: Work, at: number): void {
  const seat = work.game.order[at];
  if (seat === undefined) {
    schedule(work, { task: "reveal", at: 0 });
    return;
  }
  schedule(work, { task: "declare", at: at + 1 });
  if (!seatOf(work.game, seat).eliminated) ask(work, { kind: "declare", seat });
}

/** Step 2: revealed and initiated in initiative order, several of one player in the order of declaring. */
export function reveal(work: Work, at: number): void {
  const seat = work.game.order[at];
  if (seat === undefined) {
    for (const [index, { moreConflicts }] of work.game.seats.entries())
      if (moreConflicts) editSeat(work, index).moreConflicts = 0;
    schedule(work, { task: "action-round" });
    return;
  }
  schedule(work, { task: "reveal", at: at + 1 });
  const own = work.game.declared.filter((other) => other.seat === seat);
  schedule(work, ...own.map((declaration): Task => ({ task: "initiate", declaration })));
}

/** Turns a declaration up: asks for what is missing, then initiates the conflict or discards it. */
export function initiate(work: Work, declaration: Declaration): void {
  const { game } = work;
  const { seat, card, as } = declaration;
  if (seatOf(game, seat).eliminated) return;
  if (as === undefined && factsOf(game, card).conflict === undefined) {
    ask(work, { kind: "fact", seat, card, facts: ["conflict"] });
    schedule(work, { task: "initiate", declaration });
    return;
  }
  const why = as === undefined ? cardPrevented(game, seat, card) : offerPrevented(game, seat, card, as);
  if (why) {
    discard(work, declaration, why);
    return;
  }
  const spec = conflictSpec(game, card, as);
  if (!spec) {
    begin(work, declaration, textOf(game, card) ? null : declaration.target);
    return;
  }
  const aim = { by: seat, conflict: null };
  if (declaration.target && isLegalTarget(game, spec, aim, declaration.target)) {
    begin(work, declaration, declaration.target);
    return;
  }
  const targets = legalTargets(game, spec, aim);
  const [only] = targets;
  if (only === undefined) discard(work, declaration, "no-target");
  else if (targets.length === 1) begin(work, declaration, only);
  else ask(work, { kind: "initiate", seat, card, ...(as === undefined ? {} : { as }) });
}

type Why = Extract<Event, { type: "conflict-discarded" }>["why"];

/** Why a conflict card that was turned up is not initiated. */
function cardPrevented(game: Game, seat: SeatIndex, card: CardId): Why | null {
  const facts = factsOf(game, card);
  const limit = limitOf(facts);
  if (
    limit !== "multiple" &&
    (game.conflicts.some((other) => !other.through && sameCard(factsOf(game, other.card), facts)) ||
      (limit === "unique" && game.spent.includes(game.cards[card]?.facts ?? -1)))
  )
    return "limited";
  const cost = typeof facts.cost === "number" ? facts.cost : 0;
  return unmet(game, seat, facts.title, facts.text?.requires) || availableInfluence(seatOf(game, seat)) < cost
    ? "requirement"
    : null;
}

/** Why the conflict of a card in play is not initiated: what it takes is looked at now. */
function offerPrevented(game: Game, seat: SeatIndex, card: CardId, as: ConflictType): Why | null {
  const play = playOf(game, card);
  const offer = offerOf(game, card, as);
  if (!play || play.faceDown || (play.controller !== seat && !offer?.anyone)) return "gone";
  return offer && unmetOffer(game, seat, card, offer) ? "requirement" : null;
}

/** Initiates a conflict: its requirements are paid and its target is named. */
function begin(work: Work, declaration: Declaration, target: Target | null): void {
  const { seat, card, as } = declaration;
  const facts = factsOf(work.game, card);
  const offer = offerOf(work.game, card, as);
  const type = as ?? facts.conflict;
  if (type === undefined) throw new Error("a conflict without a type");
  const cost = as === undefined ? facts.cost : offer?.influence;
  if (typeof cost === "number") applyInfluence(work, seat, cost);
  if (offer?.rotate) rotate(work, card);
  const id = work.game.nextConflict;
  work.game.nextConflict = id + 1;
  strike(work, declaration);
  const through = as === undefined ? {} : { through: true as const };
  work.game.conflicts = [
    ...work.game.conflicts,
    { id, card, initiator: seat, type, target, participants: [], added: [], result: null, ...through },
  ];
  if (as === undefined) notePlayed(work, card);
  emit(work, {
    type: "conflict-initiated",
    seat,
    conflict: id,
    title: facts.title,
    conflictType: type,
    target: namedTarget(work.game, target),
  });
}

function discard(work: Work, declaration: Declaration, why: Why): void {
  const { seat, card, as } = declaration;
  strike(work, declaration);
  if (as === undefined) move(work, card, "discard");
  const through = as === undefined ? {} : { through: true as const };
  emit(work, { type: "conflict-discarded", seat, title: titleOf(work.game, card), why, ...through });
}

function strike(work: Work, { seat, card }: Declaration): void {
  work.game.declared = work.game.declared.filter((other) => other.card !== card || other.seat !== seat);
}
