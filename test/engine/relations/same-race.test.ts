// engine: Dual Race Games, Example Set Up; quickstart: Bring the decks to the table; rulebook: Dual Races, Joint Effects
import { describe, expect, it } from "vitest";
import {
  type CardFacts,
  type Effect,
  type Game,
  legalActions,
  maySit,
  type RuleSetId,
  viewFor,
} from "../../../src/engine/index.ts";
import { isAtWar } from "../../../src/engine/rules/relations/states.ts";
import { startingTensions } from "../../../src/engine/rules/relations/tension.ts";
import { readEffect, readOrder } from "../../../src/orders/index.ts";
import { actionMenu } from "../../../src/views/index.ts";
import { at, byHand, character, does, event, happens, order, refused, sentences, stage } from "../stage.ts";

const ruledBy = (game: Game, rules: RuleSetId): Game => ({ ...game, rules });
/** Londo is Centauri; Sinclair and Bester are Human, of two factions; G'Kar is Narn. */
const table = (hand: readonly CardFacts[] = []) =>
  stage({
    Londo: { race: "centauri", unspent: 6, hand },
    Sinclair: { race: "human", unspent: 6 },
    Bester: { race: "human", faction: "psi-corps", unspent: 6 },
    "G'Kar": { race: "narn", unspent: 6 },
  });
const human = { race: "human" as const };

describe("A table with a race of several factions", () => {
  // engine: Example Set Up
  it("begins with each faction's usual tensions and unrest, and 2 between the factions of a race", () => {
    const races = ["centauri", "human", "human", "centauri"] as const;
    expect(races.map((_, seat) => startingTensions(races, seat))).toEqual([
      [0, 1, 1, 2],
      [1, 0, 2, 1],
      [1, 2, 0, 1],
      [2, 1, 1, 0],
    ]);
    expect(table().seats.map(({ unrest }) => unrest)).toEqual([1, 1, 1, 1]);
  });

  it("refuses whoever would sit in a place that is taken, and names who has it", () => {
    const sinclair = { name: "Ada", race: "human", faction: "babylon-project" } as const;
    expect(maySit({ rules: "casual" }, { race: "human", faction: "babylon-project" }, [sinclair])).toEqual({
      code: "faction-taken",
      rule: "factions",
      facts: { who: "Ada", race: "human", faction: "babylon-project" },
    });
    for (const rules of ["engine", "casual", "tournament", "quickstart"] as const)
      expect(maySit({ rules }, { race: "human", faction: "psi-corps" }, [sinclair])).toBeNull();
  });

  // engine: War in Dual Race Games
  it("may see its factions at war with one another by the Engine Rules, and nobody else with them", () => {
    const game = does(table(), byHand({ verb: "start-state", state: "war", from: { seat: 1 }, toward: { seat: 2 } }));
    expect({ isAtWar2: isAtWar(game, 1, 2), isAtWar0: isAtWar(game, 0, 1) }).toEqual({
      isAtWar2: true,
      isAtWar0: false,
    });
  });
});

describe("An effect on a race that several play", () => {
  const raise: Effect = { verb: "raise-tension", from: { seat: 0 }, toward: human, amount: 1 };

  // engine: Dual Race Games — whoever generates the effect chooses one faction.
  it("is one on the faction that its player chooses, and is carried out then", () => {
    const { game } = happens(table(), byHand(raise));
    expect(game.awaiting).toMatchObject([{ kind: "action" }, { kind: "faction", seat: 0, race: "human" }]);
    expect(legalActions(game, 0).map(({ sentence }) => sentence)).toEqual(["choose Sinclair", "choose Bester"]);
    const { game: after, events } = happens(game, { type: "choose-faction", seat: 0, faction: 2 });
    expect(events).toContainEqual({ type: "tension-changed", from: 0, toward: 2, to: 2, by: 1, source: "A Card" });
    expect(after.seats[0]?.tensions).toEqual([0, 1, 2, 4]);
    expect(after.awaiting).toMatchObject([{ kind: "action", seat: 0 }]);
  });

  it("in a card's text asks the player of the card, and then goes on with the rest of the text", () => {
    const gift = event("Gift", {
      says: "Gift.",
      effects: [
        { verb: "gain-influence", who: human, amount: 2 },
        { verb: "gain-power", who: "you", amount: 1 },
      ],
    });
    const base = table([gift]);
    const asked = does(base, { type: "play", seat: 0, card: at(base, "Gift") });
    expect(asked.seats[0]?.rawPower).toBe(0);
    const after = order(asked, 0, "choose Sinclair");
    expect(after.seats.map(({ unspent }) => unspent)).toEqual([6, 8, 6, 6]);
    expect(after.seats[0]?.rawPower).toBe(1);
  });

  it("needs a faction of that race; the refusal says which there are", () => {
    const game = does(table(), byHand(raise));
    expect(refused(game, { type: "choose-faction", seat: 0, faction: 3 })).toEqual({
      code: "not-of-that-race",
      rule: "same-race",
      facts: { who: "G'Kar", race: "human", possible: ["Sinclair", "Bester"] },
    });
    expect(refused(game, { type: "choose-faction", seat: 1, faction: 1 }).code).toBe("not-your-turn");
    expect(refused(table(), { type: "choose-faction", seat: 0, faction: 1 }).code).toBe("not-now");
  });

  it("leaves no choice where it could be about one of them only", () => {
    const war = (toward: Effect & { verb: "start-state" }) => byHand(toward);
    const starts = { verb: "start-state", state: "war", from: { seat: 0 }, toward: human } as const;
    const once = order(does(table(), war(starts)), 0, "choose Bester");
    const twice = does(once, war(starts));
    expect({ isAtWar1: isAtWar(twice, 0, 1), isAtWar2: isAtWar(twice, 0, 2) }).toEqual({
      isAtWar1: true,
      isAtWar2: true,
    });
    // And where it could be about none of them, it is refused.
    expect(refused(twice, war(starts)).code).toBe("state-exists");
    const left = does(table(), { type: "concede", seat: 1 });
    expect(does(left, byHand(raise)).seats[0]?.tensions[2]).toBe(2);
  });

  // rulebook: Joint Effects
  it("by the published rules is one on all of its factions, but what they share changes once", () => {
    const calm = ruledBy(table(), "casual");
    const unrest = byHand({ verb: "raise-unrest", who: human, amount: 1 });
    expect(does(calm, unrest).seats.map((seat) => seat.unrest)).toEqual([1, 2, 2, 1]);
    expect(
      does(calm, byHand({ verb: "raise-unrest", who: { seat: 2 }, amount: 1 })).seats.map((seat) => seat.unrest),
    ).toEqual([1, 1, 2, 1]);
    expect(does(calm, byHand(raise)).seats[0]?.tensions).toEqual([0, 2, 2, 4]);
    const each = byHand({ verb: "raise-tension", from: "each", toward: { seat: 0 }, amount: 1 });
    expect(does(calm, each).seats.map(({ tensions }) => tensions[0])).toEqual([0, 2, 2, 5]);
    // In civil war one of them is chosen again.
    const torn = does(calm, byHand({ verb: "start-state", state: "war", from: { seat: 1 }, toward: { seat: 2 } }));
    expect(does(torn, byHand(raise)).awaiting.at(-1)).toMatchObject({ kind: "faction", factions: [1, 2] });
  });

  // rulebook: Joint Effects — what is said of the characters of a race takes in those of its other factions
  it("that is about characters of one's race takes in those of its other factions, by all rules", () => {
    const honour = event("Honour", {
      says: "-",
      target: { what: "card", types: ["character"], of: "any", loyal: true, ambassador: false },
      effects: [{ verb: "gain-mark", which: "target", mark: "destiny", amount: 1 }],
    });
    const game = stage({
      Sinclair: { ...human, hand: [honour], supporting: [character("Doctor", {}, human)] },
      Bester: { ...human, faction: "psi-corps", supporting: [character("Cop", {}, human), character("Hireling")] },
      Londo: { race: "centauri", supporting: [character("Clerk", {}, { race: "centauri" })] },
    });
    for (const rules of ["engine", "casual", "tournament", "quickstart"] as const)
      expect(sentences(ruledBy(game, rules)).filter((one) => one.startsWith("play"))).toEqual([
        "play Honour on Doctor",
        "play Honour on Cop",
      ]);
  });

  it("is said with the name of the race, answered with a name, and shown as a menu of the factions", () => {
    const base = table();
    const view = viewFor(base, { seat: 0 });
    expect(readEffect("raise tension toward the Humans by 1", view)).toMatchObject({ effect: raise });
    expect(readEffect("start war with Human", view)).toMatchObject({ effect: { toward: human } });
    expect(readEffect("start war with Human Psi Corps", view)).toMatchObject({ effect: { toward: { seat: 2 } } });
    const game = does(base, byHand(raise));
    const seen = viewFor(game, { seat: 0 });
    const actions = legalActions(game, 0);
    expect(readOrder("choose bester", seen, actions)).toMatchObject({ kind: "do", action: { faction: 2 } });
    expect(readOrder("choose G'Kar", seen, actions)).toMatchObject({ kind: "try", action: { faction: 3 } });
    const people = game.seats.map(({ name }, seat) => ({ seat, display: name, userId: null }));
    const menu = JSON.stringify(actionMenu(seen, actions, { table: "t", tableName: "T", people }));
    expect(menu).toContain("Human race, which several play");
    expect(menu).toContain("Psi Corps, influence rating 6");
  });
});
