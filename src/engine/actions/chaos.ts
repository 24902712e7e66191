/** engine: Drakh Rule 7 */
import type { ActionOf } from "../action.ts";
import { named } from "../lookup.ts";
import type { Refusal } from "../refusal.ts";
import { mayMoveChaos } from "../rules/chaos.ts";
import { addTokens } from "../rules/tokens.ts";
import { emit, type Work } from "../work.ts";

/** Any number of the chaos tokens on one card go to a Drakh card of the same player. */
export function moveChaos(work: Work, { seat, card, to, amount }: ActionOf<"move-chaos">): Refusal | undefined {
  const refused = mayMoveChaos(work.game, seat, card, to, amount);
  if (refused) return refused;
  addTokens(work, card, -amount, "chaos");
  addTokens(work, to, amount, "chaos");
  emit(work, { type: "chaos-moved", seat, from: named(work.game, card), to: named(work.game, to), amount });
  return undefined;
}
