// DESIGN: League nights — the preview says what is not ideal about the pods as they are, also once they were changed by hand
import { describe, expect, test } from "vitest";
import type { League } from "../../../src/leagues/index.ts";
import { draftOfNext, draftsWorth, type Night, type Said } from "../../../src/leagues/night/index.ts";
import { madeOf } from "../../../src/piecemeal.ts";
import { draftMessage } from "../../../src/views/leagues/draft.ts";
import { usual } from "../usual.ts";
import { opening, said, taken } from "./night.ts";

const LEAGUE: League = {
  ...usual,
  id: "league22",
  name: "Autumn",
  host: { user: "1", name: "Zack" },
  rules: "tournament",
  open: true,
  entrants: [],
  at: 1,
};

const draftOf = (round: number, pods: readonly (readonly string[])[], repeats = 0): Said => ({
  type: "drafted",
  round,
  final: false,
  pods: pods.map((pod) => [...pod]),
  byes: [],
  locked: [],
  why: [],
  repeats,
  proven: true,
});

/** Eight who have played one round in these pods, and the second as it is drafted. */
function secondRound(second: readonly (readonly string[])[]): Night {
  const begun = taken(
    opening(8),
    Array.from({ length: 8 }, (_, at) => said({ type: "here", user: String(at + 1), here: true })),
  );
  const first = [
    ["1", "2", "3", "4"],
    ["6", "7", "8", "5"],
  ];
  return taken(begun, [
    said(draftOf(1, first)),
    said({ type: "published", draft: 1, tables: ["a", "b"], channel: "9" }),
    said(draftOf(2, second, 4)),
  ]);
}

const shown = (night: Night): string => {
  if (night.draft === null) throw new Error("no draft");
  return draftMessage(LEAGUE, night, night.draft).content ?? "";
};

describe("Pods that were changed by hand", () => {
  const night = secondRound([
    ["1", "2", "8", "5"],
    ["6", "7", "3", "4"],
  ]);

  test("are told with the repeats that they have now, who meets again, and what got worse", () => {
    const swapped = taken(night, [said({ type: "swapped", draft: 2, a: "2", b: "7" })]);
    expect(swapped.draft?.repeats).toBe(4);
    expect(draftsWorth(swapped)).toMatchObject({ repeats: 6 });
    expect(draftsWorth(swapped)?.worse).toContainEqual({ what: "repeats", was: 4, is: 6 });
    expect(shown(swapped)).toContain("Repeats 6");
    expect(shown(swapped)).toContain("7 and 8");
    expect(shown(swapped)).toContain("worse than it was paired: repeats 6 instead of 4");
  });

  test("are told so after a lock as well, and a lock alone says nothing of a change", () => {
    const locked = taken(night, [said({ type: "locked", draft: 2, pod: 0, on: true })]);
    expect(shown(locked)).not.toContain("Changed by hand");
    const both = taken(night, [
      said({ type: "swapped", draft: 2, a: "2", b: "7" }),
      said({ type: "locked", draft: 3, pod: 0, on: true }),
    ]);
    expect(shown(both)).toContain("repeats 6 instead of 4");
  });

  test("are as good as before once they are put back", () => {
    const back = taken(night, [
      said({ type: "swapped", draft: 2, a: "2", b: "7" }),
      said({ type: "swapped", draft: 3, a: "2", b: "7" }),
    ]);
    expect(draftsWorth(back)).toMatchObject({ repeats: 4, worse: [] });
    expect(shown(back)).toContain("as good as it was paired");
  });

  test("are not measured once somebody has gone", () => {
    const gone = taken(night, [
      said({ type: "swapped", draft: 2, a: "2", b: "7" }),
      said({ type: "dropped", user: "1", how: "drop", why: "" }),
    ]);
    expect(draftsWorth(gone)).toBeNull();
    expect(shown(gone)).toContain("press **Pair again**");
  });
});

describe("The preview of a round", () => {
  test("says of a night that is planned together whether fewer repeats are impossible", () => {
    const eight = taken(
      opening(8),
      Array.from({ length: 8 }, (_, at) => said({ type: "here", user: String(at + 1), here: true })),
    );
    const made = madeOf(draftOfNext(eight));
    if (!made.ok) throw new Error(made.why);
    const night = taken(
      eight,
      made.said.map((each) => said(each)),
    );
    // Each meets nine others in three rounds, and there are six or seven of other races: the rest of them again, counted by both.
    expect(shown(night)).toContain("12 repeats in all, fewer is impossible");
  });

  test("says of up to twelve players that fewer repeats are impossible, since all pods have been tried", {
    tags: "long",
  }, () => {
    // Twelve of four races, of whom the first nine have met: no count of each player's own meetings would show it.
    const twelve = taken(
      opening(12, { rounds: 2 }),
      Array.from({ length: 12 }, (_, at) => said({ type: "here", user: String(at + 1), here: true })),
    );
    let night = twelve;
    for (let round = 1; round <= 2; round++) {
      const made = madeOf(draftOfNext(night));
      if (!made.ok) throw new Error(made.why);
      night = taken(
        night,
        made.said.map((each) => said(each)),
      );
      if (night.draft !== null && night.draft.repeats > 0) expect(night.draft.proven).toBe(true);
      if (round === 2) break;
      const tables = (night.draft?.pods ?? []).map((_, at) => `t${at}`);
      const channel = "9";
      night = taken(night, [said({ type: "published", draft: night.draft?.version ?? 0, tables, channel })]);
      for (const { number, players } of night.rounds[0]?.pods ?? []) {
        const result = { places: players.map((_, at) => at + 1), victory: "none", before_time: false } as const;
        night = taken(night, [said({ type: "reported", round: 1, pod: number, result, from: "organiser" })]);
      }
    }
    expect(night.draft?.repeats).toBeGreaterThan(0);
    expect(shown(night)).toContain("fewer is impossible");
  });
});
