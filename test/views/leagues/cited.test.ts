// moderator: every "no" cites the id of its rule; so do those of leagues
import { describe, expect, test } from "vitest";
import { NIGHT_PROBLEMS } from "../../../src/leagues/night/index.ts";
import { loadCorpus } from "../../../src/rulings/corpus.ts";
import { leagueProblem } from "../../../src/views/leagues/league.ts";
import { NIGHT_PROBLEM_RULES, nightProblem, noDraft } from "../../../src/views/leagues/night-words.ts";
import { opening, taken } from "../../leagues/night/night.ts";

const night = taken(opening(4), []);
const known = new Set(loadCorpus().entries.map(({ id }) => id));
const ruleIn = (said: string) => /The rule: `\/rule ([a-z-]+)`/u.exec(said)?.[1] ?? "none";

describe("What a league refuses", () => {
  test.each(NIGHT_PROBLEMS)("names a rule that there is: %s", (code) => {
    expect(known).toContain(NIGHT_PROBLEM_RULES[code]);
    expect(ruleIn(nightProblem({ code, users: ["1", "2"], pods: [1], round: 1 }, night))).toBe(
      NIGHT_PROBLEM_RULES[code],
    );
  });

  test.each(["too-many-leagues", "name-taken", "no-league", "closed", "full", "not-in"] as const)(
    "names the rule of registering: %s",
    (problem) => {
      expect(ruleIn(leagueProblem(problem, "Autumn"))).toBe("league-registration");
      expect(known).toContain("league-registration");
    },
  );

  test("names the rule where no pods are possible", () => {
    expect(ruleIn(noDraft({ ok: false, why: "too-few", here: 2 }, night))).toBe("league-night");
    expect(ruleIn(noDraft({ ok: false, why: "impossible", error: "No pods." }, night))).toBe("tournament-rules");
  });
});
