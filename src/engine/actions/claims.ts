/** engine: Major Victory; Check Victory Conditions */

import { agreeTo } from "../changes/victory/claims.ts";
import { emit } from "../changes/work.ts";
import { stillToAgree } from "../rules/victory/claims.ts";
import { seatOf, titleOf } from "../state/lookup.ts";
import { action, shapeOf } from "./record.ts";

/** Another player agrees that an agenda's player has won by it. */
const agreeToVictory = action({
  called: "Agree to a victory",
  /** Another player's claim to win by an agenda is right. */
  shape: shapeOf("agree-to-victory", {}),
  answers: ["victory-claim"],
  perform(work, { seat }, decision): undefined {
    if (decision.kind !== "victory-claim") return;
    const { by, card } = decision;
    agreeTo(work, by, [seat]);
    const left = stillToAgree(work.game, by);
    emit(work, { type: "claim-agreed", seat, by, title: titleOf(work.game, card), left });
  },
  orders: { "agree-to-victory": "agree that {name} wins", agree: "agree" },
  sentence(game, _, asked): string {
    return asked?.kind === "victory-claim" ? `agree that ${seatOf(game, asked.by).name} wins` : "agree";
  },
});

export const actions = [agreeToVictory] as const;
