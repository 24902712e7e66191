/** What came of a table of players. */
import type { PlayersProblem } from "../../leagues/files/players.ts";
import type { League } from "../../leagues/index.ts";
import { buttonRows, type Message, privateMessage } from "../text/message.ts";
import { counted, fitted, safe } from "../text/safe-text.ts";
import { cited } from "./cited.ts";
import { leagueButton } from "./league-press.ts";

/** @param again how many were in already, and stay as they are. */
export function importedPlayers(league: League, fresh: number, again: number): Message {
  const stay =
    again === 0
      ? ""
      : ` ${counted(again, "player")} ${again === 1 ? "was" : "were"} in already, and ${again === 1 ? "stays" : "stay"} as before.`;
  const decks = league.settings.registered ? " They register their decks with **Join…**." : "";
  return privateMessage({
    content: `${counted(fresh, "player")} ${fresh === 1 ? "is" : "are"} in **${safe(league.name, 60)}** now.${stay}${decks}`,
    rows: buttonRows([leagueButton(league)]),
  });
}

/** What is wrong with it, line by line; nobody was taken in. */
export function playersProblems(problems: readonly PlayersProblem[]): Message {
  const lines = problems.map(({ line, column, found, should }) => {
    const where = line === null ? "The table" : `Line ${line}${column === undefined ? "" : `, ${safe(column, 40)}`}`;
    return `- ${where}${found === undefined || found === "" ? "" : ` (“${safe(found, 60)}”)`}: here should be ${should}`;
  });
  return privateMessage({
    content: fitted(
      [
        cited("I cannot read the players out of that. Nobody was taken in.", "league-registration"),
        "Put this right and upload it once more:",
        ...lines,
      ],
      1_900,
    ),
  });
}
