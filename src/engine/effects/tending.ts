/** compendium: Medical Assistance; Sponsor Rebels — neutralized supporting cards that heal as the inner circle does. */

import { editPlay, emit, type Work } from "../changes/work.ts";
import { cardsFor } from "../rules/in-force/references.ts";
import type { Context } from "../state/game.ts";
import { mustPlay, named } from "../state/lookup.ts";
import type { Effect } from "./shapes/verbs.ts";

export function tend(work: Work, { which }: Extract<Effect, { verb: "tend" }>, context: Context): boolean {
  const cards = cardsFor(work.game, which, context).filter((id) => {
    const { neutralized, row, tended } = mustPlay(work.game, id);
    return neutralized && row === "supporting" && !tended;
  });
  for (const id of cards) {
    editPlay(work, id).tended = true;
    emit(work, { type: "tended", card: named(work.game, id), source: context.source });
  }
  return cards.length > 0;
}
