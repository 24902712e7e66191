// engine: War Conflicts; Location Cards; Aftermath play conditions; glossary: Participant. rulebook: Joint Effects
import { describe, expect, it } from "vitest";
import type { CardFacts, Game } from "../../../src/engine/index.ts";
import { hand, offers, officer, rating, says, talks, turnOf, which } from "../at-the-table.ts";
import { ratings } from "../encoded/real.ts";
import { by } from "../rulesets/by.ts";
import {
  agenda,
  at,
  conflict,
  declaring,
  does,
  fleet,
  happens,
  inPlay,
  invented,
  location,
  order,
  passed,
  sentences,
  stage,
  turned,
} from "../stage.ts";

const state = (game: Game, name: string, from: number, toward: number): Game =>
  hand(game, { verb: "start-state", state: name, from: { seat: from }, toward: { seat: toward } });
const conquered = (game: Game, title: string, seat: number): Game =>
  hand(game, { verb: "conquer", which: which(game, title), who: { seat } });

/** What these seats declare is turned up; the others declare nothing. */
function declared(game: Game, what: Readonly<Record<number, string>>): Game {
  let now = declaring(game);
  for (let asked = now.awaiting[0]; asked?.kind === "declare"; asked = now.awaiting[0])
    now = order(now, asked.seat, what[asked.seat] ?? "declare nothing");
  return now;
}

/** This card of the seat's takes a side in the conflict that it can, the last one where there are several. */
const joins = (game: Game, seat: number, as: "support" | "oppose", title: string): Game =>
  says(game, seat, offers(game, seat, new RegExp(`^${as} .* with ${title} using military$`, "u")).at(-1) ?? "");

/** How the conflicts come out, in order, when all pass. */
function resolved(game: Game): { game: Game; opposition: number[]; won: boolean[] } {
  let now = game;
  const opposition: number[] = [];
  const won: boolean[] = [];
  for (let passes = 0; passes < 60 && now.round !== "draw"; passes++) {
    const { game: after, events } = happens(now, { type: "pass", seat: now.awaiting[0]?.seat ?? 0 });
    for (const one of events)
      if (one.type === "conflict-resolved") {
        opposition.push(one.opposition);
        won.push(one.won);
      }
    now = after;
  }
  return { game: now, opposition, won };
}

const colony = (military: number, more: Partial<CardFacts> = {}) =>
  location("Colony", { race: "narn", abilities: { military }, ...more });

describe("A location that opposes the second of two war conflicts on it", () => {
  // engine: War Conflicts; Location Cards — it is in the first one's faction by then, and its abilities are not blanked
  it("opposes it all the same after the first has taken it, and falls to the second", () => {
    const start = stage({
      A: { race: "human", supporting: [fleet("First", 7)] },
      B: { race: "minbari", supporting: [fleet("Second", 6)] },
      C: { race: "narn", supporting: [colony(5)] },
    });
    const both = declared(state(state(start, "war", 0, 2), "war", 1, 2), {
      0: "declare war on Colony",
      1: "declare war on Colony",
    });
    const first = says(both, 0, offers(both, 0, /^support .* with First/u)[0] ?? "");
    const { game, opposition, won } = resolved(joins(joins(first, 1, "support", "Second"), 2, "oppose", "Colony"));
    expect(opposition).toEqual([0, 5]);
    expect(won).toEqual([true, true]);
    expect(inPlay(game, "Colony").faction).toBe(1);
  });
});

describe("A location that raises the influence rating by 1", () => {
  const bank = () => location("Bank", { race: "human", text: { says: "1.", statics: [{ gives: "rating", by: 1 }] } });
  const table = (rival: { race: "human" | "minbari"; faction?: "home" }) =>
    // What the stage sets is without the location's 1, which counts from the first action on.
    turnOf(stage({ Sinclair: { race: "human", supporting: [bank()] }, Rival: rival }), 1);

  // engine: War Conflicts — loyal to the race of whoever takes it
  it("raises that of another faction of its race as soon as that has conquered it, and no more the first one's", () => {
    const start = table({ race: "human", faction: "home" });
    expect(ratings(start)).toEqual([5, 4]);
    expect(ratings(conquered(start, "Bank", 1))).toEqual([4, 5]);
  });

  it("raises nobody's where another race has it, and the first one's again once it is taken back", () => {
    const lost = conquered(table({ race: "minbari" }), "Bank", 1);
    expect(ratings(lost)).toEqual([4, 4]);
    expect(ratings(conquered(lost, "Bank", 0))).toEqual([5, 4]);
  });
});

describe("A location that an enemy holds", () => {
  const table = () => {
    const start = stage({
      Narn: { race: "narn", supporting: [colony(4), fleet("Home", 6)] },
      Minbari: { race: "minbari", supporting: [fleet("Cruisers", 3)] },
    });
    return conquered(state(start, "war", 0, 1), "Colony", 1);
  };

  // engine: War Conflicts — nobody has control of it
  it("is repaired by nobody, and opposes for nobody when its race comes to take it back", () => {
    const hurt = turned(table(), "Colony", { damage: 1 });
    expect([0, 1].flatMap((seat) => offers(hurt, seat, /^repair/u))).toEqual([]);
    const war = declared(table(), { 0: "declare war on Colony" });
    expect([0, 1].flatMap((seat) => offers(war, seat, /^oppose .* with Colony/u))).toEqual([]);
    expect(offers(war, 1, /^oppose .* with Cruisers/u)).toHaveLength(1);
  });
});

describe("A war conflict whose enemy leaves the game before it is turned up", () => {
  // engine: Elimination from the game; War Conflicts
  it("does not begin", () => {
    const start = stage({ A: { race: "human" }, B: { race: "minbari" }, C: { race: "narn" } });
    const said = order(declaring(state(start, "war", 0, 1)), 0, "declare war on B");
    const begun = passed(does(said, { type: "concede", seat: 1 }), "declare");
    expect(begun.conflicts).toEqual([]);
    expect(begun.round).toBe("action");
  });
});

describe("A faction that has opposed a war conflict with nothing but the location which is taken by it", () => {
  const scar = invented("aftermath", "Scar", {
    cost: 0,
    text: {
      says: "Target a character.",
      target: { what: "card", types: ["character"], of: "any" },
      aftermath: { participant: true, discardAfterPlay: false },
    },
  });

  // engine: Aftermath play conditions; glossary: Participant — any faction that opposed, whoever has the card now
  it("has taken part, for aftermaths on participants, and a faction that watched has not", () => {
    const start = stage({
      A: { race: "human", supporting: [fleet("Wing", 6)], hand: [scar] },
      B: { race: "narn", supporting: [colony(2)] },
      C: { race: "minbari" },
    });
    const war = declared(state(start, "war", 0, 1), { 0: "declare war on Colony" });
    const over = passed(joins(joins(war, 0, "support", "Wing"), 1, "oppose", "Colony"), "action");
    expect(inPlay(over, "Colony").faction).toBe(0);
    const whose = sentences(over, 0).flatMap((one) => /^play Scar on (.)'s Ambassador/u.exec(one)?.[1] ?? []);
    expect(whose).toEqual(["A", "B"]);
  });

  it("has taken part by a card that another faction has got since, too", () => {
    const start = stage(
      {
        A: { supporting: [officer("Aide")], hand: [scar] },
        B: { supporting: [officer("Spy", { abilities: { diplomacy: 1 } })] },
        C: {},
        D: {},
      },
      [["A", talks]],
    );
    const joined = says(
      says(start, 0, "support Talks with Aide using diplomacy"),
      1,
      "oppose Talks with Spy using diplomacy",
    );
    const moved = hand(joined, { verb: "move", which: which(joined, "Spy"), to: { seat: 2 } });
    const over = passed(moved, "action");
    const whose = sentences(over, 0).flatMap((one) => /^play Scar on (.)'s Ambassador/u.exec(one)?.[1] ?? []);
    expect(whose).toEqual(["A", "B", "C"]);
  });
});

describe("A military conflict on a player who comes to a state of non-aggression with its initiator meanwhile", () => {
  const strike = conflict("Strike", "military", {
    target: { what: "player", of: "others" },
    conflict: {
      form: "opposable",
      won: [
        {
          effects: [
            { verb: "lose-influence", who: "target", amount: 1 },
            { verb: "gain-influence", who: "you", amount: 1 },
          ],
        },
      ],
    },
  });

  // compendium: Non-Aggression Pact — they aim none at each other from then on, and their fleets do not fight
  it("resolves as ever, without attacks between their fleets", () => {
    const start = stage({
      A: { race: "human", supporting: [fleet("A1", 3), fleet("A2", 3)], hand: [strike] },
      B: { race: "narn", supporting: [fleet("B1", 2)] },
    });
    const peace = state(declared(start, { 0: "declare Strike on B" }), "non-aggression", 0, 1);
    const joined = joins(joins(peace, 0, "support", "A1"), 1, "oppose", "B1");
    expect([0, 1].flatMap((seat) => offers(joined, seat, /^attack/u))).toEqual([]);
    expect(ratings(passed(joined, "action", "aftermath"))).toEqual([5, 3]);
  });

  // rulebook: Joint Effects; compendium: Border Raid, 8th — its initiator is not among those who lose
  it("costs every other faction of its target's race 1 by the published rules, and not its initiator of that race", () => {
    const start = by(
      "casual",
      stage({
        Sinclair: { race: "human", supporting: [fleet("A1", 3)], hand: [strike] },
        Clark: { race: "human", faction: "home" },
        Bester: { race: "human", faction: "psi-corps" },
        "G'Kar": { race: "narn" },
      }),
    );
    const tense = hand(start, {
      verb: "raise-tension",
      from: { seat: 0 },
      toward: { seat: 1 },
      amount: 3,
      mutual: true,
    });
    const won = passed(
      joins(declared(tense, { 0: "declare Strike on Clark" }), 0, "support", "A1"),
      "action",
      "aftermath",
    );
    expect(ratings(won)).toEqual([5, 3, 3, 4]);
  });
});

describe("Two homeworlds that serve one player, who has captured one of them", () => {
  const world = (title: string, race: "human" | "narn") =>
    location(title, {
      race,
      keywords: ["Homeworld"],
      text: {
        says: "1 more.",
        triggered: [
          {
            on: "you-gain-by-conflict",
            rotates: true,
            must: true,
            does: "gain 1 more",
            effects: [{ verb: "gain-influence", who: "you", amount: 1 }],
          },
        ],
      },
    });
  const pact = conflict("Pact", "diplomacy", {
    conflict: { form: "opposable", won: [{ effects: [{ verb: "gain-influence", who: "you", amount: 2 }] }] },
  });
  const gained = (serves: boolean) => {
    const goal = agenda("Empire", { says: "-", statics: [{ gives: "use-captured" }] });
    const start = stage(
      {
        Human: {
          race: "human",
          ...(serves ? { agenda: goal } : {}),
          supporting: [world("Earth", "human"), officer("Aide")],
        },
        Narn: { race: "narn", supporting: [world("Narn", "narn")] },
      },
      [["Human", pact]],
    );
    const joined = says(conquered(start, "Narn", 0), 0, "support Pact with Aide using diplomacy");
    return rating(passed(joined, "action", "aftermath", "trigger"), 0);
  };

  // compendium: Telepath Colony; Imperialism — each of them adds 1 to the gain of 2
  it("add 1 each, and the captured one nothing where no card lets it serve", () => {
    expect(gained(true)).toBe(8);
    expect(gained(false)).toBe(7);
  });

  // engine: Triggered Effects — whenever influence is gained from a conflict
  it("add nothing to what an aftermath gives", () => {
    const glory = invented("aftermath", "Glory", {
      cost: 0,
      text: {
        says: "Gain 1.",
        target: { what: "card", types: ["character"], of: "you" },
        effects: [{ verb: "gain-influence", who: "you", amount: 1 }],
        aftermath: { outcome: "won", discardAfterPlay: true },
      },
    });
    const start = stage(
      {
        Human: { race: "human", supporting: [world("Earth", "human"), officer("Aide")], hand: [glory] },
        Narn: { race: "narn" },
      },
      [["Human", talks]],
    );
    const over = passed(says(start, 0, "support Talks with Aide using diplomacy"), "action");
    const target = { what: "card" as const, card: at(over, "Aide") };
    const played = does(over, { type: "aftermath", seat: 0, card: at(over, "Glory"), target });
    expect(rating(passed(played, "aftermath"), 0)).toBe(5);
    expect(inPlay(played, "Earth").rotated).toBe(false);
  });
});
