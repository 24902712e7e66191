// engine: War Conflicts; Enhancement Cards; Allergic Cards and Marks; The Interstellar Alliance. compendium: Proxima III; Ragesh III; Misdirected Force
import { describe, expect, it } from "vitest";
import type { CardFacts, Game } from "../../../src/engine/index.ts";
import { seatOf } from "../../../src/engine/state/lookup.ts";
import { hand, nextActions, offers, on, says, which, zone } from "../at-the-table.ts";
import { real } from "../encoded/real.ts";
import {
  agenda,
  at,
  character,
  declaring,
  enhancement,
  fleet,
  group,
  inPlay,
  invented,
  order,
  passed,
  type SeatStage,
  stage,
  turned,
} from "../stage.ts";

const war = (game: Game, from: number, toward: number): Game =>
  hand(game, { verb: "start-state", state: "war", from: { seat: from }, toward: { seat: toward } });

/** This seat has made war on that location with that fleet, and won. */
function taken(game: Game, seat: number, location: string, by: string): Game {
  let now = declaring(game);
  while (now.awaiting[0]?.kind === "declare") {
    const { seat: asked } = now.awaiting[0];
    now = order(now, asked, asked === seat ? `declare war on ${location}` : "declare nothing");
  }
  const [one] = now.conflicts;
  const named = offers(now, seat, new RegExp(`^support .* with ${by} using military$`, "u"))[0] ?? "";
  expect(one?.target).toMatchObject({ what: "card", card: at(now, location) });
  return nextActions(says(now, seat, named));
}

describe("Proxima III, which makes promoting 2 cheaper, taken by the Minbari and taken back", () => {
  const proxima = () => real("Proxima III", { abilities: { military: 2 } });
  const aide = (title: string, race: CardFacts["race"] & string) =>
    character(title, { diplomacy: 1 }, { race, cost: 5 });
  const table = (more: Record<string, SeatStage> = {}) =>
    war(
      stage({
        Sinclair: {
          race: "human",
          unspent: 12,
          supporting: [proxima(), fleet("Home Fleet", 9), aide("Laurel", "human")],
        },
        Delenn: { race: "minbari", unspent: 12, supporting: [fleet("War Cruisers", 9), aide("Lennier", "minbari")] },
        ...more,
      }),
      0,
      1,
    );
  const spent = (game: Game, seat: number, sentence: string) => seatOf(says(game, seat, sentence), seat).spent;

  // engine: War Conflicts — blanked for whom it is not loyal to, and nobody's
  it("helps neither of them while the Minbari have it, and Sinclair again as soon as it is his", () => {
    const start = table();
    expect(spent(start, 0, "promote Laurel with Sinclair's Ambassador")).toBe(4);
    const lost = taken(start, 1, "Proxima III", "War Cruisers");
    expect(inPlay(lost, "Proxima III")).toMatchObject({ faction: 1, controller: null });
    expect(spent(lost, 0, "promote Laurel with Sinclair's Ambassador")).toBe(6);
    expect(spent(lost, 1, "promote Lennier with Delenn's Ambassador")).toBe(6);
    const back = taken(lost, 0, "Proxima III", "Home Fleet");
    expect(inPlay(back, "Proxima III")).toMatchObject({ faction: 0, controller: 0 });
    expect(spent(back, 0, "promote Laurel with Sinclair's Ambassador")).toBe(4);
  });

  // engine: War Conflicts — loyal to the race of whoever takes it, whosever card it is
  it("helps Clark where he takes it back, and Sinclair no more, whose card it is", () => {
    const start = war(
      table({
        Clark: {
          race: "human",
          faction: "home",
          unspent: 12,
          supporting: [fleet("Clark's Fleet", 9), aide("Aide", "human")],
        },
      }),
      2,
      1,
    );
    const lost = taken(start, 1, "Proxima III", "War Cruisers");
    const back = taken(lost, 2, "Proxima III", "Clark's Fleet");
    expect(inPlay(back, "Proxima III")).toMatchObject({ faction: 2, controller: 2 });
    expect(spent(back, 2, "promote Aide with Clark's Ambassador")).toBe(4);
    expect(spent(back, 0, "promote Laurel with Sinclair's Ambassador")).toBe(6);
  });
});

describe("Ragesh III with 2 construction tokens and an enhancement of another player's on it", () => {
  const wall = () =>
    enhancement("Wall", {
      says: "3 more.",
      target: { what: "card", types: ["location"], of: "any" },
      statics: [{ gives: "ability", ability: "military", by: 3, to: "host" }],
    });
  const mine = () => invented("contingency", "Mine", { cost: 0 });
  const table = () => {
    const start = stage({
      Londo: {
        race: "centauri",
        unspent: 9,
        supporting: [real("Ragesh III", { abilities: { military: 2 } }), fleet("Home Fleet", 9)],
        hand: [mine(), character("Refa", {}, { race: "centauri", cost: 5 })],
      },
      "G'Kar": { race: "narn", supporting: [fleet("Narn Fleet", 9)] },
      Third: { race: "human", hand: [wall()] },
    });
    const placed = says(start, 0, "place Mine under Ragesh III");
    return war(turned(on(placed, "Wall", "Ragesh III", 2), "Ragesh III", { tokens: 2 }), 0, 1);
  };

  // engine: War Conflicts; Enhancement Cards
  it("loses what lies on it to the owners' piles as it is taken, keeps its tokens, and has their use when it is taken back", () => {
    const lost = taken(table(), 1, "Ragesh III", "Narn Fleet");
    expect(seatOf(lost, 2).discard).toContain(at(lost, "Wall"));
    expect(zone(lost, "Mine")).toBe("discard");
    expect(seatOf(says(lost, 0, "sponsor Refa with Londo's Ambassador"), 0).spent).toBe(5);
    const back = taken(lost, 0, "Ragesh III", "Home Fleet");
    expect(inPlay(back, "Ragesh III")).toMatchObject({ faction: 0, controller: 0 });
    expect(seatOf(says(back, 0, "sponsor Refa with Londo's Ambassador"), 0).spent).toBe(3);
  });

  it("takes a new enhancement while it is captured, which goes as it is taken back", () => {
    const lost = taken(table(), 1, "Ragesh III", "Narn Fleet");
    const laid = on(lost, "Wall", "Ragesh III", 2);
    expect(inPlay(laid, "Wall").faction).toBe(2);
    expect(zone(taken(laid, 0, "Ragesh III", "Home Fleet"), "Wall")).toBe("discard");
  });
});

describe("A character with a Strife mark by a weapon and another by an aftermath", () => {
  const marked = (type: "enhancement" | "aftermath", title: string) =>
    invented(type, title, {
      cost: 0,
      text: {
        says: "A Strife mark.",
        target: { what: "card", types: ["character"], of: "any" },
        statics: [{ gives: "mark", mark: "strife", amount: 1, to: "host" }],
        ...(type === "aftermath" ? { aftermath: { discardAfterPlay: false } } : {}),
      },
    });
  const table = () =>
    ["Weapon", "Scar"].reduce(
      (game, title) => on(game, title, "Guard"),
      stage({
        You: {
          supporting: [character("Guard", { diplomacy: 2 })],
          hand: [marked("enhancement", "Weapon"), marked("aftermath", "Scar")],
        },
        Rival: {},
      }),
    );
  const marks = (game: Game) => inPlay(game, "Guard").marks.strife ?? 0;
  const loses = (game: Game, title: string) => hand(game, { verb: "discard-card", which: which(game, title) });

  // compendium: Misdirected Force, 2nd — none is owed for what is not there
  it("has purged one of them without saying which, loses one with the first card that goes, and owes none for the second", () => {
    const both = table();
    const purged = hand(both, { verb: "purge-mark", which: which(both, "Guard"), mark: "strife", amount: 1 });
    const first = loses(purged, "Scar");
    const second = loses(first, "Weapon");
    expect([both, purged, first, second].map(marks)).toEqual([2, 1, 0, 0]);
    expect(marks(hand(second, { verb: "gain-mark", which: which(second, "Guard"), mark: "strife", amount: 1 }))).toBe(
      1,
    );
  });
});

describe("A member of the Interstellar Alliance whose agenda brings war on another member", () => {
  const crusade = agenda("Crusade", {
    says: "War.",
    actions: [
      {
        does: "go to war",
        target: { what: "player", of: "others" },
        effects: [{ verb: "start-state", state: "war", from: "you", toward: "target" }],
      },
    ],
  });
  const table = () => {
    const start = stage({
      Sheridan: { race: "human", agenda: crusade },
      Clark: { race: "human", faction: "home" },
      Delenn: { race: "minbari" },
      "G'Kar": { race: "narn" },
    });
    return [1, 2].reduce(
      (game, seat) => hand(game, { verb: "join-isa", who: { seat } }, seat),
      hand(start, { verb: "found-isa", who: { seat: 0 } }),
    );
  };

  // rulebook and compendium: The Interstellar Alliance, 1c
  it("is expelled with the other member of that race, and whoever is warred upon stays", () => {
    expect(table().isa?.members).toEqual([0, 1, 2]);
    const fought = says(table(), 0, "rotate Crusade to go to war on Delenn");
    expect(fought.isa?.members).toEqual([2]);
  });

  it("is not where the enemy is no member", () => {
    expect(says(table(), 0, "rotate Crusade to go to war on G'Kar").isa?.members).toEqual([0, 1, 2]);
  });
});

describe("A card whose text is blanked", () => {
  // engine: Boldface; Keyword; Card Anatomy — the keywords stay, and what asks for them finds them
  it("is still an assistant who assists, a Ranger, and limited", () => {
    const ranger = character(
      "Marcus",
      { diplomacy: 2 },
      {
        keywords: ["Ranger", "Ambassador's Assistant"],
        race: "human",
        text: { says: "1 power.", statics: [{ gives: "power", by: 1 }] },
      },
    );
    const honour = group("Honour", {
      text: {
        says: "1 for a Ranger.",
        requires: [{ needs: "cards", are: { what: "card", of: "you", keyword: "Ranger" }, atLeast: 1 }],
      },
      cost: 1,
    });
    const start = stage({
      You: { race: "human", unspent: 9, supporting: [ranger], hand: [honour] },
      Rival: { race: "narn", unspent: 9, hand: [ranger] },
    });
    const blank = hand(start, { verb: "blank", which: which(start, "Marcus"), until: "end-of-turn" });
    expect(offers(blank, 0, /Marcus to/u)).toEqual(offers(start, 0, /Marcus to/u));
    expect(offers(blank, 0, /Marcus to/u)).not.toEqual([]);
    expect(offers(blank, 0, /^sponsor Honour/u)).not.toEqual([]);
    expect(offers(blank, 1, /^sponsor Marcus/u)).toEqual([]);
    expect(passed(blank, "action").turn).toBe(1);
  });
});
