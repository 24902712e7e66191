/**
 * Threads that are being opened for tables. That one is to be opened is written down before, and taken away once a table is in
 * it: where the process or the store has gone away in between, or Discord's answer, the thread is found again by whoever is
 * alive, says that no table has come of it, and is put away.
 */

import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { SnowflakeUtil } from "discord.js";
import type { Logger } from "pino";
import { z } from "zod";
import { SerialQueue } from "../serial-queue.ts";
import { momentOfId } from "../snowflake.ts";
import { type Documents, type Store, StoreUnavailable } from "../store/index.ts";
import type { Clock } from "../table/clock.ts";
import type { Acted, Tables } from "../table/tables.ts";
import { message } from "../views/text/message.ts";
import { FIRST_LANGUAGE, LANGUAGES, type Language, say } from "../views/words/index.ts";
import { type Messenger, Refusing } from "./sending/messenger.ts";

/** A thread for a table, before it is there. */
export interface Opening {
  /** The id of the interaction that asks for it; of what `again` asks, any other. */
  readonly key: string;
  readonly guild: string;
  readonly channel: string;
  /** What the thread is called. */
  readonly name: string;
  /** What asks for it once more, such as "/game create". */
  readonly command: string;
  readonly language?: Language | undefined;
  /** Whoever asks will ask again until there is a table: a thread that was left is taken, and not put away. */
  readonly again?: true;
}

const noteSchema = z.object({
  guild: z.string(),
  channel: z.string(),
  name: z.string(),
  command: z.string(),
  language: z.enum(LANGUAGES).optional(),
  again: z.literal(true).optional(),
  /** The thread's id comes after this one of Discord's. */
  after: z.string().regex(/^\d+$/u),
  /** When it was written down, in ms since the epoch. */
  at: z.number(),
});
type Note = z.infer<typeof noteSchema>;

/** All in ms. A thread is there this soon after it was asked for, with all that discord.js tries, or never. */
const WITHIN = 60_000;
/** So long after it was written down nobody is about it any more. */
const SURE = 2 * 60_000;
/** What is asked for again is, within this time. */
const SURE_AGAIN = 60 * 60_000;
/** For so long it is tried to put a thread away. */
const TRIED = 24 * 60 * 60_000;
const EVERY = 30_000;
const LEASE = 60_000;
/** How far the clocks of Discord and this machine may be apart. */
const APART = 60_000;
/** When it is first asked whether a table has come of a thread after all; the pause doubles. */
const FIRST_LOOK = 5_000;
const LOOKS = 5;

interface Parts {
  store: Store;
  tables: Pick<Tables, "idInThread">;
  messenger: Pick<Messenger, "threads" | "create" | "archive">;
  clock: Clock;
  log: Logger;
  /** The bot's own account. */
  self: string;
}

export class Openings {
  readonly #parts: Parts;
  readonly #firstLook: number;
  readonly #holder = randomUUID();
  /** Those that this process is about itself. */
  readonly #own = new Set<string>();
  readonly #ending = new AbortController();
  readonly #queue: SerialQueue;

  /** `firstLook`: after how many ms it is first asked whether a table has come of a thread after all. */
  constructor(parts: Parts, firstLook = FIRST_LOOK) {
    this.#parts = parts;
    this.#queue = new SerialQueue(parts.log, "threads without tables were not looked for");
    this.#firstLook = firstLook;
  }

  start(): void {
    this.#queue.repeat(() => this.runDue(), EVERY);
    void this.runDue();
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#queue.stop();
  }

  /**
   * Opens a thread and puts a table into it. Rejects with what either rejects with; then, or where the table is refused, the
   * thread is put away if no table has come of it all the same.
   */
  async into(
    opening: Opening,
    open: () => Promise<string>,
    put: (thread: string) => Promise<Acted>,
  ): Promise<{ thread: string; acted: Acted }> {
    const { key } = opening;
    this.#own.add(key);
    let thread: string | null = null;
    let isOver = false;
    try {
      thread = (await this.#written(opening)) ?? (await open());
      const acted = await put(thread);
      isOver = acted.outcome !== "refused";
      return { thread, acted };
    } catch (error) {
      // Where Discord has said no there is no thread; where it did not answer there may be one.
      isOver = thread === null && error instanceof Refusing && error.refuses !== "passing";
      throw error;
    } finally {
      if (isOver) await this.#done(key);
      if (isOver || thread === null || opening.again) this.#own.delete(key);
      else void this.#left(opening, thread).finally(() => this.#own.delete(key));
    }
  }

  /** Looks for threads that were left by whoever was about to put tables into them. Never rejects. */
  runDue(): Promise<void> {
    return this.#queue.add(() => this.#all());
  }

  /** Writes it down; gives the thread that an earlier attempt has left, where there is one to be taken. */
  async #written({ key, ...opening }: Opening): Promise<string | null> {
    const at = this.#parts.clock.now();
    const after = opening.again ? String(SnowflakeUtil.generate({ timestamp: at - APART })) : key;
    const note: Note = { ...opening, language: opening.language, after, at };
    try {
      if (opening.again) {
        const before = noteSchema.safeParse(await this.#documents().get(key));
        const [found] = before.success ? await this.#threads(before.data) : [];
        if (found !== undefined) return found;
      }
      await this.#documents().set(key, note);
      return null;
    } catch (error) {
      // The note itself may be written or not: nothing has been opened in either case.
      if (!(error instanceof StoreUnavailable) || error.nothingChanged) throw error;
      throw new StoreUnavailable(error.message, { nothingChanged: true, cause: error });
    }
  }

  /** What is left behind is looked at again, and gone then. */
  async #done(key: string): Promise<void> {
    await this.#documents()
      .delete(key)
      .catch((error: unknown) => this.#parts.log.info({ err: error }, "that a thread was opened is still noted"));
  }

  async #left({ key, ...opening }: Opening, thread: string): Promise<void> {
    for (let looks = 0, pause = this.#firstLook; looks < LOOKS && !this.#ending.signal.aborted; looks++, pause *= 2) {
      await sleep(pause, undefined, { ref: false });
      try {
        await this.#settle(opening, thread);
        await this.#documents().delete(key);
        return;
      } catch (error) {
        this.#parts.log.info({ err: error, thread }, "a thread without a table is still there");
      }
    }
  }

  async #all(): Promise<void> {
    const { store, clock, log } = this.#parts;
    for await (const [key, document] of this.#documents().entries()) {
      const { data: note } = noteSchema.safeParse(document);
      const age = clock.now() - (note?.at ?? 0);
      if (this.#own.has(key) || (note && age < (note.again ? SURE_AGAIN : SURE))) continue;
      const lease = `opening:${key}`;
      if (!(await store.lease(lease, this.#holder, LEASE))) continue;
      try {
        for (const thread of note ? await this.#threads(note) : []) if (note) await this.#settle(note, thread);
        await this.#documents().delete(key);
      } catch (error) {
        const isLast = age > TRIED || (error instanceof Refusing && error.refuses !== "passing");
        if (isLast) await this.#documents().delete(key);
        log.info({ err: error, guild: note?.guild }, "a thread without a table was not put away");
      } finally {
        await store.release(lease, this.#holder);
      }
    }
  }

  /** The threads that it may be, in which there is no table. */
  async #threads({ guild, channel, name, after, again }: Note): Promise<string[]> {
    const { messenger, tables, self } = this.#parts;
    const latest = momentOfId(after) + WITHIN + (again ? APART : 0);
    const isMeant = (id: string) => BigInt(id) > BigInt(after) && momentOfId(id) <= latest;
    const found: string[] = [];
    for (const thread of await messenger.threads(guild)) {
      const isOurs = thread.owner === self && thread.parent === channel && thread.name.trim() === name.trim();
      if (isOurs && isMeant(thread.id) && (await tables.idInThread(thread.id)) === null) found.push(thread.id);
    }
    return found;
  }

  /** Says there that no table has come of it and puts it away, unless one has. */
  async #settle(
    { command, language = FIRST_LANGUAGE }: Pick<Note, "command" | "language">,
    thread: string,
  ): Promise<void> {
    const { tables, messenger } = this.#parts;
    // What was said to be lost may have been kept.
    if ((await tables.idInThread(thread)) !== null) return;
    try {
      const words = message({ content: say(language, "thread-orphan", { command }) });
      await messenger.create(thread, words, `orphan${thread}`.slice(0, 25));
      await messenger.archive(thread);
    } catch (error) {
      if (!(error instanceof Refusing) || error.refuses === "passing") throw error;
    }
  }

  #documents(): Documents {
    return this.#parts.store.documents("openings");
  }
}
