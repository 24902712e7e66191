import { createHash } from "node:crypto";
import type { Logger } from "pino";
import { type Action, anytimeActions, apply, type Game, mildest, type SeatIndex } from "../../engine/index.ts";
import type { Clock } from "../../table/clock.ts";
import { tableRefuses } from "../../table/refusal.ts";
import { isPracticeUser } from "../../table/seats/bot-users.ts";
import { type PracticeTurn, practiceAt, practiceTurns } from "../../table/seats/practice.ts";
import type { Table } from "../../table/table.ts";
import type { Tables } from "../../table/tables.ts";

/** Finds out what a seat does. */
export interface Thinker {
  think(game: Game, seat: SeatIndex, seed: string): Promise<Action | null>;
  /** It is going to be asked soon. */
  prepare?(): void;
}

/** What is due later than this is left to whatever looks for deadlines, in ms. */
const SOON_MS = 15_000;

/**
 * Plays the seats of practice opponents. When they are due is a deadline of their table like any other: of several processes
 * one claims it, and after a restart play goes on. Here it is only looked for in time.
 */
export class PracticePlayers {
  readonly #tables: Tables;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #thinker: Thinker;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #playing = new Map<string, Promise<void>>();
  #stopped = false;

  /** `due`: looks for deadlines that have come. */
  constructor(
    parts: { tables: Tables; clock: Clock; log: Logger; thinker: Thinker },
    private readonly due: () => Promise<void>,
  ) {
    this.#tables = parts.tables;
    this.#clock = parts.clock;
    this.#log = parts.log;
    this.#thinker = parts.thinker;
  }

  /** A table is so now: its practice opponents think for a moment. */
  look(table: Table): void {
    clearTimeout(this.#timers.get(table.id));
    this.#timers.delete(table.id);
    if (!this.#stopped && table.seats.some(({ userId }) => isPracticeUser(userId))) this.#thinker.prepare?.();
    const at = practiceAt(table);
    if (at === null || this.#stopped) return;
    const wait = at - this.#clock.now();
    if (wait > SOON_MS) return;
    const timer = setTimeout(() => {
      this.#timers.delete(table.id);
      void this.due();
    }, Math.max(0, wait) + 5);
    timer.unref();
    this.#timers.set(table.id, timer);
  }

  /** Whose time has come at a table acts. Never rejects; while it thinks the table is left alone. */
  play(table: Table): Promise<void> {
    const running = this.#playing.get(table.id);
    if (running) return running;
    const [turn] = practiceTurns(table);
    if (turn === undefined || turn.at > this.#clock.now() || this.#stopped) return Promise.resolve();
    const playing = this.#act(table, turn)
      .catch((error: unknown) => {
        this.#log.warn({ table: table.id, err: error }, "a practice opponent could not act");
      })
      .finally(() => this.#playing.delete(table.id));
    this.#playing.set(table.id, playing);
    return playing;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.all(this.#playing.values());
  }

  async #act(table: Table, turn: PracticeTurn): Promise<void> {
    const { game } = table;
    if (game === null) return;
    const { seat, userId, decision } = turn;
    const action = await this.#chosen(table, game, turn);
    if (action === null) return;
    const key = `practice:${seat}:${decision ?? `loose${game.loose?.id ?? 0}`}:${game.turn}:${table.acts?.undone ?? 0}`;
    await this.#tables.act(table.id, key, userId, (now) => {
      const same = practiceTurns(now).some((one) => one.seat === seat && one.decision === decision);
      return same
        ? { ok: true, entry: { type: "acted", actions: [action] } }
        : { ok: false, refused: tableRefuses({ code: "stale" }) };
    });
  }

  /** What the rules allow, and where thinking fails the mildest answer. */
  async #chosen(table: Table, game: Game, { seat, decision }: PracticeTurn): Promise<Action | null> {
    if (decision === null)
      return anytimeActions(game, seat).find(({ action }) => action.type === "loose")?.action ?? null;
    // Nobody else can tell what it is going to think.
    const seed = createHash("sha256").update(`practice:${table.seed}:${seat}`).digest("hex");
    try {
      const action = await this.#thinker.think(game, seat, seed);
      if (action !== null && apply(game, action).ok) return action;
    } catch (error) {
      this.#log.warn({ table: table.id, err: error }, "a practice opponent could not think");
    }
    return mildest(game, seat);
  }
}
