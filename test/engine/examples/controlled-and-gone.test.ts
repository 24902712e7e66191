// engine: Factions and Control; Requirements; Elimination from the game; Playing Cards and Card Details; Drakh Rules 3, 5; Psi Corps Faction
import { describe, expect, it } from "vitest";
import { editSeat } from "../../../src/engine/changes/work.ts";
import type { CardFacts, Game } from "../../../src/engine/index.ts";
import { mayWinStandard } from "../../../src/engine/rules/victory/victory.ts";
import { seatOf } from "../../../src/engine/state/lookup.ts";
import { hand, offers, officer, on, resolution, says, talks, turnOf, which } from "../at-the-table.ts";
import {
  agenda,
  arranged,
  at,
  character,
  conflict,
  declaring,
  does,
  enhancement,
  event,
  fleet,
  inPlay,
  invented,
  location,
  order,
  passed,
  type SeatStage,
  sentences,
  stage,
  turned,
} from "../stage.ts";

type Text = NonNullable<CardFacts["text"]>;
const human = { race: "human" } as const;
const titled = (game: Game, title: string) => game.cards.filter(({ facts }) => game.facts[facts]?.title === title);
const control = (game: Game, title: string, seat: number): Game =>
  hand(game, { verb: "take-control", which: which(game, title), who: { seat }, until: "end-of-turn" });
const war = (game: Game, from: number, toward: number): Game =>
  hand(game, { verb: "start-state", state: "war", from: { seat: from }, toward: { seat: toward } });

describe("A card of another faction that you control", () => {
  const levy = (pays: "rotate" | "discard-card") =>
    event("Levy", {
      says: "A fleet pays.",
      pays: [{ pays, types: ["fleet"], amount: 1 }],
      effects: [{ verb: "gain-power", who: "you", amount: 1 }],
    });
  const table = (pays: "rotate" | "discard-card") =>
    control(stage({ You: { hand: [levy(pays)] }, Rival: { supporting: [fleet("Lent", 3)] } }), "Lent", 0);

  // engine: Factions and Control; Advanced Details about playing cards — a card that you control meets a requirement
  it("pays by its rotation or by being discarded, to its owner's pile", () => {
    expect(inPlay(says(table("rotate"), 0, "play Levy"), "Lent").rotated).toBe(true);
    const discarded = says(table("discard-card"), 0, "play Levy");
    expect(seatOf(discarded, 1).discard).toContain(at(discarded, "Lent"));
  });
});

describe("The Psi Corps with one Conspiracy mark", () => {
  const table = (more: SeatStage = {}) =>
    stage({
      Corps: {
        race: "human",
        faction: "psi-corps",
        unspent: 9,
        inner: [character("Reader", {}, { ...human, keywords: ["Psi Corps"], marks: { conspiracy: 1 } })],
        hand: [character("Captain", {}, { ...human, cost: 1 })],
        ...more,
      },
      Rival: { race: "narn", supporting: [character("Na'Toth", {}, { race: "narn" })] },
    });
  const sponsors = (game: Game) => offers(game, 0, /^sponsor Captain with Corps's Ambassador/u).length;

  // engine: Psi Corps Faction — cards that it controls, in whatever faction
  it("sponsors none beside a card of another race that it has taken control of", () => {
    expect(sponsors(table())).toBe(1);
    expect(sponsors(control(table(), "Na'Toth", 0))).toBe(0);
  });

  it("sponsors one while somebody else controls its own", () => {
    const start = table({ supporting: [character("Officer", {}, human)] });
    expect(sponsors(start)).toBe(0);
    expect(sponsors(control(start, "Officer", 1))).toBe(1);
  });
});

describe("The Psi Corps with one Conspiracy mark and a hidden agenda that is loyal to the Humans", () => {
  // engine: Discard, Replace, Sponsor, Hide or Reveal an Agenda — it is not in play, so it is no card that they control
  it("sponsors a Human card still, and none once the agenda is revealed", () => {
    const goal = agenda("Goal", { says: "-" }, human);
    const start = stage({
      Corps: {
        race: "human",
        faction: "psi-corps",
        unspent: 9,
        inner: [
          character("Reader", {}, { ...human, keywords: ["Psi Corps"], marks: { conspiracy: 1 } }),
          character("Other", {}, { ...human, keywords: ["Psi Corps"] }),
        ],
        hand: [goal, character("Captain", {}, { ...human, cost: 1 })],
      },
      Rival: { race: "narn" },
    });
    const hidden = says(start, 0, "hide Goal with Reader");
    expect(offers(hidden, 0, /^sponsor Captain with Other/u)).toHaveLength(1);
    expect(offers(says(hidden, 0, "reveal agenda"), 0, /^sponsor Captain/u)).toEqual([]);
  });
});

describe("Whoever leaves the game", () => {
  const table = () =>
    stage(
      {
        You: { supporting: [character("Aide", { diplomacy: 3 })] },
        Rival: { supporting: [character("Spy", { diplomacy: 2 })] },
        Third: {},
      },
      [["You", talks]],
    );
  const left = (game: Game) => does(game, { type: "concede", seat: 1 });

  // engine: Elimination from the game; Uncontested — as of resolution
  it("contests no conflict any more that nobody else has opposed or attacked in", () => {
    const joined = says(table(), 0, "support Talks with Aide using diplomacy");
    expect(resolution(left(says(joined, 1, "oppose Talks with Spy using diplomacy")))).toMatchObject({
      won: true,
      uncontested: true,
      opposition: 0,
    });
    const struck = says(joined, 1, "attack Aide with Spy in Talks");
    expect(resolution(left(struck))).toMatchObject({ won: true, uncontested: true, support: 1 });
  });

  // engine: Elimination from the game — all cards of that player's, in whatever faction
  it("takes back a card that was moved into another faction, with its support", () => {
    const start = hand(table(), { verb: "move", which: which(table(), "Spy"), to: { seat: 0 } });
    const joined = says(
      says(start, 0, "support Talks with Spy using diplomacy"),
      0,
      "support Talks with Aide using diplomacy",
    );
    const alone = left(joined);
    expect(alone.cards[at(alone, "Spy")]?.play).toBeNull();
    expect(resolution(alone)).toMatchObject({ support: 3 });
  });

  // engine: Allergic Cards and Marks — cut off from the source of a mark
  it("takes along the mark that an enhancement has given to somebody else's card", () => {
    const gift = enhancement("Gift", {
      says: "A Destiny mark.",
      target: { what: "card", types: ["character"], of: "any" },
      statics: [{ gives: "mark", mark: "destiny", amount: 1, to: "host" }],
    });
    const start = on(
      stage({ You: { supporting: [officer("Aide")] }, Rival: { hand: [gift] }, Third: {} }),
      "Gift",
      "Aide",
      1,
    );
    expect(inPlay(start, "Aide").marks).toEqual({ destiny: 1 });
    expect(inPlay(left(start), "Aide").marks).toEqual({});
  });

  // engine: Draw Free Card; Unconditional Surrender; Check Victory Conditions — which comes after
  it("keeps nobody from winning in the same turn: by an empty deck with 25 power beside 20, or by surrender", () => {
    const empty = arranged(stage({ A: { unspent: 20 }, B: { unspent: 25 }, C: {} }), (work) => {
      editSeat(work, 1).deck = [];
    });
    expect(passed(empty, "action", "discard", "buy").result).toMatchObject({ winners: [0], places: [1, 3, 2] });
    const beaten = passed(war(stage({ A: { unspent: 20 }, B: { unspent: 25 }, C: { unspent: 8 } }), 1, 2), "action");
    const given = passed(order(beaten, 1, "surrender to C"), "discard", "buy");
    expect(given.result).toMatchObject({ victory: "standard", winners: [0] });
  });
});

describe("What comes back from a discard pile into play", () => {
  const back = event("Return", {
    says: "A character returns.",
    effects: [{ verb: "take", who: "you", from: "discard", types: ["character"], amount: 1, into: "play" }],
  });

  // engine: Playing Cards and Card Details — removed: no copy ever again; unique: once
  it("is no copy of a limited character of which one was removed, and no unique one", () => {
    const zack = character("Zack", { diplomacy: 1 }, { cost: 1 });
    const start = stage({ You: { hand: [back], supporting: [zack] }, Rival: { hand: [zack] } });
    const fallen = hand(start, { verb: "discard-card", which: which(start, "Zack") });
    const second = says(fallen, 1, "sponsor Zack with Rival's Ambassador");
    const theirs = titled(second, "Zack").find(({ play }) => play)?.id ?? -1;
    const removed = hand(second, { verb: "remove", which: { card: theirs } });
    expect(titled(says(removed, 0, "play Return"), "Zack").filter(({ play }) => play)).toEqual([]);
    const only = stage({ You: { hand: [back], supporting: [officer("Only", { limit: "unique" })] }, Rival: {} });
    const gone = hand(only, { verb: "discard-card", which: which(only, "Only") });
    expect(titled(says(gone, 0, "play Return"), "Only").map(({ zone }) => zone)).toEqual(["discard"]);
  });
});

describe("A person of whom one version was replaced, and so removed", () => {
  // rulebook: Personalities; engine: Replace a Card
  it("may come in another version once the second has gone, and in a copy of the first no more", () => {
    const mollari = (title: string, more: Partial<CardFacts> = {}) =>
      character(title, { diplomacy: 4 }, { personality: "Mollari", cost: 1, ...more });
    const replaces: Text["replaces"] = { how: "must", target: { what: "card", of: "any", title: "Londo" } };
    const londo = mollari("Londo");
    const start = stage({
      You: {
        supporting: [londo],
        hand: [mollari("Lord Mollari", { text: { says: "-", replaces } }), mollari("Prime Minister Mollari")],
      },
      Rival: { hand: [londo] },
    });
    const lord = says(start, 0, "replace Londo with Lord Mollari");
    expect(offers(lord, 0, /^sponsor Prime Minister/u)).toEqual([]);
    const gone = hand(lord, { verb: "discard-card", which: which(lord, "Lord Mollari") });
    expect(offers(gone, 0, /^sponsor Prime Minister/u)).toHaveLength(1);
    expect(offers(gone, 1, /^sponsor Londo/u)).toEqual([]);
  });
});

describe("A fleet of a race that lies in another race's faction", () => {
  // engine: Fleet Cards — limited within its race, whoever has it
  it("keeps a copy of itself from the other faction of its race", () => {
    const first = fleet("First Battle Fleet", 8, { ...human, cost: 2 });
    const start = stage({
      Sinclair: { race: "human", supporting: [first] },
      Clark: { race: "human", faction: "home", unspent: 9, hand: [first] },
      Delenn: { race: "minbari" },
    });
    const moved = hand(start, { verb: "move", which: which(start, "First Battle Fleet"), to: { seat: 2 } });
    expect(inPlay(moved, "First Battle Fleet").faction).toBe(2);
    expect(offers(moved, 1, /^sponsor First/u)).toEqual([]);
  });
});

describe("Two who declare one limited conflict that has lost its only target meanwhile", () => {
  // engine: Conflict Cards — the second goes as it is turned up, before the first finds out
  it("see both copies discarded", () => {
    const trial = conflict(
      "Trial",
      "intrigue",
      { target: { what: "card", types: ["fleet"], of: "others" } },
      { limit: "limited" },
    );
    const start = stage({ A: { hand: [trial] }, B: { hand: [trial] }, C: { supporting: [fleet("Wing", 3)] } });
    let game = declaring(start);
    for (const seat of [0, 1])
      game = order(game, seat, sentences(game, seat).find((one) => one.startsWith("declare Trial")) ?? "");
    const begun = passed(hand(game, { verb: "remove", which: which(game, "Wing") }), "declare");
    expect(begun.conflicts).toEqual([]);
    expect(titled(begun, "Trial").map(({ zone }) => zone)).toEqual(["discard", "discard"]);
  });
});

describe("A Human faction that has turned Drakh", () => {
  const envoy = character("Envoy", { diplomacy: 4 }, { race: "drakh", ambassador: "drakh", cost: 4 });
  const rally = event("Rally", { says: "-", effects: [{ verb: "gain-power", who: "you", amount: 1 }] }, human);
  const table = () => {
    const start = stage({
      Clark: {
        race: "human",
        faction: "home",
        unspent: 12,
        hand: [envoy, rally, character("Drifter", {}, { cost: 1 }), character("Officer", {}, { ...human, cost: 1 })],
      },
      Sinclair: { race: "human" },
      "G'Kar": { race: "narn" },
    });
    return turnOf(order(start, 0, "sponsor Envoy with Clark's Ambassador"), 0);
  };

  // engine: War in Dual Race Games; Drakh Rule 3 — its race is what it was, and its Drakh ambassador rotates
  it("joins the war of the other Human faction by its Drakh ambassador's rotation", () => {
    const joined = says(war(table(), 1, 2), 0, "join the war against G'Kar");
    expect(inPlay(joined, "Envoy").rotated).toBe(true);
  });

  // engine: Drakh Rules 3 and 5
  it("plays Human events, has its Drakh sponsor neutral characters alone, and its former ambassador Human ones", () => {
    const start = table();
    expect(offers(start, 0, /^play Rally/u)).toHaveLength(1);
    expect(offers(start, 0, /^sponsor .* with Envoy/u)).toEqual(["sponsor Drifter with Envoy"]);
    const readied = turned(start, "Clark's Ambassador", { rotated: false });
    expect(offers(readied, 0, /^sponsor Officer/u)).toEqual(["sponsor Officer with Clark's Ambassador"]);
  });
});

describe("A Corporate faction", () => {
  const corporate = (you: SeatStage) =>
    arranged(stage({ You: { race: "human", ...you }, Rival: { race: "narn" } }), (work) => {
      editSeat(work, 0).faction = "corporate";
    });

  // engine: Corporate Rule 5; compendium: Proxima III — the 3 come after what makes promoting cheaper
  it("promotes one of its race beside Proxima III for 2 + 1 - 2 + 3, and for 3 at the least", () => {
    const proxima = location("Proxima", {
      ...human,
      text: { says: "-", statics: [{ gives: "promote-cost", by: -2 }] },
    });
    const spent = (cost: number) => {
      const start = corporate({ unspent: 9, supporting: [proxima, character("Officer", {}, { ...human, cost })] });
      return seatOf(order(start, 0, "promote Officer with You's Ambassador"), 0).spent;
    };
    expect(spent(2)).toBe(4);
    expect(spent(0)).toBe(3);
  });

  // engine: Corporate Rule 5 — an additional requirement, which sponsoring for free does not lift
  it("applies 3 for one of its race that it sponsors for free, and nothing for a neutral one", () => {
    const call = event("Call", {
      says: "Sponsor for free.",
      effects: [{ verb: "sponsor", who: "you", types: ["character"], free: true }],
    });
    const spent = (title: string) => {
      const both = [character("Officer", {}, { ...human, cost: 9 }), character("Drifter", {}, { cost: 9 })];
      const asked = says(corporate({ hand: [call, ...both] }), 0, "play Call");
      return seatOf(order(asked, 0, sentences(asked, 0).find((one) => one.includes(title)) ?? ""), 0).spent;
    };
    expect(spent("Officer")).toBe(3);
    expect(spent("Drifter")).toBe(0);
  });
});

describe("A mercenary of the inner circle", () => {
  // engine: Ambassadorial Healing; Factions and Control — nobody controls it, so it does not rotate to heal
  it("keeps the ambassador from being healed by all of it, unless its own player has hired it", () => {
    const grath = character("Grath", { intrigue: 3 }, { keywords: ["Mercenary"], cost: 2 });
    const start = turned(stage({ You: { inner: [grath] }, Rival: {} }), "You's Ambassador", { damage: 2 });
    const ends = (game: Game) => {
      const worse = hand(game, { verb: "damage", which: which(game, "You's Ambassador"), amount: 1 }, 1);
      return inPlay(passed(worse, "action"), "You's Ambassador").damage;
    };
    expect(ends(says(start, 0, "heal You's Ambassador"))).toBe(1);
    const hired = says(says(start, 0, "bid 2 on Grath"), 0, "heal Grath");
    expect(ends(says(hired, 0, "heal You's Ambassador"))).toBe(0);
  });
});

describe("A major agenda that is blanked", () => {
  // engine: Major Agendas — noted as part of its type, which blanking leaves; Boldface
  it("still rules out a standard victory, and is not discarded as an action", () => {
    const great = agenda("Great", { says: "-", major: true, statics: [{ gives: "power", by: 3 }] });
    const start = stage({ You: { unspent: 20, agenda: great }, Rival: {} });
    const blank = hand(start, { verb: "blank", which: which(start, "Great"), until: "end-of-turn" });
    expect(mayWinStandard(blank, 0)).toBe(false);
    expect(offers(blank, 0, /^discard agenda/u)).toEqual([]);
  });
});

describe("A conflict that effects alone have supported", () => {
  // engine: Aftermath play conditions; Uncontested
  it("is won uncontested, and has no participant for an aftermath", () => {
    const aftermath = (title: string, participant: boolean) =>
      invented("aftermath", title, {
        cost: 0,
        text: {
          says: "-",
          target: { what: "card", types: ["character"], of: "any" },
          aftermath: { outcome: "won", ...(participant ? { participant } : {}), discardAfterPlay: false },
        },
      });
    const start = stage({ You: { hand: [aftermath("Scar", true), aftermath("Honour", false)] }, Rival: {} }, [
      ["You", talks],
    ]);
    const over = passed(hand(start, { verb: "add-support", amount: 3 }), "action");
    expect(over.conflicts[0]?.result).toMatchObject({ won: true, uncontested: true });
    expect(sentences(over, 0).filter((one) => /Scar|Honour/u.test(one))).toEqual(["play Honour on You's Ambassador"]);
  });
});

describe("Military in ready fleets that an agenda requires", () => {
  // engine: Lead a Fleet — the leadership is the fleet's military as long as he leads
  it("is counted with the leadership of whoever leads one", () => {
    const peace = agenda("Keepers", { says: "-", requires: [{ needs: "ready-military", atLeast: 5 }] });
    const start = stage({
      You: { supporting: [fleet("Wing", 3), character("Captain", { leadership: 2 })], hand: [peace] },
      Rival: {},
    });
    expect(offers(start, 0, /^sponsor Keepers/u)).toEqual([]);
    expect(offers(says(start, 0, "lead Wing with Captain"), 0, /^sponsor Keepers/u)).toHaveLength(1);
  });
});
