/** engine: Inner Circle; glossary: Ranger, Ranger One — what a card in play counts as, by itself or by what it is given. */
import type { Game } from "../../state/game.ts";
import { ambassadorOf, factsOf, hasKeyword, inFaction, isKeyword, mustPlay, playOf } from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import { type CardId, type SeatIndex, TRAITS, type Trait } from "../../state/vocabulary.ts";
import { givenTo, printed } from "./statics.ts";

/** Whether a card is of the inner circle, or acts as one of it by what a card in play gives it, while it is face up. */
export function isInner(game: Game, id: CardId): boolean {
  const play = playOf(game, id);
  if (play === null) return false;
  return play.row === "inner" || (play.row === "supporting" && !play.neutralized && actsInner(game, id));
}

function actsInner(game: Game, id: CardId): boolean {
  return printed(game, "inner-circle").length > 0 && givenTo(game, "inner-circle", id).length > 0;
}

/** Members of the inner circle, the ambassador first; then whoever acts as one. */
export function innerCircle(game: Game, seat: SeatIndex): CardId[] {
  const members = inFaction(game, seat, "inner");
  if (printed(game, "inner-circle").length === 0) return members;
  return [...members, ...inFaction(game, seat, "supporting").filter((id) => isInner(game, id))];
}

/** Who of the inner circle may leave it: all but the ambassador. */
export const innerToSpare = (game: Game, seat: SeatIndex): CardId[] =>
  innerCircle(game, seat).filter((id) => id !== ambassadorOf(game, seat));

/** Whether a card in play has a keyword: printed, gained, or given by another card. */
export function hasTrait(game: Game, id: CardId, trait: Trait): boolean {
  return (
    hasKeyword(factsOf(game, id), trait) ||
    (mustPlay(game, id).traits?.includes(trait) ?? false) ||
    givenTo(game, "trait", id).some(({ given }) => given.trait === trait)
  );
}

/** Whether a text that asks for this keyword finds it on a card in play. compendium: Commander Ivanova (Ranger Training) */
export function hasAsKeyword(game: Game, id: CardId, keyword: string): boolean {
  if (hasKeyword(factsOf(game, id), keyword)) return true;
  const trait = TRAITS.find((one) => isKeyword(one, keyword));
  return trait !== undefined && since(game, 12) && hasTrait(game, id, trait);
}

/** Whether a card in play has gained a keyword that makes it a Ranger. */
export function hasBecomeRanger(game: Game, id: CardId): boolean {
  return (mustPlay(game, id).traits?.length ?? 0) > 0 || givenTo(game, "trait", id).length > 0;
}
