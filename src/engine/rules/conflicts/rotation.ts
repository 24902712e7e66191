/** engine: Ready, Rotated and Neutralized cards */

import { endWhileRotated, letGo } from "../../changes/modifiers.ts";
import { editPlay, type Work } from "../../changes/work.ts";
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
  if (!isReady(play)) return refusal("not-ready", { title, state: play.neutralized ? "neutralized" : "rotated" });
  return null;
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

export function rotate(work: Work, id: CardId): void {
  editPlay(work, id).rotated = true;
}

/** Readies a card: what it did by staying rotated ends, and it no longer leads; its other participation goes on. */
export function ready(work: Work, id: CardId): void {
  const play = editPlay(work, id);
  play.rotated = false;
  play.deed = undefined;
  endWhileRotated(work, id);
  letGo(work, id);
  stopLeading(work, id);
}

/** Readies a card by an effect that cancels nothing: what it did goes on, for the rest of the turn. engine: Lead a Fleet */
export function readyKeeping(work: Work, id: CardId): void {
  const play = editPlay(work, id);
  play.rotated = false;
  play.deed = (play.deed ?? 0) + 1;
}

/** A character leads no more, and no longer takes part by leading: it has in what is resolved already. */
export function stopLeading(work: Work, id: CardId): void {
  const play = editPlay(work, id);
  if (play.leads === null) return;
  play.leads = null;
  play.leadsThrough = undefined;
  play.leadsDeed = undefined;
  work.game.conflicts = work.game.conflicts.map((conflict) =>
    conflict.result === null
      ? { ...conflict, participants: conflict.participants.filter((other) => other.card !== id || other.as !== "lead") }
      : conflict,
  );
}

/** True where something that this card did lasts as long as it stays as it is. */
export function goesOn(game: Game, id: CardId): boolean {
  return (
    mustPlay(game, id).leads !== null ||
    game.inPlay.some((other) => mustPlay(game, other).taken?.claims.some(({ holder }) => holder === id)) ||
    game.modifiers.some(({ until, holder }) => (until === "while-rotated" || until === "end-of-turn") && holder === id)
  );
}
