/** The standings of a night or a season, for everybody; a player's own record; and the same in words beside a picture. */
import type { Board, BoardRow, RecordLine } from "../../leagues/standings/board.ts";
import { standingsFacts } from "../../pictures/index.ts";
import { altText } from "../pictures/alt.ts";
import { button, buttonRows, type Message, message, privateMessage } from "../text/message.ts";
import { counted, listed, safe } from "../text/safe-text.ts";
import { roundPressId } from "./round-press.ts";
import { pointsWord, waitsForTable } from "./round-words.ts";
import { standingsTitle, type Titled, tiebreakOf } from "./standings-words.ts";

const MEDALS: Readonly<Record<number, string>> = { 1: "🥇", 2: "🥈", 3: "🥉" };
/** So many lines fit into one message, whatever the names. */
const MOST_LINES = 60;
/** So many pods that wait for a table are named. */
const MOST_UNOPENED = 10;

function lineOf(row: BoardRow, rows: readonly BoardRow[]): string {
  const tie = tiebreakOf(row, rows);
  return [
    `${MEDALS[row.rank] ?? "▫️"} **${row.rank}.** ${safe(row.name, 32)} · **${pointsWord(row.points)}**`,
    ...(tie === null ? [] : [tie]),
    counted(row.played, "table"),
    ...(row.byes === 0 ? [] : [counted(row.byes, "bye")]),
    ...(row.gone ? ["left"] : []),
  ].join(" · ");
}

/** How ties are broken, in a line. */
export const TIES = `-# Equal points: more victories, more major victories, opponents with more points on average, more often ahead of each other; who is still equal shares the rank.`;

/** What stands below the rows, or below their picture. */
function footOf({ rows, waiting, open, unopened }: Board, live: boolean): string[] {
  const left = rows.length - MOST_LINES;
  const names = listed(waiting.slice(0, 30).map((name) => safe(name, 32)));
  return [
    ...(left > 0 ? [`…and ${left} more: **Files** has them all.`] : []),
    ...(waiting.length > 0
      ? [`-# No result yet: ${names}${waiting.length > 30 ? ` and ${waiting.length - 30} more` : ""}`]
      : []),
    ...(open > 0 ? [`-# ${counted(open, "table")} open`] : []),
    ...unopened
      .slice(0, MOST_UNOPENED)
      .map(
        ({ round, pod, waitsFor }) =>
          `-# Round ${round}, pod ${pod} ${waitsForTable(waitsFor.map((name) => safe(name, 32)))}`,
      ),
    ...(unopened.length > MOST_UNOPENED ? [`-# …and ${unopened.length - MOST_UNOPENED} more wait`] : []),
    ...(rows.length > 1 ? [TIES] : []),
    ...(live ? ["-# Kept up to date here."] : []),
  ];
}

/** The standings as they are now; `live`: the message is kept up to date. */
export function standingsMessage(about: Titled, board: Board, live = false): Message {
  const lines = board.rows.slice(0, MOST_LINES).map((row) => lineOf(row, board.rows));
  const said = [...(lines.length === 0 ? ["No pod has a result yet."] : lines), "", ...footOf(board, live)];
  return titled(about, board, said);
}

/** The same as a picture to share, once there is something to show; what the picture shows stands in its words for readers. */
export function picturedStandings(about: Titled, board: Board): Message {
  const picture = { what: "standings", facts: standingsFacts(about, board) } as const;
  return {
    ...titled(about, board, footOf(board, false)),
    pictures: [{ name: "standings.webp", alt: altText(picture), picture }],
  };
}

function titled(about: Titled, board: Board, lines: readonly string[]): Message {
  const at = { id: about.id, night: about.night };
  return message({
    embeds: [{ title: standingsTitle(about, board), description: lines.join("\n").slice(0, 4_096) }],
    rows: buttonRows([
      ...(about.night === 0 ? [] : [button(roundPressId("results", at), "Pods")]),
      about.night === 0
        ? button(roundPressId("standings", at), "The last night")
        : button(roundPressId("season", at), "All nights"),
    ]),
  });
}

/** The same for whoever pressed alone. */
export function forReader({ content, embeds, components, files }: Message): Message {
  return { ...privateMessage({ content, embeds, rows: components }), ...(files ? { files } : {}) };
}

/** A player's own record, only for them. */
export function recordMessage(
  about: Titled,
  name: string,
  board: Board,
  user: string,
  lines: readonly RecordLine[],
): Message {
  const row = board.rows.find(({ id }) => id === user);
  const told = lines.slice(-25).map(({ night, round, opponents, result, waitsFor }) => {
    const when = `Night ${night}, round ${round}`;
    const who = opponents.length === 0 ? "a bye" : `with ${listed(opponents.map((each) => safe(each, 32)))}`;
    const open = waitsFor.length === 0 ? "no result yet" : waitsForTable(waitsFor.map((each) => safe(each, 32)));
    if (result === null) return `${when}: ${who} · ${open}`;
    const won = result.victory === "none" ? "" : `, a ${result.victory} victory`;
    return `${when}: ${who} · ${opponents.length === 0 ? "" : `place ${result.place}${won} · `}**${pointsWord(result.points)}**`;
  });
  const stands = row
    ? `Rank ${row.rank} of ${board.rows.length} with ${counted(row.points, "point")}, ${counted(row.tiebreak[0] ?? 0, "victory", "victories")} at ${counted(row.played, "table")}.`
    : "No result counts for you yet.";
  return privateMessage({
    content: `**${safe(about.name, 60)}**, ${safe(name, 32)}: ${stands}`,
    embeds: told.length === 0 ? [] : [{ description: told.join("\n") }],
    rows: buttonRows([button(roundPressId("season", { id: about.id }), "Standings")]),
  });
}
