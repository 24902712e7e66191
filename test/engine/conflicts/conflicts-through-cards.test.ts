// engine: The Conflict Round; Conflict Cards; Legal Targets
import { describe, expect, it } from "vitest";
import { type CardFacts, type Game, viewFor } from "../../../src/engine/index.ts";
import {
  agenda,
  arranged,
  at,
  conflict,
  does,
  event,
  group,
  happens,
  inPlay,
  location,
  order,
  passed,
  refused,
  sentences,
  stage,
  turned,
} from "../stage.ts";
import { declare, declaring, nothing, parley, raid } from "./declaring-stage.ts";

type Offers = NonNullable<NonNullable<CardFacts["text"]>["initiates"]>;

type Offered = Partial<Offers[number]>;

const offer = (more: Offered = {}): Offers[number] => ({
  type: "intrigue",
  target: { what: "player", of: "others" },
  conflict: {
    form: "opposable",
    resolution: [{ verb: "raise-unrest", who: "target", amount: 1 }],
    won: [{ effects: [{ verb: "gain-influence", who: "you", amount: 2 }] }],
  },
  ...more,
});

const schemes = (more: Offered = {}, ...others: Offers) =>
  agenda("Schemes", { says: "Schemes.", initiates: [offer(more), ...others] });

const bureau = (more: Offered = {}, title = "Bureau") =>
  group(title, { text: { says: "Bureau.", initiates: [offer({ additional: true, rotate: true, ...more })] } });

const through = (game: Game, title: string, more: object = {}) => ({ ...declare(game, 0, title), ...more });

// engine: Declare Conflicts; Conflict Cards. rulebook and compendium: Declare Conflicts, Agenda Cards
describe("A conflict through a card in play", () => {
  it("is declared in the open, initiated in its turn with its cost and target, and leaves the card where it is", () => {
    const start = declaring({ A: { unspent: 5, agenda: schemes({ influence: 3 }) }, B: {}, C: {} });
    expect(sentences(start)).toEqual([
      "declare Schemes",
      "declare Schemes on B",
      "declare Schemes on C",
      "declare nothing",
    ]);
    const { game, events } = happens(start, through(start, "Schemes"));
    expect(events).toEqual([
      { type: "declared", seat: 0, conflict: true, through: { card: at(start, "Schemes"), title: "Schemes" } },
    ]);
    expect(viewFor(game, "public").declared).toEqual([{ seat: 0, title: "Schemes", open: true }]);
    // Nothing is applied before it is initiated. engine: Reveal and Initiate Conflicts
    expect(game.seats[0]).toMatchObject({ unspent: 5, spent: 0 });
    const asked = passed(game, "declare");
    expect(asked.awaiting).toMatchObject([{ seat: 0, kind: "initiate" }]);
    const after = order(asked, 0, "initiate Schemes on C");
    expect(after.conflicts).toMatchObject([
      { initiator: 0, type: "intrigue", target: { what: "player", seat: 2 }, through: true },
    ]);
    expect(after.seats[0]).toMatchObject({ unspent: 2, spent: 3 });
    expect(inPlay(after, "Schemes")).toMatchObject({ row: "agenda", rotated: false });
  });

  it("is supported, resolved and followed by aftermaths like any other, by the card's own terms", () => {
    const start = declaring({ A: { agenda: schemes() }, B: {} });
    let game = passed(does(start, through(start, "Schemes")), "declare");
    game = order(game, 0, "support Schemes with A's Ambassador using intrigue");
    const done = passed(game, "action");
    expect(done.seats[0]).toMatchObject({ unspent: 6 });
    expect(done.seats[1]?.unrest).toBe(2);
    expect(passed(done, "aftermath").seats[0]?.discard).toEqual([]);
    expect(inPlay(passed(done, "aftermath"), "Schemes").row).toBe("agenda");
  });

  it("resolves by its terms even when the card has gone in the meantime", () => {
    const start = declaring({ A: { agenda: schemes() }, B: {} });
    let game = passed(does(start, through(start, "Schemes")), "declare");
    game = order(game, 0, "support Schemes with A's Ambassador using intrigue");
    game = order(order(game, 1, "pass"), 0, "discard agenda");
    expect(game.seats[0]?.discard).toHaveLength(1);
    expect(passed(game, "action").seats[0]?.unspent).toBe(6);
    expect(passed(game, "action", "aftermath").seats[0]?.discard).toHaveLength(1);
  });

  it("takes the place of the one conflict of a turn", () => {
    const start = declaring({ A: { agenda: schemes(), hand: [parley()] }, B: {} });
    const game = does(start, through(start, "Schemes"));
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "declare" }]);
    const other = does(start, declare(start, 0, "Parley"));
    expect(other.awaiting).toMatchObject([{ seat: 1, kind: "declare" }]);
  });

  it("is on top of it where the card says that it is additional, in either order", () => {
    const start = declaring({ A: { agenda: schemes(), supporting: [bureau()], hand: [parley()] }, B: {} });
    let game = does(start, through(start, "Bureau"));
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "declare", already: 1 }]);
    expect(refused(game, through(game, "Bureau"))).toMatchObject({
      code: "conflict-through-already",
      rule: "declaring-conflicts",
      facts: { title: "Bureau" },
    });
    game = passed(order(game, 0, "declare Parley"), "declare");
    expect(game.conflicts.map(({ type }) => type)).toEqual(["intrigue", "diplomacy"]);
    expect(inPlay(game, "Bureau").rotated).toBe(true);

    const first = order(start, 0, "declare Schemes");
    expect(sentences(first)).toEqual(["declare Bureau", "declare Bureau on B", "declare nothing"]);
    expect(refused(first, declare(first, 0, "Parley"))).toMatchObject({
      code: "one-conflict",
      rule: "conflicts",
      facts: { most: 1 },
    });
    expect(passed(does(first, nothing(0)), "declare").conflicts).toHaveLength(1);
    expect(passed(order(first, 0, "declare Bureau"), "declare").conflicts).toHaveLength(2);
  });

  // engine: Conflict Cards — the example of Psi Corps, King Arthur and Trade Pact
  it("may come twice on top of a normal one, where two cards each give an additional one", () => {
    const king = location("King", {
      text: { says: "King.", initiates: [offer({ additional: true, type: "leadership" })] },
    });
    let game = declaring({ A: { supporting: [bureau(), king], hand: [parley()] }, B: {} });
    for (const sentence of ["declare Bureau", "declare King", "declare Parley"]) game = order(game, 0, sentence);
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "declare" }]);
    expect(passed(game, "declare").conflicts.map(({ type }) => type)).toEqual(["intrigue", "leadership", "diplomacy"]);
  });

  it("names its type where the card allows several", () => {
    const start = declaring({ A: { agenda: schemes({}, offer({ type: "psi" })) }, B: {} });
    expect(sentences(start)).toContain("declare Schemes using psi on B");
    expect(refused(start, through(start, "Schemes"))).toMatchObject({
      code: "conflict-type-needed",
      rule: "declaring-conflicts",
      facts: { title: "Schemes", types: ["intrigue", "psi"] },
    });
    expect(refused(start, through(start, "Schemes", { as: "military" })).code).toBe("conflict-type-needed");
    const game = passed(does(start, through(start, "Schemes", { as: "psi" })), "declare");
    expect(game.conflicts).toMatchObject([{ type: "psi" }]);
  });

  it("takes a card of the own that lies open, can do what it asks, and initiates something", () => {
    const start = declaring({
      A: { unspent: 3, agenda: schemes({ influence: 4 }), supporting: [bureau(), location("Outpost")] },
      B: { supporting: [bureau({}, "Ministry")] },
    });
    expect(refused(start, through(start, "Schemes"))).toMatchObject({
      code: "not-enough-influence",
      facts: { title: "Schemes", needs: 4, unspent: 3 },
    });
    expect(refused(start, through(start, "Outpost"))).toMatchObject({
      code: "initiates-nothing",
      rule: "declaring-conflicts",
      facts: { title: "Outpost" },
    });
    const tired = turned(start, "Bureau", { rotated: true });
    expect(refused(tired, through(tired, "Bureau"))).toMatchObject({ code: "not-ready", facts: { state: "rotated" } });
    expect(sentences(tired)).toEqual(["declare nothing"]);
    const theirs = at(start, "Ministry");
    expect(refused(start, { type: "declare", seat: 0, card: theirs })).toMatchObject({
      code: "not-your-card",
      facts: { controller: "B" },
    });
    expect(refused(start, through(start, "Bureau", { target: { what: "player", seat: 0 } })).code).toBe(
      "target-yourself",
    );
    expect(refused(start, through(start, "Bureau", { target: { what: "card", card: theirs } })).code).toBe(
      "illegal-target",
    );
  });

  it("comes to nothing where what it takes is not there any more when it is initiated", () => {
    const start = declaring({ A: { unspent: 3, agenda: schemes({ influence: 3 }) }, B: {}, C: {} });
    const declared = does(start, through(start, "Schemes"));
    const poorer = arranged(declared, (work) => Object.assign(work.seats[0] ?? {}, { unspent: 2, spent: 1 }));
    const { game, events } = happens(does(poorer, nothing(1)), nothing(2));
    expect(events).toContainEqual({
      type: "conflict-discarded",
      seat: 0,
      title: "Schemes",
      why: "requirement",
      lacks: { needs: "3 influence", has: 2 },
      through: true,
    });
    expect(game).toMatchObject({ conflicts: [], declared: [] });
    expect(inPlay(game, "Schemes").row).toBe("agenda");
  });

  // compendium: Agenda Cards — a blanked agenda initiates nothing, but what it has initiated resolves.
  it("cannot come from a card that is blanked, and goes on where the card is blanked later", () => {
    const start = declaring({ A: { agenda: schemes() }, B: {} });
    const blank = (game: Game) =>
      does(game, {
        type: "effect",
        seat: 1,
        because: "Impairment",
        effect: { verb: "blank", which: { card: at(game, "Schemes") }, until: "end-of-turn" },
      });
    const blanked = blank(start);
    expect(refused(blanked, through(blanked, "Schemes")).code).toBe("initiates-nothing");
    expect(sentences(blanked)).toEqual(["declare nothing"]);
    let game = blank(passed(does(start, through(start, "Schemes")), "declare"));
    game = passed(order(game, 0, "support Schemes with A's Ambassador using intrigue"), "action");
    expect(game.seats[0]?.unspent).toBe(6);
  });

  it("may be open to every player, on a card that concerns the whole game", () => {
    const start = declaring({
      A: { agenda: agenda("Games", { says: "Games.", initiates: [offer({ anyone: true })] }) },
      B: {},
    });
    const game = order(does(start, nothing(0)), 1, "declare Games");
    expect(game.conflicts).toMatchObject([{ initiator: 1, target: { what: "player", seat: 0 }, through: true }]);
  });

  it("of a card whose text nobody has encoded is declared by its type, and carried out by hand", () => {
    const start = declaring({ A: { agenda: agenda("Knowledge Is Power", undefined, { complete: false }) }, B: {} });
    expect(refused(start, through(start, "Knowledge Is Power")).code).toBe("conflict-type-needed");
    const target = { what: "player", seat: 1 } as const;
    const game = passed(does(start, through(start, "Knowledge Is Power", { as: "intrigue", target })), "declare");
    expect(game.conflicts).toMatchObject([{ type: "intrigue", target, through: true }]);
    expect(sentences(game)).toContain("support Knowledge Is Power with A's Ambassador using intrigue");
  });

  it("of a player who leaves is not initiated, and the others' cards stay", () => {
    const start = declaring({ A: { supporting: [bureau()], hand: [parley()] }, B: {}, C: {} });
    const game = does(does(start, through(start, "Bureau")), { type: "concede", seat: 0 });
    expect(game.declared).toEqual([]);
    expect(passed(game, "declare").conflicts).toEqual([]);
  });
});

// engine: Conflict Cards — one conflict a turn, unless an effect gives another.
describe("A second conflict from hand", () => {
  const ambition = event("Ambition", {
    says: "One more.",
    effects: [{ verb: "allow-conflict", who: "you", amount: 1 }],
  });

  it("may be declared in the next conflict round by whom an effect allows it, and in no later one", () => {
    const hand = [ambition, parley(), raid(), conflict("Inquiry", "intrigue")];
    let game = order(stage({ A: { hand }, B: { unspent: 6 } }), 0, "play Ambition");
    game = passed(game, "action", "discard", "buy");
    game = order(game, 0, "declare Parley");
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "declare", already: 1 }]);
    game = order(game, 0, "declare Raid");
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "declare" }]);
    game = passed(game, "declare");
    expect(game.conflicts.map(({ initiator }) => initiator)).toEqual([0, 0]);
    game = passed(game, "action", "resolve-first", "aftermath", "discard", "buy");
    game = order(game, 0, "declare Inquiry");
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "declare" }]);
  });

  it("is asked for whatever the hand holds, so that the question gives nothing away", () => {
    const hand = [parley(), event("Rumor", { says: "Nothing." })];
    const start = arranged(declaring({ A: { hand }, B: {} }), (work) =>
      Object.assign(work.seats[0] ?? {}, { moreConflicts: 1 }),
    );
    const game = order(start, 0, "declare Parley");
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "declare" }]);
    expect(sentences(game)).toEqual(["declare nothing"]);
  });
});
