// engine: Decks and Piles; Contingency Cards; Declare Conflicts — who may see what
import { describe, expect, it } from "vitest";
import { type Game, legalActions, type View, type Viewer, viewFor } from "../../../src/engine/index.ts";
import { factsOf } from "../../../src/engine/state/lookup.ts";
import {
  arranged,
  at,
  character,
  conflict,
  createdTable,
  does,
  event,
  invented,
  order,
  passed,
  stage,
} from "../stage.ts";
import { Dice, play, practiceSetup } from "./random-player.ts";

const OTHERS: readonly Viewer[] = [{ seat: 1 }, "judge", "public"];
const rumor = (title: string) => event(title, { says: `${title} says nothing.` });
const table = () =>
  stage({
    You: { hand: [rumor("Held")], deck: [rumor("Deep"), rumor("Top")], supporting: [character("Clerk")] },
    Rival: { hand: [rumor("Theirs")] },
  });

describe("A hand", () => {
  it("is seen by its player; the others see how many cards it has", () => {
    const game = table();
    expect(viewFor(game, { seat: 0 }).seats[0]).toMatchObject({ handSize: 1, hand: [{ title: "Held" }] });
    for (const viewer of OTHERS) {
      const view = viewFor(game, viewer);
      expect(view.seats[0]).toMatchObject({ handSize: 1, hand: null });
      expect(JSON.stringify(view)).not.toContain("Held");
    }
    expect(JSON.stringify(viewFor(game, { seat: 0 }))).not.toContain("Theirs");
  });
});

describe("A deck", () => {
  it("is seen by nobody, but for how many cards it has", () => {
    for (const viewer of [{ seat: 0 }, ...OTHERS] as const) {
      const view = viewFor(table(), viewer);
      expect(view.seats[0]?.deckSize).toBe(2);
      expect(JSON.stringify(view)).not.toMatch(/Deep|Top/u);
    }
  });

  it("is seen by its player while the starting hand is chosen, sorted, so that its order stays unknown", () => {
    const game = createdTable();
    const options = (viewer: Viewer) => viewFor(game, viewer).awaiting.find(({ seat }) => seat === 0)?.options;
    const titles = options({ seat: 0 })?.map(({ title }) => title) ?? [];
    expect(titles.length).toBeGreaterThan(3);
    const kinds = options({ seat: 0 })?.map(({ type, title }) => `${type} ${title}`) ?? [];
    expect(kinds).toEqual([...kinds].sort());
    for (const viewer of OTHERS) expect(options(viewer)).toBeNull();
  });
});

describe("A discard pile", () => {
  it("is seen by everybody", () => {
    const game = order(table(), 0, "play Held");
    for (const viewer of [{ seat: 0 }, ...OTHERS] as const)
      expect(viewFor(game, viewer).seats[0]?.discard.map(({ title }) => title)).toEqual(["Held"]);
  });
});

describe("The seed's generator", () => {
  it("is in no view", () => {
    for (const viewer of [{ seat: 0 }, ...OTHERS] as const) {
      const view: View & { random?: unknown; tasks?: unknown; cards?: unknown } = viewFor(table(), viewer);
      expect({ random: view.random, tasks: view.tasks, cards: view.cards }).toEqual({
        random: undefined,
        tasks: undefined,
        cards: undefined,
      });
    }
  });
});

describe("Card numbers", () => {
  it("say nothing of whose a card is or what it is: they are dealt by lot", () => {
    const game = createdTable();
    const owners = game.cards.map(({ owner }) => owner);
    expect(owners).not.toEqual([...owners].sort());
    const titles = game.cards.filter(({ owner }) => owner === 0).map(({ id }) => factsOf(game, id).title);
    expect(titles).not.toEqual([...titles].sort());
  });
});

describe("What is asked", () => {
  it("is public, but not the cards that it is about while they are hidden", () => {
    const game = arranged(stage({ You: { hand: [conflict("Plot", "intrigue")] }, Rival: {} }), (work) => {
      work.game.round = "conflict";
      work.game.tasks = [{ task: "declare", at: 1 }];
      work.game.awaiting = [{ id: 1, seat: 0, kind: "declare" }];
    });
    for (const viewer of OTHERS)
      expect(viewFor(game, viewer).awaiting).toEqual([
        { id: 1, seat: 0, kind: "declare", amount: null, about: null, facts: null, card: null, options: null },
      ]);
  });

  it("names the conflict that is resolved, and the number that is asked for", () => {
    const game = passed(
      stage({ You: { unspent: 7, hand: [rumor("Held")] }, Rival: {} }, [["You", conflict("Parley", "diplomacy")]]),
      "action",
    );
    expect(viewFor(game, "public").awaiting).toMatchObject([{ seat: 0, kind: "aftermath", about: "Parley" }]);
    const buying = does(passed(game, "aftermath"), { type: "keep", seat: 0 });
    expect(viewFor(buying, "public").awaiting[0]).toMatchObject({ seat: 0, kind: "buy", amount: 2 });
  });
});

describe("A conflict on the board", () => {
  it("shows both sides with what each card would count now", () => {
    let game = stage({ You: {}, Rival: {} }, [["You", conflict("Parley", "diplomacy")]]);
    game = order(
      order(game, 0, "support Parley with You's Ambassador using diplomacy"),
      1,
      "oppose Parley with Rival's Ambassador using diplomacy",
    );
    expect(viewFor(game, "public").conflicts).toMatchObject([
      {
        title: "Parley",
        initiator: 0,
        type: "diplomacy",
        form: "opposable",
        support: 3,
        opposition: 3,
        sides: null,
        result: null,
        participants: [
          { title: "You's Ambassador", as: "support", amount: 3 },
          { title: "Rival's Ambassador", as: "oppose", amount: 3 },
        ],
      },
    ]);
  });
});

describe("An action's sentence", () => {
  it("is offered to its own seat only", () => {
    const game = table();
    expect(legalActions(game, 0).length).toBeGreaterThan(1);
    expect(legalActions(game, 1)).toEqual([]);
  });
});

describe("A hidden card", () => {
  it("appears in no other viewer's view whatever happens to it: placed, drawn, declared", () => {
    const trap = invented("contingency", "Trap", {
      cost: 0,
      text: { says: "A trap.", contingency: { trigger: "you-win" } },
    });
    let game: Game = stage({ You: { hand: [trap], deck: [rumor("Deep"), rumor("Top"), rumor("Next")] }, Rival: {} });
    game = does(game, { type: "place", seat: 0, card: at(game, "Trap"), under: at(game, "You's Ambassador") });
    game = does(game, {
      type: "effect",
      seat: 1,
      because: "A Gift",
      effect: { verb: "draw", who: { seat: 0 }, amount: 1 },
    });
    for (const viewer of OTHERS) expect(JSON.stringify(viewFor(game, viewer))).not.toMatch(/Trap|trap|Next|Top|Deep/u);
    expect(JSON.stringify(viewFor(game, { seat: 0 }))).toMatch(/Trap/u);
  });
});

describe("What is remembered of a game for its views", () => {
  it("is never older than the game: one that is read back from a store looks the same to everybody", {
    tags: "long",
  }, () => {
    const setup = practiceSetup(4, new Dice("looked at"));
    const dice = new Dice("who looks");
    play(
      setup,
      "looked at",
      ({ applied: { game } }) => {
        if (dice.below(4) > 0) return;
        const readBack: Game = JSON.parse(JSON.stringify(game));
        for (const viewer of [...setup.seats.map((_, seat) => ({ seat })), "judge", "public"] as const)
          expect(viewFor(game, viewer)).toEqual(viewFor(readBack, viewer));
      },
      { oddEvery: 20, until: ({ turn }) => turn > 4 },
    );
  });

  it("is made anew once a fact of a card in a hand has been said", () => {
    const unknown = invented("character", "Nobody Knows", { cost: undefined, complete: false });
    const game = stage({ You: { hand: [unknown] }, Rival: {} });
    expect(viewFor(game, { seat: 0 }).seats[0]?.hand).toMatchObject([{ title: "Nobody Knows", cost: null }]);
    const said = does(game, { type: "state-facts", seat: 0, card: at(game, "Nobody Knows"), facts: { cost: 3 } });
    expect(viewFor(said, { seat: 0 }).seats[0]?.hand).toMatchObject([{ title: "Nobody Knows", cost: 3 }]);
  });

  it("names what lies face down under a card to whoever placed it, whoever looked first", () => {
    const trap = invented("contingency", "Trap", {
      cost: 0,
      text: { says: "A trap.", contingency: { trigger: "you-win" } },
    });
    const game = stage({ You: { hand: [trap] }, Rival: {} });
    const placed = does(game, {
      type: "place",
      seat: 0,
      card: at(game, "Trap"),
      under: at(game, "You's Ambassador"),
    });
    const under = (viewer: Viewer) => viewFor(placed, viewer).seats[0]?.inner[0]?.ownUnder;
    const seen = { all: under("public"), own: under({ seat: 0 }), other: under({ seat: 1 }), judge: under("judge") };
    expect(seen).toEqual({ all: [], own: ["Trap"], other: [], judge: [] });
  });
});
