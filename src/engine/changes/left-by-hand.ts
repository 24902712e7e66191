/** What of a card's text the moderator leaves to the table. */
import { factsOf, named } from "../state/lookup.ts";
import type { CardId } from "../state/vocabulary.ts";
import { emit, type Work } from "./work.ts";

/** Says to everybody what of a card that has just been brought out is carried out by hand; nothing where that is nothing. */
export function tellWhatIsLeft(work: Work, card: CardId): void {
  const { text, complete } = factsOf(work.game, card);
  const known = text !== undefined || complete === true;
  if (known && text?.byHand === undefined) return;
  emit(work, { type: "left-by-hand", card: named(work.game, card), left: text?.byHand ?? null });
}
