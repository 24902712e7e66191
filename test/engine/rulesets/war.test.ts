import { describe, expect, it } from "vitest";
import { editSeat } from "../../../src/engine/changes/work.ts";
import type { BaseRules, Game } from "../../../src/engine/index.ts";
import { viewFor } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import {
  arranged,
  at,
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
} from "../stage.ts";
import { by, effect } from "./by.ts";

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
