// engine: The Conflict Round; Conflict Cards; Legal Targets
import { describe, expect, it } from "vitest";
import { enterPlay } from "../../../src/engine/changes/zones.ts";
import { type CardFacts, type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { arranged, at, character, conflict, does, event, happens, order, passed, refused, stage } from "../stage.ts";
import { declare, declaring, nothing, onPlayer, parley, raid } from "./declaring-stage.ts";

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

  // engine: Playing Cards and Card Details — one copy of a limited card is in play at a time
  it("of a limited one are not initiated while a copy is in play that has become an enhancement", () => {
    const shared = conflict("Summit", "diplomacy", {}, { limit: "limited" });
    const start = declaring({ A: { hand: [shared] }, B: { hand: [shared] } });
    const [mine = -1, theirs = -1] = [0, 1].map((seat) => start.seats[seat]?.hand[0] ?? -1);
    const kept = arranged(start, (work) => enterPlay(work, mine, { faction: 0, controller: 0, row: "faction" }));
    const passedOn = does(kept, { type: "declare-nothing", seat: 0 });
    const { game, events } = happens(passedOn, { type: "declare", seat: 1, card: theirs });
    expect(game.conflicts).toEqual([]);
    expect(events).toContainEqual({ type: "conflict-discarded", seat: 1, title: "Summit", why: "limited" });
    const before = does({ ...passedOn, revision: 5 }, { type: "declare", seat: 1, card: theirs });
    expect(before.conflicts).toHaveLength(1);
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

describe("A limited conflict that was put off", () => {
  // engine: Conflict Cards — no copy while it is in play; compendium: Prolonged Talks — it is initiated again next turn
  it("keeps its copies from being initiated in the next turn", () => {
    const talks = conflict("Peace", "diplomacy", {}, { limit: "limited" });
    const start = declaring({ You: { hand: [talks] }, Rival: { hand: [talks] } });
    const held = (game: Game, seat: number) =>
      game.seats[seat]?.hand.find((id) => game.cards[id]?.owner === seat) ?? -1;
    const later = (from: Game) => {
      const begun = passed(does(from, { type: "declare", seat: 0, card: held(from, 0) }), "declare");
      const next = passed(
        does(begun, { type: "effect", seat: 0, because: "Long Talks", effect: { verb: "prolong" } }),
        "action",
        "discard",
        "buy",
      );
      const turn = next.awaiting[0]?.seat === 1 ? next : does(next, { type: "declare-nothing", seat: 0 });
      const copy = turn.cards.find(
        ({ owner, zone, facts }) => owner === 1 && zone === "hand" && facts === turn.cards[held(from, 0)]?.facts,
      );
      return passed(does(turn, { type: "declare", seat: 1, card: copy?.id ?? -1 }), "declare");
    };
    expect(later(start).conflicts.map(({ initiator }) => initiator)).toEqual([0]);
    expect(later({ ...start, revision: 6 }).conflicts).toHaveLength(2);
  });
});
