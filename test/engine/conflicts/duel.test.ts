// engine: Appendix One: Two Player ("Duelling") games
import { describe, expect, it } from "vitest";
import {
  type CardFacts,
  checkSetup,
  createGame,
  type Game,
  legalActions,
  type Race,
  type SeatSetup,
  type Setup,
  viewFor,
} from "../../../src/engine/index.ts";
import { titleOf } from "../../../src/engine/state/lookup.ts";
import { at, character, does, event, happens, invented, refused } from "../stage.ts";

const spares = (who: string, count: number, more: Partial<CardFacts> = {}) =>
  Array.from({ length: count }, (_, index) => event(`${who} Card ${index + 1}`, { says: "Nothing." }, more));

interface Sits {
  race: Race;
  faction?: SeatSetup["faction"];
  leader?: CardFacts;
  deck?: readonly CardFacts[];
}

/** Two who duel: an ambassador each, and twelve cards where nothing else is said. */
function setupOf(sits: readonly Sits[], duel: Setup["duel"] = "dealt"): Setup {
  const seats = sits.map(({ race, faction = "babylon-project", leader, deck = spares(race, 12) }) => ({
    race,
    faction,
    deck,
    leader: leader ?? character(`${race} Envoy`, {}, { race, ambassador: "babylon-project" }),
  }));
  return {
    rules: "engine",
    ...(duel ? { duel } : {}),
    cards: seats.flatMap(({ leader, deck }) => [leader, ...deck]),
    seats: seats.map(({ race, faction, leader, deck }) => ({
      name: race,
      race,
      faction,
      ambassador: leader.id,
      deck: [leader.id, ...deck.map(({ id }) => id)],
    })),
  };
}

const duel = (sits: readonly Sits[], how: Setup["duel"] = "dealt", seed = "seed") =>
  createGame(setupOf(sits, how), seed);
const two: readonly Sits[] = [{ race: "narn" }, { race: "human" }];
const asked = (game: Game, seat = 0) => game.awaiting.find((one) => one.seat === seat);
function dealt(game: Game, seat = 0): readonly number[] {
  const decision = asked(game, seat);
  if (decision?.kind !== "keep-hand") throw new Error("no hand was dealt");
  return decision.dealt;
}
const keep = (cards: readonly number[], seat = 0) => ({ type: "start-with" as const, seat, cards: [...cards] });

describe("A duel", () => {
  it("deals each of two players eight cards at random instead of a chosen hand", () => {
    const game = duel(two);
    expect(game.awaiting.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(["0 keep-hand", "1 keep-hand"]);
    for (const seat of [0, 1]) {
      expect(game.seats[seat]?.hand).toHaveLength(8);
      expect(game.seats[seat]?.deck).toHaveLength(4);
    }
    const titles = (seed: string) =>
      dealt(duel(two, "dealt", seed))
        .map((id) => titleOf(game, id))
        .sort();
    expect(new Set(["a", "b", "c", "d"].map((seed) => titles(seed).join())).size).toBeGreaterThan(1);
  });

  it("is for two, and hands are chosen where nobody asks for it", () => {
    expect(checkSetup(setupOf([...two, { race: "minbari" }]))).toMatchObject({
      code: "duel-of-two",
      rule: "two-player-games",
      facts: { seats: 3 },
    });
    const usual = createGame({ ...setupOf(two), duel: undefined } as Setup, "seed");
    expect(usual.awaiting.map(({ kind }) => kind)).toEqual(["starting-hand", "starting-hand"]);
  });

  it("has each keep three, of one type if need be, and put the others back on top of the deck", () => {
    let game = duel(two);
    const cards = dealt(game);
    const { game: kept, events } = happens(game, keep(cards.slice(0, 3)));
    expect(kept.seats[0]?.hand).toEqual(cards.slice(0, 3));
    expect(events).toContainEqual({ type: "starting-hand-chosen", seat: 0, cards: 3 });
    game = does(kept, { type: "stack", seat: 0, cards: [] });
    // The last of the deck is its top: they lie as they were dealt.
    expect(game.seats[0]?.deck.slice(-5).toReversed()).toEqual(cards.slice(3));
    expect(game.seats[0]?.deck).toHaveLength(9);
    game = does(game, { type: "start-with-any", seat: 1 });
    expect(game.turn).toBe(1);
    // They are not shuffled again.
    expect(game.seats[0]?.deck.slice(-5).toReversed()).toEqual(cards.slice(3));
  });

  it("lets the player put them back in any order, one after the other or all at once", () => {
    const game = duel(two);
    const cards = dealt(game);
    const [a, b, c, d, e] = cards.slice(3);
    if (a === undefined || b === undefined || c === undefined || d === undefined || e === undefined)
      throw new Error("five go back");
    const kept = does(game, keep(cards.slice(0, 3)));
    const whole = does(kept, { type: "stack", seat: 0, cards: [e, c, a, b, d] });
    expect(whole.seats[0]?.deck.slice(-5).toReversed()).toEqual([e, c, a, b, d]);
    expect(asked(whole)).toBeUndefined();
    let single = does(kept, { type: "stack", seat: 0, cards: [d] });
    expect(asked(single)).toMatchObject({ kind: "stack", left: [a, b, c, e] });
    single = does(single, { type: "stack", seat: 0, cards: [b] });
    single = does(single, { type: "stack", seat: 0, cards: [] });
    expect(single.seats[0]?.deck.slice(-5).toReversed()).toEqual([d, b, a, c, e]);
    expect(refused(kept, { type: "stack", seat: 0, cards: [a, a] }).code).toBe("not-dealt");
    expect(refused(kept, { type: "stack", seat: 0, cards: [cards[0] ?? -1] }).code).toBe("not-dealt");
  });

  it("refuses to keep more or fewer, or anything else", () => {
    const game = duel(two);
    const cards = dealt(game);
    expect(refused(game, keep(cards.slice(0, 4)))).toMatchObject({
      code: "hand-to-keep",
      rule: "two-player-games",
      facts: { needs: 3, chosen: 4, dealt: 8 },
    });
    expect(refused(game, keep(cards.slice(0, 2))).code).toBe("hand-to-keep");
    expect(refused(game, keep([...cards.slice(0, 2), game.seats[0]?.deck[0] ?? -1])).code).toBe("not-dealt");
    expect(refused(game, { type: "mulligan", seat: 0 })).toMatchObject({ code: "no-mulligan", rule: "mulligan" });
  });

  it("shows a dealt hand and what goes back to nobody else", () => {
    const game = duel(two);
    const kept = does(game, keep(dealt(game).slice(0, 3)));
    for (const state of [game, kept])
      for (const viewer of [{ seat: 1 }, "judge", "public"] as const)
        expect(JSON.stringify(viewFor(state, viewer))).not.toContain("narn Card");
    expect(viewFor(game, { seat: 0 }).awaiting.find(({ seat }) => seat === 0)?.options).toHaveLength(8);
    expect(viewFor(kept, { seat: 0 }).awaiting.find(({ seat }) => seat === 0)?.options).toHaveLength(5);
  });
});

describe("A mulligan", () => {
  // engine: Mulligan rule (optional)
  it("shuffles the hand back and deals one card less, as often as the player likes, until none is left", () => {
    let game = duel(two, "mulligan");
    for (const cards of [7, 6, 5, 4, 3, 2, 1]) {
      const before = game.seats[0]?.deck.length ?? 0;
      const { game: next, events } = happens(game, { type: "mulligan", seat: 0 });
      expect(events).toContainEqual({ type: "hand-dealt", seat: 0, cards, again: true });
      expect(dealt(next)).toHaveLength(cards);
      expect(next.seats[0]?.hand).toHaveLength(cards);
      expect(next.seats[0]?.deck).toHaveLength(before + 1);
      // So many are kept as there are.
      expect(asked(next)).toMatchObject({ cards: Math.min(3, cards) });
      game = next;
    }
    game = does(game, { type: "mulligan", seat: 0 });
    expect(asked(game)).toBeUndefined();
    expect(game.seats[0]?.hand).toEqual([]);
    expect(game.seats[0]?.deck).toHaveLength(12);
    // The other one has still the first hand.
    expect(dealt(game, 1)).toHaveLength(8);
  });

  it("is offered only where the table has agreed to it", () => {
    const offers = (how: Setup["duel"]) => legalActions(duel(two, how), 0).map(({ sentence }) => sentence);
    expect(offers("mulligan")).toContain("mulligan");
    expect(offers("dealt")).not.toContain("mulligan");
  });
});

describe("Ambassadors in a duel", () => {
  const led = (race: Race, starts: NonNullable<CardFacts["text"]>["starts"], more: Partial<CardFacts> = {}) =>
    character(
      `${race} Leader`,
      {},
      { race, ambassador: "babylon-project", text: { says: "It says how it starts.", starts }, ...more },
    );

  // engine: Appendix One, "Non-aligned"
  it("has a Non-Aligned player take a second ambassador into the hand before eight cards are dealt", () => {
    const speaks = (title: string) => character(title, {}, { race: "non-aligned", ambassador: "species" });
    const second = speaks("Drazi Envoy");
    const league: Sits = {
      race: "non-aligned",
      leader: speaks("Markab Envoy"),
      deck: [second, ...spares("non-aligned", 12)],
    };
    let game = duel([league, { race: "human" }]);
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "starting-hand", cards: 0, speciesAmbassador: true }]);
    const card = game.cards.find(({ id }) => titleOf(game, id) === "Drazi Envoy")?.id ?? -1;
    game = does(game, keep([card]));
    expect(dealt(game)).toHaveLength(8);
    expect(game.seats[0]?.hand).toEqual([card, ...dealt(game)]);
    const kept = does(game, keep(dealt(game).slice(0, 3)));
    expect(kept.seats[0]?.hand).toHaveLength(4);
    expect(kept.seats[0]?.hand).toContain(card);
  });

  // engine: Appendix One, "4-card G'Kar and Sheridan"
  it("lets one who starts with four cards keep four", () => {
    const game = duel([{ race: "narn", leader: led("narn", { cards: 4 }) }, { race: "human" }]);
    expect(asked(game)).toMatchObject({ kind: "keep-hand", cards: 4 });
    expect(refused(game, keep(dealt(game).slice(0, 3))).facts).toMatchObject({ needs: 4 });
    expect(does(game, keep(dealt(game).slice(0, 4))).seats[0]?.hand).toHaveLength(4);
  });

  // engine: Appendix One, "4-card G'Kar and Sheridan" — no source says which version of them has which hand
  it("asks the player of G'Kar or Sheridan, who keeps three, or four as the four-card kind may, with everybody told", () => {
    const ambassador = (title: string, more: Partial<CardFacts> = {}) =>
      duel([
        { race: "narn", leader: character(title, {}, { race: "narn", ambassador: "babylon-project", ...more }) },
        { race: "human" },
      ]);
    for (const [title, personality] of [["G'Kar"], ["Captain Sheridan", "John Sheridan"]]) {
      const game = ambassador(title ?? "", personality === undefined ? {} : { personality });
      expect(asked(game)).toMatchObject({ kind: "keep-hand", cards: 3, ifFourCard: true });
      expect(does(game, keep(dealt(game).slice(0, 3))).seats[0]?.hand).toHaveLength(3);
      const four = happens(game, keep(dealt(game).slice(0, 4)));
      expect(four.game.seats[0]?.hand).toHaveLength(4);
      expect(four.events).toContainEqual({ type: "starting-hand-chosen", seat: 0, cards: 4, fourCard: title });
      for (const cards of [2, 5]) expect(refused(game, keep(dealt(game).slice(0, cards))).code).toBe("hand-to-keep");
      // The moderator, who chooses for somebody, does not say so for them.
      expect(does(game, { type: "start-with-any", seat: 0 }).seats[0]?.hand).toHaveLength(3);
    }
    const other = ambassador("Na'Toth");
    expect(refused(other, keep(dealt(other).slice(0, 4))).code).toBe("hand-to-keep");
    const told = ambassador("G'Kar", { text: { says: "2 cards.", starts: { cards: 2 } } });
    expect(refused(told, keep(dealt(told).slice(0, 3))).code).toBe("hand-to-keep");
  });

  // engine: Appendix One, "Faceless Executive (corporate faction)"
  it("lets one keep one card more if all that are kept are corporate", () => {
    const boss = led("narn", { ifCorporate: 1 }, { keywords: ["Corporate"], cost: 6 });
    const { ambassador: _, ...executive } = boss;
    const corporate = spares("corporate", 8, { keywords: ["Corporate"] });
    const sits = (deck: readonly CardFacts[]): Sits[] => [
      { race: "narn", faction: "corporate", leader: executive, deck },
      { race: "human" },
    ];
    const all = duel(sits(corporate));
    expect(does(all, keep(dealt(all).slice(0, 4))).seats[0]?.hand).toHaveLength(4);
    expect(does(all, keep(dealt(all).slice(0, 3))).seats[0]?.hand).toHaveLength(3);
    expect(refused(all, keep(dealt(all).slice(0, 5))).code).toBe("hand-to-keep");
    const mixed = duel(sits([...corporate.slice(1), event("Plain Card", { says: "Nothing." })]));
    const plain = dealt(mixed).find((id) => titleOf(mixed, id) === "Plain Card") ?? -1;
    const others = dealt(mixed).filter((id) => id !== plain);
    expect(refused(mixed, keep([plain, ...others.slice(0, 3)]))).toMatchObject({
      code: "hand-all-corporate",
      facts: { title: "Plain Card" },
    });
    expect(does(mixed, keep([plain, ...others.slice(0, 2)])).seats[0]?.hand).toHaveLength(3);
    expect(does(mixed, keep(others.slice(0, 4))).seats[0]?.hand).toHaveLength(4);
  });

  // engine: Appendix One, "Faceless Executive (corporate faction)"
  it("counts a Non-Aligned second ambassador among the cards that must be corporate", () => {
    const { ambassador: _, ...executive } = led(
      "non-aligned",
      { ifCorporate: 1 },
      { keywords: ["Corporate"], cost: 6 },
    );
    const speaks = (title: string, more: Partial<CardFacts> = {}) =>
      character(title, {}, { race: "non-aligned", ambassador: "species", ...more });
    const corporate = spares("corporate", 8, { keywords: ["Corporate"] });
    const dealtTo = (second: CardFacts) => {
      const game = duel([
        { race: "non-aligned", faction: "corporate", leader: executive, deck: [second, ...corporate] },
        { race: "human" },
      ]);
      const card = game.cards.find(({ id }) => titleOf(game, id) === second.title)?.id ?? -1;
      return does(game, keep([card]));
    };
    const plain = dealtTo(speaks("Drazi Envoy"));
    expect(refused(plain, keep(dealt(plain).slice(0, 4)))).toMatchObject({
      code: "hand-all-corporate",
      facts: { title: "Drazi Envoy" },
    });
    const boss = dealtTo(speaks("Drazi Chairman", { keywords: ["Corporate"] }));
    expect(does(boss, keep(dealt(boss).slice(0, 4))).seats[0]?.hand).toHaveLength(5);
  });

  // engine: Appendix One, "Londo (Gambler)"
  it("lets one who starts with 7 influence and no cards put all eight back", () => {
    const gambler = led("centauri", { cards: 0, influence: 7 });
    const game = duel([{ race: "centauri", leader: gambler }, { race: "human" }]);
    expect(game.seats[0]).toMatchObject({ unspent: 7, spent: 0 });
    const cards = dealt(game);
    const kept = does(game, keep([]));
    expect(kept.seats[0]?.hand).toEqual([]);
    const stacked = does(kept, { type: "stack", seat: 0, cards: cards.toReversed() });
    expect(stacked.seats[0]?.deck.slice(-8)).toEqual(cards);
  });
});

// engine: Select Your Starting Hand — some ambassadors let their player choose more cards, or fewer.
describe("An ambassador who says so", () => {
  // engine: Appendix One, "4-card G'Kar and Sheridan"
  it("may be G'Kar or Sheridan, whose player chooses three cards of different types, or four by the own word", () => {
    const leader = character("G'Kar", {}, { race: "narn", ambassador: "babylon-project" });
    const types = ["character", "fleet", "location", "group", "event"] as const;
    const deck = [...types, "event" as const].map((type, at) => invented(type, `${type} ${at}`));
    const setup = setupOf([{ race: "narn", leader, deck }, { race: "human" }]);
    const game = createGame({ ...setup, duel: undefined } as Setup, "s");
    const of = (...titles: string[]) => titles.map((title) => at(game, title));
    const three = of("character 0", "fleet 1", "event 4");
    expect(asked(game)).toMatchObject({ kind: "starting-hand", cards: 3, ifFourCard: true });
    expect(does(game, keep(three)).seats[0]?.hand).toHaveLength(3);
    const four = happens(game, keep([...three, ...of("group 3")]));
    expect(four.events).toContainEqual({ type: "starting-hand-chosen", seat: 0, cards: 4, fourCard: "G'Kar" });
    expect(refused(game, keep([...three, ...of("event 5")])).code).toBe("starting-hand-types");
    expect(refused(game, keep(of(...deck.slice(0, 5).map(({ title }) => title)))).code).toBe("starting-hand-size");
  });

  it("starts with another number of chosen cards and another influence rating", () => {
    const leader = character(
      "Generous Envoy",
      {},
      { race: "narn", ambassador: "babylon-project", text: { says: "4 cards.", starts: { cards: 2, influence: 6 } } },
    );
    const game = createGame(
      { ...setupOf([{ race: "narn", leader }, { race: "human" }]), duel: undefined } as Setup,
      "s",
    );
    expect(game.seats[0]).toMatchObject({ unspent: 6 });
    // All cards are events here, so that a hand of different types has only one.
    expect(game.awaiting[0]).toMatchObject({ kind: "starting-hand", cards: 1 });
  });
});
