// rulebook: Civil War — what the published rules make of a race whose factions are at war
import { describe, expect, it } from "vitest";
import type { CardFacts, Game } from "../../../src/engine/index.ts";
import { legalActions, viewFor } from "../../../src/engine/index.ts";
import { enemiesOf, isAtWar, stateBetween } from "../../../src/engine/rules/relations/states.ts";
import { at, byHand, does, event, happens, order, passed, refused, stage } from "../stage.ts";
import { casual, ends, shown, starts, table, tenser, unrest } from "./one-race.ts";

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
