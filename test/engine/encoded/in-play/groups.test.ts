// compendium: the cards by their titles
import { describe, expect, it } from "vitest";
import { withText } from "../../../../src/engine/cards/encoded/index.ts";
import { open } from "../../../../src/engine/changes/work.ts";
import { type CardFacts, legalActions, viewFor } from "../../../../src/engine/index.ts";
import { sponsorCost } from "../../../../src/engine/rules/costs/cost.ts";
import { abilityOf } from "../../../../src/engine/rules/in-force/ability.ts";
import { initiativeOrder } from "../../../../src/engine/turn/ready.ts";
import { at, character, does, fleet, group, inPlay, order, passed, refused, stage, turned } from "../../stage.ts";
import { real } from "../real.ts";

describe("Commercial Telepaths", () => {
  const adept = character("Adept", { psi: 5, diplomacy: 1 });
  const first = real("Commercial Telepaths");
  const second = { ...first, id: "stage/second" };

  it("give a character half its psi, rounded up, as diplomacy while they stay rotated", () => {
    const game = stage({ You: { supporting: [first, adept] }, Rival: {} });
    const after = order(game, 0, "rotate Commercial Telepaths to give a character half its psi as diplomacy on Adept");
    expect(abilityOf(after, at(after, "Adept"), "diplomacy")).toBe(4);
  });

  it("cannot be aimed at a character whom other Commercial Telepaths help, or at one without psi", () => {
    const game = stage({ You: { supporting: [first, adept, character("Mundane")], inner: [second] }, Rival: {} });
    const aimed = (now: typeof game) =>
      legalActions(now, 0).filter(({ sentence }) => sentence.startsWith("rotate Commercial Telepaths"));
    expect(aimed(game).map(({ sentence }) => sentence.split(" on ")[1])).toEqual(["Adept", "Adept"]);
  });
});

// compendium: Diplomatic Corps; Extended Contacts; Military Cadre
describe.each([
  ["Diplomatic Corps", "diplomacy"],
  ["Extended Contacts", "intrigue"],
  ["Military Cadre", "leadership"],
] as const)("%s", (title, ability) => {
  it("gives a character of anybody's 2 more of its ability while it stays rotated, and no longer", () => {
    const game = stage({
      You: { supporting: [real(title)] },
      Rival: { supporting: [character("Aide", { [ability]: 1 })] },
    });
    const after = order(game, 0, `rotate ${title} to give a character +2 ${ability} on Aide`);
    const now = (held: typeof game) => abilityOf(held, at(held, "Aide"), ability);
    expect({ nowGame: now(game), nowAfter: now(after), rotatedInPlayAfterTitle: inPlay(after, title).rotated }).toEqual(
      { nowGame: 1, nowAfter: 3, rotatedInPlayAfterTitle: true },
    );
    const ready = does(after, {
      type: "effect",
      seat: 0,
      effect: { verb: "ready", which: { card: at(after, title) } },
      because: "a test",
    });
    expect({ now: now(ready), rotated: inPlay(ready, title).rotated }).toEqual({ now: 1, rotated: false });
  });
});

// compendium: Military Telepaths (the bonus is to leadership), Secret Police
describe.each([
  { title: "Military Telepaths", ability: "leadership" },
  { title: "Secret Police", ability: "intrigue" },
] as const)("$title", ({ title, ability }) => {
  const adept = character("Adept", { psi: 5, [ability]: 1 });
  const aimed = `rotate ${title} to give a character half its psi as ${ability} on Adept`;

  it("turns half the psi of a character, rounded up, into its ability while the group stays rotated", () => {
    const game = order(stage({ You: { supporting: [real(title), adept] }, Rival: {} }), 0, aimed);
    expect(abilityOf(game, at(game, "Adept"), ability)).toBe(4);
    const next = passed(game, "action", "aftermath", "discard", "buy", "sustain");
    expect({ turn: next.turn, rotated: inPlay(next, title).rotated }).toEqual({ turn: 2, rotated: false });
    expect(abilityOf(next, at(next, "Adept"), ability)).toBe(1);
  });

  it("has for its target nobody whom another group of that title helps already", () => {
    const second = { ...real(title), id: "stage/second" };
    const game = stage({ You: { supporting: [real(title), second, adept] }, Rival: {} });
    const offers = (now: typeof game) =>
      legalActions(now, 0).filter(({ sentence }) => sentence.startsWith(`rotate ${title}`));
    expect(offers(game)).toHaveLength(2);
    const helped = does(game, offers(game)[0]?.action ?? { type: "pass", seat: 0 });
    expect(abilityOf(helped, at(helped, "Adept"), ability)).toBe(4);
    const again = { ...helped, awaiting: [{ id: 99, seat: 0, kind: "action" as const }] };
    expect(legalActions(again, 0).length).toBeGreaterThan(0);
    expect(offers(again)).toEqual([]);
  });
});

// compendium: Mars Colony
describe("Mars Colony", () => {
  it("gives a character of yours +2 diplomacy for as long as it stays rotated itself", () => {
    const seated = stage({
      You: {
        race: "human",
        supporting: [real("Mars Colony", { abilities: { military: 2 } }), character("Clerk", { diplomacy: 1 })],
      },
      Rival: { race: "narn" },
    });
    const game = order(seated, 0, "rotate Mars Colony to give a character of yours +2 diplomacy on Clerk");
    expect(abilityOf(game, at(game, "Clerk"), "diplomacy")).toBe(3);
    const next = passed(game, "action", "aftermath", "discard", "buy", "sustain");
    expect({ turn: next.turn, rotated: inPlay(next, "Mars Colony").rotated }).toEqual({ turn: 2, rotated: false });
    expect(abilityOf(next, at(next, "Clerk"), "diplomacy")).toBe(1);
  });
});

// compendium: Thenta Makur
describe("Thenta Makur", () => {
  it("gives each Narn character in play a Strife mark for as long as it is in play, and no fleet and nobody else one", () => {
    const raiders = fleet("Raiders", 5, { race: "narn" });
    const seats = (supporting: CardFacts[]) => ({
      You: { race: "centauri" as const, supporting },
      Rival: { race: "narn" as const, supporting: [character("Warrior", {}, { race: "narn" }), raiders] },
    });
    const strife = (supporting: CardFacts[]) => {
      const seen = viewFor(stage(seats(supporting)), "public");
      return JSON.stringify(seen).split('"strife":1').length - 1;
    };
    expect({ before: strife([]), with: strife([real("Thenta Makur")]) }).toEqual({ before: 0, with: 2 });
  });
});

describe("War College", () => {
  it("lowers the cost of characters with leadership by 2, after doubling, and of nobody else", () => {
    const game = stage({ You: { supporting: [real("War College")] }, Rival: {} });
    const cost = (facts: CardFacts) => sponsorCost(game, 0, facts);
    expect(cost(character("Officer", { leadership: 1 }, { cost: 5 }))).toMatchObject({ total: 3 });
    expect(cost(character("Warrior", { leadership: 3 }, { cost: 5, race: "narn" }))).toMatchObject({ total: 8 });
    expect(cost(character("Clerk", { diplomacy: 3 }, { cost: 5 }))).toMatchObject({ total: 5 });
    expect(cost(fleet("Fleet", 5, { cost: 5 }))).toMatchObject({ total: 5 });
  });
});

describe("Wind Swords", () => {
  it("raise Minbari unrest by 1 as they are sponsored, and make Minbari fleets and officers 2 cheaper", () => {
    const swords = real("Wind Swords");
    const seated = stage({ You: { race: "minbari", unspent: 9, unrest: 1, hand: [swords] }, Rival: {} });
    const game = order(seated, 0, "sponsor Wind Swords with You's Ambassador");
    expect(game.seats.map(({ unrest }) => unrest)).toEqual([2, seated.seats[1]?.unrest]);
    const cost = (facts: CardFacts) => sponsorCost(game, 0, facts);
    expect(cost(fleet("Cruisers", 5, { cost: 5, race: "minbari" }))).toMatchObject({ total: 3 });
    expect(cost(fleet("Mercenaries", 5, { cost: 5 }))).toMatchObject({ total: 5 });
    expect(cost(character("Officer", { leadership: 1 }, { cost: 5, race: "minbari" }))).toMatchObject({ total: 3 });
    expect(cost(character("Priest", { diplomacy: 1 }, { cost: 5, race: "minbari" }))).toMatchObject({ total: 5 });
  });
});

describe("Ranger Surveillance", () => {
  const surveillance = withText({ ...group("Ranger Surveillance"), complete: false });

  it("counts as 10 influence more for initiative, and for nothing else", () => {
    const game = stage({
      You: { unspent: 4, supporting: [surveillance] },
      Second: { unspent: 13 },
      Third: { unspent: 15 },
    });
    expect(initiativeOrder(open(game)).order).toEqual([1, 0, 2]);
    expect(viewFor(game, "public").seats[0]?.rating).toBe(4);
  });

  it("is sponsored only with a Vorlon mark", () => {
    const game = stage({ You: { unspent: 9, hand: [surveillance] }, Rival: {} });
    const card = at(game, "Ranger Surveillance");
    const action = { type: "sponsor", seat: 0, card, with: at(game, "You's Ambassador") } as const;
    expect(refused(game, action)).toMatchObject({ code: "requirement-not-met" });
    const marked = turned(game, "You's Ambassador", { marks: { vorlon: 1 } });
    expect(legalActions(marked, 0).map(({ sentence }) => sentence)).toContain(
      "sponsor Ranger Surveillance with You's Ambassador",
    );
  });
});
