// engine: Participating in conflicts; “Sides” in conflicts; Irrevocable; The Effects of Damage; Drakh Rules 2 to 5; Non-Aligned
// Ambassador's Assistant; War Conflicts; Replace a Card. compendium: Triggered Effects — positions of several rules at once
import { describe, expect, it } from "vitest";
import { conquer } from "../../../src/engine/changes/conflicts/conquest.ts";
import type { CardFacts, Game } from "../../../src/engine/index.ts";
import { totals } from "../../../src/engine/rules/conflicts/conflict.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { factionMarks } from "../../../src/engine/rules/in-force/marks.ts";
import { isBlanked } from "../../../src/engine/rules/in-force/statics.ts";
import { hand, offers, officer, resolution, says, talks, turnOf } from "../at-the-table.ts";
import {
  arranged,
  at,
  character,
  conflict,
  does,
  event,
  fleet,
  inPlay,
  location,
  order,
  passed,
  type SeatStage,
  stage,
  turned,
} from "../stage.ts";

const ready = (game: Game, title: string) => hand(game, { verb: "ready", which: { card: at(game, title) } });
const prey = conflict("Prey", "diplomacy", { conflict: { form: "sides" } });
const assistant = (title: string, more: Partial<CardFacts>) =>
  character(title, { diplomacy: 1 }, { keywords: ["Ambassador's Assistant"], ...more });

const nextTurn = (game: Game) => passed(passed(game, "action", "discard", "buy", "sustain"), "declare");

describe("A participant that is ready again", () => {
  const against = () =>
    says(
      stage({ You: { supporting: [officer("Aide")] }, Rival: { supporting: [character("Spy", { diplomacy: 1 })] } }, [
        ["You", talks],
      ]),
      1,
      "oppose Talks with Spy using diplomacy",
    );

  // engine: Participating in conflicts
  it("supports where it has attacked, and attacks where it supports without ending that", () => {
    const attacked = ready(says(against(), 0, "attack Spy with Aide in Talks"), "Aide");
    const supported = ready(says(against(), 0, "support Talks with Aide using diplomacy"), "Aide");
    const both = [
      says(attacked, 0, "support Talks with Aide using diplomacy"),
      says(supported, 0, "attack Spy with Aide in Talks"),
    ];
    for (const game of both)
      expect(game.conflicts[0] && totals(game, game.conflicts[0])).toMatchObject({ support: 2, opposition: 0 });
  });

  // engine: Attack a Conflict Participant; The Effects of Damage
  it("may be attacked again where it was neutralized and fully healed, and acts no more in that turn", () => {
    const attacked = says(against(), 0, "attack Spy with Aide in Talks");
    const healed = ready(hand(attacked, { verb: "fully-heal", which: { card: at(attacked, "Spy") } }), "Spy");
    expect(offers(attacked, 0, /^attack Spy/)).toEqual([]);
    expect(offers(healed, 0, /^attack Spy/)).toEqual(["attack Spy with You's Ambassador in Talks"]);
    expect(offers(healed, 1, /with Spy|heal Spy/)).toEqual([]);
  });
});

describe("A conflict with several sides", () => {
  const start = () =>
    stage(
      {
        You: { supporting: [officer("Aide"), officer("Clerk")] },
        Rival: { supporting: [character("Spy", { diplomacy: 2 })] },
        Third: {},
      },
      [["You", prey]],
    );

  // engine: Attack a Conflict Participant — any card but those of one's own faction
  it("leaves a card of another faction open to your attack though it supports your own side", () => {
    const helped = says(start(), 1, "support Prey with Spy using diplomacy for You");
    expect(inPlay(says(helped, 0, "attack Spy with Aide in Prey"), "Spy").neutralized).toBe(true);
  });

  // engine glossary: Uncontested — nobody opposed or attacked
  it("is uncontested where it is won beside another side that was supported, and not where somebody attacked", () => {
    const mine = says(start(), 0, "support Prey with Aide using diplomacy for You");
    const both = says(mine, 1, "support Prey with Spy using diplomacy for Rival");
    expect(resolution(both)).toMatchObject({ won: true, uncontested: true });
    expect(resolution(says(both, 0, "attack Spy with Clerk in Prey"))).toMatchObject({ uncontested: false });
  });
});

describe("An initiator who opposes the own conflict", () => {
  // engine: Support or Oppose a Conflict; Won
  it("contests it, and loses it with as much", () => {
    const start = stage({ You: { supporting: [officer("Aide"), officer("Clerk")] }, Rival: {} }, [["You", talks]]);
    const supported = says(start, 0, "support Talks with Aide using diplomacy");
    const opposed = says(supported, 0, "oppose Talks with Clerk using diplomacy");
    expect(resolution(opposed)).toMatchObject({ won: false, uncontested: false });
  });
});

describe("An irrevocable card", () => {
  const irrevocable = { keywords: ["Irrevocable"] };

  // engine: Discard Neutralized Supporting Cards; Irrevocable — it is cards that cannot be aimed at it
  it("is discarded in the draw round where it is a neutralized supporting card", () => {
    const start = turned(stage({ You: { supporting: [officer("Aide", irrevocable)] }, Rival: {} }), "Aide", {
      neutralized: true,
    });
    expect(passed(start, "action").cards[at(start, "Aide")]?.zone).toBe("discard");
  });

  // engine: War Conflicts; Irrevocable — it cannot be blanked
  it("keeps its text where it is a location that is conquered, and marks on a location are its conqueror's", () => {
    const marks = { destiny: 2 };
    const more = { abilities: { military: 1 }, text: { says: "Power.", statics: [] }, marks };
    const start = stage({
      You: { race: "narn" },
      Rival: { race: "human", supporting: [location("Port", { ...more, ...irrevocable }), location("Shrine", more)] },
    });
    const taken = arranged(start, (work) => {
      conquer(work, at(work.game, "Port"), 0, "A Test");
      conquer(work, at(work.game, "Shrine"), 0, "A Test");
    });
    expect(["Port", "Shrine"].map((title) => isBlanked(taken, at(taken, title)))).toEqual([false, true]);
    expect({ taker: factionMarks(taken, 0, "destiny"), giver: factionMarks(taken, 1, "destiny") }).toEqual({
      taker: 4,
      giver: 0,
    });
  });
});

describe("A character without any ability", () => {
  // engine: The Effects of Damage — no damage is taken off, so all of it is severe
  it("stands, and is neutralized with 1 severe damage by 1 point", () => {
    const start = stage({ You: { supporting: [character("Clerk", {})] }, Rival: {} });
    const hurt = hand(start, { verb: "damage", which: { card: at(start, "Clerk") }, amount: 1 }, 1);
    expect(inPlay(start, "Clerk").neutralized).toBe(false);
    expect(inPlay(hurt, "Clerk")).toMatchObject({ neutralized: true, severe: 1, damage: 0 });
  });
});

describe("A faction that has turned Drakh", () => {
  const emissary = () => character("Emissary", { diplomacy: 2 }, { race: "drakh", ambassador: "drakh", cost: 5 });
  const turnedDrakh = (you: SeatStage) => {
    const start = stage({
      You: { race: "centauri", unspent: 30, ...you, hand: [emissary()] },
      Rival: { race: "narn" },
    });
    return turnOf(order(start, 0, "sponsor Emissary with You's Ambassador"), 0);
  };
  const spent = (before: Game, after: Game) => (after.seats[0]?.spent ?? 0) - (before.seats[0]?.spent ?? 0);

  // engine: Drakh Rule 5 — Drakh do not sponsor other races; nothing keeps them from promoting
  it("has its Drakh ambassador promote one of its race, and the former one a Drakh, both at their cost", () => {
    const supporting = [officer("Vir", { race: "centauri", cost: 3 }), officer("Adept", { race: "drakh", cost: 3 })];
    const start = turned(turnedDrakh({ supporting }), "You's Ambassador", { rotated: false });
    const vir = order(start, 0, "promote Vir with Emissary");
    const adept = order(start, 0, "promote Adept with You's Ambassador");
    expect({ vir: spent(start, vir), adept: spent(start, adept) }).toEqual({ vir: 5, adept: 5 });
  });

  // engine: Ambassador's Assistant and Assistance — the ambassador of that race's Babylon Project faction, who is the Drakh now
  it("has the race's assistant help the Drakh ambassador, and the former one no more", () => {
    const start = turnedDrakh({ supporting: [assistant("Vir", { race: "centauri" })] });
    const helped = order(start, 0, "rotate Vir to assist");
    const diplomacy = (title: string) => abilityOf(helped, at(helped, title), "diplomacy");
    expect({ emissary: diplomacy("Emissary"), ambassador: diplomacy("You's Ambassador") }).toEqual({
      emissary: 3,
      ambassador: 3,
    });
  });

  // engine: Ambassadorial Healing; Drakh Rule 2
  it("heals the Drakh ambassador by its whole inner circle, and keeps the former one where it is neutralized", () => {
    const start = turned(turnedDrakh({}), "You's Ambassador", { rotated: false });
    const hurt = turned(start, "Emissary", { neutralized: true, severe: 3 });
    const all = says(says(hurt, 0, "heal You's Ambassador"), 0, "heal Emissary");
    expect(inPlay(passed(all, "action"), "Emissary")).toMatchObject({ neutralized: false, severe: 0 });
    const fallen = nextTurn(turned(start, "You's Ambassador", { neutralized: true }));
    const healed = says(fallen, 0, "heal You's Ambassador");
    expect([fallen, healed].map((game) => inPlay(game, "You's Ambassador").neutralized)).toEqual([true, false]);
  });
});

describe("An assistant of the Non-Aligned", () => {
  // engine: Non-Aligned Ambassador's Assistant; Ambassador's Assistant and Assistance
  it("makes cheaper what the species' ambassador sponsors whom it helps, and not what the faction's leader does", () => {
    const start = stage({
      You: {
        race: "non-aligned",
        unspent: 20,
        supporting: [assistant("Helper", { race: "non-aligned" })],
        inner: [officer("Vlur", { race: "non-aligned", ambassador: "species" })],
        hand: [officer("Clerk", { cost: 3 })],
      },
      Rival: {},
    });
    const helped = order(start, 0, "rotate Helper to assist Vlur sponsoring");
    const cost = (by: string) => says(helped, 0, `sponsor Clerk with ${by}`).seats[0]?.spent;
    expect({ vlur: cost("Vlur"), ambassador: cost("You's Ambassador") }).toEqual({ vlur: 2, ambassador: 3 });
  });
});

describe("What a player who leaves has done for the turn", () => {
  // compendium: Triggered Effects — what has a duration is separated from its source
  it("goes on until the turn ends, on another player's card", () => {
    const speech = event("Speech", {
      says: "+2 diplomacy.",
      target: { what: "card", types: ["character"], of: "any" },
      effects: [{ verb: "change-ability", which: "target", ability: "diplomacy", by: 2, until: "end-of-turn" }],
    });
    const start = stage({ You: { hand: [speech] }, Rival: { supporting: [officer("Aide")] }, Third: {} });
    const left = does(order(start, 0, "play Speech on Aide"), { type: "concede", seat: 0 });
    expect(abilityOf(left, at(left, "Aide"), "diplomacy")).toBe(5);
    const next = nextTurn(left);
    expect(abilityOf(next, at(next, "Aide"), "diplomacy")).toBe(3);
  });
});

describe("A neutralized ambassador that is replaced", () => {
  // engine: Replace a Card — the new card is another one, ready and undamaged
  it("leaves a new one that stands and acts in the same turn", () => {
    const lord = officer("Lord", {
      text: {
        says: "It may replace you.",
        replaces: { how: "may", target: { what: "card", of: "any", ambassador: true } },
      },
    });
    const start = stage({ You: { unspent: 9, hand: [lord] }, Rival: {} });
    const down = hand(start, { verb: "neutralize", which: { card: at(start, "You's Ambassador") } }, 1);
    const replaced = does(down, {
      type: "replace",
      seat: 0,
      card: at(down, "You's Ambassador"),
      with: at(down, "Lord"),
    });
    expect(inPlay(replaced, "Lord")).toMatchObject({ neutralized: false, rotated: false });
    expect(offers(replaced, 0, /^build/)).toEqual(["build with Lord"]);
  });
});

describe("A leader that is damaged", () => {
  // engine: Lead a Fleet; The Effects of Damage
  it("gives its fleet that much less, and falls with it without severe damage", () => {
    const start = stage({ You: { supporting: [fleet("Wing", 2)], inner: [officer("Captain")] }, Rival: {} });
    const led = order(start, 0, "lead Wing with Captain");
    const hurt = hand(led, { verb: "damage", which: { card: at(led, "Captain") }, amount: 1 }, 1);
    expect(abilityOf(hurt, at(hurt, "Wing"), "military")).toBe(3);
    const lost = hand(hurt, { verb: "damage", which: { card: at(hurt, "Wing") }, amount: 9 }, 1);
    expect(inPlay(lost, "Captain")).toMatchObject({ neutralized: true, severe: 0, damage: 0 });
    expect(inPlay(says(nextTurn(lost), 0, "heal Captain"), "Captain").neutralized).toBe(false);
  });
});
