// engine: Preparing to Play; Select Your Starting Hand; Ambassador Clashes; League of Non-Aligned Worlds
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
} from "../../../src/engine/index.ts";
import { factsOf } from "../../../src/engine/state/lookup.ts";
import { at, character, conflict, does, event, fleet, group, happens, inPlay, location, refused } from "../stage.ts";

const leads = (title: string, race: Race, more: Partial<CardFacts> = {}) =>
  character(title, { diplomacy: 3 }, { race, ambassador: "babylon-project", ...more });
const speaks = (title: string, more: Partial<CardFacts> = {}) =>
  character(title, { diplomacy: 2 }, { race: "non-aligned", ambassador: "species", ...more });

interface Sits extends Partial<Omit<SeatSetup, "ambassador" | "deck">> {
  ambassador: CardFacts;
  deck?: readonly CardFacts[];
}

function table(seats: readonly Sits[], rules: Setup["rules"] = "engine"): Setup {
  return {
    rules,
    cards: [...new Set(seats.flatMap(({ ambassador, deck = [] }) => [ambassador, ...deck]))],
    seats: seats.map(({ ambassador, deck = [], ...seat }, index) => ({
      name: `Player ${index + 1}`,
      race: "narn",
      faction: "babylon-project",
      ...seat,
      ambassador: ambassador.id,
      deck: [ambassador.id, ...deck.map(({ id }) => id)],
    })),
  };
}

const centauri = (): Sits => ({ race: "centauri", ambassador: leads("Centauri Envoy", "centauri") });
const human = (): Sits => ({ race: "human", ambassador: leads("Human Envoy", "human") });
const minbari = (): Sits => ({ race: "minbari", ambassador: leads("Minbari Envoy", "minbari") });
const narn = (): Sits => ({ race: "narn", ambassador: leads("Narn Envoy", "narn") });
const league = (title: string): Sits => ({ race: "non-aligned", ambassador: speaks(title) });

const titles = (game: Game, ids: readonly number[]) => ids.map((id) => factsOf(game, id).title);

describe("Sitting down", () => {
  it("takes two to ten players", () => {
    const ten = [
      centauri(),
      human(),
      minbari(),
      narn(),
      ...["Drazi", "Markab", "Hurr", "Vree", "Yolu", "Llort"].map(league),
    ];
    expect(checkSetup(table(ten.slice(0, 2)))).toBeNull();
    expect(checkSetup(table(ten))).toBeNull();
    expect(createGame(table(ten), "seed").seats).toHaveLength(10);
    expect(checkSetup(table(ten.slice(0, 1)))).toMatchObject({
      code: "too-few-seats",
      rule: "seats",
      facts: { seats: 1, least: 2 },
    });
    expect(checkSetup(table([...ten, league("Gaim Envoy")]))).toMatchObject({
      code: "too-many-seats",
      rule: "seats",
      facts: { seats: 11, most: 10 },
    });
  });

  it("allows one Babylon Project faction a race, and any number of the Non-Aligned", () => {
    expect(checkSetup(table([narn(), human(), { ...narn(), ambassador: leads("Other Envoy", "narn") }]))).toMatchObject(
      {
        code: "faction-taken",
        rule: "factions",
        facts: { who: "Player 1", race: "narn", faction: "babylon-project" },
      },
    );
    expect(checkSetup(table([league("Drazi Envoy"), league("Markab Envoy"), league("Gaim Envoy")]))).toBeNull();
  });

  it("refuses the factions that a race does not have: Psi Corps but for Humans, a Non-Aligned Home faction", () => {
    expect(checkSetup(table([human(), { ...narn(), faction: "psi-corps" }]))?.code).toBe("faction-not-for-race");
    expect(checkSetup(table([narn(), { ...league("Drazi Envoy"), faction: "home" }]))).toMatchObject({
      code: "faction-not-for-race",
      rule: "factions",
      facts: { race: "non-aligned", faction: "home" },
    });
  });

  it("sits down to any of the published rule sets, and not to house rules that nobody has chosen", () => {
    for (const rules of ["engine", "casual", "tournament", "quickstart"] as const)
      expect(checkSetup(table([narn(), human()], rules))).toBeNull();
    const house = table([narn(), human()], "house");
    expect(checkSetup(house)).toMatchObject({ code: "house-rules-missing", rule: "house-rules" });
    expect(checkSetup({ ...house, house: { base: "casual", changed: { losses: "chosen" } } })).toBeNull();
  });

  it("wants a starting ambassador of the player's own faction, and for the Non-Aligned a species ambassador", () => {
    const wrong = (sits: Sits) => checkSetup(table([sits, league("Drazi Envoy")]));
    expect(wrong({ ...narn(), ambassador: leads("Human Envoy", "human") })).toMatchObject({
      code: "not-an-ambassador",
      rule: "ambassadors",
      facts: { title: "Human Envoy", race: "narn" },
    });
    expect(wrong({ ...narn(), ambassador: character("Clerk", {}, { race: "narn" }) })?.code).toBe("not-an-ambassador");
    expect(wrong({ race: "non-aligned", ambassador: leads("League Envoy", "non-aligned") })?.code).toBe(
      "not-an-ambassador",
    );
    expect(wrong({ ...narn(), ambassador: speaks("Hurr Envoy", { race: "narn" }) })?.code).toBe("not-an-ambassador");
  });

  it("refuses cards whose facts nobody has", () => {
    const known = table([narn(), human()]);
    const [first, second] = known.seats;
    if (!first || !second) throw new Error("two sat down");
    expect(checkSetup({ ...known, seats: [{ ...first, deck: [...first.deck, "nowhere"] }, second] })).toMatchObject({
      code: "unknown-card",
      rule: "deck-construction",
      facts: { title: "nowhere" },
    });
    expect(checkSetup({ ...known, seats: [{ ...first, ambassador: "nobody" }, second] })?.code).toBe("unknown-card");
  });

  it("starts everybody at influence rating 4, unspent, and Babylon 5, the Shadows and the Vorlons at 4", () => {
    const game = createGame(table([narn(), human()]), "seed");
    for (const seat of game.seats) expect(seat).toMatchObject({ unspent: 4, spent: 0, rawPower: 0, eliminated: false });
    expect(game.influence).toEqual({ "babylon-5": 4, shadows: 4, vorlons: 4 });
    expect(inPlay(game, "Narn Envoy")).toMatchObject({ row: "inner", rotated: false, faction: 0, controller: 0 });
    expect(inPlay(game, "Human Envoy")).toMatchObject({ row: "inner", faction: 1 });
  });
});

describe("The starting hand", () => {
  const deck = () => [
    character("Clerk"),
    character("Spy"),
    fleet("Raiders", 3),
    location("Outpost"),
    group("Traders"),
    event("Rumor", { says: "Nothing." }),
  ];
  const dealt = () =>
    createGame(
      table([
        { ...narn(), deck: deck() },
        { ...human(), deck: [conflict("Parley", "diplomacy")] },
      ]),
      "seed",
    );
  const chooses = (game: Game, ...names: string[]) => ({
    type: "start-with" as const,
    seat: 0,
    cards: names.map((name) => at(game, name)),
  });

  it("is three cards of different types", () => {
    const game = dealt();
    const after = does(game, chooses(game, "Clerk", "Raiders", "Outpost"));
    expect(titles(after, after.seats[0]?.hand ?? [])).toEqual(["Clerk", "Raiders", "Outpost"]);
    expect(after.seats[0]?.deck).toHaveLength(3);
  });

  it("is refused with two cards of one type", () => {
    const game = dealt();
    expect(refused(game, chooses(game, "Clerk", "Spy", "Outpost"))).toMatchObject({
      code: "starting-hand-types",
      rule: "starting-hand",
      facts: { type: "character" },
    });
  });

  it("is refused with two cards, with four, and with one card named twice", () => {
    const game = dealt();
    expect(refused(game, chooses(game, "Clerk", "Raiders"))).toMatchObject({
      code: "starting-hand-size",
      rule: "starting-hand",
      facts: { needs: 3, chosen: 2 },
    });
    expect(refused(game, chooses(game, "Clerk", "Raiders", "Outpost", "Traders")).facts).toMatchObject({ chosen: 4 });
    expect(refused(game, chooses(game, "Clerk", "Raiders", "Raiders")).facts).toMatchObject({ chosen: 2 });
  });

  it("comes out of the player's own deck", () => {
    const game = dealt();
    expect(refused(game, chooses(game, "Clerk", "Raiders", "Parley")).code).toBe("card-not-there");
    expect(refused(game, chooses(game, "Clerk", "Raiders", "Narn Envoy")).code).toBe("card-not-there");
  });

  it("is chosen by the moderator on request, with different types too", () => {
    const game = does(dealt(), { type: "start-with-any", seat: 0 });
    const types = (game.seats[0]?.hand ?? []).map((id) => factsOf(game, id).type);
    expect(types).toHaveLength(3);
    expect(new Set(types).size).toBe(3);
  });

  it("is chosen by all at the same time, and no choice is told to the others", () => {
    const game = dealt();
    expect(game.awaiting.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, "starting-hand"],
      [1, "starting-hand"],
    ]);
    const { events } = happens(game, chooses(game, "Clerk", "Raiders", "Outpost"));
    expect(events).toEqual([{ type: "starting-hand-chosen", seat: 0, cards: 3 }]);
    // The second player may as well be the first to choose.
    expect(does(game, { type: "start-with-any", seat: 1 }).awaiting.map(({ seat }) => seat)).toEqual([0]);
  });

  it("is as large as a deck of fewer types can make it", () => {
    const game = dealt();
    expect(game.awaiting[1]).toMatchObject({ kind: "starting-hand", cards: 1 });
    for (const { action } of legalActions(game, 1)) expect(does(game, action).seats[1]?.hand).toHaveLength(1);
  });

  it("of the Non-Aligned is four cards, one of them a second species ambassador", () => {
    const mine = [...deck(), speaks("Markab Envoy")];
    const game = createGame(table([{ ...league("Drazi Envoy"), deck: mine }, human()]), "seed");
    expect(refused(game, chooses(game, "Clerk", "Raiders", "Outpost"))).toMatchObject({
      code: "starting-hand-size",
      facts: { needs: 4, chosen: 3 },
    });
    expect(refused(game, chooses(game, "Clerk", "Raiders", "Outpost", "Traders"))).toMatchObject({
      code: "starting-hand-species",
      rule: "starting-hand",
    });
    expect(refused(game, chooses(game, "Clerk", "Spy", "Outpost", "Markab Envoy")).code).toBe("starting-hand-types");
    const after = does(game, chooses(game, "Clerk", "Raiders", "Outpost", "Markab Envoy"));
    expect(after.seats[0]?.hand).toHaveLength(4);
    for (const { action } of legalActions(game, 0)) does(game, action);
  });
});

describe("An ambassador clash", () => {
  const hyach = speaks("Hyach Envoy");
  const others = () => [speaks("Gaim Envoy"), speaks("Yolu Envoy")];
  const clashing = () => {
    const spare = others();
    return createGame(
      table([
        { race: "non-aligned", ambassador: hyach, deck: [...spare, character("Clerk")] },
        { race: "non-aligned", ambassador: hyach, deck: spare },
        human(),
      ]),
      "seed",
    );
  };
  const own = (game: Game, seat: number, title: string) => {
    const card = game.cards.find((one) => one.owner === seat && factsOf(game, one.id).title === title);
    if (!card) throw new Error(`${title} is not there`);
    return { type: "choose-ambassador" as const, seat, card: card.id };
  };

  it("puts the ambassador aside and asks those who revealed it, and nobody else, for another", () => {
    const game = clashing();
    expect(game.awaiting.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, "ambassador"],
      [1, "ambassador"],
    ]);
    expect(game.cards.some((card) => card.play && factsOf(game, card.id).title === "Hyach Envoy")).toBe(false);
    expect(inPlay(game, "Human Envoy").row).toBe("inner");
  });

  it("does not take an ambassador that has been revealed, or any other card", () => {
    const game = clashing();
    expect(refused(game, own(game, 0, "Hyach Envoy"))).toMatchObject({
      code: "ambassador-clash",
      rule: "ambassador-clash",
      facts: { title: "Hyach Envoy", possible: ["Gaim Envoy", "Yolu Envoy"] },
    });
    expect(refused(game, own(game, 0, "Clerk"))).toMatchObject({ code: "not-an-ambassador", rule: "ambassadors" });
  });

  it("is over when all have different ones, which are revealed together", () => {
    let game = clashing();
    const first = happens(game, own(game, 0, "Gaim Envoy"));
    expect(first.events).toEqual([]);
    expect(first.game.cards.filter((card) => card.play)).toHaveLength(1);
    game = does(first.game, own(first.game, 1, "Yolu Envoy"));
    expect(inPlay(game, "Gaim Envoy")).toMatchObject({ row: "inner", faction: 0 });
    expect(inPlay(game, "Yolu Envoy")).toMatchObject({ row: "inner", faction: 1 });
    expect(game.awaiting.every(({ kind }) => kind === "starting-hand")).toBe(true);
  });

  it("goes on when they clash again, and always comes to an end", () => {
    let game = clashing();
    for (const title of ["Gaim Envoy", "Yolu Envoy"])
      for (const seat of [0, 1]) game = does(game, own(game, seat, title));
    expect(game.awaiting.every(({ kind }) => kind === "starting-hand")).toBe(true);
    const led = game.seats.map(({ ambassador }) => (ambassador === null ? null : factsOf(game, ambassador).title));
    expect(new Set(led).size).toBe(3);
    expect(led).not.toContain(null);
  });

  it("is refused at once where the decks leave no way out of it", () => {
    const stuck = { race: "non-aligned" as const, ambassador: hyach, deck: [speaks("Vree Envoy")] };
    expect(checkSetup(table([stuck, stuck]))).toMatchObject({
      code: "ambassador-clash",
      rule: "ambassador-clash",
      facts: { title: "Hyach Envoy" },
    });
  });
});

describe("The first turn", () => {
  const started = (seed: string) => {
    const deck = Array.from({ length: 20 }, (_, index) => event(`Rumor ${index}`, { says: "Nothing." }));
    let game = createGame(table([{ ...narn(), deck }, human()]), seed);
    for (const seat of [1, 0]) game = does(game, { type: "start-with-any", seat });
    return game;
  };

  it("begins with its conflict round", () => {
    expect(started("seed")).toMatchObject({ turn: 1, round: "conflict" });
    expect(started("seed").awaiting).toMatchObject([{ kind: "declare" }]);
  });

  it("finds the decks shuffled, the same way for the same seed and another way for another", () => {
    const deck = (seed: string) => {
      const game = started(seed);
      return titles(game, game.seats[0]?.deck ?? []);
    };
    expect(deck("Sinclair")).toEqual(deck("Sinclair"));
    expect(deck("Sinclair")).not.toEqual(deck("Kosh"));
    expect([...deck("Sinclair")].sort()).toEqual([...deck("Kosh")].sort());
  });
});
