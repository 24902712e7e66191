// DESIGN: League nights — rounds of days: the next pod may start while others still play, two open tables a player at most
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  fieldOf,
  isUnopened,
  mayOpen,
  openPodsOf,
  type Said,
  waitsFor,
  withEntry,
} from "../../../src/leagues/night/index.ts";
import { opened, played, result } from "../played.ts";
import { said } from "./night.ts";

const DAY = 24 * 60;
const days = { pace: "daily", minutes: 3 * DAY } as const;

describe("A league of days", () => {
  test("opens nobody a third table, whatever is reported, corrected and dropped, and leaves none unopened in the end", () => {
    const steps = fc.array(
      fc.record({
        kind: fc.nat(9),
        round: fc.integer({ min: 1, max: 6 }),
        pod: fc.integer({ min: 1, max: 3 }),
        user: fc.nat(9),
      }),
      { minLength: 20, maxLength: 90 },
    );
    let waited = 0;
    let most = 0;
    fc.assert(
      fc.property(steps, (all) => {
        let night = played(10, [], days);
        const tell = (what: Said) => {
          const applied = withEntry(night, said(what));
          if (applied.ok) night = applied.night;
        };
        for (const { kind, round, pod, user } of all) {
          const at = night.rounds[round - 1]?.pods[pod - 1];
          if (kind < 3 && at)
            tell(
              result(
                round,
                pod,
                at.players.map((_, seat) => seat + 1),
              ),
            );
          else if (kind === 3) tell({ type: "dropped", user: String(user + 1), how: "drop", why: "" });
          else if (kind === 4) tell({ type: "returned", user: String(user + 1) });
          else if (kind < 7) {
            // The bot comes to open one of those that may be.
            const ready = night.rounds.flatMap((each) =>
              each.pods.filter((one) => mayOpen(night, one)).map((one) => ({ round: each.number, pod: one.number })),
            );
            const next = ready[user % Math.max(1, ready.length)];
            if (next) tell({ type: "pod-opened", ...next, thread: "9" });
          } else {
            const here = fieldOf(night).map((player) => player.user);
            const turned = [...here.slice(pod), ...here.slice(0, pod)];
            const pods = Array.from({ length: Math.floor(turned.length / 4) }, (_, each) =>
              turned.slice(each * 4, each * 4 + 4),
            );
            const facts = { final: false, locked: [], why: [], repeats: 0, proven: true };
            tell({
              type: "drafted",
              round: night.rounds.length + 1,
              pods,
              byes: turned.slice(pods.length * 4),
              ...facts,
            });
            const tables = pods.map((_, each) => `r${night.rounds.length}p${each}`);
            tell({ type: "published", draft: night.drafts, tables, channel: "9" });
          }
          for (const player of night.players) {
            const tables = openPodsOf(night, player.user).filter((open) => open.pod.thread !== null).length;
            most = Math.max(most, tables);
            expect(tables).toBeLessThanOrEqual(2);
          }
          if (night.rounds.some(({ pods }) => pods.some((one) => waitsFor(night, one).length > 0))) waited++;
        }
        // Once every table that is open has its result, the others follow until none is left.
        for (let turn = 0; turn < 20; turn++) {
          night = opened(night);
          for (const { number, pods } of night.rounds)
            for (const one of pods)
              if (one.thread !== null)
                tell(
                  result(
                    number,
                    one.number,
                    one.players.map((_, seat) => seat + 1),
                  ),
                );
        }
        expect(night.rounds.flatMap(({ pods }) => pods.filter(isUnopened))).toEqual([]);
      }),
      { numRuns: 150 },
    );
    expect(waited).toBeGreaterThan(20);
    expect(most).toBe(2);
  });
});
