// What a practice opponent makes of its cards before the first turn, and of cards that it may choose among
import { describe, expect, it } from "vitest";
import { type CardFacts, type Decision, type Game, legalActions } from "../../src/engine/index.ts";
import { practice } from "../../src/opponent/practice/choose.ts";
import {
  agenda,
  arranged,
  at,
  character,
  conflict,
  event,
  fleet,
  group,
  type SeatStage,
  stage,
  turned,
} from "../engine/stage.ts";

const pages = (many: number) =>
  Array.from({ length: many }, (_, nth) => event(`Page ${nth + 1}`, { says: "Nothing." }));
const titleOf = (game: Game, id: number): string => game.facts[game.cards[id]?.facts ?? -1]?.title ?? "";

/** Asked of Anna in the beginning of the game. */
function asked(game: Game, decision: (game: Game) => Omit<Decision, "id" | "seat">): Game {
  return arranged(game, (work) => {
    work.game.turn = 0;
    work.game.round = "setup";
    work.game.duel = "mulligan";
    work.game.awaiting = [{ id: 1, seat: 0, ...decision(work.game) } as Decision]; // as the engine asks it
  });
}

describe("a practice opponent's dealt hand", () => {
  const dealt = (hand: readonly CardFacts[], deck: readonly CardFacts[]) =>
    asked(stage({ Anna: { hand, deck }, Ben: {} }), ({ seats }) => ({
      kind: "keep-hand",
      cards: 3,
      dealt: seats[0]?.hand ?? [],
    }));
  const guests = (many: number, points: number) =>
    Array.from({ length: many }, (_, nth) => character(`Guest ${points} ${nth + 1}`, { diplomacy: points }));
  const talk = conflict("Talk", "diplomacy", {
    conflict: { form: "opposable", won: [{ effects: [{ verb: "gain-power", who: "you", amount: 1 }] }] },
  });

  it("is shuffled back where there is hardly anything in it, and much in the deck", () => {
    expect(practice(dealt(pages(8), guests(40, 5)), 0, "poor")?.type).toBe("mulligan");
  });

  it("is kept where it is better than most, by what is of use in the first turns", () => {
    const game = dealt([...pages(5), talk, fleet("Wing", 4), ...guests(1, 5)], pages(40));
    const action = practice(game, 0, "rich");
    expect(action?.type).toBe("start-with");
    const kept = action?.type === "start-with" ? action.cards.map((id) => titleOf(game, id)) : [];
    expect(kept.sort()).toEqual(["Guest 5 1", "Talk", "Wing"]);
  });

  it("goes back so that the most useful card is drawn first", () => {
    const hand = [pages(1)[0], group("Guild"), character("Guest", { diplomacy: 3 })].flatMap((card) => card ?? []);
    const game = asked(stage({ Anna: { hand }, Ben: {} }), ({ seats }) => ({
      kind: "stack",
      next: [],
      left: seats[0]?.hand ?? [],
    }));
    const action = practice(game, 0, "stack");
    const order = action?.type === "stack" ? action.cards.map((id) => titleOf(game, id)) : [];
    expect(order).toEqual(["Guest", "Guild", "Page 1"]);
  });
});

describe("a practice opponent's reserve", () => {
  const asks = (anna: SeatStage, picked: (game: Game) => number | null) =>
    asked(stage({ Anna: anna, Ben: {} }), (game) => ({ kind: "sideboard", picked: picked(game) }));
  const renown = agenda("Renown", { says: "You count +4 power.", statics: [{ gives: "power", by: 4 }] });
  const writ = event("Writ", { says: "Requires the Alliance.", requires: [{ needs: "isa" }], effects: [] });
  const guest = character("Guest", { diplomacy: 3 });

  it("comes in for what is of far less use, and the worst of the deck goes", () => {
    const anna = { deck: [guest, ...pages(3), writ], reserve: [renown] };
    const game = asks(anna, () => null);
    expect(practice(game, 0, "in")).toMatchObject({ type: "sideboard", card: at(game, "Renown") });
    const half = asks(anna, (work) => at(work, "Renown"));
    expect(practice(half, 0, "out")).toMatchObject({ type: "sideboard", card: at(half, "Writ") });
  });

  it("stays where it is no better than the deck", () => {
    expect(
      practice(
        asks({ deck: [guest, group("Guild")], reserve: [writ] }, () => null),
        0,
        "stays",
      )?.type,
    ).toBe("keep");
  });
});

describe("a practice opponent that may choose a card", () => {
  it("takes of its deck what is of most use to it, and not a second of what it holds", () => {
    const guest = character("Guest", { diplomacy: 3 });
    const anna = { hand: [guest], deck: [...pages(30), guest, group("Guild")] };
    const game = arranged(stage({ Anna: anna, Ben: {} }), (work) => {
      work.game.awaiting = [{ id: 1, seat: 0, kind: "take", amount: 1, source: "Search", from: "deck" }];
    });
    expect(legalActions(game, 0).some(({ action }) => action.type === "take")).toBe(true);
    const action = practice(game, 0, "take");
    expect(action?.type === "take" && titleOf(game, action.card)).toBe("Guild");
  });

  // engine: Drakh Rule 7
  it("moves chaos tokens to where they count, as many as do", () => {
    const herald = character(
      "Herald",
      { intrigue: 4 },
      {
        race: "drakh",
        ambassador: "drakh",
        text: {
          says: "+1 intrigue for each chaos token, at most +2.",
          statics: [
            {
              gives: "ability",
              ability: "intrigue",
              by: 1,
              to: "this",
              each: { count: "tokens", which: "this", kind: "chaos", most: 2 },
            },
          ],
        },
      },
    );
    const raiders = fleet("Raiders", 5, { race: "drakh" });
    const before = stage({ Anna: { inner: [herald], supporting: [raiders] }, Ben: {} });
    const game = arranged(turned(before, "Raiders", { chaos: 3 }), (work) => {
      work.game.seats = work.game.seats.map((seat, index) => (index === 0 ? { ...seat, drakh: true } : seat));
      work.game.awaiting = [{ id: 1, seat: 0, kind: "move-chaos" }];
    });
    expect(practice(game, 0, "chaos")).toMatchObject({ type: "move-chaos", to: at(game, "Herald"), amount: 2 });
  });
});
