/** engine: The Conflict Round */

import { discardDeclared, type Prevented, strike, uncover } from "../changes/conflicts/declaring.ts";
import { applyInfluence } from "../changes/costs/influence.ts";
import { pay, payToRotate } from "../changes/costs/payment.ts";
import { rotate } from "../changes/in-force/rotation.ts";
import { askHowMuch } from "../changes/triggers/choosing.ts";
import { ask, emit, schedule, type Work } from "../changes/work.ts";
import { notePlayed, tellWhatIsLeft } from "../changes/zones.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { conflictContext } from "../rules/conflicts/conflict.ts";
import {
  aimlessRefused,
  alreadyApplied,
  conflictAim,
  conflictSpec,
  conflictTargets,
  declaresFirst,
  unmetOffer,
  wrongConflictSecond,
  wrongConflictTarget,
} from "../rules/conflicts/declaring.ts";
import { namedSecond } from "../rules/conflicts/second-target.ts";

import { isLegalTarget } from "../rules/conflicts/target.ts";
import { notAtWar, warTargets, wrongWarTarget } from "../rules/conflicts/war.ts";
import { leastInfluence } from "../rules/costs/how-much.ts";
import { availableInfluence } from "../rules/costs/influence.ts";
import { unpayable } from "../rules/costs/payment.ts";

import { unmet } from "../rules/in-force/requirement.ts";
import type { Conflict, Declaration, Game, Target } from "../state/game.ts";
import {
  conflictOf,
  factsOf,
  isAmong,
  limitIn,
  namedTarget,
  offerOf,
  playOf,
  sameCard,
  seatOf,
  termsOf,
  textOf,
  titledApart,
} from "../state/lookup.ts";
import { since } from "../state/revision.ts";
import type { CardId, ConflictId, ConflictType, SeatIndex } from "../state/vocabulary.ts";
import { declareTogether, mayStillDeclare } from "./declaring.ts";

/** Step 1: each in initiative order declares one conflict face down, or nothing; or all do so at the same time. */
export function declare(work: Work, at: number, left?: readonly SeatIndex[], asked: readonly SeatIndex[] = []): void {
  if (left && left.length > 0) {
    schedule(work, { task: "declare", at, left: left.slice(1), ...(asked.length > 0 ? { asked } : {}) });
    askToDeclare(work, left[0] ?? 0);
    return;
  }
  const seat = work.game.order[at];
  if (seat === undefined) {
    work.game.loose = undefined;
    schedule(work, { task: "reveal", at: 0 });
    return;
  }
  if (work.game.together) {
    declareTogether(work, at, asked);
    return;
  }
  const next = declaresFirst(work.game, seat, asked);
  const all = next === seat ? asked : [...asked, next];
  const early = all.length > 0 ? { asked: all } : {};
  schedule(work, { task: "declare", at: next === seat ? at + 1 : at, ...early });
  if (!asked.includes(next)) askToDeclare(work, next);
}

function askToDeclare(work: Work, seat: SeatIndex): void {
  if (mayStillDeclare(work.game, seat)) ask(work, { kind: "declare", seat });
}

/** Step 2, second part: asks for what is missing, then initiates the conflict or discards it. */
export function initiate(work: Work, declaration: Declaration): void {
  const { game } = work;
  const { seat, card, as } = declaration;
  if (seatOf(game, seat).eliminated) return;
  if (card === null) {
    initiateWar(work, declaration);
    return;
  }
  // In games that reveal one player's conflicts after the other's.
  uncover(work, declaration);
  if (as === undefined && factsOf(game, card).conflict === undefined) {
    ask(work, { kind: "fact", seat, card, facts: ["conflict"] });
    schedule(work, { task: "initiate", declaration });
    return;
  }
  const prevented = as === undefined ? cardPrevented(game, seat, card) : offerPrevented(game, seat, card, as);
  if (prevented) {
    discardDeclared(work, declaration, prevented);
    return;
  }
  const spec = conflictSpec(game, card, as);
  if (!spec) {
    const target = textOf(game, card) ? null : declaration.target;
    if (aimlessRefused(game, seat, card, as)) discardDeclared(work, declaration, { why: "no-target" });
    else if (target && wrongConflictTarget(game, seat, card, as, target))
      discardDeclared(work, declaration, { why: "no-target" });
    else begin(work, { ...declaration, card }, target);
    return;
  }
  const { target, second } = declaration;
  const aim = conflictAim(game, seat, card, as);
  const named = { first: target, second: second ?? null };
  const wrong = target ? wrongConflictTarget(game, seat, card, as, target) : null;
  if (target && !wrong && isLegalTarget(game, spec, aim, target) && !wrongConflictSecond(game, seat, card, as, named)) {
    begin(work, { ...declaration, card }, target, second);
    return;
  }
  const targets = conflictTargets(game, card, as, seat);
  const [only] = targets;
  if (only === undefined) discardDeclared(work, declaration, { why: "no-target" });
  else if (targets.length === 1) begin(work, { ...declaration, card }, only.target, only.second);
  else ask(work, { kind: "initiate", seat, card, ...(as === undefined ? {} : { as }) });
}

/** Why a conflict card that was turned up is not initiated. */
function cardPrevented(game: Game, seat: SeatIndex, card: CardId): Prevented | null {
  const facts = factsOf(game, card);
  const limit = limitIn(game, facts);
  if (
    limit !== "multiple" &&
    (game.conflicts.some(
      ({ card: other, through }) => other !== null && !through && sameCard(factsOf(game, other), facts),
    ) ||
      // engine: Playing Cards and Card Details — a copy that has become an enhancement is in play as well.
      (since(game, 6) && game.inPlay.some((other) => sameCard(factsOf(game, other), facts))) ||
      // compendium: Prolonged Talks — one that was put off has been in play for longer than what is initiated now.
      (since(game, 7) &&
        game.prolonged?.some((one) => one.card !== null && !one.through && sameCard(factsOf(game, one.card), facts))) ||
      // What is unique has been played; of what is limited a copy has been removed from the game.
      isAmong(game, game.spent, card))
  )
    return { why: "limited" };
  const cost = typeof facts.cost === "number" ? facts.cost : 0;
  const needs = cost + leastInfluence(facts.text?.pays);
  const unspent = availableInfluence(seatOf(game, seat));
  const poor = unspent < needs ? refusal("not-enough-influence", { title: facts.title, needs, unspent }) : null;
  return lacking(
    unmet(game, seat, facts.title, facts.text?.requires) ?? unpayable(game, seat, card, facts.text?.pays) ?? poor,
  );
}

/** Why the conflict of a card in play is not initiated: what it takes is looked at now. */
function offerPrevented(game: Game, seat: SeatIndex, card: CardId, as: ConflictType): Prevented | null {
  const play = playOf(game, card);
  const offer = offerOf(game, card, as);
  if (!play || play.faceDown || (play.controller !== seat && !offer?.anyone)) return { why: "gone" };
  return offer ? lacking(unmetOffer(game, seat, card, offer, alreadyApplied(game, { seat, card, as }))) : null;
}

/** The requirement that a refusal names; one that names none is about the rotation. */
function lacking(refused: Refusal | null): Prevented | null {
  if (!refused) return null;
  const { needs, has, unspent } = refused.facts;
  if (typeof needs === "number" && typeof unspent === "number")
    return { why: "requirement", lacks: { needs: `${needs} influence`, has: unspent } };
  if (typeof needs !== "string") return { why: "requirement", lacks: { needs: "that its card can be rotated" } };
  return { why: "requirement", lacks: { needs, ...(typeof has === "number" ? { has } : {}) } };
}

/** Initiates a conflict: its requirements are paid and its target is named. */
function begin(
  work: Work,
  { second: _, ...declaration }: Declaration & { card: CardId },
  target: Target | null,
  second?: Target,
): void {
  const { seat, card, as } = declaration;
  const also = second ? { second } : {};
  const facts = factsOf(work.game, card);
  const offer = offerOf(work.game, card, as);
  const type = as ?? facts.conflict;
  if (type === undefined) throw new Error("a conflict without a type");
  const cost = as === undefined ? facts.cost : offer?.influence;
  if (typeof cost === "number") applyInfluence(work, seat, cost - alreadyApplied(work.game, declaration));
  if (offer?.rotate) {
    payToRotate(work, seat, card);
    rotate(work, card);
  }
  strike(work, declaration);
  if (as === undefined) notePlayed(work, card);
  open(work, { card, initiator: seat, type, target, ...also, ...(as === undefined ? {} : { through: true as const }) });
  const pays = as === undefined ? textOf(work.game, card)?.pays : offer?.pays;
  pay(work, seat, card, pays, { rotating: offer?.rotate ? [card] : [], target });
  askHowMuch(work, seat, card, pays);
}

/** Puts a conflict on the board, and says so. */
function open(work: Work, conflict: Omit<Conflict, "id" | "participants" | "added" | "result">): void {
  const id = work.game.nextConflict;
  work.game.nextConflict = id + 1;
  const opened: Conflict = { ...conflict, id, participants: [], added: [], result: null };
  work.game.conflicts = [...work.game.conflicts, opened];
  emit(work, {
    type: "conflict-initiated",
    seat: conflict.initiator,
    conflict: id,
    ...titledApart(work.game, opened),
    conflictType: conflict.type,
    target: namedTarget(work.game, conflict.target),
    ...namedSecond(work.game, conflict.second),
  });
  if (conflict.card !== null) tellWhatIsLeft(work, conflict.card);
  chooseGoal(work, id);
}

/** Whoever has initiated it says what it is for, where its card has several goals. */
function chooseGoal(work: Work, id: ConflictId): void {
  const conflict = conflictOf(work.game, id);
  const goals = termsOf(work.game, conflict)?.goals;
  if (!goals) return;
  const options = goals.map(({ does, when }, goal) => ({
    does,
    ...(when ? { when } : {}),
    effects: [{ verb: "set-goal" as const, goal }],
  }));
  schedule(work, {
    task: "effects",
    effects: [{ verb: "choose", who: "you", options }],
    context: conflictContext(work.game, conflict),
  });
}

/** A war conflict is turned up: what it is aimed at is said now. engine: War Conflicts */
function initiateWar(work: Work, declaration: Declaration): void {
  const { seat, war, target } = declaration;
  if (war === undefined) throw new Error("a conflict without a card and without a war");
  if (notAtWar(work.game, seat, war)) {
    discardDeclared(work, declaration, { why: "war-over" });
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
