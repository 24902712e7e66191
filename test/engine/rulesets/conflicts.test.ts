import { describe, expect, it } from "vitest";
import { editSeat } from "../../../src/engine/changes/work.ts";
import type { BaseRules, Game } from "../../../src/engine/index.ts";
import { legalActions, viewFor } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import {
  agenda,
  arranged,
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

describe("War", () => {
  const war = { verb: "start-state" as const, state: "war", from: { seat: 0 }, toward: { seat: 1 } };
  const seats = () => ({
    You: { race: "centauri" as const, supporting: [fleet("Raiders", 5)] },
    Rival: { race: "narn" as const, supporting: [fleet("Guard", 3)] },
  });
  /** You have declared a war conflict on the rival, and it is the action round. */
  const warring = (rules: BaseRules) => {
    const begun = passed(by(rules, does(stage(seats()), effect(war))), "action", "discard", "buy", "sustain");
    let game = begun;
    while (game.awaiting[0]?.kind === "declare")
      game =
        game.awaiting[0].seat === 0
          ? order(game, 0, "declare war on Rival")
          : does(game, { type: "declare-nothing", seat: game.awaiting[0].seat });
    return game;
  };
  const acting = (game: Game, seat: number) => {
    let now = game;
    while (now.awaiting[0]?.seat !== seat) now = does(now, { type: "pass", seat: now.awaiting[0]?.seat ?? 0 });
    return now;
  };
  const ratings = (game: Game) => passed(game, "action", "aftermath").seats.map(({ unspent }) => unspent);

  // engine: War Conflicts; rulebook: War; quickstart: Special Note – WAR
  it("on a faction pays 1 influence from the other if it is uncontested; by quickstart whoever loses it loses 1", () => {
    const won = (rules: BaseRules) =>
      order(acting(warring(rules), 0), 0, "support War on Rival with Raiders using military");
    const opposed = (rules: BaseRules) =>
      order(acting(won(rules), 1), 1, "oppose War on Rival with Guard using military");
    for (const rules of ["engine", "casual"] as const) {
      expect(ratings(won(rules)), rules).toEqual([5, 3]);
      expect(ratings(opposed(rules)), rules).toEqual([4, 4]);
      expect(ratings(warring(rules)), rules).toEqual([4, 4]);
    }
    expect(ratings(won("quickstart"))).toEqual([4, 3]);
    expect(ratings(opposed("quickstart"))).toEqual([4, 3]);
    expect(ratings(warring("quickstart"))).toEqual([3, 4]);
  });

  // engine: War Conflicts; rulebook: War, Captured Locations; quickstart: Special Note – WAR
  it("takes locations that nobody controls; by the published rules they rest, by quickstart only their text does", () => {
    const works = {
      says: "Rotate: gain 1 power.",
      actions: [{ does: "gain 1 power", effects: [{ verb: "gain-power" as const, who: "you" as const, amount: 1 }] }],
    };
    const place = (title: string, race?: "narn") =>
      invented("location", title, { abilities: { military: 3 }, text: works, ...(race ? { race } : {}) });
    const table = stage({
      You: { race: "centauri" },
      Rival: { race: "narn", supporting: [place("Colony", "narn"), place("Depot")] },
    });
    const take = (title: string, who: number) =>
      effect({ verb: "conquer", which: { card: at(table, title) }, who: { seat: who } });
    const held = (rules: BaseRules, title: string, who = 0) => {
      const once = does(by(rules, table), take(title, 0));
      const game = who === 0 ? once : does(once, take(title, who));
      const { controller, rests } = inPlay(game, title);
      return { controller, rests: rests ?? null, military: abilityOf(game, at(game, title), "military") };
    };
    expect(held("engine", "Colony")).toEqual({ controller: null, rests: "text", military: 3 });
    expect(held("casual", "Colony")).toEqual({ controller: 0, rests: "all", military: 0 });
    expect(held("quickstart", "Colony")).toEqual({ controller: 0, rests: "text", military: 3 });
    // A neutral one is nobody's own by the Engine Rules; by quickstart whoever has it can read it.
    expect(held("engine", "Depot")).toEqual({ controller: null, rests: "text", military: 3 });
    expect(held("casual", "Depot")).toEqual({ controller: 0, rests: "all", military: 0 });
    expect(held("quickstart", "Depot")).toEqual({ controller: 0, rests: null, military: 3 });
    // Taken back by its own race it works again, and by the published rules by its owner too.
    for (const rules of ["engine", "casual", "quickstart"] as const)
      expect(held(rules, "Colony", 1), rules).toEqual({ controller: 1, rests: null, military: 3 });
    expect(held("engine", "Depot", 1)).toEqual({ controller: null, rests: "text", military: 3 });
    expect(held("casual", "Depot", 1)).toEqual({ controller: 1, rests: null, military: 3 });
  });

  // engine: War Conflicts; rulebook: War
  it("is rid of everything that lies on it; by the published rules of its enhancements alone", () => {
    const on = { what: "card" as const, types: ["location" as const], of: "any" as const };
    const wall = invented("enhancement", "Wall", { text: { says: "Nothing.", target: on } });
    const mines = invented("contingency", "Mines", { cost: 0 });
    const start = stage({
      You: { race: "centauri" },
      Rival: { race: "narn", hand: [wall, mines], supporting: [invented("location", "Colony", { race: "narn" })] },
    });
    const colony = at(start, "Colony");
    const walled = order(does(start, { type: "pass", seat: 0 }), 1, "sponsor Wall with Rival's Ambassador on Colony");
    const ready = does(does(walled, { type: "pass", seat: 0 }), {
      type: "place",
      seat: 1,
      card: at(start, "Mines"),
      under: colony,
    });
    const taken = (rules: BaseRules) =>
      does(by(rules, ready), effect({ verb: "conquer", which: { card: colony }, who: { seat: 0 } }));
    const zones = (rules: BaseRules) => ["Wall", "Mines"].map((title) => taken(rules).cards[at(start, title)]?.zone);
    expect(zones("engine")).toEqual(["discard", "discard"]);
    expect(zones("quickstart")).toEqual(["discard", "discard"]);
    for (const rules of ["casual", "tournament"] as const) {
      expect(zones(rules), rules).toEqual(["discard", "play"]);
      const game = taken(rules);
      expect(inPlay(game, "Mines")).toMatchObject({ host: colony, controller: 1, faction: 0, faceDown: true });
      // It is its player's still, and the location's new master does not see which it is.
      expect(JSON.stringify(viewFor(game, { seat: 0 }))).not.toContain("Mines");
      expect(JSON.stringify(viewFor(game, { seat: 1 }))).toContain("Mines");
    }
  });

  // engine: Reversal
  it("is taken back with what stayed on the location, by the published rules", () => {
    const shift = event("Shift", {
      says: "Conquer it.",
      target: { what: "card", of: "any" },
      effects: [{ verb: "conquer", which: "target", who: "you" }],
    });
    const undone = event("Undone", { says: "Reverse.", effects: [{ verb: "reverse", what: "last-event" }] });
    const mines = invented("contingency", "Mines", { cost: 0 });
    let game = stage({
      Rival: { race: "narn", hand: [mines, undone], supporting: [invented("location", "Colony", { race: "narn" })] },
      You: { race: "centauri", hand: [shift] },
    });
    game = does(by("casual", game), { type: "place", seat: 0, card: at(game, "Mines"), under: at(game, "Colony") });
    game = passed(order(game, 1, "play Shift on Colony"), "reveal");
    const factions = () => ["Colony", "Mines"].map((title) => inPlay(game, title).faction);
    expect(factions()).toEqual([1, 1]);
    game = order(game, 0, "play Undone");
    expect(factions()).toEqual([0, 0]);
    expect(inPlay(game, "Mines")).toMatchObject({ host: at(game, "Colony"), controller: 0, faceDown: true });
  });

  // engine: Unconditional Surrender; rulebook: Unconditional Surrender
  it("may end in surrender; by the published rules the ambassador then finds asylum with a player", () => {
    const table = { ...seats(), Host: { race: "human" as const } };
    const spare = Array.from({ length: 5 }, (_, index) => event(`Spare ${index}`, { says: "Nothing." }));
    const deep = Object.fromEntries(Object.entries(table).map(([name, seat]) => [name, { ...seat, deck: spare }]));
    const asked = (rules: BaseRules) => passed(by(rules, does(stage(deep), effect(war))), "action");
    const surrender = { type: "surrender" as const, seat: 0, to: 1, asylum: 2 };
    for (const rules of ["engine", "quickstart"] as const)
      expect(refused(asked(rules), surrender)).toMatchObject({ code: "no-asylum", rule: "surrender" });
    const { game, events } = happens(asked("casual"), surrender);
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(["surrendered", "eliminated", "asylum"]));
    const copy = game.inPlay.find((id) => game.cards[id]?.owner === 2 && game.cards[id]?.play?.asylum);
    expect(game.cards[copy ?? -1]?.play).toMatchObject({ faction: 2, controller: 2, row: "supporting", marks: {} });
    expect(viewFor(game, "public").seats[2]?.supporting).toContainEqual(
      expect.objectContaining({ title: "You's Ambassador", isAmbassador: false }),
    );
    const later = acting(passed(game, "discard", "buy", "sustain", "declare"), 2);
    const promote = { type: "promote" as const, seat: 2, card: copy ?? -1, with: at(later, "Host's Ambassador") };
    expect(refused(later, promote)).toMatchObject({ code: "asylum-stays-outside", rule: "surrender" });
  });
});

describe("Surrender", () => {
  // rulebook: “Ambassador”; The Drakh
  it("of a Home faction, or of the Drakh, finds no asylum for its ambassador by any rules", () => {
    const war = { verb: "start-state" as const, state: "war", from: { seat: 0 }, toward: { seat: 1 } };
    const asked = (rules: BaseRules, faction: "home" | "babylon-project") =>
      arranged(passed(by(rules, does(stage({ You: {}, Rival: {}, Host: {} }), effect(war))), "action"), (work) => {
        editSeat(work, 0).faction = faction;
      });
    const surrender = { type: "surrender" as const, seat: 0, to: 1, asylum: 2 };
    for (const rules of ["engine", "casual", "quickstart"] as const)
      expect(refused(asked(rules, "home"), surrender), rules).toMatchObject({ code: "no-asylum", rule: "surrender" });
    expect(does(asked("casual", "babylon-project"), surrender).seats[0]?.eliminated).toBe(true);
    const drakh = arranged(asked("casual", "babylon-project"), (work) => {
      const index = work.game.cards[work.game.seats[0]?.ambassador ?? -1]?.facts ?? -1;
      work.game.facts = work.game.facts.map((facts, at) => (at === index ? { ...facts, race: "drakh" } : facts));
    });
    expect(refused(drakh, surrender)).toMatchObject({ code: "no-asylum" });
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
