// The practice opponent: fair, the same each time, and never foolish in the ways that players laughed at
import { beforeAll, describe, expect, it } from "vitest";
import { type Follies, FolliesOf, summed } from "../../bench/arena/follies.ts";
import { played } from "../../bench/arena/match.ts";
import { PLAYERS } from "../../bench/arena/players.ts";
import { type ArenaGame, begun, recordedGames, seedOfMove } from "../../bench/arena/recorded.ts";
import { type Action, type ActionType, apply, createGame, type Game, ORDERS } from "../../src/engine/index.ts";
import { practice } from "../../src/opponent/practice/choose.ts";
import { readRecorded } from "../corpus/recorded.ts";
import { withOtherSecrets } from "../engine/play/other-secrets.ts";
import { Dice } from "../engine/play/random-player.ts";

interface Seen {
  game: Game;
  seat: number;
  action: Action;
  /** What the move was thought out from. */
  seed: string;
}

const HOW = "where practice opponents are meant to play otherwise: npm run -s arena:record";

/** Plays a recorded game again: each step before it is taken, and the end. */
function* replayed({ deal, players, actions, ...recorded }: ArenaGame): Generator<Seen & { after: Game }, Game> {
  let game = begun({ deal, players, actions, ...recorded });
  for (const [at, action] of actions.entries()) {
    const seat = game.awaiting[0]?.seat;
    const applied = apply(game, action);
    if (seat === undefined || !applied.ok) throw new Error(`${deal}, action ${at}: ${JSON.stringify(action)}`);
    yield { game, seat, action, seed: seedOfMove(deal, at), after: applied.game };
    game = applied.game;
  }
  return game;
}

/** All steps of a game for `look`, and its end. */
function followed(game: ArenaGame, look: (step: Seen & { after: Game }) => void): Game {
  const steps = replayed(game);
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
    look(next.value);
  }
}

/** One position in so many is thought about anew. */
const SAMPLED = 61;

/** What no practice opponent does: in these games, people do it who sit with them. */
const NOT_THEIRS: readonly ActionType[] = [
  // It gives up, makes others wait, or says something in advance; the order of a discard pile is all the same to them.
  ...(["surrender", "concede", "wait", "object", "standing", "pile"] as const),
  // The bot knows what is printed on its cards, and what that does.
  ...(["effect", "state-facts"] as const),
  // Whoever heads a vote lets all others vote at once: they vote the same in any order.
  "call",
  // What few games come to: it is held to one position of each, in `planning.test.ts` and `setting-up.test.ts`.
  ...(["discard-agenda", "move-chaos"] as const),
];

/** Whether every seat is a practice opponent's. */
const isAmongThemselves = ({ players }: ArenaGame): boolean => players.every((one) => one === "practice");

describe("fifty games of practice opponents among themselves", () => {
  const games = recordedGames("among");
  const sampled: Seen[] = [];
  const done = new Set<ActionType>();
  const doneByThem = new Set<ActionType>();
  const ends: Game[] = [];
  const wrong: string[] = [];
  let follies: Follies;

  /** What would be wrong at any time. */
  function faultOf({ game, seat, action }: Seen): string | null {
    if (action.type === "support" || action.type === "oppose") {
      const { initiator } = game.conflicts.find(({ id }) => id === action.conflict) ?? {};
      const own = action.type === "oppose" ? initiator : (action.side ?? initiator);
      return (own === seat) === (action.type === "support") ? null : "sides with somebody else";
    }
    const state = game.seats[seat];
    if (action.type === "buy") return (state?.deck.length ?? 0) - action.cards >= 20 ? null : "buys of a thin deck";
    if (action.type !== "keep" && action.type !== "discard") return null;
    if (game.awaiting.find((one) => one.seat === seat)?.kind !== "discard") return null;
    const left = (state?.hand.length ?? 0) - (action.type === "discard" ? action.cards.length : 0);
    return left <= ((state?.deck.length ?? 0) <= 20 ? 7 : 6) ? null : "hoards a hand";
  }

  beforeAll(() => {
    let at = 0;
    const all: Follies[] = [];
    for (const recorded of games) {
      const watchers = recorded.players.map((one, seat) => (one === "practice" ? new FolliesOf(seat) : null));
      const end = followed(recorded, (step) => {
        const { game, seat, action, after } = step;
        for (const watcher of watchers) watcher?.sees(game);
        watchers[seat]?.does(game, action, after);
        done.add(action.type);
        if (recorded.players[seat] !== "practice") return;
        doneByThem.add(action.type);
        const fault = faultOf(step);
        if (fault !== null) wrong.push(`${step.seed}: ${fault}`);
        if (at++ % SAMPLED === 0) sampled.push(step);
      });
      all.push(...watchers.flatMap((watcher) => watcher?.ended(end) ?? []));
      ends.push(end);
    }
    follies = summed(all);
  }, 300_000);

  it("are at tables of two to six", () => {
    expect(games.length).toBe(50);
    expect([...new Set(games.map(({ players }) => players.length))].sort()).toEqual([2, 3, 4, 5, 6]);
    expect(games.filter(isAmongThemselves).length).toBeGreaterThanOrEqual(42);
    // With somebody whom chance plays there are two of them or more.
    for (const { players } of games) expect(players.filter((one) => one !== "practice").length).toBeLessThan(2);
  });

  it("are what they play today, fairly: the same move again, and the same where only what they cannot see is otherwise", () => {
    const dice = new Dice("the same move");
    const other: string[] = [];
    for (const { game, seat, action, seed } of sampled) {
      const move = PLAYERS.practice(game, seat, seed);
      if (JSON.stringify(move) !== JSON.stringify(action)) other.push(`${seed}: ${JSON.stringify(move)}`);
      expect(PLAYERS.practice(withOtherSecrets(game, seat, dice), seat, seed), seed).toEqual(move);
    }
    expect(sampled.length).toBeGreaterThan(300);
    expect(other, HOW).toEqual([]);
  }, 300_000);

  it("are played so again from the first move to the last", () => {
    const shortest = games
      .filter(isAmongThemselves)
      .toSorted((one, another) => one.actions.length - another.actions.length)[0];
    if (shortest === undefined) throw new Error("nothing is recorded");
    let game = begun(shortest);
    const again: (Action | null)[] = [];
    while (game.result === null) {
      const seat = game.awaiting[0]?.seat ?? 0;
      const action = practice(game, seat, seedOfMove(shortest.deal, again.length));
      const applied = action && apply(game, action);
      if (!applied?.ok) throw new Error(`${JSON.stringify(action)} in turn ${game.turn}`);
      again.push(action);
      game = applied.game;
    }
    expect(again, HOW).toEqual(shortest.actions);
  }, 120_000);

  it("come to an end, by more than one kind of victory", () => {
    for (const { result, turn } of ends) {
      expect(result).not.toBeNull();
      expect(turn).toBeLessThan(40);
    }
    expect(new Set(ends.map(({ result }) => result?.victory)).size).toBeGreaterThan(1);
  });

  it("see every kind of action that there is, and practice opponents do all of them that are theirs to do", () => {
    const kinds = Object.keys(ORDERS) as ActionType[];
    expect(kinds.filter((type) => !done.has(type))).toEqual([]);
    expect(kinds.filter((type) => !doneByThem.has(type)).sort()).toEqual([...NOT_THEIRS].sort());
  });

  it("never see them support somebody else's conflict, oppose their own, buy of a thin deck or hoard a hand", () => {
    expect(wrong).toEqual([]);
  });

  it("see little done to no end, and next to nothing for others alone", () => {
    expect(follies.others).toBe(0);
    expect(follies.gifts / follies.deeds).toBeLessThan(0.02);
    expect(follies.idle / follies.deeds).toBeLessThan(0.06);
  });

  it("seldom see them sit on influence with nobody beside their ambassador, or on a hand of more than eight", () => {
    expect(follies.alone / follies.turns).toBeLessThan(0.02);
    expect(follies.hoards / follies.turns).toBeLessThan(0.02);
  });

  it("hardly ever see them pass with influence that buys no cards while somebody could build, promote or bring in what stays", () => {
    expect(follies.lazy / follies.turns).toBeLessThan(0.01);
  });

  it("see them declare in near half of the turns in which they could, and win more of these conflicts than they lose", () => {
    expect(follies.declared / follies.could).toBeGreaterThan(0.45);
    expect(follies.lost / follies.declared).toBeLessThan(0.5);
  });

  it("see little influence left unused while there are cards to buy, and next to no deck bought empty", () => {
    expect(follies.unspent / follies.turns).toBeLessThan(0.02);
    // Of 50 turns and more the draw round alone empties it, and of fewer where there is little in it.
    const emptied = ends.filter(
      ({ turn, seats }, at) =>
        turn < 40 && !games[at]?.deal.startsWith("thin") && seats.some(({ deck }) => deck.length === 0),
    );
    expect(emptied).toEqual([]);
  });

  it("see them stand by nearly all conflicts that they declare", () => {
    expect(follies.declared).toBeGreaterThan(300);
    expect(follies.forsaken / follies.declared).toBeLessThan(0.15);
  });
});

describe("a practice opponent", () => {
  it("does what the rules allow in positions that chance has led to, whatever it is asked", () => {
    const asked = new Map<string, number>();
    for (const { name, start, actions } of readRecorded("newest")) {
      let game = "game" in start ? start.game : createGame(start.setup, start.seed, start.generator, start.revision);
      for (const action of actions) {
        for (const { seat, kind } of game.awaiting) {
          const before = asked.get(kind) ?? 0;
          if (kind === "fact" || before >= 3) continue;
          asked.set(kind, before + 1);
          const move = practice(game, seat, name);
          expect(move !== null && apply(game, move).ok, `${name}: ${kind}, ${JSON.stringify(move)}`).toBe(true);
        }
        const applied = apply(game, action as Action);
        if (applied.ok) game = applied.game;
      }
    }
    expect(asked.size).toBeGreaterThan(15);
  }, 120_000);
});

describe("a match against greedy", () => {
  const games = recordedGames("greedy");

  it("is won far more often than not by practice at two seats, as both play today", () => {
    let at = 0;
    let won = 0;
    let looked = 0;
    const other: string[] = [];
    for (const recorded of games) {
      const end = followed(recorded, ({ game, seat, action, seed }) => {
        if (at++ % SAMPLED !== 0) return;
        looked += 1;
        const move = PLAYERS[recorded.players[seat] ?? "greedy"](game, seat, seed);
        if (JSON.stringify(move) !== JSON.stringify(action)) other.push(`${seed}: ${JSON.stringify(move)}`);
      });
      const [winner, ...more] = end.result?.winners ?? [];
      if (winner !== undefined && more.length === 0 && recorded.players[winner] === "practice") won += 1;
    }
    expect(games.length).toBe(16);
    expect(won).toBeGreaterThanOrEqual(11);
    expect(looked).toBeGreaterThan(50);
    expect(other, HOW).toEqual([]);
  }, 120_000);
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
