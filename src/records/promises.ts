/** How somebody has kept the deadlines of a game, out of its log: how long answers took, and how many came in time. */
import { z } from "zod";
import { askedInSecret } from "../engine/index.ts";
import type { Pieces } from "../piecemeal.ts";
import { ranBetween } from "../settings/hours.ts";
import { applyEntry } from "../table/apply-entry.ts";
import { type LogEntry, parseEntry } from "../table/entry.ts";
import { inForce } from "../table/rebuild.ts";
import type { Table } from "../table/table.ts";
import { deadlineFor, isHalted, playerRest } from "../table/waiting/clocks.ts";
import type { Promised } from "./promised.ts";

const HOUR_MS = 60 * 60_000;
/** Answers are counted by how long they took at most, in hours; the last count is of those that took longer. */
export const WITHIN_HOURS = [1, 2, 5, 12, 24, 48, 72] as const;

export const promisesSchema = z.object({
  /** How many answers took so long, by `WITHIN_HOURS`. */
  answers: z
    .array(z.number().int().min(0))
    .length(WITHIN_HOURS.length + 1)
    .readonly(),
  deadlines: z.number().int().min(0),
  kept: z.number().int().min(0),
});
export type Promises = z.infer<typeof promisesSchema>;

export const NO_PROMISES: Promises = { answers: [...WITHIN_HOURS.map(() => 0), 0], deadlines: 0, kept: 0 };

export const bothOf = (one: Promises, other: Promises): Promises => ({
  answers: one.answers.map((count, at) => count + (other.answers[at] ?? 0)),
  deadlines: one.deadlines + other.deadlines,
  kept: one.kept + other.kept,
});

/** Within how many hours four answers of five came; null where that is longer than what is told apart, or there are none. */
export function answersWithin({ answers }: Promises): number | null {
  const all = answers.reduce((sum, count) => sum + count, 0);
  let sum = 0;
  for (const [at, hours] of WITHIN_HOURS.entries()) {
    sum += answers[at] ?? 0;
    if (all > 0 && sum >= 0.8 * all) return hours;
  }
  return null;
}

/** Whoever has kept so few deadlines has no promise to show. */
const PROMISE = 0.8;

/** The promise that these come to; null where there is none to show. */
export function promiseIn(promises: Promises): Promised | null {
  const { deadlines, kept } = promises;
  if (deadlines === 0 || kept < PROMISE * deadlines) return null;
  const within = answersWithin(promises);
  return { ...(within === null ? {} : { within }), kept, deadlines };
}

/**
 * The promises of each seat, an entry a piece. What all are asked in secret is left out, since nobody is to learn from it
 * who was quick; so is what a substitute answered, and every table without a clock.
 */
export function* promisesIn(log: readonly string[]): Pieces<(Promises | null)[]> {
  let table: Table | null = null;
  const all: (Promises | null)[] = [];
  for (const { line } of inForce(log)) {
    const entry = parseEntry(line);
    const applied = applyEntry(table, entry);
    if (!applied.ok) return [];
    if (table !== null) note(all, table, applied.table, entry);
    table = applied.table;
    yield;
  }
  return all;
}

function note(all: (Promises | null)[], before: Table, after: Table, { at, by }: LogEntry): void {
  if (before.game === null || before.phase !== "playing" || before.clock === undefined || isHalted(before)) return;
  const owed = new Set(after.waiting.map(({ decision }) => decision));
  const secret = askedInSecret(before.game);
  for (const { decision, seat, asked, late, expired } of before.waiting) {
    const player = before.seats[seat];
    if (asked === undefined || owed.has(decision) || secret.includes(decision)) continue;
    if (player === undefined || player.owner !== undefined) continue;
    const due = deadlineFor(before, decision);
    const answered = by === player.userId;
    const isOver = due !== null && (answered ? due < at : due <= at);
    const missed = late === true || expired !== undefined || isOver;
    // What others have settled meanwhile was neither answered nor missed.
    if (!answered && !missed) continue;
    const took = ranBetween(playerRest(before, seat), asked, at) / HOUR_MS;
    const slot = WITHIN_HOURS.findIndex((hours) => took <= hours);
    const answers = NO_PROMISES.answers.map((_, index) =>
      answered && index === (slot === -1 ? WITHIN_HOURS.length : slot) ? 1 : 0,
    );
    all[seat] = bothOf(all[seat] ?? NO_PROMISES, { answers, deadlines: 1, kept: missed ? 0 : 1 });
  }
}
