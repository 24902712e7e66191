// engine: Playing Cards and Card Details — multiple, limited, unique; Location Cards — homeworlds
import { describe, expect, it } from "vitest";
import type { CardFacts, Game } from "../../../src/engine/index.ts";
import { limitOf } from "../../../src/engine/state/lookup.ts";
import {
  arranged,
  at,
  byHand,
  character,
  conflict,
  does,
  event,
  fleet,
  group,
  inPlay,
  invented,
  location,
  passed,
  refused,
  type SeatStage,
  stage,
} from "../stage.ts";

/** The action round of the next turn. */
const nextTurn = (game: Game) => passed(passed(game, "action", "discard", "buy"), "declare");
const rich: SeatStage = { unspent: 12 };
/** Brings in the hand card of this title. */
const sponsor = (game: Game, seat: number, title: string) => ({
  type: "sponsor" as const,
  seat,
  card: game.seats[seat]?.hand.find((id) => game.facts[game.cards[id]?.facts ?? -1]?.title === title) ?? -1,
  with: game.seats[seat]?.ambassador ?? -1,
});

describe("A card is", () => {
  it("limited by default where it is a character, group, fleet or location, and multiple otherwise", () => {
    for (const card of [character("A"), group("B"), fleet("C", 1), location("D")])
      expect(limitOf(card)).toBe("limited");
    for (const card of [
      invented("enhancement", "A"),
      invented("agenda", "B"),
      event("C", undefined),
      conflict("D", "psi"),
      invented("aftermath", "E"),
      invented("contingency", "F"),
    ])
      expect(limitOf(card)).toBe("multiple");
    expect(limitOf(character("A", {}, { limit: "multiple" }))).toBe("multiple");
    expect(limitOf(event("A", undefined, { limit: "unique" }))).toBe("unique");
  });
});

describe("A limited card", () => {
  const spy = character("Spy");

  it("cannot come while a copy is in play, whoever has it", () => {
    const mine = stage({ You: { ...rich, hand: [spy], supporting: [spy] }, Rival: {} });
    expect(refused(mine, sponsor(mine, 0, "Spy"))).toMatchObject({
      code: "limited-in-play",
      rule: "limited",
      facts: { title: "Spy", whose: "You" },
    });
    const theirs = stage({ You: { ...rich, hand: [spy] }, Rival: { supporting: [spy] } });
    expect(refused(theirs, sponsor(theirs, 0, "Spy")).facts).toEqual({ title: "Spy", whose: "Rival" });
  });

  it("can come again when the copy has been discarded", () => {
    const down = stage({ You: { ...rich, hand: [spy] }, Rival: { unspent: 13, supporting: [spy] } });
    const neutralize = { verb: "neutralize" as const, which: { card: at(down, "Spy") } };
    const later = nextTurn(does(down, { type: "effect", seat: 0, effect: neutralize, because: "A Knife" }));
    expect(later).toMatchObject({ turn: 2, round: "action" });
    expect(inPlay(does(later, sponsor(later, 0, "Spy")), "Spy").controller).toBe(0);
  });

  it("can come again when its owner has left the game: to take one's cards along is not to remove them from the game", () => {
    const game = stage({ You: { ...rich, hand: [spy] }, Rival: { supporting: [spy] }, Third: {} });
    const after = does(game, { type: "concede", seat: 1 });
    expect(inPlay(does(after, sponsor(after, 0, "Spy")), "Spy").faction).toBe(0);
  });

  // engine: Deck construction rules — cards are the same when name, type and loyalty agree; glossary: Unique
  it("that is unique has been played, and that is limited removed, from whichever list a player's copy was read", () => {
    const listed = (limit: "limited" | "unique") => character("Comet", {}, { limit, cost: 0 });
    const game = stage({ You: { hand: [listed("unique")] }, Rival: { hand: [listed("unique")] }, Third: {} });
    const came = does(game, sponsor(game, 0, "Comet"));
    const left = does(came, byHand({ verb: "discard-card", which: { card: at(came, "Comet") } }));
    expect(refused(left, sponsor(left, 1, "Comet")).code).toBe("unique-played");
    const gone = stage({ You: { supporting: [listed("limited")] }, Rival: { hand: [listed("limited")] } });
    const removed = does(gone, byHand({ verb: "remove", which: { card: at(gone, "Comet") } }));
    const turn = does(removed, { type: "pass", seat: 0 });
    expect(refused(turn, sponsor(turn, 1, "Comet")).code).toBe("limited-removed");
  });

  it("can never come again when a copy has been removed from the game", () => {
    const game = arranged(stage({ You: { ...rich, hand: [spy] }, Rival: {} }), (work) => {
      work.game.spent = [work.cards[at(work.game, "Spy")]?.facts ?? -1];
    });
    expect(refused(game, sponsor(game, 0, "Spy"))).toMatchObject({
      code: "limited-removed",
      rule: "limited",
      facts: { title: "Spy" },
    });
  });

  it("is another card when its type or its race is another: each race may have its Homeworld Fleet", () => {
    const home = (race: "centauri" | "narn") => fleet("Homeworld Fleet", 4, { race });
    const mine = home("centauri");
    const game = stage({
      You: { race: "centauri", ...rich, hand: [mine] },
      Rival: { race: "narn", supporting: [home("narn")] },
    });
    expect(does(game, sponsor(game, 0, "Homeworld Fleet")).seats[0]?.hand).toEqual([]);
    const twice = stage({ You: { race: "centauri", ...rich, hand: [mine], supporting: [mine] }, Rival: {} });
    expect(refused(twice, sponsor(twice, 0, "Homeworld Fleet")).code).toBe("limited-in-play");
  });

  it("that leads another faction cannot be sponsored either", () => {
    const speaker = character("Hyach Envoy", { diplomacy: 2 }, { race: "non-aligned", ambassador: "species" });
    const game = arranged(
      stage({ You: { ...rich, hand: [speaker] }, Rival: { race: "non-aligned", inner: [speaker] } }),
      (work) => {
        const seat = work.seats[1];
        if (seat) work.seats[1] = { ...seat, ambassador: at(work.game, "Hyach Envoy") };
      },
    );
    expect(refused(game, sponsor(game, 0, "Hyach Envoy"))).toMatchObject({
      code: "limited-in-play",
      facts: { whose: "Rival" },
    });
  });
});

describe("A multiple card", () => {
  it("may be in play any number of times", () => {
    const guard = character("Guard", {}, { limit: "multiple" });
    const game = stage({ You: { ...rich, hand: [guard], supporting: [guard, guard] }, Rival: { supporting: [guard] } });
    const after = does(game, sponsor(game, 0, "Guard"));
    expect(after.inPlay).toHaveLength(game.inPlay.length + 1);
  });
});

describe("A unique card", () => {
  const machine = location("Great Machine", { limit: "unique", cost: 1 });

  it("enters play once in a game: no copy of it after it has left play", () => {
    let game = stage({ You: { ...rich, hand: [machine, machine] }, Rival: { unspent: 13 } });
    game = does(game, sponsor(game, 0, "Great Machine"));
    const again = nextTurn(game);
    expect(refused(again, sponsor(again, 0, "Great Machine"))).toMatchObject({
      code: "unique-played",
      rule: "unique",
      facts: { title: "Great Machine" },
    });
    const neutralize = {
      verb: "neutralize" as const,
      which: {
        card:
          again.inPlay.find((id) => again.cards[id]?.facts === again.cards[at(again, "Great Machine")]?.facts) ?? -1,
      },
    };
    const gone = nextTurn(does(again, { type: "effect", seat: 0, effect: neutralize, because: "A Quake" }));
    expect(gone.cards.some((card) => card.play && gone.facts[card.facts]?.title === "Great Machine")).toBe(false);
    expect(refused(gone, sponsor(gone, 0, "Great Machine")).code).toBe("unique-played");
  });
});

describe("Homeworlds", () => {
  const homeworld = (title: string, race: CardFacts["race"]) =>
    location(title, { race, keywords: ["Homeworld"], cost: 1 });

  it("are limited to one of each race in play, whatever their names", () => {
    const game = stage({
      You: {
        race: "centauri",
        ...rich,
        hand: [homeworld("New Centauri", "centauri")],
        supporting: [homeworld("Centauri Prime", "centauri")],
      },
      Rival: {},
    });
    expect(refused(game, sponsor(game, 0, "New Centauri"))).toMatchObject({
      code: "homeworld-in-play",
      rule: "homeworlds",
      facts: { title: "New Centauri", yours: "Centauri Prime" },
    });
  });

  it("of different races do not exclude each other, and other locations are no homeworlds", () => {
    const game = stage({
      You: {
        race: "centauri",
        ...rich,
        hand: [homeworld("Centauri Prime", "centauri")],
        supporting: [location("Ragesh 3", { race: "centauri" })],
      },
      Rival: { race: "narn", supporting: [homeworld("Narn", "narn")] },
    });
    expect(inPlay(does(game, sponsor(game, 0, "Centauri Prime")), "Centauri Prime").row).toBe("supporting");
  });
});
