// compendium: ACTION ROUND; Cards With No Printed Cost (Taunts and Games) — "since your last action"
import { describe, expect, it } from "vitest";
import type { Game } from "../../../src/engine/index.ts";
import { PRACTICE_CARDS } from "../cards/practice-set.ts";
import {
  arranged,
  at,
  byHand,
  character,
  does,
  inPlay,
  order,
  passed,
  refused,
  type SeatStage,
  sentences,
  stage,
} from "../stage.ts";

function practice(title: string) {
  const card = PRACTICE_CARDS.find((one) => one.title === title);
  if (!card) throw new Error(`no practice card ${title}`);
  return card;
}

const upstaged = practice("Upstaged Newcomer");
const martyred = practice("Martyred Reputation");

/** Two players with a character to sponsor each, the second with Upstaged Newcomer; the first one's is dearer by loyalty. */
function table(more: SeatStage = {}): Game {
  return stage({
    Londo: {
      unspent: 9,
      inner: [character("Aide")],
      hand: [character("Clerk", {}, { race: "human", cost: 2 }), character("Second Clerk")],
    },
    "G'Kar": { race: "narn", unspent: 9, hand: [upstaged, character("Guard", {}, { cost: 1 })], ...more },
  });
}
const LONDO = "Londo's Ambassador";
const offered = (game: Game, title = "Clerk") => sentences(game, 1).includes(`play Upstaged Newcomer on ${title}`);

describe("A card that another player has sponsored since your last action", () => {
  it("is a target on your next action, for as much as was applied for it, doubled cost and all", () => {
    const game = order(table(), 0, `sponsor Clerk with ${LONDO}`);
    expect(offered(game)).toBe(true);
    const after = order(game, 1, "play Upstaged Newcomer on Clerk");
    expect(inPlay(after, "Clerk").rotated).toBe(true);
    expect(after.seats[1]).toMatchObject({ unspent: 5, spent: 4 });
  });

  it("is none any more once you have acted, and to pass takes the place of an action", () => {
    const game = order(table(), 0, `sponsor Clerk with ${LONDO}`);
    for (const instead of ["pass", "sponsor Guard with G'Kar's Ambassador"]) {
      const later = order(order(game, 1, instead), 0, "sponsor Second Clerk with Aide");
      expect(offered(later)).toBe(false);
      const target = { what: "card", card: at(later, "Clerk") } as const;
      const no = refused(later, { type: "play", seat: 1, card: at(later, "Upstaged Newcomer"), target });
      expect(no).toMatchObject({ code: "illegal-target", facts: { title: "Upstaged Newcomer", target: "Clerk" } });
    }
  });

  it("is a target on your first action in the next turn, where it came after your last one in this", () => {
    // G'Kar passes, Londo sponsors by an effect in the resolution round, and the turn goes round.
    let game = passed(table(), "action");
    game = arranged(game, (work) => {
      work.game.awaiting = [
        { id: 90, seat: 0, kind: "sponsor", terms: { types: ["character"], by: null, source: "Offer", free: true } },
        ...work.game.awaiting,
      ];
    });
    game = does(game, { type: "sponsor", seat: 0, card: at(game, "Second Clerk") });
    game = passed(game, "discard", "buy", "sustain", "declare", "aftermath");
    while (game.awaiting[0]?.seat !== 1) game = order(game, game.awaiting[0]?.seat ?? 0, "pass");
    expect(offered(game, "Second Clerk")).toBe(true);
  });

  it("is none of your own", () => {
    const game = order(order(table(), 0, "pass"), 1, "sponsor Guard with G'Kar's Ambassador");
    expect(offered(order(game, 0, "pass"), "Guard")).toBe(false);
  });

  it("is out of reach for whoever cannot apply as much", () => {
    expect(offered(order(table({ unspent: 3 }), 0, `sponsor Clerk with ${LONDO}`))).toBe(false);
  });

  it("costs nothing besides where it was sponsored for free, with no printed cost or with one", () => {
    const game = arranged(table(), (work) => {
      work.game.awaiting = [
        { id: 90, seat: 0, kind: "sponsor", terms: { types: ["character"], by: null, source: "Offer", free: true } },
      ];
    });
    const sponsored = does(game, { type: "sponsor", seat: 0, card: at(game, "Clerk") });
    const first = sponsored.awaiting[0]?.seat === 0 ? order(sponsored, 0, "pass") : sponsored;
    expect(order(first, 1, "play Upstaged Newcomer on Clerk").seats[1]).toMatchObject({ unspent: 9, spent: 0 });
  });
});

describe("A card that has been neutralized since your last action", () => {
  const start = (): Game =>
    stage({
      Londo: { unspent: 8, inner: [character("Aide")] },
      "G'Kar": { race: "narn", hand: [martyred], supporting: [character("Guard", { intrigue: 1 })] },
    });
  const may = (game: Game) => sentences(game, 1).includes("play Martyred Reputation on Guard");

  it("is a target once, whoever has neutralized it", () => {
    const game = start();
    const hit = does(game, byHand({ verb: "neutralize", which: { card: at(game, "Guard") } }));
    const turn = order(hit, 0, "pass");
    expect(may(turn)).toBe(true);
    expect(order(turn, 1, "play Martyred Reputation on Guard").seats[1]?.rawPower).toBe(1);
    const built = order(hit, 0, "build with Londo's Ambassador");
    expect(may(order(order(built, 1, "pass"), 0, "build with Aide"))).toBe(false);
  });
});

describe("A game without a card that asks for it", () => {
  it("notes nothing of it", () => {
    const game = stage({ Londo: { unspent: 9, hand: [character("Clerk")] }, "G'Kar": { race: "narn" } });
    expect(order(game, 0, `sponsor Clerk with ${LONDO}`).lately).toBeUndefined();
  });
});
