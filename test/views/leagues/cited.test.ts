// moderator: every "no" cites the id of its rule; so do those of leagues
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { NIGHT_PROBLEMS } from "../../../src/leagues/night/index.ts";
import { loadCorpus } from "../../../src/rulings/corpus.ts";
import { CITED_RULES, cited, tooLate } from "../../../src/views/leagues/cited.ts";
import { leagueProblem } from "../../../src/views/leagues/league.ts";
import { NIGHT_PROBLEM_RULES, nightProblem, noDraft } from "../../../src/views/leagues/night-words.ts";
import { opening, taken } from "../../leagues/night/night.ts";

const night = taken(opening(4), []);
const known = new Set(loadCorpus().entries.map(({ id }) => id));
const ruleIn = (said: string) => /The rule: `\/rule ([a-z-]+)`/u.exec(said)?.[1] ?? "none";

describe("What a league refuses", () => {
  test.each(NIGHT_PROBLEMS)("names a rule that there is: %s", (code) => {
    expect(known).toContain(NIGHT_PROBLEM_RULES[code]);
    expect(ruleIn(nightProblem({ code, users: ["1", "2"], pods: [1], round: 1 }, night)("en"))).toBe(
      NIGHT_PROBLEM_RULES[code],
    );
  });

  test.each(["too-many-leagues", "name-taken", "no-league", "closed", "full", "not-in"] as const)(
    "names the rule of registering: %s",
    (problem) => {
      expect(ruleIn(leagueProblem(problem, "Autumn")("en"))).toBe("league-registration");
      expect(known).toContain("league-registration");
    },
  );

  test("names the rule where no pods are possible", () => {
    expect(ruleIn(noDraft({ ok: false, why: "too-few", here: 2 }, night)("en"))).toBe("league-night");
    expect(ruleIn(noDraft({ ok: false, why: "impossible", error: "No pods." }, night)("en"))).toBe("tournament-rules");
  });
});

const SOURCES = ["src/commands/league", "src/views/leagues"].flatMap((folder) =>
  readdirSync(folder).map((file) => ({ file: join(folder, file), text: readFileSync(join(folder, file), "utf8") })),
);

/** What stands in the parentheses of each call of one of these. */
function argumentsOf(text: string, names: string): string[] {
  return [...text.matchAll(new RegExp(`\\b(?:${names})\\(`, "gu"))].map(({ index, 0: call }) => {
    const from = index + call.length;
    let depth = 1;
    let to = from;
    while (depth > 0 && to < text.length) depth += { "(": 1, ")": -1 }[text[to++] ?? ""] ?? 0;
    return text.slice(from, to - 1).trim();
  });
}

/** Sentences that are made elsewhere, each with its rule: they are asked for it by the tests of leagues and of judging. */
const MADE_WITH_A_RULE =
  /^(?:cited|citing|\(language\) => cited|nightProblem|leagueProblem|notAnOrganiser|notAJudge|mayNotOrganise|notTheHost|nobodyCalled|tooManyOrganisers)\(/u;
const KEPT_WITH_A_RULE = ["LEAGUES_ONLY_IN_A_SERVER", "NO_NIGHT"];

describe("Every refusal of a league", () => {
  test.each(CITED_RULES)("may rest on %s: /rule finds it, and something rests on it", (rule) => {
    expect(known).toContain(rule);
    const all = ["src/commands", "src/views"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).flatMap((file) =>
        file.endsWith(".ts") && !file.endsWith("cited.ts") ? [readFileSync(join(folder, file), "utf8")] : [],
      ),
    );
    expect(all.some((text) => text.includes(`"${rule}"`))).toBe(true);
    expect(ruleIn(cited("No.", rule))).toBe(rule);
  });

  test("that is a sentence alone has its rule", () => {
    const said = SOURCES.flatMap(({ file, text }) =>
      argumentsOf(text, "reply|replyInstead").map((sentence) => ({ file, sentence })),
    );
    expect(said.length).toBeGreaterThan(90);
    const without = said.filter(
      ({ sentence }) => !MADE_WITH_A_RULE.test(sentence) && !KEPT_WITH_A_RULE.includes(sentence),
    );
    // Leaving, which is no refusal but where its own sentence has a rule, and what keeps a player from entering.
    expect(without.map(({ sentence }) => sentence)).toEqual([
      "late",
      "await withdrawn(interaction, guild, league, bot)",
    ]);
    for (const name of KEPT_WITH_A_RULE)
      expect(SOURCES.some(({ text }) => new RegExp(`const ${name} = citing\\(`, "u").test(text))).toBe(true);
  });

  test("of a form that came too late has its rule", () => {
    const late = SOURCES.flatMap(({ text }) =>
      [...text.matchAll(/\blate: ([^,}\n]+?) ?[,}\n]/gu)].map(([, what]) => what),
    );
    expect(late.length).toBeGreaterThan(6);
    expect(new Set(late)).toEqual(new Set(["LATE"]));
    const made = SOURCES.flatMap(({ text }) => [...text.matchAll(/const LATE = (.*)/gu)].map(([, how]) => how ?? ""));
    expect(made).toHaveLength(3);
    for (const how of made) expect(how).toMatch(/^tooLate\("[^"]+", "league-[a-z]+"\);$/u);
    expect(ruleIn(tooLate("press", "league-results").content ?? "")).toBe("league-results");
  });
});
