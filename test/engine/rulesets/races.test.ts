import { describe, expect, it } from "vitest";
import { editSeat } from "../../../src/engine/changes/work.ts";
import type { BaseRules, Effect, Setup } from "../../../src/engine/index.ts";
import { checkSetup, createGame } from "../../../src/engine/index.ts";
import { areOfOneRaceAtPeace } from "../../../src/engine/rules/in-force/same-race.ts";
import { enemiesOf, stateBetween } from "../../../src/engine/rules/relations/states.ts";
import { councillor, leagueBallots } from "../../../src/engine/rules/relations/vote.ts";
import { arranged, character, does, event, refused, stage } from "../stage.ts";
import { by, effect } from "./by.ts";

describe("A race of several factions", () => {
  const races = { One: { race: "non-aligned" }, Two: { race: "non-aligned" }, Narn: { race: "narn" } } as const;
  const state = (name: string) =>
    effect({ verb: "start-state", state: name, from: { seat: 0 }, toward: { seat: 2 }, gives: { toward: 1 } });
  const has = (rules: BaseRules, name: string, seat: number) =>
    stateBetween(does(by(rules, stage(races)), state(name)), name, { seat }, { seat: 2 }) !== null;

  // engine: Dual Race Games; rulebook: States
  it("has a state through the faction that was chosen for it; by the published rules all of them have it", () => {
    expect({ has0: has("engine", "free trade", 0), has1: has("engine", "free trade", 1) }).toEqual({
      has0: true,
      has1: false,
    });
    expect({ has0: has("casual", "free trade", 0), has1: has("casual", "free trade", 1) }).toEqual({
      has0: true,
      has1: true,
    });
    expect({ has0: has("quickstart", "free trade", 0), has1: has("quickstart", "free trade", 1) }).toEqual({
      has0: true,
      has1: false,
    });
    const trading = does(by("casual", stage(races)), state("free trade"));
    expect(
      refused(trading, {
        ...state("free trade"),
        effect: { ...state("free trade").effect, from: { seat: 1 } } as Effect,
      }),
    ).toMatchObject({
      code: "state-exists",
    });
  });

  // rulebook: States — a benefit by the influence of a faction of such a race is by the average of its factions
  it("gives by the influence of the faction that was chosen; by the published rules by the average of all, and to all", () => {
    const rich = {
      One: { ...races.One, unspent: 13 },
      Two: { ...races.Two, unspent: 6 },
      Narn: { ...races.Narn, unspent: 11 },
    };
    const alliance = effect({
      verb: "start-state",
      state: "alliance",
      from: { seat: 2 },
      toward: { seat: 0 },
      gives: { from: 1, toward: 1, per: 5 },
    });
    const ratings = (rules: BaseRules) => does(by(rules, stage(rich)), alliance).seats.map(({ unspent }) => unspent);
    // 13 gives 2; 13 and 6 are 9½ on average, which gives 1. What the Narn have gives 2.
    expect({ engine: ratings("engine"), casual: ratings("casual"), quickstart: ratings("quickstart") }).toEqual({
      engine: [15, 6, 13],
      casual: [15, 8, 12],
      quickstart: [15, 6, 13],
    });
  });

  // rulebook: Tension and Unrest, Civil War; engine: War in Dual Race Games
  it("stands together by the published rules, at peace within and torn as a whole by war; by the others its factions are as any", () => {
    const humans = stage({
      Sinclair: { race: "human" },
      Clark: { race: "human", faction: "home" },
      Bester: { race: "human", faction: "psi-corps" },
      "G'Kar": { race: "narn" },
    });
    const war = effect({ verb: "start-state", state: "war", from: { seat: 0 }, toward: { seat: 1 } }, 0);
    const between = (rules: BaseRules) => {
      const game = by(rules, humans);
      return { peace: areOfOneRaceAtPeace(game, 0, 1), enemiesOfTheThird: enemiesOf(does(game, war), 2) };
    };
    for (const rules of ["casual", "tournament"] as const)
      expect(between(rules)).toEqual({ peace: true, enemiesOfTheThird: [0, 1] });
    for (const rules of ["engine", "quickstart"] as const)
      expect(between(rules)).toEqual({ peace: false, enemiesOfTheThird: [] });
  });

  // engine: War in Dual Race Games; compendium: War
  it("is at war with those of its factions that are; by the published rules with all of them", () => {
    const enemies = (rules: BaseRules) => enemiesOf(does(by(rules, stage(races)), state("war")), 2);
    expect({ engine: enemies("engine"), casual: enemies("casual"), quickstart: enemies("quickstart") }).toEqual({
      engine: [0],
      casual: [0, 1],
      quickstart: [0],
    });
  });

  // engine: Dual Race Games; rulebook: Tension and Unrest
  it("has a tension for each faction; by the published rules one for the race", () => {
    const raise = effect({ verb: "raise-tension", from: { seat: 2 }, toward: { seat: 0 }, amount: 1 });
    const tensions = (rules: BaseRules) => does(by(rules, stage(races)), raise).seats[2]?.tensions;
    expect({ engine: tensions("engine"), casual: tensions("casual"), quickstart: tensions("quickstart") }).toEqual({
      engine: [3, 2, 0],
      casual: [3, 3, 0],
      quickstart: [3, 2, 0],
    });
    // Between two of one race it is theirs alone.
    const own = effect({ verb: "raise-tension", from: { seat: 0 }, toward: { seat: 1 }, amount: 1 });
    expect(does(by("casual", stage(races)), own).seats.map((seat) => seat.tensions)).toEqual([
      [0, 3, 2],
      [2, 0, 2],
      [2, 2, 0],
    ]);
  });
});

describe("Two players of the Non-Aligned who choose the same ambassador", () => {
  const envoy = (title: string) => character(title, { diplomacy: 3 }, { race: "non-aligned", ambassador: "species" });
  const [drazi, vree, gaim] = [envoy("Drazi Envoy"), envoy("Vree Envoy"), envoy("Gaim Envoy")];
  const cards = [drazi, vree, gaim, ...Array.from({ length: 6 }, (_, n) => event(`Paper ${n}`, { says: "Nothing." }))];
  const deck = cards.map(({ id }) => id);
  const seat = (name: string) => ({
    name,
    race: "non-aligned" as const,
    faction: "babylon-project" as const,
    ambassador: drazi.id,
    deck,
  });
  // The quickstart sheet has one Non-Aligned player; where a table allows several, they may clash.
  const several = { base: "quickstart", changed: { "non-aligned-factions": "many" } } as const;
  const setup = (rules: BaseRules): Setup => ({
    ...(rules === "quickstart" ? { rules: "house", house: several } : { rules }),
    cards,
    seats: [seat("You"), seat("Rival")],
  });

  // engine: Ambassador Clashes; rulebook: Setup for Multiple Non-Aligned Factions; quickstart: Bring the decks to the table
  it("both choose again; by quickstart a coin says who; by the published rules the second chooses another at once", () => {
    const asked = (rules: BaseRules) => {
      const game = createGame(setup(rules), "a seed");
      return game.awaiting.flatMap((one) => (one.kind === "ambassador" ? [one.seat] : []));
    };
    expect(asked("engine")).toEqual([0, 1]);
    const [loser, ...others] = asked("quickstart");
    expect(others).toEqual([]);
    const kept = createGame(setup("quickstart"), "a seed").seats[loser === 0 ? 1 : 0];
    expect(kept?.ambassador).not.toBeNull();
    for (const rules of ["casual", "tournament"] as const)
      expect(checkSetup(setup(rules))).toMatchObject({
        code: "ambassador-taken",
        rule: "ambassador-clash",
        facts: { who: "You" },
      });
  });
});

describe("A tie on the Babylon 5 council", () => {
  // engine: League of Non-Aligned Worlds; quickstart: The Babylon 5 Vote – mini game
  it("is broken by the species' ambassadors, whoever has them; by quickstart by the Non-Aligned players", () => {
    const vlur = character("Vlur", { diplomacy: 1 }, { race: "non-aligned", ambassador: "species" });
    const game = stage({ You: { supporting: [vlur] }, Other: { race: "narn" }, League: { race: "non-aligned" } });
    const casters = (rules: BaseRules) => leagueBallots(by(rules, game)).map(({ caster }) => caster);
    expect({ engine: casters("engine"), casual: casters("casual"), quickstart: casters("quickstart") }).toEqual({
      engine: [0, 2],
      casual: [0, 2],
      quickstart: [2],
    });
  });

  it("on which no Non-Aligned are asked by quickstart, as nobody plays them, is lost", () => {
    const vlur = character("Vlur", { diplomacy: 1 }, { race: "non-aligned", ambassador: "species" });
    const game = stage({ You: { supporting: [vlur] }, Other: { race: "narn" } });
    expect(leagueBallots(by("quickstart", game))).toEqual([]);
  });
});

describe("The vote of a race", () => {
  // engine: the examples of Babylon 5 Votes; compendium: Voting; quickstart: The Babylon 5 Vote – mini game
  it("is cast by its only faction, a Home faction too; by the other rules by its ambassador to Babylon 5 alone", () => {
    const home = arranged(stage({ You: {}, Clark: { race: "human" } }), (work) => {
      editSeat(work, 1).faction = "home";
    });
    const casts = (rules: BaseRules) => councillor(by(rules, home), "human");
    expect({
      engine: casts("engine"),
      casual: casts("casual"),
      tournament: casts("tournament"),
      quickstart: casts("quickstart"),
    }).toEqual({ engine: 1, casual: null, tournament: null, quickstart: null });
  });
});
