/**
 * compendium: TOURNAMENT RULES; engine: Ambassador Clashes — once the ambassadors lie open, and before the starting hands
 * are chosen, cards of the reserve may be exchanged for cards of the deck. Nobody else learns whether any were.
 */

import { ask, schedule, type Work } from "../changes/work.ts";
import { ruled } from "../rulesets/index.ts";
import { playing, seatOf } from "../state/lookup.ts";
import type { SeatIndex } from "../state/vocabulary.ts";

/** Asks all who may exchange at the same time; `clashed` are those who had to choose another ambassador. */
export function askSideboards(work: Work, { clashed }: { clashed: readonly SeatIndex[] }): void {
  schedule(work, { task: "starting-hands" });
  const who = ruled(work.game, "sideboarding");
  if (who === "nobody") return;
  for (const seat of playing(work.game))
    if ((who === "everybody" || clashed.includes(seat)) && (seatOf(work.game, seat).reserve ?? []).length > 0)
      ask(work, { kind: "sideboard", seat, picked: null });
}
