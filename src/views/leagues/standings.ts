/** The standings of a night or a season, for everybody; a player's own record; and the same in words beside a picture. */
import type { Board, BoardRow, RecordLine } from "../../leagues/standings/board.ts";
import { standingsFacts } from "../../pictures/index.ts";
import { altText } from "../pictures/alt.ts";
import { button, buttonRows, inLanguages, type Message, message, privateMessage } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { type Language, listedIn, say } from "../words/index.ts";
import { roundPressId } from "./round-press.ts";
import { pointsWord, waitsForTable } from "./round-words.ts";
import { standingsTitle, type Titled, tiebreakOf } from "./standings-words.ts";

const MEDALS: Readonly<Record<number, string>> = { 1: "🥇", 2: "🥈", 3: "🥉" };
/** So many lines fit into one message, whatever the names. */
const MOST_LINES = 60;
/** So many pods that wait for a table are named, and so many players without a result. */
const MOST_UNOPENED = 10;
const MOST_WAITING = 30;

function lineOf(row: BoardRow, rows: readonly BoardRow[], language: Language): string {
  const tie = tiebreakOf(row, rows, language);
  return [
    `${MEDALS[row.rank] ?? "▫️"} **${row.rank}.** ${safe(row.name, 32)} · **${pointsWord(row.points)}**`,
    ...(tie === null ? [] : [tie]),
    say(language, "standings-tables", { tables: row.played }),
    ...(row.byes === 0 ? [] : [say(language, "standings-byes", { byes: row.byes })]),
    ...(row.gone ? [say(language, "standings-left")] : []),
  ].join(" · ");
}

const safely = (names: readonly string[]): string[] => names.map((name) => safe(name, 32));

/** What stands below the rows, or below their picture. */
function footOf({ rows, waiting, open, unopened }: Board, live: boolean, language: Language): string[] {
  const left = rows.length - MOST_LINES;
  const names = listedIn(safely(waiting.slice(0, MOST_WAITING)), language);
  const unnamed = Math.max(0, waiting.length - MOST_WAITING);
  const more = unopened.length - MOST_UNOPENED;
  const waits = unopened
    .slice(0, MOST_UNOPENED)
    .map(({ round, pod, waitsFor }) =>
      say(language, "standings-waits", { round, pod, waits: waitsForTable(safely(waitsFor), language) }),
    );
  return [
    ...(left > 0 ? [say(language, "standings-more", { more: left })] : []),
    ...(waiting.length > 0 ? [say(language, "standings-no-result", { names, more: unnamed })] : []),
    ...(open > 0 ? [say(language, "standings-open", { tables: open })] : []),
    ...waits,
    ...(more > 0 ? [say(language, "standings-more-wait", { more })] : []),
    // How ties are broken, in a line.
    ...(rows.length > 1 ? [say(language, "standings-ties")] : []),
    ...(live ? [say(language, "standings-live")] : []),
  ];
}

/** The standings as they are now; `live`: the message is kept up to date. */
export function standingsMessage(about: Titled, board: Board, language: Language, live = false): Message {
  const lines = board.rows.slice(0, MOST_LINES).map((row) => lineOf(row, board.rows, language));
  const rows = lines.length === 0 ? [say(language, "standings-none")] : lines;
  return titled(about, board, [...rows, "", ...footOf(board, live, language)], language);
}

/** The same as a picture to share, once there is something to show; what the picture shows stands in its words for readers. */
export function picturedStandings(about: Titled, board: Board, language: Language): Message {
  // The picture's own words are English; whoever has it read out hears it all in the language of the message.
  const picture = { what: "standings", facts: standingsFacts(about, board) } as const;
  const told = { what: "standings", facts: standingsFacts(about, board, language) } as const;
  return {
    ...titled(about, board, footOf(board, false, language), language),
    pictures: [{ name: "standings.webp", alt: altText(told, language), picture }],
  };
}

function titled(about: Titled, board: Board, lines: readonly string[], language: Language): Message {
  const at = { id: about.id, night: about.night };
  const said = message({
    embeds: [{ title: standingsTitle(about, board, language), description: lines.join("\n").slice(0, 4_096) }],
    rows: buttonRows([
      ...(about.night === 0 ? [] : [button(roundPressId("results", at), say(language, "standings-pods-button"))]),
      about.night === 0
        ? button(roundPressId("standings", at), say(language, "standings-last-button"))
        : button(roundPressId("season", at), say(language, "standings-all-button")),
    ]),
  });
  return { ...said, cut: say(language, "cut-here-see", { command: "/league standings" }) };
}

/** The same for whoever pressed alone. */
export function forReader({ content, embeds, components, files }: Message): Message {
  return { ...privateMessage({ content, embeds, rows: components }), ...(files ? { files } : {}) };
}

/** A player's own record, only for them. */
export const recordMessage = (
  about: Titled,
  name: string,
  board: Board,
  user: string,
  lines: readonly RecordLine[],
): Message =>
  inLanguages((language) => {
    const row = board.rows.find(({ id }) => id === user);
    const told = lines.slice(-25).map((line) => recordLine(line, language));
    const says = row
      ? say(language, "standings-own", {
          rank: row.rank,
          all: board.rows.length,
          points: row.points,
          shown: String(row.points),
          victories: row.tiebreak[0] ?? 0,
          tables: row.played,
        })
      : say(language, "standings-own-none");
    return privateMessage({
      content: say(language, "standings-own-head", { league: safe(about.name, 60), name: safe(name, 32), says }),
      embeds: told.length === 0 ? [] : [{ description: told.join("\n") }],
      rows: buttonRows([button(roundPressId("season", { id: about.id }), say(language, "standings-button"))]),
    });
  });

function recordLine({ night, round, opponents, result, waitsFor }: RecordLine, language: Language): string {
  const when = say(language, "standings-when", { night, round });
  const who =
    opponents.length === 0
      ? say(language, "standings-bye")
      : say(language, "standings-with", { names: listedIn(safely(opponents), language) });
  if (result === null) {
    const open =
      waitsFor.length === 0 ? say(language, "standings-no-result-yet") : waitsForTable(safely(waitsFor), language);
    return `${when}: ${who} · ${open}`;
  }
  const { place, victory, points } = result;
  const came = opponents.length === 0 ? "" : `${say(language, "standings-place", { place, victory })} · `;
  return `${when}: ${who} · ${came}**${pointsWord(points)}**`;
}
