// engine: The Interstellar Alliance; Reserve/sideboard/ISA Pile and the Engine; Decks and Piles
import { describe, expect, it } from "vitest";
import { type CardFacts, createGame, type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { titleOf } from "../../../src/engine/state/lookup.ts";
import {
  arranged,
  at,
  character,
  does,
  enhancement,
  event,
  fleet,
  happens,
  invented,
  order,
  passed,
  refused,
  type SeatStage,
  stage,
} from "../stage.ts";

const subsidy = event("Alliance Subsidy", { says: "Nothing." }, { keywords: ["ISA"] });
const speech = event("Alliance Speech", { says: "Requires the Interstellar Alliance." });
const other = event("Quiet Evening", { says: "Nothing." });
const patrol = fleet("Outer Patrol", 2);

/** Londo, then G'Kar, with what Londo has beside the deck; the Alliance exists, with G'Kar alone in it. */
function table(londo: SeatStage, isa = true): Game {
  const game = stage({ Londo: { reserve: [subsidy, speech, other, patrol], ...londo }, "G'Kar": {} });
  return isa
    ? arranged(game, (work) => {
        work.game.isa = { founder: 1, members: [1] };
      })
    : game;
}
const fetch = (game: Game, title: string) => ({ type: "fetch" as const, seat: 0, card: at(game, title) });
const titles = (game: Game, ids: readonly number[] = []) => ids.map((id) => titleOf(game, id));
const fetches = (game: Game) =>
  legalActions(game, 0)
    .map(({ sentence }) => sentence)
    .filter((sentence) => sentence.startsWith("fetch "));

describe("Fetching by the Interstellar Alliance", () => {
  // engine: If the ISA exists: Once per turn — whether in or out of the Alliance
  it("as an action brings a card with ISA in its text from the reserve, for the deck's top card and the turn's draw", () => {
    const game = table({ unspent: 9 });
    const top = game.seats[0]?.deck.at(-1) ?? -1;
    expect(fetches(game)).toEqual(["fetch Alliance Subsidy", "fetch Alliance Speech"]);
    const { game: after, events } = happens(game, fetch(game, "Alliance Subsidy"));
    expect(titles(after, after.seats[0]?.hand)).toEqual(["Alliance Subsidy"]);
    expect(after.seats[0]?.discard).toEqual([top]);
    expect(events).toContainEqual({
      type: "discarded",
      seat: 0,
      cards: [{ card: top, title: titleOf(game, top) }],
      from: "deck",
    });
    expect(events).toContainEqual({ type: "fetched", seat: 0, card: null, left: 3, source: null });
    // It was the action: G'Kar is next.
    expect(after.awaiting).toMatchObject([{ seat: 1, kind: "action" }]);

    const drawn = passed(after, "action", "discard", "aftermath");
    // Londo draws nothing and is offered nothing to buy, and owes nothing for it.
    expect(titles(drawn, drawn.seats[0]?.hand)).toEqual(["Alliance Subsidy"]);
    expect(drawn.seats[1]?.hand).toHaveLength(1);
    expect(drawn.awaiting.filter(({ seat, kind }) => seat === 0 && kind === "buy")).toEqual([]);
    expect(drawn.turn + drawn.awaiting.length).toBeGreaterThan(1);
  });

  it("is done once a turn, and again in the next", () => {
    let game = table({});
    game = does(game, fetch(game, "Alliance Subsidy"));
    game = does(game, { type: "pass", seat: 1 });
    expect(fetches(game)).toEqual([]);
    expect(refused(game, fetch(game, "Alliance Speech"))).toMatchObject({
      code: "fetched-already",
      rule: "interstellar-alliance",
    });
    game = arranged(game, (work) => {
      work.game.turn += 1;
    });
    expect(fetches(game)).toEqual(["fetch Alliance Speech"]);
  });

  it("leaves a player whose deck it has emptied without the penalty of an empty deck", () => {
    let game = table({ deck: [event("Last Card", { says: "Nothing." })] });
    game = passed(does(game, fetch(game, "Alliance Subsidy")), "action", "discard", "aftermath");
    expect(game.seats[0]?.eliminated).toBe(false);
    expect(game.seats[0]?.deck).toEqual([]);
  });

  it("is not done before the Alliance exists, nor without a deck to discard from", () => {
    const before = table({}, false);
    expect(fetches(before)).toEqual([]);
    expect(refused(before, fetch(before, "Alliance Subsidy"))).toMatchObject({
      code: "no-isa-to-fetch",
      rule: "interstellar-alliance",
      facts: { title: "Alliance Subsidy" },
    });
    const empty = table({ deck: [] });
    expect(refused(empty, fetch(empty, "Alliance Subsidy")).code).toBe("fetch-without-deck");
  });

  it("takes no card without ISA in its text, and none that is not in the own reserve", () => {
    const game = table({ hand: [event("In Hand", { says: "Nothing." })] });
    expect(refused(game, fetch(game, "Quiet Evening"))).toMatchObject({ code: "fetch-without-isa" });
    expect(refused(game, fetch(game, "In Hand"))).toMatchObject({ code: "not-in-reserve", rule: "reserve" });
    expect(refused(game, { ...fetch(game, "Alliance Subsidy"), seat: 1 }).code).toBe("not-your-turn");
    const theirs = does(game, { type: "pass", seat: 0 });
    expect(refused(theirs, { ...fetch(theirs, "Alliance Subsidy"), seat: 1 }).code).toBe("card-not-there");
  });

  // engine: Deck construction rules — with two John Sheridans in the deck the reserve may add one.
  it("cannot bring a fourth copy of a card into the game", () => {
    const sheridan = character("John Sheridan", {}, { keywords: ["ISA"] });
    const two = table({ deck: [sheridan, sheridan, other], reserve: [sheridan] });
    // `at` finds the first copy anywhere; the one that is fetched is the reserve's.
    const card = two.seats[0]?.reserve?.[0] ?? -1;
    expect(does(two, { type: "fetch", seat: 0, card }).seats[0]?.hand).toEqual([card]);
    const three = table({ deck: [sheridan, sheridan, sheridan, other], reserve: [sheridan] });
    expect(refused(three, { type: "fetch", seat: 0, card: three.seats[0]?.reserve?.[0] ?? -1 })).toMatchObject({
      code: "fetch-beyond-limit",
      rule: "deck-construction",
      facts: { title: "John Sheridan", have: 3, most: 3 },
    });
    expect(fetches(three)).toEqual([]);
  });

  it("shows a card of which nobody knows the text, so that all can see what it says", () => {
    const { text: _, complete: __, ...blank } = invented("event", "Rare Print", { cost: 0 });
    const game = table({ reserve: [blank] });
    const { events } = happens(game, fetch(game, "Rare Print"));
    expect(events).toContainEqual({
      type: "fetched",
      seat: 0,
      card: { card: at(game, "Rare Print"), title: "Rare Print" },
      left: 0,
      source: null,
    });
  });
});

describe("A card that reaches outside the game", () => {
  const vault = event("Sealed Vault", { says: "Take a card.", effects: [{ verb: "fetch", who: "you" }] });

  it("lets its player take any card of the reserve, in secret and without the Alliance, and draw as usual", () => {
    let game = table({ hand: [vault] }, false);
    game = order(game, 0, "play Sealed Vault");
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "fetch" }]);
    expect(fetches(game)).toHaveLength(4);
    const { game: after, events } = happens(game, fetch(game, "Quiet Evening"));
    expect(titles(after, after.seats[0]?.hand)).toEqual(["Quiet Evening"]);
    expect(events).toContainEqual({ type: "fetched", seat: 0, card: null, left: 3, source: "Sealed Vault" });
    expect(JSON.stringify(viewFor(after, { seat: 1 }))).not.toContain("Quiet Evening");
    expect(JSON.stringify(events)).not.toContain("Quiet Evening");
    const drawn = passed(after, "action", "discard", "aftermath");
    expect(drawn.seats[0]?.hand).toHaveLength(2);
  });

  it("may be passed up, and does nothing where there is no reserve", () => {
    const game = order(table({ hand: [vault] }, false), 0, "play Sealed Vault");
    expect(does(game, { type: "pass", seat: 0 }).awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
    const none = order(table({ hand: [vault], reserve: [] }, false), 0, "play Sealed Vault");
    expect(none.awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
  });

  it("brings only the types that it names", () => {
    const dock = event("Opened Dock", {
      says: "Take a fleet.",
      effects: [{ verb: "fetch", who: "you", types: ["fleet"] }],
    });
    const game = order(table({ hand: [dock] }, false), 0, "play Opened Dock");
    expect(fetches(game)).toEqual(["fetch Outer Patrol"]);
    expect(refused(game, fetch(game, "Quiet Evening"))).toMatchObject({ code: "fetch-other-type", rule: "reserve" });
  });
});

describe("A Crusade pile", () => {
  const pile = Array.from({ length: 3 }, (_, index) => event(`Pile Card ${index + 1}`, { says: "Nothing." }));

  // compendium: ACTION ROUND — only what names the Crusade pile affects it.
  it("is drawn from only by what names it", () => {
    const game = table({ crusade: pile, deck: [] });
    const who = { seat: 0 };
    const drawing = (effect: object) =>
      happens(game, {
        type: "effect",
        seat: 0,
        because: "A Card",
        effect: { verb: "draw", who, amount: 2, ...effect },
      } as Parameters<typeof happens>[1]);
    expect(
      refused(game, { type: "effect", seat: 0, because: "A Card", effect: { verb: "draw", who, amount: 2 } }),
    ).toMatchObject({
      code: "nothing-to-change",
    });
    const { game: after, events } = drawing({ from: "crusade" });
    const top = game.seats[0]?.crusade?.toReversed().slice(0, 2);
    expect(after.seats[0]?.hand).toEqual(top);
    expect(after.seats[0]?.crusade).toHaveLength(1);
    expect(events).toContainEqual({ type: "drew", seat: 0, cards: 2, why: "effect", left: 1, from: "crusade" });
  });

  // engine: Construct your Crusade Pile if you have one; Appendix One — the optional Crusade card
  it("has its Crusade card in play from the start, beside the ambassador", () => {
    const begins: CardFacts = enhancement("A Crusade of Dawn", {
      says: "Rotate: draw 1.",
      actions: [{ does: "draw 1", effects: [{ verb: "draw", who: "you", amount: 1, from: "crusade" }] }],
    });
    const seats = (["narn", "human"] as const).map((race) => {
      const leader = character(`${race} Envoy`, {}, { race, ambassador: "babylon-project" });
      return { race, leader };
    });
    const game = createGame(
      {
        rules: "engine",
        cards: [...seats.map(({ leader }) => leader), begins, ...pile, other],
        seats: seats.map(({ race, leader }) => ({
          name: race,
          race,
          faction: "babylon-project",
          ambassador: leader.id,
          deck: [leader.id, other.id],
          ...(race === "narn" ? { crusade: [pile[0], begins, pile[1]].flatMap((card) => card?.id ?? []) } : {}),
        })),
      },
      "seed",
    );
    expect(game.awaiting.map(({ kind }) => kind)).toEqual(["starting-hand", "starting-hand"]);
    expect(game.cards[at(game, "A Crusade of Dawn")]?.play).toMatchObject({
      faction: 0,
      controller: 0,
      row: "faction",
    });
    expect(game.seats[0]?.crusade).toHaveLength(2);
  });
});
