// rulebook: Dual Races, Civil War; compendium: Home Factions — what the published rules make of a race of several factions
import { describe, expect, it } from "vitest";
import type { CardFacts, Game, RuleSetId } from "../../../src/engine/index.ts";
import { legalActions, viewFor } from "../../../src/engine/index.ts";
import { enemiesOf, isAtWar, stateBetween } from "../../../src/engine/rules/relations/states.ts";
import {
  arranged,
  at,
  byHand,
  conflict,
  does,
  event,
  fleet,
  happens,
  order,
  passed,
  refused,
  type SeatStage,
  stage,
} from "../stage.ts";

const casual = (game: Game, rules: RuleSetId = "casual"): Game => ({ ...game, rules });
const starts = (state: string, from: number, toward: number, each?: number) =>
  byHand({
    verb: "start-state",
    state,
    from: { seat: from },
    toward: { seat: toward },
    ...(each ? { gives: { from: each, toward: each } } : {}),
  });
const ends = (state: string, from: number, toward: number, seat = 0) =>
  byHand({ verb: "end-state", state, from: { seat: from }, toward: { seat: toward } }, seat);
const tenser = (from: number, toward: number, amount: number) =>
  byHand({ verb: "raise-tension", from: { seat: from }, toward: { seat: toward }, amount });

/** Sinclair, Clark and Bester are Human; G'Kar is Narn; nobody plays the others. */
const table = (more: Readonly<Record<string, SeatStage>> = {}) =>
  casual(
    stage({
      Sinclair: { race: "human", unspent: 6, ...more.Sinclair },
      Clark: { race: "human", faction: "home", unspent: 6, ...more.Clark },
      Bester: { race: "human", faction: "psi-corps", unspent: 6, ...more.Bester },
      "G'Kar": { race: "narn", unspent: 6, ...more["G'Kar"] },
    }),
  );
const unrest = (game: Game) => game.seats.map((seat) => seat.unrest);
const shown = (game: Game) =>
  viewFor(game, "public").states.map(({ name, between, suspended }) => {
    const sides = between.map((side) => ("seat" in side ? game.seats[side.seat]?.name : side.race));
    return `${name}: ${sides.join(" and ")}${suspended ? " (suspended)" : ""}`;
  });

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

describe("Civil war", () => {
  const war = (game = table()) => does(game, starts("war", 0, 1));
  const within = (game: Game) => [0, 1, 2].map((seat) => enemiesOf(game, seat));

  // rulebook: Civil War
  it("begins with a war between two factions of a race: all of them are at war with one another, and unrest rises by 1", () => {
    const { game, events } = happens(table(), starts("war", 0, 1));
    expect(within(game)).toEqual([
      [1, 2],
      [0, 2],
      [0, 1],
    ]);
    expect(unrest(game)).toEqual([2, 2, 2, 1]);
    expect(events).toContainEqual({ type: "civil-war", race: "human", begins: true, seats: [0, 1, 2] });
    expect(viewFor(game, "public").civilWars).toEqual(["human"]);
    // And the peace among them is over.
    expect(shown(game).filter((line) => line.startsWith("non-aggression"))).toEqual([]);
  });

  it("is not known to the Engine Rules and quickstart: one war is between two factions, and no more", () => {
    for (const rules of ["engine", "quickstart"] as const) {
      const game = war(casual(table(), rules));
      expect(within(game)).toEqual([[1], [0], []]);
      expect(unrest(game)[0]).toBe(unrest(casual(table(), rules))[0]);
      expect(viewFor(game, "public").civilWars).toBeUndefined();
    }
  });

  // compendium: War — the worked play of a card that starts a war
  it("may begin by a card, played on a faction of the own race", () => {
    const call: CardFacts = event("Call to Arms", {
      says: "War.",
      target: { what: "player", of: "others", tensionAtLeast: 5, notInState: "war" },
      effects: [{ verb: "start-state", state: "war", from: "you", toward: "target" }],
    });
    const calm = table({ Sinclair: { hand: [call] } });
    expect(legalActions(calm, 0).some(({ sentence }) => sentence.startsWith("play Call"))).toBe(false);
    const torn = order(does(calm, tenser(0, 2, 3)), 0, "play Call to Arms on Bester");
    expect(torn.civilWars).toEqual(["human"]);
  });

  it("lets the factions make war conflicts on one another", () => {
    const spare = (who: string) => Array.from({ length: 6 }, (_, index) => event(`${who} ${index}`, { says: "-" }));
    const game = war(
      table({
        Sinclair: { deck: spare("S") },
        Clark: { deck: spare("C") },
        Bester: { deck: spare("B") },
        "G'Kar": { deck: spare("G") },
      }),
    );
    let now = passed(game, "action", "discard", "buy", "sustain");
    while (now.awaiting[0]?.seat !== 0) now = does(now, { type: "declare-nothing", seat: now.awaiting[0]?.seat ?? 0 });
    expect(legalActions(now, 0).map(({ sentence }) => sentence)).toEqual(
      expect.arrayContaining(["declare war on Clark", "declare war on Bester"]),
    );
  });

  it("makes the factions races of their own: tensions change one by one, and states are made with one", () => {
    const raise = tenser(3, 0, 1);
    expect(does(table(), raise).seats[3]?.tensions).toEqual([3, 3, 3, 0]);
    expect(does(war(), raise).seats[3]?.tensions).toEqual([3, 2, 2, 0]);
    const trading = does(war(), starts("free trade", 3, 1));
    const trades = (seat: number) => stateBetween(trading, "free trade", { seat: 3 }, { seat }) !== null;
    expect([0, 1, 2].map(trades)).toEqual([false, true, false]);
  });

  it("ends as a whole when the war with the highest tensions ends; unrest falls, and tensions become their average, rounded up", () => {
    let game = war();
    game = does(game, tenser(3, 0, 2));
    game = does(game, tenser(0, 3, 1));
    game = does(game, byHand({ verb: "raise-tension", from: { race: "minbari" }, toward: { seat: 2 }, amount: 1 }));
    game = does(game, tenser(1, 2, 1));
    expect(game.seats[3]?.tensions).toEqual([4, 2, 2, 0]);
    const { game: peace, events } = happens(game, ends("war", 1, 2, 3));
    expect(events).toContainEqual({ type: "civil-war", race: "human", begins: false, seats: [0, 1, 2] });
    expect(within(peace)).toEqual([[], [], []]);
    expect(unrest(peace)).toEqual([1, 1, 1, 1]);
    // 4, 2 and 2 make 8 thirds, 3; 3, 2 and 2 make 7 thirds, 3; 3, 3 and 4 make 10 thirds, 4.
    expect(peace.seats[3]?.tensions).toEqual([3, 3, 3, 0]);
    expect([0, 1, 2].map((seat) => peace.seats[seat]?.tensions[3])).toEqual([3, 3, 3]);
    expect([0, 1, 2].map((seat) => peace.seats[seat]?.abroad?.minbari?.from)).toEqual([4, 4, 4]);
    // Toward one another they stay as they were.
    expect(peace.seats[1]?.tensions).toEqual([2, 0, 3, 3]);
  });

  it("is not ended elsewhere: by others where tensions are highest, by one of the race with whoever is tensest toward that one", () => {
    let game = does(war(), tenser(1, 2, 2));
    expect(refused(game, ends("war", 0, 1, 3))).toEqual({
      code: "civil-war-ends-elsewhere",
      rule: "civil-war",
      facts: { race: "human", wars: ["Clark and Bester"] },
    });
    // Sinclair's own: both others are at 2 toward Sinclair, so Sinclair chooses.
    expect(does(game, ends("war", 0, 1, 0)).civilWars).toBeUndefined();
    game = does(game, tenser(2, 0, 1));
    expect(refused(game, ends("war", 0, 1, 0))).toMatchObject({ facts: { wars: ["Sinclair and Bester"] } });
    expect(does(game, ends("war", 0, 2, 0)).civilWars).toBeUndefined();
  });

  it("lets a card end a war only where it may, and says so in what can be played", () => {
    const peace: CardFacts = event("Peace Talks", {
      says: "Peace.",
      target: { what: "player", of: "others", inState: "war" },
      effects: [{ verb: "end-state", state: "war", from: "you", toward: "target" }],
    });
    const game = does(war(table({ Sinclair: { hand: [peace] } })), tenser(2, 0, 1));
    const plays = legalActions(game, 0).flatMap(({ sentence }) => (sentence.startsWith("play") ? [sentence] : []));
    expect(plays).toEqual(["play Peace Talks on Bester"]);
    expect(
      refused(game, { type: "play", seat: 0, card: at(game, "Peace Talks"), target: { what: "player", seat: 1 } }).code,
    ).toBe("civil-war-ends-elsewhere");
    expect(order(game, 0, "play Peace Talks on Bester").civilWars).toBeUndefined();
  });
});

describe("States and civil war", () => {
  it("from before it are suspended, with the influence that they gave, and come back when it ends", () => {
    const trading = does(table(), starts("free trade", 0, 3, 1));
    // The state serves every faction of the race.
    expect(trading.seats.map(({ unspent }) => unspent)).toEqual([7, 7, 7, 7]);
    const torn = happens(trading, starts("war", 0, 1));
    expect(torn.game.seats.map(({ unspent }) => unspent)).toEqual([6, 6, 6, 6]);
    expect(shown(torn.game)).toContain("free trade: Sinclair and G'Kar (suspended)");
    expect(stateBetween(torn.game, "free trade", { seat: 0 }, { seat: 3 })).toBeNull();
    expect(torn.events).toContainEqual(expect.objectContaining({ type: "state-suspended", suspended: true }));
    // It is as if it were not: it cannot end, and another one may begin.
    expect(refused(torn.game, ends("free trade", 0, 3)).code).toBe("state-not-there");
    const again = does(torn.game, ends("war", 0, 1));
    expect(shown(again)).toContain("free trade: Sinclair and G'Kar");
    expect(again.seats.map(({ unspent }) => unspent)).toEqual([7, 7, 7, 7]);
  });

  it("made during it are suspended when it ends in peace, and are there again if the race falls apart once more", () => {
    const allied = does(does(table(), starts("war", 0, 1)), starts("alliance", 1, 3, 2));
    expect(allied.seats.map(({ unspent }) => unspent)).toEqual([6, 8, 6, 8]);
    const peace = does(allied, ends("war", 0, 1));
    expect(shown(peace)).toContain("alliance: Clark and G'Kar (suspended)");
    expect(peace.seats.map(({ unspent }) => unspent)).toEqual([6, 6, 6, 6]);
    const torn = does(peace, starts("war", 1, 2));
    expect(shown(torn)).toContain("alliance: Clark and G'Kar");
    expect(torn.seats.map(({ unspent }) => unspent)).toEqual([6, 8, 6, 8]);
  });

  it("of war pass on to every faction that breaks away, and to the whole race again", () => {
    const foes = does(does(table(), starts("war", 1, 3)), starts("war", 0, 1));
    expect(enemiesOf(foes, 3)).toEqual([0, 1, 2]);
    // While it lasts each of these wars is ended for itself.
    const partly = does(foes, ends("war", 0, 3));
    expect(enemiesOf(partly, 3)).toEqual([1, 2]);
    const whole = does(partly, ends("war", 0, 1));
    expect(enemiesOf(whole, 3)).toEqual([0, 1, 2]);
  });

  it("do not come back between those who are at war by then", () => {
    const trading = does(table(), starts("free trade", 0, 3, 1));
    const foes = does(does(trading, starts("war", 0, 1)), starts("war", 2, 3));
    const whole = does(foes, ends("war", 0, 1));
    expect(shown(whole).some((line) => line.startsWith("free trade"))).toBe(false);
    expect(whole.seats.map(({ unspent }) => unspent)).toEqual([6, 6, 6, 6]);
  });

  // rulebook: Civil War — the end by surrender
  it("after a surrender that leaves one faction: earlier ones come back, later ones stay where they fit, tensions stay", () => {
    const spare = (who: string) => Array.from({ length: 6 }, (_, index) => event(`${who} ${index}`, { says: "-" }));
    let game = casual(
      stage({
        Sinclair: { race: "human", unspent: 6, deck: spare("S") },
        Clark: { race: "human", faction: "home", unspent: 6, deck: spare("C") },
        "G'Kar": { race: "narn", unspent: 6, deck: spare("G") },
      }),
    );
    game = does(game, starts("free trade", 0, 2, 1));
    game = does(game, starts("war", 0, 1));
    game = does(game, starts("free trade", 0, 2, 2));
    game = does(game, starts("alliance", 0, 2));
    game = does(game, tenser(2, 0, 1));
    const over = does(passed(game, "action"), { type: "surrender", seat: 1, to: 0 });
    expect(over.civilWars).toBeUndefined();
    expect(unrest(over)[0]).toBe(1);
    expect(shown(over)).toEqual(["free trade: Sinclair and G'Kar", "alliance: Sinclair and G'Kar"]);
    // The 2 of the later free trade are taken back, the 1 of the earlier given back; and 3 for the surrender.
    expect(over.seats.map(({ unspent }) => unspent)).toEqual([10, 6, 7]);
    expect(over.seats[2]?.tensions[0]).toBe(3);
  });

  it("stay as they are after a surrender that leaves two", () => {
    const spare = (who: string) => Array.from({ length: 6 }, (_, index) => event(`${who} ${index}`, { says: "-" }));
    const game = does(
      table({
        Sinclair: { deck: spare("S") },
        Clark: { deck: spare("C") },
        Bester: { deck: spare("B") },
        "G'Kar": { deck: spare("G") },
      }),
      starts("war", 0, 1),
    );
    const less = does(passed(game, "action"), { type: "surrender", seat: 1, to: 0 });
    expect(less.civilWars).toEqual(["human"]);
    expect(isAtWar(less, 0, 2)).toBe(true);
  });
});
