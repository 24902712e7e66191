/**
 * The webhooks of servers: what happens at their tables is noted in the store, and sent from there until the site has taken
 * it. No step of a table waits for any of it. Of several processes one sends, in the order in which things happened.
 */
import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Store } from "../store/index.ts";
import type { Clock } from "../table/clock.ts";
import { gamesIn, readable } from "../table/readable.ts";
import { isOwnGame } from "../table/seats/played-on.ts";
import type { Table } from "../table/table.ts";
import type { Tables } from "../table/tables.ts";
import { type AddressRefusal, addressesOf, type Rules, readSite } from "./address.ts";
import { bodyOf, reportedSoFar, testBody } from "./events.ts";
import { failed, type Hook, heard, type QueuedEvent, readHook, taken, withoutDelisted } from "./queue.ts";
import { freshSecret, type Sent, send } from "./sending.ts";

const EVERY_MS = 10_000;
/** How often tables are looked at for what a process that died has not noted. */
const LOOK_MS = 10 * 60_000;
const LEASE_MS = 60_000;
/** Before this the same is not noted twice in one process. */
const REMEMBERED = 10_000;

interface Parts {
  readonly store: Store;
  readonly tables: Pick<Tables, "load" | "idsIn">;
  readonly clock: Clock;
  readonly log: Logger;
  readonly rules: Rules;
  /** Whether everybody in the server sees the channel; null where this process does not know the server. */
  readonly isPublic: (guild: string, channel: string) => boolean | null;
  /** A private word to whoever has set the webhook: events were given up. Must not reject. */
  readonly warn: (user: string, guild: string, hook: Hook) => Promise<void>;
  readonly post?: typeof send;
}

export type SetUp = { readonly ok: true; readonly hook: Hook } | { readonly ok: false; readonly why: AddressRefusal };

export class Webhooks {
  readonly #parts: Parts;
  readonly #post: typeof send;
  readonly #holder = randomUUID();
  /** What was last heard of tables, so that most steps cost nothing. */
  readonly #states = new Map<string, string>();
  readonly #sending = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | null = null;
  #looked = Number.NEGATIVE_INFINITY;
  #noting: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#post = parts.post ?? send;
  }

  start(): void {
    this.#timer = setInterval(() => void this.runDue(), EVERY_MS);
    void this.runDue();
  }

  /** What is under way is awaited; what waits stays in the store. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#noting;
    await Promise.all(this.#sending.values());
  }

  /** The webhook of a server, or null. */
  async of(guild: string): Promise<Hook | null> {
    return readHook(await this.#documents().get(guild));
  }

  /** Sets where a server's events go, with a secret of its own. What its tables are now is no news. */
  async set(guild: string, text: string, user: string): Promise<SetUp> {
    const read = readSite(text, this.#parts.rules);
    if (!read.ok) return read;
    const found = await addressesOf(read.url, this.#parts.rules);
    if (!found.ok) return found;
    const now = await gamesIn(this.#parts.tables, guild, []);
    const told = Object.fromEntries(now.map((table) => [table.id, reportedSoFar(table)]));
    const fresh: Hook = { url: read.url.href, secret: freshSecret(), setBy: { user }, told, waiting: [] };
    return { ok: true, hook: (await this.#keep(guild, () => fresh)) ?? fresh };
  }

  /** Another secret from now on; null where there is no webhook. */
  async renew(guild: string): Promise<Hook | null> {
    const secret = freshSecret();
    return this.#keep(guild, (hook) => (hook === null ? null : { ...hook, secret }));
  }

  async remove(guild: string): Promise<void> {
    await this.#documents().delete(guild);
  }

  /** Sends one event that is none; null where there is no webhook. Where it arrives, what waits is sent at once. */
  async test(guild: string): Promise<Sent | null> {
    const hook = await this.of(guild);
    if (hook === null) return null;
    const [id, at] = [randomUUID(), this.#parts.clock.now()];
    const sent = await this.#post({ ...hook, id, at, body: testBody({ id, at }, guild) }, this.#parts.rules);
    if (sent.ok) {
      await this.#keep(guild, (present) => (present?.url === hook.url ? taken(present, id, at) : present));
      this.#deliver(guild);
    }
    return sent;
  }

  /** A table is so now. */
  heard(table: Table): void {
    const { id, guild } = table;
    const { phase, turn } = reportedSoFar(table);
    const state = `${phase} ${turn}`;
    if (!isOwnGame(table) || this.#states.get(id) === state) return;
    if (this.#states.size >= REMEMBERED) this.#states.clear();
    this.#states.set(id, state);
    this.#note(async () => {
      if ((await this.of(guild)) === null) return;
      await this.#look(guild, [table]);
      this.#deliver(guild);
    });
  }

  /** Notes what was missed, and sends all that is due. Never rejects. */
  async runDue(): Promise<void> {
    const { clock, log } = this.#parts;
    try {
      const now = clock.now();
      const look = now - this.#looked >= LOOK_MS;
      if (look) this.#looked = now;
      const hooked: string[] = [];
      for await (const [guild, document] of this.#documents().entries())
        if (readHook(document) !== null) hooked.push(guild);
      if (look) for (const guild of hooked) void this.#note(() => this.#lookAtAll(guild));
      await this.#noting;
      await Promise.all(hooked.map((guild) => this.#deliver(guild)));
    } catch (error) {
      log.warn({ err: error }, "webhooks could not be looked after");
    }
  }

  #note(work: () => Promise<void>): Promise<void> {
    this.#noting = this.#noting.then(work).catch((error: unknown) => {
      this.#parts.log.warn({ err: error }, "an event was not noted for a webhook; it is looked for again");
      this.#states.clear();
      this.#looked = Number.NEGATIVE_INFINITY;
    });
    return this.#noting;
  }

  async #lookAtAll(guild: string): Promise<void> {
    const hook = await this.of(guild);
    if (hook === null) return;
    await this.#look(guild, await gamesIn(this.#parts.tables, guild, Object.keys(hook.told)));
    const listed = new Set(await this.#parts.tables.idsIn(guild));
    await this.#keep(guild, (present) => (present === null ? null : withoutDelisted(present, listed)));
  }

  async #look(guild: string, tables: readonly Table[]): Promise<void> {
    const { clock, isPublic } = this.#parts;
    const shown = tables.filter((table) => table.phase === "lobby" || isPublic(guild, table.channel) === true);
    if (shown.length === 0) return;
    const at = clock.now();
    await this.#keep(guild, (hook) =>
      hook === null ? null : shown.reduce((next, table) => heard(next, table, at, randomUUID), hook),
    );
  }

  /** Sends what waits for one server, if nobody else does. Never rejects. */
  #deliver(guild: string): Promise<void> {
    const running = this.#sending.get(guild) ?? Promise.resolve();
    const next = running.then(() => this.#alone(guild));
    this.#sending.set(guild, next);
    void next.then(() => {
      if (this.#sending.get(guild) === next) this.#sending.delete(guild);
    });
    return next;
  }

  async #alone(guild: string): Promise<void> {
    const { store, log, isPublic } = this.#parts;
    const lease = `webhook:${guild}`;
    // What may be told is known by the process that hears of the server.
    if (isPublic(guild, "") === null) return;
    try {
      if (!this.#isDue(await this.of(guild))) return;
      if (!(await store.lease(lease, this.#holder, LEASE_MS))) return;
      try {
        while (!this.#stopped && (await this.#sendNext(guild))) await store.lease(lease, this.#holder, LEASE_MS);
      } finally {
        await store.release(lease, this.#holder);
      }
    } catch (error) {
      log.warn({ guild, err: error }, "a webhook could not be looked after");
    }
  }

  #isDue(hook: Hook | null): hook is Hook {
    return hook !== null && hook.waiting.length > 0 && (hook.failing?.next ?? 0) <= this.#parts.clock.now();
  }

  /** Whether there may be more to send. */
  async #sendNext(guild: string): Promise<boolean> {
    const { clock, log, rules, warn } = this.#parts;
    const hook = await this.of(guild);
    const [event] = hook?.waiting ?? [];
    if (!this.#isDue(hook) || event === undefined) return false;
    const body = await this.#bodyOf(event, guild);
    if (body === null) {
      await this.#keep(guild, (present) => (present === null ? null : taken(present, event.id, null)));
      return true;
    }
    const sent = await this.#post({ ...hook, id: event.id, at: clock.now(), body }, rules);
    const at = clock.now();
    const after = await this.#keep(guild, (present) => {
      // It was set anew meanwhile: that is another site.
      if (present === null || present.url !== hook.url) return present;
      return sent.ok ? taken(present, event.id, at) : failed(present, sent.why, at);
    });
    if (sent.ok || after === null) return sent.ok;
    log.info({ guild, why: sent.why, times: after.failing?.times }, "a webhook was not taken");
    if (hook.lost === undefined && after.lost !== undefined) await warn(after.setBy.user, guild, after);
    return false;
  }

  /** Null where there is nothing to tell any more: the table is gone, or stands where not everybody may look now. */
  async #bodyOf(event: QueuedEvent, guild: string): Promise<string | null> {
    const { isPublic } = this.#parts;
    const table = await readable(this.#parts.tables, event.table);
    return table === null || isPublic(guild, table.channel) !== true ? null : bodyOf(event, event.turn, table);
  }

  async #keep(guild: string, change: (present: Hook | null) => Hook | null): Promise<Hook | null> {
    return readHook(await this.#documents().update(guild, (present) => change(readHook(present)) ?? present));
  }

  #documents() {
    return this.#parts.store.documents("webhooks");
  }
}
