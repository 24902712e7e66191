/** Servers that the bot is no longer in: what is kept of them is deleted after a time in which it may come back. */
import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Logger } from "pino";
import { z } from "zod";
import { endRunningIn } from "../leagues/night/index.ts";
import type { Store } from "../store/index.ts";
import type { Clock } from "../table/clock.ts";
import { removeTable } from "../table/removal.ts";
import { Unreadable } from "../table/table.ts";
import type { Tables } from "../table/tables.ts";

/** 30 days, in ms. */
export const GRACE_MS = 30 * 24 * 60 * 60 * 1000;
const EVERY_MS = 60 * 60 * 1000;
const CLAIM_MS = 10 * 60 * 1000;

/** Documents by the server's id. */
const OF_SERVER = [
  "card-facts",
  "judged-cards",
  "house-rulings",
  "judge-calls",
  "finding",
  "rule-misses",
  "leagues",
  "digests",
  "records",
  "server-settings",
  "webhooks",
  "tables-of-guilds",
] as const;
/** Documents whose keys begin with the server's id. */
const IN_SERVER = ["decks", "judge-posts", "league-decks", "league-nights"] as const;

const goneSchema = z.object({ at: z.number() });

interface Parts {
  store: Store;
  tables: Tables;
  clock: Clock;
  log: Logger;
}

export class GoneServers {
  readonly #parts: Parts;
  readonly #holder = randomUUID();
  #timer: NodeJS.Timeout | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Looks now and every hour for servers whose time is over. */
  start(): void {
    const look = () => {
      this.deleteDue().catch((error: unknown) =>
        this.#parts.log.warn({ err: error }, "gone servers were not looked for"),
      );
    };
    this.#timer = setInterval(look, EVERY_MS);
    look();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  /** The bot has been thrown out, or the server is gone: its time begins, where it has not begun yet. */
  async left(server: string): Promise<void> {
    const at = this.#parts.clock.now();
    await this.#documents().update(server, (present) => present ?? { at });
  }

  /** The bot is there again: everything is kept. */
  async back(server: string): Promise<void> {
    await this.#documents().delete(server);
  }

  /**
   * What a start finds: the servers that the bot is in; `isOurs` says whether this process would hear of a server. Gives
   * those that it had left and is in again.
   */
  async found(present: ReadonlySet<string>, isOurs: (server: string) => boolean): Promise<readonly string[]> {
    const { store } = this.#parts;
    const again: string[] = [];
    for await (const [server] of this.#documents().entries()) if (present.has(server)) again.push(server);
    for (const server of again) await this.back(server);
    for await (const [server] of store.documents("tables-of-guilds").entries())
      if (isOurs(server) && !present.has(server)) await this.left(server);
    return again;
  }

  /** Deletes what is kept of the servers whose time is over; of several processes one does it. */
  async deleteDue(): Promise<void> {
    const { clock, store, log } = this.#parts;
    const before = clock.now() - GRACE_MS;
    for await (const [server, document] of this.#documents().entries()) {
      const gone = goneSchema.safeParse(document);
      if (!gone.success || gone.data.at > before) continue;
      if (!(await store.lease(`gone-server:${server}`, this.#holder, CLAIM_MS))) continue;
      if ((await this.#documents().get(server)) === undefined) continue;
      const tables = await this.#delete(server);
      await this.#documents().delete(server);
      log.info({ server, tables }, "a server that the bot left 30 days ago is forgotten");
    }
  }

  async #delete(server: string): Promise<number> {
    const { store } = this.#parts;
    const listed = await store.documents("tables-of-guilds").get(server);
    let removed = 0;
    for await (const id of store.tables()) {
      await setImmediate();
      if (!(await this.#isIn(server, id, Array.isArray(listed) && listed.includes(id)))) continue;
      await removeTable(store, id);
      removed++;
    }
    for (const kind of IN_SERVER) {
      const documents = store.documents(kind);
      for await (const [key] of documents.entries()) if (key.startsWith(`${server}:`)) await documents.delete(key);
    }
    await endRunningIn(store, server);
    const registered = store.documents("registration");
    for await (const [key] of registered.entries()) if (key.endsWith(`:${server}`)) await registered.delete(key);
    // Last of all: it is by these that a deletion that was cut short is begun again.
    for (const kind of OF_SERVER) await store.documents(kind).delete(server);
    return removed;
  }

  /** `listed`: the server's list names it, which tells of a table that cannot be read. */
  async #isIn(server: string, id: string, listed: boolean): Promise<boolean> {
    try {
      return (await this.#parts.tables.load(id))?.guild === server;
    } catch (error) {
      if (error instanceof Unreadable) return listed;
      throw error;
    }
  }

  #documents() {
    return this.#parts.store.documents("gone-servers");
  }
}
