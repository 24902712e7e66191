/** What came of a table of players. */
import type { PlayersProblem } from "../../leagues/files/players.ts";
import type { League } from "../../leagues/index.ts";
import { fittedIn } from "../text/fitted.ts";
import { buttonRows, inLanguages, inWords, type Message, privateMessage } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { shouldWords } from "../text/should.ts";
import { type Language, say } from "../words/index.ts";
import { citing } from "./cited.ts";
import { leagueButton, leagueName } from "./league-press.ts";

/** @param again how many were in already, and stay as they are. */
export const importedPlayers = (league: League, fresh: number, again: number): Message =>
  inLanguages((language) =>
    privateMessage({
      content: [
        say(language, "league-taken-in", { players: fresh, league: leagueName(league) }),
        ...(again === 0 ? [] : [say(language, "league-in-before", { players: again })]),
        ...(league.settings.registered ? [say(language, "league-bring-them")] : []),
      ].join(" "),
      rows: buttonRows([leagueButton(league, language)]),
    }),
  );

/** What is wrong with it, line by line; nobody was taken in. */
export const playersProblems = (problems: readonly PlayersProblem[]): Message =>
  inWords((language) => {
    const lines = [
      citing("league-bad-table", "league-registration")(language),
      say(language, "league-put-right"),
      ...problems.map((problem) => problemLine(problem, language)),
    ];
    return fittedIn(lines, 1_900, language);
  });

function problemLine({ line, column, found, should: wanted }: PlayersProblem, language: Language): string {
  const should = shouldWords(wanted, language);
  const where =
    line === null
      ? say(language, "league-bad-whole")
      : column === undefined
        ? say(language, "league-bad-at", { line: String(line) })
        : say(language, "league-bad-at-column", { line: String(line), column: safe(column, 40) });
  return found === undefined || found === ""
    ? say(language, "league-bad-line", { where, should })
    : say(language, "league-bad-found", { where, should, found: safe(found, 60) });
}
