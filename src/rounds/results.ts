/** Tables that are over report themselves. */
import {
  type LeagueRound,
  MODERATOR,
  type Night,
  type NightRef,
  type Nights,
  type Pod,
  podOf,
  roundOf,
} from "../leagues/night/index.ts";
import { type Played, resultOfGame } from "../leagues/results/of-game.ts";
import type { Clock } from "../table/clock.ts";
import type { Table } from "../table/table.ts";
import type { Tables } from "../table/tables.ts";
import { settledMessage } from "../views/leagues/results.ts";
import { sayInPod, type Voice } from "./saying.ts";

export interface ResultParts extends Voice {
  readonly nights: Nights;
  readonly tables: Tables;
  readonly clock: Clock;
}

/** Whose seats they are, what came of the game, and who had left it: null where it has no result. */
function playedAt(
  table: Table,
  events: readonly { type: string; seat?: number; why?: string }[],
  pod: Pod,
): Played | null {
  const { game } = table;
  if (table.phase !== "over" || game === null || game.result === null) return null;
  const users = table.seats.map(({ userId, owner }) => owner ?? userId);
  const out = game.seats.flatMap(({ eliminated }, seat) => {
    if (!eliminated) return [];
    const why = events.find((event) => event.type === "eliminated" && event.seat === seat)?.why;
    const dropped = pod.left.includes(users[seat] ?? "");
    return [
      {
        seat,
        how: dropped ? ("dropped" as const) : why === "conceded" ? ("conceded" as const) : ("eliminated" as const),
      },
    ];
  });
  return { users, result: game.result, out, absent: pod.left };
}

/** Looks at the table of a pod that has no result yet; true where it has one now. */
export async function collectResult(parts: ResultParts, ref: NightRef, round: LeagueRound, pod: Pod): Promise<boolean> {
  const table = await parts.tables.load(pod.table);
  if (table === null || table.phase !== "over") return false;
  const someOut = table.game?.seats.some(({ eliminated }) => eliminated) ?? false;
  const events = someOut ? ((await parts.tables.history(pod.table))?.events ?? []) : [];
  const played = playedAt(table, events, pod);
  const result = played && resultOfGame(pod.players, played);
  if (result === null) return false;
  const at = { round: round.number, pod: pod.number };
  const speaker = { by: MODERATOR, at: parts.clock.now(), key: `table:${at.round}.${at.pod}` };
  const acted = await parts.nights.act(ref, speaker, () => [{ type: "reported", ...at, result, from: "table" }]);
  if (acted.outcome !== "done") return false;
  await saySettled(parts, ref, acted.night, at);
  return true;
}

/** A pod has a result that counts: its players read it where they play. */
export async function saySettled(
  voice: Voice,
  { guild }: Pick<NightRef, "guild">,
  night: Night,
  at: { round: number; pod: number },
): Promise<void> {
  const round = roundOf(night, at.round);
  const pod = podOf(night, at);
  if (round === null || pod === null || pod.standing !== "settled") return;
  await sayInPod(voice, { guild, night, round, pod }, `settled ${pod.reports.length}`, (language) =>
    settledMessage(night, round, pod, language),
  );
}
