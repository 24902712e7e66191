/** engine: Dual Race Games — the choice of a faction where an effect names a race. */

import { withFaction, withFactionsFixed } from "../effects/factions.ts";
import { performEffect } from "../effects/performing.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { seatOf } from "../state/lookup.ts";
import { seatIndex } from "./fields.ts";
import { action, shapeOf } from "./record.ts";

const chooseFaction = action({
  called: "Choose a faction",
  /** The faction of a race that an effect is about. */
  shape: shapeOf("choose-faction", { faction: seatIndex }),
  answers: ["faction"],
  perform(work, { faction }, decision): Refusal | undefined {
    if (decision.kind !== "faction") return refusal("not-now");
    const { race, factions, effect, context } = decision;
    if (!factions.includes(faction))
      return refusal("not-of-that-race", {
        who: work.game.seats[faction]?.name ?? null,
        race,
        possible: factions.map((seat) => seatOf(work.game, seat).name),
      });
    // At once rather than as a task: what was owed beside it, such as an action, stays owed.
    const now = withFactionsFixed(work, withFaction(effect, race, faction), context);
    if (now) performEffect(work, now, context);
    return undefined;
  },
  orders: { "choose-faction": "choose {name}" },
  sentence: (game, action): string => `choose ${seatOf(game, action.faction).name}`,
});

export const actions = [chooseFaction] as const;
