// The practice opponent: fair, the same each time, and never foolish in the ways that players laughed at
import { beforeAll, describe, expect, it } from "vitest";
import { type Follies, FolliesOf, summed } from "../../bench/arena/follies.ts";
import { gameOf, played } from "../../bench/arena/match.ts";
import { PLAYERS } from "../../bench/arena/players.ts";
import { type Action, type ActionType, apply, type Game } from "../../src/engine/index.ts";
import { practice } from "../../src/opponent/practice/choose.ts";
import { withOtherSecrets } from "../engine/play/other-secrets.ts";
import { Dice } from "../engine/play/random-player.ts";

interface Seen {
  game: Game;
  seat: number;
  action: Action;
}

/** All that practice opponents have done in whole games of so many seats, how these ended, and what was foolish in them. */
function watched(seats: number, deals: readonly string[]): { steps: Seen[]; ends: Game[]; follies: Follies[] } {
  const steps: Seen[] = [];
  const follies: Follies[] = [];
  const ends = deals.map((deal) => {
    const watchers = Array.from({ length: seats }, (_, seat) => new FolliesOf(seat));
    const end = gameOf(seats, deal, () => (game, seat, seed) => {
      for (const watcher of watchers) watcher.sees(game);
      const action = PLAYERS.practice(game, seat, seed);
      if (action === null) return null;
      steps.push({ game, seat, action });
      const applied = apply(game, action);
      if (applied.ok) watchers[seat]?.does(game, action, applied.game);
      return action;
    });
    follies.push(...watchers.map((watcher) => watcher.ended(end)));
    return end;
  });
  return { steps, ends, follies };
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
  let follies: Follies;

  beforeAll(() => {
    const games = [
      watched(
        2,
        [1, 2, 3, 4, 5, 6, 7, 14].map((number) => `practice ${number}`),
      ),
      watched(3, ["practice 8", "practice 9"]),
      watched(4, ["practice 10"]),
    ];
    steps = games.flatMap((each) => each.steps);
    ends = games.flatMap((each) => each.ends);
    follies = summed(games.flatMap((each) => each.follies));
  }, 600_000);

  it("bring whole games to an end, without a move that is refused", () => {
    for (const { result, turn } of ends) {
      expect(result).not.toBeNull();
      expect(turn).toBeLessThan(60);
    }
  });

  it("do all that a turn is made of", () => {
    const done = new Set(steps.map(({ action }) => action.type));
    const deeds = [
      "build",
      "sponsor",
      "promote",
      "place",
      "play",
      "rotate",
      "heal",
      "attack",
      "support",
      "oppose",
    ] as const;
    const round = ["declare", "declare-nothing", "sustain", "discard", "buy", "keep", "pass"] as const;
    for (const type of [...deeds, ...round]) expect(done, type).toContain(type);
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

  it("do little to no end, and next to nothing for others alone", () => {
    expect(follies.others).toBe(0);
    expect(follies.gifts / follies.deeds).toBeLessThan(0.02);
    expect(follies.idle / follies.deeds).toBeLessThan(0.06);
  });

  it("seldom sit on influence with nobody beside their ambassador, or on a hand of more than eight", () => {
    expect(follies.alone / follies.turns).toBeLessThan(0.02);
    expect(follies.hoards / follies.turns).toBeLessThan(0.2);
  });

  it("declare in near half of the turns in which they could, and win more of these conflicts than they lose", () => {
    expect(follies.declared / follies.could).toBeGreaterThan(0.45);
    expect(follies.lost / follies.declared).toBeLessThan(0.5);
  });

  it("leave little influence unused while there are cards to buy, and never buy until the deck is empty", () => {
    expect(follies.unspent / follies.turns).toBeLessThan(0.2);
    expect(follies.empty).toBe(0);
  });

  it("stand by nearly all conflicts that they declare", () => {
    expect(follies.declared).toBeGreaterThan(30);
    expect(follies.forsaken / follies.declared).toBeLessThan(0.15);
  });

  it("buy nothing of a thin deck, and hoard no hand", () => {
    for (const { game, seat, action } of steps) {
      const state = game.seats[seat];
      if (action.type === "buy") expect((state?.deck.length ?? 0) - action.cards).toBeGreaterThanOrEqual(20);
      if (action.type !== "keep" && action.type !== "discard") continue;
      if (game.awaiting.find((one) => one.seat === seat)?.kind !== "discard") continue;
      const left = (state?.hand.length ?? 0) - (action.type === "discard" ? action.cards.length : 0);
      expect(left).toBeLessThanOrEqual((state?.deck.length ?? 0) <= 20 ? 7 : 6);
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

describe("a match against greedy", () => {
  it("is won far more often than not by practice, a fixed match at two seats that is the same each time", () => {
    const outcome = played({ seats: 2, games: 16, a: "practice", b: "greedy", seed: "held" });
    expect(outcome.wins_a).toBeGreaterThanOrEqual(11);
    // With two seats half the games are anybody's.
    expect(outcome.wins_b).toBeLessThan(6);
  }, 600_000);
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
