import { describe, expect, it } from "vitest";
import { NEWEST_REVISION } from "../../src/engine/index.ts";
import { differs, gameSteps, tableSteps } from "./playing.ts";
import { readRecorded } from "./recorded.ts";

interface Recorded {
  name: string;
  steps: readonly string[];
  final: string;
}

/** Where a recording comes out differently, and in what, the first time; null where it comes out as recorded. */
function firstDifference({ name, steps, final }: Recorded, done: readonly unknown[], again: Generator<string, string>) {
  for (const [at, recorded] of steps.entries()) {
    const next = again.next();
    const what = next.done ? "there is nothing" : differs(recorded, next.value);
    if (what !== null) return `${name}, step ${at + 1} of ${steps.length}: ${what}: ${JSON.stringify(done[at])}`;
  }
  const end = again.next();
  if (!end.done) return `${name}: there is more after its last step`;
  return end.value === final ? null : `${name}: its end, ${end.value} and not ${final}`;
}

const HOW = "where games or their words are meant to change: npm run corpus";

describe("What was recorded comes out again, step by step", () => {
  it.each(["games", "positions"] as const)(
    "in %s: state, events, words, what can be seen, done and undone",
    (file) => {
      const recorded = readRecorded(file);
      expect(recorded.length).toBeGreaterThan(50);
      const different = recorded.map((one) => firstDifference(one, one.actions, gameSteps(one)));
      expect(
        different.filter((one) => one !== null),
        HOW,
      ).toEqual([]);
    },
    120_000,
  );

  it("in games of the newest reading of the rules, which are played anew where that changes", () => {
    const recorded = readRecorded("newest");
    expect(recorded.length).toBeGreaterThan(7);
    expect(recorded.filter(({ start }) => !("setup" in start) || start.revision !== NEWEST_REVISION)).toEqual([]);
    const different = recorded.map((one) => firstDifference(one, one.actions, gameSteps(one)));
    expect(
      different.filter((one) => one !== null),
      HOW,
    ).toEqual([]);
  }, 120_000);

  it("in tables: the table, its announcements, and every message of its thread", () => {
    const recorded = readRecorded("tables");
    expect(recorded.length).toBeGreaterThan(8);
    const different = recorded.map((one) => firstDifference(one, one.entries, tableSteps(one)));
    expect(
      different.filter((one) => one !== null),
      HOW,
    ).toEqual([]);
  }, 120_000);
});
