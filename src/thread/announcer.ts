import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Heap } from "../heap.ts";
import { orAfter } from "../or-after.ts";
import type { ParsedTables } from "../table/parsed.ts";
import type { Job } from "./job.ts";
import { leased } from "./leased.ts";
import { bringHands } from "./pass/hands.ts";
import { Looks } from "./pass/looks.ts";
import type { PlaceNews, PostingParts } from "./pass/posting.ts";
import { reconcile } from "./pass/reconcile.ts";
import { Passes } from "./passes.ts";
import { EditBudget } from "./sending/edit-budget.ts";
import { Setbacks } from "./sending/setbacks.ts";

/** How soon after another process had the lease to look again. */
const LOOK_AGAIN_MS = 250;
/** Changes this close together are shown by one pass. */
const GATHER_MS = 25;
/** How often to look for what a lost connection kept from being heard. */
const SWEEP_MS = 15_000;
/** Of how many tables what was left unsaid is said at a time, since each is some 3 MB while it is in hand; whoever acts at a table waits for none of them. */
const AT_ONCE = { threads: 10, hands: 4 };
/** Tables whose thread takes no messages are looked at in every such sweep only. */
const SELDOM = 40;
/** How long whoever waits for everything to be shown waits for the hands. */
const HANDS_MS = 6_000;
/** How long somebody who has acted is kept waiting for what is wrong with the thread. */
const PATIENCE_MS = 2_000;

/**
 * Keeps the threads of all tables up to date: hears of commits, here and in other processes, and brings each table's
 * thread up to what the store says, one process at a time. The hands go beside it: no direct message keeps a thread waiting.
 */
export class Announcer {
  readonly #parts: PostingParts;
  /** The same where nobody acts: of what is read there, nothing is held on to. */
  readonly #quietParts: PostingParts;
  readonly #log: Logger;
  readonly #holder = randomUUID();
  readonly #threads: Passes;
  /** They may wait long for direct messages to be opened. */
  readonly #hands: Passes;
  readonly #setbacks = new Map<string, Setbacks>();
  readonly #edits: EditBudget;
  readonly #heard = new Map<string, PlaceNews>();
  readonly #looks: Looks;
  /** The servers of tables whose thread takes no messages. */
  readonly #barred = new Map<string, string>();
  /** The same of tables whose thread shows less than it should. */
  readonly #curbed = new Map<string, string>();
  #sweeps = 0;
  #unsubscribe: (() => void) | null = null;
  #sweep: NodeJS.Timeout | null = null;
  #stopping = false;
  /** How many callers wait for everything to be shown: edits do not wait for their turn meanwhile. */
  #hurried = 0;

  constructor(
    parts: Omit<
      PostingParts,
      | "parsed"
      | "mayEdit"
      | "edited"
      | "mayChange"
      | "changed"
      | "overtaken"
      | "overtakes"
      | "mayLook"
      | "setbacks"
      | "heard"
      | "log"
    > & {
      parsed: ParsedTables;
    },
    log: Logger,
    heap: Heap = { left: () => undefined },
  ) {
    this.#log = log;
    this.#edits = new EditBudget(() => parts.clock.now());
    this.#looks = new Looks(() => parts.clock.now());
    this.#parts = {
      ...parts,
      log,
      mayEdit: (table) => this.#inHurry() || this.#edits.untilTurn(table) <= 0,
      edited: (table) => this.#edits.edited(table),
      mayChange: (table, message, urgent) => this.#inHurry() || this.#edits.may(table, message, urgent),
      changed: (table, message) => this.#edits.made(table, message),
      overtaken: (table) => this.#isOvertaken(table),
      mayLook: (table) => this.#looks.isTime(table),
      overtakes: (table, tell) => this.#overtakes(table, tell),
      heard: (table) => {
        const heard = this.#heard.get(table) ?? null;
        this.#heard.delete(table);
        return heard;
      },
      setbacks: (name) => {
        const known = this.#setbacks.get(name) ?? new Setbacks();
        this.#setbacks.set(name, known);
        return known;
      },
    };
    const { parsed } = parts;
    this.#quietParts = {
      ...this.#parts,
      once: true,
      mayLook: () => false,
      parsed: { of: (id, loaded) => parsed.once(id, loaded) },
    };
    const lineChanged = () => heap.left(this.#threads.left + this.#hands.left);
    const mend = async (table: string) => parts.mend?.(table);
    this.#threads = new Passes(
      {
        pass: (table, job) => this.#thread(table, job),
        gatherMs: GATHER_MS,
        atOnce: AT_ONCE.threads,
        done: (table) => this.#done(table, table),
        mend,
        lineChanged,
      },
      log,
    );
    this.#hands = new Passes(
      {
        pass: (table, job) => this.#hand(table, job),
        gatherMs: 0,
        atOnce: AT_ONCE.hands,
        done: (table) => this.#done(table, handsOf(table)),
        mend,
        lineChanged,
      },
      log,
    );
  }

  /** Starts with what an earlier process left unsaid. */
  async start(): Promise<void> {
    this.#unsubscribe = this.#parts.store.changes((table) => this.touch(table));
    this.#sweep = setInterval(() => void this.#lookForPending(), SWEEP_MS);
    this.#threads.leave(await this.#parts.store.pending());
  }

  /** Somebody has done something at this table: what is new is said at once, whatever failed before. */
  touch(table: string): void {
    this.#setbacks.get(table)?.forgive();
    this.#threads.act(table);
  }

  /** The gateway has said this of a table's place. */
  hear(table: string, heard: PlaceNews): void {
    this.#heard.set(table, heard);
    void this.#threads.look(table);
  }

  /** Somebody types at this table what they could press: what they would press may have been deleted. */
  missed(table: string): void {
    if (this.#looks.missed(table)) this.#threads.act(table);
  }

  /**
   * Resolves once what this process knows to show at a table is shown, or soon all the same: who plays there has been left
   * word by then of what keeps it from being shown. `thread`: where the table may be, for one that is found to lack
   * something only now.
   */
  async told(table: string, thread: string | null): Promise<void> {
    const isKnown = this.#barred.has(table) || this.#curbed.has(table);
    if (!isKnown && thread !== null && this.#parts.missing(thread).length > 0) void this.#threads.look(table);
    const running = this.#threads.of(table)?.running;
    if (!running) return;
    await orAfter(PATIENCE_MS, running, undefined);
  }

  /** Whether its thread takes no messages now, as far as this process knows. */
  isSilent(table: string): boolean {
    return this.#barred.has(table);
  }

  /** Its thread is open again: all that failed there is tried at once. */
  anew(table: string): void {
    this.#setbacks.get(table)?.clear();
    this.touch(table);
  }

  /** Something has changed in this server that may let the bot write where it could not: that is tried at once. */
  retry(guild: string): void {
    this.#parts.embeds.forgive();
    for (const [table, server] of this.#barred) if (server === guild) this.anew(table);
    for (const [table, server] of this.#curbed) if (server === guild) this.touch(table);
  }

  /** Its thread may take again what it did not take: what failed there meanwhile does not wait for its next try. */
  recovered(table: string): void {
    if (this.#setbacks.get(table)?.none === false) this.anew(table);
  }

  /**
   * Resolves when every table that this process heard of shows what the store says, but for what Discord refuses now, and
   * for hands that wait in line for their direct messages to be opened.
   */
  async flush(): Promise<void> {
    this.#hurried++;
    this.#threads.hurry();
    try {
      const pending = await this.#parts.store.pending();
      for (const table of pending) this.#setbacks.get(table)?.forgive();
      // What is only waiting for its hands has been shown.
      this.#threads.leave(pending.filter((table) => !this.#hands.has(table)));
      await this.#idle(HANDS_MS);
    } finally {
      this.#hurried--;
    }
  }

  /** Hears no more, finishes what it is doing, and says what is left without waiting for its turn to edit. */
  async stop(): Promise<void> {
    this.#unsubscribe?.();
    if (this.#sweep !== null) clearInterval(this.#sweep);
    this.#stopping = true;
    this.#threads.hurry();
    this.#threads.stop();
    this.#hands.stop();
    this.#parts.direct.stop();
    await this.#idle(Number.POSITIVE_INFINITY);
  }

  /**
   * Waits for the threads, and for the hands at most so many ms; within a limit not for hands that may stand in the long
   * line of channels to be opened.
   */
  async #idle(handsMs: number): Promise<void> {
    const until = performance.now() + handsMs;
    for (;;) {
      const threads = this.#threads.running;
      const hands = this.#hands.running;
      const left = until - performance.now();
      if (threads.length > 0) await Promise.all(threads);
      else if (hands.length === 0 || left <= 0) return;
      else if (Number.isFinite(left) && this.#parts.direct.isOpening) return;
      else
        await Promise.race([Promise.all(hands), ...(Number.isFinite(left) ? [sleep(left, null, { ref: false })] : [])]);
    }
  }

  #inHurry(): boolean {
    return this.#stopping || this.#hurried > 0;
  }

  /** Whether there is something new to say at a table, which goes before what is only to be edited; not for ever. */
  #isOvertaken(table: string): boolean {
    return !this.#inHurry() && this.#threads.of(table)?.putsOff() === true;
  }

  #overtakes(table: string, tell: () => void): () => void {
    const told = () => {
      if (this.#isOvertaken(table)) tell();
    };
    told();
    return this.#threads.of(table)?.onNews(told) ?? (() => undefined);
  }

  #done(table: string, name: string): void {
    if (this.#setbacks.get(name)?.none) this.#setbacks.delete(name);
    this.#edits.forget(table);
  }

  /** One pass over the thread. Gives when to look again at what failed. */
  async #thread(table: string, job: Job): Promise<number | null> {
    const left = await leased(this.#parts.store, `announce:${table}`, this.#holder, () =>
      reconcile(job.acting ? this.#parts : this.#quietParts, table),
    );
    if (left === null) {
      job.dirty = true;
      await sleep(LOOK_AGAIN_MS);
      return null;
    }
    if (!left.waiting || !job.dirty) job.caughtUp();
    if (left.barred === null) this.#barred.delete(table);
    else this.#barred.set(table, left.barred);
    if (left.curbed === null) this.#curbed.delete(table);
    else this.#curbed.set(table, left.curbed);
    if (left.hands && job.acting) this.#hands.act(table);
    else if (left.hands) this.#hands.leave([table]);
    const hands = this.#hands.of(table);
    if (hands) hands.said = left.said;
    if (left.waiting) await this.#untilTurn(table, job);
    return left.again;
  }

  async #hand(table: string, job: Job): Promise<number | null> {
    let left = false;
    const shown = await leased(this.#parts.store, `hands:${table}`, this.#holder, async () => ({
      in: await bringHands(job.acting ? this.#parts : this.#quietParts, table, async ({ again, version }) => {
        const { said } = job;
        job.said = null;
        if (again === null && said?.version === version) await this.#parts.store.announced(table, said.upTo);
        else left = again === null;
      }),
    }));
    if (shown === null) {
      job.dirty = true;
      await sleep(LOOK_AGAIN_MS);
      return null;
    }
    // The thread's next pass finds nothing left, and takes what was said out of the outbox.
    if (left) void this.#threads.look(table);
    return shown.in?.again ?? null;
  }

  /** New things to say cut the wait short: they are not edits. */
  async #untilTurn(table: string, job: Job): Promise<void> {
    while (this.#edits.until(table) > 0 && !job.dirty && !this.#inHurry())
      await job.rest(Math.max(1, this.#edits.until(table)));
    job.dirty = true;
  }

  async #lookForPending(): Promise<void> {
    try {
      this.#sweeps++;
      const pending = await this.#parts.store.pending();
      this.#threads.leave(pending.filter((table) => this.#sweeps % SELDOM === 0 || !this.#barred.has(table)));
    } catch (error) {
      this.#log.warn({ err: error }, "the store did not say what is left to announce");
    }
  }
}

const handsOf = (table: string): string => `hands:${table}`;
