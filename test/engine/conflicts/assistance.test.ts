// engine: Ambassador's Assistant and Assistance; Non-Aligned Race Rules; Babylon Project Ambassador's Assistant.
// compendium: Your Ambassador's Assistant; Ambassador; Na'Toth
import { describe, expect, it } from "vitest";
import type { Game } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { sustainable } from "../../../src/engine/turn/ready.ts";
import {
  at,
  character,
  does,
  happens,
  inPlay,
  order,
  passed,
  refused,
  type SeatStage,
  sentences,
  stage,
  turned,
} from "../stage.ts";

const KEYWORD = { keywords: ["Ambassador's Assistant"] };
const vir = character("Vir", { diplomacy: 1 }, { race: "centauri", ...KEYWORD });
const toth = character("Na'Toth", { leadership: 1 }, { race: "narn", ...KEYWORD });
const dath = character("Ko'Dath", { diplomacy: 1 }, { race: "narn", ...KEYWORD });
const clerk = character("Clerk", {}, { cost: 3 });
const abilities = { diplomacy: 4, intrigue: 3, leadership: 0 };
const table = (you: SeatStage = {}, rival: SeatStage = {}) =>
  stage({
    You: { race: "centauri", ambassador: abilities, supporting: [vir], unspent: 9, ...you },
    Rival: { race: "narn", ...rival },
  });
const assist = (game: Game, seat: number, title: string, by: "abilities" | "sponsoring", whom?: string) => ({
  type: "assist" as const,
  seat,
  card: at(game, title),
  by,
  ...(whom === undefined ? {} : { whom: at(game, whom) }),
});
const able = (game: Game, title: string) =>
  (["diplomacy", "intrigue", "psi", "leadership"] as const).map((ability) => abilityOf(game, at(game, title), ability));
const yours = "You's Ambassador";

describe("Assistance", () => {
  it("gives the ambassador +1 diplomacy, intrigue and leadership, and no psi, while the assistant stays rotated", () => {
    const game = table();
    const { game: after, events } = happens(game, assist(game, 0, "Vir", "abilities"));
    expect(able(game, yours)).toEqual([4, 3, 0, 0]);
    expect(able(after, yours)).toEqual([5, 4, 0, 1]);
    expect(inPlay(after, "Vir").rotated).toBe(true);
    expect(events[0]).toMatchObject({ type: "assisted", seat: 0, by: "abilities", whom: { title: yours } });
    const readied = does(after, {
      type: "effect",
      seat: 0,
      because: "A Card",
      effect: { verb: "ready", which: { card: at(after, "Vir") } },
    });
    expect(able(readied, yours)).toEqual([4, 3, 0, 0]);
  });

  // compendium: Determine Initiative
  it("is not sustained for an ambassador who is neutralized", () => {
    const raised = does(table(), assist(table(), 0, "Vir", "abilities"));
    const down = turned(raised, yours, { neutralized: true, neutralizedIn: 1 });
    expect(sustainable(down, 0)).toEqual([]);
    const next = passed(down, "action", "discard", "buy");
    expect(next.turn).toBe(2);
    expect(inPlay(next, "Vir").rotated).toBe(false);
    expect(next.modifiers).toEqual([]);
  });

  it("that raises abilities can be sustained; that which makes sponsoring cheaper cannot", () => {
    const raised = order(table(), 0, "rotate Vir to assist");
    expect(sustainable(raised, 0)).toEqual([at(raised, "Vir")]);
    const cheaper = order(table(), 0, "rotate Vir to assist sponsoring");
    expect(sustainable(cheaper, 0)).toEqual([]);
    let next = passed(raised, "action", "discard", "buy");
    expect(next.awaiting).toMatchObject([{ kind: "sustain", seat: 0 }]);
    next = does(next, { type: "sustain", seat: 0, cards: [at(next, "Vir")] });
    expect(able(next, yours)).toEqual([5, 4, 0, 1]);
  });

  it("lets the ambassador sponsor its next card of the turn for 1 influence less", () => {
    let game = order(
      table({ hand: [clerk, character("Second", {}, { cost: 3 })] }),
      0,
      "rotate Vir to assist sponsoring",
    );
    game = order(game, 1, "pass");
    const sponsor = { type: "sponsor" as const, seat: 0, card: at(game, "Clerk"), with: at(game, yours) };
    const { game: after, events } = happens(game, sponsor);
    expect(after.seats[0]).toMatchObject({ unspent: 7, spent: 2 });
    expect(events[0]).toMatchObject({ influence: 2, sum: { printed: 3, changes: [{ source: "Vir", by: -1 }] } });
    // It is the next card only.
    expect(after.assistance).toEqual([]);
  });

  it("makes nothing cheaper that somebody else sponsors, or that the ambassador promotes", () => {
    const deputy = character("Deputy", { diplomacy: 1 });
    let game = table({ inner: [deputy], hand: [clerk], supporting: [vir, character("Aide", {}, { cost: 2 })] });
    game = order(order(game, 0, "rotate Vir to assist sponsoring"), 1, "pass");
    const byDeputy = does(game, { type: "sponsor", seat: 0, card: at(game, "Clerk"), with: at(game, "Deputy") });
    expect(byDeputy.seats[0]).toMatchObject({ spent: 3 });
    expect(byDeputy.assistance).toHaveLength(1);
    const promoted = does(game, { type: "promote", seat: 0, card: at(game, "Aide"), with: at(game, yours) });
    expect(promoted.seats[0]).toMatchObject({ spent: 4 });
    expect(promoted.assistance).toHaveLength(1);
  });

  it("never makes a card cost less than nothing, and is gone with the turn", () => {
    let game = order(table({ hand: [character("Page", {}, { cost: 0 })] }), 0, "rotate Vir to assist sponsoring");
    const next = passed(game, "action", "discard", "buy");
    expect(next).toMatchObject({ turn: 2, assistance: [] });
    game = order(game, 1, "pass");
    expect(order(game, 0, "sponsor Page with You's Ambassador").seats[0]).toMatchObject({ spent: 0 });
  });

  // engine: Character Cards — a reduction counts after the doubling for another race
  it("counts after the cost was doubled for another race", () => {
    const foreigner = character("Foreigner", {}, { cost: 2, race: "human" });
    let game = order(table({ hand: [foreigner] }), 0, "rotate Vir to assist sponsoring");
    game = order(order(game, 1, "pass"), 0, "sponsor Foreigner with You's Ambassador");
    expect(game.seats[0]).toMatchObject({ spent: 3 });
  });

  // compendium: Na'Toth — both of the Narn's can be in play, and both assist
  it("of two assistants adds up", () => {
    const both = () => table({}, { ambassador: abilities, supporting: [toth, dath], hand: [clerk] });
    let game = order(order(order(both(), 0, "pass"), 1, "rotate Na'Toth to assist"), 0, "pass");
    game = order(game, 1, "rotate Ko'Dath to assist");
    expect(able(game, "Rival's Ambassador")).toEqual([6, 5, 0, 2]);
    let cheap = order(order(order(both(), 0, "pass"), 1, "rotate Na'Toth to assist sponsoring"), 0, "pass");
    cheap = order(order(cheap, 1, "rotate Ko'Dath to assist sponsoring"), 0, "pass");
    expect(order(cheap, 1, "sponsor Clerk with Rival's Ambassador").seats[1]).toMatchObject({ spent: 1 });
  });

  // compendium: Ambassador — Faction 1 sponsors Faction 2's assistant
  it("is there for a Babylon Project ambassador whose assistant another player controls, in another faction", () => {
    let game = table({ supporting: [toth] }, { ambassador: abilities, hand: [clerk] });
    expect(sentences(game, 0).filter((each) => each.includes("assist"))).toEqual([]);
    expect(refused(game, assist(game, 0, "Na'Toth", "abilities"))).toMatchObject({
      code: "assists-another",
      rule: "ambassadors-assistant",
      facts: { title: "Na'Toth", race: "narn", yours: "centauri" },
    });
    game = order(game, 0, "pass");
    const raised = order(game, 1, "rotate Na'Toth to assist");
    expect(able(raised, "Rival's Ambassador")).toEqual([5, 4, 0, 1]);
    expect(inPlay(raised, "Na'Toth")).toMatchObject({ faction: 0, controller: 0, rotated: true });
    const cheaper = order(order(game, 1, "rotate Na'Toth to assist sponsoring"), 0, "pass");
    expect(order(cheaper, 1, "sponsor Clerk with Rival's Ambassador").seats[1]).toMatchObject({ spent: 2 });
  });

  // engine: Ambassador's Assistant and Assistance — the ambassador of the race's Babylon Project faction
  it("is of no use to a Home faction of the race", () => {
    const home = table({ faction: "home" });
    expect(refused(home, assist(home, 0, "Vir", "abilities"))).toMatchObject({
      code: "assists-another",
      rule: "ambassadors-assistant",
      facts: { title: "Vir", race: "centauri" },
    });
    expect(sentences(home, 0).filter((each) => each.includes("assist"))).toEqual([]);
  });

  it("takes a ready assistant that is not neutralized", () => {
    const rotated = turned(table(), "Vir", { rotated: true });
    expect(refused(rotated, assist(rotated, 0, "Vir", "abilities"))).toMatchObject({
      code: "not-ready",
      facts: { title: "Vir", state: "rotated" },
    });
    const down = turned(table(), "Vir", { neutralized: true });
    expect(refused(down, assist(down, 0, "Vir", "sponsoring")).code).toBe("not-ready");
  });

  it("comes from an assistant only, for its own ambassador only", () => {
    const game = table({ supporting: [vir, clerk] });
    expect(refused(game, assist(game, 0, "Clerk", "abilities"))).toMatchObject({
      code: "not-an-assistant",
      rule: "ambassadors-assistant",
    });
    expect(refused(game, assist(game, 0, "Vir", "abilities", "Clerk"))).toMatchObject({
      code: "illegal-target",
      facts: { target: "Clerk", wants: [yours] },
    });
    expect(refused(game, assist(game, 0, "Vir", "abilities", "Rival's Ambassador")).code).toBe("illegal-target");
  });
});

describe("A Non-Aligned assistant", () => {
  const helper = character("Helper", { diplomacy: 1 }, { race: "non-aligned", ...KEYWORD });
  const envoy = character("Envoy", { diplomacy: 2 }, { race: "non-aligned", ambassador: "species" });
  const league = (you: SeatStage = {}, rival: SeatStage = {}) =>
    stage({
      You: { race: "non-aligned", ambassador: abilities, supporting: [helper], inner: [envoy], ...you },
      Rival: { race: "non-aligned", ...rival },
    });

  // engine: Non-Aligned Race Rules — any species' ambassador, within the same faction
  it("assists any species' ambassador of its own faction", () => {
    const game = league();
    expect(sentences(game, 0).filter((each) => each.includes("assist"))).toEqual([
      "rotate Helper to assist",
      "rotate Helper to assist Envoy",
      "rotate Helper to assist sponsoring",
      "rotate Helper to assist Envoy sponsoring",
    ]);
    const after = order(game, 0, "rotate Helper to assist Envoy");
    expect(able(after, "Envoy")).toEqual([3, 1, 0, 1]);
    expect(able(after, yours)).toEqual([4, 3, 0, 0]);
  });

  it("makes the sponsoring cheaper of the species' ambassador that it assists, and of nobody else", () => {
    let game = league({ hand: [clerk] });
    game = order(order(game, 0, "rotate Helper to assist Envoy sponsoring"), 1, "pass");
    expect(order(game, 0, "sponsor Clerk with Envoy").seats[0]).toMatchObject({ spent: 2 });
    expect(order(game, 0, "sponsor Clerk with You's Ambassador").seats[0]).toMatchObject({ spent: 3 });
  });

  it("helps nobody outside of its faction", () => {
    const game = order(league(), 0, "pass");
    expect(refused(game, assist(game, 1, "Helper", "abilities"))).toMatchObject({
      code: "assistant-elsewhere",
      rule: "ambassadors-assistant",
      facts: { title: "Helper" },
    });
    expect(sentences(game, 1).filter((each) => each.includes("assist"))).toEqual([]);
  });
});
