/** The players of a league out of a spreadsheet: one a row, columns by their headings. */
import { type CsvProblem, type CsvRecord, readCsv } from "../../csv.ts";
import { FACTIONS, type Faction, RACES, type Race, startingFactions } from "../../engine/index.ts";
import { madeInTurns, type Pieces } from "../../piecemeal.ts";
import type { Should } from "../../should.ts";
import type { LeagueRules } from "../league.ts";

/** What bounds a list of players. */
export const PLAYERS_LIMITS = { bytes: 64 * 1024, rows: 200, row: 4 * 1024, name: 60, columns: 40 } as const;
/** So many things to mend are enough to begin with. */
const MOST_PROBLEMS = 20;

/** A player as the table names them: `user` is a Discord user. */
export interface ImportedPlayer {
  readonly user: string;
  readonly name: string;
  readonly race: Race;
  readonly faction: Faction;
}

/** What is wrong, and where. */
export interface PlayersProblem extends CsvProblem {
  readonly column?: string;
  /** What stands there. */
  readonly found?: string;
}

/** All players, or everything that is wrong: of a table with one bad row nobody is taken. */
export type PlayersRead =
  | { readonly ok: true; readonly players: readonly ImportedPlayer[] }
  | { readonly ok: false; readonly problems: readonly PlayersProblem[] };

const COLUMNS = {
  user: ["user", "id", "discord", "discord id", "user id"],
  name: ["name", "player", "display name"],
  race: ["race"],
  faction: ["faction"],
} as const;
type Column = keyof typeof COLUMNS;

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[_\s]+/gu, " ")
    .trim();

/**
 * Reads comma-, tab- or semicolon-separated text with a heading line: `user` (a Discord user id or mention), `race`, and where
 * it is there `name` and `faction`. Without a faction it is the first that the race may begin with by these rules.
 */
export async function readPlayers(input: string | Uint8Array, rules: LeagueRules): Promise<PlayersRead> {
  const read = await readCsv(input, PLAYERS_LIMITS);
  if (!read.ok) return wrong(read.problem);
  const [head, ...rows] = read.records;
  if (head === undefined) return wrong({ line: null, should: { is: "filled-players" } });
  if (head.cells.length > PLAYERS_LIMITS.columns)
    return wrong({ line: head.line, should: { is: "columns", most: PLAYERS_LIMITS.columns } });
  const columns = columnsOf(head.cells);
  if (columns.user === undefined || columns.race === undefined)
    return wrong({ line: head.line, should: { is: "player-headings" } });
  if (rows.length > PLAYERS_LIMITS.rows)
    return wrong({ line: null, should: { is: "players", most: PLAYERS_LIMITS.rows } });
  if (rows.length === 0) return wrong({ line: null, should: { is: "player-lines" } });
  return madeInTurns(playersOf(rows, columns, rules));
}

const wrong = (...problems: PlayersProblem[]): PlayersRead => ({ ok: false, problems });

type Places = Readonly<Partial<Record<Column, number>>>;

function columnsOf(headings: readonly string[]): Places {
  const keys = headings.map(keyOf);
  const places: Partial<Record<Column, number>> = {};
  for (const [column, words] of Object.entries(COLUMNS) as [Column, readonly string[]][]) {
    const at = keys.findIndex((key) => words.includes(key));
    if (at !== -1) places[column] = at;
  }
  return places;
}

function* playersOf(rows: readonly CsvRecord[], columns: Places, rules: LeagueRules): Pieces<PlayersRead> {
  const players: ImportedPlayer[] = [];
  const problems: PlayersProblem[] = [];
  const lines = new Map<string, number>();
  for (const row of rows) {
    const player = playerOf(row, columns, rules);
    if (!player.ok) problems.push(player.problem);
    else {
      const before = lines.get(player.player.user);
      if (before === undefined) players.push(player.player);
      else
        problems.push({
          line: row.line,
          column: "user",
          found: player.player.user,
          should: { is: "other-player", line: String(before) },
        });
      lines.set(player.player.user, row.line);
    }
    if (problems.length >= MOST_PROBLEMS) break;
    yield;
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, players };
}

type PlayerRead = { ok: true; player: ImportedPlayer } | { ok: false; problem: PlayersProblem };

function playerOf({ line, cells }: CsvRecord, columns: Places, rules: LeagueRules): PlayerRead {
  const cell = (column: Column): string => cells[columns[column] ?? -1] ?? "";
  const bad = (column: Column, should: Should): PlayerRead => ({
    ok: false,
    problem: { line, column, found: cell(column).slice(0, 60), should },
  });
  const user = /^(?:<@!?)?(\d{1,25})>?$/u.exec(cell("user"))?.[1];
  if (user === undefined) return bad("user", { is: "user" });
  const name = cell("name").replace(/\s+/gu, " ");
  if (name.length > PLAYERS_LIMITS.name) return bad("name", { is: "characters", most: PLAYERS_LIMITS.name });
  const race = named(cell("race"), RACES);
  if (race === undefined) return bad("race", { is: "one-of", list: RACES.join(", ") });
  const factions = startingFactions({ rules }, race);
  const said = cell("faction");
  const faction = said === "" ? factions[0] : named(said, FACTIONS);
  if (faction === undefined || !factions.includes(faction))
    return bad("faction", { is: "one-of", list: factions.join(", ") });
  return { ok: true, player: { user, name, race, faction } };
}

const wordKey = (text: string): string => text.toLowerCase().replace(/[^a-z]+/gu, "");

/** "Non-Aligned", "non aligned" and "nonaligned" are the same; "League of Non-Aligned Worlds" is another way to say it. */
function named<T extends string>(text: string, ids: readonly T[]): T | undefined {
  const key = wordKey(text.slice(0, 60))
    .replace(/^leagueof/u, "")
    .replace(/worlds$/u, "");
  return ids.find((id) => wordKey(id) === key);
}
