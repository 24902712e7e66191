// compendium: 12 Card Rulings — those that play a case of events and changes through, each with its own names and numbers
import { describe, expect, it } from "vitest";
import type { Game } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { seatOf } from "../../../src/engine/state/lookup.ts";
import { hand, offers, plot, raid, resolution, says, tally } from "../at-the-table.ts";
import { real } from "../encoded/real.ts";
import { by } from "../rulesets/by.ts";
import { at, character, conflict, enhancement, event, fleet, inPlay, order, passed, stage } from "../stage.ts";

const pools = (game: Game, seat = 0) => [seatOf(game, seat).unspent, seatOf(game, seat).spent];
const ability = (game: Game, title: string, which: Parameters<typeof abilityOf>[2]) =>
  abilityOf(game, at(game, title), which);

describe("Emergency Military Aid, which opposes by 1 for each 2 influence", () => {
  // compendium: Emergency Military Aid — no fleet takes part by it
  it("opposes with 10 for 20, with no card of its player's taking part", () => {
    const aid = event("Emergency Military Aid", {
      says: "Apply influence: half of it opposes a conflict.",
      target: { what: "conflict", of: "any", conflictType: "military" },
      pays: [{ pays: "influence", least: 2, most: 20 }],
      effects: [{ verb: "for-each", of: { count: "paid", per: 2 }, effects: [{ verb: "add-opposition", amount: 1 }] }],
    });
    const start = stage({ You: { unspent: 20, hand: [aid] }, Rival: { supporting: [fleet("Raiders", 10)] } }, [
      ["Rival", raid],
    ]);
    const joined = says(start, 1, "support Raid with Raiders using military");
    const played = says(joined, 0, "play Emergency Military Aid on Raid");
    const paid = order(played, 0, "choose to apply 20 influence");
    expect(pools(paid)).toEqual([0, 20]);
    expect(tally(paid)).toMatchObject({ support: 10, opposition: 10 });
    expect(paid.conflicts[0]?.participants.map(({ card }) => card)).toEqual([at(paid, "Raiders")]);
    expect(resolution(paid)).toMatchObject({ won: false });
  });
});

describe("Moral Quandary, which its target's player undoes for the character's cost", () => {
  const quandary = event("Moral Quandary", {
    says: "A character is rotated, unless its player applies its cost.",
    target: { what: "card", types: ["character"], of: "others" },
    effects: [
      {
        verb: "choose",
        who: "target",
        options: [
          { does: "negate it", influence: { count: "cost", which: "target" }, effects: [] },
          { does: "rotate the character", effects: [{ verb: "rotate", which: "target" }] },
        ],
      },
    ],
  });
  const played = (unspent: number, on: string, change: (game: Game) => Game = (game) => game) => {
    const sheridan = character(
      "John Sheridan",
      { diplomacy: 5 },
      {
        cost: 10,
        text: { says: "Replaces.", replaces: { how: "may", target: { what: "card", of: "any", title: "Sinclair" } } },
      },
    );
    const start = stage({
      Human: { ambassadorTitle: "Sinclair", unspent, hand: [sheridan] },
      You: { hand: [quandary] },
    });
    const leader = {
      ...start,
      facts: start.facts.map((one) => (one.title === "Sinclair" ? { ...one, cost: "none" as const } : one)),
    };
    return says(change(leader), 1, `play Moral Quandary on ${on}`);
  };

  // compendium: Moral Quandary — not for nothing
  it("is not undone for a starting ambassador, who has no printed cost", () => {
    expect(inPlay(played(12, "Sinclair"), "Sinclair").rotated).toBe(true);
  });

  it("is undone for 10 where John Sheridan has replaced him, and not for 9", () => {
    const replaced = (game: Game) => order(game, 0, "replace Sinclair with John Sheridan");
    const undone = order(played(10, "John Sheridan", replaced), 0, "choose to negate it for 10 influence");
    expect(inPlay(undone, "John Sheridan").rotated).toBe(false);
    expect(seatOf(undone, 0).spent).toBe(10);
    expect(inPlay(played(9, "John Sheridan", replaced), "John Sheridan").rotated).toBe(true);
  });
});

describe("Two changes of a tension of 3 in one turn, 1 up and 1 down", () => {
  const change = (title: string, verb: "raise-tension" | "lower-tension") =>
    event(title, { says: "1.", effects: [{ verb, from: "you", toward: { seat: 1 }, amount: 1 }] });
  const undo = event("ISN", { says: "Reverse.", effects: [{ verb: "reverse", what: "since-your-turn" }] });

  // compendium: ISN — what is reversed is counted from what stands now
  it("leave 4 where the lowering is reversed, and 2 where the raising is", () => {
    const start = stage({
      Human: { race: "human", hand: [change("Insult", "raise-tension"), change("Apology", "lower-tension")] },
      Minbari: { race: "minbari" },
      You: { race: "narn", hand: [undo] },
    });
    const tension = (game: Game) => seatOf(game, 0).tensions[1];
    expect(tension(start)).toBe(3);
    const insulted = says(start, 0, "play Insult");
    expect(tension(insulted)).toBe(4);
    const both = says(
      hand(insulted, { verb: "lower-tension", from: { seat: 0 }, toward: { seat: 1 }, amount: 1 }),
      2,
      "play ISN",
    );
    expect(tension(both)).toBe(2);
    const lowered = hand(start, { verb: "raise-tension", from: { seat: 0 }, toward: { seat: 1 }, amount: 1 });
    expect(tension(says(says(lowered, 0, "play Apology"), 2, "play ISN"))).toBe(4);
  });
});

describe("Light Shines on a character without a Shadow mark", () => {
  // compendium: Light Shines; Shadows Fall
  it("has its other effect, and makes no mark where Not Meant To Be reverses it", () => {
    const light = event("Light Shines", {
      says: "Purge a Shadow mark; Babylon 5 gains 1.",
      target: { what: "card", types: ["character"], of: "any" },
      effects: [
        { verb: "purge-mark", which: "target", mark: "shadow", amount: 1 },
        { verb: "gain-influence", who: "babylon-5", amount: 1 },
      ],
    });
    const start = stage({
      You: { hand: [light] },
      Rival: { supporting: [character("Clean", { diplomacy: 1 })], hand: [real("Not Meant To Be", { cost: 0 })] },
    });
    const shone = says(start, 0, "play Light Shines on Clean");
    expect(shone.influence["babylon-5"]).toBe(5);
    expect(inPlay(shone, "Clean").marks).toEqual({});
    const undone = says(shone, 1, "play Not Meant to Be");
    expect(undone.influence["babylon-5"]).toBe(4);
    expect(inPlay(undone, "Clean").marks).toEqual({});
  });
});

describe("The White Star, led by a leadership of 3", () => {
  const star = fleet("The White Star", 4, {
    text: {
      says: "Lends its military.",
      actions: [
        {
          does: "lend its military",
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

  // compendium: The White Star, 1st
  it("adds 7 to another fleet where it rotates with its 4", () => {
    const start = stage({
      You: { supporting: [star, fleet("Wing", 2), character("Captain", { leadership: 3 })] },
      Rival: {},
    });
    const led = says(start, 0, "lead The White Star with Captain");
    const lent = says(led, 0, "rotate The White Star to lend its military on Wing");
    expect(ability(lent, "Wing", "military")).toBe(9);
  });

  // compendium: The White Star, 2nd; Shadow Ship; Vorlon Cruiser — what is for all fleets is aimed at none
  it("has the 1 more that an enhancement gives all of its player's fleets", () => {
    const drill = enhancement(
      "Drill",
      {
        says: "1 more.",
        target: { what: "player", of: "you" },
        statics: [{ gives: "ability", ability: "military", by: 1, to: "your-fleets" }],
      },
      { cost: 0 },
    );
    const start = stage({ You: { supporting: [star], hand: [drill] }, Rival: {} });
    expect(ability(says(start, 0, "sponsor Drill with You's Ambassador on You"), "The White Star", "military")).toBe(5);
  });
});

describe("A fleet with a leader that supports a conflict", () => {
  // compendium: Insufficient Support
  it("counts as two participants", () => {
    const census = event("Insufficient Support", {
      says: "1 power for each participant.",
      target: { what: "conflict", of: "any" },
      effects: [
        {
          verb: "for-each",
          of: { count: "cards", are: { what: "card", of: "any", takesPart: true } },
          effects: [{ verb: "gain-power", who: "you", amount: 1 }],
        },
      ],
    });
    const start = stage(
      { You: { supporting: [fleet("Wing", 2), character("Captain", { leadership: 3 })], hand: [census] }, Rival: {} },
      [["You", raid]],
    );
    const led = says(says(start, 0, "support Raid with Wing using military"), 0, "lead Wing with Captain");
    expect(seatOf(says(led, 0, "play Insufficient Support on Raid"), 0).rawPower).toBe(2);
  });
});

describe("The Ipsa Battleglobe, hired for 2", () => {
  // compendium: Ipsa Battleglobe — what sponsoring it has cost is no bribe
  it("may be taken by another in the turn in which it was sponsored, and back again for 2 more", () => {
    const globe = fleet("Ipsa Battleglobe", 4, {
      cost: 5,
      keywords: ["Mercenary"],
      text: { says: "For hire.", mercenary: { cost: 2 } },
    });
    const start = stage({ A: { unspent: 9, hand: [globe] }, B: { unspent: 2 } });
    const hired = says(order(start, 0, "sponsor Ipsa Battleglobe with A's Ambassador"), 1, "bid 2 on Ipsa Battleglobe");
    expect(inPlay(hired, "Ipsa Battleglobe").controller).toBe(1);
    expect(pools(hired, 1)).toEqual([0, 2]);
    const back = says(hired, 0, "bid 2 on Ipsa Battleglobe");
    expect(inPlay(back, "Ipsa Battleglobe").controller).toBe(0);
    expect(pools(back, 0)).toEqual([2, 7]);
  });
});

describe("Short Term Goals, reversed by Not Meant To Be", () => {
  // compendium: Short Term Goals; Not Meant To Be — the loss comes from what is spent
  it("loses the influence that it gave out of what has been spent, by the published rules", () => {
    const goals = event("Short Term Goals", {
      says: "Purge a Destiny mark: gain 1.",
      pays: [{ pays: "purge-mark", mark: "destiny", amount: 1 }],
      effects: [{ verb: "gain-influence", who: "you", amount: 1 }],
    });
    const start = by(
      "casual",
      stage({
        You: { unspent: 3, spent: 2, inner: [character("Sage", {}, { marks: { destiny: 1 } })], hand: [goals] },
        Rival: { unspent: 4, hand: [real("Not Meant To Be", { cost: 0 })] },
      }),
    );
    const played = says(start, 0, "play Short Term Goals");
    expect(pools(played)).toEqual([4, 2]);
    expect(inPlay(played, "Sage").marks).toEqual({});
    const undone = says(played, 1, "play Not Meant to Be");
    expect(pools(undone)).toEqual([4, 1]);
    expect(inPlay(undone, "Sage").marks).toEqual({});
    // 2 for the mark that it has purged.
    expect(pools(undone, 1)).toEqual([2, 2]);
  });
});

describe("Telekinesis on a character who has psi by Dust alone", () => {
  // compendium: Telekinesis
  it("gives a Strife mark that stays when the psi is gone", () => {
    const kinesis = event("Telekinesis", {
      says: "A telepath gains a Strife mark.",
      target: { what: "card", types: ["character"], of: "you", ability: "psi" },
      effects: [{ verb: "gain-mark", which: "target", mark: "strife", amount: 1 }],
    });
    const start = stage({
      You: { inner: [character("Mundane", { diplomacy: 2 })], hand: [real("Dust", { cost: 0 }), kinesis] },
      Rival: {},
    });
    expect(offers(start, 0, /^play Telekinesis/u)).toEqual([]);
    const dusted = says(start, 0, "play Dust on Mundane");
    expect(ability(dusted, "Mundane", "psi")).toBe(6);
    const later = passed(passed(says(dusted, 0, "play Telekinesis on Mundane"), "action", "discard", "buy"), "declare");
    expect(later.turn).toBe(2);
    expect(ability(later, "Mundane", "psi")).toBe(0);
    expect(inPlay(later, "Mundane").marks).toEqual({ strife: 1 });
  });
});

describe("G'Kar, who has 2 intrigue more when an intrigue conflict is aimed at him", () => {
  const gkar = character(
    "Citizen",
    { intrigue: 3 },
    {
      race: "narn",
      text: {
        says: "2 more.",
        triggered: [
          {
            on: "conflict-against-you",
            must: true,
            does: "be on his guard",
            effects: [{ verb: "change-ability", which: "this", ability: "intrigue", by: 2, until: "end-of-turn" }],
          },
        ],
      },
    },
  );

  // compendium: G'Kar, 2nd — however he uses it, until the end of the turn
  it("has 5 until the turn ends, in another conflict as well", () => {
    const plotted = conflict("Kidnapping", "intrigue", {
      target: { what: "card", types: ["character"], of: "others" },
    });
    const start = stage({ Raider: { hand: [plotted] }, Narn: { race: "narn", supporting: [gkar] } }, [["Narn", plot]]);
    const begun = passed(
      order(
        {
          ...start,
          round: "conflict",
          tasks: [{ task: "declare", at: 1 }],
          awaiting: [{ id: 1, seat: 0, kind: "declare" }],
        },
        0,
        "declare Kidnapping on Citizen",
      ),
      "declare",
    );
    expect(ability(begun, "Citizen", "intrigue")).toBe(5);
    const joined = says(begun, 1, "support Plot with Citizen using intrigue");
    const own = joined.conflicts.find(({ initiator }) => initiator === 1);
    expect(own?.participants).toHaveLength(1);
    const next = passed(passed(joined, "action", "aftermath", "discard", "buy"), "declare");
    expect(next.turn).toBe(2);
    expect(ability(next, "Citizen", "intrigue")).toBe(3);
  });
});
