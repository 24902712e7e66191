/** Who stands where in a league: always what all reports come to, so that a correction is one more report. */
import { madeOf, type Pieces } from "../../piecemeal.ts";
import { type PointsTable, pointsOf, type Report } from "./report.ts";

/** How ties in points are broken, in this order; who is still equal shares a rank. */
export const TIEBREAKS = ["victories", "major victories", "opponents' points", "head to head"] as const;

export interface Standing {
  id: string;
  /** From 1; those who are equal share one. */
  rank: number;
  points: number;
  /** What breaks ties, as `TIEBREAKS` names it: the more, the better. */
  tiebreak: readonly number[];
}

/** What all reports say of one player. */
interface PlayerRecord {
  points: number;
  victories: number;
  majors: number;
  /** Each as often as they have met. */
  opponents: string[];
  /** By opponent: in how many more pods the own place was better than theirs. */
  ahead: Map<string, number>;
}

type Unranked = Omit<Standing, "rank">;

/** The standings, the first first. Of two reports of one pod in one round the later one counts. */
export const standingsOf = (points: PointsTable, reports: readonly Report[]): Standing[] =>
  madeOf(standingsIn(points, reports));

/** The same in pieces: a league of many years has thousands of reports. */
export function* standingsIn(points: PointsTable, reports: readonly Report[]): Pieces<Standing[]> {
  const records = yield* recordsOf(points, lastOf(reports));
  yield;
  const found: Unranked[] = [...records].map(([id, record]) => ({
    id,
    points: rounded(record.points),
    tiebreak: [record.victories, record.majors, opponentsPoints(records, record)],
  }));
  const broken = alike(found).flatMap((group) =>
    group.map((one) => ({ ...one, tiebreak: [...one.tiebreak, headToHead(records, one.id, group)] })),
  );
  broken.sort((a, b) => compare(a, b) || (a.id < b.id ? -1 : 1));
  let rank = 1;
  return broken.map((one, at) => {
    const before = broken[at - 1];
    if (before && compare(before, one) !== 0) rank = at + 1;
    const { id, points: own, tiebreak } = one;
    return { id, rank, points: own, tiebreak };
  });
}

/** Below 0 where the first stands before the second. */
function compare(a: Unranked, b: Unranked): number {
  if (a.points !== b.points) return b.points - a.points;
  for (const [at, value] of a.tiebreak.entries()) {
    const other = b.tiebreak[at] ?? 0;
    if (value !== other) return other - value;
  }
  return 0;
}

/** Those whom nothing so far tells apart, together. */
function alike(found: readonly Unranked[]): Unranked[][] {
  const groups = new Map<string, Unranked[]>();
  for (const one of found) {
    const key = [one.points, ...one.tiebreak].join(" ");
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

function lastOf(reports: readonly Report[]): Report[] {
  const last = new Map<string, Report>();
  for (const report of reports) last.set(`${report.round} ${JSON.stringify(report.pod.toSorted())}`, report);
  return [...last.values()];
}

const fresh = (): PlayerRecord => ({ points: 0, victories: 0, majors: 0, opponents: [], ahead: new Map() });

/** So many reports are added up at once. */
const AT_ONCE = 100;

function* recordsOf(points: PointsTable, reports: readonly Report[]): Pieces<Map<string, PlayerRecord>> {
  const records = new Map<string, PlayerRecord>();
  for (const [count, report] of reports.entries()) {
    if (count % AT_ONCE === AT_ONCE - 1) yield;
    const given = pointsOf(points, report);
    for (const [at, id] of report.pod.entries()) {
      const record = records.get(id) ?? fresh();
      records.set(id, record);
      record.points += given[at] ?? 0;
      const place = report.places[at] ?? 0;
      if (place === 1 && report.victory !== "none") record.victories++;
      if (place === 1 && report.victory === "major") record.majors++;
      for (const [other, opponent] of report.pod.entries()) {
        if (other === at) continue;
        record.opponents.push(opponent);
        const better = Math.sign((report.places[other] ?? 0) - place);
        record.ahead.set(opponent, (record.ahead.get(opponent) ?? 0) + better);
      }
    }
  }
  return records;
}

/** What those whom a player has met have on average, so that a large pod counts no more than a small one. */
function opponentsPoints(records: ReadonlyMap<string, PlayerRecord>, { opponents }: PlayerRecord): number {
  if (opponents.length === 0) return 0;
  const sum = opponents.reduce((all, opponent) => all + (records.get(opponent)?.points ?? 0), 0);
  return rounded(sum / opponents.length);
}

/** How often a player was ahead of the others of a group, less how often behind. */
function headToHead(records: ReadonlyMap<string, PlayerRecord>, id: string, group: readonly Unranked[]): number {
  const ahead = records.get(id)?.ahead;
  return group.reduce((sum, other) => sum + (ahead?.get(other.id) ?? 0), 0);
}

/** Thirds of points add up again. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
