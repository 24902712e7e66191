/** engine: Ready, Rotated and Neutralized cards */

import { type Refusal, refusal } from "../../refusal.ts";
import type { Game } from "../../state/game.ts";
import { isReady, mustPlay, playOf, titleOf } from "../../state/lookup.ts";
import type { CardId } from "../../state/vocabulary.ts";

/** May this card rotate now? */
export function mayRotate(game: Game, id: CardId): Refusal | null {
  const play = playOf(game, id);
  const title = titleOf(game, id);
  if (!play) return refusal("card-not-there", { title });
  // A card that was neutralized this turn acts no more, even if it has become ready again.
  if (play.neutralizedIn === game.turn && game.turn > 0) return refusal("neutralized-this-turn", { title });
  return mustBeReady(game, id);
}

/** Is it a ready card, whatever has happened to it in this turn? What is done with it is no action of its own. */
export function mustBeReady(game: Game, id: CardId): Refusal | null {
  const play = playOf(game, id);
  const title = titleOf(game, id);
  if (!play) return refusal("card-not-there", { title });
  return isReady(play) ? null : refusal("not-ready", { title, state: play.neutralized ? "neutralized" : "rotated" });
}

/**
 * May this card take an action that needs no rotation? It may be rotated, but is face up, and was not neutralized this turn.
 * engine: Action Details; The Effects of Damage
 */
export function mayAct(game: Game, id: CardId): Refusal | null {
  const play = playOf(game, id);
  const title = titleOf(game, id);
  if (!play) return refusal("card-not-there", { title });
  if (play.neutralizedIn === game.turn && game.turn > 0) return refusal("neutralized-this-turn", { title });
  return play.neutralized ? refusal("not-ready", { title, state: "neutralized" }) : null;
}

/** True where something that this card did lasts as long as it stays as it is. */
export function goesOn(game: Game, id: CardId): boolean {
  return (
    mustPlay(game, id).leads !== null ||
    game.inPlay.some((other) => mustPlay(game, other).taken?.claims.some(({ holder }) => holder === id)) ||
    game.modifiers.some(({ until, holder }) => (until === "while-rotated" || until === "end-of-turn") && holder === id)
  );
}
