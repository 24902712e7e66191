/** What is kept of a server's webhook, and how it changes: all of it pure. */
import { z } from "zod";
import { type EventKind, kindsSince, type ReportedSoFar, reportedSoFar } from "./events.ts";

const SECOND_MS = 1_000;
const HOUR_MS = 60 * 60 * SECOND_MS;
/** For so long an event is tried again before it is given up. */
export const GIVEN_UP_MS = 24 * HOUR_MS;
/** For so long managers are told of what was given up, in ms. */
const TOLD_MS = 30 * 24 * HOUR_MS;
/** How long to wait after the first failure in a row, the second and so on; the last goes on. */
const WAITS_MS = [10, 30, 60, 300, 900, 1_800, 3_600].map((seconds) => seconds * SECOND_MS);
/** How many events wait at most. Where a site is away in a busy server, turns are the first to go. */
export const MOST_WAITING = 500;

const kinds = ["table.begun", "table.turn", "table.ended"] as const satisfies readonly EventKind[];

const failureSchema = z.union([
  z.object({
    code: z.enum(["no-url", "not-https", "port", "not-public", "unknown", "slow", "connection"]),
  }),
  z.object({ code: z.literal("status"), status: z.number() }),
]);

const eventSchema = z.object({
  id: z.string(),
  type: z.enum(kinds),
  /** The table's id. */
  table: z.string(),
  turn: z.number(),
  at: z.number(),
});

const documentSchema = z.object({
  url: z.string(),
  secret: z.string(),
  setBy: z.object({ user: z.string() }),
  told: z.record(z.string(), z.object({ phase: z.enum(["lobby", "playing", "over", "ended"]), turn: z.number() })),
  waiting: z.array(eventSchema).readonly(),
  /** Since when it fails, how often in a row, why last, and when it is tried again. */
  failing: z.object({ since: z.number(), times: z.number(), why: failureSchema, next: z.number() }).optional(),
  /** When something was taken last. */
  taken: z.number().optional(),
  /** How many events were given up since something was taken last. */
  lost: z.number().optional(),
  /** When events were given up last, and how many in that time of failing; it stays for a while when all is well again. */
  gaveUp: z.object({ at: z.number(), events: z.number() }).optional(),
});
export type Hook = z.infer<typeof documentSchema>;
export type QueuedEvent = z.infer<typeof eventSchema>;
export type FailedDelivery = z.infer<typeof failureSchema>;

/** What the store has of a webhook; null where there is none, or none that can be read. */
export function readHook(document: unknown): Hook | null {
  const parsed = documentSchema.safeParse(document);
  return parsed.success ? parsed.data : null;
}

type Seen = Parameters<typeof reportedSoFar>[0] & { readonly id: string };

/** A table is so now. `id` makes the id of each event. The same hook where that is no news. */
export function heard(hook: Hook, table: Seen, at: number, id: () => string): Hook {
  if (table.game === null) return hook;
  const now = reportedSoFar(table);
  const before: ReportedSoFar | undefined = hook.told[table.id];
  if (before?.phase === now.phase && before.turn >= now.turn) return hook;
  const events = kindsSince(before, now).map(
    (type): QueuedEvent => ({ id: id(), type, table: table.id, turn: now.turn, at }),
  );
  const turn = Math.max(before?.turn ?? 0, now.turn);
  const told = { ...hook.told, [table.id]: { phase: now.phase, turn } };
  return { ...hook, told, waiting: bounded([...hook.waiting, ...events]) };
}

function bounded(waiting: readonly QueuedEvent[]): readonly QueuedEvent[] {
  let over = waiting.length - MOST_WAITING;
  if (over <= 0) return waiting;
  const kept = waiting.filter(({ type }) => type !== "table.turn" || over-- <= 0);
  return kept.slice(-MOST_WAITING);
}

/** An event has arrived, or is about nothing that may be told any more. */
export function taken(hook: Hook, event: string, at: number | null): Hook {
  const waiting = hook.waiting.filter(({ id }) => id !== event);
  if (at === null) return { ...hook, waiting };
  const { failing: _, lost: __, gaveUp, ...well } = hook;
  const told = gaveUp !== undefined && at - gaveUp.at < TOLD_MS ? { gaveUp } : {};
  return { ...well, ...told, waiting, taken: at };
}

/** The first event was not taken. What has waited for a day is given up. */
export function failed(hook: Hook, why: FailedDelivery, at: number): Hook {
  const times = (hook.failing?.times ?? 0) + 1;
  const wait = WAITS_MS[Math.min(times, WAITS_MS.length) - 1] ?? HOUR_MS;
  const waiting = hook.waiting.filter((event) => at - event.at < GIVEN_UP_MS);
  const lost = (hook.lost ?? 0) + hook.waiting.length - waiting.length;
  const failing = { since: hook.failing?.since ?? at, times, why, next: at + wait };
  const gaveUp = waiting.length < hook.waiting.length ? { gaveUp: { at, events: lost } } : {};
  return { ...hook, ...gaveUp, waiting, failing, ...(lost > 0 ? { lost } : {}) };
}

/** Tables that are over and nowhere listed any more need no note. */
export function withoutDelisted(hook: Hook, listed: ReadonlySet<string>): Hook {
  const told = Object.entries(hook.told).filter(
    ([id, { phase }]) => listed.has(id) || phase === "lobby" || phase === "playing",
  );
  return { ...hook, told: Object.fromEntries(told) };
}
