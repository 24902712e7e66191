/** engine: The Cannot rule; Ambassadorial Immunity — what a card is safe from: by what cards forbid, by its type, by its place. */
import type { Forbidden } from "../../cards/text.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import type { Game } from "../../state/game.ts";
import { factsOf, isAmbassador, isOfType, majorAgenda, titleOf } from "../../state/lookup.ts";
import type { CardId, CardType } from "../../state/vocabulary.ts";
import { forbiddenBy, isIrrevocable } from "./statics.ts";

/** The refusal of what a card forbids, with that card's name. */
export function cannot(game: Game, what: Forbidden, id: CardId): Refusal | null {
  const by = forbiddenBy(game, what, id);
  return by === null ? null : refusal("card-cannot", { title: titleOf(game, id), what, by: titleOf(game, by) });
}

const CAN_BE_DAMAGED: readonly CardType[] = ["character", "fleet", "location"];

/** Whether a card is of a type that suffers damage. */
export function canBeDamaged(game: Game, id: CardId): boolean {
  return isOfType(factsOf(game, id), CAN_BE_DAMAGED);
}

/** engine: Ambassadorial Immunity; Major Agendas; glossary: Irrevocable — what an effect cannot make leave play. */
export function mayLeavePlay(game: Game, id: CardId, evenMajor: boolean): Refusal | null {
  const title = titleOf(game, id);
  if (isAmbassador(game, id)) return refusal("ambassador-leaves-not", { title });
  // engine: Major Agendas — only an effect that says so makes one leave play.
  if (majorAgenda(factsOf(game, id)) && !evenMajor) return refusal("major-agenda-leaves-not", { title });
  return isIrrevocable(game, id) ? refusal("irrevocable", { title, target: title }) : null;
}
