/** Why nothing came of what somebody wanted of a night, and what to do. */

import type { Drafted, Night, NightProblem, NightProblemCode } from "../../leagues/night/index.ts";
import { type Language, listedIn, say, sayPut, type Tell } from "../words/index.ts";
import { cited, type LeagueRule } from "./cited.ts";
import { nameIn } from "./night-names.ts";
import { whyWords } from "./pairing-words.ts";

/** The `/rule` entry that each rests on. */
export const NIGHT_PROBLEM_RULES: Readonly<Record<NightProblemCode, LeagueRule>> = {
  over: "league-night",
  "nothing-new": "league-night",
  "not-in": "league-registration",
  "already-in": "league-registration",
  full: "league-night",
  gone: "league-night",
  locked: "sideboarding",
  playing: "league-night",
  "no-round": "league-night",
  "no-pod": "league-night",
  "no-more-rounds": "league-night",
  "draft-changed": "league-night",
  "field-changed": "league-night",
  "wrong-field": "league-night",
  clash: "tournament-rules",
  "same-pod": "league-night",
  "locked-pod": "league-night",
  "tables-open": "league-night",
  "not-opened": "league-night",
  "clock-runs": "tournament-time",
  "no-clock": "tournament-time",
  "time-called": "tournament-time",
  settled: "league-results",
  "not-reported": "league-results",
  "report-changed": "league-results",
  "own-report": "league-results",
  "not-of-pod": "league-results",
  "wrong-result": "league-results",
  "already-disputed": "league-results",
  "not-disputed": "league-results",
  disputed: "league-results",
};

/** Why nothing came of it, what to do, and the rule. */
export const nightProblem =
  (problem: NightProblem, night: Night): Tell =>
  (language) =>
    cited(problemWords(problem, night, language), NIGHT_PROBLEM_RULES[problem.code], language);

function problemWords(problem: NightProblem, night: Night, language: Language): string {
  const { code, users = [], pods = [], round = 0, detail } = problem;
  const names = listedIn(
    users.map((user) => nameIn(night, user)),
    language,
  );
  const which = listedIn(pods.map(String), language);
  switch (code) {
    case "clash":
      return say(language, "night-no-clash", { names });
    case "tables-open":
      return say(language, "night-no-tables-open", { count: pods.length, pods: which, round });
    case "not-opened":
      return users.length === 0
        ? say(language, "night-no-not-opened", { pods: which, round })
        : say(language, "night-no-not-opened-waits", { pods: which, round, names });
    case "wrong-result":
      return say(language, "night-no-wrong-result", { detail: detail ?? say(language, "night-no-something-missing") });
    case "not-in":
    case "gone": {
      const told = say(language, `night-no-${code}`);
      return users.length === 0 ? told : say(language, "night-no-about", { names, problem: told });
    }
    default:
      return sayPut(language, `night-no-${code}`, {});
  }
}

/** Why there are no pods, what would help, and the rule. */
export const noDraft =
  (drafted: Exclude<Drafted, { ok: true }>, night: Night): Tell =>
  (language) => {
    const rule = drafted.why === "impossible" ? "tournament-rules" : "league-night";
    return cited(noDraftWords(drafted, night, language), rule, language);
  };

function noDraftWords(drafted: Exclude<Drafted, { ok: true }>, night: Night, language: Language): string {
  switch (drafted.why) {
    case "too-few": {
      const away = night.players.filter(({ here, gone }) => !here && gone === null).length;
      return say(language, "night-no-too-few", { here: drafted.here, away });
    }
    case "no-more-rounds":
      return say(language, "night-no-no-more-rounds");
    case "impossible":
      return whyWords(night, drafted.error, language);
  }
}
