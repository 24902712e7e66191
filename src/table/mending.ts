/** Tables whose snapshots cannot be read are made anew from their logs; what could not be read is kept beside them. */
import { isDeepStrictEqual } from "node:util";
import { edition } from "../catalogue/edition.ts";
import type { Loaded, Store } from "../store/index.ts";
import type { Announcement } from "./announcement.ts";
import type { Clock } from "./clock.ts";
import type { LogEntry } from "./entry.ts";
import type { ParsedTables } from "./parsed.ts";
import { isWholeAfter, type Remains, remainsOf } from "./rebuild.ts";
import { savedTable } from "./saved.ts";
import { OtherFormat, type Table, Unreadable } from "./table.ts";
import { deadlineOf } from "./waiting/deadline.ts";

/** How many tables that cannot be mended are remembered, so that their logs are not played at every look. */
const REMEMBERED = 1_000;

/** Who had a table made anew: nobody, where the moderator did so itself. */
export interface Mender {
  key: string;
  user: string;
  name?: string;
}

/** What was wrong with a table, and whether it could be mended. */
export type MendingListener = (table: string, why: string, mended: boolean) => void;

export class Mending {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #parsed: ParsedTables;
  readonly #heard: MendingListener;
  /** By table: the version that could not be mended. */
  readonly #beyond = new Map<string, number>();

  constructor(store: Store, clock: Clock, parsed: ParsedTables, heard: MendingListener) {
    this.#store = store;
    this.#clock = clock;
    this.#parsed = parsed;
    this.#heard = heard;
  }

  /**
   * The table of what was loaded; made anew from its log where that cannot be read. Throws `Unreadable` where the log does
   * not make it either, and `OtherFormat` where another version of the moderator can read it: that one's work stays.
   */
  async read(id: string, loaded: Loaded): Promise<Table> {
    try {
      return this.#parsed.of(id, loaded);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      if (error instanceof OtherFormat || this.#beyond.get(id) === loaded.version) throw error;
      const remains = await this.remains(id, loaded);
      if (isWholeAfter(remains) && (await this.#write(id, loaded, remains, error.message, moderator(loaded))))
        return this.#readAgain(id, error);
      this.#remember(id, loaded.version);
      this.#heard(id, error.message, false);
      throw error;
    }
  }

  /** What the log of a table makes, up to the version that was loaded. */
  async remains(id: string, { version }: Pick<Loaded, "version">): Promise<Remains> {
    return remainsOf((await this.#store.log(id)).slice(0, version));
  }

  /**
   * After an error at a table that can be read: whether its log makes another game than is saved, which is put in its place
   * then. Where other editions have played, the log may well come out in another way, and nothing is done.
   */
  async mend(id: string): Promise<boolean> {
    const loaded = await this.#store.load(id);
    if (loaded === null || this.#beyond.get(id) === loaded.version) return false;
    const table = await this.read(id, loaded);
    const remains = await this.remains(id, loaded);
    const ours = table.editions?.length === 1 && table.editions[0] === edition();
    if (ours && isWholeAfter(remains) && !isSame(remains.table, table))
      return this.#write(id, loaded, remains, "its log makes another table", moderator(loaded));
    this.#remember(id, loaded.version);
    return false;
  }

  /** Makes a table anew from its log as far as that goes, at somebody's word; null where not even its opening can be read. */
  async rebuild(id: string, loaded: Loaded, mender: Mender): Promise<Table | null> {
    const remains = await this.remains(id, loaded);
    if (remains.table === null) return null;
    await this.#write(id, loaded, remains, "somebody had it made anew", mender);
    return this.#readAgain(id, new Unreadable("a table that was made anew cannot be read", id));
  }

  async #readAgain(id: string, why: Error): Promise<Table> {
    const now = await this.#store.load(id);
    if (now === null) throw why;
    return this.#parsed.of(id, now);
  }

  /** Keeps what could not be read, then puts the table in its place; false where somebody else was faster. */
  async #write(id: string, loaded: Loaded, remains: Remains, why: string, mender: Mender): Promise<boolean> {
    const { table, upTo } = remains;
    if (table === null) return false;
    const at = this.#clock.now();
    const { version, snapshot, lasting } = loaded;
    await this.#store.documents("unreadable").set(`${id}:${version}`, { at, why, snapshot, lasting: lasting ?? null });
    const { editions = ["unknown"] } = table;
    const now: Table = editions.includes(edition()) ? table : { ...table, editions: [...editions, edition()] };
    const { key, user, name } = mender;
    const entry: LogEntry = { at, by: user, type: "rebuilt", upTo, ...(name === undefined ? {} : { name }) };
    const announcement: Announcement =
      name === undefined ? { what: "changed" } : { what: "rebuilt", name, lost: remains.of - upTo };
    const { outcome } = await this.#store.commit({
      table: id,
      seen: version,
      key,
      entry: JSON.stringify(entry),
      ...savedTable(now),
      outbox: [JSON.stringify(announcement)],
      deadline: deadlineOf(now),
      index: { [`thread:${now.thread}`]: id },
    });
    if (outcome === "committed") this.#heard(id, why, true);
    return outcome !== "lost";
  }

  #remember(id: string, version: number): void {
    this.#beyond.delete(id);
    this.#beyond.set(id, version);
    const oldest = this.#beyond.keys().next();
    if (this.#beyond.size > REMEMBERED && !oldest.done) this.#beyond.delete(oldest.value);
  }
}

const moderator = ({ version }: Loaded): Mender => ({ key: `rebuilt:${version}`, user: "moderator" });

/** As the store keeps them. */
function isSame(one: Table | null, other: Table): boolean {
  return isDeepStrictEqual(asSaved(one), asSaved(other));
}

const asSaved = (table: Table | null): unknown => {
  const { editions: _, ...rest } = table ?? {};
  return JSON.parse(JSON.stringify(rest));
};
