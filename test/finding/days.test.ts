// A line over two weeks, with people who come as the figures of games over days have them come
import { describe, expect, it } from "vitest";
import { Answering } from "../../bench/days/answering.ts";
import { WAITS_MS } from "../../src/finding/line.ts";
import { type Apart, grouping, type InLine, RUN_MS, takesPart } from "../../src/finding/match.ts";
import { madeOf } from "../../src/piecemeal.ts";
import { Dice } from "../engine/play/random-player.ts";

const DAY = 24 * 60 * 60_000;
const DAYS = 14;
const PEOPLE = 40;
const PACES = ["daily", "slow", "live"] as const;

interface Seated {
  readonly run: number;
  readonly users: readonly string[];
}

/** Everybody looks for a table, and for another one some days after they have found one. */
function weeks(seed: string, apart: Apart): { tables: Seated[]; waits: number[]; waiting: InLine[] } {
  const dice = new Dice(seed);
  const answering = new Answering(seed);
  const wants = Array.from(
    { length: PEOPLE },
    (): Partial<InLine> => ({
      ...(dice.below(3) === 0 ? { pace: dice.of(PACES) } : {}),
      ...(dice.below(3) === 0 ? { seats: 2 + dice.below(3) } : {}),
    }),
  );
  const comes = wants.map((_, user) => answering.comes(user, dice.below(2 * DAY), null));
  let line: InLine[] = [];
  const tables: Seated[] = [];
  const waits: number[] = [];
  for (let run = 0; run < (DAYS * DAY) / RUN_MS; run++) {
    const now = run * RUN_MS;
    for (const [user, at] of comes.entries()) {
      if (at > now || at <= now - RUN_MS) continue;
      line.push({ user: `u${user}`, at, ...wants[user] });
    }
    if (line.length === 0) continue;
    const part = line.filter(() => takesPart((end) => dice.below(end)));
    for (const { players } of madeOf(grouping(part, apart))) {
      tables.push({ run, users: players.map(({ user }) => user) });
      for (const { user, at } of players) {
        waits.push(now - at);
        comes[Number(user.slice(1))] = answering.comes(Number(user.slice(1)), now + DAY + dice.below(2 * DAY), null);
      }
      const users = new Set(players.map(({ user }) => user));
      line = line.filter(({ user }) => !users.has(user));
    }
  }
  return { tables, waits, waiting: line };
}

const nobody: Apart = () => false;
const pairs = (seed: string): Set<string> => {
  const dice = new Dice(`apart ${seed}`);
  return new Set(Array.from({ length: 60 }, () => `u${dice.below(PEOPLE)}>u${dice.below(PEOPLE)}`));
};

describe("a line over two weeks of people who sleep, work and live in two zones", () => {
  it.each(["a", "b", "c"])("seats nobody twice at once, keeps apart whom it must, and starves nobody (%s)", (seed) => {
    const kept = pairs(seed);
    const apart: Apart = (one, other) => kept.has(`${one}>${other}`) || kept.has(`${other}>${one}`);
    const { tables, waits, waiting } = weeks(seed, apart);
    expect(tables.length).toBeGreaterThan(40);
    for (const { users } of tables) {
      expect(new Set(users).size).toBe(users.length);
      for (const one of users) for (const other of users) expect(one !== other && apart(one, other)).toBe(false);
    }
    const inRun = new Map<number, string[]>();
    for (const { run, users } of tables) inRun.set(run, [...(inRun.get(run) ?? []), ...users]);
    for (const users of inRun.values()) expect(new Set(users).size).toBe(users.length);
    // Half of them wait for less than a quarter of a day; the pickiest for less than the line keeps anybody.
    const sorted = [...waits].sort((one, other) => one - other);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(DAY / 4);
    expect(sorted.at(-1)).toBeLessThan(WAITS_MS);
    for (const { at } of waiting) expect(DAYS * DAY - at).toBeLessThan(WAITS_MS);
  });

  it("has waits of each length without anybody keeping away as well, so that none gives it away", () => {
    // Two who fit, alone in line, for as many runs as go by before others come: by lot they may miss each other in all of them.
    const dice = new Dice("missed");
    const below = (end: number) => dice.below(end);
    const missed = (): number => {
      const line = ["u0", "u1"].map((user, at): InLine => ({ user, at, seats: 2 }));
      for (let run = 1; ; run++)
        if (
          madeOf(
            grouping(
              line.filter(() => takesPart(below)),
              nobody,
            ),
          ).length > 0
        )
          return run;
    };
    const lengths = Array.from({ length: 20_000 }, missed);
    // Two thirds of two thirds: four runs of nine bring two together, whoever they are.
    for (let run = 1; run <= 8; run++) {
      const share = lengths.filter((each) => each === run).length / lengths.length;
      expect(share).toBeGreaterThan(0.8 * (4 / 9) * (5 / 9) ** (run - 1) - 0.002);
      expect(share).toBeLessThan(1.2 * (4 / 9) * (5 / 9) ** (run - 1) + 0.002);
    }
  });
});
