/** engine: Step 3. Play Aftermath Cards */

import { carryOutAftermath } from "../../changes/conflicts/aftermath.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { mayPlayAftermath } from "../../rules/conflicts/aftermath.ts";
import { answerAftermaths } from "../../turn/aftermaths.ts";
import { cardId, targetSchema } from "../fields.ts";
import { action, shapeOf } from "../record.ts";
import { andTarget, label, onTarget, PLAY_ORDERS } from "../words.ts";

/**
 * Plays an aftermath, or keeps the choice secret until all who come earlier in initiative order have none to play. Until
 * then it can be changed.
 */
const playAftermath = action({
  called: "Play an aftermath",
  shape: shapeOf("aftermath", { card: cardId, target: targetSchema.optional(), second: targetSchema.optional() }),
  answers: ["aftermath"],
  perform(work, { seat, card, target, second }, decision): Refusal | undefined {
    if (decision.kind !== "aftermath") return refusal("not-now");
    const conflict = work.game.conflicts.find((other) => other.id === decision.conflict);
    if (!conflict) return refusal("not-now");
    const allowed = mayPlayAftermath(work.game, seat, card, target ?? null, conflict, second ?? null);
    if ("code" in allowed) return allowed;
    const play = { card, target: target ?? null, ...(second ? { second } : {}) };
    if (decision.halted) return carryOutAftermath(work, seat, play, conflict) ?? undefined;
    answerAftermaths(work, seat, play);
    return undefined;
  },
  orders: PLAY_ORDERS,
  sentence: (game, action): string =>
    `play ${label(game, action.card)}${onTarget(game, action.target)}${andTarget(game, action.second)}`,
});

export const actions = [playAftermath] as const;
