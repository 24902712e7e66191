/** engine glossary: Ranger, Ranger One — keywords that a card may gain in play. */
import type { Game } from "../../state/game.ts";
import { factsOf, hasKeyword, mustPlay } from "../../state/lookup.ts";
import type { CardId, Trait } from "../../state/vocabulary.ts";
import { givenTo } from "./statics.ts";

/** Whether a card in play has a keyword: printed, gained, or given by another card. */
export function hasTrait(game: Game, id: CardId, trait: Trait): boolean {
  return (
    hasKeyword(factsOf(game, id), trait) ||
    (mustPlay(game, id).traits?.includes(trait) ?? false) ||
    givenTo(game, "trait", id).some(({ given }) => given.trait === trait)
  );
}

/** Whether a card in play has gained a keyword that makes it a Ranger. */
export function hasBecomeRanger(game: Game, id: CardId): boolean {
  return (mustPlay(game, id).traits?.length ?? 0) > 0 || givenTo(game, "trait", id).length > 0;
}
