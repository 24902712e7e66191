// engine: the card facts that nobody has stated yet; a fact is never guessed
import { describe, expect, it } from "vitest";
import {
  askable,
  type CardFacts,
  type FactName,
  type Game,
  legalActions,
  type StatedFacts,
  viewFor,
} from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import {
  arranged,
  at,
  character,
  conflict,
  does,
  event,
  fleet,
  group,
  happens,
  inPlay,
  invented,
  order,
  passed,
  refused,
  type SeatStage,
  stage,
} from "../stage.ts";

/** A card of which only this much is known. */
function unknown(card: CardFacts, ...missing: (FactName | "text")[]): CardFacts {
  const { complete: _, cost, conflict: type, text, ...rest } = card;
  return {
    ...rest,
    ...(missing.includes("cost") ? {} : { cost }),
    ...(missing.includes("conflict") || type === undefined ? {} : { conflict: type }),
    ...(missing.includes("text") || text === undefined ? {} : { text }),
  };
}
const carn = (abilities: CardFacts["abilities"] = {}) => unknown(character("Carn Mollari", abilities));
const table = (you: SeatStage, declared: Parameters<typeof stage>[1] = [["Rival", conflict("Parley", "diplomacy")]]) =>
  stage({ You: { race: "centauri", unspent: 9, ...you }, Rival: {} }, declared);
const state = (game: Game, title: string, facts: StatedFacts, seat = 0) => ({
  type: "state-facts" as const,
  seat,
  card: at(game, title),
  facts,
});

describe("An action that needs an unknown fact", () => {
  it("is refused, naming the card and the fact, and goes on when it has been stated", () => {
    const game = table({ supporting: [carn()] });
    const support = { type: "support" as const, seat: 0, conflict: 1, with: at(game, "Carn Mollari") };
    expect(refused(game, support)).toEqual({
      code: "fact-needed",
      rule: "missing-facts",
      facts: { title: "Carn Mollari", facts: ["diplomacy"] },
      needs: { card: at(game, "Carn Mollari"), facts: ["diplomacy"] },
    });
    const { game: stated, events } = happens(game, state(game, "Carn Mollari", { diplomacy: 1 }));
    expect(events).toEqual([{ type: "fact-stated", seat: 0, title: "Carn Mollari", facts: { diplomacy: 1 } }]);
    expect(stated.awaiting).toEqual(game.awaiting);
    expect(happens(stated, support).events[0]).toMatchObject({ type: "supported", amount: 1 });
  });

  it("is offered all the same, with what it waits for", () => {
    const game = table({ supporting: [carn()], hand: [unknown(character("Refa"), "cost")] });
    const needs = (sentence: string) => legalActions(game, 0).find((one) => one.sentence === sentence)?.needs;
    expect(needs("support Parley with Carn Mollari using diplomacy")).toEqual(["diplomacy"]);
    expect(needs("sponsor Refa with You's Ambassador")).toEqual(["cost"]);
    expect(needs("build with You's Ambassador")).toEqual([]);
  });

  it("is refused as impossible where the answer is zero", () => {
    const game = table({ supporting: [carn()] });
    const stated = does(game, state(game, "Carn Mollari", { diplomacy: 0 }));
    expect(refused(stated, { type: "support", seat: 0, conflict: 1, with: at(game, "Carn Mollari") }).code).toBe(
      "no-ability",
    );
  });

  it("asks for no fact that does not matter: a fleet's diplomacy is zero without asking", () => {
    const game = table({ supporting: [unknown(fleet("Raiders", 2))] });
    expect(refused(game, { type: "support", seat: 0, conflict: 1, with: at(game, "Raiders") }).code).toBe("no-ability");
  });

  it("may be sponsoring, promoting, leading or playing an event", () => {
    const game = table({
      supporting: [carn(), unknown(character("Vir", { leadership: 1 }), "cost"), fleet("Raiders", 2)],
      hand: [unknown(character("Refa"), "cost"), unknown(event("Rumor", undefined), "cost")],
    });
    const by = { seat: 0, with: at(game, "You's Ambassador") };
    expect(refused(game, { type: "sponsor", ...by, card: at(game, "Refa") }).needs).toEqual({
      card: at(game, "Refa"),
      facts: ["cost"],
    });
    expect(refused(game, { type: "promote", ...by, card: at(game, "Vir") }).needs?.facts).toEqual(["cost"]);
    expect(
      refused(game, { type: "lead", seat: 0, fleet: at(game, "Raiders"), with: at(game, "Carn Mollari") }).needs?.facts,
    ).toEqual(["leadership"]);
    expect(refused(game, { type: "play", seat: 0, card: at(game, "Rumor") }).needs?.facts).toEqual(["cost"]);
  });

  it("asks another player where it is that player's card, and lets the action be taken when it is known", () => {
    const duel = {
      does: "attack a character",
      target: { what: "card" as const, of: "others" as const, types: ["character" as const] },
      effects: [
        { verb: "attack" as const, with: "this" as const, against: "target" as const, using: "highest" as const },
      ],
    };
    const killer = character("Assassin", { intrigue: 5 }, { text: { says: "Rotate to attack.", actions: [duel] } });
    const game = stage({ You: { supporting: [killer] }, Rival: { supporting: [carn()] } });
    const strike = {
      type: "rotate" as const,
      seat: 0,
      card: at(game, "Assassin"),
      action: 0,
      target: { what: "card" as const, card: at(game, "Carn Mollari") },
    };
    const asked = does(game, strike);
    expect(asked.awaiting).toMatchObject([
      { kind: "action", seat: 0 },
      { kind: "fact", seat: 1 },
    ]);
    // Asking again is no use.
    expect(refused(asked, strike).code).toBe("fact-needed");
    const abilities = { diplomacy: 1, intrigue: 2, psi: 0, leadership: 0 };
    const told = does(asked, state(asked, "Carn Mollari", abilities, 1));
    expect(does(told, strike).awaiting).toMatchObject([{ kind: "action", seat: 1 }]);
  });

  it("takes 'no printed cost' for an answer", () => {
    const game = table({ hand: [unknown(character("Refa"), "cost"), unknown(invented("agenda", "Republic"), "cost")] });
    const sponsor = (of: Game, title: string) => ({
      type: "sponsor" as const,
      seat: 0,
      card: at(of, title),
      with: at(of, "You's Ambassador"),
    });
    const refa = does(game, state(game, "Refa", { cost: "none" }));
    expect(refused(refa, sponsor(refa, "Refa")).code).toBe("no-printed-cost");
    const republic = does(game, state(game, "Republic", { cost: "none" }));
    expect(does(republic, sponsor(republic, "Republic")).seats[0]?.spent).toBe(0);
  });
});

describe("Stating facts", () => {
  it("is done for cards that the player holds or controls", () => {
    const game = stage({
      You: { hand: [unknown(character("Refa"), "cost")], deck: [unknown(character("Hidden"), "cost")] },
      Rival: { supporting: [carn()] },
    });
    expect(refused(game, state(game, "Carn Mollari", { diplomacy: 1 }))).toMatchObject({
      code: "not-your-card",
      rule: "control",
    });
    expect(refused(game, state(game, "Hidden", { cost: 1 })).code).toBe("not-your-card");
    expect(refused(game, state(game, "Refa", { cost: 1 }, 1))).toEqual({
      code: "card-not-there",
      rule: "orders",
      facts: {},
    });
    does(game, state(game, "Carn Mollari", { diplomacy: 1 }, 1));
    does(game, state(game, "Refa", { cost: 1 }));
  });

  it("never changes what is known, and states something", () => {
    const game = table({ supporting: [carn({ diplomacy: 1 }), character("Clerk")] });
    expect(refused(game, state(game, "Carn Mollari", { diplomacy: 6 }))).toMatchObject({
      code: "fact-known",
      rule: "missing-facts",
      facts: { title: "Carn Mollari", facts: ["diplomacy"] },
    });
    expect(refused(game, state(game, "Carn Mollari", { intrigue: 3, diplomacy: 1 })).facts).toMatchObject({
      facts: ["diplomacy"],
    });
    expect(refused(game, state(game, "Clerk", { intrigue: 3 })).code).toBe("fact-known");
    expect(refused(game, state(game, "Carn Mollari", {})).code).toBe("fact-known");
  });

  it("may answer several questions at once, for all copies of the card", () => {
    const shared = unknown(character("Guard", {}, { limit: "multiple" }), "cost");
    const game = stage({ You: { supporting: [shared] }, Rival: { supporting: [shared] } });
    const [, , mine = -1] = game.inPlay;
    const stated = does(game, { ...state(game, "Guard", { cost: 3, diplomacy: 2, leadership: 1 }), card: mine });
    for (const id of stated.inPlay.slice(2)) expect(abilityOf(stated, id, "leadership")).toBe(1);
    expect(askable(stated, at(stated, "Guard"))).toEqual(["intrigue", "psi"]);
  });

  it("asks for what such a card has: cost and abilities, a conflict's type, a fleet's military", () => {
    const game = table({
      hand: [
        unknown(character("A"), "cost"),
        unknown(fleet("B", 1, { abilities: {} }), "cost"),
        unknown(group("C"), "cost"),
        unknown(conflict("D", "psi"), "conflict", "cost"),
        character("E"),
      ],
    });
    expect(["A", "B", "C", "D", "E"].map((title) => askable(game, at(game, title)))).toEqual([
      ["cost", "diplomacy", "intrigue", "psi", "leadership"],
      ["cost", "military"],
      ["cost"],
      ["conflict"],
      [],
    ]);
  });

  it("is said in public at once for a card in play, and for a hidden card only when it is turned up", () => {
    const game = table({
      hand: [unknown(character("Refa"), "cost"), unknown(invented("contingency", "Trap"), "cost")],
    });
    const stated = happens(game, state(game, "Refa", { cost: 3 }));
    expect(stated.events).toEqual([]);
    const sponsored = happens(stated.game, {
      type: "sponsor",
      seat: 0,
      card: at(game, "Refa"),
      with: at(game, "You's Ambassador"),
    });
    expect(sponsored.events).toContainEqual({ type: "fact-stated", seat: 0, title: "Refa", facts: { cost: 3 } });
    expect(sponsored.game.unsaid).toEqual([]);

    const trap = happens(game, state(game, "Trap", { cost: 1 }));
    const placed = happens(trap.game, {
      type: "place",
      seat: 0,
      card: at(game, "Trap"),
      under: at(game, "You's Ambassador"),
    });
    expect(JSON.stringify([trap.events, placed.events])).not.toContain("Trap");
    const revealed = passed(placed.game, "action");
    const { events } = happens(revealed, { type: "reveal", seat: 0, card: at(game, "Trap") });
    expect(events).toContainEqual({ type: "fact-stated", seat: 0, title: "Trap", facts: { cost: 1 } });
  });
});

describe("A tie for initiative that hangs on an unknown ability", () => {
  const leader = (abilities: CardFacts["abilities"]) => ({ unspent: 4, ambassador: abilities });
  /** The next turn of a table whose ambassadors are known only this far. */
  function tied(...known: NonNullable<CardFacts["abilities"]>[]): Game {
    const seats = Object.fromEntries(known.map((abilities, index) => [`P${index}`, leader(abilities)]));
    const game = arranged(stage(seats), (work) => {
      work.game.facts = work.game.facts.map((facts) => (facts.ambassador ? unknown(facts, "cost") : facts));
    });
    return passed(game, "action", "discard", "buy");
  }
  const asked = (game: Game) =>
    game.awaiting.map((one) => (one.kind === "fact" ? [one.seat, ...one.facts] : [one.kind]));

  it("asks each tied ambassador's player for the first ability that is missing, and for no more", () => {
    const game = tied({ intrigue: 1 }, { diplomacy: 2 });
    expect(asked(game)).toEqual([[0, "diplomacy"]]);
    const order = does(game, state(game, "P0's Ambassador", { diplomacy: 3 }));
    expect(order).toMatchObject({ round: "conflict", order: [1, 0] });
  });

  it("goes on to the next ability where the answers are equal", () => {
    const game = tied({}, {});
    expect(asked(game)).toEqual([
      [0, "diplomacy"],
      [1, "diplomacy"],
    ]);
    let next = does(
      does(game, state(game, "P0's Ambassador", { diplomacy: 2 })),
      state(game, "P1's Ambassador", { diplomacy: 2 }, 1),
    );
    expect(asked(next)).toEqual([
      [0, "intrigue"],
      [1, "intrigue"],
    ]);
    next = does(
      does(next, state(next, "P0's Ambassador", { intrigue: 5 })),
      state(next, "P1's Ambassador", { intrigue: 1 }, 1),
    );
    expect(next).toMatchObject({ round: "conflict", order: [1, 0] });
  });

  it("asks nobody whose place is clear", () => {
    const game = arranged(stage({ A: { unspent: 4 }, B: { unspent: 5 } }), (work) => {
      work.game.facts = work.game.facts.map((facts) =>
        facts.ambassador ? unknown({ ...facts, abilities: {} }, "cost") : facts,
      );
    });
    expect(passed(game, "action", "discard", "buy")).toMatchObject({ round: "conflict", order: [0, 1] });
  });

  it("shows everybody what is asked, of whom and about which card", () => {
    const [decision] = viewFor(tied({}, { diplomacy: 2 }), "public").awaiting;
    expect(decision).toMatchObject({ seat: 0, kind: "fact", about: "P0's Ambassador", facts: ["diplomacy"] });
  });
});

describe("A conflict whose type nobody has stated", () => {
  it("is initiated when its player has told it", () => {
    const plot = unknown(conflict("Plot", "psi"), "conflict", "text", "cost");
    let game = arranged(stage({ You: { hand: [plot] }, Rival: {} }), (work) => {
      work.game.round = "conflict";
      work.game.tasks = [{ task: "declare", at: 1 }];
      work.game.awaiting = [{ id: 1, seat: 0, kind: "declare" }];
    });
    game = passed(
      does(game, { type: "declare", seat: 0, card: at(game, "Plot"), target: { what: "player", seat: 1 } }),
      "declare",
    );
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "fact", facts: ["conflict"] }]);
    const { game: after, events } = happens(game, state(game, "Plot", { conflict: "intrigue" }));
    expect(events.slice(0, 2)).toMatchObject([
      { type: "fact-stated", title: "Plot", facts: { conflict: "intrigue" } },
      { type: "conflict-initiated", conflictType: "intrigue", target: { what: "player", seat: 1 } },
    ]);
    expect(after.conflicts).toMatchObject([{ type: "intrigue" }]);
  });

  it("is gone when its player leaves instead", () => {
    const plot = unknown(conflict("Plot", "psi"), "conflict", "text", "cost");
    let game = arranged(stage({ You: { hand: [plot] }, Rival: {}, Third: {} }), (work) => {
      work.game.round = "conflict";
      work.game.tasks = [{ task: "declare", at: 1 }];
      work.game.awaiting = [{ id: 1, seat: 0, kind: "declare" }];
    });
    game = passed(does(game, { type: "declare", seat: 0, card: at(game, "Plot") }), "declare");
    game = does(game, { type: "concede", seat: 0 });
    expect(game).toMatchObject({ round: "action", conflicts: [], awaiting: [{ seat: 1 }] });
    expect(game.cards[at(game, "Plot")]?.zone).toBe("discard");
  });
});

describe("A damaged card whose abilities nobody has stated", () => {
  it("is asked for, and neutralized when the damage has caught up", () => {
    const start = table({ supporting: [carn({ diplomacy: 1 })] }, []);
    const game = does(start, {
      type: "effect",
      seat: 1,
      because: "Accident",
      effect: { verb: "damage", which: { card: at(start, "Carn Mollari") }, amount: 2 },
    });
    expect(game.awaiting).toMatchObject([
      { kind: "action" },
      { seat: 0, kind: "fact", facts: ["intrigue", "psi", "leadership"] },
    ]);
    expect(inPlay(game, "Carn Mollari").neutralized).toBe(false);
    const weak = does(game, state(game, "Carn Mollari", { intrigue: 1, psi: 0, leadership: 1 }));
    expect(inPlay(weak, "Carn Mollari")).toMatchObject({ neutralized: true, severe: 1 });
    const strong = does(game, state(game, "Carn Mollari", { intrigue: 3, psi: 0, leadership: 1 }));
    expect(inPlay(strong, "Carn Mollari")).toMatchObject({ neutralized: false, damage: 2 });
    expect(strong.awaiting).toMatchObject([{ kind: "action" }]);
  });
});

describe("Cards whose text is unknown", () => {
  it("go where their players say, as far as a card or player is there", () => {
    const trinket = unknown(invented("enhancement", "Trinket"));
    const game = table({ hand: [trinket, unknown(event("Rumor", undefined))] }, []);
    const sponsor = {
      type: "sponsor" as const,
      seat: 0,
      card: at(game, "Trinket"),
      with: at(game, "You's Ambassador"),
    };
    expect(
      inPlay(does(game, { ...sponsor, target: { what: "card", card: at(game, "Rival's Ambassador") } }), "Trinket")
        .faction,
    ).toBe(1);
    expect(inPlay(does(game, sponsor), "Trinket").faction).toBeNull();
    expect(refused(game, { ...sponsor, target: { what: "player", seat: 7 } })).toMatchObject({
      code: "illegal-target",
      facts: { title: "Trinket" },
    });
    expect(order(game, 0, "play Rumor").seats[0]?.discard).toHaveLength(1);
    expect(
      refused(game, { type: "play", seat: 0, card: at(game, "Rumor"), target: { what: "conflict", conflict: 4 } }).code,
    ).toBe("illegal-target");
  });
});
