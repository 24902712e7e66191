// DESIGN: League nights — what an organiser may ask of a night besides: who is kept apart, like scores, a final
import { describe, expect, test } from "vitest";
import { withEntry } from "../../../src/leagues/night/index.ts";
import { begun, drafted, published, reported } from "./drafts.ts";
import { said, taken } from "./night.ts";

describe("Two who are kept apart", () => {
  test("never meet in any round, and are not brought together by hand", () => {
    let night = begun(8, { apart: [["1", "2"]], rounds: 3 });
    for (let round = 1; round <= 3; round++) {
      night = published(night);
      for (const { players } of night.rounds.at(-1)?.pods ?? [])
        expect(players.includes("1") && players.includes("2")).toBe(false);
      night = reported(night);
    }
    const draft = taken(
      begun(8, { apart: [["1", "2"]] }),
      drafted(begun(8, { apart: [["1", "2"]] })).map((each) => said(each)),
    );
    const pods = draft.draft?.pods ?? [];
    const other = pods.find((pod) => !pod.includes("1"))?.find((user) => user === "2");
    const inFirst = pods.find((pod) => pod.includes("1"))?.filter((user) => user !== "1") ?? [];
    expect(other).toBe("2");
    for (const user of inFirst) {
      const swapped = withEntry(draft, said({ type: "swapped", draft: draft.draft?.version ?? 0, a: "2", b: user }));
      expect(swapped.ok ? null : swapped.problem.code).toBe("clash");
    }
  });
});
