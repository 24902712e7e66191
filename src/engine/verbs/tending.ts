/** compendium: Medical Assistance; Sponsor Rebels — neutralized supporting cards that heal as the inner circle does. */
import type { Effect } from "../cards/verbs.ts";
import type { Context } from "../game.ts";
import { mustPlay, named } from "../lookup.ts";
import { cardsFor } from "../rules/references.ts";
import { editPlay, emit, type Work } from "../work.ts";

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
