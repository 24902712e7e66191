// engine: Decks and Piles; Declare Conflicts — what a player does not know of a game that is played on in practice
import { describe, expect, it } from "vitest";
import { loadLibrary } from "../../../src/catalogue/library.ts";
import {
  apply,
  type CardFacts,
  continued,
  determinize,
  type Game,
  mildest,
  type Pool,
  unreadable,
  viewFor,
} from "../../../src/engine/index.ts";
import { beginning } from "../../corpus/playing.ts";
import { readRecorded } from "../../corpus/recorded.ts";
import { expectSame } from "../../same.ts";
import { withOtherSecrets } from "./other-secrets.ts";
import { Dice } from "./random-player.ts";

/** Every so many actions of a recorded game a position is looked at. */
const LOOKS = 151;

const library = loadLibrary();

/** The practice deck of each seat's race, under names of their own: nothing in it is a card of the game. */
function poolsOf(game: Game): Pool[] {
  return game.seats.map(({ race }) => {
    const deck = library.starters.find((one) => one.practice && one.race === race) ?? library.starters[0];
    if (deck === undefined) throw new Error("no deck");
    const renamed = (id: string): CardFacts => {
      const facts = library.facts(id);
      if (facts === undefined) throw new Error(id);
      return { ...facts, id: `pool/${id}` };
    };
    return { ambassador: renamed(deck.ambassador), cards: library.deckIds(deck).map(renamed) };
  });
}

const positions = [...readRecorded("games"), ...readRecorded("positions")].flatMap((one, number) => {
  let game = beginning(one);
  const found: { name: string; game: Game; seat: number }[] = [];
  for (const [at, action] of one.actions.entries()) {
    if ((at + number) % LOOKS === 0)
      found.push({ name: `${one.name}, before action ${at}`, game, seat: (at + number) % game.seats.length });
    const applied = apply(game, action);
    if (applied.ok) game = applied.game;
  }
  return found;
});

const from = (game: Game, seat: number, seed: string) =>
  continued(game, { seat, seed, knows: "seat", pools: poolsOf(game) });

describe("A running game that is played on in practice", () => {
  it("looks to its player as the real one does", () => {
    expect(positions.length).toBeGreaterThan(100);
    for (const { name, game, seat } of positions)
      expectSame(viewFor(from(game, seat, name), { seat }), viewFor(game, { seat }), name);
  }, 60_000);

  it("hangs on nothing that its player does not know: two games that differ in that alone go on as one", () => {
    const dice = new Dice("continued");
    for (const { name, game, seat } of positions)
      expectSame(from(withOtherSecrets(game, seat, dice), seat, name), from(game, seat, name), name);
  }, 120_000);

  it("holds no card that its player has not seen, but those of the decks that it is drawn from", () => {
    for (const { name, game, seat } of positions) {
      const known = new Set(determinize(game, seat, `continued ${name}`).facts.map(({ id }) => id));
      for (const { id } of from(game, seat, name).facts) expect(known.has(id) || id.startsWith("pool/"), id).toBe(true);
    }
  }, 60_000);

  it("shuffles by its own seed, whatever the real game draws next", () => {
    const { game, seat } = positions[0] ?? { game: null, seat: 0 };
    if (game === null) throw new Error("no position");
    expect(from(game, seat, "one").random).not.toEqual(from(game, seat, "two").random);
    expect(JSON.stringify(from(game, seat, "one").random)).not.toContain(JSON.stringify(game.random).slice(8, 40));
  });

  it("gives the others real cards in hand and deck, other ones by another seed", () => {
    const other = ({ seats }: Game, seat: number) => seats.findIndex((one, at) => at !== seat && one.hand.length > 2);
    const found = positions.find(({ game, seat }) => game.turn > 1 && other(game, seat) !== -1);
    if (found === undefined) throw new Error("no position with hands");
    const { game, seat } = found;
    const at = other(game, seat);
    const hand = (seed: string) => {
      const now = from(game, seat, seed);
      return now.seats[at]?.hand.map((id) => now.facts[now.cards[id]?.facts ?? -1]?.title);
    };
    expect(hand("one")).toHaveLength(game.seats[at]?.hand.length ?? -1);
    expect(hand("one")).toEqual(hand("one"));
    expect(hand("one")).not.toEqual(hand("two"));
    const now = from(game, seat, "one");
    const blank = now.cards.filter(({ facts }) => now.facts[facts]?.id === "hidden/card");
    expect(blank).toEqual([]);
  });

  it("goes on until its turn is over, whoever is asked", () => {
    for (const { name, game, seat } of positions.filter((_, at) => at % 5 === 0)) {
      let now = from(game, seat, name);
      if (unreadable(now, seat).length > 0) continue;
      for (let step = 0; step < 60 && now.result === null && now.turn === game.turn; step++) {
        const [asked] = now.awaiting;
        if (asked === undefined || asked.kind === "fact") break;
        const action = mildest(now, asked.seat);
        if (action === null) break;
        const applied = apply(now, action);
        expect(applied.ok, `${name}: ${asked.kind}`).toBe(true);
        if (!applied.ok) break;
        now = applied.game;
      }
    }
  }, 60_000);
});

describe("A game that is over, played on in practice", () => {
  it("has every card where it really lay", () => {
    for (const { name, game, seat } of positions.slice(0, 20)) {
      const now = continued(game, { seat, seed: name, knows: "all", pools: poolsOf(game) });
      const unread = game.facts.some(({ complete }) => complete !== true);
      if (unread) continue;
      expect({ ...now, random: null }, name).toEqual({ ...game, random: null });
      expect(now.random).not.toEqual(game.random);
    }
  });

  it("has other cards in the place of hidden ones that practice opponents could not read", () => {
    const found = positions.find(({ game, seat }) => game.seats.some((one, at) => at !== seat && one.hand.length > 0));
    if (found === undefined) throw new Error("no position with hands");
    const { game, seat } = found;
    const vague = game.facts.map(({ complete: _, ...facts }) => facts);
    const now = continued({ ...game, facts: vague }, { seat, seed: "x", knows: "all", pools: poolsOf(game) });
    const hidden = now.cards.filter(({ owner, zone }) => owner !== seat && (zone === "hand" || zone === "deck"));
    expect(hidden.length).toBeGreaterThan(10);
    expect(hidden.every(({ facts }) => now.facts[facts]?.complete === true)).toBe(true);
    const open = now.cards.some(({ owner, play }) => owner !== seat && play !== null && !play.faceDown);
    expect(unreadable(now, seat).length > 0).toBe(open);
  });
});
