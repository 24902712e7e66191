/** One step of a table: what somebody wants to do there, made into what is committed. */
import { edition } from "../catalogue/edition.ts";
import type { Event } from "../engine/index.ts";
import type { Attempt, Loaded } from "../store/index.ts";
import { applyEntry } from "./apply-entry.ts";
import type { Withdrawn } from "./disputes/withdrawing.ts";
import type { LogEntry } from "./entry.ts";
import { type Refused, tableRefuses } from "./refusal.ts";
import { savedTable } from "./saved.ts";
import { lessonScript } from "./seats/lesson.ts";
import type { Table } from "./table.ts";
import { deadlineOf } from "./waiting/deadline.ts";

/** An entry without what the path itself adds. */
export type Proposal = LogEntry extends infer E
  ? E extends LogEntry
    ? Omit<E, "at" | "by" | "edition" | "press" | "scripted">
    : never
  : never;

/** What is to be done at a table as it is now, or why not. */
export type Decide = (table: Table) => { ok: true; entry: Proposal } | { ok: false; refused: Refused };

/** The same, where it hangs on what the log makes without a step, by its number. */
export type DecideUndo = (
  table: Table,
) => ReturnType<Decide> | { ok: true; without: number; entry: (found: Withdrawn) => Proposal };

/** A step without which the log of that version is to be played. */
export interface NeedsLogWithout {
  version: number;
  act: number;
}
export interface LogWithout extends NeedsLogWithout {
  withdrawn: Withdrawn;
}

/** What a step leaves behind for who asked for it, taken or not. */
export type StepTaken = { table: Table; events: readonly Event[]; saved: ReturnType<typeof savedTable> };
export type StepRefused = { refused: Refused; table: Table | null; lacks?: NeedsLogWithout };

/** Who takes a step at which table, when (ms since the epoch), and the id of the interaction by which they do. */
interface Taken {
  readonly id: string;
  readonly key: string;
  readonly userId: string;
  readonly now: number;
}

/**
 * What is to be committed of a step at a table as the store has it, `present`, or why it may not be. Pure, since it is asked
 * again where another process was faster. `found`: what the log makes without the step that is taken back; where another is
 * needed, or none was found yet, the refusal says which it `lacks`.
 */
export function stepAt(
  present: Loaded | null,
  table: Table | null,
  { id, key, userId, now }: Taken,
  decide: (table: Table | null) => ReturnType<DecideUndo>,
  found: LogWithout | null,
): Attempt<StepTaken, StepRefused> {
  const wanted = decide(table);
  if (!wanted.ok) return { ok: false, refusal: { refused: wanted.refused, table } };
  let proposal: Proposal;
  let ground = table;
  if ("without" in wanted) {
    const lacks = { version: present?.version ?? 0, act: wanted.without };
    if (found === null || found.version !== lacks.version || found.act !== lacks.act)
      return { ok: false, refusal: { refused: tableRefuses({ code: "stale" }), table, lacks } };
    proposal = wanted.entry(found.withdrawn);
    if (proposal.type === "undone") ground = found.withdrawn.base;
  } else proposal = wanted.entry;
  // A bot that starts again may find the system's clock set back.
  const at = Math.max(now, table?.lastAt ?? 0);
  const isNew = ground?.editions?.includes(edition()) !== true;
  const { type } = proposal;
  const entry: LogEntry = {
    at,
    by: userId,
    ...(isNew ? { edition: edition() } : {}),
    ...proposal,
    ...(type === "joined" || type === "seat-confirmed" || type === "started" ? { press: key } : {}),
  };
  const alone = applyEntry(ground, entry);
  const script = alone.ok ? lessonScript(alone.table, at) : [];
  if (script.length > 0) entry.scripted = script;
  const applied = script.length > 0 ? applyEntry(ground, entry) : alone;
  if (!applied.ok) return { ok: false, refusal: { refused: applied.refused, table } };
  const saved = savedTable(applied.table);
  const { lasting } = saved;
  const there = lasting !== undefined && lasting.id === present?.lasting?.id;
  return {
    ok: true,
    kept: { table: applied.table, events: applied.events, saved },
    step: {
      entry: JSON.stringify(entry),
      snapshot: saved.snapshot,
      ...(lasting ? { lasting: there ? { id: lasting.id } : lasting } : {}),
      outbox: applied.announcements.map((announcement) => JSON.stringify(announcement)),
      deadline: deadlineOf(applied.table),
      ...indexOf(id, table, entry),
    },
  };
}

/** Which thread leads to the table, where an entry changes that. */
function indexOf(id: string, table: Table | null, entry: LogEntry): { index?: Record<string, string | null> } {
  if (entry.type !== "created" && entry.type !== "moved") return {};
  const left = table === null ? {} : { [`thread:${table.thread}`]: null };
  return { index: { ...left, [`thread:${entry.thread}`]: id } };
}
