// engine: Influence and Influence Rating; War Conflicts; Attack a Conflict Participant; Elimination from the game; glossary:
// Transfer, Convert. compendium: War; Location Cards — positions that hang on two rules at once
import { describe, expect, it } from "vitest";
import type { Action, CardFacts, Effect, Game } from "../../../src/engine/index.ts";
import { apply } from "../../../src/engine/index.ts";
import { factionMarks } from "../../../src/engine/rules/in-force/marks.ts";
import { powerOf } from "../../../src/engine/rules/victory/power.ts";
import { seatOf } from "../../../src/engine/state/lookup.ts";
import { hand, isDone, officer, rating, says, turnOf, which } from "../at-the-table.ts";
import { by } from "../rulesets/by.ts";
import {
  agenda,
  arranged,
  at,
  byHand,
  character,
  conflict,
  declaring,
  does,
  event,
  fleet,
  group,
  happens,
  inPlay,
  invented,
  location,
  passed,
  refused,
  stage,
} from "../stage.ts";

const war = (game: Game, from: number, toward: number) =>
  hand(game, { verb: "start-state", state: "war", from: { seat: from }, toward: { seat: toward } });
const peace = (game: Game, from: number, toward: number) =>
  hand(game, { verb: "end-state", state: "war", from: { seat: from }, toward: { seat: toward } });

describe("A card that changes the influence rating while it is in play", () => {
  const giving = (amount: number) =>
    group("Office", { text: { says: "Rating.", statics: [{ gives: "rating", by: amount }] } });

  // engine: Influence and Influence Rating — never below 3
  it("takes nothing along where its influence has been lost down to 3", () => {
    const start = does(stage({ You: { unspent: 3, supporting: [giving(1)] }, Rival: {} }), { type: "pass", seat: 0 });
    expect(rating(start, 0)).toBe(4);
    const lost = hand(start, { verb: "lose-influence", who: { seat: 0 }, amount: 2 });
    expect(rating(lost, 0)).toBe(3);
    expect(rating(hand(lost, { verb: "discard-card", which: which(lost, "Office") }), 0)).toBe(3);
  });

  it("takes less than it says at 3, and gives back no more than it took", () => {
    const start = does(stage({ You: { unspent: 4, supporting: [giving(-2)] }, Rival: {} }), { type: "pass", seat: 0 });
    const gained = hand(start, { verb: "gain-influence", who: { seat: 0 }, amount: 1 });
    expect({ before: rating(start, 0), gained: rating(gained, 0) }).toEqual({ before: 3, gained: 4 });
    expect(rating(hand(gained, { verb: "discard-card", which: which(gained, "Office") }), 0)).toBe(5);
  });

  // engine: Rotate to Build Influence; compendium: Building Influence — temporary influence does not count
  it("keeps from building at 10 with it, as influence for the turn does not", () => {
    const builds = (game: Game, seat: number): Action => ({ type: "build", seat, with: at(game, "You's Ambassador") });
    const at10 = does(stage({ Rival: {}, You: { unspent: 9, supporting: [giving(1)] } }), { type: "pass", seat: 0 });
    expect(refused(at10, builds(at10, 1))).toMatchObject({ code: "rating-too-high-to-build", facts: { rating: 10 } });
    const rich = hand(stage({ You: { unspent: 9 }, Rival: {} }), {
      verb: "add-influence",
      who: { seat: 0 },
      amount: 3,
    });
    expect(isDone(rich, builds(rich, 0))).toBe(true);
  });
});

describe("Whoever cannot gain influence this turn", () => {
  const blocked = () => hand(stage({ A: { unspent: 6 }, B: { unspent: 6 } }), { verb: "bar-gains", who: { seat: 0 } });
  const transfer: Effect = { verb: "transfer-influence", from: { seat: 1 }, to: { seat: 0 }, amount: 2 };

  // engine: Rotate to Build Influence — no gain
  it("may build", () => {
    const build: Action = { type: "build", seat: 0, with: at(blocked(), "A's Ambassador") };
    for (const rules of ["engine", "casual"] as const) expect(rating(does(by(rules, blocked()), build), 0)).toBe(7);
  });

  // engine: Transferring Influence — no gain and no loss; rulebook: Transfer — the one loses and the other gains
  it("is given influence by a transfer; by the published rules the giver loses it for nothing", () => {
    const ratings = (game: Game) => [rating(hand(game, transfer), 0), rating(hand(game, transfer), 1)];
    expect(ratings(blocked())).toEqual([8, 4]);
    expect(ratings(by("casual", blocked()))).toEqual([6, 4]);
  });
});

describe("Influence that a conflict transfers", () => {
  const port = location("Port", {
    text: {
      says: "1 power.",
      triggered: [
        {
          on: "you-gain-by-conflict",
          must: true,
          does: "gain 1 power",
          effects: [{ verb: "gain-power", who: "you", amount: 1 }],
        },
      ],
    },
  });
  const extort = conflict("Extort", "diplomacy", {
    target: { what: "player", of: "others" },
    conflict: {
      form: "opposable",
      won: [{ effects: [{ verb: "transfer-influence", from: "target", to: "you", amount: 1 }] }],
    },
  });

  // engine: Transferring Influence — what answers gains is not triggered; rulebook: Transfer
  it("is no gain by a conflict, and is one by the published rules", () => {
    const start = arranged(
      stage({ A: { supporting: [port, officer("Clerk")] }, B: { unspent: 6 } }, [["A", extort]]),
      (work) => {
        work.game.conflicts = work.game.conflicts.map((one) => ({ ...one, target: { what: "player", seat: 1 } }));
      },
    );
    const powerBy = (rules: "engine" | "casual") => {
      const done = passed(says(by(rules, start), 0, "support Extort with Clerk using diplomacy"), "action");
      expect({ first: rating(done, 0), second: rating(done, 1) }).toEqual({ first: 5, second: 5 });
      return seatOf(done, 0).rawPower;
    };
    expect({ engine: powerBy("engine"), casual: powerBy("casual") }).toEqual({ engine: 0, casual: 1 });
  });
});

describe("A card with several bonuses of power", () => {
  const power = (amount: number) => ({ gives: "power" as const, by: amount });
  const cards = () =>
    stage({
      A: { supporting: [group("Guild", { text: { says: "Power.", statics: [power(4), power(4)] } })] },
      B: { agenda: agenda("Aim", { says: "Power.", major: true, statics: [power(7), power(7), power(-9)] }) },
    });

  // engine: Power Bonuses — no single card more than 5, a major agenda 10
  it("counts for 5 in all, a major agenda for 10 at most; by the published rules for all of it", () => {
    expect({ first: powerOf(cards(), 0), second: powerOf(cards(), 1) }).toEqual({ first: 4 + 5, second: 4 + 5 });
    const casual = by("casual", cards());
    expect({ first: powerOf(casual, 0), second: powerOf(casual, 1) }).toEqual({ first: 4 + 8, second: 4 + 5 });
  });
});

describe("A conquered homeworld", () => {
  const home = (title: string) => location(title, { race: "narn", keywords: ["Homeworld"] });
  const taken = () => {
    const start = stage({
      Londo: { race: "centauri" },
      "G'Kar": { race: "narn", supporting: [home("Narn")], hand: [home("New Narn")], unspent: 9 },
      Third: {},
    });
    return hand(start, { verb: "conquer", which: which(start, "Narn"), who: { seat: 0 } });
  };

  // engine: Location Cards — one homeworld of a race in play
  it("still keeps another one of its race out", () => {
    const game = turnOf(taken(), 1);
    const sponsor = {
      type: "sponsor",
      seat: 1,
      card: at(game, "New Narn"),
      with: at(game, "G'Kar's Ambassador"),
    } as const;
    expect(refused(game, sponsor)).toMatchObject({ code: "homeworld-in-play", rule: "homeworlds" });
  });

  // engine: Elimination from the game
  it("goes to its owner's discard pile where its conqueror leaves, and out of the game with its owner", () => {
    const without = does(taken(), { type: "concede", seat: 0 });
    expect(seatOf(without, 1).discard).toContain(at(without, "Narn"));
    const alone = does(taken(), { type: "concede", seat: 1 });
    expect(alone.cards[at(alone, "Narn")]?.zone).toBe("removed");
  });
});

describe("A war conflict on a location", () => {
  const ragesh = () => location("Ragesh", { race: "narn", abilities: { military: 2 } });
  const start = () =>
    declaring(
      war(
        stage({
          Londo: { race: "centauri", supporting: [fleet("Purple Fleet", 5)] },
          "G'Kar": { race: "narn", supporting: [ragesh()] },
        }),
        0,
        1,
      ),
    );
  const declared = (game: Game) =>
    does(game, { type: "declare-war", seat: 0, enemy: 1, target: { what: "card", card: at(game, "Ragesh") } });
  const supported = () =>
    says(passed(declared(start()), "declare"), 0, "support War over Ragesh with Purple Fleet using military");

  // compendium: War — "If a war Conflict has been initiated and the war stops that turn"
  it("takes it though peace has come after it was initiated, and is not initiated where peace came before", () => {
    const late = passed(peace(supported(), 0, 1), "action");
    expect(inPlay(late, "Ragesh").faction).toBe(0);
    const early = passed(peace(declared(start()), 0, 1), "declare", "initiate");
    expect(early).toMatchObject({ round: "action", conflicts: [] });
  });

  // compendium: Location Cards — it is captured, and then discarded like any other neutralized supporting card
  it("takes one that has been neutralized, which goes to its owner's discard pile in the draw round", () => {
    const down = hand(supported(), { verb: "neutralize", which: which(supported(), "Ragesh") });
    const last = turnOf(down, 1);
    const first = does(last, { type: "pass", seat: 1 });
    const { game, events } = happens(first, { type: "pass", seat: 0 });
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(["conquered", "discarded"]));
    expect(seatOf(game, 1).discard).toContain(at(game, "Ragesh"));
  });

  // engine: Attack a Conflict Participant; quickstart: The Action Round — a location can not be attacked
  it("has the location attacked by a fleet where it opposes, and not by quickstart rules", () => {
    const attacked = (rules: "engine" | "casual" | "quickstart") => {
      const open = passed(declared(start()), "declare");
      const game = by(rules, turnOf(says(open, 1, "oppose War over Ragesh with Ragesh using military"), 0));
      const attack = {
        conflict: game.conflicts[0]?.id ?? -1,
        against: at(game, "Ragesh"),
        with: at(game, "Purple Fleet"),
      };
      const result = apply(game, { type: "attack", seat: 0, ...attack });
      return result.ok ? inPlay(result.game, "Ragesh").neutralized : result.refusal.code;
    };
    expect({
      engine: attacked("engine"),
      casual: attacked("casual"),
      quickstart: attacked("quickstart"),
    }).toEqual({ engine: true, casual: true, quickstart: "attack-other-type" });
  });
});

describe("A card of another faction that you control", () => {
  // engine: Attack a Conflict Participant — not a card in your own faction; Factions and Control
  it("may be attacked by you as it takes part, and not by its own faction", () => {
    const start = stage(
      { You: { supporting: [officer("Mine")] }, Rival: { supporting: [officer("Spy"), officer("Guard")] } },
      [["You", conflict("Parley", "diplomacy")]],
    );
    const lent = hand(start, {
      verb: "take-control",
      which: which(start, "Spy"),
      who: { seat: 0 },
      until: "end-of-turn",
    });
    const game = says(lent, 0, "support Parley with Spy using diplomacy");
    const attack = (now: Game, seat: number, title: string): Action => ({
      type: "attack",
      seat,
      conflict: 1,
      against: at(now, "Spy"),
      with: at(now, title),
    });
    expect(refused(game, attack(game, 1, "Guard")).code).toBe("attack-own-faction");
    const later = turnOf(game, 0);
    expect(inPlay(does(later, attack(later, 0, "Mine")), "Spy").neutralized).toBe(true);
  });
});

describe("A faction's only Vorlon mark", () => {
  // engine glossary: Convert; Allergic Cards and Marks
  it("may become a Shadow mark, and one of two may not", () => {
    const start = (vorlon: number) =>
      stage({ You: { supporting: [officer("Clerk", { marks: { vorlon } })] }, Rival: {} });
    const convert = (game: Game) =>
      byHand({ verb: "convert-mark", which: which(game, "Clerk"), mark: "vorlon", into: "shadow", amount: 1 });
    const one = does(start(1), convert(start(1)));
    expect(factionMarks(one, 0, "vorlon")).toBe(0);
    expect(factionMarks(one, 0, "shadow")).toBe(1);
    expect(refused(start(2), convert(start(2)))).toMatchObject({
      code: "nothing-to-change",
      facts: { reason: "mark-ignored" },
    });
  });
});

describe("A Corporate faction that has turned Drakh", () => {
  // engine: Corporate Rule 5; Drakh Rule 3 — its race remains what it was
  it("still applies its 3 for cards of its race, and none for Drakh cards", () => {
    const drakh = (title: string, more: Partial<CardFacts> = {}) =>
      character(title, { diplomacy: 2 }, { race: "drakh", cost: 2, ...more });
    const cards = [
      drakh("Emissary", { ambassador: "drakh", cost: 5 }),
      drakh("Servant"),
      officer("Vir", { race: "centauri" }),
    ];
    const start = arranged(stage({ You: { race: "centauri", unspent: 20, hand: cards }, Rival: {} }), (work) => {
      const own = work.seats[0];
      if (own) work.seats[0] = { ...own, faction: "corporate" };
    });
    const sponsors = (game: Game, title: string, sponsor: string) => {
      const ready = turnOf(game, 0);
      return does(ready, { type: "sponsor", seat: 0, card: at(ready, title), with: at(ready, sponsor) });
    };
    const turned = sponsors(start, "Emissary", "You's Ambassador");
    expect(seatOf(turned, 0)).toMatchObject({ drakh: true, spent: 5 });
    const second = sponsors(turned, "Servant", "Emissary");
    expect(seatOf(second, 0).spent).toBe(5 + 2);
    const again = hand(second, { verb: "ready", which: which(second, "You's Ambassador") });
    expect(seatOf(sponsors(again, "Vir", "You's Ambassador"), 0).spent).toBe(5 + 2 + 2 + 3);
  });
});

describe("Aftermaths of a conflict whose initiator leaves meanwhile", () => {
  // engine: Aftermath play conditions; Elimination from the game — it has resolved, and is not cancelled any more
  it("may still be played on participants of others", () => {
    const scar = invented("aftermath", "Scar", {
      text: {
        says: "Scarred.",
        aftermath: { participant: true, discardAfterPlay: false },
        target: { what: "card", types: ["character"], of: "any", participant: true },
        effects: [],
      },
    });
    const start = stage(
      { A: { supporting: [officer("Clerk")] }, B: { hand: [scar], supporting: [officer("Guard")] }, C: {} },
      [["A", conflict("Talks", "diplomacy")]],
    );
    const both = says(
      says(start, 0, "support Talks with Clerk using diplomacy"),
      1,
      "oppose Talks with Guard using diplomacy",
    );
    const left = does(passed(both, "action"), { type: "concede", seat: 0 });
    const guard = { what: "card", card: at(left, "Guard") } as const;
    const played = does(left, { type: "aftermath", seat: 1, card: at(left, "Scar"), target: guard });
    expect(inPlay(played, "Scar").host).toBe(guard.card);
  });
});

describe("An action round of ten", () => {
  // engine: The Action Round — all have to pass in a row
  it("ends as ten have passed in a row, and begins to be counted anew as the tenth acts", () => {
    const races = ["centauri", "human", "minbari", "narn", "non-aligned"] as const;
    const seats = Object.fromEntries(
      Array.from({ length: 10 }, (_, at) => [
        `P${at}`,
        {
          race: races[at % 5] ?? "non-aligned",
          faction: at < 5 || at === 9 ? ("babylon-project" as const) : ("home" as const),
        },
      ]),
    );
    let game = stage(seats);
    for (let seat = 0; seat < 9; seat++) game = does(game, { type: "pass", seat });
    game = does(game, { type: "build", seat: 9, with: at(game, "P9's Ambassador") });
    for (let seat = 0; seat < 9; seat++) game = does(game, { type: "pass", seat });
    expect(game.awaiting).toMatchObject([{ kind: "action", seat: 9 }]);
    expect(does(game, { type: "pass", seat: 9 }).round).not.toBe("action");
  });
});

describe("A faction that has fetched a card of the Alliance", () => {
  // rulebook: The Interstellar Alliance — it forfeits its ability to draw cards in that draw phase
  it("buys no cards in that turn either", () => {
    const subsidy = event("Subsidy", { says: "Nothing." }, { keywords: ["ISA"] });
    const start = arranged(stage({ You: { unspent: 9, reserve: [subsidy] }, Rival: { unspent: 9 } }), (work) => {
      work.game.isa = { founder: 1, members: [1] };
    });
    const buyers = (game: Game) =>
      passed(game, "action", "discard").awaiting.flatMap(({ kind, seat }) => (kind === "buy" ? [seat] : []));
    expect(buyers(start)).toEqual([0, 1]);
    expect(buyers(does(start, { type: "fetch", seat: 0, card: at(start, "Subsidy") }))).toEqual([1]);
  });
});
