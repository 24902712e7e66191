// compendium: the cards by their titles
import { describe, expect, it } from "vitest";
import { type Game, legalActions, viewFor } from "../../../../src/engine/index.ts";
import { sponsorCost } from "../../../../src/engine/rules/costs/cost.ts";
import { abilityOf } from "../../../../src/engine/rules/in-force/ability.ts";
import { powerOf } from "../../../../src/engine/rules/victory/power.ts";
import { by } from "../../rulesets/by.ts";
import {
  arranged,
  at,
  character,
  does,
  inPlay,
  location,
  order,
  passed,
  sentences,
  stage,
  turned,
} from "../../stage.ts";
import { ratings, real } from "../real.ts";

describe("Servants of Order", () => {
  it("give the Minbari with 4 Vorlon marks and 10 influence a power of 12", () => {
    const seated = stage({ You: { race: "minbari", unspent: 10, agenda: real("Servants of Order") }, Rival: {} });
    expect(powerOf(turned(seated, "You's Ambassador", { marks: { vorlon: 4 } }), 0)).toBe(12);
  });

  it("bring your ambassador a Vorlon mark as they are sponsored", () => {
    const seated = stage({ You: { race: "minbari", hand: [real("Servants of Order")] }, Rival: {} });
    const game = order(seated, 0, "sponsor Servants of Order with You's Ambassador");
    expect(game.cards[at(game, "You's Ambassador")]?.play?.marks).toMatchObject({ vorlon: 1 });
  });
});

describe("Support of the Mighty", () => {
  it("counts a single ability of 6, as it is now and not as it is printed, of ready characters of any race", () => {
    const pair = [character("Able", { psi: 6 }), character("Broad", { diplomacy: 3, intrigue: 3 }, { race: "narn" })];
    const game = stage({ You: { agenda: real("Support of the Mighty"), supporting: pair }, Rival: {} });
    expect(powerOf(game, 0)).toBe(5);
    expect(powerOf(turned(game, "Able", { damage: 1 }), 0)).toBe(4);
    expect(powerOf(turned(game, "Able", { rotated: true }), 0)).toBe(4);
  });
});

describe("Peace In Our Time", () => {
  it("counts every 3 influence of Babylon 5 as 1 power", () => {
    const game = stage({ You: { agenda: real("Peace In Our Time") }, Rival: {} });
    const power = (influence: number) =>
      powerOf(
        arranged(game, (work) => {
          work.game.influence = { ...work.game.influence, "babylon-5": influence };
        }),
        0,
      );
    expect([2, 3, 8, 9].map(power)).toEqual([4, 5, 6, 7]);
  });
});

describe("As It Was Meant To Be", () => {
  it("gives no Destiny mark as it is played, and counts characters with one", () => {
    const agenda = real("As It Was Meant To Be");
    const game = order(
      stage({ You: { hand: [agenda] }, Rival: {} }),
      0,
      "sponsor As It Was Meant To Be with You's Ambassador",
    );
    expect(game.cards[at(game, "You's Ambassador")]?.play?.marks.destiny ?? 0).toBe(0);
    expect(powerOf(turned(game, "You's Ambassador", { marks: { destiny: 3 } }), 0)).toBe(5);
  });
});

describe("Total War", () => {
  it("takes 2 diplomacy from your ambassador, and gives no leadership while you are at peace", () => {
    const ambassador = { diplomacy: 4, leadership: 1 };
    const game = stage({ You: { ambassador, agenda: real("Total War") }, Rival: {} });
    const now = (ability: "diplomacy" | "leadership") => abilityOf(game, at(game, "You's Ambassador"), ability);
    expect({ diplomacy: now("diplomacy"), leadership: now("leadership") }).toEqual({ diplomacy: 2, leadership: 1 });
  });
});

describe("Defense in Depth", () => {
  const depth = real("Defense in Depth");
  const places = [
    location("Own Moon", { race: "centauri", abilities: { military: 2 } }),
    location("Seized Moon", { race: "narn", abilities: { military: 3 } }),
  ];
  const rating = (game: ReturnType<typeof stage>) => viewFor(game, "public").seats[0]?.rating;
  const seated = stage({ You: { race: "centauri", unspent: 9, hand: [depth], supporting: places }, Rival: {} });
  const game = order(seated, 0, "sponsor Defense in Depth with You's Ambassador");

  it("gives each location that you control +5 military, whatever its race", () => {
    const military = (title: string) => abilityOf(game, at(game, title), "military");
    expect({ ownMoon: military("Own Moon"), seizedMoon: military("Seized Moon") }).toEqual({
      ownMoon: 7,
      seizedMoon: 8,
    });
  });

  it("raises your rating by 1 for each location of your race, which counts as power", () => {
    expect({ seated: rating(seated), game: rating(game) }).toEqual({ seated: 9, game: 10 });
    expect(powerOf(game, 0)).toBe(10);
  });

  it("gives 1 more influence as soon as a location is played", () => {
    const colony = location("New Colony", { race: "centauri", cost: 1 });
    const start = stage({
      You: { race: "centauri", unspent: 9, agenda: depth, hand: [colony], supporting: [places[0] ?? colony] },
      Rival: {},
    });
    const after = order(start, 0, "sponsor New Colony with You's Ambassador");
    expect(rating(after)).toBe(11);
    expect(after.ratings).toMatchObject([{ by: 2, moved: 2 }]);
    const gone = { verb: "discard-card", which: { card: at(after, "Own Moon") } } as const;
    expect(rating(does(after, { type: "effect", seat: 0, effect: gone, because: "a test" }))).toBe(10);
  });
});

describe("Higher Calling", () => {
  it("counts 1 power for each 2 Destiny marks of your characters", () => {
    const game = stage({ You: { agenda: real("Higher Calling"), supporting: [character("Seer")] }, Rival: {} });
    const marked = turned(turned(game, "Seer", { marks: { destiny: 3 } }), "You's Ambassador", {
      marks: { destiny: 2 },
    });
    expect(powerOf(marked, 0)).toBe(6);
  });
});

describe("Imperialism", () => {
  it("gives your ambassador 2 leadership for as long as it is in play", () => {
    const game = stage({ You: { ambassador: { leadership: 1 }, agenda: real("Imperialism") }, Rival: {} });
    expect(abilityOf(game, at(game, "You's Ambassador"), "leadership")).toBe(3);
  });

  /** Whoever takes the location, while You has the agenda and acts. */
  const taken = (title: string, who: number) => {
    const game = stage({
      You: { unspent: 6, agenda: real("Imperialism"), supporting: [location("Port")] },
      Rival: { race: "narn", unspent: 6, supporting: [location("Ragesh", { race: "narn" })] },
    });
    const effect = { verb: "conquer", which: { card: at(game, title) }, who: { seat: who } } as const;
    // What is done by hand is answered once the action that was asked for has been taken.
    return order(does(game, { type: "effect", seat: who, because: "a test", effect }), 0, "pass");
  };

  it("brings 2 influence for each location that you capture, and costs 2 for each that is captured from you", () => {
    expect(ratings(taken("Ragesh", 0))).toEqual([8, 6]);
    expect(ratings(taken("Port", 1))).toEqual([4, 6]);
  });

  /** A location of the Narn, with a text, an action and a mark for the ambassador of whoever has it. */
  const mine = location("Ragesh", {
    race: "narn",
    abilities: { military: 4 },
    text: {
      says: "Your characters have +1 diplomacy, your ambassador a Doom mark. Rotate to draw a card.",
      statics: [
        { gives: "ability", ability: "diplomacy", by: 1, to: "your-characters" },
        { gives: "mark", mark: "doom", amount: 1, to: "your-ambassador" },
      ],
      actions: [{ does: "draw a card", effects: [{ verb: "draw", who: "you", amount: 1 }] }],
    },
  });
  const without = { verb: "discard-card" } as const;

  function captured(rules: "engine" | "casual") {
    const game = by(
      rules,
      stage({
        You: { unspent: 6, agenda: real("Imperialism"), supporting: [character("Clerk", { diplomacy: 2 })] },
        Rival: { race: "narn", unspent: 6, supporting: [mine] },
      }),
    );
    const effect = { verb: "conquer", which: { card: at(game, "Ragesh") }, who: { seat: 0 } } as const;
    return does(game, { type: "effect", seat: 0, because: "a test", effect });
  }
  const serves = (game: Game) => ({
    controller: inPlay(game, "Ragesh").controller,
    diplomacy: abilityOf(game, at(game, "Clerk"), "diplomacy"),
    military: abilityOf(game, at(game, "Ragesh"), "military"),
    doom: inPlay(game, "You's Ambassador").marks.doom ?? 0,
    rotates: sentences(game).includes("rotate Ragesh to draw a card"),
  });

  it.each(["engine", "casual"] as const)(
    "lets you use a captured location as your own: its text, its abilities and its actions (%s rules)",
    (rules) => {
      const game = captured(rules);
      expect(serves(game)).toEqual({ controller: 0, diplomacy: 3, military: 4, doom: 1, rotates: true });
      expect(serves(order(game, 0, "rotate Ragesh to draw a card")).rotates).toBe(false);
    },
  );

  it("lets you use it for as long as the agenda is in play and not blanked, and no longer", () => {
    const game = captured("engine");
    const card = at(game, "Imperialism");
    const rests = { controller: null, diplomacy: 2, military: 4, doom: 0, rotates: false };
    const discard = { type: "effect", seat: 0, because: "a test", effect: { ...without, which: { card } } } as const;
    expect(serves(does(game, discard))).toEqual(rests);
    const blank = { verb: "blank", which: { card }, until: "end-of-turn" } as const;
    const blanked = does(game, { type: "effect", seat: 1, because: "Impairment", effect: blank });
    expect(serves(blanked)).toEqual(rests);
    const next = passed(passed(blanked, "action"), "discard", "buy", "aftermath", "sustain", "declare");
    expect(serves(next).controller).toBe(0);
  });

  it("takes over the locations that were captured before it came", () => {
    const plain = stage({
      You: { unspent: 6, hand: [real("Imperialism")], inner: [character("Clerk", { diplomacy: 2 })] },
      Rival: { race: "narn", unspent: 6, supporting: [mine] },
    });
    const effect = { verb: "conquer", which: { card: at(plain, "Ragesh") }, who: { seat: 0 } } as const;
    const game = does(plain, { type: "effect", seat: 0, because: "a test", effect });
    expect(serves(game)).toEqual({ controller: null, diplomacy: 2, military: 4, doom: 0, rotates: false });
    const led = does(game, { type: "sponsor", seat: 0, card: at(game, "Imperialism"), with: at(game, "Clerk") });
    expect(serves(passed(led, "trigger")).controller).toBe(0);
  });

  it("costs no influence as it is discarded", () => {
    const game = taken("Ragesh", 0);
    const effect = { verb: "discard-card", which: { card: at(game, "Imperialism") } } as const;
    const gone = does(game, { type: "effect", seat: 0, because: "a test", effect });
    expect({ ratings: ratings(gone), play: gone.cards[at(gone, "Imperialism")]?.play }).toEqual({
      ratings: [8, 6],
      play: null,
    });
  });
});

/** In the conflict round, with so much influence and this agenda. */
function declaring(title: string, unspent: number) {
  const game = stage({ You: { unspent, agenda: real(title) }, Rival: {} });
  return arranged(game, (work) => {
    work.game.round = "conflict";
    work.game.tasks = [{ task: "declare", at: 1 }];
    work.game.awaiting = [{ id: 9, seat: 0, kind: "declare" }];
  });
}

/** Declared through the agenda as a conflict of this type, and initiated if that can be. */
function initiated(title: string, unspent: number, using = "") {
  const game = order(declaring(title, unspent), 0, `declare ${real(title).title}${using} on Rival`);
  return passed(game, "declare");
}

describe("Knowledge Is Power", () => {
  it("gives your ambassador 2 intrigue in whatever it does", () => {
    const game = stage({ You: { ambassador: { intrigue: 2 }, agenda: real("Knowledge Is Power") }, Rival: {} });
    expect(abilityOf(game, at(game, "You's Ambassador"), "intrigue")).toBe(4);
  });

  it("lets you initiate an intrigue conflict for 7 influence", () => {
    const after = initiated("Knowledge Is Power", 7);
    expect(after.conflicts).toMatchObject([{ type: "intrigue", target: { what: "player", seat: 1 }, through: true }]);
    expect(after.seats[0]).toMatchObject({ unspent: 0, spent: 7 });
    const poor = legalActions(declaring("Knowledge Is Power", 6), 0);
    expect(poor.map(({ sentence }) => sentence)).toEqual(["declare nothing"]);
  });
});

describe("Meddling with Others", () => {
  it("gives your ambassador a Doom mark as it is sponsored", () => {
    const seated = stage({ You: { hand: [real("Meddling with Others")] }, Rival: {} });
    const game = order(seated, 0, "sponsor Meddling with Others with You's Ambassador");
    expect(game.cards[at(game, "You's Ambassador")]?.play?.marks).toMatchObject({ doom: 1 });
  });

  it.each(["intrigue", "diplomacy", "military"])(
    "lets you initiate a conflict of the type %s for 5 influence",
    (type) => {
      const after = initiated("Meddling with Others", 5, ` using ${type}`);
      expect(after.conflicts).toMatchObject([{ type, target: { what: "player", seat: 1 } }]);
      expect(after.seats[0]).toMatchObject({ unspent: 0, spent: 5 });
    },
  );

  it.each([
    { type: "intrigue", unrest: 1, influence: 0 },
    { type: "diplomacy", unrest: 0, influence: 1 },
  ])("raises the target’s unrest or takes 1 influence where it is won: $type", ({ type, unrest, influence }) => {
    const before = initiated("Meddling with Others", 5, ` using ${type}`);
    const supported = order(before, 0, `support Meddling with Others with You's Ambassador using ${type}`);
    const after = passed(supported, "action", "aftermath");
    expect(after.seats[1]?.unrest).toBe((before.seats[1]?.unrest ?? 0) + unrest);
    const rating = (game: typeof after) => viewFor(game, "public").seats[1]?.rating ?? 0;
    expect(rating(after)).toBe(rating(before) - influence);
  });
});

describe("Leading the Races", () => {
  const leading = real("Leading the Races");

  it("makes characters 1 cheaper for each Destiny mark on your ambassador, and nothing else", () => {
    const seated = stage({
      You: { race: "human", agenda: leading, supporting: [character("Seer")] },
      Rival: { race: "narn" },
    });
    const game = turned(turned(seated, "You's Ambassador", { marks: { destiny: 2 } }), "Seer", {
      marks: { destiny: 1 },
    });
    expect(sponsorCost(game, 0, character("Clerk", {}, { cost: 5 }))).toMatchObject({ total: 3 });
    expect(sponsorCost(game, 0, location("Moon", { cost: 5 }))).toMatchObject({ total: 5 });
  });

  it("counts the races of your inner circle, all neutral characters as one and all Non-Aligned ones as one", () => {
    const circle = [
      character("Clerk", {}, { race: "neutral" }),
      character("Scribe", {}, { race: "neutral" }),
      character("Drazi", {}, { race: "non-aligned", species: "Drazi" }),
      character("Gaim", {}, { race: "non-aligned", species: "Gaim" }),
      character("Officer", {}, { race: "human" }),
    ];
    const outside = [character("Refugee", {}, { race: "narn" })];
    const game = stage({
      You: { race: "human", agenda: leading, inner: circle, supporting: outside },
      Rival: { race: "narn" },
    });
    expect(powerOf(game, 0)).toBe(4 + 3);
  });
});

describe("Strength In Adversity", () => {
  it("supports or opposes a conflict by as much as the highest rating is above yours", () => {
    const adversity = real("Strength In Adversity");
    const game = arranged(
      stage({ You: { unspent: 4, agenda: adversity }, Rival: { unspent: 11 } }, [["Rival", real("Hate Crime")]]),
      () => {},
    );
    const sentence = legalActions(game, 0).find(({ sentence }) => / to oppose a conflict /u.test(sentence))?.sentence;
    const after = order(game, 0, sentence ?? "rotate it");
    expect(after.conflicts[0]?.added).toMatchObject([{ to: "opposition", amount: 7 }]);
  });
});
