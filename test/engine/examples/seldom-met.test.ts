// engine: Healing; Lead a Fleet; Replace a Card; Take control of a Mercenary; Drakh Factions; War Conflicts — positions seldom met
import { describe, expect, it } from "vitest";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { powerOf } from "../../../src/engine/rules/victory/power.ts";
import { officer } from "../at-the-table.ts";
import {
  agenda,
  at,
  byHand,
  character,
  conflict,
  declaring,
  does,
  enhancement,
  event,
  fleet,
  inPlay,
  location,
  order,
  passed,
  refused,
  stage,
  turned,
} from "../stage.ts";

const broker = character("Broker", { diplomacy: 2, leadership: 3 }, { cost: 2, keywords: ["Mercenary"] });
const heir = (types: ["character"] | ["fleet"], title: string) => ({
  says: "Replaces another.",
  replaces: { how: "may" as const, target: { what: "card" as const, types, of: "any" as const, title } },
});
const hit = (game: ReturnType<typeof stage>, title: string, amount: number) =>
  does(game, byHand({ verb: "damage", which: { card: at(game, title) }, amount }));
const fells = (game: ReturnType<typeof stage>, title: string) =>
  does(game, byHand({ verb: "neutralize", which: { card: at(game, title) } }));

describe("The ambassador's healing by the whole inner circle", () => {
  const table = () => stage({ You: { inner: [officer("Aide")] }, Rival: {} });

  // engine: Ambassadorial Healing — what counts is that all have rotated to heal in this turn
  it("comes about where the ambassador has rotated for it, and has been neutralized since", () => {
    const hurt = order(turned(table(), "You's Ambassador", { damage: 1 }), 0, "heal You's Ambassador");
    const healing = order(does(fells(hurt, "You's Ambassador"), { type: "pass", seat: 1 }), 0, "heal Aide");
    const game = passed(healing, "action");
    expect(inPlay(game, "You's Ambassador")).toMatchObject({ neutralized: false, severe: 0 });
  });

  it("comes about too where an effect ends the action round", () => {
    const curtain = event("Curtain", { says: "Ends the round.", effects: [{ verb: "end-action-round" }] });
    const start = stage({ You: { inner: [officer("Aide")] }, Rival: { hand: [curtain] } });
    const down = turned(start, "You's Ambassador", { neutralized: true, severe: 2 });
    const one = does(order(down, 0, "heal You's Ambassador"), { type: "pass", seat: 1 });
    const game = order(order(one, 0, "heal Aide"), 1, "play Curtain");
    expect(inPlay(game, "You's Ambassador").neutralized).toBe(false);
  });
});

describe("A led fleet", () => {
  const led = () =>
    order(
      stage({ You: { supporting: [fleet("Wing", 2), officer("Captain")] }, Rival: {} }),
      0,
      "lead Wing with Captain",
    );

  // engine: The Effects of Damage — "any character who has rotated to add their Leadership ability to that fleet"
  it("takes a leader along who was readied and has gone on leading", () => {
    const game = led();
    const ready = does(game, byHand({ verb: "ready", which: { card: at(game, "Captain") }, keeping: true }));
    expect(abilityOf(ready, at(ready, "Wing"), "military")).toBe(4);
    expect(inPlay(hit(ready, "Wing", 4), "Captain").neutralized).toBe(true);
  });

  it("that lives on its leader falls with the leader's leadership, and both stay until the next draw round", () => {
    const push = event("Push", {
      says: "+3 leadership this turn.",
      target: { what: "card", types: ["character"], of: "you" },
      effects: [{ verb: "change-ability", which: "target", ability: "leadership", by: 3, until: "end-of-turn" }],
    });
    const start = stage({ You: { supporting: [fleet("Wing", 2), officer("Captain")], hand: [push] }, Rival: {} });
    const pushed = does(order(start, 0, "play Push on Captain"), { type: "pass", seat: 1 });
    const hurt = hit(order(pushed, 0, "lead Wing with Captain"), "Wing", 5);
    expect(inPlay(hurt, "Wing").neutralized).toBe(false);
    const next = passed(hurt, "action", "discard", "buy");
    expect(next.turn).toBe(2);
    expect(inPlay(next, "Wing")).toMatchObject({ neutralized: true, severe: 1 });
    expect(inPlay(next, "Captain")).toMatchObject({ neutralized: true, severe: 0 });
    const later = passed(next, "sustain", "declare", "action", "discard");
    expect(later.cards[at(later, "Captain")]?.zone).toBe("discard");
  });

  // engine: Replace a Card — the new one is not the target of what was aimed at the old one
  it("that is replaced is led by nobody, and its leader, rotated still, is not harmed", () => {
    const start = stage({
      You: {
        supporting: [fleet("Wing", 2), officer("Captain")],
        hand: [fleet("New Wing", 5, { text: heir(["fleet"], "Wing") })],
      },
      Rival: {},
    });
    const game = does(order(start, 0, "lead Wing with Captain"), { type: "pass", seat: 1 });
    const after = does(game, { type: "replace", seat: 0, card: at(game, "Wing"), with: at(game, "New Wing") });
    expect(abilityOf(after, at(after, "New Wing"), "military")).toBe(5);
    expect(inPlay(after, "Captain")).toMatchObject({ rotated: true, leads: null, neutralized: false });
  });
});

describe("A character who replaces one that was neutralized this turn", () => {
  it("acts in the same turn, as a card of the player whose card it has replaced", () => {
    const start = stage(
      {
        You: { hand: [character("Heir", { diplomacy: 3 }, { text: heir(["character"], "Clerk") })] },
        Rival: { supporting: [officer("Clerk")] },
      },
      [["You", conflict("Talks", "diplomacy")]],
    );
    const down = fells(start, "Clerk");
    const game = does(down, { type: "replace", seat: 0, card: at(down, "Clerk"), with: at(down, "Heir") });
    expect(inPlay(game, "Heir")).toMatchObject({ faction: 1, controller: 1, neutralized: false });
    const opposed = order(game, 1, "oppose Talks with Heir using diplomacy");
    const gone = does(opposed, byHand({ verb: "discard-card", which: { card: at(opposed, "Heir") } }));
    expect(gone.seats[0]?.discard).toContain(at(gone, "Heir"));
  });
});

describe("A mercenary", () => {
  const hired = () => {
    const start = stage({ You: { supporting: [fleet("Wing", 2)] }, Rival: { supporting: [broker] }, Third: {} });
    const paid = does(start, { type: "bid", seat: 0, card: at(start, "Broker"), influence: 2 });
    return does(does(paid, { type: "pass", seat: 1 }), { type: "pass", seat: 2 });
  };

  // engine: Take control of a Mercenary; Sustained Actions — a player sustains cards that this player controls
  it("that leads for whoever has hired it is sustained by nobody", () => {
    const next = passed(order(hired(), 0, "lead Wing with Broker"), "action", "discard", "buy");
    expect(next.awaiting[0]?.kind).toBe("declare");
    expect(abilityOf(next, at(next, "Wing"), "military")).toBe(2);
  });

  it("acts for the next highest bidder, by the published rules, where the highest has left the game", () => {
    const start = stage({ You: {}, Rival: { supporting: [broker] }, Third: {} }, [
      ["Third", conflict("Talks", "diplomacy")],
    ]);
    const bid = (game: ReturnType<typeof stage>, seat: number, influence: number) =>
      does(game, { type: "bid", seat, card: at(game, "Broker"), influence });
    const game = does(bid(bid({ ...start, rules: "casual" }, 0, 3), 1, 1), { type: "concede", seat: 0 });
    expect(passed(game, "action").awaiting).toMatchObject([{ kind: "mercenary", seat: 1 }]);
  });
});

describe("Whoever leaves the game", () => {
  it("takes along what kept another player's card alive, which falls at once", () => {
    const armour = enhancement("Armour", {
      says: "+2 to all.",
      target: { what: "card", types: ["character"], of: "any" },
      statics: [{ gives: "ability", ability: "all", by: 2, to: "host" }],
    });
    const start = stage({
      You: { hand: [armour] },
      Rival: { supporting: [character("Page", { diplomacy: 1 })] },
      Third: {},
    });
    const worn = hit(order(start, 0, "sponsor Armour with You's Ambassador on Page"), "Page", 2);
    expect(inPlay(worn, "Page").neutralized).toBe(false);
    expect(inPlay(does(worn, { type: "concede", seat: 0 }), "Page")).toMatchObject({ neutralized: true, severe: 1 });
  });
});

describe("An empty deck", () => {
  const envoy = character("Drakh Envoy", { diplomacy: 5 }, { race: "drakh", cost: 4, ambassador: "drakh" });

  // engine: Drakh Rule 2; Draw Free Card — only the faction's ambassador cannot be discarded
  it("takes a Drakh faction's former ambassador, who leads it no more", () => {
    const start = stage({ You: { hand: [envoy], deck: [] }, Rival: {}, Third: {} });
    const turnedDrakh = order(start, 0, "sponsor Drakh Envoy with You's Ambassador");
    const game = passed(turnedDrakh, "action", "discard");
    expect(game.awaiting).toMatchObject([{ kind: "discard-inner", seat: 0 }]);
    const paid = does(game, { type: "discard-inner", seat: 0, card: at(game, "You's Ambassador") });
    expect(paid.seats[0]?.eliminated).toBe(false);
    expect(paid.cards[at(paid, "You's Ambassador")]?.zone).toBe("discard");
  });

  it("takes power along with the character, before victory is checked", () => {
    const patron = character(
      "Patron",
      { diplomacy: 1 },
      { text: { says: "+1 power.", statics: [{ gives: "power", by: 1 }] } },
    );
    const start = stage({ You: { inner: [patron, officer("Aide")], deck: [], rawPower: 15 }, Rival: {} });
    expect(powerOf(start, 0)).toBe(20);
    const asked = passed(start, "action", "discard");
    const paid = does(asked, { type: "discard-inner", seat: 0, card: at(asked, "Patron") });
    expect(passed(paid, "discard", "buy").result).toBe(null);
  });
});

describe("War", () => {
  // engine: War Conflicts — "a location in a faction with whom they are at war"
  it("may be made on a third player's location that lies conquered in the enemy's faction, and not on its owner", () => {
    const start = stage({
      You: { race: "narn" },
      Rival: { race: "centauri" },
      Third: { race: "human", supporting: [location("Port", { race: "human" })] },
    });
    const lost = does(start, byHand({ verb: "conquer", which: { card: at(start, "Port") }, who: { seat: 1 } }));
    const atWar = declaring(
      does(lost, byHand({ verb: "start-state", state: "war", from: { seat: 0 }, toward: { seat: 1 } })),
    );
    const target = { what: "card" as const, card: at(atWar, "Port") };
    expect(does(atWar, { type: "declare-war", seat: 0, enemy: 1, target }).declared).toHaveLength(1);
    expect(refused(atWar, { type: "declare-war", seat: 0, enemy: 2, target }).code).toBe("not-at-war");
  });
});

describe("The Psi Corps", () => {
  // engine: Psi Corps Faction — "these rules only apply to the sponsoring of cards"
  it("replaces a character without Conspiracy marks, and neither sponsors nor hides a Human agenda so", () => {
    const aim = agenda("Earth First", { says: "Aim." }, { race: "human", cost: 0 });
    const start = stage({
      You: {
        race: "human",
        faction: "psi-corps",
        hand: [character("Heir", { diplomacy: 3 }, { race: "human", text: heir(["character"], "Clerk") }), aim],
        supporting: [officer("Clerk")],
      },
      Rival: { race: "narn" },
    });
    const open = { seat: 0, card: at(start, "Earth First"), with: at(start, "You's Ambassador") };
    for (const type of ["sponsor", "hide"] as const) expect(refused(start, { type, ...open }).rule).toBe("psi-corps");
    const game = does(start, { type: "replace", seat: 0, card: at(start, "Clerk"), with: at(start, "Heir") });
    expect(inPlay(game, "Heir").faction).toBe(0);
  });
});
