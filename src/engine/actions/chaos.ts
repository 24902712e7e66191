/** engine: Drakh Rule 7 */

import { addTokens } from "../changes/in-force/tokens.ts";
import { emit, type Work } from "../changes/work.ts";
import type { Refusal } from "../refusal.ts";
import { mayMoveChaos } from "../rules/in-force/faction.ts";
import { named } from "../state/lookup.ts";
import type { ActionOf } from "./action.ts";

/** Any number of the chaos tokens on one card go to a Drakh card of the same player. */
export function moveChaos(work: Work, { seat, card, to, amount }: ActionOf<"move-chaos">): Refusal | undefined {
  const refused = mayMoveChaos(work.game, seat, card, to, amount);
  if (refused) return refused;
  addTokens(work, card, -amount, "chaos");
  addTokens(work, to, amount, "chaos");
  emit(work, { type: "chaos-moved", seat, from: named(work.game, card), to: named(work.game, to), amount });
  return undefined;
}
