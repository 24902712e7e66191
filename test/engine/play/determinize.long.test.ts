// engine: Decks and Piles; Declare Conflicts; Contingency Cards — what one player does not know of the others
import { describe, expect, it } from "vitest";
import { apply, determinize, type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { beginning } from "../../corpus/playing.ts";
import { type RecordedGame, readRecorded } from "../../corpus/recorded.ts";
import { expectSame } from "../../same.ts";
import { withOtherSecrets } from "./other-secrets.ts";
import { Dice } from "./random-player.ts";

/** Every so many actions of a recorded game a position is looked at. */
const LOOKS = 97;

/** Positions of recorded games: of whole ones every so many actions, of those that begin in the middle the first. */
function positions(recorded: readonly RecordedGame[]): { name: string; game: Game; seat: number }[] {
  return recorded.flatMap((one, number) => {
    let game = beginning(one);
    const found: { name: string; game: Game; seat: number }[] = [];
    for (const [at, action] of one.actions.entries()) {
      if ((at + number) % LOOKS === 0) {
        const seat = game.awaiting[at % Math.max(1, game.awaiting.length)]?.seat ?? 0;
        for (const each of new Set([seat, (at + number) % game.seats.length]))
          found.push({ name: `${one.name}, before action ${at}, seat ${each}`, game, seat: each });
      }
      const applied = apply(game, action);
      if (applied.ok) game = applied.game;
    }
    return found;
  });
}

describe("What a seat does not know is made up", () => {
  const all = positions([...readRecorded("games"), ...readRecorded("positions")]);

  it("and looks to it like what is there", () => {
    expect(all.length).toBeGreaterThan(200);
    for (const { name, game, seat } of all)
      expectSame(viewFor(determinize(game, seat, name), { seat }), viewFor(game, { seat }), name);
  }, 60_000);

  it("in the same way for two games that differ in nothing that it sees", () => {
    const dice = new Dice("otherwise");
    for (const { name, game, seat } of all) {
      const other = withOtherSecrets(game, seat, dice);
      expectSame(viewFor(other, { seat }), viewFor(game, { seat }), name);
      expectSame(determinize(other, seat, name), determinize(game, seat, name), name);
    }
  }, 120_000);

  it("so that it can be played on", () => {
    const dice = new Dice("on");
    for (const { name, game, seat } of all) {
      let now = determinize(game, seat, name);
      for (let step = 0; step < 6 && now.result === null && now.awaiting.length > 0; step++) {
        const legal = legalActions(now, dice.of(now.awaiting).seat).filter(({ needs }) => needs.length === 0);
        if (legal.length === 0) break;
        const { action, sentence } = dice.of(legal);
        const applied = apply(now, action);
        // What must be told of a card first is told by nobody here.
        if (!applied.ok) {
          expect(applied.refusal.needs, `${name}: ${sentence}: ${JSON.stringify(applied.refusal)}`).toBeDefined();
          break;
        }
        now = applied.game;
      }
    }
  }, 60_000);

  it("otherwise for another seed, in what nobody knows", () => {
    const { game, seat } = all.find((one) => (one.game.seats[one.seat]?.deck.length ?? 0) > 20) ?? {
      game: null,
      seat: 0,
    };
    if (game === null) throw new Error("no position with a deck");
    const deck = (seed: string) => determinize(game, seat, seed).seats[seat]?.deck;
    expect(deck("one")).toEqual(deck("one"));
    expect(deck("one")).not.toEqual(deck("another"));
    expect(deck("one")?.toSorted()).toEqual(game.seats[seat]?.deck.toSorted());
    expect(determinize(game, seat, "one").random).not.toEqual(game.random);
  });
});
