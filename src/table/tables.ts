import { edition } from "../catalogue/edition.ts";
import type { Event } from "../engine/index.ts";
import { madeInTurns } from "../piecemeal.ts";
import { commitInOrder, type Loaded, type Store, StoreBusy, StoreUnavailable } from "../store/index.ts";
import type { Clock } from "./clock.ts";
import { type Withdrawn, withdrawn } from "./disputes/withdrawing.ts";
import { type LogEntry, parseEntry } from "./entry.ts";
import { Histories } from "./histories.ts";
import { type Mender, Mending, type MendingListener } from "./mending.ts";
import { ParsedTables } from "./parsed.ts";
import { givesUpOthers, inForce, type Remains } from "./rebuild.ts";
import { type Refused, tableRefuses } from "./refusal.ts";
import { played, type Replayed, verdict } from "./replay.ts";
import { type Decide, type DecideUndo, type LogWithout, type NeedsLogWithout, type Proposal, stepAt } from "./step.ts";
import { seatGiven, seatOfUser, type Table, Unreadable } from "./table.ts";
import { Taken } from "./taken.ts";

export type { Decide, Proposal } from "./step.ts";

export type Acted =
  | { outcome: "done"; table: Table; events: readonly Event[] }
  /** The same press arrived before and was done then. */
  | { outcome: "again"; table: Table }
  | { outcome: "refused"; refused: Refused; table: Table | null };

/** What has happened at a table since somebody has last looked. */
export interface Since {
  readonly events: readonly Event[];
  /** What had happened until then. */
  readonly before: readonly Event[];
  /** From where in the log it is told, and where the log stands now: how many entries it has. */
  readonly from: number;
  readonly place: number;
}

/** Steps of the moderator's own, by which nothing happens in the game. */
const SAYS_NOTHING: readonly LogEntry["type"][] = ["reminded", "quiet", "stayed"];

/** Nobody can know now whether a step was taken: the store went away while it was written. */
export class Unsure extends Error {
  override readonly name = "Unsure";
}

/** How often a log is played for what is taken back, where others are faster each time. */
const PLAYED_AGAIN = 8;

/** How long to wait for what became of a step, in ms: with the store's own 2 s, the user hears of it in time. */
const ASK_AGAIN_MS = 800;

/** The one path between a command and the engine: load, apply, commit; announcing comes after and elsewhere. */
export class Tables {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #parsed: ParsedTables;
  readonly #histories: Histories;
  readonly #mending: Mending;
  readonly #taken = new Taken();
  #listener: (table: Table) => void = () => undefined;

  /** `heard` is told of every table that cannot be read, and whether its log has made it anew. */
  constructor(store: Store, clock: Clock, parsed = new ParsedTables(), heard: MendingListener = () => undefined) {
    this.#store = store;
    this.#clock = clock;
    this.#parsed = parsed;
    this.#histories = new Histories(store);
    this.#mending = new Mending(store, clock, parsed, heard);
  }

  /** Who hears of each table that a step of this process has changed, as it is then. */
  listen(listener: (table: Table) => void): void {
    this.#listener = listener;
  }

  /** Whether this process has lately taken a step with this key, whatever went wrong afterwards. */
  hasTaken(key: string): boolean {
    return this.#taken.has(key);
  }

  /** Throws `Unreadable` where neither what is saved nor the log makes the table. */
  async load(id: string): Promise<Table | null> {
    const loaded = await this.#store.load(id);
    return loaded === null ? null : this.#mending.read(id, loaded);
  }

  /** What the log of a table makes, whether or not the table can be read; null where there is no such table. */
  async remains(id: string): Promise<Remains | null> {
    const loaded = await this.#store.load(id);
    return loaded === null ? null : this.#mending.remains(id, loaded);
  }

  /** After an error at a table: whether what was saved of it was wrong, and has been put right from its log. */
  mend(id: string): Promise<boolean> {
    return this.#mending.mend(id);
  }

  /** Makes a table anew from its log as far as that goes; null where there is none, or not even its opening can be read. */
  async rebuild(id: string, mender: Mender): Promise<Table | null> {
    const loaded = await this.#store.load(id);
    return loaded === null ? null : this.#mending.rebuild(id, loaded, mender);
  }

  /** The id of the table whose thread this is, whether or not it can be read. */
  idInThread(thread: string): Promise<string | null> {
    return this.#store.find(`thread:${thread}`);
  }

  /** The table whose thread this is. */
  async inThread(thread: string): Promise<Table | null> {
    const id = await this.idInThread(thread);
    return id === null ? null : this.load(id);
  }

  /** The tables in the lobby or playing where this user sits. */
  async ofUser(userId: string): Promise<Table[]> {
    const ids = listed(await this.#seats().get(userId));
    const { tables } = await this.#readable(ids);
    const active = tables.filter(
      (table) => (table.phase === "lobby" || table.phase === "playing") && seatOfUser(table, userId) !== null,
    );
    const past = tables.filter((table) => table.phase === "over" || table.phase === "ended").map(({ id }) => id);
    if (past.length > 0) {
      await this.#seats().update(userId, (present) => listed(present).filter((id) => !past.includes(id)));
    }
    return active;
  }

  /** The tables where somebody else plays this user's seat. */
  async givenBy(userId: string): Promise<Table[]> {
    const { tables } = await this.#readable(listed(await this.#seats().get(userId)));
    return tables.filter((table) => table.phase === "playing" && seatGiven(table, userId) !== null);
  }

  /** The ids of a server's tables that may be open. */
  async idsIn(guild: string): Promise<readonly string[]> {
    return listed(await this.#guilds().get(guild));
  }

  /** The tables of a server where a game is being played, and the ids of those that cannot be read. */
  async running(guild: string): Promise<{ playing: Table[]; unread: string[] }> {
    const { tables, unread } = await this.#openIn(guild);
    return { playing: tables.filter(({ phase }) => phase === "playing"), unread };
  }

  /** The tables of a server in the lobby or playing that can be read. */
  async open(guild: string): Promise<Table[]> {
    return (await this.#openIn(guild)).tables.filter(({ phase }) => phase === "lobby" || phase === "playing");
  }

  async #openIn(guild: string): Promise<{ tables: Table[]; unread: string[] }> {
    const ids = listed(await this.#guilds().get(guild));
    const { tables, unread } = await this.#readable(ids);
    const past = tables.filter(({ phase }) => phase === "over" || phase === "ended").map(({ id }) => id);
    if (past.length > 0)
      await this.#guilds().update(guild, (present) => listed(present).filter((id) => !past.includes(id)));
    return { tables, unread };
  }

  /** One after the other, since there may be many; a table that cannot be read must not keep anybody from the others. */
  async #readable(ids: readonly string[]): Promise<{ tables: Table[]; unread: string[] }> {
    const tables: Table[] = [];
    const unread: string[] = [];
    for (const id of ids) {
      try {
        const table = await this.load(id);
        if (table !== null) tables.push(table);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        unread.push(id);
      }
    }
    return { tables, unread };
  }

  /** A table with its log played again; null where there is none. */
  async replay(id: string): Promise<(Replayed & { table: Table; entries: readonly LogEntry[] }) | null> {
    const loaded = await this.#store.load(id);
    if (loaded === null) return null;
    const table = await this.#mending.read(id, loaded);
    // Others may act meanwhile: what comes after the table as it was is not played.
    const log = (await this.#store.log(id)).slice(0, loaded.version);
    const entries = inForce(log).map(({ line }) => parseEntry(line));
    const { steps, dealt, turns, ...whole } = await madeInTurns(played(entries));
    return { events: steps.flat(), steps, dealt, turns, comesOut: verdict(whole, table, edition()), table, entries };
  }

  /** The same for telling what happened: only what came since the last time is played. */
  async history(id: string): Promise<(Replayed & { table: Table }) | null> {
    const loaded = await this.#store.load(id);
    if (loaded === null) return null;
    const table = await this.#mending.read(id, loaded);
    return { ...(await this.#histories.of(id, loaded, table, edition())), table };
  }

  /** The entries of a table's log that count. */
  async entries(id: string): Promise<readonly LogEntry[]> {
    return inForce(await this.#store.log(id)).map(({ line }) => parseEntry(line));
  }

  /**
   * What others have done at a table since this place of its log, or since this user's own last step where that is later:
   * whoever acts has looked. Nothing is played where nobody has. Null where there is no such table.
   */
  async since(id: string, user: string, place: number): Promise<Since | null> {
    const loaded = await this.#store.load(id);
    if (loaded === null) return null;
    const { version } = loaded;
    const lines = place < version ? (await this.#store.log(id, place)).slice(0, version - place) : [];
    const own = lines.findLastIndex((line) => line.includes(user) && parseEntry(line).by === user);
    const others = lines.slice(own + 1);
    const none = { events: [], before: [], from: version - others.length, place: version };
    if (others.every((line) => SAYS_NOTHING.includes(parseEntry(line).type))) return none;
    // What a rebuilding has given up cannot be told as having happened.
    if (others.some(givesUpOthers)) return none;
    const table = await this.#mending.read(id, loaded);
    const { steps, comesOut } = await this.#histories.of(id, loaded, table, edition());
    if (comesOut !== "same") return none;
    const first = steps.length - others.length;
    return { ...none, events: steps.slice(first).flat(), before: steps.slice(0, first).flat() };
  }

  /** Opens a table; `key` is the interaction's id. */
  async create(id: string, key: string, userId: string, entry: Extract<Proposal, { type: "created" }>): Promise<Acted> {
    await this.#guilds().update(entry.guild, (present) => [...listed(present).filter((each) => each !== id), id]);
    // Whoever goes on from another game sits there at once.
    if (entry.from) await this.#noteSeat(id, userId);
    return this.#commit(id, key, userId, () => ({ ok: true, entry }));
  }

  /**
   * One step of a table for a user. Presses at the same time wait in line; one that another process overtook is decided
   * again on what it finds then, so `decide` must be pure. The same `key` is done once, however often it comes.
   */
  act(id: string, key: string, userId: string, decide: Decide): Promise<Acted> {
    return this.#commit(id, key, userId, (table) =>
      table === null ? { ok: false, refused: tableRefuses({ code: "no-table" }) } : decide(table),
    );
  }

  /**
   * `act` for what may hang on the log without one of its steps. That is played in turns while others go on; where they
   * have acted meanwhile, it is decided again. Throws `StoreBusy` where they are faster every time.
   */
  async undo(id: string, key: string, userId: string, decide: DecideUndo): Promise<Acted> {
    let found: LogWithout | null = null;
    for (let tries = 0; tries < PLAYED_AGAIN; tries++) {
      const acted: Acted | NeedsLogWithout = await this.#commit(
        id,
        key,
        userId,
        (table) => (table === null ? { ok: false, refused: tableRefuses({ code: "no-table" }) } : decide(table)),
        found,
      );
      if ("outcome" in acted) return acted;
      const log = (await this.#store.log(id)).slice(0, acted.version);
      const made: Withdrawn | null = await madeInTurns(withdrawn(log, acted.act));
      if (made === null)
        return { outcome: "refused", refused: tableRefuses({ code: "stale" }), table: await this.load(id) };
      found = { ...acted, withdrawn: made };
    }
    throw new StoreBusy(`Table ${id} is being changed by too many at once`);
  }

  /**
   * `act` for taking a seat. The user's list of tables is written first: it may name a table too many, which `ofUser`
   * finds out, but never one too few.
   */
  async join(id: string, key: string, userId: string, decide: Decide): Promise<Acted> {
    await this.#noteSeat(id, userId);
    return this.act(id, key, userId, decide);
  }

  async #noteSeat(id: string, userId: string): Promise<void> {
    await this.#seats().update(userId, (present) => [...listed(present).filter((each) => each !== id), id]);
  }

  #commit(id: string, key: string, userId: string, decide: (table: Table | null) => ReturnType<Decide>): Promise<Acted>;
  #commit(
    id: string,
    key: string,
    userId: string,
    decide: (table: Table | null) => ReturnType<DecideUndo>,
    found: LogWithout | null,
  ): Promise<Acted | NeedsLogWithout>;
  async #commit(
    id: string,
    key: string,
    userId: string,
    decide: (table: Table | null) => ReturnType<DecideUndo>,
    found: LogWithout | null = null,
  ): Promise<Acted | NeedsLogWithout> {
    const now = this.#clock.now();
    const attempt = (present: Loaded | null) =>
      stepAt(present, present === null ? null : this.#parsed.of(id, present), { id, key, userId, now }, decide, found);
    const outcome = await this.#mendedFirst(id, () => this.#again(() => commitInOrder(this.#store, id, key, attempt)));
    if (outcome.outcome !== "refused") this.#taken.note(key);
    switch (outcome.outcome) {
      case "committed":
        this.#parsed.keep(id, { version: outcome.version, ...outcome.kept.saved }, outcome.kept.table);
        this.#listener(outcome.kept.table);
        return { outcome: "done", table: outcome.kept.table, events: outcome.kept.events };
      case "refused": {
        const { lacks, ...refusal } = outcome.refusal;
        return lacks ?? { outcome: "refused", ...refusal };
      }
      case "duplicate": {
        const table = await this.load(id);
        if (table === null) return { outcome: "refused", refused: tableRefuses({ code: "no-table" }), table };
        return { outcome: "again", table };
      }
    }
  }

  /** A table that cannot be read is made anew from its log where that is possible, and the step taken then. */
  async #mendedFirst<T>(id: string, commit: () => Promise<T>): Promise<T> {
    try {
      return await commit();
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      await this.load(id);
      return commit();
    }
  }

  /** When the store's answer was lost on the way, asking once more with the same key tells what became of it. */
  async #again<T>(commit: () => Promise<T>): Promise<T> {
    try {
      return await commit();
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || error.nothingChanged) throw error;
      const unsure = new Unsure("the store's answer was lost", { cause: error });
      return await Promise.race([
        commit().catch(() => Promise.reject(unsure)),
        new Promise<never>((_, reject) => {
          setTimeout(reject, ASK_AGAIN_MS, unsure).unref();
        }),
      ]);
    }
  }

  #guilds() {
    return this.#store.documents("tables-of-guilds");
  }

  #seats() {
    return this.#store.documents("seats");
  }
}

function listed(document: unknown): string[] {
  return Array.isArray(document) ? document.filter((id) => typeof id === "string") : [];
}
