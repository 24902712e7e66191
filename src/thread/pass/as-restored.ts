/** What a backup is changed into as it is restored; a tool's, which loads no more than this takes. */
import { z } from "zod";
import { callAsRestored } from "../../judging/posted-call.ts";
import type { Store } from "../../store/index.ts";
import { type PostedThread, parsePosted, parseSent } from "./posted.ts";

/**
 * A document as it is to be restored at `at`. What was posted before `made`, by Discord's clock, was posted before the
 * document was read for the backup; both in ms since the epoch. What messages show may have changed since then: each is
 * taken to show nothing, so that it is edited to what the table says.
 */
export function asRestored(namespace: string, value: unknown, when: { made: number; at: number }): unknown {
  try {
    switch (namespace) {
      case "posted":
        return asPosted(value, when);
      case "hands":
        return shownAnew(parseSent(value, undefined));
      case "judge-posts":
        return callAsRestored(value);
      default:
        return value;
    }
  } catch {
    // The bot finds out what it cannot read.
    return value;
  }
}

function asPosted(value: unknown, when: { made: number; at: number }): PostedThread {
  const posted = parsePosted(value);
  return {
    ...posted,
    fixed: shownAnew(posted.fixed),
    prompts: shownAnew(posted.prompts),
    ...(posted.hands ? { hands: shownAnew(posted.hands) } : {}),
    restored: { ...when, looked: false },
  };
}

function shownAnew<All extends object>(placed: All): All {
  const entries = Object.entries(placed).map(([key, each]) => [
    key,
    typeof each === "object" && "hash" in each ? { ...each, hash: "" } : each,
  ]);
  return Object.fromEntries(entries) as All; // the same keys, each of the same shape
}

/** By how much Discord's clock is taken to be behind the one that dated a backup where no step in it tells, in ms. */
export const BEHIND_UNMEASURED = 5_000;

/**
 * When a backup was begun, and when it was brought back, in ms since the epoch; by how many ms Discord's clock may have been
 * behind the one that dated the backup, negative where it was ahead.
 */
const undoneSchema = z.object({ made: z.number(), at: z.number(), behind: z.number().default(BEHIND_UNMEASURED) });

const restoredSchema = undoneSchema.extend({
  /** Earlier restores, as far as this backup was taken after them. */
  earlier: z.array(undoneSchema).default([]),
  /** What has been looked through since: servers by their ids, and the nights of leagues. */
  done: z.array(z.string()),
});
export type Restored = z.infer<typeof restoredSchema>;

/** The latest restore's key in the store's documents "restored". */
export const LATEST = "latest";

/** null for what is none. */
export const parseRestored = (document: unknown): Restored | null => restoredSchema.safeParse(document).data ?? null;

/** So many restores are remembered: what was posted between one's backup and itself is of no use any more. */
const MOST_EARLIER = 20;

const copiedSchema = z.object({
  /** By the table's id. */
  tables: z.record(z.string(), z.number()),
  /** All that is of leagues; null where there was nothing. */
  leagues: z.number().nullable(),
});
/** When what was read out of the store that a backup is of, in ms since the epoch: what came before is in the backup. */
export type Copied = z.infer<typeof copiedSchema>;

export const parseCopied = (document: unknown): Copied | null => copiedSchema.safeParse(document).data ?? null;

/** The key, among the documents "restored", of what is known so of the backup that was begun then. */
export const copiedKey = (made: number): string => `copied:${made}`;

/** The bot that is started next looks for what was posted between the two. */
export async function noteRestore(
  store: Pick<Store, "documents">,
  { made, at, behind }: Pick<Restored, "made" | "at" | "behind">,
  copied: Copied,
) {
  const documents = store.documents("restored");
  await documents.set(copiedKey(made), copied);
  let forgotten: number[] = [];
  await documents.update(LATEST, (present) => {
    const before = parseRestored(present);
    const all = before === null ? [] : [...before.earlier, { made: before.made, at: before.at, behind: before.behind }];
    const earlier = all.slice(-MOST_EARLIER);
    const kept = new Set([made, ...earlier.map((each) => each.made)]);
    forgotten = all.map((each) => each.made).filter((each) => !kept.has(each));
    return { made, at, behind, done: [], earlier } satisfies Restored;
  });
  for (const each of forgotten) await documents.delete(copiedKey(each));
}
