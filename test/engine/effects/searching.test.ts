// engine: Decks and Piles; Hand; glossary: Search
import { describe, expect, it } from "vitest";
import { moveCard } from "../../../src/engine/changes/zones.ts";
import { legalActions, viewFor } from "../../../src/engine/index.ts";
import { arranged, at, character, does, event, group, happens, order, refused, stage } from "../stage.ts";

const search = event("Search", {
  says: "Search.",
  effects: [{ verb: "take", who: "you", from: "deck", types: ["group"], amount: 2 }],
});
const salvage = event("Salvage", {
  says: "Salvage.",
  effects: [{ verb: "take", who: "you", from: "discard", amount: 1 }],
});
const deck = [group("Guild"), character("Clerk"), group("Union"), group("League")];
const setting = () => stage({ You: { hand: [search, salvage], deck }, Rival: {} });
const take = (game: ReturnType<typeof stage>, title: string) =>
  ({ type: "take", seat: 0, card: at(game, title) }) as const;

describe("Searching one's deck", () => {
  it("offers only what fits, to the player alone, and shows everybody what is taken", () => {
    const game = order(setting(), 0, "play Search");
    expect(game.awaiting).toMatchObject([{ kind: "take", seat: 0, amount: 2 }]);
    expect(legalActions(game, 0).map(({ sentence }) => sentence)).toEqual([
      "take Guild",
      "take League",
      "take Union",
      "pass",
    ]);
    const seen = (viewer: { seat: number } | "public") =>
      viewFor(game, viewer).awaiting.find(({ kind }) => kind === "take")?.options;
    expect(seen({ seat: 0 })?.map(({ title }) => title)).toEqual(["Guild", "League", "Union"]);
    expect({ seen: seen({ seat: 1 }), public: seen("public") }).toEqual({ seen: null, public: null });
    const { events } = happens(game, take(game, "Union"));
    expect(events).toMatchObject([
      { type: "taken", seat: 0, card: { title: "Union" }, from: "deck", source: "Search" },
    ]);
  });

  it("goes on until there are as many as the card gives, and then the deck is shuffled", () => {
    const once = does(order(setting(), 0, "play Search"), take(setting(), "Guild"));
    expect(once.awaiting).toMatchObject([{ kind: "take", amount: 1 }]);
    const { game, events } = happens(once, take(once, "League"));
    expect(events).toMatchObject([{ type: "taken" }, { type: "shuffled", seat: 0, source: "Search" }]);
    expect(game.awaiting).toMatchObject([{ kind: "action", seat: 1 }]);
    const hand = game.seats[0]?.hand ?? [];
    expect([at(game, "Guild"), at(game, "League")].every((id) => hand.includes(id))).toBe(true);
    expect(game.seats[0]?.deck).toHaveLength(2);
  });

  // engine glossary: Shuffle your deck
  it("shuffles the deck alone: what was discarded stays discarded", () => {
    const game = does(order(setting(), 0, "play Search"), { type: "pass", seat: 0 });
    expect(game.seats[0]?.discard).toEqual([at(game, "Search")]);
    expect(game.seats[0]?.deck).toHaveLength(deck.length);
  });

  it("may end before that, and the deck is shuffled all the same", () => {
    const { events } = happens(order(setting(), 0, "play Search"), { type: "pass", seat: 0 });
    expect(events).toMatchObject([{ type: "shuffled", seat: 0 }]);
  });

  it("finds nothing where nothing fits: it is shuffled, and nobody is asked", () => {
    const game = stage({ You: { hand: [search], deck: [character("Clerk")] }, Rival: {} });
    const after = order(game, 0, "play Search");
    expect(after.awaiting).toMatchObject([{ kind: "action", seat: 1 }]);
  });

  it("takes no card that does not fit, and none of another pile", () => {
    const game = order(setting(), 0, "play Search");
    for (const title of ["Clerk", "Salvage", "Rival's Spare 1"])
      expect(refused(game, take(game, title))).toMatchObject({ code: "card-not-there" });
  });
});

describe("Taking a card back from one's discard pile", () => {
  it("offers what lies there, and shuffles nothing", () => {
    const game = arranged(setting(), (work) => moveCard(work, at(work.game, "Clerk"), "discard"));
    const asked = order(game, 0, "play Salvage");
    expect(legalActions(asked, 0).map(({ sentence }) => sentence)).toContain("take Clerk");
    const { events } = happens(asked, take(asked, "Clerk"));
    expect(events).toMatchObject([{ type: "taken", card: { title: "Clerk" }, from: "discard" }]);
  });
});

describe("A hand that is shown", () => {
  it("is shown to everybody, card by card", () => {
    const debate = event("Debate", {
      says: "Show.",
      target: { what: "player", of: "others" },
      effects: [{ verb: "show-hand", who: "target" }],
    });
    const game = stage({ You: { hand: [debate] }, Rival: { hand: [character("Spy"), group("Ring")] } });
    const play = legalActions(game, 0).find(({ sentence }) => sentence.startsWith("play Debate"));
    if (!play) expect.fail("Debate cannot be played");
    expect(happens(game, play.action).events).toContainEqual(
      expect.objectContaining({ type: "hand-shown", seat: 1, source: "Debate" }),
    );
  });
});
