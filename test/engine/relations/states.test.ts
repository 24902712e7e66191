// engine: the passage on states after "Votes", Dual Race Games; glossary: States
import { describe, expect, it } from "vitest";
import type { CardFacts, Effect, Game } from "../../../src/engine/index.ts";
import { legalActions, undoneLater, viewFor } from "../../../src/engine/index.ts";
import { ratingOf } from "../../../src/engine/rules/costs/influence.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { enemiesOf, isAtWar } from "../../../src/engine/rules/relations/states.ts";
import { arranged, at, byHand, does, event, fleet, happens, order, passed, refused, stage } from "../stage.ts";

type Who = Extract<Effect, { verb: "draw" }>["who"];
const start = (state: string, from: Who = { seat: 0 }, toward: Who = { seat: 1 }, each?: number) =>
  byHand({ verb: "start-state", state, from, toward, ...(each ? { gives: { from: each, toward: each } } : {}) });
const stop = (state: string, from: Who = { seat: 0 }, toward: Who = { seat: 1 }) =>
  byHand({ verb: "end-state", state, from, toward });

const table = () =>
  stage({
    Londo: { race: "centauri", unspent: 6 },
    "G'Kar": { race: "narn", unspent: 4 },
    Sheridan: { race: "human", unspent: 5 },
  });
const names = (game: Game) => viewFor(game, "public").states.map(({ name }) => name);

describe("A state", () => {
  it("begins between two factions, and everybody sees it", () => {
    const { game, events } = happens(table(), start("free trade"));
    expect(events).toContainEqual({
      type: "state-started",
      state: "free trade",
      between: [{ seat: 0 }, { seat: 1 }],
      source: "A Card",
    });
    for (const viewer of ["public", "judge", { seat: 2 }] as const)
      expect(viewFor(game, viewer).states).toEqual([
        { name: "free trade", between: [{ seat: 0 }, { seat: 1 }], source: "A Card", suspended: false },
      ]);
  });

  it("may be what a card calls it, and between a faction and a race that nobody plays", () => {
    const game = does(table(), start("mutual defense", { seat: 0 }, { race: "minbari" }));
    expect(viewFor(game, "public").states).toMatchObject([
      { name: "mutual defense", between: [{ seat: 0 }, { race: "minbari" }] },
    ]);
  });

  it("that exists already is refused, whichever of the two starts it, and so is one with oneself", () => {
    const game = does(table(), start("alliance"));
    expect(refused(game, start("alliance", { seat: 1 }, { seat: 0 }))).toEqual({
      code: "state-exists",
      rule: "states",
      facts: { state: "alliance", who: ["G'Kar", "Londo"], source: "A Card" },
    });
    expect(refused(game, start("war", { seat: 0 }, { seat: 0 }))).toEqual({
      code: "state-with-oneself",
      rule: "states",
      facts: { state: "war", who: "Londo" },
    });
    expect(names(does(game, start("non-aggression")))).toEqual(["alliance", "non-aggression"]);
  });

  // compendium: Alliance
  it("may give for each so many influence of the other, counted for both before either gains, and takes by what there is then", () => {
    const each = { from: 2, toward: 1, per: 5 };
    const rich = stage({ Londo: { race: "centauri", unspent: 9 }, "G'Kar": { race: "narn", unspent: 14, spent: 1 } });
    const allied = does(
      rich,
      byHand({ verb: "start-state", state: "alliance", from: { seat: 0 }, toward: { seat: 1 }, gives: each }),
    );
    // Three fives of G'Kar's, twice; one of Londo's.
    expect(allied.seats.map(({ unspent }) => unspent)).toEqual([15, 15]);
    const { game, events } = happens(allied, start("war"));
    // By now Londo has 15, and G'Kar 16.
    expect(game.seats.map(({ unspent, spent }) => unspent + spent)).toEqual([9, 13]);
    expect(events).toContainEqual(
      expect.objectContaining({
        type: "state-ended",
        state: "alliance",
        why: "war",
        taken: [
          { seat: 0, amount: 6, rating: 9 },
          { seat: 1, amount: 3, rating: 13 },
        ],
      }),
    );
  });

  it("that is not there cannot end; the refusal says what is there", () => {
    const game = does(table(), start("alliance"));
    expect(refused(game, stop("war"))).toEqual({
      code: "state-not-there",
      rule: "states",
      facts: { state: "war", who: ["Londo", "G'Kar"], there: ["alliance"] },
    });
    expect(names(does(game, stop("alliance", { seat: 1 }, { seat: 0 })))).toEqual([]);
  });

  it("gives influence when it begins, and takes it back when it ends, down to a rating of 3", () => {
    const trading = does(table(), start("free trade", { seat: 0 }, { seat: 1 }, 2));
    expect(trading.seats.map(({ unspent }) => unspent)).toEqual([8, 6, 5]);
    const poor = arranged(trading, (work) => {
      const gkar = work.seats[1];
      if (gkar) work.seats[1] = { ...gkar, unspent: 4 };
    });
    const { game, events } = happens(poor, stop("free trade"));
    expect(game.seats.map(({ unspent }) => unspent)).toEqual([6, 3, 5]);
    expect(events).toContainEqual(
      expect.objectContaining({
        type: "state-ended",
        why: "effect",
        taken: [
          { seat: 0, amount: 2, rating: 6 },
          { seat: 1, amount: 1, rating: 3 },
        ],
      }),
    );
    // It is an adjustment of the rating: nobody chooses a pool, and nothing that waits for a loss sees one.
    expect(events.map(({ type }) => type)).not.toContain("influence-lost");
    expect(game.awaiting).toEqual(poor.awaiting);
  });

  it("ends with a faction that leaves the game, and leaves the other what it gave", () => {
    const trading = does(table(), start("free trade", { seat: 0 }, { seat: 1 }, 2));
    const { game, events } = happens(trading, { type: "concede", seat: 1 });
    expect(names(game)).toEqual([]);
    expect(game.seats[0]?.unspent).toBe(8);
    expect(events).toContainEqual(expect.objectContaining({ type: "state-ended", why: "elimination", taken: [] }));
  });
});

describe("A state that a card's text suspends by hand", () => {
  const suspend = (state: string) => byHand({ verb: "suspend-state", state, from: { seat: 0 }, toward: { seat: 1 } });
  const resume = (state: string) => byHand({ verb: "resume-state", state, from: { seat: 1 }, toward: { seat: 0 } });
  const trading = () => does(table(), start("free trade", { seat: 0 }, { seat: 1 }, 1));
  const influence = (game: Game) => game.seats.map(({ unspent }) => unspent);

  // compendium: Commerce Raiding
  it("is not in effect, without the influence that it gave, and has both again when it is brought back", () => {
    const resting = happens(trading(), suspend("free trade"));
    expect(influence(resting.game)).toEqual([6, 4, 5]);
    expect(resting.events).toContainEqual(
      expect.objectContaining({ type: "state-suspended", suspended: true, by: "A Card" }),
    );
    expect(viewFor(resting.game, "public").states).toMatchObject([{ name: "free trade", suspended: true }]);
    expect(refused(resting.game, stop("free trade")).code).toBe("state-not-there");
    const again = does(resting.game, resume("free trade"));
    expect(influence(again)).toEqual([7, 5, 5]);
    expect(viewFor(again, "public").states).toMatchObject([{ name: "free trade", suspended: false }]);
  });

  it("stays so whatever else happens, and is no war while it is one that rests", () => {
    const peace = does(does(table(), start("war")), suspend("war"));
    expect(isAtWar(peace, 0, 1)).toBe(false);
    const later = does(peace, byHand({ verb: "gain-influence", who: { seat: 0 }, amount: 1 }));
    expect(isAtWar(later, 0, 1)).toBe(false);
    expect(isAtWar(does(later, resume("war")), 0, 1)).toBe(true);
  });

  // engine: Reversing Effects
  it("is taken back with what it gave, either way", () => {
    const resting = happens(trading(), suspend("free trade"));
    const deed = { seat: 0, because: "A Card", effect: suspend("free trade").effect, done: resting.events };
    const back = undoneLater(resting.game, deed).game;
    expect(back.seats.map(ratingOf)).toEqual([7, 5, 5]);
    expect(viewFor(back, "public").states).toMatchObject([{ suspended: false }]);
    const again = happens(resting.game, resume("free trade"));
    const undone = undoneLater(again.game, { ...deed, effect: resume("free trade").effect, done: again.events }).game;
    expect(undone.seats.map(ratingOf)).toEqual([6, 4, 5]);
    expect(viewFor(undone, "public").states).toMatchObject([{ suspended: true }]);
  });

  it("must be in force, and only one that is suspended by hand is brought back", () => {
    expect(refused(table(), suspend("free trade"))).toMatchObject({ code: "state-not-there", rule: "states" });
    expect(refused(trading(), resume("free trade"))).toMatchObject({ code: "state-exists", rule: "states" });
    expect(refused(table(), resume("free trade"))).toMatchObject({
      code: "nothing-to-change",
      facts: { reason: "not-suspended" },
    });
  });

  // engine: Unless otherwise specified, when races enter a state of war, all other states between them are cancelled
  it("is over when it would come back to two who have gone to war since", () => {
    const game = does(does(trading(), suspend("free trade")), start("war"));
    expect(names(does(game, resume("free trade")))).toEqual(["war"]);
    expect(influence(does(game, resume("free trade")))).toEqual([6, 4, 5]);
  });
});

describe("War", () => {
  // engine: War — all other states between the two are cancelled, and their influence with them.
  it("cancels every other state between the two, with the influence that it gave, and no other state", () => {
    let game = does(table(), start("free trade", { seat: 0 }, { seat: 1 }, 1));
    game = does(game, start("alliance"));
    game = does(game, start("free trade", { seat: 0 }, { seat: 2 }, 1));
    const { game: war, events } = happens(game, start("war"));
    expect(viewFor(war, "public").states.map(({ name, between }) => [name, between[1]])).toEqual([
      ["free trade", { seat: 2 }],
      ["war", { seat: 1 }],
    ]);
    expect(war.seats.map(({ unspent }) => unspent)).toEqual([7, 4, 6]);
    expect(events.filter(({ type }) => type === "state-ended")).toHaveLength(2);
    // If the war ends, they do not come back by themselves.
    expect(names(does(war, stop("war")))).toEqual(["free trade"]);
  });

  // compendium: War — it is reciprocal, and does not end because tension falls.
  it("goes both ways, and stays when the tension falls", () => {
    let game = does(table(), start("war"));
    expect({ to: isAtWar(game, 0, 1), back: isAtWar(game, 1, 0), third: isAtWar(game, 0, 2) }).toEqual({
      to: true,
      back: true,
      third: false,
    });
    game = does(game, byHand({ verb: "lower-tension", from: "each", toward: "each", amount: 5 }));
    expect(enemiesOf(game, 0)).toEqual([1]);
    expect(enemiesOf(game, 2)).toEqual([]);
  });

  // engine: War in Dual Race Games; Ending Wars between factions in Dual Race Games
  it("may be between factions of one race, and ending it ends no other war", () => {
    let game = stage({ A: { race: "non-aligned" }, B: { race: "non-aligned" }, C: { race: "narn" } });
    game = does(game, start("war"));
    game = does(game, start("war", { seat: 0 }, { seat: 2 }));
    game = does(game, start("war", { seat: 1 }, { seat: 2 }));
    game = does(game, stop("war", { seat: 0 }, { seat: 2 }));
    expect({ isAtWar01: isAtWar(game, 0, 1), isAtWar02: isAtWar(game, 0, 2), isAtWar12: isAtWar(game, 1, 2) }).toEqual({
      isAtWar01: true,
      isAtWar02: false,
      isAtWar12: true,
    });
  });
});

describe("A card that speaks of states", () => {
  const call: CardFacts = event("Call to Arms", {
    says: "War.",
    target: { what: "player", of: "others", notInState: "war" },
    effects: [{ verb: "start-state", state: "war", from: "you", toward: "target" }],
  });
  const peace: CardFacts = event("Peace Talks", {
    says: "Peace.",
    target: { what: "player", of: "others", inState: "war" },
    effects: [{ verb: "end-state", state: "war", from: "you", toward: "target" }],
  });
  const levy: CardFacts = event("Levy", {
    says: "At war.",
    requires: [{ needs: "state", state: "war" }],
    effects: [{ verb: "gain-power", who: "you", amount: 1 }],
  });
  const militia = fleet("Militia", 2, {
    text: {
      says: "+2 at war.",
      statics: [{ gives: "ability", ability: "military", by: 2, to: "this", while: { needs: "state", state: "war" } }],
    },
  });
  const game = () => stage({ You: { hand: [call, peace, levy], supporting: [militia] }, Foe: {}, Friend: {} });

  it("is aimed at those who are in the state with you, or are not", () => {
    const plays = (now: Game) =>
      legalActions(now, 0).flatMap(({ sentence }) => (sentence.startsWith("play") ? [sentence] : []));
    expect(plays(game())).toEqual(["play Call to Arms on Foe", "play Call to Arms on Friend"]);
    const war = passed(order(game(), 0, "play Call to Arms on Foe"), "nothing" as never);
    const mine = does(does(war, { type: "pass", seat: 1 }), { type: "pass", seat: 2 });
    expect(plays(mine)).toEqual(["play Peace Talks on Foe", "play Levy"]);
    expect(enemiesOf(order(mine, 0, "play Peace Talks on Foe"), 0)).toEqual([]);
    expect(
      refused(mine, { type: "play", seat: 0, card: at(mine, "Peace Talks"), target: { what: "player", seat: 2 } }),
    ).toMatchObject({
      code: "illegal-target",
      facts: { wants: "another player in a state of war with you" },
    });
  });

  it("counts only while you are in it, and says what it requires", () => {
    const now = game();
    expect(refused(now, { type: "play", seat: 0, card: at(now, "Levy") })).toMatchObject({
      code: "requirement-not-met",
      facts: { title: "Levy", needs: "a state of war with somebody" },
    });
    expect(abilityOf(now, at(now, "Militia"), "military")).toBe(2);
    expect(abilityOf(order(now, 0, "play Call to Arms on Foe"), at(now, "Militia"), "military")).toBe(4);
  });
});

// engine: the passage on states after "Votes"; War Conflicts. compendium: Tensions & Unrest — an unplayed race has tensions
describe("War with a race that nobody plays", () => {
  const minbari = { race: "minbari" } as const;
  const atWar = () =>
    does(does(table(), start("alliance", { seat: 0 }, minbari, 2)), start("war", { seat: 0 }, minbari));

  it("ends what else there was with it, with the influence that this gave, and begins once", () => {
    const game = atWar();
    expect(names(game)).toEqual(["war"]);
    expect(game.seats[0]?.unspent).toBe(6);
    expect(refused(game, start("war", { seat: 0 }, minbari)).code).toBe("state-exists");
    expect(names(does(game, stop("war", { seat: 0 }, minbari)))).toEqual([]);
  });

  it("makes nobody an enemy: no war conflict, no surrender and no war of others comes of it", () => {
    const game = atWar();
    for (const seat of [0, 1, 2]) expect(enemiesOf(game, seat)).toEqual([]);
    const toDeclare = arranged(game, (work) => {
      work.game.round = "conflict";
      work.game.tasks = [{ task: "declare", at: 1 }];
      work.game.awaiting = [{ id: 1, seat: 0, kind: "declare" }];
    });
    expect(legalActions(toDeclare, 0).filter(({ action }) => action.type === "declare-war")).toEqual([]);
    expect(refused(toDeclare, { type: "declare-war", seat: 0, enemy: 1 }).code).toBe("not-at-war");
    const discards = arranged(game, (work) => {
      work.game.awaiting = [{ id: 1, seat: 0, kind: "discard" }];
    });
    expect(refused(discards, { type: "surrender", seat: 0, to: 1 }).code).toBe("surrender-without-war");
    expect(refused(game, { type: "join-war", seat: 0, enemy: 1 }).code).toBe("no-war-to-join");
  });

  it("is war all the same for cards that ask whether you are at war", () => {
    const levy = event("Levy", { says: "-", requires: [{ needs: "state", state: "war" }] });
    const seats = { Londo: { race: "centauri", hand: [levy] }, "G'Kar": { race: "narn" } } as const;
    const quiet = stage(seats);
    const play = { type: "play", seat: 0, card: at(quiet, "Levy") } as const;
    expect(refused(quiet, play).code).toBe("requirement-not-met");
    expect(does(does(quiet, start("war", { seat: 0 }, minbari)), play).seats[0]?.discard).toHaveLength(1);
  });
});
