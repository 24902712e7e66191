/** Standings and results as files: for a spreadsheet, and for whoever reads JSON. Pure. */
import { csvLine, shownCell } from "../../csv.ts";
import type { Pieces } from "../../piecemeal.ts";
import type { Night } from "../night/index.ts";
import type { Board } from "../standings/board.ts";
import { type PointsTable, pointsOf } from "../standings/report.ts";
import { TIEBREAKS } from "../standings/standings.ts";

const line = (cells: readonly (string | number)[]): string =>
  csvLine(cells.map((cell) => (typeof cell === "number" ? String(cell) : shownCell(cell))));

/** A row for each player, the first first. */
export function standingsCsv(board: Board): string {
  const head = ["rank", "name", "user", "points", ...TIEBREAKS, "tables", "byes", "left"];
  const rows = board.rows.map(({ rank, name, id, points, tiebreak, played, byes, gone }) =>
    line([rank, name, id, points, ...tiebreak, played, byes, gone ? "yes" : "no"]),
  );
  return [line(head), ...rows].join("");
}

/** What came of a player in a pod; what is not known yet is null. */
export interface ResultRow {
  readonly night: number;
  readonly round: number;
  /** Null in a bye. */
  readonly pod: number | null;
  readonly table: string | null;
  readonly user: string;
  readonly name: string;
  readonly standing: "open" | "reported" | "disputed" | "settled";
  readonly place: number | null;
  readonly points: number | null;
  readonly victory: "major" | "standard" | "none" | null;
  readonly before_time: boolean | null;
  readonly odd: boolean;
  readonly out: string | null;
}

/** Every player of every pod and bye, in the order of nights, rounds and pods. Points only where a result counts. */
export function* resultRows(nights: readonly Night[], points: PointsTable): Pieces<ResultRow[]> {
  const rows: ResultRow[] = [];
  for (const night of nights)
    for (const { number: round, pods, byes } of night.rounds) {
      const nameOf = (user: string) => night.players.find((player) => player.user === user)?.name ?? "A former player";
      const played = pods.flatMap((pod) => {
        const result = pod.reports.at(-1)?.result;
        const given =
          result && pod.standing === "settled" ? pointsOf(points, { round, pod: pod.players, ...result }) : null;
        return pod.players.map(
          (user, seat): ResultRow => ({
            night: night.number,
            round,
            pod: pod.number,
            table: pod.table,
            user,
            name: nameOf(user),
            standing: pod.standing,
            place: result?.places[seat] ?? null,
            points: given?.[seat] ?? null,
            victory: result?.victory ?? null,
            before_time: result?.before_time ?? null,
            odd: result?.odd === user,
            out: result?.out?.find((each) => each.user === user)?.how ?? null,
          }),
        );
      });
      const sat = byes.map(
        (user): ResultRow => ({
          night: night.number,
          round,
          pod: null,
          table: null,
          user,
          name: nameOf(user),
          standing: "settled",
          place: 1,
          points: pointsOf(points, { round, pod: [user], places: [1], victory: "none", before_time: false })[0] ?? 0,
          victory: "none",
          before_time: false,
          odd: false,
          out: null,
        }),
      );
      rows.push(...played, ...sat);
      yield;
    }
  return rows;
}

const HEADINGS = [
  "night",
  "round",
  "pod",
  "table",
  "user",
  "name",
  "standing",
  "place",
  "points",
  "victory",
  "before_time",
  "odd",
  "out",
] as const satisfies readonly (keyof ResultRow)[];

const cellOf = (value: ResultRow[keyof ResultRow]): string | number =>
  value === null ? "" : typeof value === "boolean" ? (value ? "yes" : "no") : value;

/** A row for each player of each pod. */
export function* resultsCsv(rows: readonly ResultRow[]): Pieces<string> {
  const lines = [line(HEADINGS)];
  for (const row of rows) {
    lines.push(line(HEADINGS.map((heading) => cellOf(row[heading]))));
    yield;
  }
  return lines.join("");
}

/** Everything that the standings are made of, and the standings. */
export function* leagueJson(
  league: string,
  points: PointsTable,
  board: Board,
  rows: readonly ResultRow[],
): Pieces<string> {
  const standings = board.rows.map(({ rank, name, id, points: given, tiebreak, played, byes, gone }) => ({
    rank,
    user: id,
    name,
    points: given,
    tiebreak: Object.fromEntries(TIEBREAKS.map((what, at) => [what, tiebreak[at] ?? 0])),
    tables: played,
    byes,
    left: gone,
  }));
  const results: string[] = [];
  for (const row of rows) {
    results.push(JSON.stringify(row));
    yield;
  }
  const head = JSON.stringify({ league, points, standings }, null, 1);
  return `${head.slice(0, -2)},\n "results": [\n  ${results.join(",\n  ")}\n ]\n}\n`;
}
