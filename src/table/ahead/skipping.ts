/**
 * "Skip me while I hold none": a seat that holds no card that could be an aftermath is answered for, so late as its player
 * usually answers. To everybody else that looks like any answer, and neither whether nor when one comes tells of the hand.
 */
import { createHash } from "node:crypto";
import { type Decision, type Game, mayHoldAftermath, type SeatIndex } from "../../engine/index.ts";
import type { LogEntry, LogEntryOf } from "../entry.ts";
import { type EntryOutcome, no, seatedPlayer, yes } from "../entry-outcome.ts";
import { performed } from "../performing.ts";
import { type Pace, seatOfUser, type Table } from "../table.ts";
import { aheadOf, withAhead } from "./ahead.ts";

/** Of how many answers a player's times are kept, and from how many on they are their usual ones. */
const KEPT = 20;
const ENOUGH = 5;

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long an answer takes, in ms, where too few of the player's own are known: the deciles of what is usual. */
const AT_THE_TABLE = [4, 6, 8, 11, 15, 20, 28, 40, 60, 100].map((seconds) => seconds * SECOND);
const OVER_DAYS = [3, 8, 18, 35, 65, 110, 170, 260, 400, 620].map((minutes) => minutes * MINUTE);

const usual = (pace: Pace): readonly number[] => (pace === "live" ? AT_THE_TABLE : OVER_DAYS);

/** The player is skipped at aftermaths from now on while holding none, or is asked again. */
export function skipping(table: Table, { by, on }: LogEntryOf<"skip-aftermaths">): EntryOutcome {
  const player = seatedPlayer(table, by);
  if (!player.ok) return player;
  if (player.game.seats[player.seat]?.eliminated) return no({ code: "out-of-game" });
  return yes(withAhead(table, player.seat, { skips: on ? true : undefined }));
}

/** Whether times are taken: at tables that began so, and at those where somebody is skipped. */
const takesTimes = (table: Table): boolean =>
  table.onlyChoices === true || table.ahead?.some(({ skips }) => skips) === true;

/** Notes what each seat has been asked since when, and how long the player took who has answered by this entry. */
export function timed(before: Table | null, table: Table, entry: LogEntry): Table {
  const { game, phase } = table;
  if (phase !== "playing" || game === null || !takesTimes(table)) return table;
  const answered = before !== null && entry.type === "acted" ? seatOfUser(before, entry.by) : null;
  // No time goes by while a table is paused.
  const idle = before?.paused && !table.paused ? entry.at - before.paused.at : 0;
  let now = table;
  for (const seat of table.seats.keys()) {
    const { asked = [], times = [] } = aheadOf(table, seat);
    const owed = game.awaiting.filter((one) => one.seat === seat).map(({ id }) => id);
    const gone = seat === answered ? asked.filter(({ decision }) => !owed.includes(decision)) : [];
    const open = asked
      .filter(({ decision }) => owed.includes(decision))
      .map(({ decision, at }) => ({ decision, at: at + idle }));
    const fresh = owed
      .filter((id) => !asked.some(({ decision }) => decision === id))
      .map((decision) => ({ decision, at: entry.at }));
    if (gone.length + fresh.length === 0 && open.length === asked.length && idle === 0) continue;
    const took = gone.slice(0, 1).map(({ at }) => Math.max(0, entry.at - at));
    now = withAhead(now, seat, { asked: [...open, ...fresh], times: [...times, ...took].slice(-KEPT) });
  }
  return now;
}

/** How long the seat would usually take to answer this decision, in ms: drawn from a secret of the table, the same each time. */
function delay(table: Table, seat: SeatIndex, decision: number): number {
  const { times = [] } = aheadOf(table, seat);
  const pool = (times.length >= ENOUGH ? times : usual(table.pace)).toSorted((one, other) => one - other);
  const drawn = createHash("sha256").update(`${table.seed}:skipped:${seat}:${decision}`).digest().readUIntBE(0, 6);
  const place = (drawn / 2 ** 48) * (pool.length - 1);
  const low = pool[Math.floor(place)] ?? 0;
  const high = pool[Math.ceil(place)] ?? low;
  return Math.round(low + (high - low) * (place % 1));
}

/** The questions that are answered for their players, and when, in ms since the epoch. */
export function answersAhead(table: Table): readonly { decision: Decision; at: number }[] {
  const { game, phase, paused, dispute, objection } = table;
  if (phase !== "playing" || game === null || paused || dispute || objection) return [];
  return game.awaiting.flatMap((decision) => {
    const { seat, id } = decision;
    const { skips, asked = [] } = aheadOf(table, seat);
    const since = asked.find((one) => one.decision === id)?.at;
    if (!skips || since === undefined || !isSkipped(game, decision)) return [];
    return [{ decision, at: since + delay(table, seat, id) }];
  });
}

const isSkipped = (game: Game, decision: Decision): boolean =>
  decision.kind === "aftermath" && !decision.halted && !mayHoldAftermath(game, decision.seat);

/** When the next of them is due, in ms since the epoch; null for never. */
export function answerAt(table: Table): number | null {
  const times = answersAhead(table).map(({ at }) => at);
  return times.length === 0 ? null : Math.min(...times);
}

/** Those that are due. */
export const answersDue = (table: Table, now: number): readonly Decision[] =>
  answersAhead(table).flatMap(({ decision, at }) => (at <= now ? [decision] : []));

/** "No aftermath", said for those whose time has come, one after the other. */
export function answeredFor(table: Table, { at, decisions }: LogEntryOf<"answered-for">): EntryOutcome {
  const due = answersDue(table, at).filter(({ id }) => decisions.includes(id));
  let done: EntryOutcome = no({ code: "stale" });
  for (const { id, seat } of due) {
    const before: Table = done.ok ? done.table : table;
    // The one before may have brought about something else.
    if (!answersDue(before, at).some((one) => one.id === id)) continue;
    const next = performed(before, seat, [{ type: "pass", seat }], at);
    if (!next.ok) return next;
    done = done.ok
      ? {
          ...next,
          announcements: [...done.announcements, ...next.announcements],
          events: [...done.events, ...next.events],
        }
      : next;
  }
  return done;
}
