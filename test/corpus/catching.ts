/**
 * What tests play, written down line by line in the file that CORPUS_CAUGHT names: each time something is shown for the
 * first few times in this process, with what led there.
 */
import { appendFileSync } from "node:fs";
import type { AppliedAction } from "../../src/engine/apply.ts";
import type { Game } from "../../src/engine/index.ts";
import type { LogEntry } from "../../src/table/entry.ts";
import type { EntryOutcome } from "../../src/table/entry-outcome.ts";
import type { Table } from "../../src/table/table.ts";
import { kindsOfStep, kindsOfTableStep } from "./kinds.ts";

const FILE = process.env.CORPUS_CAUGHT ?? "";
/** So often is each kind written down: what is smallest among them is chosen later. */
const OFTEN = 3;
/** What led to it is told back to so many steps before. */
const BACK = 12;

const shown = new Map<string, number>();

function isNew(kinds: readonly string[]): boolean {
  for (const kind of kinds) shown.set(kind, (shown.get(kind) ?? 0) + 1);
  return kinds.some((kind) => (shown.get(kind) ?? 0) <= OFTEN);
}

interface Link<T, S> {
  before: T;
  by: S;
}
const games = new WeakMap<Game, Link<Game, unknown>>();
const tables = new WeakMap<Table, Link<Table | null, LogEntry>>();

/** Where it began, and what led from there to this. */
function backFrom<T extends object, S>(
  links: WeakMap<T, Link<T | null, S>>,
  last: T | null,
): { start: T | null; by: S[] } {
  const by: S[] = [];
  let start = last;
  while (start !== null && by.length < BACK) {
    const link = links.get(start);
    if (!link) break;
    by.unshift(link.by);
    start = link.before;
  }
  return { start, by };
}

const write = (line: unknown) => appendFileSync(FILE, `${JSON.stringify(line)}\n`);

export function caughtAction(game: Game, action: unknown, applied: AppliedAction): void {
  if (typeof action !== "object" || action === null) return;
  const step = { before: game, action };
  const kinds = applied.ok
    ? kindsOfStep({ ...step, ok: true, after: applied.game, events: applied.events, undone: [], stuck: null })
    : kindsOfStep({ ...step, ok: false, code: applied.refusal.code });
  if (isNew(kinds)) {
    const { start, by } = backFrom(games, game);
    write({ what: "position", start: { game: start }, actions: [...by, action] });
  }
  if (applied.ok) games.set(applied.game, { before: game, by: action });
}

export function caughtEntry(table: Table | null, entry: LogEntry, folded: EntryOutcome): void {
  if (isNew(kindsOfTableStep({ before: table, folded }, entry.type))) {
    const { start, by } = backFrom(tables, table);
    write({ what: "table", start, entries: [...by, entry] });
  }
  if (folded.ok) tables.set(folded.table, { before: table, by: entry });
}
