/** The standings of a night or a season, for everybody; a player's own record; and the same in words beside a picture. */
import type { Board, BoardRow, RecordLine } from "../../leagues/standings/board.ts";
import { TIEBREAKS } from "../../leagues/standings/standings.ts";
import { button, buttonRows, type Message, message, privateMessage } from "../text/message.ts";
import { counted, listed, plain, safe } from "../text/safe-text.ts";
import { roundPressId } from "./round-press.ts";
import { pointsWord } from "./round-words.ts";

/** What standings are about: a night, or with `night` 0 all of a league's. */
export interface Titled {
  /** The league's id. */
  readonly id: string;
  readonly name: string;
  readonly night: number;
}

const MEDALS: Readonly<Record<number, string>> = { 1: "🥇", 2: "🥈", 3: "🥉" };
/** So many lines fit into one message, whatever the names. */
const MOST_LINES = 60;

const titleOf = ({ name, night }: Titled, { ended }: Board): string =>
  `${ended ? "Final standings" : "Standings"} of ${plain(name, 60)}, ${night === 0 ? "all nights" : `night ${night}`}`;

const TIE_WORDS: Readonly<Record<(typeof TIEBREAKS)[number], (value: number) => string>> = {
  victories: (value) => counted(value, "victory", "victories"),
  "major victories": (value) => counted(value, "major victory", "major victories"),
  "opponents' points": (value) => `opponents ${pointsWord(value)}`,
  "head to head": (value) => `head to head ${value > 0 ? "+" : ""}${value}`,
};

/** What told a row from others with the same points: the first tie-breaker that differs among them; null where none was asked. */
export function tiebreakOf(row: BoardRow, rows: readonly BoardRow[]): string | null {
  const same = rows.filter(({ points }) => points === row.points);
  if (same.length < 2) return null;
  const at = row.tiebreak.findIndex((value, index) => same.some(({ tiebreak }) => tiebreak[index] !== value));
  const what = TIEBREAKS[at];
  return what === undefined ? null : TIE_WORDS[what](row.tiebreak[at] ?? 0);
}

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

/** The standings as they are now; `live`: the message is kept up to date. */
export function standingsMessage(about: Titled, board: Board, live = false): Message {
  const { rows, waiting, open } = board;
  const lines = rows.slice(0, MOST_LINES).map((row) => lineOf(row, rows));
  const left = rows.length - lines.length;
  const foot = [
    ...(left > 0 ? [`…and ${left} more: **Files** has them all.`] : []),
    ...(waiting.length > 0
      ? [
          `-# No result yet: ${listed(waiting.slice(0, 30).map((name) => safe(name, 32)))}${waiting.length > 30 ? ` and ${waiting.length - 30} more` : ""}`,
        ]
      : []),
    ...(open > 0 ? [`-# ${counted(open, "table")} open`] : []),
    ...(rows.length > 1 ? [TIES] : []),
    ...(live ? ["-# Kept up to date here."] : []),
  ];
  const at = { id: about.id, night: about.night };
  return message({
    embeds: [
      {
        title: titleOf(about, board),
        description: [...(lines.length === 0 ? ["No pod has a result yet."] : lines), "", ...foot]
          .join("\n")
          .slice(0, 4_096),
      },
    ],
    rows: buttonRows([
      ...(about.night === 0 ? [] : [button(roundPressId("results", at), "Pods")]),
      about.night === 0
        ? button(roundPressId("standings", at), "The last night")
        : button(roundPressId("season", at), "All nights"),
    ]),
  });
}

/** The same for whoever pressed alone. */
export function privateStandings(about: Titled, board: Board): Message {
  const { content, embeds, components } = standingsMessage(about, board);
  return privateMessage({ content, embeds, rows: components });
}

/** The final table in words, for those who do not see its picture: the same facts, in the same order. */
export function standingsAltText(about: Titled, board: Board): string {
  const lines = board.rows.map(
    ({ rank, name, points, played }) =>
      `${rank}. ${plain(name, 32)}, ${counted(points, "point")}, ${counted(played, "table")}`,
  );
  return plainLines([`${titleOf(about, board)}.`, ...lines], 1_024);
}

/** As many whole lines as fit. */
function plainLines(lines: readonly string[], most: number): string {
  const kept: string[] = [];
  let length = 0;
  for (const line of lines) {
    if (length + line.length + 1 > most - 20) return [...kept, `and ${lines.length - kept.length} more`].join("\n");
    kept.push(line);
    length += line.length + 1;
  }
  return kept.join("\n");
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
  const told = lines.slice(-25).map(({ night, round, opponents, result }) => {
    const when = `Night ${night}, round ${round}`;
    const who = opponents.length === 0 ? "a bye" : `with ${listed(opponents.map((each) => safe(each, 32)))}`;
    if (result === null) return `${when}: ${who} · no result yet`;
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
