import type { Logger } from "pino";
import { SerialQueue } from "../serial-queue.ts";
import { type Store, StoreUnavailable } from "../store/index.ts";
import { answersDue } from "../table/ahead/skipping.ts";
import { lapseAt, openCall } from "../table/calls/open.ts";
import type { Clock } from "../table/clock.ts";
import { tableRefuses } from "../table/refusal.ts";
import type { OwedDecision, Table } from "../table/table.ts";
import type { Tables } from "../table/tables.ts";
import { lateAt } from "../table/waiting/clocks.ts";
import { answersFor } from "../table/waiting/expiry.ts";
import { quietAt } from "../table/waiting/quiet.ts";
import { nudgedAt } from "../table/waiting/reminding.ts";

const EVERY_MS = 10_000;
const AT_ONCE = 50;

/** Practice opponents act where their time has come; it never rejects. */
interface Practice {
  play(table: Table): Promise<void>;
}

/**
 * Wakes tables whose deadline has come: somebody's time is over, whoever is waited for is reminded, a quiet table asked. Of
 * several processes one claims it; after a restart, and where the clock has jumped, what has come meanwhile is done at once.
 */
export class Reminders {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #practice: Practice;
  readonly #queue: SerialQueue;

  constructor(store: Store, tables: Tables, clock: Clock, log: Logger, practice: Practice = { play: async () => {} }) {
    this.#store = store;
    this.#tables = tables;
    this.#clock = clock;
    this.#queue = new SerialQueue(log, "deadlines could not be looked at");
    this.#log = log;
    this.#practice = practice;
  }

  start(): void {
    void this.runDue();
    this.#queue.repeat(() => this.runDue(), EVERY_MS);
  }

  async stop(): Promise<void> {
    await this.#queue.stop();
  }

  /** Takes every deadline that has come, one run at a time. Never rejects. */
  runDue(): Promise<void> {
    return this.#queue.add(() => this.#takeDue());
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
    const answers = answersDue(table, now).map(({ id }) => id);
    if (answers.length > 0)
      await this.#tables.act(id, `answer:${answers.join(",")}`.slice(0, 180), "moderator", (present) => {
        const decisions = answersDue(present, now).map((one) => one.id);
        if (decisions.length === 0) return { ok: false, refused: tableRefuses({ code: "stale" }) };
        return { ok: true, entry: { type: "answered-for", decisions } };
      });
    await this.#endCall(table, now);
    if (table.paused) return;
    // Nobody waits for it to think; until it has acted the table is claimed.
    void this.#practice.play(table);
    await this.#expire(table, now);
    await this.#nudge(table, "remind", now);
    await this.#nudge(table, "stall", now);
  }

  /** Nobody has come whom a player has called. */
  async #endCall(table: Table, now: number): Promise<void> {
    const [call, due] = [openCall(table), lapseAt(table)];
    if (call === null || due === null || due > now) return;
    const entry = { type: "call-lapsed", call: call.number } as const;
    await this.#tables.act(table.id, `call:${call.number}@${due}`, "moderator", () => ({ ok: true, entry }));
  }

  /** Somebody's time is over: what the table has chosen comes of it. */
  async #expire(table: Table, now: number): Promise<void> {
    const late = lateAt(table, now);
    if (late.length === 0) return;
    await this.#tables.act(table.id, keyOf("expire", late), "moderator", (present) => {
      const over = lateAt(present, now);
      if (over.length === 0) return { ok: false, refused: tableRefuses({ code: "stale" }) };
      const decisions = over.map(({ decision }) => decision);
      const passes = present.clock?.expiry === "pass" ? { actions: answersFor(present, over) } : {};
      return { ok: true, entry: { type: "expired", decisions, ...passes } };
    });
  }

  /** Whoever is waited for is reminded, or it is told that this is of no use. */
  async #nudge(table: Table, what: "remind" | "stall", now: number): Promise<void> {
    const late = nudgedAt(table, what, now);
    if (late.length === 0) return;
    await this.#tables.act(table.id, keyOf(what, late), "moderator", (present) => {
      const decisions = nudgedAt(present, what, now).map(({ decision }) => decision);
      if (decisions.length === 0) return { ok: false, refused: tableRefuses({ code: "stale" }) };
      return { ok: true, entry: { type: what === "remind" ? "reminded" : "stalled", decisions } };
    });
  }
}

/** What was done once for these, since when they are waited for, is not done again. */
const keyOf = (what: string, late: readonly OwedDecision[]): string =>
  `${what}:${late.map(({ decision, since, given = 0 }) => `${decision}@${since}${given > 0 ? `+${given}` : ""}`).join(",")}`.slice(
    0,
    180,
  );
