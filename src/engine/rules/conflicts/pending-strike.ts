/** engine: Resolving Attacks — an attack that has been declared and is being answered. */
import type { Game } from "../../state/game.ts";
import type { CardId } from "../../state/vocabulary.ts";

/** The attack that this card is in and whose damage is still to be dealt; -1 where there is none. */
export function strikeOn(game: Game, card: CardId): number {
  return game.tasks.findLastIndex(
    (task) => task.task === "strike" && [task.strike.with, task.strike.against, task.strike.also?.card].includes(card),
  );
}

/** Is the damage of an attack that this card is in still to be dealt? */
export const awaitsStrike = (game: Game, card: CardId): boolean => strikeOn(game, card) !== -1;
