/**
 * What a restore leaves on Discord: what the bot has posted since the backup was taken belongs to nothing that it knows. Its
 * threads without a table say so, and calls in a judges' channel can be pressed no more. What stands in a table's own thread
 * is that thread's work (`thread/pass/restored.ts`).
 */
import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { parsePostedCall } from "./judging/posted-call.ts";
import type { Nights } from "./leagues/night/index.ts";
import { SerialQueue } from "./serial-queue.ts";
import type { AllSettings } from "./settings/index.ts";
import { FIRST_LANGUAGE, type Language } from "./settings/languages.ts";
import { momentOfId } from "./snowflake.ts";
import type { Documents, Store } from "./store/index.ts";
import type { Clock } from "./table/clock.ts";
import { readable } from "./table/readable.ts";
import type { Tables } from "./table/tables.ts";
import { copiedKey, LATEST, parseCopied, parseRestored, type Restored } from "./thread/pass/as-restored.ts";
import { markOfPost } from "./thread/pass/posted.ts";
import { tableLanguage } from "./thread/seen/context.ts";
import { type Messenger, Refusing } from "./thread/sending/messenger.ts";
import { parsePress } from "./views/index.ts";
import { movedBack, notRestored } from "./views/refusals/barred.ts";

/** Stands for the nights of all leagues; no server's id. */
const NIGHTS = "nights";

/** All in ms. */
const EVERY = 60_000;
const LEASE = 60_000;
/** A server that was out of reach for so long after a restore is left as it is. */
const TRIED = 7 * 24 * 60 * 60_000;
/** Of nights that were over for so long, nobody puts a result right. */
const CORRECTED = 30 * 24 * 60 * 60_000;

interface Parts {
  readonly store: Pick<Store, "documents" | "lease" | "release">;
  readonly tables: Pick<Tables, "idInThread" | "load">;
  readonly nights: Pick<Nights, "ended" | "unfinished">;
  readonly messenger: Pick<Messenger, "threads" | "recent" | "create" | "edit">;
  readonly settings: Pick<AllSettings, "servers">;
  readonly clock: Clock;
  readonly log: Logger;
  /** The bot's own account. */
  readonly self: string;
  /** The servers that this process hears of. */
  servers(): readonly string[];
}

export class AfterRestore {
  readonly #parts: Parts;
  readonly #holder = randomUUID();
  readonly #queue: SerialQueue;
  #latest: Restored | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#queue = new SerialQueue(parts.log, "what a restore has left could not be looked for");
  }

  /** Resolves once it is known what the latest restore has undone. */
  async start(): Promise<void> {
    this.#latest = parseRestored(await this.#documents().get(LATEST));
    this.#queue.repeat(() => this.runDue(), EVERY);
    void this.runDue();
  }

  /**
   * Whether what a message is about may be another thing since a restore: the table of that id, or null for a league. A backup
   * takes a while, and what was posted before that was read for it is as it was.
   */
  async hasUndone(message: string, table: string | null): Promise<boolean> {
    const latest = this.#latest;
    if (latest === null) return false;
    const posted = momentOfId(message);
    for (const { made, at, behind } of [latest, ...latest.earlier]) {
      if (posted < made - behind || posted >= at) continue;
      const copied = parseCopied(await this.#documents().get(copiedKey(made)));
      const read = table === null ? copied?.leagues : copied?.tables[table];
      if (posted >= (read ?? made) - behind) return true;
    }
    return false;
  }

  async stop(): Promise<void> {
    await this.#queue.stop();
  }

  /** Looks through what has not been looked through since the last restore. Never rejects. */
  runDue(): Promise<void> {
    return this.#queue.add(async () => {
      const restored = parseRestored(await this.#documents().get(LATEST));
      this.#latest = restored;
      if (restored === null || this.#parts.clock.now() - restored.at > TRIED) return;
      const { done } = restored;
      if (!done.includes(NIGHTS)) await this.#once(NIGHTS, () => this.#nights(restored));
      for (const server of this.#parts.servers())
        if (!done.includes(server)) await this.#once(server, () => this.#server(server, restored));
    });
  }

  /** One process does it, and once; what Discord does not let through now is done another time. */
  async #once(what: string, work: () => Promise<void>): Promise<void> {
    const { store, log } = this.#parts;
    const lease = `restored:${what}`;
    if (!(await store.lease(lease, this.#holder, LEASE))) return;
    try {
      await work();
      await this.#documents().update(LATEST, (present) => {
        const restored = parseRestored(present);
        return restored === null ? present : { ...restored, done: [...restored.done, what] };
      });
    } catch (error) {
      if (!(error instanceof Refusing)) throw error;
      log.info({ what, code: error.code }, "what a restore has left is looked for again");
    } finally {
      await store.release(lease, this.#holder);
    }
  }

  /** A result that was put right after the backup is still to be read in a night's messages. */
  async #nights({ made }: Restored): Promise<void> {
    for await (const { ref, endedAt } of this.#parts.nights.ended())
      if (endedAt > made - CORRECTED) await this.#parts.nights.unfinished(ref);
  }

  async #server(server: string, restored: Restored): Promise<void> {
    const { messenger, tables, self, settings } = this.#parts;
    const { calls, language = FIRST_LANGUAGE } = await settings.servers.of(server);
    if (calls !== undefined) await unlessRefused(() => this.#calls(server, calls, restored));
    for (const { id, owner } of await messenger.threads(server)) {
      if (owner !== self || !isOfLater(id, restored) || (await tables.idInThread(id)) !== null) continue;
      await unlessRefused(() => this.#thread(id, language));
    }
  }

  /** A thread that a table was moved to, or opened in, after the backup. */
  async #thread(thread: string, usual: Language): Promise<void> {
    const { messenger, tables } = this.#parts;
    const recent = await messenger.recent(thread);
    const [of] = recent.flatMap(({ presses }) => presses.flatMap((each) => parsePress(each)?.table ?? []));
    const table = of === undefined ? null : await readable(tables, of);
    const word = table === null ? notRestored(usual) : movedBack(table.thread, tableLanguage(table));
    // Whoever was cut off after that word says it no second time.
    if (!recent.some(({ mark }) => mark === markOfPost(word))) await messenger.create(thread, word, `back${thread}`);
    await this.#unpressable(thread, recent);
  }

  /** Calls for a judge that are not known of any more. */
  async #calls(server: string, channel: string, restored: Restored): Promise<void> {
    const recent = await this.#parts.messenger.recent(channel);
    const known = new Set<string>();
    for await (const [key, document] of this.#parts.store.documents("judge-posts").entries())
      if (key.startsWith(`${server}:`)) known.add(parsePostedCall(document)?.message ?? "");
    await this.#unpressable(
      channel,
      recent.filter(({ id }) => isOfLater(id, restored) && !known.has(id)),
    );
  }

  async #unpressable(channel: string, messages: Awaited<ReturnType<Messenger["recent"]>>): Promise<void> {
    for (const { id, presses } of messages)
      if (presses.length > 0) await unlessRefused(() => this.#parts.messenger.edit(channel, id, { components: [] }));
  }

  #documents(): Documents {
    return this.#parts.store.documents("restored");
  }
}

/** Whether it was posted, or opened, between a backup and its restore. */
function isOfLater(id: string, { made, at, behind }: Restored): boolean {
  const posted = momentOfId(id);
  return posted >= made - behind && posted < at;
}

/** Does without what Discord refuses for more than the moment. */
async function unlessRefused(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusing) || error.refuses === "passing") throw error;
  }
}
