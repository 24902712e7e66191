import { momentOfId } from "../../snowflake.ts";

/** Edits of a channel's messages that Discord takes in a window, less one for whatever else edits there. */
const ANY = { most: 4, perMs: 5_000 };
/** Messages older than an hour are held to less: 3 in 6 s, one of which is left. */
const OLD = { most: 2, perMs: 6_000, ageMs: 55 * 60_000 };
/** How often a table's messages are edited in place at most, in ms: what has changed meanwhile is shown by one edit. */
const TURN_MS = 1_000;

interface Edit {
  /** By the monotonic clock. */
  readonly at: number;
  readonly old: boolean;
}

/**
 * How many edits each table's thread has left. Whatever goes over Discord's limit waits in line there, and every new
 * question behind it; what goes over this one is edited later, when it says all that has changed meanwhile.
 */
export class EditBudget {
  readonly #made = new Map<string, Edit[]>();
  /** When the next edit may be made at the tables where one was held back. */
  readonly #until = new Map<string, number>();
  /** When a table's messages were edited last. */
  readonly #editedAt = new Map<string, number>();
  readonly #now: () => number;
  readonly #date: () => number;

  /** `now`: ms that nobody sets back; `date`: ms since the epoch. */
  constructor(date: () => number, now: () => number = () => performance.now()) {
    this.#date = date;
    this.#now = now;
  }

  /** Whether this message may be edited now; what is `urgent` takes what is left for others, too. */
  may(table: string, message: string, urgent = false): boolean {
    const now = this.#now();
    const made = this.#recent(table, now);
    const waits = [freeAt(made, urgent ? { ...ANY, most: ANY.most + 1 } : ANY)];
    const old = made.filter((each) => each.old);
    if (this.#isOld(message)) waits.push(freeAt(old, OLD));
    const until = Math.max(...waits);
    if (until > now) this.#until.set(table, until);
    return until <= now;
  }

  made(table: string, message: string): void {
    const now = this.#now();
    this.#made.set(table, [...this.#recent(table, now), { at: now, old: this.#isOld(message) }]);
  }

  /** What has changed at a table has been edited in its messages. */
  edited(table: string): void {
    this.#editedAt.set(table, this.#now());
  }

  /** In how many ms it is a table's turn to have its messages edited again; 0 or less: now. */
  untilTurn(table: string): number {
    const editedAt = this.#editedAt.get(table);
    return editedAt === undefined ? 0 : editedAt + TURN_MS - this.#now();
  }

  /** In how many ms it is its turn, and what was held back may be edited too; 0 or less: now. */
  until(table: string): number {
    return Math.max(this.untilTurn(table), this.#untilFree(table));
  }

  /** Lets go of what no longer counts. */
  forget(table: string): void {
    if (this.until(table) <= 0) this.#editedAt.delete(table);
    if (this.#recent(table, this.#now()).length === 0) this.#made.delete(table);
    if (this.#untilFree(table) <= 0) this.#until.delete(table);
  }

  #untilFree(table: string): number {
    return (this.#until.get(table) ?? 0) - this.#now();
  }

  #recent(table: string, now: number): Edit[] {
    const longest = Math.max(ANY.perMs, OLD.perMs);
    return (this.#made.get(table) ?? []).filter(({ at }) => at > now - longest);
  }

  #isOld(message: string): boolean {
    if (!/^\d+$/u.test(message)) return false;
    return this.#date() - momentOfId(message) > OLD.ageMs;
  }
}

/** When there is room for one more in a window of these. */
function freeAt(made: readonly Edit[], { most, perMs }: { most: number; perMs: number }): number {
  return (made.at(-most)?.at ?? Number.NEGATIVE_INFINITY) + perMs;
}
