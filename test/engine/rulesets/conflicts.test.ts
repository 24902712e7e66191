import { describe, expect, it } from "vitest";
import type { BaseRules, Game } from "../../../src/engine/index.ts";
import { legalActions, viewFor } from "../../../src/engine/index.ts";
import {
  agenda,
  at,
  character,
  conflict,
  declaring,
  does,
  event,
  fleet,
  happens,
  inPlay,
  invented,
  order,
  passed,
  refused,
  stage,
  turned,
} from "../stage.ts";
import { by, effect } from "./by.ts";

describe("A conflict", () => {
  const raid = conflict("Raid", "military");
  // engine glossary: Uncontested; quickstart: Turn Phase Details and Notes
  it("that was won is contested by an attack; by quickstart only by opposition", () => {
    const seats = { You: { supporting: [fleet("Raiders", 5)] }, Rival: { supporting: [fleet("Guard", 2)] } };
    let game = stage(seats, [["You", raid]]);
    game = order(game, 0, "support Raid with Raiders using military");
    game = order(game, 1, "attack Raiders with Guard in Raid");
    // The conflict resolves with the last of the passes.
    const outcome = (rules: BaseRules) => {
      let now = by(rules, game);
      for (let passes = 0; passes < 9; passes++) {
        const seat = now.awaiting[0]?.seat ?? 0;
        const { game: next, events } = happens(now, { type: "pass", seat });
        const found = events.find(({ type }) => type === "conflict-resolved");
        if (found) return found;
        now = next;
      }
      return null;
    };
    expect(outcome("engine")).toMatchObject({ won: true, uncontested: false });
    expect(outcome("quickstart")).toMatchObject({ won: true, uncontested: true });
  });

  // engine: Play Aftermath Cards; quickstart: Turn Phase Details and Notes
  it("that was won lets everybody play aftermaths of winning; by quickstart its initiator only", () => {
    const glory = invented("aftermath", "Glory", {
      cost: 0,
      text: {
        says: "Gain 1 influence.",
        target: { what: "player", of: "any" },
        aftermath: { outcome: "won", discardAfterPlay: true },
        effects: [{ verb: "gain-power", who: "target", amount: 1 }],
      },
    });
    const seats = { You: { supporting: [fleet("Raiders", 5)] }, Rival: { hand: [glory] } };
    const fought = order(stage(seats, [["You", raid]]), 0, "support Raid with Raiders using military");
    const play = (game: Game) => ({
      type: "aftermath" as const,
      seat: 1,
      card: at(game, "Glory"),
      target: { what: "player" as const, seat: 0 },
    });
    const asked = (rules: BaseRules) => passed(by(rules, fought), "action");
    expect(does(asked("engine"), play(fought)).seats[0]?.rawPower).toBe(1);
    expect(refused(asked("quickstart"), play(fought))).toMatchObject({
      code: "aftermath-initiator",
      rule: "aftermath-conditions",
      facts: { initiator: "You" },
    });
  });
});

describe("A conflict that was lost", () => {
  // engine: Aftermath play conditions; quickstart: Turn Phase Details and Notes
  it("has aftermaths of losing for whoever initiated it; by quickstart for all who took part", () => {
    const shame = invented("aftermath", "Shame", {
      cost: 0,
      text: {
        says: "The player loses 1 power.",
        target: { what: "player", of: "any" },
        aftermath: { outcome: "lost", discardAfterPlay: true },
        effects: [{ verb: "lose-power", who: "target", amount: 1 }],
      },
    });
    const seats = {
      You: { hand: [shame] },
      Rival: { supporting: [fleet("Guard", 2)] },
      Third: {},
    };
    const start = does(stage(seats, [["You", conflict("Raid", "military")]]), { type: "pass", seat: 0 });
    const fought = order(start, 1, "oppose Raid with Guard using military");
    const lost = (rules: BaseRules) => passed(by(rules, fought), "action");
    const play = (seat: number) => ({
      type: "aftermath" as const,
      seat: 0,
      card: at(fought, "Shame"),
      target: { what: "player" as const, seat },
    });
    expect(refused(lost("engine"), play(1))).toMatchObject({ code: "aftermath-target", rule: "aftermath-conditions" });
    expect(does(lost("quickstart"), play(1)).seats[1]?.rawPower).toBe(-1);
    expect(refused(lost("quickstart"), play(2))).toMatchObject({ code: "aftermath-target" });
    for (const rules of ["engine", "quickstart"] as const)
      expect(does(lost(rules), play(0)).seats[0]?.rawPower).toBe(-1);
  });
});

describe("An attack", () => {
  // engine: Attack a Conflict Participant; quickstart: the list of actions
  it("is made on any type of card with the ability; by quickstart on cards of the same type", () => {
    const seats = {
      You: { supporting: [fleet("Raiders", 5)] },
      Rival: { supporting: [character("Marine", { military: 2 })] },
    };
    const game = order(
      stage(seats, [["You", conflict("Raid", "military")]]),
      0,
      "support Raid with Raiders using military",
    );
    const attack = {
      type: "attack" as const,
      seat: 1,
      conflict: 1,
      against: at(game, "Raiders"),
      with: at(game, "Marine"),
    };
    expect(inPlay(does(by("engine", game), attack), "Raiders").damage).toBe(2);
    expect(refused(by("quickstart", game), attack)).toMatchObject({ code: "attack-other-type", rule: "attacking" });
  });
});

describe("A participant", () => {
  // rulebook: Used As; quickstart: In the action round a player may
  it("is attacked with whatever it applies; by quickstart only if it applies the conflict's own ability", () => {
    const leveller = character(
      "Kalain",
      { leadership: 4 },
      {
        text: {
          says: "May use leadership in any conflict.",
          statics: [{ gives: "use-as", use: "leadership", as: "itself", to: "this" }],
        },
      },
    );
    const start = stage(
      { You: { supporting: [character("Agent", { intrigue: 3, leadership: 2 })] }, Rival: { supporting: [leveller] } },
      [["You", conflict("Plot", "intrigue")]],
    );
    const first = order(start, 0, "support Plot with Agent using intrigue");
    const both = order(first, 1, "oppose Plot with Kalain using leadership");
    const again = turned(both, "Agent", { rotated: false });
    const attack = {
      type: "attack" as const,
      seat: 0,
      conflict: 1,
      with: at(again, "Agent"),
      against: at(again, "Kalain"),
    };
    expect(inPlay(does(by("engine", again), attack), "Kalain").damage).toBe(2);
    expect(refused(by("quickstart", again), attack)).toMatchObject({ code: "attack-other-ability", rule: "attacking" });
  });
});

describe("A neutralized supporting card", () => {
  // engine: Discard Neutralized Supporting Cards; quickstart: Turn Phase Details and Notes
  it("stays until the draw round; by quickstart it is discarded as soon as a conflict is over", () => {
    const start = stage({ You: { supporting: [character("Vir", { diplomacy: 1 })] }, Rival: {} }, [
      ["You", conflict("First Plot", "intrigue")],
      ["Rival", conflict("Second Plot", "intrigue")],
    ]);
    const game = does(start, effect({ verb: "neutralize", which: { card: at(start, "Vir") } }));
    /** Where Vir lies when the first conflict is over and the second has not been. */
    const between = (rules: BaseRules) => {
      let now = by(rules, game);
      for (let step = 0; step < 20; step++) {
        const seat = now.awaiting[0]?.seat ?? 0;
        const { game: next, events } = happens(now, { type: "pass", seat });
        const gone = events.findIndex((one) => one.type === "discarded" && one.cards[0]?.title === "Vir");
        const drawing = events.findIndex((one) => one.type === "round-started" && one.round === "draw");
        if (gone >= 0) return gone < drawing ? "with the conflict" : "in the draw round";
        now = next;
      }
      return "never";
    };
    expect(between("engine")).toBe("in the draw round");
    expect(between("quickstart")).toBe("with the conflict");
  });
});

describe("A conflict through a card in play", () => {
  const knowledge = agenda("Knowledge", {
    says: "3 influence: an intrigue conflict.",
    initiates: [{ type: "intrigue", influence: 3, conflict: { form: "opposable" } }],
  });
  const table = declaring(stage({ You: { agenda: knowledge, unspent: 4 }, Rival: {} }));
  const declare = { type: "declare" as const, seat: 0, card: at(table, "Knowledge"), as: "intrigue" as const };
  // engine: Step 2. Reveal and Initiate Conflicts; rulebook: Step 1. Declare Conflicts; A Sample Conflict Round
  it("takes its influence when it is initiated; by the published rules when it is declared, and no more then", () => {
    const spent = (game: Game) => game.seats[0]?.spent;
    for (const [rules, early] of [
      ["engine", 0],
      ["quickstart", 0],
      ["casual", 3],
      ["tournament", 3],
    ] as const) {
      const { game, events } = happens(by(rules, table), declare);
      expect(spent(game), rules).toBe(early);
      expect(events[0]).toEqual({
        type: "declared",
        seat: 0,
        conflict: true,
        through: { card: declare.card, title: "Knowledge" },
        ...(early > 0 ? { influence: early } : {}),
      });
      const initiated = does(game, { type: "declare-nothing", seat: 1 });
      expect(initiated.conflicts).toHaveLength(1);
      expect(spent(initiated), rules).toBe(3);
    }
  });

  it("that is not initiated after all has taken its influence by the published rules", () => {
    const declared = does(by("casual", table), declare);
    const gone = turned(declared, "Knowledge", { faceDown: true });
    const { game, events } = happens(gone, { type: "declare-nothing", seat: 1 });
    expect(events).toContainEqual(expect.objectContaining({ type: "conflict-discarded", why: "gone" }));
    expect(game.seats[0]).toMatchObject({ unspent: 1, spent: 3 });
  });
});

describe("Conflicts that were declared fast and loose", () => {
  // engine: Step 2. Reveal and Initiate Conflicts; rulebook: the same heading
  it("are initiated in initiative order; by the published rules in the order in which they were declared", () => {
    const seats = { You: { hand: [conflict("First", "intrigue")] }, Rival: { hand: [conflict("Second", "intrigue")] } };
    const table = declaring(stage(seats));
    const initiated = (rules: BaseRules) => {
      const agreed = [0, 1].reduce((game, seat) => does(game, { type: "loose", seat }), by(rules, table));
      const game = order(order(agreed, 1, "declare Second"), 0, "declare First");
      return game.conflicts.map(({ initiator }) => initiator);
    };
    for (const rules of ["engine", "quickstart"] as const) expect(initiated(rules), rules).toEqual([0, 1]);
    for (const rules of ["casual", "tournament"] as const) expect(initiated(rules), rules).toEqual([1, 0]);
  });
});

describe("A conflict through an agenda", () => {
  const knowledge = agenda("Knowledge", {
    says: "3 influence: an intrigue conflict.",
    initiates: [
      { type: "intrigue", influence: 3, target: { what: "player", of: "others" }, conflict: { form: "opposable" } },
    ],
  });
  const hand = [event("Patrol", { says: "Nothing." }), conflict("Raid", "military")];
  const table = declaring(stage({ You: { agenda: knowledge, hand }, Rival: {}, Third: {} }));
  const hide = (cover: string) => ({
    type: "declare" as const,
    seat: 0,
    card: at(table, "Knowledge"),
    behind: at(table, cover),
  });
  const seen = (game: Game, seat: number) => viewFor(game, { seat });

  // engine, rulebook: Step 1. Declare Conflicts; quickstart: Turn Phase Details and Notes — Conflict Declaration
  it("is declared in the open; by quickstart a card from the hand may hide it, which is shown and comes back", () => {
    for (const rules of ["engine", "casual", "tournament"] as const)
      expect(refused(by(rules, table), hide("Patrol"))).toMatchObject({
        code: "nothing-hides",
        rule: "declaring-conflicts",
        facts: { title: "Knowledge" },
      });
    const quick = by("quickstart", table);
    const { game, events } = happens(quick, hide("Patrol"));
    expect(events).toEqual([{ type: "declared", seat: 0, conflict: true }]);
    // To everybody else it is like a conflict card that lies face down.
    expect(seen(game, 1).declared).toEqual([{ seat: 0, title: null }]);
    expect(seen(game, 1)).toEqual(seen(does(quick, { type: "declare", seat: 0, card: at(table, "Raid") }), 1));
    expect(seen(game, 0).declared).toEqual([{ seat: 0, title: "Knowledge", behind: "Patrol" }]);
    const after = [1, 2].reduce((now, seat) => does(now, { type: "declare-nothing", seat }), game);
    expect(after.awaiting).toMatchObject([{ kind: "initiate", seat: 0 }]);
    expect(after.seats[0]?.hand).toContain(at(table, "Patrol"));
    const on = order(after, 0, "initiate Knowledge on Third");
    expect(on.conflicts).toMatchObject([{ card: at(table, "Knowledge"), target: { what: "player", seat: 2 } }]);
    expect(on.seats[0]?.spent).toBe(3);
  });

  it("that was hidden is told with the card that hid it, once", () => {
    const game = does(does(by("quickstart", table), hide("Patrol")), { type: "declare-nothing", seat: 1 });
    const { game: open, events } = happens(game, { type: "declare-nothing", seat: 2 });
    const shown = events.filter(({ type }) => type === "cover-shown");
    expect(shown).toMatchObject([{ seat: 0, card: { title: "Patrol" }, through: { title: "Knowledge" } }]);
    expect(happens(open, { type: "initiate", seat: 0, target: { what: "player", seat: 1 } }).events).not.toContainEqual(
      expect.objectContaining({ type: "cover-shown" }),
    );
  });

  it("is hidden by no conflict card, and by quickstart nothing but an agenda's is hidden at all", () => {
    const quick = by("quickstart", table);
    expect(refused(quick, hide("Raid"))).toMatchObject({ code: "conflict-hides", facts: { title: "Raid" } });
    expect(refused(quick, { ...hide("Patrol"), card: at(table, "Raid") }).code).toBe("nothing-hides");
    expect(refused(quick, { ...hide("Patrol"), behind: at(table, "Rival's Spare 1") }).code).toBe("card-not-there");
    const offered = (rules: BaseRules) => legalActions(by(rules, table), 0).map(({ sentence }) => sentence);
    expect(offered("quickstart").filter((sentence) => sentence.includes("behind"))).toEqual([
      "declare Knowledge behind Patrol",
    ]);
    expect(offered("engine").filter((sentence) => sentence.includes("behind"))).toEqual([]);
  });

  it("leaves its cover on the discard pile where its player leaves the game before it is shown", () => {
    const gone = does(does(by("quickstart", table), hide("Patrol")), { type: "concede", seat: 0 });
    expect(gone.cards[at(table, "Patrol")]?.zone).toBe("discard");
  });
});
