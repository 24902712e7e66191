import { describe, expect, test } from "vitest";
import { dueIn } from "../../../src/leagues/clock/due.ts";
import type { League } from "../../../src/leagues/index.ts";
import {
  isUnopened,
  mayOpen,
  type Night,
  openPodsOf,
  type Said,
  waitsFor,
  withEntry,
} from "../../../src/leagues/night/index.ts";
import { resultOfOneLeft } from "../../../src/leagues/results/of-game.ts";
import { boardOf, recordOf } from "../../../src/leagues/standings/board.ts";
import { organiserPanel } from "../../../src/views/leagues/night.ts";
import { nightProblem } from "../../../src/views/leagues/night-words.ts";
import { podsPanel } from "../../../src/views/leagues/results.ts";
import { roundMessage } from "../../../src/views/leagues/round.ts";
import { clockMessage } from "../../../src/views/leagues/round-clock.ts";
import { recordMessage, standingsMessage } from "../../../src/views/leagues/standings.ts";
import { MINUTE, opened, played, result } from "../played.ts";
import { usual } from "../usual.ts";
import { said, taken } from "./night.ts";

const DAY = 24 * 60;
const START = 1_000_000;
const days = { pace: "daily", minutes: 3 * DAY } as const;
const LEAGUE: League = {
  id: "league22",
  name: "Autumn",
  host: { user: "1", name: "Player 1" },
  rules: "tournament",
  at: 1,
  open: true,
  entrants: [],
  ...usual,
};
const ABOUT = { id: "league22", name: "Autumn", night: 1 };

/** Pods of four of eight players; in the third round 1 and 6 would each have a third table. */
const POD = [
  [1, 2, 3, 4],
  [6, 7, 8, 5],
];
const NEXT = [
  [1, 7, 3, 4],
  [6, 2, 8, 5],
];

/** Three rounds of which only the first two have tables. */
const three = (): Night => played(8, [{ pods: POD }, { pods: POD }, { pods: NEXT }], days);

const problemOf = (night: Night, what: Said) => {
  const applied = withEntry(night, said(what));
  return applied.ok ? null : applied.problem;
};

describe("A league of days", () => {
  test("publishes the next round while others play, and opens of it only the tables whose players have a free one", () => {
    const night = three();
    expect(night.rounds).toHaveLength(3);
    expect(openPodsOf(night, "1")).toHaveLength(3);
    const [first, second] = night.rounds[2]?.pods ?? [];
    if (!first || !second) throw new Error("two pods");
    expect({ first: first.thread, second: second.thread }).toEqual({ first: null, second: null });
    expect(waitsFor(night, first)).toEqual(["1", "7", "3", "4"]);

    // One table of the first half is over: 6 still waits for 2, and 1 for 7.
    const half = opened(taken(night, [said(result(1, 1, [1, 2, 3, 4]))]));
    expect(half.rounds[2]?.pods.map((pod) => waitsFor(half, pod))).toEqual([["7"], ["6", "8", "5"]]);
    const free = opened(taken(half, [said(result(2, 2, [1, 2, 3, 4]))]));
    expect(free.rounds[2]?.pods.map(({ thread }) => thread)).toEqual(["931", "932"]);
  });

  test("lets a table be opened as soon as whoever kept it waiting has dropped", () => {
    const half = taken(three(), [said(result(1, 1, [1, 2, 3, 4]))]);
    const gone = taken(half, [said({ type: "dropped", user: "7", how: "drop", why: "" })]);
    const [pod] = gone.rounds[2]?.pods ?? [];
    expect(pod && mayOpen(gone, pod)).toBe(true);
  });

  test("lets a table be opened as soon as a result is put right that kept it waiting", () => {
    const half = taken(three(), [said(result(1, 1, [1, 2, 3, 4]))]);
    const corrected = taken(half, [
      said({
        type: "corrected",
        round: 2,
        pod: 2,
        result: { places: [1, 2, 3, 4], victory: "none", before_time: false },
        why: "They have told me",
      }),
    ]);
    expect(corrected.rounds[2]?.pods.every((pod) => mayOpen(corrected, pod))).toBe(true);
  });

  test("opens no table for a pod whose result is known, nor for one whose players have all dropped but one", () => {
    const told = taken(three(), [said(result(3, 1, [1, 2, 3, 4]))]);
    expect(told.rounds[2]?.pods.map(isUnopened)).toEqual([false, true]);
    const drops = ["6", "2", "8"].map((user) => said({ type: "dropped", user, how: "drop", why: "" }));
    const alone = taken(three(), drops);
    const pod = alone.rounds[2]?.pods[1];
    if (!pod) throw new Error("a pod");
    expect(isUnopened(pod)).toBe(false);
    // As a bye: the first place, and no victory; the three who dropped share the places after it.
    expect(resultOfOneLeft(pod)).toEqual({
      places: [2, 2, 2, 1],
      victory: "none",
      before_time: false,
      out: ["6", "2", "8"].map((user) => ({ user, how: "dropped" })),
    });
    const [first] = alone.rounds[2]?.pods ?? [];
    expect(first && resultOfOneLeft(first)).toBeNull();
    const [open] = alone.rounds[0]?.pods ?? [];
    expect(open && resultOfOneLeft({ ...open, left: ["1", "2", "3"] })).toBeNull();
  });

  test("refuses a round more while a table of the last one waits, and says for whom", () => {
    const night = three();
    const draft: Said = {
      type: "drafted",
      round: 4,
      final: false,
      pods: POD.map((pod) => pod.map(String)),
      byes: [],
      locked: [],
      why: [],
      repeats: 0,
      proven: true,
    };
    const drafted = taken(night, [said(draft)]);
    const publish: Said = { type: "published", draft: drafted.drafts, tables: ["a", "b"], channel: "9" };
    const problem = problemOf(drafted, publish);
    expect(problem).toMatchObject({ code: "not-opened", round: 3, pods: [1], users: ["1", "7", "3", "4"] });
    expect(problem && nightProblem(problem, drafted)("en")).toContain(
      "Pod 1 of round 3 has not begun: it waits for a table of Player 1, Player 7, Player 3 and Player 4.",
    );
    const free = opened(taken(drafted, [said(result(1, 1, [1, 2, 3, 4])), said(result(1, 2, [1, 2, 3, 4]))]));
    expect(problemOf(free, publish)).toBeNull();
  });

  test("says in the standings how many tables are open, and which pods wait for whose", () => {
    const night = taken(three(), [said(result(1, 1, [1, 2, 3, 4]))]);
    const shown = JSON.stringify(standingsMessage(ABOUT, boardOf([night], night.settings.points), "en"));
    expect(shown).toContain("3 tables open");
    expect(shown).toContain("Round 3, pod 1 waits for a table of Player 7");
    const two = opened(taken(night, [said(result(2, 2, [1, 2, 3, 4]))]));
    const later = JSON.stringify(standingsMessage(ABOUT, boardOf([two], two.settings.points), "en"));
    expect(later).toContain("4 tables open");
    expect(later).not.toContain("waits");
    const ended = taken(night, [said({ type: "ended" })]);
    expect(JSON.stringify(standingsMessage(ABOUT, boardOf([ended], ended.settings.points), "en"))).not.toContain(
      "waits",
    );
  });

  test("tells organisers, players and everybody what a pod waits for", () => {
    const night = taken(three(), [said(result(1, 1, [1, 2, 3, 4]))]);
    const [, , round] = night.rounds;
    if (!round) throw new Error("a third round");
    const words = "waits for a table of Player 7";
    const panel = organiserPanel(LEAGUE, night).content;
    expect(panel).toContain(`- Round 3, pod 1 ${words}`);
    expect(panel).toContain("2 pods wait for a table");
    expect(panel).toContain("A pod that waits opens by itself and calls its players.");
    expect(JSON.stringify(podsPanel(night, round))).toContain(`**Pod 1** ${words}`);
    expect(JSON.stringify(roundMessage(night, round, "en"))).toContain(`**Pod 1** ${words}`);
    const record = recordOf([night], night.settings.points, "1");
    expect(record.at(-1)).toMatchObject({ round: 3, result: null, waitsFor: ["Player 7"] });
    const board = boardOf([night], night.settings.points);
    expect(JSON.stringify(recordMessage(ABOUT, "Player 1", board, "1", record))).toContain(
      `Night 1, round 3: with Player 7, Player 3 and Player 4 · ${words}`,
    );
  });
});

describe("The clock of a round of days", () => {
  const started = (night: Night, round: number, at = START) =>
    taken(night, [said({ type: "clock-started", round, minutes: 3 * DAY }, "moderator", at)]);
  const times = (night: Night) =>
    dueIn(night)
      .filter(({ what }) => what === "time")
      .map((due) => [(due.at - START) / MINUTE / DAY, due.round, "pod" in due ? due.pod : null]);

  test("begins as the round is published: time is called once its days are over", () => {
    const night = played(8, [{ pods: POD }], days);
    expect(dueIn(night)[0]).toMatchObject({ what: "start", at: 10, minutes: 3 * DAY });
    expect(times(started(night, 1))).toEqual([
      [3, 1, 1],
      [3, 1, 2],
    ]);
  });

  // No source knows a table that is opened later than its round: it has the days that the league gives a round.
  test("runs for a pod that has waited from when its table is open, and for the others as before", () => {
    const clocks = started(started(started(three(), 1), 2), 3);
    expect(times(clocks).filter(([, round]) => round === 3)).toEqual([]);
    const free = taken(clocks, [said(result(1, 1, [1, 2, 3, 4])), said(result(2, 2, [1, 2, 3, 4]))]);
    const late = START + 2 * DAY * MINUTE;
    const opening: Said = { type: "pod-opened", round: 3, pod: 1, thread: "931", waited: 2 * DAY };
    const night = taken(free, [said(opening, "moderator", late)]);
    expect(times(night)).toEqual([
      [3, 1, 2],
      [3, 2, 1],
      [5, 3, 1],
    ]);
    // Its own warnings come a day and two hours before its own end.
    const warned = dueIn(night).filter((due) => due.what === "warn" && due.round === 3);
    expect(warned.map((due) => [(due.at - START) / MINUTE, "pod" in due ? due.pod : null])).toEqual([
      [4 * DAY, 1],
      [5 * DAY - 120, 1],
    ]);
    const [, , round] = night.rounds;
    const shown = round ? clockMessage(night, round, "en").content : "";
    expect(shown).toContain(`Pod 1 has until <t:${(START + 5 * DAY * MINUTE) / 1_000}:f>`);
    expect(shown).not.toContain("Time was called");
    const before = taken(clocks, [said(result(1, 1, [1, 2, 3, 4]))]);
    const waiting = before.rounds[2];
    expect(waiting && clockMessage(before, waiting, "en").content).toContain(
      "Pod 1 waits for a table of Player 7; its time counts from then.",
    );
  });

  test("gives a pod that waits what the whole round is given", () => {
    const clocks = started(started(started(three(), 1), 2), 3);
    const more = taken(clocks, [said({ type: "extended", round: 3, pod: null, minutes: DAY })]);
    const free = taken(more, [said(result(1, 1, [1, 2, 3, 4])), said(result(2, 2, [1, 2, 3, 4]))]);
    const opening: Said = { type: "pod-opened", round: 3, pod: 1, thread: "931", waited: 2 * DAY };
    expect(times(taken(free, [said(opening)])).at(-1)).toEqual([6, 3, 1]);
  });
});
