// engine: The Conflict Round; Conflict Cards; Legal Targets
import { describe, expect, it } from "vitest";
import { type CardFacts, type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import {
  agenda,
  arranged,
  at,
  declaring as atDeclaring,
  character,
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
  type SeatStage,
  sentences,
  stage,
  turned,
} from "../stage.ts";

/** The same table at the start of the conflict round. */
const declaring = (seats: Readonly<Record<string, SeatStage>>): Game => atDeclaring(stage(seats));

const declare = (game: Game, seat: number, title: string) => ({
  type: "declare" as const,
  seat,
  card: at(game, title),
});
const nothing = (seat: number) => ({ type: "declare-nothing" as const, seat });
const onPlayer = (text: Partial<NonNullable<CardFacts["text"]>> = {}): Partial<NonNullable<CardFacts["text"]>> => ({
  target: { what: "player", of: "others" },
  ...text,
});
const raid = (more: Partial<CardFacts> = {}) => conflict("Raid", "military", onPlayer(), more);
const parley = (more: Partial<CardFacts> = {}, text: Partial<NonNullable<CardFacts["text"]>> = {}) =>
  conflict("Parley", "diplomacy", text, more);

describe("Declaring", () => {
  it("is asked of each player in initiative order, one conflict or nothing", () => {
    let game = declaring({ A: { hand: [parley()] }, B: {}, C: { hand: [raid()] } });
    expect(refused(game, nothing(2))).toMatchObject({
      code: "not-your-turn",
      rule: "initiative",
      facts: { whose: ["A"] },
    });
    game = does(game, declare(game, 0, "Parley"));
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "declare" }]);
    expect(refused(game, nothing(0)).code).toBe("not-your-turn");
    game = does(game, nothing(1));
    expect(game.awaiting).toMatchObject([{ seat: 2, kind: "declare" }]);
  });

  it("is face down: the others learn that a conflict was declared, not which", () => {
    const before = declaring({ A: { hand: [parley()] }, B: {} });
    const { game, events } = happens(before, declare(before, 0, "Parley"));
    expect(events).toEqual([{ type: "declared", seat: 0, conflict: true }]);
    expect(viewFor(game, { seat: 0 }).declared).toEqual([{ seat: 0, title: "Parley" }]);
    for (const viewer of [{ seat: 1 }, "public", "judge"] as const) {
      expect(viewFor(game, viewer).declared).toEqual([{ seat: 0, title: null }]);
      expect(JSON.stringify(viewFor(game, viewer))).not.toContain("Parley");
    }
  });

  it("takes a conflict from the own hand only", () => {
    const game = declaring({
      A: { hand: [event("Rumor", { says: "Nothing." })], deck: [parley()] },
      B: { hand: [raid()] },
    });
    expect(refused(game, declare(game, 0, "Rumor"))).toMatchObject({
      code: "not-a-conflict",
      rule: "declaring-conflicts",
      facts: { title: "Rumor", type: "event" },
    });
    expect(refused(game, declare(game, 0, "Parley")).code).toBe("card-not-there");
    expect(refused(game, declare(game, 0, "Raid")).code).toBe("card-not-there");
  });

  it("is refused for a conflict of another race", () => {
    const game = declaring({
      A: { race: "centauri", hand: [parley({ race: "narn" }), raid({ race: "centauri" })] },
      B: {},
    });
    expect(refused(game, declare(game, 0, "Parley"))).toMatchObject({
      code: "conflict-loyalty",
      rule: "conflict-loyalty",
      facts: { title: "Parley", race: "narn", yours: "centauri" },
    });
    expect(does(game, declare(game, 0, "Raid")).declared).toHaveLength(1);
  });

  it("belongs to the conflict round", () => {
    const game = stage({ A: { hand: [parley()] }, B: {} });
    expect(refused(game, declare(game, 0, "Parley"))).toMatchObject({
      code: "not-now",
      rule: "game-sequence",
      facts: { round: "action", asked: ["action"] },
    });
  });
});

describe("Revealing and initiating", () => {
  it("happens when all have declared, in initiative order", () => {
    let game = declaring({ A: { hand: [parley()] }, B: { hand: [conflict("Inquiry", "intrigue")] } });
    game = does(game, declare(game, 0, "Parley"));
    expect(game.conflicts).toEqual([]);
    const { game: after, events } = happens(game, declare(game, 1, "Inquiry"));
    expect(events.filter(({ type }) => type === "conflict-initiated")).toMatchObject([
      { seat: 0, title: "Parley", conflictType: "diplomacy", target: null },
      { seat: 1, title: "Inquiry", conflictType: "intrigue" },
    ]);
    expect(after.conflicts.map(({ initiator }) => initiator)).toEqual([0, 1]);
    expect(after).toMatchObject({ round: "action", awaiting: [{ seat: 0, kind: "action" }], declared: [] });
  });

  // engine: Step 2. Reveal and Initiate Conflicts; compendium: 3.2; rulebook: Step 2 — "reveal all", then they are initiated
  it("turns up all that lies face down before the first target is named", () => {
    const parleyOn = conflict("Parley", "diplomacy", onPlayer());
    const start = declaring({
      A: { hand: [raid()] },
      B: { hand: [parleyOn] },
      C: { hand: [conflict("Inquiry", "intrigue")] },
    });
    const declared = does(does(start, declare(start, 0, "Raid")), declare(start, 1, "Parley"));
    const { game, events } = happens(declared, declare(declared, 2, "Inquiry"));
    expect(events.filter(({ type }) => type.startsWith("conflict"))).toEqual([
      {
        type: "conflicts-revealed",
        conflicts: [
          { seat: 0, card: { card: at(game, "Raid"), title: "Raid" } },
          { seat: 1, card: { card: at(game, "Parley"), title: "Parley" } },
          { seat: 2, card: { card: at(game, "Inquiry"), title: "Inquiry" } },
        ],
      },
    ]);
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "initiate" }]);
    for (const viewer of [{ seat: 0 }, { seat: 2 }, "public"] as const)
      expect(viewFor(game, viewer).declared).toEqual([
        { seat: 0, title: "Raid", revealed: true },
        { seat: 1, title: "Parley", revealed: true },
        { seat: 2, title: "Inquiry", revealed: true },
      ]);
    // Then each names its target, in initiative order, with what was initiated before in view.
    const first = order(game, 0, "initiate Raid on C");
    expect(first.conflicts).toMatchObject([{ initiator: 0, target: { what: "player", seat: 2 } }]);
    expect(first.awaiting).toMatchObject([{ seat: 1, kind: "initiate" }]);
    const all = order(first, 1, "initiate Parley on A");
    expect(all.conflicts.map(({ initiator }) => initiator)).toEqual([0, 1, 2]);
    expect(all).toMatchObject({ round: "action", declared: [] });
  });

  it("shows all conflicts, and nothing of a target that was named with one of them until it is initiated", () => {
    const start = declaring({
      A: { hand: [raid()] },
      B: { hand: [conflict("Parley", "diplomacy", onPlayer())] },
      C: {},
    });
    const declared = order(does(start, declare(start, 0, "Raid")), 1, "declare Parley on C");
    const { game, events } = happens(declared, nothing(2));
    expect(events).toContainEqual(expect.objectContaining({ type: "conflicts-revealed" }));
    expect(JSON.stringify([events, viewFor(game, { seat: 0 }).declared])).not.toContain("target");
    expect(order(game, 0, "initiate Raid on B").conflicts).toMatchObject([{}, { target: { what: "player", seat: 2 } }]);
  });

  it("goes on one player after the other in a game that began before that was read so", () => {
    const start = declaring({ A: { hand: [raid()] }, B: { hand: [parley()] }, C: {} });
    const former = arranged(start, (work) => {
      work.game.revision = undefined;
    });
    const declared = does(does(former, declare(former, 0, "Raid")), declare(former, 1, "Parley"));
    const { game, events } = happens(declared, nothing(2));
    expect(events.map(({ type }) => type)).toEqual(["declared"]);
    expect(viewFor(game, { seat: 0 }).declared[1]).toEqual({ seat: 1, title: null });
    expect(order(game, 0, "initiate Raid on B").conflicts).toHaveLength(2);
  });

  it("asks for the target where several are possible, and takes the only one by itself", () => {
    const three = declaring({ A: { hand: [raid()] }, B: {}, C: {} });
    let game = passed(does(three, declare(three, 0, "Raid")), "declare");
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "initiate" }]);
    expect(legalActions(game, 0).map(({ sentence }) => sentence)).toEqual(["initiate Raid on B", "initiate Raid on C"]);
    game = order(game, 0, "initiate Raid on C");
    expect(game.conflicts[0]?.target).toEqual({ what: "player", seat: 2 });

    const two = declaring({ A: { hand: [raid()] }, B: {} });
    expect(passed(does(two, declare(two, 0, "Raid")), "declare").conflicts[0]?.target).toEqual({
      what: "player",
      seat: 1,
    });
  });

  it("keeps a target that was named with the declaration, unseen until then", () => {
    const three = declaring({ A: { hand: [raid()] }, B: {}, C: {} });
    const game = order(three, 0, "declare Raid on C");
    expect(JSON.stringify(viewFor(game, { seat: 2 }))).not.toContain("Raid");
    expect(passed(game, "declare").conflicts[0]?.target).toEqual({ what: "player", seat: 2 });
  });

  it("never targets the player who initiates, or a card of that faction", () => {
    const theft = conflict("Theft", "intrigue", { target: { what: "card", types: ["character"], of: "others" } });
    const game = declaring({ A: { hand: [raid(), theft], supporting: [character("Clerk")] }, B: {}, C: {} });
    const self = { ...declare(game, 0, "Raid"), target: { what: "player" as const, seat: 0 } };
    expect(refused(game, self)).toMatchObject({
      code: "target-yourself",
      rule: "conflict-targets",
      facts: { title: "Raid" },
    });
    const own = { ...declare(game, 0, "Theft"), target: { what: "card" as const, card: at(game, "Clerk") } };
    expect(refused(game, own).code).toBe("target-yourself");
    const asked = passed(does(game, declare(game, 0, "Raid")), "declare");
    expect(refused(asked, { type: "initiate", seat: 0, target: { what: "player", seat: 0 } }).code).toBe(
      "target-yourself",
    );
  });

  it("says who may be the target instead of an illegal one", () => {
    const grudge = conflict("Grudge", "intrigue", {
      target: { what: "player", of: "others", race: "narn", tensionAtLeast: 4 },
    });
    const game = declaring({
      A: { race: "centauri", hand: [grudge, parley()] },
      B: { race: "human" },
      C: { race: "narn" },
    });
    expect(refused(game, { ...declare(game, 0, "Grudge"), target: { what: "player", seat: 1 } })).toMatchObject({
      code: "illegal-target",
      rule: "legal-targets",
      facts: {
        title: "Grudge",
        target: "B",
        wants: "another player of the race narn toward whom your tension is at least 4",
      },
    });
    does(game, { ...declare(game, 0, "Grudge"), target: { what: "player", seat: 2 } });
    expect(refused(game, { ...declare(game, 0, "Parley"), target: { what: "player", seat: 1 } })).toMatchObject({
      code: "no-target-taken",
      rule: "legal-targets",
      facts: { title: "Parley" },
    });
  });

  it("discards a conflict without a legal target", () => {
    const grudge = conflict("Grudge", "intrigue", { target: { what: "player", of: "others", race: "narn" } });
    const game = declaring({ A: { hand: [grudge] }, B: { race: "human" } });
    // Whoever declares it is told before.
    expect(legalActions(game, 0).find(({ action }) => action.type === "declare")).toMatchObject({ aimless: true });
    const { game: after, events } = happens(does(game, declare(game, 0, "Grudge")), nothing(1));
    expect(events).toContainEqual({ type: "conflict-discarded", seat: 0, title: "Grudge", why: "no-target" });
    expect(after.conflicts).toEqual([]);
    expect(after.seats[0]?.discard).toEqual([at(game, "Grudge")]);
  });

  it("applies what the conflict costs, and discards it where that cannot be paid or a requirement is not met", () => {
    const costly = (unspent: number) => {
      const game = declaring({ A: { unspent, hand: [parley({ cost: 3 })] }, B: {} });
      return happens(does(game, declare(game, 0, "Parley")), nothing(1));
    };
    expect(costly(3).game.seats[0]).toMatchObject({ unspent: 0, spent: 3 });
    expect(costly(2).events).toContainEqual({
      type: "conflict-discarded",
      seat: 0,
      title: "Parley",
      why: "requirement",
      lacks: { needs: "3 influence", has: 2 },
    });

    const proud = parley({}, { requires: [{ needs: "rating", atLeast: 5 }] });
    const game = declaring({ A: { unspent: 4, hand: [proud] }, B: {} });
    expect(passed(does(game, declare(game, 0, "Parley")), "declare").conflicts).toEqual([]);
    const enough = declaring({ A: { unspent: 5, hand: [proud] }, B: {} });
    expect(passed(does(enough, declare(enough, 0, "Parley")), "declare").conflicts).toHaveLength(1);
  });

  it("looks again at the cost when the target has been named", () => {
    const game = declaring({ A: { unspent: 4, hand: [raid({ cost: 3 })] }, B: {}, C: {} });
    const asked = passed(does(game, declare(game, 0, "Raid")), "declare");
    const lose = { verb: "lose-influence" as const, who: { seat: 0 }, amount: 1 };
    const poorer = arranged(does(asked, { type: "effect", seat: 1, effect: lose, because: "Taxes" }), (work) => {
      Object.assign(work.seats[0] ?? {}, { unspent: 2, spent: 1 });
    });
    const { events } = happens(poorer, { type: "initiate", seat: 0, target: { what: "player", seat: 1 } });
    expect(events).toContainEqual({
      type: "conflict-discarded",
      seat: 0,
      title: "Raid",
      why: "requirement",
      lacks: { needs: "3 influence", has: 2 },
    });
  });
});

describe("Copies of a conflict", () => {
  const both = (limit: NonNullable<CardFacts["limit"]> | undefined) => {
    const shared = conflict("Summit", "diplomacy", {}, limit ? { limit } : {});
    const game = declaring({ A: { hand: [shared] }, B: { hand: [shared] } });
    const second = game.cards.find((card) => card.owner === 1 && card.zone === "hand")?.id ?? -1;
    const first = game.cards.find((card) => card.owner === 0 && card.zone === "hand")?.id ?? -1;
    return happens(does(game, { type: "declare", seat: 0, card: first }), { type: "declare", seat: 1, card: second });
  };

  it("are all initiated where they are multiple, as conflicts are", () => {
    expect(both(undefined).game.conflicts).toHaveLength(2);
  });

  it("are discarded after the first where they are limited", () => {
    const { game, events } = both("limited");
    expect(game.conflicts.map(({ initiator }) => initiator)).toEqual([0]);
    expect(events).toContainEqual({ type: "conflict-discarded", seat: 1, title: "Summit", why: "limited" });
    expect(game.seats[1]?.discard).toHaveLength(1);
  });

  // engine: Conflict Cards — "the first one declared is initiated and all of the others are discarded when they are revealed"
  it("are discarded where they are limited or unique but for the one declared first, also by whoever is later in order", () => {
    for (const limit of ["limited", "unique"] as const) {
      const shared = conflict("Summit", "diplomacy", {}, { limit });
      let game = declaring({ A: { hand: [shared] }, B: { hand: [shared] } });
      const of = (seat: number) => game.seats[seat]?.hand[0] ?? -1;
      const cards = [of(0), of(1)];
      for (const seat of [0, 1]) game = does(game, { type: "loose", seat });
      game = does(game, { type: "declare", seat: 1, card: cards[1] ?? -1 });
      const { game: after, events } = happens(game, { type: "declare", seat: 0, card: cards[0] ?? -1 });
      expect(after.conflicts).toMatchObject([{ initiator: 1 }]);
      expect(after.seats[0]?.discard).toEqual([cards[0]]);
      const told = events.filter(({ type }) => type.startsWith("conflict"));
      expect(told.map(({ type }) => type)).toEqual(["conflicts-revealed", "conflict-discarded", "conflict-initiated"]);
    }
  });

  it("are discarded after the first where they are unique, in later turns too; limited ones may come again", () => {
    const later = (limit: "limited" | "unique") => {
      const shared = conflict("Summit", "diplomacy", {}, { limit });
      let game = declaring({ A: { hand: [shared, shared] }, B: { unspent: 5 } });
      const copy = (of: Game) => of.seats[0]?.hand[0] ?? -1;
      game = passed(does(game, { type: "declare", seat: 0, card: copy(game) }), "declare");
      game = passed(game, "action", "aftermath", "discard", "buy");
      return passed(does(game, { type: "declare", seat: 0, card: copy(game) }), "declare");
    };
    expect(later("unique")).toMatchObject({ turn: 2, conflicts: [] });
    expect(later("limited")).toMatchObject({ turn: 2, conflicts: [{ initiator: 0 }] });
  });
});

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
