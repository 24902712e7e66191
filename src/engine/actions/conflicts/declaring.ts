/** engine: The Conflict Round; The Resolution Round */

import { z } from "zod";
import { declareNone } from "../../changes/conflicts/declaring.ts";
import { schedule } from "../../changes/work.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { wrongConflictSecond, wrongConflictTarget } from "../../rules/conflicts/declaring.ts";
import { wrongWarTarget } from "../../rules/conflicts/war.ts";
import type { Game } from "../../state/game.ts";
import { offersOf, titleOf, warTitle } from "../../state/lookup.ts";
import { CONFLICT_TYPES } from "../../state/vocabulary.ts";
import { answerSecretly, isSecret, takeDeclaration } from "../../turn/declaring.ts";
import { cardId, conflictId, targetSchema } from "../fields.ts";
import { type ActionIn, action, shapeOf } from "../record.ts";
import { andTarget, conflictLabel, label, onTarget } from "../words.ts";

/** " using intrigue", where the card alone does not say which type is meant. */
function typed(game: Game, { card, as }: ActionIn<typeof declareConflict>): string {
  const offers = offersOf(game, card).length;
  return as === undefined || offers === 1 ? "" : ` using ${as}`;
}

const declareConflict = action({
  called: "Declare a conflict",
  /**
   * `as`: for a card in play through which conflicts of several types, or of an unknown type, are initiated. `behind`: a
   * card from hand that hides an agenda's conflict.
   */
  shape: shapeOf("declare", {
    card: cardId,
    target: targetSchema.optional(),
    second: targetSchema.optional(),
    as: z.enum(CONFLICT_TYPES).optional(),
    behind: cardId.optional(),
  }),
  answers: ["declare"],
  perform(work, { seat, card, target, second, as, behind }, decision): Refusal | undefined {
    const planned = {
      card,
      ...(target ? { target } : {}),
      ...(second ? { second } : {}),
      ...(as === undefined ? {} : { as }),
      ...(behind === undefined ? {} : { behind }),
    };
    return takeDeclaration(work, seat, planned, decision) ?? undefined;
  },
  orders: { declare: "declare {card}{using?}{on?}{and?}{behind?}" },
  sentence: (game, action): string =>
    `declare ${label(game, action.card)}${typed(game, action)}${onTarget(game, action.target)}${andTarget(game, action.second)}${action.behind === undefined ? "" : ` behind ${label(game, action.behind)}`}`,
});

const declareNothing = action({
  called: "Declare nothing",
  shape: shapeOf("declare-nothing", {}),
  answers: ["declare"],
  perform(work, { seat }, decision): Refusal | undefined {
    if (decision.kind === "declare" && decision.halted)
      return refusal("not-now", { round: work.game.round, asked: ["hold"] });
    if (isSecret(work.game, decision.id)) return answerSecretly(work, seat, null) ?? undefined;
    const already = decision.kind === "declare" ? decision.already : undefined;
    if (already === undefined) declareNone(work, seat);
    return undefined;
  },
  orders: { "declare-nothing": "declare nothing" },
  sentence: (): string => "declare nothing",
});

/** Names the target of a conflict that has just been turned up. */
const initiateAgainst = action({
  called: "Initiate on",
  shape: shapeOf("initiate", { target: targetSchema, second: targetSchema.optional() }),
  answers: ["initiate"],
  perform(work, { seat, target, second }, decision): Refusal | undefined {
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
  },
  orders: { initiate: "initiate {title}{on?}{and?}" },
  sentence(game, action): string {
    const asked = game.awaiting.find((one) => one.seat === action.seat && one.kind === "initiate");
    if (asked?.kind !== "initiate")
      return `initiate the conflict${onTarget(game, action.target)}${andTarget(game, action.second)}`;
    const title = asked.card === null ? warTitle(game, asked.war) : titleOf(game, asked.card);
    return `initiate ${title}${onTarget(game, action.target)}${andTarget(game, action.second)}`;
  },
});

/** engine: The Resolution Round — whoever has initiated several says which of them resolves first. */
const resolveFirst = action({
  called: "Resolve first",
  shape: shapeOf("resolve-first", { conflict: conflictId }),
  answers: ["resolve-first"],
  perform(work, { seat, conflict: id }): Refusal | undefined {
    const conflict = work.game.conflicts.find((one) => one.id === id && one.initiator === seat);
    if (!conflict || conflict.result) return refusal("not-your-conflict");
    schedule(work, { task: "resolve", conflict: id });
    return undefined;
  },
  orders: { "resolve-first": "resolve {conflict} first" },
  sentence: (game, action): string => `resolve ${conflictLabel(game, action.conflict)} first`,
});

export const actions = [declareConflict, declareNothing, initiateAgainst, resolveFirst] as const;
