/** The standings of a night, or of all nights of a league, with what a reader wants to know of each player. Pure. */
import type { Race } from "../../engine/index.ts";
import { madeOf, type Pieces } from "../../piecemeal.ts";
import { isOpen, type Night, type Pod, reportsOf, waitsFor } from "../night/index.ts";
import type { PointsTable, Report } from "./report.ts";
import { pointsOf } from "./report.ts";
import { type Standing, standingsIn } from "./standings.ts";

/** Rounds of several nights are told apart by a number of their own: no night has so many. */
const ROUNDS_APART = 50;

export interface BoardRow extends Standing {
  readonly name: string;
  /** What the player plays, or played last; null where that is not known any more. */
  readonly race: Race | null;
  /** How many pods have a result that counts, and how many rounds were sat out. */
  readonly played: number;
  readonly byes: number;
  /** The player plays no more. */
  readonly gone: boolean;
}

export interface Board {
  /** The first first. */
  readonly rows: readonly BoardRow[];
  /** Players without a result so far. */
  readonly waiting: readonly string[];
  /** How many tables have no result that counts. */
  readonly open: number;
  /** The pods whose tables are not open yet, since some of their players have as many as they may. */
  readonly unopened: readonly { readonly round: number; readonly pod: number; readonly waitsFor: readonly string[] }[];
  /** How many rounds were published. */
  readonly rounds: number;
  /** The night has ended; of a season: all its nights have. */
  readonly ended: boolean;
}

/** Every report that counts, in the order of nights and rounds. */
export const seasonReports = (nights: readonly Night[]): Report[] =>
  nights.flatMap((night) =>
    reportsOf(night).map((report) => ({ ...report, round: (night.number - 1) * ROUNDS_APART + report.round })),
  );

/** The standings of these nights: always what their reports come to, with one table of points for all of them. */
export const boardOf = (nights: readonly Night[], points: PointsTable): Board => madeOf(boardIn(nights, points));

/** The same in pieces, for a league of many nights. */
export function* boardIn(nights: readonly Night[], points: PointsTable): Pieces<Board> {
  const reports = seasonReports(nights);
  const names = new Map(nights.flatMap(({ players }) => players.map(({ user, name }) => [user, name] as const)));
  const races = new Map(nights.flatMap(({ players }) => players.map(({ user, race }) => [user, race] as const)));
  const gone = new Map(
    nights.flatMap(({ players }) => players.map((each) => [each.user, each.gone !== null] as const)),
  );
  const counts = countsOf(reports);
  yield;
  const standings = yield* standingsIn(points, reports);
  const rows = standings.map((standing): BoardRow => {
    const { id } = standing;
    const { played = 0, byes = 0 } = counts.get(id) ?? {};
    const about = { name: names.get(id) ?? "A former player", race: races.get(id) ?? null };
    return { ...standing, ...about, played, byes, gone: gone.get(id) ?? false };
  });
  const ranked = new Set(rows.map(({ id }) => id));
  return {
    rows,
    waiting: [...names].flatMap(([user, name]) => (ranked.has(user) ? [] : [name])),
    open: nights.reduce((sum, night) => sum + openIn(night), 0),
    unopened: nights.flatMap((night) =>
      night.rounds.flatMap(({ number: round, pods }) =>
        pods.flatMap((pod) => {
          const waits = waitingNames(night, pod);
          return waits.length === 0 ? [] : [{ round, pod: pod.number, waitsFor: waits }];
        }),
      ),
    ),
    rounds: nights.reduce((sum, { rounds }) => sum + rounds.length, 0),
    ended: nights.every(({ phase }) => phase === "ended"),
  };
}

const openIn = (night: Night): number =>
  night.rounds.flatMap(({ pods }) => pods).filter((pod) => isOpen(pod) && waitsFor(night, pod).length === 0).length;

const nameIn = ({ players }: Night, user: string): string =>
  players.find((player) => player.user === user)?.name ?? "A former player";

const waitingNames = (night: Night, pod: Pod): readonly string[] =>
  night.phase === "ended" ? [] : waitsFor(night, pod).map((user) => nameIn(night, user));

function countsOf(reports: readonly Report[]): Map<string, { played: number; byes: number }> {
  const counts = new Map<string, { played: number; byes: number }>();
  for (const { pod } of reports)
    for (const id of pod) {
      const before = counts.get(id) ?? { played: 0, byes: 0 };
      const bye = pod.length === 1;
      counts.set(id, { played: before.played + (bye ? 0 : 1), byes: before.byes + (bye ? 1 : 0) });
    }
  return counts;
}

/** One pod, or a bye, of a player's record. */
export interface RecordLine {
  readonly night: number;
  readonly round: number;
  /** The others, by name; none in a bye. */
  readonly opponents: readonly string[];
  /** Null: it has no result that counts so far. */
  readonly result: { readonly place: number; readonly points: number; readonly victory: Report["victory"] } | null;
  /** Whose other tables keep this one from being opened, by name. */
  readonly waitsFor: readonly string[];
}

/** What a player has done in these nights, the first round first. */
export function recordOf(nights: readonly Night[], points: PointsTable, user: string): RecordLine[] {
  return nights.flatMap((night) => {
    const reports = reportsOf(night);
    const name = (id: string) => nameIn(night, id);
    return night.rounds.flatMap(({ number, pods, byes }): RecordLine[] => {
      const at = { night: night.number, round: number };
      const pod = pods.find(({ players }) => players.includes(user));
      const mine = pod?.players ?? (byes.includes(user) ? [user] : null);
      if (mine === null) return [];
      const report = reports.find((each) => each.round === number && each.pod.includes(user));
      const seat = report?.pod.indexOf(user) ?? -1;
      const result = report && {
        place: report.places[seat] ?? 0,
        points: pointsOf(points, report)[seat] ?? 0,
        victory: report.places[seat] === 1 ? report.victory : ("none" as const),
      };
      const waits = pod ? waitingNames(night, pod) : [];
      const opponents = mine.filter((id) => id !== user).map(name);
      return [{ ...at, opponents, result: result ?? null, waitsFor: waits }];
    });
  });
}
