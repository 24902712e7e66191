/**
 * A digest a day for the servers that have chosen a channel for it. What was told of each table is kept in the store, and
 * changes only once a digest stands: what could not be said comes the next day. Of several processes one says it.
 */

import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { z } from "zod";
import { SerialQueue } from "../serial-queue.ts";
import { FIRST_LANGUAGE } from "../settings/languages.ts";
import type { ServerSettings } from "../settings/server.ts";
import { shortHash } from "../short-hash.ts";
import type { Store } from "../store/index.ts";
import type { Clock } from "../table/clock.ts";
import { gamesIn } from "../table/readable.ts";
import type { Phase, Table } from "../table/table.ts";
import type { Tables } from "../table/tables.ts";
import { type Messenger, Refusing } from "../thread/sending/messenger.ts";
import { digestMessage } from "../views/digest/digest.ts";
import { newsOf, type ReportedPhase, tableFactsOf } from "./facts.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** When the day of a digest begins, by UTC. */
const BEGINS_MS = 8 * HOUR_MS;
const EVERY_MS = 60_000;
const LEASE_MS = 60_000;
/** For so long Discord takes the same message twice for one, in ms. */
const SAME_MS = 2 * 60_000;

const documentSchema = z
  .object({
    /** The last day that was looked at. */
    day: z.number(),
    /** Since when the digest of that day is being said. */
    sending: z.number().optional(),
    told: z.record(z.string(), z.enum(["heard", "lobby", "playing", "over", "ended"])),
  })
  .nullable()
  .catch(null);
type Document = NonNullable<z.infer<typeof documentSchema>>;

interface Parts {
  readonly store: Store;
  readonly tables: Tables;
  readonly servers: ServerSettings;
  readonly messenger: Pick<Messenger, "create">;
  readonly clock: Clock;
  readonly log: Logger;
  /** Whether everybody in the server sees the channel; null where this process does not know the server. */
  readonly isPublic: (guild: string, channel: string) => boolean | null;
}

export class Digests {
  readonly #parts: Parts;
  readonly #holder = randomUUID();
  readonly #phases = new Map<string, Phase>();
  readonly #queue: SerialQueue;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#queue = new SerialQueue(parts.log, "digests could not be looked after");
  }

  start(): void {
    this.#queue.repeat(() => this.runDue(), EVERY_MS);
    void this.runDue();
  }

  async stop(): Promise<void> {
    await this.#queue.stop();
  }

  /** A server has chosen a channel: what its tables are now is no news. */
  async begin(guild: string): Promise<void> {
    const now = await gamesIn(this.#parts.tables, guild, []);
    const told = Object.fromEntries(now.map(({ id, phase }) => [id, phase]));
    await this.#documents().set(guild, { day: this.#today(), told });
  }

  /** A table is so now: one that opens and ends within a day is found again in the evening. */
  heard({ id, guild, phase, lesson }: Table): void {
    if (lesson || this.#phases.get(id) === phase) return;
    this.#phases.set(id, phase);
    if (phase === "over" || phase === "ended") this.#phases.delete(id);
    this.#queue.add(async () => {
      await this.#documents().update(guild, (present) => {
        const document = documentSchema.parse(present);
        if (document === null || id in document.told) return present;
        return { ...document, told: { ...document.told, [id]: "heard" } };
      });
    });
  }

  /** Says all that is due. Never rejects. */
  runDue(): Promise<void> {
    return this.#queue.add(async () => {
      for await (const [guild] of this.#documents().entries()) await this.#alone(guild);
    });
  }

  /** One server that cannot be read, or written to, keeps no other from its digest. */
  async #alone(guild: string): Promise<void> {
    const { store, log } = this.#parts;
    const present = documentSchema.parse(await this.#documents().get(guild));
    if (present !== null && present.day >= this.#today() && present.sending === undefined) return;
    const lease = `digest:${guild}`;
    if (!(await store.lease(lease, this.#holder, LEASE_MS))) return;
    try {
      await this.#due(guild);
    } catch (error) {
      log.warn({ guild, err: error }, "a digest could not be said");
    } finally {
      await store.release(lease, this.#holder);
    }
  }

  async #due(guild: string): Promise<void> {
    const { servers, clock, isPublic } = this.#parts;
    const { digest: channel } = await servers.of(guild);
    if (channel === undefined) {
      await this.#documents().delete(guild);
      return;
    }
    if (isPublic(guild, channel) === null) return;
    const today = this.#today();
    const now = clock.now();
    // Another process may have said it since.
    const before = documentSchema.parse(await this.#documents().get(guild)) ?? { day: 0, told: {} };
    const goesOn = before.sending !== undefined && before.day === today && now - before.sending < SAME_MS;
    if (before.day >= today && !goesOn) {
      if (before.sending !== undefined) await this.#keep(guild, ({ day, told }) => ({ day, told }));
      return;
    }
    const tables = await gamesIn(this.#parts.tables, guild, Object.keys(before.told));
    // Nobody learns here of a table that stands where not everybody may look.
    const shown = tables.filter((table) => table.channel === channel || isPublic(guild, table.channel) === true);
    const news = newsOf(shown.map((table) => ({ facts: tableFactsOf(table), told: before.told[table.id] ?? null })));
    if (news !== null) {
      const { language = FIRST_LANGUAGE } = await this.#parts.servers.of(guild);
      await this.#keep(guild, ({ told }) => ({ day: today, sending: goesOn ? before.sending : now, told }));
      if (!(await this.#say(channel, `d${shortHash(`${guild} ${today}`)}`, digestMessage(news, language)))) {
        await this.#keep(guild, ({ told }) => ({ day: today, told }));
        return;
      }
    }
    const listed = await this.#parts.tables.idsIn(guild);
    const open = tables.filter(({ id, phase }) => listed.includes(id) || phase === "lobby" || phase === "playing");
    const told = Object.fromEntries(open.map(({ id, phase }): [string, ReportedPhase] => [id, phase]));
    const gone = new Set(tables.filter((table) => !open.includes(table)).map(({ id }) => id));
    // What was heard meanwhile stays.
    await this.#keep(guild, (present) => {
      const since = Object.entries(present.told).filter(([id]) => !gone.has(id) && !(id in before.told));
      return { day: today, told: { ...Object.fromEntries(since), ...told } };
    });
  }

  async #say(channel: string, nonce: string, said: ReturnType<typeof digestMessage>): Promise<boolean> {
    const { messenger, log } = this.#parts;
    try {
      await messenger.create(channel, said, nonce);
      return true;
    } catch (error) {
      if (!(error instanceof Refusing)) throw error;
      log.warn({ channel, why: error.why }, "a digest was not taken; what it says comes the next day");
      return false;
    }
  }

  async #keep(guild: string, change: (present: Document) => Document): Promise<void> {
    await this.#documents().update(guild, (present) => change(documentSchema.parse(present) ?? { day: 0, told: {} }));
  }

  #today(): number {
    return Math.floor((this.#parts.clock.now() - BEGINS_MS) / DAY_MS);
  }

  #documents() {
    return this.#parts.store.documents("digests");
  }
}
