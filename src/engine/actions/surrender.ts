/** engine: Unconditional Surrender */

import { type Refusal, refusal } from "../refusal.ts";
import { mayFindAsylum, maySurrender } from "../rules/relations/surrender.ts";
import { seatOf } from "../state/lookup.ts";
import { capitulate } from "../turn/surrender.ts";
import { seatIndex } from "./fields.ts";
import { action, shapeOf } from "./record.ts";

/** Of one's own will when cards are discarded; or as a card forces it, and then to whom it says. */
const surrender = action({
  called: "Surrender",
  /** Unconditionally, to a player with whom this one is at war; `asylum`: whom the ambassador asks for it. */
  shape: shapeOf("surrender", { to: seatIndex, asylum: seatIndex.optional() }),
  answers: ["discard", "surrender"],
  never: (game, { seat, to }): Refusal | null => maySurrender(game, seat, to),
  perform(work, { seat, to, asylum }, decision): Refusal | undefined {
    const { game } = work;
    if (decision.kind === "surrender" && to !== decision.to)
      return refusal("surrender-to-another", { who: seatOf(game, decision.to).name, source: decision.source });
    const blocked =
      (decision.kind === "surrender" ? null : maySurrender(game, seat, to)) ??
      (asylum === undefined ? null : mayFindAsylum(game, seat, asylum));
    if (blocked) return blocked;
    capitulate(work, seat, to, asylum);
    return undefined;
  },
  orders: { surrender: "surrender to {name}{asylum?}" },
  sentence(game, action): string {
    const asylum = action.asylum === undefined ? "" : ` asking ${seatOf(game, action.asylum).name} for asylum`;
    return `surrender to ${seatOf(game, action.to).name}${asylum}`;
  },
});

export const actions = [surrender] as const;
