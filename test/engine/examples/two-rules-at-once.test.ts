// engine: Heal Characters; Drakh Rules 2 to 5; Capturing Locations; Cancelling. compendium: Personal Enemies; Luxuries of
// Homeworld; John Sheridan — positions where two rules meet
import { describe, expect, it } from "vitest";
import { conquer } from "../../../src/engine/changes/conflicts/conquest.ts";
import type { CardFacts, Effect, Game } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { powerOf } from "../../../src/engine/rules/victory/power.ts";
import { hand, nextActions, offers, on, raid, ratings, says, spare, which, zone } from "../at-the-table.ts";
import { real } from "../encoded/real.ts";
import {
  agenda,
  arranged,
  at,
  byHand,
  character,
  conflict,
  event,
  fleet,
  group,
  inPlay,
  location,
  order,
  passed,
  refused,
  type SeatStage,
  stage,
  turned,
} from "../stage.ts";

describe("An inner circle character that lies neutralized", () => {
  // engine: Discard Neutralized Supporting Cards; Demoting
  it("is discarded in the draw round where an effect has made it a supporting character meanwhile", () => {
    const start = turned(stage({ You: { inner: [character("Aide")] }, Rival: {} }), "Aide", { neutralized: true });
    expect(zone(nextActions(start), "Aide")).toBe("play");
    const down = hand(start, { verb: "move", which: which(start, "Aide"), to: "supporting" });
    expect(zone(nextActions(down), "Aide")).toBe("discard");
  });
});

describe("A supporting character who acts as one of the inner circle", () => {
  const luxuries = real("Luxuries of Homeworld", { complete: true });
  const table = (more: SeatStage = {}) =>
    on(
      stage({
        You: { hand: [luxuries], supporting: [character("Guest", { diplomacy: 2 })], ...more },
        Rival: { deck: spare("R") },
      }),
      "Luxuries of Homeworld",
      "Guest",
    );

  // engine: Ambassadorial Healing; compendium: Luxuries of Homeworld
  it("has to rotate as well for the ambassador's healing by the whole inner circle", () => {
    const hurt = turned(table({ deck: spare("Y") }), "You's Ambassador", { neutralized: true, severe: 3 });
    const alone = says(hurt, 0, "heal You's Ambassador");
    expect(inPlay(passed(alone, "action"), "You's Ambassador").neutralized).toBe(true);
    const both = says(alone, 0, "heal Guest");
    expect(inPlay(passed(both, "action"), "You's Ambassador").neutralized).toBe(false);
  });

  // engine: Draw Round — an empty deck
  it("is the character that an empty deck takes, where there is no other", () => {
    const drawn = passed(table({ deck: [] }), "action", "aftermath", "discard");
    expect(drawn.awaiting).toMatchObject([{ kind: "discard-inner", seat: 0 }]);
    const done = order(drawn, 0, "discard Guest");
    expect(zone(done, "Guest")).toBe("discard");
    expect(zone(done, "Luxuries of Homeworld")).toBe("discard");
    expect(done.result).toBeNull();
  });
});

describe("What it costs to rotate the ambassador", () => {
  // compendium: Personal Enemies; Armistice
  it("is paid for an event as well that takes the ambassador's rotation", () => {
    const call = event("Call", {
      says: "-",
      pays: [{ pays: "rotate-ambassador" }],
      effects: [{ verb: "draw", who: "you", amount: 1 }],
    });
    const enemies = real("Personal Enemies", { complete: true });
    const start = (unspent: number) =>
      on(
        stage({ You: { hand: [call], unspent, deck: spare("Y") }, Rival: { hand: [enemies] } }),
        "Personal Enemies",
        "You's Ambassador",
        1,
      );
    const played = says(start(4), 0, "play Call");
    expect(inPlay(played, "You's Ambassador").rotated).toBe(true);
    expect(played.seats[0]).toMatchObject({ unspent: 3, spent: 1 });
    expect(offers(start(0), 0, /^play Call/)).toEqual([]);
    expect(offers({ ...start(0), revision: 11 }, 0, /^play Call/)).toEqual(["play Call"]);
  });
});

describe("A conflict that is cancelled", () => {
  // engine: Cancel; Lead a Fleet
  it("leaves a fleet of it led, and the card through which it came in play", () => {
    const start = stage(
      { You: { supporting: [fleet("Wing", 3), character("Captain", { leadership: 2 })] }, Rival: {} },
      [["You", raid]],
    );
    const joined = says(says(start, 0, "lead Wing with Captain"), 0, "support Raid with Wing using military");
    const off = hand(joined, { verb: "cancel-conflict", conflict: joined.conflicts[0]?.id ?? -1 });
    expect(abilityOf(off, at(off, "Wing"), "military")).toBe(5);
    expect(inPlay(off, "Captain")).toMatchObject({ rotated: true, leads: at(off, "Wing") });
    expect(zone(off, "Raid")).toBe("discard");
  });
});

describe("An assistant in the inner circle", () => {
  // engine: Ambassador's Assistants
  it("assists all the same, and makes promoting dearer as any member does", () => {
    const aide = character("Aide", { diplomacy: 1 }, { race: "centauri", keywords: ["Ambassador's Assistant"] });
    const start = stage({
      You: { race: "centauri", inner: [aide], supporting: [character("Clerk", {}, { cost: 1 })], unspent: 9 },
      Rival: { race: "narn" },
    });
    expect(offers(start, 0, /^rotate Aide/)).toContain("rotate Aide to assist");
    expect(says(start, 0, "promote Clerk with Aide").seats[0]?.spent).toBe(1 + 2);
  });
});

describe("The first Drakh ambassador", () => {
  const emissary = character("Emissary", { diplomacy: 2 }, { race: "drakh", ambassador: "drakh", cost: 4 });
  const taunt = event("Taunt", {
    says: "Return it.",
    target: { what: "card", of: "others", lately: "sponsored" },
    effects: [{ verb: "return-to-hand", which: "target" }],
  });

  // engine: Drakh Rules 2 and 4 (Taunts and Games)
  it("is no target of what sends back a card that has just been sponsored", () => {
    const start = stage({
      You: { race: "centauri", unspent: 9, hand: [emissary, character("Aide")] },
      Rival: { race: "narn", hand: [taunt] },
    });
    const plain = says(start, 0, "sponsor Aide with You's Ambassador");
    expect(offers(plain, 1, /^play Taunt/)).toEqual(["play Taunt on Aide"]);
    const drakh = says(start, 0, "sponsor Emissary with You's Ambassador");
    expect(offers(drakh, 1, /^play Taunt/)).toEqual([]);
    expect(offers({ ...drakh, revision: 11 }, 1, /^play Taunt/)).toEqual(["play Taunt on Emissary"]);
  });

  // engine: Drakh Rules 3 and 5; Hidden Agenda — a faction's hidden agenda is not in play
  it("leaves a hidden agenda of the faction hidden, and it may be revealed though no Drakh could sponsor it", () => {
    const quiet = agenda(
      "Quiet",
      { says: "Power.", statics: [{ gives: "power", by: 2 }] },
      { race: "centauri", cost: 0 },
    );
    const start = stage({
      You: { race: "centauri", unspent: 20, hand: [quiet, emissary], inner: [character("Aide"), character("Clerk")] },
      Rival: { race: "narn" },
    });
    const drakh = says(says(start, 0, "hide Quiet with Aide"), 0, "sponsor Emissary with You's Ambassador");
    expect(powerOf(drakh, 0)).toBe(20);
    expect(powerOf(says(drakh, 0, "reveal agenda"), 0)).toBe(22);
  });
});

describe("A location that another player controls for the turn", () => {
  // engine: Capturing Locations; Factions and Control
  it("is nobody's any more as a third player conquers it, and stays there when the turn is over", () => {
    const start = stage({
      You: { race: "narn" },
      Rival: { race: "human", supporting: [location("Port", { race: "human", abilities: { military: 2 } })] },
      Third: { race: "centauri" },
    });
    const held = hand(start, {
      verb: "take-control",
      which: which(start, "Port"),
      who: { seat: 0 },
      until: "end-of-turn",
    });
    expect(inPlay(held, "Port")).toMatchObject({ faction: 1, controller: 0 });
    const taken = arranged(held, (work) => {
      conquer(work, at(work.game, "Port"), 2, "A Test");
    });
    for (const game of [taken, nextActions(taken)])
      expect(inPlay(game, "Port")).toMatchObject({ faction: 2, controller: null });
  });
});

describe("A unique card that copies another one's text", () => {
  it("keeps it as the other is blanked afterwards, and both act", () => {
    const giver = group("Giver", { text: { says: "2.", statics: [{ gives: "power", by: 2 }] } });
    const start = stage({ You: { supporting: [group("Mimic")] }, Rival: { supporting: [giver] } });
    const copy = hand(start, {
      verb: "copy-text",
      which: which(start, "Mimic"),
      of: which(start, "Giver"),
      until: "permanent",
    });
    expect({ first: powerOf(copy, 0), second: powerOf(copy, 1) }).toEqual({ first: 6, second: 6 });
    const blank = hand(copy, { verb: "blank", which: which(copy, "Giver"), until: "permanent" });
    expect({ first: powerOf(blank, 0), second: powerOf(blank, 1) }).toEqual({ first: 6, second: 4 });
    const both = hand(blank, { verb: "blank", which: which(blank, "Mimic"), until: "end-of-turn" });
    expect(powerOf(both, 0)).toBe(4);
    expect(powerOf(nextActions(both), 0)).toBe(6);
  });
});

describe("A homeworld that adds 1 influence to a gain by a conflict", () => {
  it("adds none where its player is kept from gaining, and is asked of nobody", () => {
    const home = location("Home", {
      text: {
        says: "-",
        triggered: [
          {
            on: "you-gain-by-conflict",
            rotates: true,
            does: "gain 1 more influence",
            effects: [{ verb: "gain-influence", who: "you", amount: 1 }],
          },
        ],
      },
    });
    const feast = conflict("Feast", "diplomacy", {
      conflict: { form: "opposable", won: [{ effects: [{ verb: "gain-influence", who: "you", amount: 1 }] }] },
    });
    const start = stage({ You: { supporting: [home] }, Rival: {} }, [["You", feast]]);
    const barred = hand(start, { verb: "bar-gains", who: { seat: 0 } });
    const done = passed(says(barred, 0, "support Feast with You's Ambassador using diplomacy"), "action");
    expect(done.awaiting.map(({ kind }) => kind)).not.toContain("trigger");
    expect(ratings(done)).toEqual([4, 4]);
  });
});

describe("What an agenda and the ambassador’s rotation cost together", () => {
  // compendium: Personal Enemies; engine: Replace an Agenda
  it("is refused with 1 too little, be the agenda hidden, sponsored or put in another's place", () => {
    const enemies = real("Personal Enemies", { complete: true });
    const plan = agenda("Plan", { says: "-" }, { cost: 3 });
    const old = agenda("Old", { says: "-" });
    const start = (unspent: number, has?: CardFacts) =>
      on(
        stage({ You: { hand: [plan], unspent, ...(has ? { agenda: has } : {}) }, Rival: { hand: [enemies] } }),
        "Personal Enemies",
        "You's Ambassador",
        1,
      );
    const ways = (game: Game) => offers(game, 0, /Plan/u);
    expect(ways(start(3))).toEqual([]);
    expect(ways(start(4))).toEqual(["sponsor Plan with You's Ambassador", "hide Plan with You's Ambassador"]);
    expect(says(start(4), 0, "hide Plan with You's Ambassador").seats[0]).toMatchObject({ unspent: 0, spent: 4 });
    expect(ways(start(3, old))).toEqual([]);
    expect(ways(start(4, old))).toEqual(["replace agenda with Plan using You's Ambassador"]);
  });
});

describe("A card that stands on a text that it has copied", () => {
  it("falls as the copy ends with more damage than it has without", () => {
    const giver = character(
      "Giver",
      { diplomacy: 1 },
      { text: { says: "+3.", statics: [{ gives: "ability", ability: "diplomacy", by: 3, to: "this" }] } },
    );
    const start = stage({
      You: { supporting: [character("Mimic", { diplomacy: 2 })] },
      Rival: { supporting: [giver] },
    });
    const copy = hand(start, {
      verb: "copy-text",
      which: which(start, "Mimic"),
      of: which(start, "Giver"),
      until: "end-of-turn",
    });
    const hurt = hand(copy, { verb: "damage", which: which(copy, "Mimic"), amount: 4 });
    expect(inPlay(hurt, "Mimic").neutralized).toBe(false);
    const over = passed(hurt, "action", "aftermath", "discard", "buy");
    expect(inPlay(over, "Mimic")).toMatchObject({ neutralized: true, severe: 2 });
    const blank = hand(hurt, { verb: "blank", which: which(hurt, "Mimic"), until: "end-of-turn" });
    expect(inPlay(blank, "Mimic").neutralized).toBe(true);
  });
});

describe("A neutralized Ranger", () => {
  // engine glossary: Ranger — any faction that has a Ranger card
  it("keeps Shadow marks from its faction all the same", () => {
    const ranger = character("Scout", { diplomacy: 1 }, { keywords: ["Ranger"] });
    const start = turned(stage({ You: { supporting: [ranger, character("Aide")] }, Rival: {} }), "Scout", {
      neutralized: true,
    });
    const gain: Effect = { verb: "gain-mark", which: which(start, "Aide"), mark: "shadow", amount: 1 };
    expect(refused(start, byHand(gain))).toMatchObject({ code: "nothing-to-change" });
  });
});

describe("A mark that is transferred", () => {
  // engine glossary: Transfer — neither gained nor lost; compendium: John Sheridan
  it("brings no extra one to a character that gains one more with the first of a kind", () => {
    const first: Partial<CardFacts> = { text: { says: "-", statics: [{ gives: "first-mark", by: 1 }] } };
    const start = stage({
      You: { inner: [character("Sheridan", {}, first), character("Delenn", {}, { marks: { destiny: 2 } })] },
      Rival: {},
    });
    const moved = hand(start, {
      verb: "transfer-mark",
      from: which(start, "Delenn"),
      to: which(start, "Sheridan"),
      mark: "destiny",
      amount: 1,
    });
    expect({ sheridan: inPlay(moved, "Sheridan").marks, delenn: inPlay(moved, "Delenn").marks }).toEqual({
      sheridan: { destiny: 1 },
      delenn: { destiny: 1 },
    });
  });
});
