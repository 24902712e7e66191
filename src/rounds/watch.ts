/**
 * Watches over the nights that are being played: warns and calls time as their clocks say, takes down what their tables come
 * to, and keeps their messages up to date. Of several processes one does it at a time; what was missed, as during a restart, is
 * done at once.
 */

import { randomUUID } from "node:crypto";
import { type Due, dueIn, spokenOf } from "../leagues/clock/due.ts";
import {
  isOpen,
  isTimed,
  keyOf,
  type LeagueRound,
  MODERATOR,
  type Night,
  type NightRef,
  type Pod,
  podOf,
  roundOf,
  type Said,
  timeIsOverAt,
} from "../leagues/night/index.ts";
import { resultOfOneLeft } from "../leagues/results/of-game.ts";
import { SerialQueue } from "../serial-queue.ts";
import { type Store, StoreUnavailable } from "../store/index.ts";
import { warningMessage } from "../views/leagues/round-clock.ts";
import { leaveSeatsOfGone } from "./leaving.ts";
import { keepPosted, type LastShown, type NightPostingParts } from "./posting.ts";
import { collectResult, saySettled } from "./results.ts";
import { sayInPod } from "./saying.ts";
import { callTime } from "./time.ts";

/** How often clocks are looked at: time is called at most so late, in ms. */
const EVERY_MS = 1_000;
/** How often all running nights are looked for, in ms: what other processes have written, and what was not heard. */
const SWEEP_MS = 5_000;
/** A message is edited at most so often, in ms. */
const EDIT_MS = 3_000;
const LEASE_MS = 15_000;

interface Watched {
  readonly ref: NightRef;
  /** When something is due next, in ms since the epoch; null for never. */
  next: number | null;
  /** The tables of its open pods, and those of which something was heard. */
  tables: ReadonlySet<string>;
  readonly touched: Set<string>;
  /** Something was written about it that its messages do not show yet. */
  behind: boolean;
  shownAt: number;
}

export interface WatchParts extends NightPostingParts {
  readonly store: Store;
}

export class RoundWatch {
  readonly #parts: WatchParts;
  readonly #queue: SerialQueue;
  readonly #holder = randomUUID();
  readonly #watched = new Map<string, Watched>();
  readonly #shown: LastShown = new Map();
  #sweptAt = Number.NEGATIVE_INFINITY;
  #stops: (() => void)[] = [];

  constructor(parts: WatchParts) {
    this.#parts = parts;
    this.#queue = new SerialQueue(parts.log, "the clocks of leagues could not be looked at");
  }

  start(): void {
    const { nights, store } = this.#parts;
    this.#stops = [
      nights.changes((ref, night) => this.#note(ref, night)),
      store.changes((table) => {
        for (const night of this.#watched.values()) if (night.tables.has(table)) night.touched.add(table);
      }),
    ];
    this.#queue.repeat(() => this.runDue(), EVERY_MS);
  }

  async stop(): Promise<void> {
    for (const stop of this.#stops) stop();
    await this.#queue.stop();
  }

  /** Does all that is due, one run at a time; `all`: looks at everything, whatever was heard. Never rejects. */
  runDue(all = false): Promise<void> {
    return this.#queue.add(() => this.#look(all));
  }

  async #look(all: boolean): Promise<void> {
    const elapsed = performance.now();
    if (all || elapsed - this.#sweptAt >= SWEEP_MS) {
      this.#sweptAt = elapsed;
      // One that another process has ended runs no more, and is still to be said.
      const known = [...this.#watched.values()].map(({ ref }) => ref);
      const running = await this.#parts.nights.running();
      const keys = new Set(running.map(keyOf));
      for (const ref of [...running, ...known.filter((each) => !keys.has(keyOf(each)))]) {
        const kept = await this.#parts.nights.of(ref);
        if (kept !== null) this.#note(ref, kept.night);
      }
    }
    const now = this.#parts.clock.now();
    for (const [key, night] of this.#watched) {
      const due = night.next !== null && night.next <= now;
      const mayShow = night.behind && (all || elapsed - night.shownAt >= EDIT_MS);
      if (due || mayShow || night.touched.size > 0) await this.#alone(key, night);
    }
  }

  /** One night that cannot be read, or spoken of, keeps no other from its clock. */
  async #alone(key: string, night: Watched): Promise<void> {
    try {
      await this.#take(key, night);
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      this.#parts.log.warn({ night: key, err: error }, "a night could not be looked after");
    }
  }

  /** What is known of a night from now on. */
  #note(ref: NightRef, night: Night): void {
    const key = keyOf(ref);
    const known = this.#watched.get(key);
    const tables = new Set(night.rounds.flatMap(({ pods }) => pods.filter(isOpen).map(({ table }) => table)));
    const next = dueIn(night)[0]?.at ?? null;
    if (known) {
      // Of a table that is new here nobody has heard yet whether it is over.
      for (const table of tables) if (!known.tables.has(table)) known.touched.add(table);
      Object.assign(known, { next, tables, behind: true });
    } else this.#watched.set(key, { ref, next, tables, touched: new Set(tables), behind: true, shownAt: 0 });
  }

  async #take(key: string, watched: Watched): Promise<void> {
    const { store, nights } = this.#parts;
    const lease = `night:${key}`;
    if (!(await store.lease(lease, this.#holder, LEASE_MS))) return;
    try {
      const kept = await nights.of(watched.ref);
      if (kept === null) {
        this.#watched.delete(key);
        return;
      }
      await this.#leave(watched.ref, kept.night);
      await this.#collect(watched, kept.night);
      await this.#due(watched);
      const after = (await nights.of(watched.ref))?.night ?? kept.night;
      watched.behind = false;
      watched.shownAt = performance.now();
      const isShown = await keepPosted(this.#parts, watched.ref, after, this.#shown);
      if (!isShown) watched.behind = true;
      else if (after.phase === "ended") {
        // Not before its end is shown: whoever comes up after a crash goes on with it.
        await nights.finished(watched.ref);
        this.#watched.delete(key);
      }
    } finally {
      await store.release(lease, this.#holder);
    }
  }

  async #leave(ref: NightRef, { rounds, phase }: Night): Promise<void> {
    for (const { pods, number: round } of rounds)
      for (const pod of pods) {
        if (!isOpen(pod) || pod.left.length === 0) continue;
        await leaveSeatsOfGone(this.#parts, pod);
        const result = phase === "ended" ? null : resultOfOneLeft(pod);
        if (result === null) continue;
        const said: Said = { type: "reported", round, pod: pod.number, result, from: "table" };
        await this.#parts.nights.act(ref, { by: MODERATOR, at: this.#parts.clock.now() }, () => [said]);
      }
  }

  async #collect(watched: Watched, night: Night): Promise<void> {
    const touched = new Set(watched.touched);
    watched.touched.clear();
    for (const round of night.rounds)
      for (const pod of round.pods)
        if (isOpen(pod) && touched.has(pod.table)) await this.#collectOne(watched, round, pod);
  }

  /** What could not be read now is looked at again. */
  async #collectOne(watched: Watched, round: LeagueRound, pod: Pod): Promise<void> {
    try {
      await collectResult(this.#parts, watched.ref, round, pod);
    } catch (error) {
      if (error instanceof StoreUnavailable) watched.touched.add(pod.table);
      throw error;
    }
  }

  async #due({ ref }: Watched): Promise<void> {
    const { nights, clock } = this.#parts;
    const now = clock.now();
    const night = (await nights.of(ref))?.night;
    if (!night || night.phase === "ended") return;
    const due = dueIn(night).filter(({ at }) => at <= now);
    for (const each of due)
      if (each.what === "start") {
        const said: Said = { type: "clock-started", round: each.round, minutes: each.minutes };
        await nights.act(ref, { by: MODERATOR, at: now, key: `clock:${each.round}` }, () => [said]);
      }
    const spoken = spokenOf(due);
    for (const each of due) if (each.what === "warn") await this.#warn(ref, night, each, spoken.includes(each), now);
    const timed = due.flatMap((each) => {
      const round = roundOf(night, each.round);
      const pod = each.what === "time" ? podOf(night, each) : null;
      return round === null || pod === null ? [] : [{ round, pod }];
    });
    await callTime(this.#parts, ref, night, timed, { by: MODERATOR, at: now }, null);
    for (const each of due) if (each.what === "confirm") await this.#confirm(ref, each, now);
  }

  /** Says it, and then writes it down: whoever is cut off in between says the same again, which Discord shows once. */
  async #warn(
    ref: NightRef,
    night: Night,
    due: Extract<Due, { what: "warn" }>,
    aloud: boolean,
    now: number,
  ): Promise<void> {
    const round = roundOf(night, due.round);
    if (round === null) return;
    const pods = round.pods.filter(
      (pod) => isTimed(night, pod) && (due.pod === null ? pod.extra === 0 : pod.number === due.pod),
    );
    const what = `warned ${due.left} ${due.at}`;
    if (aloud)
      for (const pod of pods) {
        const over = timeIsOverAt(round, pod) ?? now;
        const left = Math.max(1, Math.round((over - now) / 60_000));
        await sayInPod(this.#parts, { guild: ref.guild, night, round, pod }, what, (language) =>
          warningMessage(left, over, language),
        );
      }
    const said: Said = { type: "warned", round: due.round, pod: due.pod, left: due.left };
    await this.#parts.nights.act(ref, { by: MODERATOR, at: now }, () => [said]);
  }

  async #confirm(ref: NightRef, due: Extract<Due, { what: "confirm" }>, now: number): Promise<void> {
    const { round, pod, report } = due;
    const said: Said = { type: "confirmed", round, pod, report, from: "clock" };
    const acted = await this.#parts.nights.act(ref, { by: MODERATOR, at: now }, () => [said]);
    if (acted.outcome === "done") await saySettled(this.#parts, ref, acted.night, { round, pod });
  }
}
