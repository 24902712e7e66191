// compendium: 12 Card Rulings — those that play a case through, each with its own names and numbers
import { describe, expect, it } from "vitest";
import type { PrintedAs } from "../../../src/engine/cards/printed-as.ts";
import type { Static } from "../../../src/engine/cards/text.ts";
import type { CardFacts, Game } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { seatOf } from "../../../src/engine/state/lookup.ts";
import { hand, offers, on, plot, resolution, says, tally, turnOf, which, zone } from "../at-the-table.ts";
import { real } from "../encoded/real.ts";
import { by } from "../rulesets/by.ts";
import {
  at,
  character,
  conflict,
  enhancement,
  event,
  fleet,
  inPlay,
  location,
  order,
  passed,
  stage,
  turned,
} from "../stage.ts";

const pools = (game: Game, seat = 0) => [seatOf(game, seat).unspent, seatOf(game, seat).spent];
const ability = (game: Game, title: string, which: Parameters<typeof abilityOf>[2]) =>
  abilityOf(game, at(game, title), which);

describe("Research Station", () => {
  // compendium: Research Station — each makes enhancements 1 cheaper for each of them
  it("makes enhancements 1 cheaper alone, 4 where there are two, and 9 where there are three", () => {
    const station = (id: string) =>
      location("Research Station", {
        id,
        limit: "multiple",
        text: {
          says: "Cheaper.",
          statics: [
            {
              gives: "sponsor-cost",
              types: ["enhancement"],
              by: -1,
              each: { count: "cards", are: { what: "card", of: "you", title: "Research Station" } },
            },
          ],
        },
      });
    const gear = enhancement("Gear", { says: "-", target: { what: "card", of: "any" } }, { cost: 9 });
    const spent = (stations: number) => {
      const start = stage({
        You: {
          unspent: 9,
          hand: [gear],
          supporting: ["a", "b", "c"].slice(0, stations).map((id) => station(`stage/station-${id}`)),
        },
        Rival: {},
      });
      return pools(order(start, 0, "sponsor Gear with You's Ambassador on You's Ambassador"))[1];
    };
    expect([0, 1, 2, 3].map(spent)).toEqual([9, 8, 5, 0]);
  });
});

describe("Entil'Zha, who makes Humans and Minbari 2 cheaper and Rangers 4", () => {
  // compendium: Entil'Zha — several discounts of one card do not add up
  it("makes a Minbari Ranger 4 cheaper, and not 6", () => {
    const discount = (by: number, only: PrintedAs): Static => ({
      gives: "sponsor-cost",
      types: ["character"],
      by,
      only,
    });
    const leader = character(
      "Entil'Zha",
      {},
      {
        text: {
          says: "Cheaper.",
          statics: [
            discount(-2, { race: "human" }),
            discount(-2, { race: "minbari" }),
            discount(-4, { keyword: "Ranger" }),
          ],
        },
      },
    );
    const spent = (more: Partial<CardFacts>) => {
      const start = stage({
        You: {
          race: "minbari",
          unspent: 9,
          supporting: [leader],
          hand: [character("Recruit", {}, { cost: 8, ...more })],
        },
        Rival: { race: "narn" },
      });
      return pools(order(start, 0, "sponsor Recruit with You's Ambassador"))[1];
    };
    expect(spent({ race: "minbari" })).toBe(6);
    expect(spent({ race: "neutral", keywords: ["Ranger"] })).toBe(4);
    expect(spent({ race: "minbari", keywords: ["Ranger"] })).toBe(4);
  });
});

describe("A diplomacy of 6 that an event has brought down to 1", () => {
  const blunder = () => real("Diplomatic Blunder", { cost: 0 });
  const start = () =>
    stage({
      You: {
        race: "non-aligned",
        supporting: [character("Envoy", { diplomacy: 6 }, { race: "non-aligned" })],
        hand: [blunder()],
      },
      Rival: {},
    });
  const change = (game: Game, effect: "add" | "double") =>
    hand(
      game,
      effect === "add"
        ? { verb: "change-ability", which: which(game, "Envoy"), ability: "diplomacy", by: 2, until: "end-of-turn" }
        : {
            verb: "multiply-ability",
            which: which(game, "Envoy"),
            ability: "diplomacy",
            times: "double",
            until: "end-of-turn",
          },
    );

  // compendium: Lack of Subtlety, 2nd and 3rd
  it("is 3 with 2 more, and 7 where Chosen of God doubles what is printed", () => {
    const down = says(start(), 0, "play Diplomatic Blunder on Envoy");
    expect(ability(down, "Envoy", "diplomacy")).toBe(1);
    expect(ability(change(down, "add"), "Envoy", "diplomacy")).toBe(3);
    expect(ability(change(down, "double"), "Envoy", "diplomacy")).toBe(7);
  });
});

describe("A character whose printed ability Chosen of God doubles", () => {
  // compendium: Chosen Of God, 2nd — against the rule that what doubles at resolution is not cumulative
  it("supports with four times as much where the conflict doubles as it resolves, by every rule set", () => {
    const pact = conflict("Pact", "diplomacy", {
      conflict: {
        form: "opposable",
        resolution: [
          { verb: "multiply-ability", which: "participants", ability: "diplomacy", times: "double", until: "conflict" },
        ],
      },
    });
    for (const rules of ["engine", "casual"] as const) {
      const start = by(
        rules,
        stage({ You: { supporting: [character("Envoy", { diplomacy: 3 })] }, Rival: {} }, [["You", pact]]),
      );
      const chosen = hand(start, {
        verb: "multiply-ability",
        which: which(start, "Envoy"),
        ability: "diplomacy",
        times: "double",
        until: "end-of-turn",
      });
      const joined = says(chosen, 0, "support Pact with Envoy using diplomacy");
      expect(tally(joined), rules).toMatchObject({ support: 6 });
      expect(resolution(joined), rules).toMatchObject({ support: 12 });
    }
  });
});

describe("Susan Ivanova, whom Latent Telepath gives a psi of 3", () => {
  // compendium: Commander Ivanova, 2nd
  it("has the psi of 1 that is printed once Commander Ivanova replaces her", () => {
    const commander = character(
      "Commander Ivanova",
      { leadership: 4, psi: 1 },
      {
        race: "human",
        text: {
          says: "Replaces.",
          replaces: {
            how: "must",
            target: { what: "card", of: "any", title: "Susan Ivanova" },
            transfers: ["enhancements"],
          },
        },
      },
    );
    const start = stage({
      Human: {
        race: "human",
        inner: [character("Susan Ivanova", { leadership: 3 }, { race: "human" })],
        hand: [real("Latent Telepath", { cost: 0 }), commander],
      },
      Rival: { race: "narn" },
    });
    const gifted = on(start, "Latent Telepath", "Susan Ivanova");
    expect(ability(gifted, "Susan Ivanova", "psi")).toBe(3);
    const replaced = says(gifted, 0, "replace Susan Ivanova with Commander Ivanova");
    expect(inPlay(replaced, "Latent Telepath").host).toBe(at(replaced, "Commander Ivanova"));
    expect(ability(replaced, "Commander Ivanova", "psi")).toBe(1);
  });
});

describe("Londo with a Concealed Weapon and the Strife mark that it has brought him besides", () => {
  // compendium: Lord Mollari
  it("is Lord Mollari with 3 Strife marks once replaced: one of his own and two that move", () => {
    const lord = character(
      "Lord Mollari",
      { diplomacy: 4 },
      {
        race: "centauri",
        marks: { strife: 1 },
        text: {
          says: "Replaces.",
          replaces: {
            how: "must",
            target: { what: "card", of: "any", title: "Londo" },
            transfers: ["enhancements", "aftermaths", "contingencies", "marks"],
          },
        },
      },
    );
    const start = stage({
      Centauri: {
        race: "centauri",
        inner: [character("Londo", { diplomacy: 3 }, { race: "centauri" })],
        hand: [real("Concealed Weapon", { cost: 0 }), lord],
      },
      Rival: { race: "narn" },
    });
    const armed = on(start, "Concealed Weapon", "Londo");
    const marked = hand(armed, { verb: "gain-mark", which: which(armed, "Londo"), mark: "strife", amount: 1 });
    expect(inPlay(marked, "Londo").marks).toEqual({ strife: 2 });
    expect(inPlay(says(marked, 0, "replace Londo with Lord Mollari"), "Lord Mollari").marks).toEqual({ strife: 3 });
  });
});

describe("Morden, with an intrigue of 3 and 1 more for each of his Shadow marks", () => {
  // compendium: Morden, 3rd and 4th
  it("enters play with 6, and deals and takes as much in an attack", () => {
    const morden = character(
      "Morden",
      { intrigue: 3 },
      {
        cost: 4,
        marks: { shadow: 3 },
        text: {
          says: "1 more each.",
          statics: [
            {
              gives: "ability",
              ability: "intrigue",
              by: 1,
              each: { count: "marks-on", mark: "shadow", which: "this" },
              to: "this",
            },
          ],
        },
      },
    );
    const start = stage({ You: { hand: [morden] }, Rival: { supporting: [character("Spy", { intrigue: 7 })] } }, [
      ["You", plot],
    ]);
    const come = turnOf(order(start, 0, "sponsor Morden with You's Ambassador"), 0);
    expect(ability(come, "Morden", "intrigue")).toBe(6);
    const struck = says(says(come, 0, "support Plot with Morden using intrigue"), 1, "attack Morden with Spy in Plot");
    expect(inPlay(struck, "Spy")).toMatchObject({ neutralized: false, damage: 6 });
    expect(inPlay(struck, "Morden")).toMatchObject({ neutralized: true, severe: 1 });
  });
});

describe("Misdirected Force on a character with 2 Destiny, 2 Vorlon and 2 Strife marks", () => {
  // compendium: Misdirected Force, 3rd
  it("takes one of each", () => {
    const force = event("Misdirected Force", {
      says: "A mark of each kind less.",
      target: { what: "card", types: ["character"], of: "any" },
      effects: (["conspiracy", "destiny", "doom", "shadow", "strife", "vorlon"] as const).map((mark) => ({
        verb: "purge-mark" as const,
        which: "target" as const,
        mark,
        amount: 1,
      })),
    });
    const start = stage({
      You: { hand: [force] },
      Rival: { supporting: [character("Sage", {}, { marks: { destiny: 2, vorlon: 2, strife: 2 } })] },
    });
    expect(inPlay(says(start, 0, "play Misdirected Force on Sage"), "Sage").marks).toEqual({
      destiny: 1,
      vorlon: 1,
      strife: 1,
    });
  });
});

describe("Luis Santiago after Power Play, which has raised unrest from 3 to 5 for 2 Shadow marks", () => {
  // compendium: Luis Santiago; Power Play
  it("sets the unrest back to 3, and leaves the marks", () => {
    const play = event("Power Play", {
      says: "Unrest up by 2, a Shadow mark for each.",
      effects: [
        { verb: "raise-unrest", who: "you", amount: 2 },
        { verb: "gain-mark", which: "your-ambassador", mark: "shadow", amount: 2 },
      ],
    });
    const start = stage({
      Human: {
        race: "human",
        unrest: 3,
        supporting: [real("Luis Santiago", { abilities: { diplomacy: 2 } })],
        hand: [play],
      },
      Rival: { race: "narn" },
    });
    const raised = says(start, 0, "play Power Play");
    expect(seatOf(raised, 0).unrest).toBe(5);
    expect(inPlay(raised, "Human's Ambassador").marks).toEqual({ shadow: 2 });
    const [offer = ""] = offers(raised, 0, /^rotate Luis Santiago .*unrest/u);
    const back = says(raised, 0, offer);
    expect(seatOf(back, 0).unrest).toBe(3);
    expect(inPlay(back, "Human's Ambassador").marks).toEqual({ shadow: 2 });
  });
});

describe("A fleet that lies neutralized with 2 severe damage", () => {
  // compendium: Fleet Support Base
  it("is discarded at the end of the turn though a base repairs 4 of its damage", () => {
    const base = location("Fleet Support Base", {
      text: {
        says: "Repair 4.",
        actions: [
          {
            does: "repair a fleet",
            target: { what: "card", types: ["fleet"], of: "you" },
            effects: [{ verb: "repair", which: "target", amount: 4 }],
          },
        ],
      },
    });
    const start = turned(stage({ You: { supporting: [base, fleet("Wing", 4)] }, Rival: {} }), "Wing", {
      neutralized: true,
      neutralizedIn: 1,
      severe: 2,
    });
    const repaired = says(start, 0, "rotate Fleet Support Base to repair a fleet on Wing");
    expect(inPlay(repaired, "Wing")).toMatchObject({ neutralized: true, severe: 2 });
    expect(zone(passed(repaired, "action"), "Wing")).toBe("discard");
  });
});

describe("Fleet of the Line, which is stronger while it is the target of a military conflict", () => {
  // compendium: Fleet Of The Line
  it("stands 8 damage through the conflict, and is neutralized when it is over and its bonus gone", () => {
    const line = fleet("Fleet of the Line", 8, {
      text: {
        says: "4 more when you are the target of a military conflict.",
        triggered: [
          {
            on: "conflict-against-you",
            must: true,
            does: "be stronger",
            effects: [{ verb: "change-ability", which: "this", ability: "military", by: 4, until: "conflict" }],
          },
        ],
      },
    });
    const strike = conflict("Strike", "military", { target: { what: "player", of: "others" } });
    const start = stage({ Raider: { supporting: [fleet("Raiders", 8)], hand: [strike] }, You: { supporting: [line] } });
    const declared = passed(
      order(
        {
          ...start,
          round: "conflict",
          tasks: [{ task: "declare", at: 1 }],
          awaiting: [{ id: 1, seat: 0, kind: "declare" }],
        },
        0,
        "declare Strike on You",
      ),
      "declare",
    );
    expect(ability(declared, "Fleet of the Line", "military")).toBe(12);
    const opposed = says(
      says(declared, 0, "support Strike with Raiders using military"),
      1,
      "oppose Strike with Fleet of the Line using military",
    );
    const hurt = hand(opposed, { verb: "damage", which: which(opposed, "Fleet of the Line"), amount: 8 });
    expect(inPlay(hurt, "Fleet of the Line").neutralized).toBe(false);
    expect(resolution(hurt)).toMatchObject({ support: 8, opposition: 4 });
    const over = passed(hurt, "action", "aftermath");
    expect(zone(over, "Fleet of the Line")).toBe("discard");
  });
});
