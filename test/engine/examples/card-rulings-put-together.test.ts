// compendium: 12 Card Rulings — cases that one ruling plays through with several players, cards or conflicts
import { describe, expect, it } from "vitest";
import type { Game } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { powerOf } from "../../../src/engine/rules/victory/power.ts";
import { hand, offers, on, rating, says, talks, tally, which } from "../at-the-table.ts";
import { against, ratings, real } from "../encoded/real.ts";
import { by } from "../rulesets/by.ts";
import {
  agenda,
  at,
  character,
  enhancement,
  event,
  fleet,
  group,
  inPlay,
  invented,
  order,
  passed,
  stage,
  turned,
} from "../stage.ts";

describe("A Border Raid of Clark on Sinclair, at a tension of 5 and without civil war, by the published rules", () => {
  const table = () => {
    const start = by(
      "casual",
      against("Border Raid", 1, {
        Clark: { race: "human", faction: "home", supporting: [fleet("Raiders", 6), fleet("Reserve", 2)] },
        Sinclair: { race: "human", supporting: [fleet("Patrol", 3)] },
        Third: { race: "narn", supporting: [fleet("Narn Wing", 3)] },
      }),
    );
    return hand(start, { verb: "raise-tension", from: { seat: 0 }, toward: { seat: 1 }, amount: 3, mutual: true });
  };
  const joins = (game: Game, seat: number) => offers(game, seat, /^(support|oppose) Border Raid/u);

  // compendium: Border Raid, 5th
  it("is supported or opposed with one fleet of Clark's, which bars the other way, and opposed by either's", () => {
    expect(joins(table(), 0).sort()).toEqual(
      ["support", "oppose"]
        .flatMap((as) => ["Raiders", "Reserve"].map((one) => `${as} Border Raid with ${one} using military`))
        .sort(),
    );
    const opposed = says(table(), 0, "oppose Border Raid with Reserve using military");
    expect(joins(opposed, 0)).toEqual([]);
    expect(joins(opposed, 1)).toEqual([]);
    const supported = says(table(), 0, "support Border Raid with Raiders using military");
    expect(joins(supported, 0)).toEqual([]);
    expect(joins(supported, 1)).toContain("oppose Border Raid with Patrol using military");
    expect(joins(supported, 2)).toEqual([]);
  });

  // compendium: Border Raid, 7th
  it("gives Clark 1 and takes 1 from Sinclair where nobody contests it", () => {
    const raided = passed(says(table(), 0, "support Border Raid with Raiders using military"), "action", "aftermath");
    expect(ratings(raided)).toEqual([5, 3, 4]);
  });
});

describe("An aftermath that brings a supporting character into the inner circle while it lies there", () => {
  // compendium: Approval of the Grey, 2nd
  it("does so no more while it is blanked, or once it is discarded, and again when it is blanked no more", () => {
    const approval = invented("aftermath", "Approval", {
      cost: 0,
      text: {
        says: "Of the inner circle.",
        target: { what: "card", types: ["character"], of: "any" },
        statics: [{ gives: "inner-circle", to: "host" }],
        aftermath: { discardAfterPlay: false },
      },
    });
    const start = on(
      stage({ You: { unspent: 9, supporting: [character("Monk", { diplomacy: 2 })], hand: [approval] }, Rival: {} }),
      "Approval",
      "Monk",
    );
    const builds = (game: Game) => offers(game, 0, /^build with Monk/u).length;
    const blank = hand(start, { verb: "blank", which: which(start, "Approval"), until: "end-of-turn" });
    const next = passed(passed(blank, "action", "discard", "buy"), "declare");
    const gone = hand(start, { verb: "discard-card", which: which(start, "Approval") });
    expect([start, blank, next, gone].map(builds)).toEqual([1, 0, 1, 0]);
  });
});

describe("Call In A Marker on a player who casts the League's vote", () => {
  const measure = event("Measure", {
    says: "A vote.",
    vote: { kind: "babylon-5", passed: [{ verb: "gain-power", who: "you", amount: 1 }] },
  });
  const table = () =>
    stage({
      Sinclair: { race: "human", hand: [measure] },
      Londo: { race: "centauri" },
      "G'Kar": { race: "narn" },
    });
  /** Who casts the ballots, these, in the vote on the measure. */
  const casts = (start: Game, votes: readonly string[]) => {
    let game = order(order(start, 0, "play Measure"), 0, "call all in initiative order");
    const casters: number[] = [];
    for (const vote of votes) {
      const seat = game.awaiting[0]?.seat ?? 0;
      casters.push(seat);
      game = order(game, seat, vote === "abstain" ? vote : `vote ${vote}`);
    }
    expect(game.vote).toBeNull();
    return casters;
  };

  // compendium: Call In A Marker — all votes that the target controls, those that it has by other means too
  it("lets its winner cast both in the next vote of the council", () => {
    const start = table();
    const league = hand(start, { verb: "dictate-league", who: { seat: 2 } });
    const marked = hand(league, { verb: "give-vote", whose: { seat: 2 }, to: { seat: 1 } });
    // Humans yes, Centauri abstain, Narn no; the League breaks the tie.
    expect(casts(marked, ["yes", "abstain", "no", "yes"])).toEqual([0, 1, 1, 1]);
  });

  it("lets its winner cast what the target has by a marker of its own, and two who have each other's those alone", () => {
    const give = (game: Game, seat: number, to: number) =>
      hand(game, { verb: "give-vote", whose: { seat }, to: { seat: to } });
    const start = table();
    const casters = (game: Game) =>
      order(game, 0, "play Measure").vote?.ballots.flatMap(({ caster }) => (caster === null ? [] : [caster]));
    expect(casters(start)).toEqual([0, 1, 2]);
    expect(casters(give(give(start, 0, 2), 2, 1))).toEqual([1, 1, 1]);
    expect(casters(give(give(start, 2, 1), 0, 2))).toEqual([1, 1, 1]);
    expect(casters(give(give(start, 1, 2), 2, 1))).toEqual([0, 2, 1]);
    const called = give(order(give(start, 0, 2), 0, "play Measure"), 2, 1);
    expect(called.vote?.ballots.map(({ caster }) => caster)).toEqual([1, null, 1, 1, null]);
  });
});

describe("Isolated, which takes intrigue by Babylon 5's influence", () => {
  // compendium: Isolated — it is an enhancement, so what it takes is not fixed as it is played
  it("takes more as that rises", () => {
    const isolated = enhancement("Isolated", {
      says: "Less.",
      target: { what: "card", types: ["character"], of: "any" },
      statics: [
        { gives: "ability", ability: "intrigue", by: -1, each: { count: "influence", of: "babylon-5" }, to: "host" },
      ],
    });
    const start = on(
      stage({ You: { hand: [isolated] }, Rival: { supporting: [character("Spy", { intrigue: 7 })] } }),
      "Isolated",
      "Spy",
    );
    const intrigue = (game: Game) => abilityOf(game, at(game, "Spy"), "intrigue");
    const risen = hand(start, { verb: "gain-influence", who: "babylon-5", amount: 2 });
    expect(intrigue(start)).toBe(3);
    expect(intrigue(risen)).toBe(1);
  });
});

describe("The ambassador's healing by the whole inner circle", () => {
  const rabble = group("Narn Rabble", {
    text: {
      says: "Rotate a character.",
      actions: [
        {
          does: "rotate a character",
          target: { what: "card", types: ["character"], of: "any" },
          effects: [{ verb: "rotate", which: "target" }],
        },
      ],
    },
  });

  // compendium: Narn Rabble, 3rd
  it("does not come about where another player's rabble has rotated one of it, who may be neutralized", () => {
    const start = stage({
      You: { inner: [character("Aide", { diplomacy: 2 })] },
      Rival: { supporting: [rabble] },
    });
    const hurt = turned(turned(start, "You's Ambassador", { damage: 2 }), "Aide", {
      neutralized: true,
      neutralizedIn: 0,
    });
    const rotated = says(says(hurt, 0, "heal You's Ambassador"), 1, "rotate Narn Rabble to rotate a character on Aide");
    const harmed = hand(rotated, { verb: "damage", which: which(rotated, "You's Ambassador"), amount: 1 }, 1);
    expect(inPlay(harmed, "You's Ambassador").damage).toBe(1);
    expect(inPlay(passed(harmed, "action"), "You's Ambassador").damage).toBe(1);
    const both = says(says(hurt, 0, "heal You's Ambassador"), 0, "heal Aide");
    const again = hand(both, { verb: "damage", which: which(both, "You's Ambassador"), amount: 1 }, 1);
    expect(inPlay(passed(again, "action"), "You's Ambassador").damage).toBe(0);
  });
});

describe("A faction that cannot gain influence this turn, as by Demonstrative Victory", () => {
  // compendium: Demonstrative Victory — changes of the rating are no gains
  it("gains none by an event, and has 1 more by building, and by Kha'Mak", () => {
    const gift = event("Gift", {
      says: "1.",
      effects: [
        { verb: "gain-influence", who: "you", amount: 1 },
        { verb: "gain-power", who: "you", amount: 1 },
      ],
    });
    const khaMak = real("Kha'Mak", { cost: 2, abilities: { intrigue: 1 } });
    const start = stage({
      Narn: { race: "narn", unspent: 8, inner: [character("Aide")], hand: [gift, khaMak] },
      Rival: { race: "human" },
    });
    const barred = says(hand(start, { verb: "bar-gains", who: { seat: 0 } }), 0, "play Gift");
    expect(rating(barred, 0)).toBe(8);
    const built = says(barred, 0, "build with Aide");
    expect(rating(built, 0)).toBe(9);
    expect(rating(says(built, 0, "sponsor Kha'Mak with Narn's Ambassador"), 0)).toBe(10);
  });
});

describe("Independent Support by a fifth of an influence rating of 11", () => {
  // compendium: Independent Support — rounded up
  it("supports with 3", () => {
    const support = event("Independent Support", {
      says: "A fifth.",
      target: { what: "conflict", of: "any" },
      effects: [
        {
          verb: "for-each",
          of: { count: "influence", of: "you", per: 5, round: "up" },
          effects: [{ verb: "add-support", amount: 1 }],
        },
      ],
    });
    const start = stage({ You: { unspent: 8, spent: 3, hand: [support] }, Rival: {} }, [["You", talks]]);
    expect(tally(says(start, 0, "play Independent Support on Talks"))).toMatchObject({ support: 3 });
  });
});

describe("Force Majeure, which counts the military of your fleets", () => {
  // compendium: Force Majeure, 1st
  it("counts that of a fleet which rotates to strengthen another, and again where it strengthens it", () => {
    const lends = fleet("Support Fleet", 2, {
      text: {
        says: "Lends its military.",
        actions: [
          {
            does: "strengthen a fleet",
            target: { what: "card", types: ["fleet"], of: "you" },
            effects: [
              {
                verb: "for-each",
                of: { count: "ability", ability: "military", which: "this" },
                effects: [
                  { verb: "change-ability", which: "target", ability: "military", by: 1, until: "while-rotated" },
                ],
              },
            ],
          },
        ],
      },
    });
    const force = agenda("Force Majeure", {
      says: "Power.",
      major: true,
      statics: [
        {
          gives: "power",
          by: 1,
          each: {
            count: "ability",
            ability: "military",
            which: { every: { what: "card", types: ["fleet"], of: "you" } },
          },
        },
      ],
    });
    const start = stage({ You: { agenda: force, supporting: [lends, fleet("Wing", 3)] }, Rival: {} });
    expect(powerOf(start, 0)).toBe(4 + 2 + 3);
    expect(powerOf(says(start, 0, "rotate Support Fleet to strengthen a fleet on Wing"), 0)).toBe(4 + 2 + 5);
  });
});
