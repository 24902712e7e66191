/** engine: The Cannot rule — what a card in play forbids, no other card makes possible unless it lifts that very thing. */
import type { Forbidden } from "../../cards/text.ts";
import { emit, type Work } from "../../changes/work.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import type { Game } from "../../state/game.ts";
import { named, titleOf } from "../../state/lookup.ts";
import type { CardId } from "../../state/vocabulary.ts";
import { forbiddenBy } from "./statics.ts";

/** The refusal of what a card forbids, with that card's name. */
export function cannot(game: Game, what: Forbidden, id: CardId): Refusal | null {
  const by = forbiddenBy(game, what, id);
  return by === null ? null : refusal("card-cannot", { title: titleOf(game, id), what, by: titleOf(game, by) });
}

/** True where an effect is stopped by a prohibition; says so in public. */
export function prevented(work: Work, what: Forbidden, id: CardId): boolean {
  const by = forbiddenBy(work.game, what, id);
  if (by === null) return false;
  emit(work, { type: "prevented", card: named(work.game, id), what, by: named(work.game, by) });
  return true;
}
