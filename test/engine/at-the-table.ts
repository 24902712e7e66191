/** What is done and looked up again and again where a position is put to the engine. */
import { enterPlay } from "../../src/engine/changes/zones.ts";
import { type Action, apply, type CardFacts, type Effect, type Event, type Game } from "../../src/engine/index.ts";
import { totals } from "../../src/engine/rules/conflicts/conflict.ts";
import { ratingOf } from "../../src/engine/rules/costs/influence.ts";
import { seatOf } from "../../src/engine/state/lookup.ts";
import { arranged, at, byHand, character, conflict, does, event, happens, order, passed, sentences } from "./stage.ts";

export const talks = conflict("Talks", "diplomacy");
export const plot = conflict("Plot", "intrigue");
export const raid = conflict("Raid", "military");
/** A deck of so many that nobody plays. */
export const spare = (who: string): CardFacts[] =>
  Array.from({ length: 9 }, (_, one) => event(`${who} ${one}`, { says: "Nothing." }));

/** A character who can take part in a conflict, and lead a fleet. */
export const officer = (title: string, more: Partial<CardFacts> = {}): CardFacts =>
  character(title, { diplomacy: 3, leadership: 2 }, more);

/** The card of this title, for an effect. */
export const which = (game: Game, title: string) => ({ card: at(game, title) });
export const zone = (game: Game, title: string) => game.cards[at(game, title)]?.zone;
export const rating = (game: Game, seat: number): number => ratingOf(seatOf(game, seat));
export const ratings = (game: Game): number[] => game.seats.map(({ unspent, spent }) => unspent + spent);
/** What the first conflict has for and against it. */
export const tally = (game: Game) => game.conflicts[0] && totals(game, game.conflicts[0]);
export const isDone = (game: Game, action: Action): boolean => apply(game, action).ok;

/** After an effect by hand, which this seat orders. */
export const hand = (game: Game, effect: Effect, seat = 0): Game => does(game, byHand(effect, seat));

/** After the others have passed, until it is this seat's turn. */
export function turnOf(game: Game, seat: number): Game {
  let now = game;
  for (let asked = now.awaiting[0]; asked && asked.seat !== seat; asked = now.awaiting[0])
    now = does(now, { type: "pass", seat: asked.seat });
  return now;
}

/** After an order of this seat's, in its turn. */
export const says = (game: Game, seat: number, sentence: string): Game => order(turnOf(game, seat), seat, sentence);
/** What this seat is offered in its turn, of a kind. */
export const offers = (game: Game, seat: number, what: RegExp): string[] =>
  sentences(turnOf(game, seat), seat).filter((one) => what.test(one));

/** The card lies on that one. */
export const on = (game: Game, title: string, host: string, controller = 0): Game =>
  arranged(game, (work) => {
    const where = { faction: controller, controller, row: "attached", host: at(work.game, host) } as const;
    enterPlay(work, at(work.game, title), where);
  });

/** How the first conflict comes out when all have passed. */
export function resolution(game: Game): Event | null {
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
export const nextActions = (game: Game): Game =>
  passed(passed(passed(game, "action", "aftermath"), "discard", "buy", "sustain"), "declare");
