// Positions made up from the chapters of the sources: costs, taking part, and victory
import { describe, expect, it } from "vitest";
import type { BaseRules, CardFacts, Effect } from "../../../src/engine/index.ts";
import { checkVictory } from "../../../src/engine/rules/victory/victory.ts";
import {
  hand,
  nextActions,
  offers,
  officer,
  plot,
  rating,
  ratings,
  resolution,
  says,
  spare,
  talks,
  tally,
  which,
  zone,
} from "../at-the-table.ts";
import {
  agenda,
  arranged,
  at,
  character,
  conflict,
  declaring,
  does,
  event,
  fleet,
  group,
  inPlay,
  order,
  passed,
  type SeatStage,
  stage,
  turned,
} from "../stage.ts";

const power = (total: number, more: SeatStage = {}): SeatStage => ({ unspent: 3, rawPower: total - 3, ...more });
const war: Effect = { verb: "start-state", state: "war", from: { seat: 0 }, toward: { seat: 1 } };

describe("What something costs", () => {
  const cheaper = (title: string, by: number) =>
    group(title, { text: { says: "Cost.", statics: [{ gives: "sponsor-cost", types: ["character"], by }] } });

  // engine: Cost; quickstart: never below 0
  it("is nothing for a character of 4 with 2 and 3 less and 1 more", () => {
    const start = stage({
      You: {
        supporting: [cheaper("Thrift", -2), cheaper("Barter", -3), cheaper("Tolls", 1)],
        hand: [character("Clerk", {}, { cost: 4 })],
      },
      Rival: {},
    });
    expect(says(start, 0, "sponsor Clerk with You's Ambassador").seats[0]).toMatchObject({ spent: 0 });
  });

  // engine: Ambassador's Assistant; glossary: Discount
  it("is 2 for a character of 5 whom an event makes 2 and an assistant 1 cheaper", () => {
    const sale = event("Sale", {
      says: "-2.",
      effects: [{ verb: "discount", who: "you", types: ["character"], amount: 2 }],
    });
    const start = stage({
      You: {
        race: "centauri",
        supporting: [character("Vir", {}, { race: "centauri", keywords: ["Ambassador's Assistant"] })],
        hand: [sale, character("Clerk", {}, { cost: 5 })],
      },
      Rival: {},
    });
    const ready = says(says(start, 0, "play Sale"), 0, "rotate Vir to assist sponsoring");
    expect(says(ready, 0, "sponsor Clerk with You's Ambassador").seats[0]).toMatchObject({ spent: 2 });
  });

  // engine: Influence Rating — what a card raises it by while it is in play
  it("does not keep what a card gave on top of a rating that has been lost down to 3", () => {
    const lord = character("Statesman", {}, { cost: 1, text: { says: "+2.", statics: [{ gives: "rating", by: 2 }] } });
    const start = stage({ You: { unspent: 5, hand: [lord] }, Rival: {} });
    const lost = hand(start, { verb: "lose-influence", who: { seat: 0 }, amount: 9 });
    expect(rating(lost, 0)).toBe(3);
    const came = says(lost, 0, "sponsor Statesman with You's Ambassador");
    expect(rating(came, 0)).toBe(5);
    expect(rating(hand(came, { verb: "discard-card", which: which(came, "Statesman") }), 0)).toBe(3);
  });

  // engine: Repair
  it("to repair is 1 a point, for a ready fleet alone, which rotates", () => {
    const start = turned(stage({ You: { supporting: [fleet("Wing", 4), fleet("Idle", 4)] }, Rival: {} }), "Wing", {
      damage: 2,
    });
    const done = says(start, 0, "repair Wing by 2");
    expect(done.seats[0]).toMatchObject({ spent: 2 });
    expect(inPlay(done, "Wing")).toMatchObject({ damage: 0, rotated: true });
    expect(offers(turned(start, "Wing", { rotated: true }), 0, /^repair/)).toEqual([]);
  });
});

describe("Taking part", () => {
  // engine: Conflict Cards, Abilities
  it("in a leadership conflict is for characters, and no fleet has leadership", () => {
    const contest = conflict("Contest", "leadership");
    const start = stage({ You: { supporting: [officer("Captain"), fleet("Wing", 4)] }, Rival: {} }, [["You", contest]]);
    expect(offers(start, 0, /^support Contest/)).toEqual([
      "support Contest with You's Ambassador using leadership",
      "support Contest with Captain using leadership",
    ]);
  });

  // engine: Additional conflicts; War Conflicts — the war is the conflict of the turn
  it("through a card's additional conflict goes beside a war conflict of the same player", () => {
    const bureau = group("Bureau", {
      text: { says: "Psi.", initiates: [{ type: "psi", additional: true, conflict: { form: "opposable" } }] },
    });
    const start = hand(stage({ You: { supporting: [bureau] }, Rival: { race: "narn" } }), war);
    const both = order(order(declaring(start), 0, "declare Bureau"), 0, "declare war on Rival");
    expect(passed(both, "declare").conflicts.map(({ type }) => type)).toEqual(["psi", "military"]);
  });

  // engine: Participating in conflicts
  it("in two conflicts counts in both for a supporter who was readied between", () => {
    const start = stage({ You: { supporting: [character("Aide", { diplomacy: 3 })] }, Rival: {} }, [
      ["You", talks],
      ["Rival", conflict("Parley", "diplomacy")],
    ]);
    const first = says(start, 0, "support Talks with Aide using diplomacy");
    const readied = hand(first, { verb: "ready", which: which(first, "Aide") });
    const both = says(readied, 0, "support Parley with Aide using diplomacy");
    expect(both.conflicts.map(({ participants }) => participants.map(({ card }) => card))).toEqual([
      [at(both, "Aide")],
      [at(both, "Aide")],
    ]);
  });

  // compendium: Participants, 1st; engine glossary: Uncontested
  it("ends for an opponent who is replaced, which leaves the conflict uncontested, and not for one who is neutralized", () => {
    const heir = character(
      "Heir",
      { diplomacy: 9 },
      {
        text: { says: "Replaces Spy.", replaces: { how: "may", target: { what: "card", of: "you", title: "Spy" } } },
      },
    );
    const start = stage(
      {
        You: { supporting: [character("Aide", { diplomacy: 3 })] },
        Rival: { hand: [heir], supporting: [character("Spy", { diplomacy: 1 })] },
      },
      [["You", talks]],
    );
    const mine = says(start, 0, "support Talks with Aide using diplomacy");
    const opposed = says(mine, 1, "oppose Talks with Spy using diplomacy");
    expect(resolution(says(opposed, 1, "replace Spy with Heir"))).toMatchObject({ won: true, uncontested: true });
    const down = hand(opposed, { verb: "neutralize", which: which(opposed, "Spy") });
    expect(resolution(down)).toMatchObject({ won: true, opposition: 0, uncontested: false });
  });

  // engine: Ambassador's Assistant; glossary: Sustain — only a card that stands rotated goes on helping
  it("of an ambassador is helped no more by an assistant who is neutralized", () => {
    const vir = character("Vir", { diplomacy: 1 }, { race: "centauri", keywords: ["Ambassador's Assistant"] });
    const start = stage({ You: { race: "centauri", ambassador: { diplomacy: 4 }, supporting: [vir] }, Rival: {} }, [
      ["You", talks],
    ]);
    const joined = says(
      says(start, 0, "support Talks with You's Ambassador using diplomacy"),
      0,
      "rotate Vir to assist",
    );
    expect(tally(joined)).toMatchObject({ support: 5 });
    expect(tally(hand(joined, { verb: "neutralize", which: which(joined, "Vir") }))).toMatchObject({ support: 4 });
  });

  // engine: Inner Circle; Promote
  it("in sponsoring is for a character at once who was promoted this turn", () => {
    const start = stage({
      You: {
        unspent: 9,
        supporting: [character("Aide", {}, { cost: 1 })],
        hand: [character("Clerk", {}, { cost: 1 })],
      },
      Rival: {},
    });
    const promoted = says(start, 0, "promote Aide with You's Ambassador");
    expect(offers(promoted, 0, /^sponsor/)).toEqual(["sponsor Clerk with Aide"]);
  });

  // engine: Resolving Attacks — damage lowers what the target deals back
  it("by a second attack meets a target that deals back less by the damage of the first", () => {
    const start = stage(
      {
        You: { supporting: [character("First", { intrigue: 1 }), character("Second", { intrigue: 3 })] },
        Rival: { supporting: [character("Spy", { intrigue: 4 })] },
      },
      [["Rival", plot]],
    );
    const joined = says(start, 1, "support Plot with Spy using intrigue");
    const one = says(joined, 0, "attack Spy with First in Plot");
    expect({ spyDamage: inPlay(one, "Spy").damage, firstNeutralized: inPlay(one, "First").neutralized }).toEqual({
      spyDamage: 1,
      firstNeutralized: true,
    });
    expect(tally(one)).toMatchObject({ support: 3 });
    const two = says(one, 0, "attack Spy with Second in Plot");
    expect(inPlay(two, "Spy")).toMatchObject({ neutralized: true });
    expect(inPlay(two, "Second")).toMatchObject({ neutralized: true, severe: 0 });
  });

  // engine: Resolve Current Conflict; Won — support that an effect adds counts as any
  it("is over for a neutralized supporter, and support that an effect has added wins", () => {
    const start = stage({ You: { supporting: [character("Aide", { diplomacy: 3 })] }, Rival: {} }, [["You", talks]]);
    const joined = says(start, 0, "support Talks with Aide using diplomacy");
    const down = hand(joined, { verb: "neutralize", which: which(joined, "Aide") });
    expect(resolution(down)).toMatchObject({ won: false });
    expect(resolution(hand(down, { verb: "add-support", amount: 1, conflict: 1 }))).toMatchObject({
      won: true,
      margin: 1,
    });
  });

  // compendium: Arrest Dissidents; Double, etc., 1st — a conflict doubles what its leader makes of the fleet
  it("with a fleet whose military a conflict doubles counts its leader's leadership twice, by the published rules", () => {
    const effects = [
      { verb: "multiply-ability", which: "participants", ability: "military", times: "double", until: "conflict" },
    ] as const;
    const arrest = conflict("Arrest", "military", { conflict: { form: "opposable", resolution: [...effects] } });
    const start = stage(
      { You: { supporting: [fleet("Wing", 4), character("Captain", { leadership: 3 })] }, Rival: {} },
      [["You", arrest]],
    );
    const support = (rules: BaseRules) => {
      const game = says(
        says({ ...start, rules }, 0, "support Arrest with Wing using military"),
        0,
        "lead Wing with Captain",
      );
      return resolution(game);
    };
    expect(support("casual")).toMatchObject({ support: 14 });
    // engine: Modifying abilities — there multiplying comes before what is added.
    expect(support("engine")).toMatchObject({ support: 11 });
  });
});

describe("Victory at the end of a turn", () => {
  const major = agenda("Total War", { says: "Major.", major: true });
  const won = (...seats: SeatStage[]) =>
    checkVictory(stage(Object.fromEntries(seats.map((one, index) => [`P${index}`, one]))));

  // engine: Standard Victory — more power than any other player
  it("is nobody's where who leads has a major agenda, or where two lead with 30", () => {
    expect(won(power(22, { agenda: major }), power(21))).toBeNull();
    expect(won(power(30), power(30), power(5))).toBeNull();
  });

  // engine: Major Victory — 20, and 10 more than each other
  it("is a major one with 25 against 15, and a standard one with 24", () => {
    expect(won(power(25), power(15))).toMatchObject({ victory: "major", winners: [0] });
    expect(won(power(24), power(15))).toMatchObject({ victory: "standard", winners: [0] });
  });

  // engine: Reducing Power Needed to Win
  it("is shared by two with 16 who need 5 less, though a third has 17", () => {
    const less = (title: string): CardFacts =>
      group(title, { text: { says: "Less.", statics: [{ gives: "less-power", by: 5 }] } });
    expect(
      won(power(16, { supporting: [less("One")] }), power(16, { supporting: [less("Two")] }), power(17)),
    ).toMatchObject({ winners: [0, 1] });
  });

  // engine: The Shadow War — begins at once, and bars standard victories
  it("is no standard one in the turn in which the Shadows reach 20, and may be a major one", () => {
    const at20 = (total: number, other: number) =>
      passed(
        hand(stage({ You: power(total, { deck: spare("Y") }), Rival: power(other, { deck: spare("R") }) }), {
          verb: "gain-influence",
          who: "shadows",
          amount: 16,
        }),
        "action",
        "discard",
        "buy",
      ).result;
    expect(at20(21, 15)).toBeNull();
    expect(at20(30, 10)).toMatchObject({ victory: "major", winners: [0] });
  });

  // engine: Draw Round, 1st step — before victory is checked
  it("misses the power of a supporting card that lies neutralized", () => {
    const chief = character("Chief", {}, { text: { says: "+2.", statics: [{ gives: "power", by: 2 }] } });
    const start = stage({ You: power(18, { supporting: [chief], deck: spare("Y") }), Rival: { deck: spare("R") } });
    expect(passed(start, "action", "discard", "buy").result).toMatchObject({ winners: [0] });
    const down = hand(start, { verb: "neutralize", which: which(start, "Chief") }, 1);
    const next = passed(down, "action", "discard", "buy");
    expect(next.result).toBeNull();
    expect(zone(next, "Chief")).toBe("discard");
  });

  // engine: Influence — applied influence counts still
  it("counts the influence that was applied to buy cards", () => {
    const start = stage({ You: { unspent: 20, deck: spare("Y") }, Rival: { deck: spare("R") } });
    const buying = passed(start, "action", "discard");
    expect(order(buying, 0, "buy 2").result ?? passed(order(buying, 0, "buy 2"), "buy").result).toMatchObject({
      winners: [0],
    });
  });

  // engine: Transfer; Check Victory Conditions
  it("comes by influence that a conflict transfers, and not where both end with as much", () => {
    const tribute = conflict("Tribute", "diplomacy", {
      target: { what: "player", of: "others" },
      conflict: {
        form: "opposable",
        won: [{ effects: [{ verb: "transfer-influence", from: "target", to: "you", amount: 2 }] }],
      },
    });
    const end = (mine: number, theirs: number) => {
      const start = arranged(
        stage({ You: { unspent: mine, deck: spare("Y") }, Rival: { unspent: theirs, deck: spare("R") } }, [
          ["You", tribute],
        ]),
        (work) => {
          work.game.conflicts = work.game.conflicts.map((one) => ({ ...one, target: { what: "player", seat: 1 } }));
        },
      );
      return passed(
        says(start, 0, "support Tribute with You's Ambassador using diplomacy"),
        "action",
        "aftermath",
        "discard",
        "buy",
      ).result;
    };
    expect(end(18, 21)).toMatchObject({ winners: [0] });
    expect(end(18, 22)).toBeNull();
  });

  // engine: Resolution; Elimination — the target is gone, the conflict is won all the same
  it("is not taken from whoever wins a conflict against a player who has left, without that player's loss", () => {
    const blow = conflict("Blow", "diplomacy", {
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
    const start = arranged(stage({ You: {}, Rival: {}, Third: {} }, [["You", blow]]), (work) => {
      work.game.conflicts = work.game.conflicts.map((one) => ({ ...one, target: { what: "player", seat: 1 } }));
    });
    const gone = does(says(start, 0, "support Blow with You's Ambassador using diplomacy"), {
      type: "concede",
      seat: 1,
    });
    expect(resolution(gone)).toMatchObject({ won: true });
    expect(ratings(passed(gone, "action"))[0]).toBe(5);
  });

  // engine: Draw Round — a neutralized supporting fleet is discarded, so nothing repairs it later
  it("finds a neutralized supporting fleet gone", () => {
    const start = turned(
      stage({ You: { supporting: [fleet("Wing", 3)], deck: spare("Y") }, Rival: { deck: spare("R") } }),
      "Wing",
      { neutralized: true },
    );
    expect(offers(start, 0, /^(support|oppose|repair|attack).*Wing/)).toEqual([]);
    expect(zone(nextActions(start), "Wing")).toBe("discard");
  });
});
