// engine: The Draw Round; Decks and Piles
import { describe, expect, it } from "vitest";
import { editPlay, editSeat } from "../../../src/engine/changes/work.ts";
import type { CardFacts, Game } from "../../../src/engine/index.ts";
import { legalActions, viewFor } from "../../../src/engine/index.ts";
import {
  arranged,
  at,
  character,
  does,
  event,
  fleet,
  group,
  happens,
  inPlay,
  invented,
  passed,
  refused,
  type SeatStage,
  stage,
  turned,
} from "../stage.ts";

const rumor = (title: string) => event(title, { says: "Nothing." });
/** The draw round of the first turn. */
const drawing = (seats: Readonly<Record<string, SeatStage>>, change = (game: Game) => game) =>
  passed(change(stage(seats)), "action");
const ids = (game: Game, ...titles: string[]) => titles.map((title) => at(game, title));

describe("Neutralized supporting cards", () => {
  it("are discarded; members of the inner circle and cards that are only rotated stay", () => {
    const seats = {
      You: { inner: [character("Lord")], supporting: [character("Clerk"), fleet("Raiders", 2), character("Page")] },
      Rival: {},
    };
    const game = drawing(seats, (start) =>
      turned(
        turned(turned(turned(start, "Lord", { neutralized: true }), "Clerk", { neutralized: true }), "Raiders", {
          neutralized: true,
        }),
        "Page",
        { rotated: true, damage: 0 },
      ),
    );
    expect(game.seats[0]?.discard).toEqual(ids(game, "Clerk", "Raiders"));
    expect(inPlay(game, "Lord").neutralized).toBe(true);
    expect(inPlay(game, "Page").row).toBe("supporting");
  });

  // compendium: Discarding neutralized supporting cards
  it("go in initiative order: those of the faction with the lowest initiative first", () => {
    const seats = { You: { supporting: [character("Clerk")] }, Rival: { supporting: [character("Guard")] } };
    const gone = (change: (start: Game) => Game) => {
      const down = (start: Game) =>
        ["Clerk", "Guard"].reduce((now, title) => turned(now, title, { neutralized: true }), start);
      let now = change(down(stage(seats)));
      const titles: string[] = [];
      for (let asked = now.awaiting[0]; asked?.kind === "action"; asked = now.awaiting[0]) {
        const { game, events } = happens(now, { type: "pass", seat: asked.seat });
        titles.push(...events.flatMap((one) => (one.type === "discarded" ? one.cards.map(({ title }) => title) : [])));
        now = game;
      }
      return titles;
    };
    expect(gone((start) => start)).toEqual(["Clerk", "Guard"]);
    expect(gone((start) => ({ ...start, order: [1, 0] }))).toEqual(["Guard", "Clerk"]);
    expect(gone((start) => ({ ...start, order: [1, 0], revision: 4 }))).toEqual(["Clerk", "Guard"]);
  });

  it("go to the discard pile of their owner, with what is attached to them", () => {
    const trinket = invented("enhancement", "Trinket", {
      text: { says: "Nothing.", target: { what: "card", of: "any" } },
    });
    let game = stage({ You: { unspent: 9, hand: [trinket] }, Rival: { supporting: [character("Clerk")] } });
    game = does(game, {
      type: "sponsor",
      seat: 0,
      card: at(game, "Trinket"),
      with: at(game, "You's Ambassador"),
      target: { what: "card", card: at(game, "Clerk") },
    });
    game = passed(turned(game, "Clerk", { neutralized: true }), "action");
    expect(game.seats[0]?.discard).toEqual(ids(game, "Trinket"));
    expect(game.seats[1]?.discard).toEqual(ids(game, "Clerk"));
  });
});

describe("Discarding from hand", () => {
  const hand = [rumor("First"), rumor("Second"), rumor("Third")];

  it("is done by all at the same time, of as many cards as each wishes, face up", () => {
    const game = drawing({ You: { hand }, Rival: { hand: [rumor("Theirs")] } });
    expect(game.awaiting.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, "discard"],
      [1, "discard"],
    ]);
    const later = does(game, { type: "keep", seat: 1 });
    const { game: after, events } = happens(later, { type: "discard", seat: 0, cards: ids(game, "First", "Third") });
    expect(events[0]).toMatchObject({
      type: "discarded",
      seat: 0,
      from: "hand",
      cards: [{ title: "First" }, { title: "Third" }],
    });
    expect(viewFor(after, "public").seats[0]?.discard.map(({ title }) => title)).toEqual(["First", "Third"]);
  });

  it("takes cards from the own hand, each once, and at least one", () => {
    const game = drawing({ You: { hand }, Rival: { hand: [rumor("Theirs")] } });
    const discard = (cards: number[]) => refused(game, { type: "discard", seat: 0, cards });
    expect(discard(ids(game, "Theirs")).code).toBe("card-not-there");
    expect(discard(ids(game, "You's Spare 1")).code).toBe("card-not-there");
    expect(discard([at(game, "First"), at(game, "First")]).code).toBe("card-not-there");
    expect(discard([])).toMatchObject({ code: "wrong-number", rule: "discarding", facts: { needs: 1, chosen: 0 } });
  });

  it("is asked of nobody with an empty hand", () => {
    const game = drawing({ You: { unspent: 3 }, Rival: { hand: [rumor("Theirs")] } });
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "discard" }]);
  });

  it("comes before the free card is drawn", () => {
    const game = drawing({ You: { hand }, Rival: {} });
    expect(game.seats.map(({ deck }) => deck.length)).toEqual([4, 4]);
    expect(does(game, { type: "keep", seat: 0 }).seats.map(({ deck }) => deck.length)).toEqual([3, 3]);
  });
});

describe("The free card", () => {
  it("is drawn by everybody from the top of the deck, and the others learn only that it was", () => {
    const start = stage({ You: { unspent: 3, hand: [rumor("Held")] }, Rival: { unspent: 3 } });
    const top = start.seats[0]?.deck.at(-1);
    const { game, events } = happens(passed(start, "action"), { type: "keep", seat: 0 });
    expect(game.seats[0]?.hand).toContain(top);
    expect(events.filter(({ type }) => type === "drew")).toEqual([
      { type: "drew", seat: 0, cards: 1, why: "free", left: 3 },
      { type: "drew", seat: 1, cards: 1, why: "free", left: 3 },
    ]);
  });

  it("cannot be declined, and an empty deck costs an inner-circle character instead", () => {
    const game = drawing({ You: { deck: [], inner: [character("Lord"), character("Lady")] }, Rival: {} });
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "discard-inner" }]);
    expect(legalActions(game, 0).map(({ sentence }) => sentence)).toEqual(["discard Lord", "discard Lady"]);
    const { game: after, events } = happens(game, { type: "discard-inner", seat: 0, card: at(game, "Lord") });
    expect(events[0]).toMatchObject({ type: "discarded", from: "play", cards: [{ title: "Lord" }] });
    expect(after.seats[0]?.discard).toEqual(ids(game, "Lord"));
    expect(refused(game, { type: "keep", seat: 0 }).code).toBe("not-now");
  });

  const many = Array.from({ length: 6 }, (_, index) => rumor(`Stock ${index + 1}`));
  const keepers = (title: string) =>
    group(title, { text: { says: title, statics: [{ gives: "free-cards", instead: 2 }] } });
  const scribes = (title: string) =>
    group(title, { text: { says: title, statics: [{ gives: "free-cards-more", by: 1 }] } });
  const drawnWith = (...supporting: CardFacts[]) => {
    const game = passed(stage({ You: { deck: many, supporting }, Rival: {} }), "action", "buy");
    return 6 - (game.seats[0]?.deck.length ?? 0);
  };

  // engine: Cumulative Effects
  it("is 2 cards where two cards say to draw 2 instead of 1, because those are not cumulative", () => {
    expect(drawnWith(keepers("Keepers"))).toBe(2);
    expect(drawnWith(keepers("Keepers"), keepers("Wardens"))).toBe(2);
  });

  it("comes with every additional card that is drawn in the draw round: 2 of each kind of text make 4", () => {
    expect(drawnWith(scribes("Scribes"))).toBe(2);
    expect(drawnWith(scribes("Scribes"), scribes("Clerks"))).toBe(3);
    expect(drawnWith(keepers("Keepers"), scribes("Scribes"), keepers("Wardens"), scribes("Clerks"))).toBe(4);
  });

  it("is the usual one where the card that would change it is blanked or another player's", () => {
    const supporting = [keepers("Keepers")];
    const theirs = passed(stage({ You: { deck: many }, Rival: { supporting } }), "action", "buy");
    expect(theirs.seats.map(({ deck }) => deck.length)).toEqual([5, 2]);
    const blanked = arranged(stage({ You: { deck: many, supporting }, Rival: {} }), (work) => {
      const card = at(work.game, "Keepers");
      work.game.modifiers = [
        {
          card,
          ability: "all",
          by: 0,
          until: "end-of-turn",
          holder: null,
          conflict: null,
          source: "Hush",
          how: "blank",
        },
      ];
    });
    expect(passed(blanked, "action", "buy").seats[0]?.deck).toHaveLength(5);
  });

  it("is as many as the deck still has, and nothing is owed for the rest", () => {
    const game = passed(
      stage({ You: { deck: many.slice(0, 1), supporting: [keepers("Keepers")] }, Rival: {} }),
      "action",
      "buy",
    );
    expect(game.seats[0]?.hand).toHaveLength(1);
    expect(game.seats[0]?.eliminated).toBe(false);
  });

  // engine: Draw Free Card
  it("is not drawn by a player to whom a card forbids it, who owes nothing for it either", () => {
    const hush = group("Hush", { text: { says: "Hush", statics: [{ gives: "no-free-card" }] } });
    expect(drawnWith(hush, scribes("Scribes"))).toBe(0);
    const game = passed(stage({ You: { deck: [], supporting: [hush] }, Rival: {} }), "action", "buy");
    expect(game.seats[0]?.eliminated).toBe(false);
    expect(game.result).toBeNull();
  });

  it("is never paid for with the ambassador, a supporting card or another player's", () => {
    const game = drawing({
      You: { deck: [], inner: [character("Lord")], supporting: [character("Clerk")] },
      Rival: { inner: [character("Other")] },
    });
    const discard = (title: string) => refused(game, { type: "discard-inner", seat: 0, card: at(game, title) });
    expect(discard("You's Ambassador")).toMatchObject({
      code: "ambassador-stays",
      rule: "ambassadorial-immunity",
      facts: { title: "You's Ambassador", goes: ["Lord"] },
    });
    expect(discard("Clerk")).toMatchObject({
      code: "not-inner-circle",
      rule: "inner-circle",
      facts: { title: "Clerk", goes: ["Lord"] },
    });
    expect(discard("Other").code).toBe("not-inner-circle");
  });

  it("eliminates a player with neither a deck nor an inner-circle character but the ambassador", () => {
    const start = stage({ You: { deck: [], supporting: [character("Clerk")] }, Rival: {}, Third: {} });
    const { game, events } = happens(does(does(start, { type: "pass", seat: 0 }), { type: "pass", seat: 1 }), {
      type: "pass",
      seat: 2,
    });
    expect(events).toContainEqual({ type: "eliminated", seat: 0, why: "empty-deck" });
    expect(game.seats[0]?.eliminated).toBe(true);
    expect(game.inPlay).toEqual(ids(game, "Rival's Ambassador", "Third's Ambassador"));
    expect(game.result).toBeNull();
  });

  it("eliminates whoever would have discarded a character that leaves with its owner at the same moment", () => {
    const lent = character("Lent");
    const start = stage({ You: { deck: [] }, Owner: { deck: [], inner: [lent] }, Third: {} });
    // The Owner's only other member of the inner circle has come to yours.
    const game = arranged(start, (work) => {
      Object.assign(editPlay(work, at(work.game, "Lent")), { faction: 0, controller: 0 });
    });
    const after = passed(game, "action");
    expect(after.seats.map(({ eliminated }) => eliminated)).toEqual([true, true, false]);
    expect(after.result).toMatchObject({ victory: "last-player", winners: [2] });
  });

  it("eliminates whoever is asked for a character that leaves with a player who concedes", () => {
    const start = stage({ You: { deck: [] }, Owner: { inner: [character("Lent")] }, Third: {} });
    const game = arranged(start, (work) => {
      Object.assign(editPlay(work, at(work.game, "Lent")), { faction: 0, controller: 0 });
    });
    const asked = passed(game, "action");
    expect(asked.awaiting).toMatchObject([{ seat: 0, kind: "discard-inner" }]);
    expect(does(asked, { type: "concede", seat: 1 }).seats[0]?.eliminated).toBe(true);
  });

  it("is drawn by all at once: when the last two go together, nobody wins", () => {
    const game = drawing({ You: { deck: [] }, Rival: { deck: [] } });
    expect(game.result).toMatchObject({ victory: "none", winners: [] });
  });

  it("leaves the last player the winner", () => {
    const game = drawing({ You: { deck: [] }, Rival: {} });
    expect(game.result).toMatchObject({ victory: "last-player", winners: [1], places: [2, 1] });
  });

  it("may still be drawn with one card left in the deck", () => {
    const game = drawing({ You: { deck: [rumor("Last")], unspent: 3, spent: 0 }, Rival: {} });
    expect(game.seats[0]).toMatchObject({ deck: [], eliminated: false });
    expect(game.seats[0]?.hand).toEqual(ids(game, "Last"));
  });
});

describe("Buying cards", () => {
  const buy = (cards: number) => ({ type: "buy" as const, seat: 0, cards });
  const buying = (you: SeatStage) => drawing({ You: you, Rival: { unspent: 2, spent: 2 } });

  it("costs 3 influence a card", () => {
    const game = buying({ unspent: 7 });
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "buy", most: 2 }]);
    const { events } = happens(game, buy(2));
    expect(events[0]).toEqual({ type: "drew", seat: 0, cards: 2, why: "bought", left: 1 });
    expect(refused(game, buy(3))).toMatchObject({
      code: "buy-too-many",
      rule: "buying-cards",
      facts: { wanted: 3, most: 2, unspent: 7, price: 3 },
    });
  });

  it("applies influence, which is spent until the next turn", () => {
    const game = drawing({ You: { unspent: 7 }, Rival: { unspent: 3 } });
    expect(does(game, buy(1)).seats[0]).toMatchObject({ unspent: 4, spent: 3 });
    expect(passed(does(game, buy(2)), "buy").seats[0]).toMatchObject({ unspent: 7, spent: 0 });
  });

  it("is asked with 3 unspent influence and not with 2", () => {
    expect(buying({ unspent: 3 }).awaiting).toMatchObject([{ kind: "buy", most: 1 }]);
    expect(buying({ unspent: 2, spent: 4 }).awaiting).toMatchObject([{ kind: "declare" }]);
  });

  it("is limited by the deck", () => {
    const game = buying({ unspent: 12, deck: [rumor("One"), rumor("Two"), rumor("Three")] });
    expect(game.awaiting).toMatchObject([{ kind: "buy", most: 2 }]);
    expect(legalActions(game, 0).map(({ sentence }) => sentence)).toEqual(["buy 1", "buy 2", "keep"]);
    expect(refused(game, buy(3)).facts).toMatchObject({ most: 2 });
  });

  it("may be declined", () => {
    const game = does(buying({ unspent: 7 }), { type: "keep", seat: 0 });
    expect(game.turn).toBe(2);
  });

  it("is offered for as much influence as is left, even where some was lost in the meantime", () => {
    const game = does(buying({ unspent: 7 }), {
      type: "effect",
      seat: 1,
      because: "Taxes",
      effect: { verb: "transfer-influence", from: { seat: 0 }, to: { seat: 1 }, amount: 2 },
    });
    expect(legalActions(game, 0).map(({ sentence }) => sentence)).toEqual(["buy 1", "keep"]);
    expect(refused(game, buy(2)).facts).toMatchObject({ most: 1, unspent: 5 });
  });
});

describe("Cards that an effect makes a player discard", () => {
  const effect = (amount: number) => ({
    type: "effect" as const,
    seat: 1,
    because: "A Fire",
    effect: { verb: "discard" as const, who: { seat: 0 }, amount },
  });
  const table = () => stage({ You: { hand: [rumor("First"), rumor("Second"), rumor("Third")] }, Rival: {} });

  it("are of the player's own choice, exactly so many", () => {
    const game = does(table(), effect(2));
    expect(game.awaiting).toMatchObject([{ kind: "action" }, { seat: 0, kind: "discard-some", amount: 2 }]);
    expect(refused(game, { type: "discard", seat: 0, cards: ids(game, "First") })).toMatchObject({
      code: "wrong-number",
      facts: { needs: 2, chosen: 1 },
    });
    expect(does(game, { type: "discard", seat: 0, cards: ids(game, "First", "Third") }).seats[0]?.hand).toEqual(
      ids(game, "Second"),
    );
  });

  it("are the whole hand where that is no larger", () => {
    const { game, events } = happens(table(), effect(3));
    expect(game.seats[0]?.hand).toEqual([]);
    expect(events[1]).toMatchObject({
      type: "discarded",
      cards: [{ title: "First" }, { title: "Second" }, { title: "Third" }],
    });
  });

  it("are no more than the hand holds by then", () => {
    const twice = does(does(table(), effect(2)), effect(2));
    const once = does(twice, { type: "discard", seat: 0, cards: ids(twice, "First", "Second") });
    expect(refused(once, { type: "discard", seat: 0, cards: [] })).toMatchObject({ facts: { needs: 1, chosen: 0 } });
    expect(does(once, { type: "discard", seat: 0, cards: ids(once, "Third") }).awaiting).toMatchObject([
      { kind: "action" },
    ]);
    const emptied = arranged(once, (work) => {
      const [last] = editSeat(work, 0).hand;
      editSeat(work, 0).hand = [];
      editSeat(work, 0).deck = [...editSeat(work, 0).deck, last ?? -1];
    });
    for (const { action } of legalActions(emptied, 0).filter(({ action: { type } }) => type === "discard"))
      expect(does(emptied, action).awaiting).toHaveLength(1);
  });
});
