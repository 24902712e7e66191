/**
 * engine: Step 1. Declare Conflicts; War Conflicts — what a player declares is put down, and paid where it costs at once;
 * Step 2 — what hid it is shown, and what comes to nothing is discarded.
 */

import type { Event } from "../../events/event.ts";
import type { Refusal } from "../../refusal.ts";
import { appliedAtOnce, mayDeclare, mayDeclareMore, noneLeft } from "../../rules/conflicts/declaring.ts";
import { notAtWar, wrongWarTarget } from "../../rules/conflicts/war.ts";
import { surcharge } from "../../rules/in-force/faction.ts";
import type { Declaration, PlannedDeclaration } from "../../state/game.ts";
import { factsOf, named, titleOf, warTitle } from "../../state/lookup.ts";
import type { SeatIndex } from "../../state/vocabulary.ts";
import { applyInfluence } from "../costs/influence.ts";
import { ask, emit, type Work } from "../work.ts";
import { moveCard } from "../zones.ts";

type FromCard = Exclude<PlannedDeclaration, { card: null }>;
type OfWar = Extract<PlannedDeclaration, { card: null }>;

/** Declares a conflict, and asks for another one where there may be more; the refusal where it is not possible. */
export function carryOutDeclaration(work: Work, seat: SeatIndex, planned: PlannedDeclaration): Refusal | null {
  const refused = planned.card === null ? declareWar(work, seat, planned) : declareFrom(work, seat, planned);
  if (refused) return refused;
  const already = work.game.declared.filter((one) => one.seat === seat).length;
  if (mayDeclareMore(work.game, seat)) ask(work, { kind: "declare", seat, already });
  return null;
}

export function declareNone(work: Work, seat: SeatIndex): void {
  emit(work, { type: "declared", seat, conflict: false });
}

function declareFrom(work: Work, seat: SeatIndex, { card, target, second, as, behind }: FromCard): Refusal | null {
  const allowed = mayDeclare(work.game, { seat, card, target: target ?? null, second: second ?? null, as, behind });
  if ("code" in allowed) return allowed;
  const through = allowed.as !== undefined;
  if (!through) {
    // engine: Corporate Rule 5 — to declare is to play it.
    applyInfluence(work, seat, surcharge(work.game, seat, factsOf(work.game, card)));
    moveCard(work, card, "declared");
  }
  const influence = through ? appliedAtOnce(work.game, card, allowed.as) : 0;
  applyInfluence(work, seat, influence);
  if (behind !== undefined) moveCard(work, behind, "declared");
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
  return null;
}

/** The war is named in the open, what it is aimed at is not. */
function declareWar(work: Work, seat: SeatIndex, { war, target }: OfWar): Refusal | null {
  const { game } = work;
  const blocked =
    notAtWar(game, seat, war) ?? noneLeft(game, seat, "other") ?? (target ? wrongWarTarget(game, war, target) : null);
  if (blocked) return blocked;
  work.game.declared = [...game.declared, { seat, card: null, war, target: target ?? null }];
  emit(work, { type: "declared", seat, conflict: true, war });
  return null;
}

/** A card that has hidden an agenda's conflict is shown, and goes back to the hand. */
export function uncover(work: Work, { seat, card, as }: Declaration): void {
  const hidden = work.game.declared.find((one) => one.seat === seat && one.card === card && one.as === as);
  if (card === null || hidden?.behind === undefined) return;
  const { behind, ...open } = hidden;
  work.game.declared = work.game.declared.map((one) => (one === hidden ? open : one));
  moveCard(work, behind, "hand");
  emit(work, { type: "cover-shown", seat, card: named(work.game, behind), through: named(work.game, card) });
}

/** Why a conflict that was turned up is not initiated. */
export type Prevented = Pick<Extract<Event, { type: "conflict-discarded" }>, "why" | "lacks">;

/** Nothing comes of what was declared: its card, where it came from one, goes to the discard pile. */
export function discardDeclared(work: Work, declaration: Declaration, prevented: Prevented): void {
  const { seat, card, as } = declaration;
  strike(work, declaration);
  if (as === undefined && card !== null) moveCard(work, card, "discard");
  const through = as === undefined && card !== null ? {} : { through: true as const };
  const title = card === null ? warTitle(work.game, declaration.war) : titleOf(work.game, card);
  emit(work, { type: "conflict-discarded", seat, title, ...prevented, ...through });
}

/** Takes one declaration off the list: the first of several alike. */
export function strike(work: Work, { seat, card, war }: Declaration): void {
  const at = work.game.declared.findIndex((other) => other.card === card && other.seat === seat && other.war === war);
  work.game.declared = work.game.declared.filter((_, index) => index !== at);
}
