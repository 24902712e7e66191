/** engine: Marks; Requirements — how many marks lie where. */
import type { Game, Marks } from "../../state/game.ts";
import { factsOf, mustPlay } from "../../state/lookup.ts";
import type { CardId, Mark, SeatIndex } from "../../state/vocabulary.ts";

/** Marks of one kind on all cards of a faction, face down and neutralized ones included. */
export function factionMarks(game: Game, seat: SeatIndex, mark: Mark): number {
  let total = 0;
  for (const id of game.inPlay) {
    const play = mustPlay(game, id);
    if (play.faction === seat) total += play.marks[mark] ?? 0;
  }
  return total;
}

/**
 * The marks that a player can meet a requirement with: those of the faction, but for cards that somebody else controls,
 * and those on cards that the player controls elsewhere. engine: Factions and Control; Requirements
 */
export function marksToUse(game: Game, seat: SeatIndex, mark: Mark): number {
  let total = 0;
  for (const id of game.inPlay) {
    const play = mustPlay(game, id);
    if (play.controller === seat && play.faction !== null) total += play.marks[mark] ?? 0;
  }
  return total;
}

/** The marks printed on a card, as it enters play. */
export function printedMarks(game: Game, id: CardId): Marks {
  return factsOf(game, id).marks ?? {};
}

/** The cards that a player controls with marks of this kind. engine: one cannot use cards that others control. */
export function cardsWithMark(game: Game, seat: SeatIndex, mark: Mark): CardId[] {
  return game.inPlay.filter((id) => {
    const play = mustPlay(game, id);
    return play.controller === seat && (play.marks[mark] ?? 0) > 0;
  });
}

/** All marks of this kind on those cards. */
export function marksOf(game: Game, seat: SeatIndex, mark: Mark): number {
  return cardsWithMark(game, seat, mark).reduce((sum, id) => sum + (mustPlay(game, id).marks[mark] ?? 0), 0);
}
