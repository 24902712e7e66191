/** Who shares points in a pod, and what does not come out even. compendium: 11. Tournament Rules */
import { type PointsTable, pointsOf, type Report } from "../standings/report.ts";

/** Some who share a place, with all the points that they share. */
export interface Share {
  readonly players: readonly string[];
  readonly sum: number;
  /** Whole points that are over once each has been given the same. */
  readonly over: number;
  /** Whether somebody has been named for them, or nobody needs to be. */
  readonly settled: boolean;
}

/** In the order of places. What is over is given to those who are named for it, one each; until then all have the same. */
export function sharesOf(points: PointsTable, report: Report): Share[] {
  const { pod, places, odd } = report;
  const given = pointsOf(points, report);
  const shared = [...new Set(places)].sort((a, b) => a - b);
  return shared.flatMap((place) => {
    const players = pod.filter((_, at) => places[at] === place);
    if (players.length < 2) return [];
    const sum = given.reduce((all, each, at) => (places[at] === place ? all + each : all), 0);
    const whole = Math.round(sum * 10_000) / 10_000;
    const over = Math.floor((whole % players.length) + 1e-9);
    return [{ players, sum: whole, over, settled: over === 0 || (odd !== undefined && players.includes(odd)) }];
  });
}
