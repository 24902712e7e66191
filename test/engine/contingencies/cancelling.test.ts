// engine: Event Cards — an event that is cancelled before it resolves has not been played; compendium: Ja'Doc
import { describe, expect, it } from "vitest";
import { type CardFacts, type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { factsOf } from "../../../src/engine/state/lookup.ts";
import { at, character, does, event, group, happens, inPlay, invented, order, refused, stage } from "../stage.ts";

const CANCEL = { verb: "cancel", what: "answered" } as const;
const windfall = (title: string, more: Partial<CardFacts> = {}) =>
  event(title, { says: title, effects: [{ verb: "add-influence", who: "you", amount: 3 }] }, { cost: 1, ...more });
const censor = (title = "Censor", more: Partial<CardFacts["text"]> = {}) =>
  character(
    title,
    { intrigue: 2 },
    {
      text: {
        says: "Rotate to cancel an event that is being played.",
        triggered: [{ on: "event-played", rotates: true, does: "cancel that event", effects: [CANCEL] }],
        ...more,
      },
    },
  );
const table = (hand: readonly CardFacts[], theirs: readonly CardFacts[] = []) =>
  stage({ You: { hand, unspent: 9 }, Rival: { supporting: [censor(), censor("Deputy")], hand: theirs, unspent: 9 } });
/** Plays the first card of that title in the seat's own hand. */
const play = (game: Game, seat: number, title: string) => {
  const card = game.seats[seat]?.hand.find((id) => factsOf(game, id).title === title);
  if (card === undefined) throw new Error(`${title} is not in that hand`);
  return does(game, { type: "play", seat, card });
};
const cancel = (game: Game, title = "Censor") => order(game, 1, `use ${title} to cancel that event`);

describe("An event that is being played", () => {
  it("waits for those who may cancel it, who are told what it is", () => {
    const game = play(table([windfall("Gift")]), 0, "Gift");
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "trigger", happened: { what: "event" } }]);
    expect(viewFor(game, "public").awaiting[0]).toMatchObject({ kind: "trigger", about: "Gift", happened: "event" });
    expect(game.seats[0]?.additional).toBe(0);
    expect(legalActions(game, 1).map(({ sentence }) => sentence)).toEqual([
      "use Censor to cancel that event",
      "use Deputy to cancel that event",
      "pass",
    ]);
  });

  it("resolves once all have passed, and the next player acts", () => {
    const game = order(play(table([windfall("Gift")]), 0, "Gift"), 1, "pass");
    expect(game.seats[0]?.additional).toBe(3);
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
  });

  it("does nothing once it is cancelled; its cost stays paid, and it lies in the discard pile", () => {
    const start = play(table([windfall("Gift")]), 0, "Gift");
    const sentence = legalActions(start, 1)[0];
    if (!sentence) throw new Error("nothing to answer with");
    const { game, events } = happens(start, sentence.action);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "cancelled", card: { card: at(game, "Gift"), title: "Gift" } }),
    );
    expect(game.seats[0]).toMatchObject({ additional: 0, spent: 1 });
    expect(game.cards[at(game, "Gift")]?.zone).toBe("discard");
    expect(inPlay(game, "Censor").rotated).toBe(true);
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
  });

  it("is not asked about where nobody can answer it, nor are those asked who play it", () => {
    const own = stage({ You: { hand: [windfall("Gift")], supporting: [censor()] }, Rival: {} });
    expect(play(own, 0, "Gift").awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
  });

  it("cannot be cancelled later in the turn", () => {
    const game = order(play(table([windfall("Gift")]), 0, "Gift"), 1, "pass");
    const card = { card: at(game, "Gift") };
    expect(
      refused(game, { type: "effect", seat: 1, because: "Censor", effect: { verb: "cancel", what: card } }).code,
    ).toBe("resolved-already");
  });

  it("cannot be cancelled where it is irrevocable, and nobody is asked", () => {
    const game = play(table([windfall("Gift", { keywords: ["Irrevocable"] })]), 0, "Gift");
    expect(game.seats[0]?.additional).toBe(3);
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
  });

  it("holds no vote either once it is cancelled", () => {
    const motion = event("Motion", {
      says: "Calls a vote.",
      vote: { kind: "player", passed: [{ verb: "draw", who: "you", amount: 1 }] },
    });
    const game = cancel(play(table([motion]), 0, "Motion"));
    expect(game.vote ?? null).toBeNull();
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
  });

  it("is let through without asking by a player who has said never to answer", () => {
    let game = table([windfall("Gift")]);
    for (const title of ["Censor", "Deputy"])
      game = does(game, { type: "standing", seat: 1, card: at(game, title), answer: "never" });
    expect(play(game, 0, "Gift").seats[0]?.additional).toBe(3);
  });

  it("may be cancelled by hand while it waits, as by a card whose text is not encoded", () => {
    const game = play(table([windfall("Gift")]), 0, "Gift");
    const effect = { verb: "cancel", what: { card: at(game, "Gift") } } as const;
    const after = does(game, { type: "effect", seat: 1, because: "Old Custom", effect });
    expect(after.awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
    expect(after.seats[0]?.additional).toBe(0);
  });
});

describe("A limited event", () => {
  const two = () => table([windfall("Gift", { limit: "limited" })], []);
  const withCopy = (limit: "limited" | "unique") => {
    const gift = windfall("Gift", { limit });
    // Two copies of one card, in the hands of two players.
    const game = stage({
      You: { hand: [gift], unspent: 9 },
      Rival: { supporting: [censor()], hand: [gift], unspent: 9 },
    });
    const copy = game.seats[1]?.hand[0] ?? -1;
    return { game, copy };
  };

  it("that was cancelled may be played by its copy in the same turn", () => {
    const { game, copy } = withCopy("limited");
    const after = cancel(play(game, 0, "Gift"));
    expect(does(after, { type: "play", seat: 1, card: copy }).seats[1]?.additional).toBe(3);
  });

  it("that was not cancelled keeps its copy in the hand", () => {
    const { game, copy } = withCopy("limited");
    const after = order(play(game, 0, "Gift"), 1, "pass");
    expect(refused(after, { type: "play", seat: 1, card: copy }).code).toBe("event-played-this-turn");
  });

  it("that was reversed has been played all the same", () => {
    const undo = event("Undone", { says: "Reverse.", effects: [{ verb: "reverse", what: "last-event" }] });
    const gift = windfall("Gift", { limit: "limited" });
    let game = stage({ You: { hand: [gift, gift], unspent: 9 }, Rival: { hand: [undo] } });
    const copy = game.seats[0]?.hand[1] ?? -1;
    game = play(play(game, 0, "Gift"), 1, "Undone");
    expect(game.seats[0]?.additional).toBe(0);
    expect(refused(game, { type: "play", seat: 0, card: copy }).code).toBe("event-played-this-turn");
  });

  it("that was cancelled cannot be reversed as well: there is nothing of it", () => {
    const game = cancel(play(two(), 0, "Gift"));
    const what = { card: at(game, "Gift") };
    expect(refused(game, { type: "effect", seat: 1, because: "Undone", effect: { verb: "reverse", what } }).code).toBe(
      "nothing-to-reverse",
    );
  });

  it("that is unique and was cancelled may be played by its copy in the same game, and else not", () => {
    const { game, copy } = withCopy("unique");
    const stopped = cancel(play(game, 0, "Gift"));
    expect(does(stopped, { type: "play", seat: 1, card: copy }).seats[1]?.additional).toBe(3);
    const done = order(play(game, 0, "Gift"), 1, "pass");
    expect(refused(done, { type: "play", seat: 1, card: copy }).code).toBe("unique-played");
  });
});

// engine: Contingency Cards — the trigger may be something that is taking place
describe("A contingency against an event that is aimed at its card", () => {
  const memo = invented("contingency", "Memo", {
    cost: 0,
    text: {
      says: "Cancel it.",
      target: { what: "card", types: ["character"], of: "you" },
      effects: [CANCEL],
      contingency: { trigger: "event-on-card" },
    },
  });
  const hush = event("Hush", {
    says: "Rotate a character.",
    target: { what: "card", types: ["character"], of: "any" },
    effects: [{ verb: "rotate", which: "target" }],
  });
  const guarded = () => {
    let game = stage({
      You: { hand: [memo], supporting: [character("Clerk"), character("Page")] },
      Rival: { hand: [hush] },
      Third: { supporting: [group("Bystanders")] },
    });
    game = does(game, { type: "place", seat: 0, card: at(game, "Memo"), under: at(game, "Clerk") });
    return game;
  };
  const aim = (game: Game, title: string) =>
    does(game, { type: "play", seat: 1, card: at(game, "Hush"), target: { what: "card", card: at(game, title) } });

  it("is asked of its player before the event resolves, and cancels it", () => {
    let game = aim(guarded(), "Clerk");
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "reveal", happened: { what: "event" } }]);
    game = does(game, { type: "reveal", seat: 0, card: at(game, "Memo") });
    expect(inPlay(game, "Clerk").rotated).toBe(false);
    expect(game.cards[at(game, "Memo")]?.zone).toBe("discard");
    expect(game.awaiting).toMatchObject([{ seat: 2, kind: "action" }]);
  });

  it("is not asked about an event that is aimed at another card", () => {
    const game = aim(guarded(), "Page");
    expect(inPlay(game, "Page").rotated).toBe(true);
    expect(game.awaiting).toMatchObject([{ seat: 2, kind: "action" }]);
  });
});
