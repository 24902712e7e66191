/** engine: Unconditional Surrender */

import type { Work } from "../changes/work.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { mayFindAsylum, maySurrender } from "../rules/relations/surrender.ts";
import type { Decision } from "../state/game.ts";
import { seatOf } from "../state/lookup.ts";
import { capitulate } from "../turn/surrender.ts";
import type { ActionOf } from "./action.ts";

/** Of one's own will when cards are discarded; or as a card forces it, and then to whom it says. */
export function surrender(
  work: Work,
  { seat, to, asylum }: ActionOf<"surrender">,
  decision: Decision,
): Refusal | undefined {
  const { game } = work;
  if (decision.kind === "surrender" && to !== decision.to)
    return refusal("surrender-to-another", { who: seatOf(game, decision.to).name, source: decision.source });
  const blocked =
    (decision.kind === "surrender" ? null : maySurrender(game, seat, to)) ??
    (asylum === undefined ? null : mayFindAsylum(game, seat, asylum));
  if (blocked) return blocked;
  capitulate(work, seat, to, asylum);
  return undefined;
}
