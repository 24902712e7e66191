// DESIGN: League nights — a night is what its entries come to
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RACES } from "../../../src/engine/index.ts";
import {
  type Entry,
  fieldOf,
  isOpen,
  type Night,
  OPEN_TABLES,
  openedNight,
  replayedNight,
  reportsOf,
  type Said,
  withEntry,
} from "../../../src/leagues/night/index.ts";
import { madeOf } from "../../../src/piecemeal.ts";
import { entering, opening, said, taken } from "./night.ts";

const user = fc.integer({ min: 1, max: 9 }).map(String);
const round = fc.integer({ min: 1, max: 3 });
const pod = fc.integer({ min: 1, max: 3 });
const result = fc.record({
  places: fc.constantFrom([1, 2, 3], [1, 1, 3], [1, 2, 2, 4], [1], [2, 3, 1, 4]),
  victory: fc.constantFrom("major" as const, "standard" as const, "none" as const),
  before_time: fc.boolean(),
});

/** Something that somebody might say next: what fits the night as well as what does not. */
const anything = fc.oneof<fc.Arbitrary<(night: Night) => Said>[]>(
  user.map((each) => () => ({ type: "here", user: each, here: true })),
  fc.tuple(user, fc.constantFrom(...RACES)).map(([each, race]) => () => ({
    type: "entered",
    player: { ...entering(each), race },
    here: true,
  })),
  user.map((each) => () => ({ type: "dropped", user: each, how: "drop", why: "" })),
  user.map((each) => () => ({ type: "withdrawn", user: each })),
  user.map((each) => () => ({ type: "returned", user: each })),
  fc.constant(drafted),
  fc.constant(drafted),
  fc.tuple(user, user).map(([a, b]) => (night) => ({ type: "swapped", draft: night.draft?.version ?? 0, a, b })),
  fc.constant((night) => published(night)),
  fc.constant((night) => published(night)),
  round.map((number) => () => ({ type: "clock-started", round: number, minutes: 60 })),
  fc.tuple(round, pod).map(([number, at]) => () => ({ type: "time-called", round: number, pod: at })),
  fc.tuple(round, pod, result).map(([number, at, what]) => () => ({
    type: "reported",
    round: number,
    pod: at,
    result: what,
    from: "organiser",
  })),
  fc.tuple(round, pod, result).map(([number, at, what]) => () => ({
    type: "corrected",
    round: number,
    pod: at,
    result: what,
    why: "miscounted",
  })),
);

/** Pods of four in the order of the field, whether or not that may be. */
function drafted(night: Night): Said {
  const here = fieldOf(night).map((player) => player.user);
  const pods = Array.from({ length: Math.floor(here.length / 4) }, (_, at) => here.slice(at * 4, at * 4 + 4));
  const byes = here.slice(pods.length * 4);
  const facts = { why: [], repeats: 0, proven: true, locked: [] };
  return { type: "drafted", round: night.rounds.length + 1, final: false, pods, byes, ...facts };
}

function published(night: Night): Said {
  const tables = (night.draft?.pods ?? []).map((_, at) => `r${night.rounds.length}p${at}`);
  return { type: "published", draft: night.draft?.version ?? 0, tables, channel: "99" };
}

/** The night after all that may be of what is said, with the entries that were. */
function played(all: readonly ((night: Night) => Said)[]): { night: Night; entries: Entry[] } {
  const first = opening(9);
  const entries: Entry[] = [first];
  let night = openedNight(first);
  for (const [at, make] of all.entries()) {
    const entry: Entry = { ...make(night), at: 1_000 + at, by: "1" };
    const applied = withEntry(night, entry);
    if (!applied.ok) continue;
    night = applied.night;
    entries.push(entry);
  }
  return { night, entries };
}

describe("A night's log", () => {
  test("makes the same night again, whatever was said", () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 60 }), (all) => {
        const { night, entries } = played(all);
        const read = entries.map((entry): Entry => JSON.parse(JSON.stringify(entry)));
        expect(madeOf(replayedNight(read))).toEqual(night);
      }),
      { numRuns: 150 },
    );
  });

  test("seats nobody twice in a round, nobody beside their own race, and nobody at too many open tables", () => {
    fc.assert(
      fc.property(fc.array(anything, { minLength: 10, maxLength: 80 }), (all) => {
        const { night } = played(all);
        for (const each of night.rounds) {
          const seated = [...each.pods.flatMap(({ players }) => players), ...each.byes];
          expect(new Set(seated).size).toBe(seated.length);
        }
        for (const { user: each } of night.players) {
          const open = night.rounds.flatMap(({ pods }) =>
            pods.filter((one) => isOpen(one) && one.players.includes(each) && !one.left.includes(each)),
          );
          expect(open.length).toBeLessThanOrEqual(OPEN_TABLES[night.settings.pace]);
        }
        const tables = night.rounds.flatMap(({ pods }) => pods.map(({ table }) => table));
        expect(new Set(tables).size).toBe(tables.length);
      }),
      { numRuns: 150 },
    );
  });

  test("counts of each pod what was said last, and nothing that is not settled", () => {
    fc.assert(
      fc.property(fc.array(anything, { minLength: 10, maxLength: 80 }), (all) => {
        const { night } = played(all);
        const settled = night.rounds.flatMap(({ pods }) => pods.filter((each) => each.standing === "settled"));
        const byes = night.rounds.flatMap((each) => each.byes);
        expect(reportsOf(night)).toHaveLength(settled.length + byes.length);
      }),
      { numRuns: 100 },
    );
  });
});

describe("A draft", () => {
  const eight = taken(
    opening(8),
    Array.from({ length: 8 }, (_, at) => said({ type: "here", user: String(at + 1), here: true })),
  );
  const first = {
    type: "drafted",
    round: 1,
    final: false,
    pods: [
      ["1", "2", "3", "4"],
      ["5", "6", "7", "8"],
    ],
    byes: [],
    locked: [],
    why: [],
    repeats: 0,
    proven: true,
  } as const;
  const night = taken(eight, [said(first)]);
  const refused = (from: Night, what: Said) => {
    const applied = withEntry(from, said(what));
    return applied.ok ? null : applied.problem.code;
  };

  test("is not published by a second organiser, nor once somebody has dropped", () => {
    const publish = (draft: number) => ({ type: "published", draft, tables: ["a", "b"], channel: "9" }) as const;
    const once = taken(night, [said(publish(1))]);
    expect(once.rounds).toHaveLength(1);
    expect(refused(once, publish(1))).toBe("draft-changed");
    const dropped = taken(night, [said({ type: "dropped", user: "3", how: "no-show", why: "" })]);
    expect(refused(dropped, publish(1))).toBe("field-changed");
  });

  test("lets two players change places, but not beside their own race, nor out of a locked pod", () => {
    // The players' races go round: 1 and 6 have one race.
    expect(refused(night, { type: "swapped", draft: 1, a: "4", b: "6" })).toBe("clash");
    const swapped = taken(night, [said({ type: "swapped", draft: 1, a: "4", b: "5" })]);
    expect(swapped.draft?.pods).toEqual([
      ["1", "2", "3", "5"],
      ["4", "6", "7", "8"],
    ]);
    expect(refused(swapped, { type: "swapped", draft: 1, a: "4", b: "5" })).toBe("draft-changed");
    const locked = taken(swapped, [said({ type: "locked", draft: 2, pod: 0, on: true })]);
    expect(refused(locked, { type: "swapped", draft: 3, a: "4", b: "5" })).toBe("locked-pod");
  });

  test("is of just those who are here", () => {
    expect(refused(eight, { ...first, pods: [["1", "2", "3", "4"]], byes: ["5", "6", "7"] })).toBe("wrong-field");
    expect(
      refused(eight, {
        ...first,
        pods: [
          ["1", "2", "3", "4"],
          ["5", "6", "7", "77"],
        ],
      }),
    ).toBe("wrong-field");
    expect(refused(eight, { ...first, round: 2 })).toBe("no-more-rounds");
  });
});
