/** engine: Step 1. Declare Conflicts; War Conflicts — what a player declares is put down, and paid where it costs at once. */

import type { Refusal } from "../../refusal.ts";
import { appliedAtOnce, mayDeclare, mayDeclareMore, noneLeft } from "../../rules/conflicts/declaring.ts";
import { notAtWar, wrongWarTarget } from "../../rules/conflicts/war.ts";
import { surcharge } from "../../rules/in-force/faction.ts";
import type { PlannedDeclaration } from "../../state/game.ts";
import { factsOf, named } from "../../state/lookup.ts";
import type { SeatIndex } from "../../state/vocabulary.ts";
import { applyInfluence } from "../costs/influence.ts";
import { ask, emit, type Work } from "../work.ts";
import { move } from "../zones.ts";

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
