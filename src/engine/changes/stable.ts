/**
 * Whether what follows by itself from how things stand has been seen to. Nothing more follows as long as no card and no
 * seat has been opened for a change and everything else is what it was; only what is asked and done next may be other.
 */

import type { Game } from "../state/game.ts";
import type { Work } from "./work.ts";

/** Games that were given out with nothing left to follow. */
const stableGames = new WeakSet<Game>();

/** Everything of a game but its cards and seats, and but the flow of decisions and tasks: of that nothing follows by itself. */
export function comparedOf(game: Game): readonly unknown[] {
  return [
    game.rules,
    game.house,
    game.duel,
    game.facts,
    game.inPlay,
    game.turn,
    game.round,
    game.order,
    game.declared,
    game.conflicts,
    game.modifiers,
    game.states,
    game.ratings,
    game.civilWars,
    game.influence,
    game.shadowWar,
    game.shadowWarAt,
    game.spent,
    game.playedThisTurn,
    game.bids,
    game.assistance,
    game.barred,
    game.playedEvents,
    game.lately,
    game.unsaid,
    game.halt,
    game.loose,
    game.isa,
    game.league,
    game.swollen,
    game.vote,
    game.bound,
    game.nextConflict,
    game.result,
  ];
}

/** True where nothing has changed since it was last seen to. */
export function isStable(work: Work): boolean {
  const { stable, game, edits } = work;
  if (stable === null || stable.edits !== edits) return false;
  const now = comparedOf(game);
  for (let at = 0; at < now.length; at++) if (now[at] !== stable.compared[at]) return false;
  return true;
}

/** Says how things stand before it is seen to; what that changes has then to be seen to again. */
export function noteCompared(work: Work): void {
  work.stable = { edits: work.edits, compared: comparedOf(work.game) };
}

/** A work that is opened on a game with nothing left to follow has nothing to see to either. */
export function stableAtFirst(game: Game): Work["stable"] {
  return stableGames.has(game) ? { edits: 0, compared: comparedOf(game) } : null;
}

/** Remembers it of the game that is given out. */
export function giveOut(work: Work): Game {
  if (isStable(work)) stableGames.add(work.game);
  return work.game;
}
