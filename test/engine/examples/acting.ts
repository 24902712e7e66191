/** What tests of positions do at a table again and again: act in words in one's turn, act by hand, wait for an outcome. */

import { enterPlay } from "../../../src/engine/changes/zones.ts";
import type { Effect, Game } from "../../../src/engine/index.ts";
import { totals } from "../../../src/engine/rules/conflicts/conflict.ts";
import { arranged, at, byHand, conflict, does, event, happens, order, passed, sentences } from "../stage.ts";

export const talks = conflict("Talks", "diplomacy");
export const plot = conflict("Plot", "intrigue");
export const raid = conflict("Raid", "military");
export const spare = (who: string) =>
  Array.from({ length: 9 }, (_, one) => event(`${who} ${one}`, { says: "Nothing." }));

export const hand = (game: Game, effect: Effect, seat = 0) => does(game, byHand(effect, seat));
export const card = (game: Game, title: string) => ({ card: at(game, title) });
export const zone = (game: Game, title: string) => game.cards[at(game, title)]?.zone;
export const ratings = (game: Game) => game.seats.map(({ unspent, spent }) => unspent + spent);
export const tally = (game: Game) => game.conflicts[0] && totals(game, game.conflicts[0]);

/** The card lies on that one. */
export const on = (game: Game, title: string, host: string, controller = 0): Game =>
  arranged(game, (work) => {
    const where = { faction: controller, controller, row: "attached", host: at(work.game, host) } as const;
    enterPlay(work, at(work.game, title), where);
  });

/** Everybody passes until this seat is to act. */
function until(game: Game, seat: number): Game {
  let now = game;
  for (let passes = 0; now.awaiting[0]?.seat !== seat && passes < 9; passes++)
    now = does(now, { type: "pass", seat: now.awaiting[0]?.seat ?? 0 });
  return now;
}
export const says = (game: Game, seat: number, sentence: string) => order(until(game, seat), seat, sentence);
export const offers = (game: Game, seat: number, what: RegExp) =>
  sentences(until(game, seat), seat).filter((one) => what.test(one));

/** How the first conflict comes out when all have passed. */
export function resolution(game: Game) {
  let now = game;
  for (let passes = 0; passes < 30; passes++) {
    const { game: after, events } = happens(now, { type: "pass", seat: now.awaiting[0]?.seat ?? 0 });
    const found = events.find(({ type }) => type === "conflict-resolved");
    if (found) return found;
    now = after;
  }
  return null;
}

/** Through the rest of the turn and, with nothing declared, to the next action round. */
export const nextActions = (game: Game) =>
  passed(passed(passed(game, "action", "aftermath"), "discard", "buy", "sustain"), "declare");
