// rulebook: Dual Races; compendium: Home Factions — what the published rules make of a race of several factions
import { describe, expect, it } from "vitest";
import type { Game, RuleSetId } from "../../../src/engine/index.ts";
import { legalActions } from "../../../src/engine/index.ts";
import { isAtWar, stateBetween } from "../../../src/engine/rules/relations/states.ts";
import { arranged, at, byHand, conflict, does, fleet, happens, passed, refused, stage } from "../stage.ts";
import { casual, ends, shown, starts, table, tenser } from "./one-race.ts";

describe("A declaration of war within a race", () => {
  const declares = (seat: number, toward: number, because = "Declaration of War") => ({
    ...byHand({ verb: "start-state", state: "war", from: { seat }, toward: { seat: toward } }, seat),
    because,
  });
  const nextTurn = (game: Game) => passed(game, "action", "discard", "buy");

  // rulebook: Civil War — if the tension is at 5 at the end of any turn; any other effect does so as well
  it("takes by the published rules a tension of 5 toward that faction as a turn ends; other cards bring war at any time", () => {
    const tense = does(table(), tenser(0, 1, 3));
    // By the Engine Rules it takes no more than what the card asks for.
    for (const rules of ["engine", "quickstart"] as const)
      expect(isAtWar(does({ ...tense, rules }, declares(0, 1)), 0, 1), rules).toBe(true);
    expect(tense.seats[0]?.tensions[1]).toBe(5);
    expect(refused(tense, declares(0, 1))).toEqual({
      code: "civil-war-too-early",
      rule: "civil-war",
      facts: { who: "Clark", tension: 5, needs: 5 },
    });
    expect(isAtWar(does(tense, declares(0, 1, "Treason")), 0, 1)).toBe(true);
    const next = nextTurn(tense);
    expect(next.turn).toBe(2);
    expect(isAtWar(does(next, declares(0, 1)), 0, 1)).toBe(true);
    // The tension of the others toward it, or its own toward a third, is no reason.
    expect(refused(next, declares(1, 0)).code).toBe("civil-war-too-early");
    expect(refused(next, declares(0, 2)).code).toBe("civil-war-too-early");
    // On another race it is limited by its own text alone.
    expect(isAtWar(does(table(), declares(0, 3)), 0, 3)).toBe(true);
  });
});

describe("Factions of one race by the published rules", () => {
  const raid = conflict("Raid", "military", {
    target: { what: "player", of: "others" },
    conflict: { form: "opposable", won: [{ effects: [{ verb: "lose-influence", who: "target", amount: 1 }] }] },
  });
  const parley = conflict("Parley", "diplomacy", { target: { what: "player", of: "others" } });
  const declaring = (game: Game) =>
    arranged(game, (work) => {
      work.game.round = "conflict";
      work.game.tasks = [{ task: "declare", at: 4 }];
      work.game.awaiting = [{ id: 1, seat: 0, kind: "declare" }];
    });
  const aims = (game: Game, title: string) =>
    legalActions(game, 0).flatMap(({ sentence }) =>
      sentence.startsWith(`declare ${title} on `) ? [sentence.slice(`declare ${title} on `.length)] : [],
    );

  // rulebook: War — whatever else was between two who come to war is cancelled, with what it gave
  it("lose what they had agreed among themselves where a war of two others of the race parts them", () => {
    const traded = does(table(), starts("free trade", 1, 2, 1));
    const rating = (game: Game) => game.seats.map(({ unspent }) => unspent);
    expect(rating(traded)).toEqual([6, 7, 7, 6]);
    const { game, events } = happens(traded, starts("war", 0, 1));
    expect(isAtWar(game, 1, 2)).toBe(true);
    expect(stateBetween(game, "free trade", { seat: 1 }, { seat: 2 })).toBeNull();
    expect(rating(game)).toEqual([6, 6, 6, 6]);
    expect(events).toContainEqual(expect.objectContaining({ type: "state-ended", state: "free trade", why: "war" }));
    // It does not come back with peace.
    expect(stateBetween(does(game, ends("war", 0, 1)), "free trade", { seat: 1 }, { seat: 2 })).toBeNull();
    expect(rating(does({ ...traded, revision: 7 }, starts("war", 0, 1)))).toEqual([6, 7, 7, 6]);
  });

  // rulebook: Tension and Unrest
  it("leave each other in peace up to tension 3: no military conflict is aimed at them", () => {
    const calm = declaring(table({ Sinclair: { hand: [raid, parley] } }));
    expect(aims(calm, "Raid")).toEqual(["G'Kar"]);
    expect(aims(calm, "Parley")).toEqual(["Clark", "Bester", "G'Kar"]);
    const aimed = (game: Game, seat: number) => ({
      type: "declare" as const,
      seat: 0,
      card: at(game, "Raid"),
      target: { what: "player" as const, seat },
    });
    expect(refused(calm, aimed(calm, 1))).toEqual({
      code: "kin-at-peace",
      rule: "same-race",
      facts: { who: "Clark", race: "human", tension: 2, most: 3 },
    });
    const tense = declaring(does(table({ Sinclair: { hand: [raid, parley] } }), tenser(1, 0, 2)));
    expect(aims(tense, "Raid")).toEqual(["Clark", "G'Kar"]);
    // The other rule sets know no such peace.
    expect(aims(casual(calm, "engine"), "Raid")).toEqual(["Clark", "Bester", "G'Kar"]);
  });

  it("do not attack each other's fleets in that time, but may attack others'", () => {
    const clash = (game: Game, against: string) => ({
      type: "effect" as const,
      seat: 0,
      because: "A Card",
      effect: {
        verb: "attack" as const,
        with: { card: at(game, "Alpha Wing") },
        against: { card: at(game, against) },
        using: "military" as const,
      },
    });
    const fleets = {
      Sinclair: { supporting: [fleet("Alpha Wing", 3)] },
      Clark: { supporting: [fleet("Home Guard", 5)] },
      "G'Kar": { supporting: [fleet("Raiders", 5)] },
    };
    const game = table(fleets);
    expect(refused(game, clash(game, "Home Guard"))).toMatchObject({ code: "kin-at-peace" });
    expect(happens(game, clash(game, "Raiders")).events).toContainEqual(expect.objectContaining({ type: "attacked" }));
    const tense = does(game, tenser(0, 1, 2));
    expect(happens(tense, clash(tense, "Home Guard")).events.some(({ type }) => type === "attacked")).toBe(true);
  });

  it("are in a state of non-aggression by it, for cards that ask for one, and the tracker shows it", () => {
    const game = table();
    expect(shown(game)).toEqual([
      "non-aggression: Sinclair and Clark",
      "non-aggression: Sinclair and Bester",
      "non-aggression: Clark and Bester",
    ]);
    expect(refused(game, starts("non-aggression", 0, 1)).code).toBe("state-exists");
    const tense = does(game, tenser(0, 1, 2));
    expect(shown(tense)).toEqual(["non-aggression: Sinclair and Bester", "non-aggression: Clark and Bester"]);
    expect(stateBetween(tense, "non-aggression", { seat: 0 }, { seat: 2 })).not.toBeNull();
    expect(shown(casual(game, "engine"))).toEqual([]);
  });

  // rulebook: Joint Effects
  it("all lose the influence that a military conflict takes from one of them, until civil war parts them", () => {
    const seats = {
      "G'Kar": { race: "narn" as const, supporting: [fleet("Raiders", 5)], unspent: 6 },
      Sinclair: { race: "human" as const, unspent: 6 },
      Clark: { race: "human" as const, faction: "home" as const, unspent: 6 },
    };
    const acting = (rules: RuleSetId, kind: "military" | "diplomacy") => {
      const attackOn = conflict("Siege", kind, {
        target: { what: "player", of: "others" },
        conflict: { form: "opposable", won: [{ effects: [{ verb: "lose-influence", who: "target", amount: 1 }] }] },
      });
      const base = casual(stage(seats, [["G'Kar", attackOn]]), rules);
      return arranged(base, (work) => {
        work.game.conflicts = work.game.conflicts.map((one) => ({ ...one, target: { what: "player", seat: 1 } }));
      });
    };
    const result = (game: Game) => {
      const id = game.conflicts[0]?.id ?? -1;
      const ambassador = at(game, game.conflicts[0]?.type === "military" ? "Raiders" : "G'Kar's Ambassador");
      const fought = does(game, { type: "support", seat: 0, conflict: id, with: ambassador });
      return passed(fought, "action", "aftermath").seats.map(({ unspent }) => unspent);
    };
    expect(result(acting("casual", "military"))).toEqual([6, 5, 5]);
    expect(result(acting("casual", "diplomacy"))).toEqual([6, 5, 6]);
    expect(result(acting("engine", "military"))).toEqual([6, 5, 6]);
    const parted = does(acting("casual", "military"), starts("war", 1, 2));
    expect(result(parted)).toEqual([6, 5, 6]);
  });
});
