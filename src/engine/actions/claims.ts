/** engine: Major Victory; Check Victory Conditions */

import { agreeTo } from "../changes/victory/claims.ts";
import { emit, type Work } from "../changes/work.ts";
import { stillToAgree } from "../rules/victory/claims.ts";
import type { Decision } from "../state/game.ts";
import { titleOf } from "../state/lookup.ts";
import type { ActionOf } from "./action.ts";

/** Another player agrees that an agenda's player has won by it. */
export function agreeToVictory(work: Work, { seat }: ActionOf<"agree-to-victory">, decision: Decision): undefined {
  if (decision.kind !== "victory-claim") return;
  const { by, card } = decision;
  agreeTo(work, by, [seat]);
  const left = stillToAgree(work.game, by);
  emit(work, { type: "claim-agreed", seat, by, title: titleOf(work.game, card), left });
}
