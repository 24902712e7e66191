/** Why nothing came of what somebody wanted of a night, and what to do. */

import { RACES } from "../../engine/index.ts";
import type { Drafted, Night, NightProblem, NightProblemCode } from "../../leagues/night/index.ts";
import { counted, listed, safe } from "../text/safe-text.ts";
import { RACE_WORDS } from "../text/words.ts";
import { cited, type LeagueRule } from "./cited.ts";

/** What a player of the night is called. */
export function nameIn({ players }: Pick<Night, "players">, user: string): string {
  const player = players.find((each) => each.user === user);
  return player ? safe(player.name, 32) : `<@${user}>`;
}

/** Sentences with the players' ids and the races' keys in them, as people say them. */
export function namedIn(night: Pick<Night, "players">, sentence: string): string {
  const people = sentence.replace(/\b(?:practice-\d{1,4}|\d{4,25})\b/gu, (id) =>
    night.players.some(({ user }) => user === id) ? nameIn(night, id) : id,
  );
  return RACES.reduce((said, race) => said.replaceAll(` play ${race},`, ` play ${RACE_WORDS[race]},`), people);
}

const WORDS: Readonly<Record<NightProblemCode, string>> = {
  over: "This night has ended. Its results can still be corrected; for the next night press **Organise**, then **Open a night**.",
  "nothing-new": "That is so already.",
  "not-in": "That player is not in this league. **Join…** on the registration message takes them in.",
  "already-in": "That player is in already.",
  full: "The night is full: 200 players is the most.",
  gone: "That player has dropped. An organiser takes them in again: **Organise**, **Players…**, their name, **Back in**.",
  locked:
    "Decks are locked since the night began. Between two rounds a player may exchange cards with the own reserve.",
  playing: "That player sits at a table that is not over yet, or has played already.",
  "no-round": "There is no such round yet.",
  "no-pod": "There is no such pod in that round.",
  "no-more-rounds": "All rounds of this night are played. **Settings…** adds rounds; **End the night** closes it.",
  "draft-changed": "Somebody else has changed or published these pods meanwhile. Look at them again:",
  "field-changed": "Somebody has come or gone since these pods were made. Press **Pair again**.",
  "wrong-field": "These are not the pods of those who are here. Press **Pair again**.",
  clash: "would sit together, and must not: they play the same race, or are kept apart.",
  "same-pod": "They sit together already: choose two players of different pods.",
  "locked-pod": "That pod is locked. Unlock it first, under **Lock pods**.",
  "tables-open": "have no result yet.",
  "not-opened": "has no table yet.",
  "clock-runs": "The clock of that round runs already.",
  "no-clock": "The clock of that round does not run.",
  "time-called": "Time has been called there already.",
  settled: "That pod has its result. An organiser corrects it with `/league correct`.",
  "not-reported": "Nothing has been reported of that pod yet.",
  "report-changed": "Another report has come meanwhile. Look at it again.",
  "own-report": "You reported that yourself: another player of the pod confirms it.",
  "not-of-pod": "You do not sit in that pod.",
  "wrong-result": "That is no result of this pod.",
  "already-disputed": "That is disputed already; a judge decides.",
  "not-disputed": "Nobody disputes that result.",
  disputed: "That result is disputed; a judge decides.",
};

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
export const nightProblem = (problem: NightProblem, night: Night): string =>
  cited(problemWords(problem, night), NIGHT_PROBLEM_RULES[problem.code]);

function problemWords(problem: NightProblem, night: Night): string {
  const { code, users = [], pods = [], round, detail } = problem;
  const names = listed(users.map((user) => nameIn(night, user)));
  switch (code) {
    case "clash":
      return `${names} ${WORDS.clash} Nothing was changed.`;
    case "tables-open": {
      const which = `${pods.length === 1 ? "Pod" : "Pods"} ${listed(pods.map(String))} of round ${round}`;
      return `${which} ${pods.length === 1 ? "has" : "have"} no result yet, and a player has one open table at most. Report what came of ${pods.length === 1 ? "it" : "them"} with \`/league report\`, or call time. Nothing was published.`;
    }
    case "not-opened": {
      const waits = users.length === 0 ? "its table is being opened" : `it waits for a table of ${names}`;
      return `Pod ${listed(pods.map(String))} of round ${round} has not begun: ${waits}. The next round is published once all of that one are at their tables. Nothing was published.`;
    }
    case "wrong-result":
      return `That is no result of this pod: ${detail ?? "something is missing"}. Nothing was changed.`;
    case "not-in":
    case "gone":
      return users.length === 0 ? WORDS[code] : `${names}: ${WORDS[code]}`;
    default:
      return WORDS[code];
  }
}

/** Why there are no pods, what would help, and the rule. */
export const noDraft = (drafted: Exclude<Drafted, { ok: true }>, night: Night): string =>
  cited(noDraftWords(drafted, night), drafted.why === "impossible" ? "tournament-rules" : "league-night");

function noDraftWords(drafted: Exclude<Drafted, { ok: true }>, night: Night): string {
  switch (drafted.why) {
    case "too-few": {
      const away = night.players.filter(({ here, gone }) => !here && gone === null).length;
      const help =
        away > 0
          ? ` ${counted(away, "player")} more ${away === 1 ? "is" : "are"} in, but not checked in: **Check everybody in** does that for all.`
          : " More players have to join.";
      return `A pod has 3 players at least, and ${drafted.here === 0 ? "nobody is" : drafted.here === 1 ? "1 is" : `${drafted.here} are`} here.${help}`;
    }
    case "no-more-rounds":
      return WORDS["no-more-rounds"];
    case "impossible":
      return namedIn(night, drafted.error);
  }
}
