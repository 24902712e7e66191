/** What is done and looked up again and again where a position is put to the engine. */
import { type Action, apply, type CardFacts, type Effect, type Game } from "../../src/engine/index.ts";
import { ratingOf } from "../../src/engine/rules/costs/influence.ts";
import { seatOf } from "../../src/engine/state/lookup.ts";
import { at, byHand, character, does, order } from "./stage.ts";

/** A character who can take part in a conflict, and lead a fleet. */
export const officer = (title: string, more: Partial<CardFacts> = {}): CardFacts =>
  character(title, { diplomacy: 3, leadership: 2 }, more);

/** The card of this title, for an effect. */
export const which = (game: Game, title: string) => ({ card: at(game, title) });
export const zone = (game: Game, title: string) => game.cards[at(game, title)]?.zone;
export const rating = (game: Game, seat: number): number => ratingOf(seatOf(game, seat));
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
