import type { Logger } from "pino";
import { type Store, StoreUnavailable } from "../store/index.ts";
import type { Clock } from "../table/clock.ts";
import { quietAt } from "../table/quiet.ts";
import { tableRefuses } from "../table/refusal.ts";
import { REMINDER_MS } from "../table/table.ts";
import type { Tables } from "../table/tables.ts";

const EVERY_MS = 10_000;
const AT_ONCE = 50;

/** Wakes tables whose deadline has come: whoever has owed a decision for a day is reminded, a quiet table asked. */
export class Reminders {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #clock: Clock;
  readonly #log: Logger;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();

  constructor(store: Store, tables: Tables, clock: Clock, log: Logger) {
    this.#store = store;
    this.#tables = tables;
    this.#clock = clock;
    this.#log = log;
  }

  start(): void {
    this.#timer = setInterval(() => void this.runDue(), EVERY_MS);
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#running;
  }

  /** Takes every deadline that has come, one run at a time. Never rejects. */
  runDue(): Promise<void> {
    this.#running = this.#running
      .then(() => this.#takeDue())
      .catch((error: unknown) => {
        this.#log.warn({ err: error }, "deadlines could not be looked at");
      });
    return this.#running;
  }

  async #takeDue(): Promise<void> {
    for (;;) {
      const due = await this.#store.due(this.#clock.now(), AT_ONCE);
      if (due.length === 0) return;
      for (const table of due) await this.#remindAlone(table);
    }
  }

  /** One table that cannot be read keeps no other from being reminded. */
  async #remindAlone(table: string): Promise<void> {
    try {
      await this.#remind(table);
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      this.#log.warn({ table, err: error }, "the players of a table could not be reminded");
    }
  }

  async #remind(id: string): Promise<void> {
    const now = this.#clock.now();
    const table = await this.#tables.load(id);
    if (table === null) return;
    const quiet = quietAt(table);
    if (quiet !== null && quiet <= now) {
      await this.#tables.act(id, `quiet:${table.active}`, "moderator", () => ({ ok: true, entry: { type: "quiet" } }));
    }
    if (table.paused) return;
    const late = table.waiting.filter(({ since }) => since + REMINDER_MS <= now);
    if (late.length === 0) return;
    const key = `remind:${late.map(({ decision, since }) => `${decision}@${since}`).join(",")}`.slice(0, 180);
    await this.#tables.act(id, key, "moderator", (present) => {
      const decisions = present.waiting
        .filter(({ since }) => since + REMINDER_MS <= now)
        .map(({ decision }) => decision);
      if (decisions.length === 0) return { ok: false, refused: tableRefuses({ code: "stale" }) };
      return { ok: true, entry: { type: "reminded", decisions } };
    });
  }
}
