/** engine: The Conflict Round */
import type { Declaration, Target } from "../game.ts";
import { factsOf, limitOf, namedTarget, sameCard, seatOf, titleOf } from "../lookup.ts";
import { applyInfluence, availableInfluence } from "../rules/influence.ts";
import { unmet } from "../rules/requirement.ts";
import { isLegalTarget, legalTargets } from "../rules/target.ts";
import { move, notePlayed } from "../rules/zones.ts";
import { ask, emit, schedule, type Work } from "../work.ts";

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

/** Step 2: revealed and initiated in initiative order. */
export function reveal(work: Work, at: number): void {
  const seat = work.game.order[at];
  if (seat === undefined) {
    schedule(work, { task: "action-round" });
    return;
  }
  schedule(work, { task: "reveal", at: at + 1 });
  const declaration = work.game.declared.find((other) => other.seat === seat);
  if (declaration) schedule(work, { task: "initiate", declaration });
}

/** Turns a declaration up: asks for what is missing, then initiates the conflict or discards it. */
export function initiate(work: Work, declaration: Declaration): void {
  const { game } = work;
  const { seat, card } = declaration;
  if (seatOf(game, seat).eliminated) return;
  const facts = factsOf(game, card);
  const limit = limitOf(facts);
  if (
    limit !== "multiple" &&
    (game.conflicts.some((other) => sameCard(factsOf(game, other.card), facts)) ||
      (limit === "unique" && game.spent.includes(game.cards[card]?.facts ?? -1)))
  ) {
    discard(work, declaration, "limited");
    return;
  }
  if (facts.conflict === undefined) {
    ask(work, { kind: "fact", seat, card, facts: ["conflict"] });
    schedule(work, { task: "initiate", declaration });
    return;
  }
  const cost = typeof facts.cost === "number" ? facts.cost : 0;
  if (unmet(game, seat, facts.title, facts.text?.requires) || availableInfluence(seatOf(game, seat)) < cost) {
    discard(work, declaration, "requirement");
    return;
  }
  const spec = facts.text?.target;
  if (!spec) {
    begin(work, declaration, facts.text ? null : declaration.target);
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
  else ask(work, { kind: "initiate", seat, card });
}

/** Initiates a conflict: its requirements are paid and its target is named. */
function begin(work: Work, declaration: Declaration, target: Target | null): void {
  const { seat, card } = declaration;
  const facts = factsOf(work.game, card);
  if (facts.conflict === undefined) throw new Error("a conflict without a type");
  if (typeof facts.cost === "number") applyInfluence(work, seat, facts.cost);
  const id = work.game.nextConflict;
  work.game.nextConflict = id + 1;
  work.game.declared = work.game.declared.filter((other) => other.card !== card);
  work.game.conflicts = [
    ...work.game.conflicts,
    { id, card, initiator: seat, type: facts.conflict, target, participants: [], added: [], result: null },
  ];
  notePlayed(work, card);
  emit(work, {
    type: "conflict-initiated",
    seat,
    conflict: id,
    title: facts.title,
    conflictType: facts.conflict,
    target: namedTarget(work.game, target),
  });
}

function discard(work: Work, declaration: Declaration, why: "limited" | "no-target" | "requirement"): void {
  const { seat, card } = declaration;
  work.game.declared = work.game.declared.filter((other) => other.card !== card);
  move(work, card, "discard");
  emit(work, { type: "conflict-discarded", seat, title: titleOf(work.game, card), why });
}
