/** engine: Drakh Rule 7 */

import { z } from "zod";
import { addTokens } from "../changes/in-force/tokens.ts";
import { emit } from "../changes/work.ts";
import type { Refusal } from "../refusal.ts";
import { mayMoveChaos } from "../rules/in-force/faction.ts";
import { named } from "../state/lookup.ts";
import { cardId } from "./fields.ts";
import { action, shapeOf } from "./record.ts";
import { label } from "./words.ts";

/** Any number of the chaos tokens on one card go to a Drakh card of the same player. */
const moveChaos = action({
  called: "Move chaos tokens",
  /** So many chaos tokens of one card to a Drakh card, after an action of a Drakh faction. */
  shape: shapeOf("move-chaos", { card: cardId, to: cardId, amount: z.int().min(1).max(999) }),
  answers: ["move-chaos"],
  perform(work, { seat, card, to, amount }): Refusal | undefined {
    const refused = mayMoveChaos(work.game, seat, card, to, amount);
    if (refused) return refused;
    addTokens(work, card, -amount, "chaos");
    addTokens(work, to, amount, "chaos");
    emit(work, { type: "chaos-moved", seat, from: named(work.game, card), to: named(work.game, to), amount });
    return undefined;
  },
  orders: {
    "move-chaos-one": "move 1 chaos token from {card} to {to}",
    "move-chaos": "move {amount} chaos tokens from {card} to {to}",
  },
  sentence: (game, action): string =>
    `move ${action.amount} chaos ${action.amount === 1 ? "token" : "tokens"} from ${label(game, action.card)} to ${label(game, action.to)}`,
});

export const actions = [moveChaos] as const;
