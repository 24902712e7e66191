// Standing in line for a table: nobody twice, nobody beside whom they keep away from, and nobody for ever
import { describe, expect, it } from "vitest";
import {
  type Apart,
  type Group,
  grouping,
  type InLine,
  SEATS,
  takesPart,
  USUAL_SEATS,
} from "../../src/finding/match.ts";
import { madeOf } from "../../src/piecemeal.ts";
import { PACES } from "../../src/settings/pace.ts";
import { Dice } from "../engine/play/random-player.ts";

const RULES = ["engine", "casual", "tournament"] as const;
const nobody: Apart = () => false;
const grouped = (line: readonly InLine[], apart: Apart = nobody): Group[] => madeOf(grouping(line, apart));

/** Somebody who wants something, each of it or not by lot. */
function comer(user: number, at: number, dice: Dice): InLine {
  return {
    user: `u${user}`,
    at,
    ...(dice.below(2) === 0 ? {} : { rules: dice.of(RULES) }),
    ...(dice.below(2) === 0 ? {} : { pace: dice.of(PACES.slice(0, 3)) }),
    ...(dice.below(2) === 0 ? {} : { seats: SEATS.least + dice.below(3) }),
  };
}

/** Pairs that keep away from one another, by lot; each way counts for both. */
function apartBy(users: number, pairs: number, dice: Dice): { apart: Apart; count: number } {
  const kept = new Set<string>();
  for (let at = 0; at < pairs; at++) kept.add(`u${dice.below(users)}>u${dice.below(users)}`);
  return { apart: (one, other) => kept.has(`${one}>${other}`) || kept.has(`${other}>${one}`), count: kept.size };
}

const fits = (one: InLine, other: InLine) =>
  (["rules", "pace", "seats"] as const).every((what) => {
    const [a, b] = [one[what], other[what]];
    return a === undefined || b === undefined || a === b;
  });

/** Whether any table at all could be made for this one: tried in every way. */
function possible(first: InLine, others: readonly InLine[], apart: Apart): boolean {
  const grow = (players: readonly InLine[], from: number): boolean => {
    const seats = players.find((each) => each.seats !== undefined)?.seats ?? USUAL_SEATS;
    if (players.length === seats) return true;
    if (players.length > seats) return false;
    return others
      .slice(from)
      .some(
        (next, at) =>
          players.every((each) => fits(each, next) && !apart(each.user, next.user)) &&
          grow([...players, next], from + at + 1),
      );
  };
  return grow([first], 0);
}

describe("a line for tables", () => {
  it("seats nobody twice, as many as are wanted, and nobody beside what they do not want", { tags: "long" }, () => {
    const dice = new Dice("line");
    let tables = 0;
    for (let round = 0; round < 300; round++) {
      const line = Array.from({ length: 2 + dice.below(30) }, (_, user) => comer(user, dice.below(50), dice));
      const { apart } = apartBy(line.length, dice.below(20), dice);
      const groups = grouped(line, apart);
      const seated = groups.flatMap(({ players }) => players.map(({ user }) => user));
      expect(new Set(seated).size).toBe(seated.length);
      for (const { players, wanted } of groups) {
        tables++;
        expect(players).toHaveLength(wanted.seats ?? USUAL_SEATS);
        for (const [at, one] of players.entries())
          for (const other of players.slice(at + 1)) {
            expect(fits(one, other)).toBe(true);
            expect(apart(one.user, other.user)).toBe(false);
          }
        for (const what of ["rules", "pace", "seats"] as const)
          for (const one of players) if (one[what] !== undefined) expect(wanted[what]).toBe(one[what]);
      }
    }
    expect(tables).toBeGreaterThan(500);
  });

  it("keeps two apart whichever of them wants that, however long they wait", () => {
    const line = [0, 1, 2].map((user): InLine => ({ user: `u${user}`, at: user, seats: 2 }));
    const one: Apart = (a, b) => (a === "u0" && b === "u1") || (a === "u1" && b === "u0");
    expect(grouped(line, one).map(({ players }) => players.map(({ user }) => user))).toEqual([["u0", "u2"]]);
    expect(grouped(line.slice(0, 2), one)).toEqual([]);
  });

  it("makes a table for whoever has waited longest wherever one can be made at all", () => {
    const dice = new Dice("longest");
    let made = 0;
    let none = 0;
    for (let round = 0; round < 300; round++) {
      const line = Array.from({ length: 2 + dice.below(8) }, (_, user) => comer(user, user, dice));
      const { apart } = apartBy(line.length, dice.below(14), dice);
      const [first, ...others] = line;
      if (!first) throw new Error("somebody is in line");
      const seated = grouped(line, apart).some(({ players }) => players.includes(first));
      expect(seated).toBe(possible(first, others, apart));
      if (seated) made++;
      else none++;
    }
    expect(made).toBeGreaterThan(50);
    expect(none).toBeGreaterThan(50);
  });

  it("leaves nobody waiting for ever while others come, though each sits out runs by lot", () => {
    const dice = new Dice("days");
    const below = (end: number) => dice.below(end);
    const { apart, count } = apartBy(400, 600, dice);
    expect(count).toBeGreaterThan(400);
    let line: InLine[] = [];
    const waited: number[] = [];
    let came = 0;
    // A day of runs: somebody comes in every second of them, and picky ones among them.
    for (let run = 0; run < 288; run++) {
      if (run % 2 === 0 && run < 200) line.push(comer(came++, run, dice));
      const part = line.filter(() => takesPart(below));
      for (const { players } of grouped(part, apart)) {
        for (const { user, at } of players) {
          waited.push(run - at);
          line = line.filter((each) => each.user !== user);
        }
      }
    }
    expect(waited.length + line.length).toBe(came);
    // Whoever is left came with the last, with nobody to come after them.
    expect(line.length).toBeLessThan(8);
    expect(Math.max(...waited)).toBeLessThan(150);
  });

  it("lets somebody sit out a run whoever else is in line: two of three times they take part", () => {
    const dice = new Dice("part");
    let part = 0;
    for (let at = 0; at < 3_000; at++) if (takesPart((end) => dice.below(end))) part++;
    expect(part / 3_000).toBeGreaterThan(0.63);
    expect(part / 3_000).toBeLessThan(0.7);
  });

  it("looks through the longest line in pieces of a few milliseconds", { tags: "long" }, () => {
    const dice = new Dice("long");
    const line = Array.from({ length: 500 }, (_, user) => comer(user, user, dice));
    // Everybody keeps away from everybody: all that can be tried is tried. The best of three: others use the computer too.
    const longestPiece = () => {
      const pieces = grouping(line, () => true);
      let longest = 0;
      for (let done = false; !done; ) {
        const began = process.cpuUsage();
        done = pieces.next().done === true;
        const { user, system } = process.cpuUsage(began);
        longest = Math.max(longest, (user + system) / 1_000);
      }
      return longest;
    };
    const longest = Math.min(longestPiece(), longestPiece(), longestPiece());
    expect(longest).toBeLessThan(50);
  });
});
