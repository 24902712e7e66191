/** engine: The Conflict Round */
import type { Event } from "../event.ts";
import type { Conflict, Declaration, Game, Target, Task } from "../game.ts";
import {
  conflictTitle,
  factsOf,
  limitOf,
  namedTarget,
  offerOf,
  playOf,
  sameCard,
  seatOf,
  textOf,
  titleOf,
  warTitle,
} from "../lookup.ts";
import { conflictSpec, unmetOffer } from "../rules/declaring.ts";
import { applyInfluence, availableInfluence } from "../rules/influence.ts";
import { unmet } from "../rules/requirement.ts";
import { rotate } from "../rules/rotation.ts";
import { isLegalTarget, legalTargets } from "../rules/target.ts";
import { notAtWar, warTargets, wrongWarTarget } from "../rules/war.ts";
import { move, notePlayed } from "../rules/zones.ts";
import type { CardId, ConflictType, SeatIndex } from "../vocabulary.ts";
import { ask, editSeat, emit, schedule, type Work } from "../work.ts";

/** Step 1: each in initiative order declares one conflict face down, or nothing. */
export function declare(work: Work, at: number, left?: readonly SeatIndex[]): void {
  if (left && left.length > 0) {
    schedule(work, { task: "declare", at, left: left.slice(1) });
    askToDeclare(work, left[0] ?? 0);
    return;
  }
  const seat = work.game.order[at];
  if (seat === undefined) {
    delete work.game.loose;
    schedule(work, { task: "reveal", at: 0 });
    return;
  }
  schedule(work, { task: "declare", at: at + 1 });
  askToDeclare(work, seat);
}

/** Whoever has declared while play was stopped has done so for this turn. */
function askToDeclare(work: Work, seat: SeatIndex): void {
  const declared = work.game.declared.some((one) => one.seat === seat);
  if (!declared && !seatOf(work.game, seat).eliminated) ask(work, { kind: "declare", seat });
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
  if (card === null) {
    initiateWar(work, declaration);
    return;
  }
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
    begin(work, { ...declaration, card }, textOf(game, card) ? null : declaration.target);
    return;
  }
  const aim = { by: seat, conflict: null };
  if (declaration.target && isLegalTarget(game, spec, aim, declaration.target)) {
    begin(work, { ...declaration, card }, declaration.target);
    return;
  }
  const targets = legalTargets(game, spec, aim);
  const [only] = targets;
  if (only === undefined) discard(work, declaration, "no-target");
  else if (targets.length === 1) begin(work, { ...declaration, card }, only);
  else ask(work, { kind: "initiate", seat, card, ...(as === undefined ? {} : { as }) });
}

type Why = Extract<Event, { type: "conflict-discarded" }>["why"];

/** Why a conflict card that was turned up is not initiated. */
function cardPrevented(game: Game, seat: SeatIndex, card: CardId): Why | null {
  const facts = factsOf(game, card);
  const limit = limitOf(facts);
  if (
    limit !== "multiple" &&
    (game.conflicts.some(
      ({ card: other, through }) => other !== null && !through && sameCard(factsOf(game, other), facts),
    ) ||
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
function begin(work: Work, declaration: Declaration & { card: CardId }, target: Target | null): void {
  const { seat, card, as } = declaration;
  const facts = factsOf(work.game, card);
  const offer = offerOf(work.game, card, as);
  const type = as ?? facts.conflict;
  if (type === undefined) throw new Error("a conflict without a type");
  const cost = as === undefined ? facts.cost : offer?.influence;
  if (typeof cost === "number") applyInfluence(work, seat, cost);
  if (offer?.rotate) rotate(work, card);
  strike(work, declaration);
  if (as === undefined) notePlayed(work, card);
  open(work, { card, initiator: seat, type, target, ...(as === undefined ? {} : { through: true as const }) });
}

/** Puts a conflict on the board, and says so. */
function open(work: Work, conflict: Omit<Conflict, "id" | "participants" | "added" | "result">): void {
  const id = work.game.nextConflict;
  work.game.nextConflict = id + 1;
  work.game.conflicts = [...work.game.conflicts, { ...conflict, id, participants: [], added: [], result: null }];
  emit(work, {
    type: "conflict-initiated",
    seat: conflict.initiator,
    conflict: id,
    title: conflictTitle(work.game, conflict),
    conflictType: conflict.type,
    target: namedTarget(work.game, conflict.target),
  });
}

/** A war conflict is turned up: what it is aimed at is said now. engine: War Conflicts */
function initiateWar(work: Work, declaration: Declaration): void {
  const { seat, war, target } = declaration;
  if (war === undefined) throw new Error("a conflict without a card and without a war");
  if (notAtWar(work.game, seat, war)) {
    discard(work, declaration, "war-over");
    return;
  }
  const targets = warTargets(work.game, war);
  const named = target && !wrongWarTarget(work.game, war, target) ? target : null;
  if (named === null && targets.length > 1) {
    ask(work, { kind: "initiate", seat, card: null, war });
    return;
  }
  strike(work, declaration);
  open(work, { card: null, war, initiator: seat, type: "military", target: named ?? targets[0] ?? null });
}

function discard(work: Work, declaration: Declaration, why: Why): void {
  const { seat, card, as } = declaration;
  strike(work, declaration);
  if (as === undefined && card !== null) move(work, card, "discard");
  const through = as === undefined && card !== null ? {} : { through: true as const };
  const title = card === null ? warTitle(work.game, declaration.war) : titleOf(work.game, card);
  emit(work, { type: "conflict-discarded", seat, title, why, ...through });
}

/** Takes one declaration off the list: the first of several alike. */
function strike(work: Work, { seat, card, war }: Declaration): void {
  const at = work.game.declared.findIndex((other) => other.card === card && other.seat === seat && other.war === war);
  work.game.declared = work.game.declared.filter((_, index) => index !== at);
}
