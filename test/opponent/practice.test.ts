// The practice opponent: fair, the same each time, and never foolish in the ways that players laughed at
import { beforeAll, describe, expect, it } from "vitest";
import { gameOf, played } from "../../bench/arena/match.ts";
import { PLAYERS } from "../../bench/arena/players.ts";
import type { Action, ActionType, Game } from "../../src/engine/index.ts";
import { practice } from "../../src/opponent/practice/choose.ts";
import { withOtherSecrets } from "../engine/other-secrets.ts";
import { Dice } from "../engine/random-player.ts";

interface Seen {
  game: Game;
  seat: number;
  action: Action;
}

/** All that practice opponents have done in whole games of so many seats, and how these ended. */
function watched(seats: number, deals: readonly string[]): { steps: Seen[]; ends: Game[] } {
  const steps: Seen[] = [];
  const ends = deals.map((deal) =>
    gameOf(seats, deal, () => (game, seat, seed) => {
      const action = PLAYERS.practice(game, seat, seed);
      if (action) steps.push({ game, seat, action });
      return action;
    }),
  );
  return { steps, ends };
}

const NEVER: readonly ActionType[] = [
  "surrender",
  "concede",
  "discard-agenda",
  "wait",
  "loose",
  "object",
  "standing",
  "pile",
];

describe("practice opponents among themselves", () => {
  let steps: readonly Seen[] = [];
  let ends: readonly Game[] = [];

  beforeAll(() => {
    const two = watched(2, ["practice 1", "practice 2", "practice 3"]);
    const three = watched(3, ["practice 4"]);
    steps = [...two.steps, ...three.steps];
    ends = [...two.ends, ...three.ends];
  }, 180_000);

  it("bring whole games to an end, without a move that is refused", () => {
    for (const { result, turn } of ends) {
      expect(result).not.toBeNull();
      expect(turn).toBeLessThan(60);
    }
  });

  it("do all that a turn is made of", () => {
    const done = new Set(steps.map(({ action }) => action.type));
    for (const type of ["build", "sponsor", "promote", "declare", "support", "oppose", "pass", "buy", "keep"] as const)
      expect(done, type).toContain(type);
  });

  it("never give up, stop the others, take back their agenda or say anything in advance", () => {
    expect(steps.filter(({ action }) => NEVER.includes(action.type))).toEqual([]);
  });

  it("support no conflict of somebody else, and oppose none of their own", () => {
    for (const { game, seat, action } of steps) {
      if (action.type !== "support" && action.type !== "oppose") continue;
      const conflict = game.conflicts.find(({ id }) => id === action.conflict);
      if (action.type === "oppose") expect(conflict?.initiator).not.toBe(seat);
      else expect(action.side ?? conflict?.initiator).toBe(seat);
    }
  });

  it("buy nothing of a thin deck, and hoard no hand", () => {
    for (const { game, seat, action } of steps) {
      const state = game.seats[seat];
      if (action.type === "buy") expect((state?.deck.length ?? 0) - action.cards).toBeGreaterThanOrEqual(20);
      if (action.type !== "keep" && action.type !== "discard") continue;
      if (game.awaiting.find((one) => one.seat === seat)?.kind !== "discard" || (state?.deck.length ?? 0) <= 20)
        continue;
      const left = (state?.hand.length ?? 0) - (action.type === "discard" ? action.cards.length : 0);
      expect(left).toBeLessThanOrEqual(6);
    }
  });

  it("do the same where only what they cannot see is otherwise, and with the same seed again", () => {
    const dice = new Dice("the same move");
    for (const [at, { game, seat }] of steps.entries()) {
      if (at % 23 !== 0) continue;
      const move = practice(game, seat, "a seed");
      expect(practice(withOtherSecrets(game, seat, dice), seat, "a seed")).toEqual(move);
      expect(practice(game, seat, "a seed")).toEqual(move);
    }
  }, 60_000);
});

describe("a match", () => {
  it("is the same again with its seed, and counts every game once", () => {
    const match = { seats: 2, games: 3, a: "greedy", b: "random", seed: "match" } as const;
    const { cpu_ms_p99: _, ...first } = played(match);
    const { cpu_ms_p99: __, ...again } = played(match);
    expect(again).toEqual(first);
    expect(first.wins_a + first.wins_b + first.shared).toBeLessThanOrEqual(3);
    expect(first.wins_a).toBeGreaterThan(first.wins_b);
  }, 60_000);
});
