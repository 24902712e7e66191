/** engine: The Conflict Round; The Resolution Round */

import { applyInfluence } from "../changes/costs/influence.ts";
import { ask, emit, schedule, type Work } from "../changes/work.ts";
import { move } from "../changes/zones.ts";
import { type Refusal, refusal } from "../refusal.ts";
import {
  appliedAtOnce,
  mayDeclare,
  mayDeclareMore,
  wrongConflictSecond,
  wrongConflictTarget,
} from "../rules/conflicts/declaring.ts";
import { wrongWarTarget } from "../rules/conflicts/war.ts";
import { surcharge } from "../rules/in-force/faction.ts";
import type { Decision } from "../state/game.ts";
import { factsOf, named } from "../state/lookup.ts";
import type { ActionOf } from "./action.ts";

export function declareConflict(
  work: Work,
  { seat, card, target, second, as, behind }: ActionOf<"declare">,
): Refusal | undefined {
  const allowed = mayDeclare(work.game, { seat, card, target: target ?? null, second: second ?? null, as, behind });
  if ("code" in allowed) return allowed;
  const through = allowed.as !== undefined;
  if (!through) {
    // engine: Corporate Rule 5 — to declare is to play it.
    applyInfluence(work, seat, surcharge(work.game, seat, factsOf(work.game, card)));
    move(work, card, "declared");
  }
  const influence = through ? appliedAtOnce(work.game, card, allowed.as) : 0;
  applyInfluence(work, seat, influence);
  if (behind !== undefined) move(work, behind, "declared");
  const also = {
    ...(second ? { second } : {}),
    ...(influence > 0 ? { applied: influence } : {}),
    ...(behind === undefined ? {} : { behind }),
  };
  work.game.declared = [...work.game.declared, { seat, card, target: target ?? null, ...allowed, ...also }];
  emit(work, {
    type: "declared",
    seat,
    conflict: true,
    ...(through && behind === undefined ? { through: named(work.game, card) } : {}),
    ...(influence > 0 ? { influence } : {}),
  });
  const already = work.game.declared.filter((one) => one.seat === seat).length;
  if (mayDeclareMore(work.game, seat)) ask(work, { kind: "declare", seat, already });
  return undefined;
}

export function declareNothing(
  work: Work,
  { seat }: ActionOf<"declare-nothing">,
  decision: Decision,
): Refusal | undefined {
  if (decision.kind === "declare" && decision.halted)
    return refusal("not-now", { round: work.game.round, asked: ["hold"] });
  const already = decision.kind === "declare" ? decision.already : undefined;
  if (already === undefined) emit(work, { type: "declared", seat, conflict: false });
  return undefined;
}

/** Names the target of a conflict that has just been turned up. */
export function initiateAgainst(
  work: Work,
  { seat, target, second }: ActionOf<"initiate">,
  decision: Decision,
): Refusal | undefined {
  if (decision.kind !== "initiate") return refusal("not-now");
  const { card, as, war } = decision;
  if (card === null) {
    if (war === undefined) throw new Error("a conflict without a card and without a war");
    const wrong = wrongWarTarget(work.game, war, target);
    if (wrong) return wrong;
    schedule(work, { task: "initiate", declaration: { seat, card, war, target } });
    return undefined;
  }
  const blocked =
    wrongConflictTarget(work.game, seat, card, as, target) ??
    wrongConflictSecond(work.game, seat, card, as, { first: target, second: second ?? null });
  if (blocked) return blocked;
  // Turned up again with its target named: what it requires may have changed in the meantime.
  const declaration = { seat, card, target, ...(second ? { second } : {}), ...(as === undefined ? {} : { as }) };
  schedule(work, { task: "initiate", declaration });
  return undefined;
}

/** engine: The Resolution Round — whoever has initiated several says which of them resolves first. */
export function resolveFirst(work: Work, { seat, conflict: id }: ActionOf<"resolve-first">): Refusal | undefined {
  const conflict = work.game.conflicts.find((one) => one.id === id && one.initiator === seat);
  if (!conflict || conflict.result) return refusal("not-your-conflict");
  schedule(work, { task: "resolve", conflict: id });
  return undefined;
}
