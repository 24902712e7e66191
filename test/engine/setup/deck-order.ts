import { expect } from "vitest";
import { editSeat, open } from "../../../src/engine/changes/work.ts";
import { type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { factsOf } from "../../../src/engine/state/lookup.ts";
import { event } from "../stage.ts";

/** The same game with every pile that lies face down the other way round. */
export function turnedOver(game: Game): Game {
  const work = open(game);
  for (const [seat, { deck, crusade }] of game.seats.entries()) {
    editSeat(work, seat).deck = deck.toReversed();
    if (crusade) editSeat(work, seat).crusade = crusade.toReversed();
  }
  return work.game;
}

/** Everything that a player is offered and shown, as it would be sent. */
export const offered = (game: Game, seat: number) =>
  JSON.stringify([legalActions(game, seat), viewFor(game, { seat }), viewFor(game, "public")]);

/** Two games that differ in the order of a deck alone offer the same. */
export function expectSame(game: Game): void {
  const other = turnedOver(game);
  for (const seat of new Set(game.awaiting.map((asked) => asked.seat)))
    expect(offered(other, seat)).toBe(offered(game, seat));
}

export const papers = ["Paper One", "Paper Two"].map((title) => event(title, { says: "Nothing." }));

/** Three copies of each lie in the deck. */
export const copies = () => [...papers, ...papers, ...papers];

export const copiesOf = (game: Game, title: string) =>
  (game.seats[0]?.deck ?? []).filter((id) => factsOf(game, id).title === title);
