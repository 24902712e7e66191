// compendium: the cards by their titles
import { describe, expect, it } from "vitest";
import { legalActions, viewFor } from "../../../../src/engine/index.ts";
import { sponsorCost } from "../../../../src/engine/rules/costs/cost.ts";
import { at, character, inPlay, order, passed, stage, turned } from "../../stage.ts";
import { real } from "../real.ts";

const printed = { diplomacy: 1, intrigue: 1, psi: 0, leadership: 0 };

describe("Kha'Mak", () => {
  const khamak = real("Kha'Mak", { abilities: printed });
  const game = stage({ You: { race: "narn", unspent: 20, hand: [khamak] }, Rival: {} });
  const seated = order(game, 0, "sponsor Kha'Mak with You's Ambassador");

  it("raises your influence rating by 1 while you control him", () => {
    const rating = (now: typeof game) => viewFor(now, "public").seats[0]?.rating;
    expect({ game: rating(game), seated: rating(seated) }).toEqual({ game: 20, seated: 21 });
  });

  it("makes the next Narn character 2 cheaper, and no other character", () => {
    const turn = { ...seated, awaiting: [{ id: 99, seat: 0, kind: "action" as const }] };
    const after = order(turn, 0, "rotate Kha'Mak to make your next Narn character 2 cheaper");
    expect(after.seats[0]?.discounts).toMatchObject([{ types: ["character"], only: { race: "narn" }, by: -2 }]);
    expect(sponsorCost(after, 0, character("Narn", {}, { race: "narn", cost: 5 }))).toMatchObject({ total: 5 });
  });

  it("cannot join the inner circle", () => {
    const turn = { ...seated, awaiting: [{ id: 99, seat: 0, kind: "action" as const }] };
    expect(legalActions(turn, 0).some(({ sentence }) => sentence.startsWith("promote Kha'Mak"))).toBe(false);
  });
});

// compendium: Bester
describe("Bester", () => {
  const bester = real("Bester", { abilities: printed });
  const deck = ["One", "Two", "Three"].map((title) => character(title));
  const game = stage({
    You: { race: "human", unspent: 40, deck, hand: [bester], supporting: [character("Clerk", {}, { cost: 1 })] },
    Rival: { race: "narn", deck },
  });
  const seated = order(game, 0, "sponsor Bester with You's Ambassador");

  it("lets his controller draw 2 free cards each turn, and nobody else more than 1", () => {
    const left = (now: typeof game) =>
      passed(now, "action", "aftermath", "discard", "buy").seats.map((seat) => seat.deck.length);
    expect({ game: left(game), seated: left(seated) }).toEqual({ game: [2, 2], seated: [1, 2] });
  });

  it("cannot enter the inner circle, where others can", () => {
    const ready = turned(seated, "You's Ambassador", { rotated: false });
    const offered = legalActions({ ...ready, awaiting: [{ id: 99, seat: 0, kind: "action" }] }, 0);
    const promotions = offered
      .filter(({ sentence }) => sentence.startsWith("promote "))
      .map(({ sentence }) => sentence);
    expect(promotions.some((sentence) => sentence.startsWith("promote Clerk"))).toBe(true);
    expect(promotions.some((sentence) => sentence.startsWith("promote Bester"))).toBe(false);
  });

  it("is no Psi Corps character, so that any Human may sponsor him without a Conspiracy mark", () => {
    expect(inPlay(seated, "Bester").row).toBe("supporting");
    const sworn = stage({
      You: { race: "human", unspent: 40, hand: [{ ...bester, keywords: ["Psi Corps"] }] },
      Rival: { race: "narn" },
    });
    expect(legalActions(sworn, 0).some(({ sentence }) => sentence.startsWith("sponsor Bester"))).toBe(false);
  });
});

describe("Emperor Turhan", () => {
  it("alters a Centauri tension by 1 either way", () => {
    const turhan = real("Emperor Turhan", { abilities: printed });
    const game = stage({ You: { race: "centauri", supporting: [turhan] }, Rival: { race: "narn" } });
    const tension = (now: typeof game) => now.seats[0]?.tensions[1] ?? 0;
    const raised = order(game, 0, "rotate Emperor Turhan to raise a Centauri tension by 1 on Rival");
    expect(tension(raised)).toBe(tension(game) + 1);
    const lowered = order(game, 0, "rotate Emperor Turhan to lower a Centauri tension by 1 on Rival");
    expect(tension(lowered)).toBe(tension(game) - 1);
    expect([raised, lowered].map((now) => now.seats[1]?.tensions)).toEqual(
      [game, game].map((now) => now.seats[1]?.tensions),
    );
    expect(legalActions(game, 0).some(({ sentence }) => sentence.startsWith("promote Emperor Turhan"))).toBe(false);
  });
});

describe("Shal Mayan", () => {
  it("readies a rotated inner circle character for 5 influence", () => {
    const mayan = real("Shal Mayan", { abilities: printed });
    const seated = stage({
      You: { race: "minbari", unspent: 6, supporting: [mayan], inner: [character("Sage")] },
      Rival: {},
    });
    const game = turned(seated, "Sage", { rotated: true });
    const after = order(game, 0, "rotate Shal Mayan to ready an inner circle character whose action goes on on Sage");
    expect(inPlay(after, "Sage").rotated).toBe(false);
    expect(inPlay(after, "Shal Mayan").rotated).toBe(true);
    expect(viewFor(after, "public").seats[0]).toMatchObject({ unspent: 1 });
    expect(at(after, "Sage")).toBeGreaterThan(-1);
  });
});
