/** How long a table is left to a process that hears of its server, in ms, while nothing of it is said. */
const LEFT_MS = 15_000;
/** Of how many tables it is remembered. */
const MOST = 10_000;

/** What another process has still to say of a table, and since when it has been that. */
interface Left {
  readonly first: string;
  readonly since: number;
}

/** Which process hears of a server. */
export interface Hearers {
  /** Whether this one does. */
  isOurs(guild: string): boolean;
  /** Whether any does. */
  isHeard(guild: string): Promise<boolean>;
}

/**
 * Tables of servers that another process hears of, where the shards are split: that one knows what the bot may do there and
 * when it may do more, so that it goes first. What it leaves unsaid is said all the same, and at once where there is no such process.
 */
export class OthersTables {
  readonly #hearers: Hearers;
  readonly #now: () => number;
  readonly #left = new Map<string, Left>();

  /** `now`: ms on a clock that nobody sets back. */
  constructor(hearers: Hearers, now: () => number) {
    this.#hearers = hearers;
    this.#now = now;
  }

  has(guild: string): boolean {
    return !this.#hearers.isOurs(guild);
  }

  /** In how many ms to look at another process's table again; 0 where that one has left it for too long. `first`: what it is to say next. */
  async leave(table: string, guild: string, first: string): Promise<number> {
    const known = this.#left.get(table);
    const left = known?.first === first ? known : { first, since: this.#now() };
    this.#left.delete(table);
    this.#left.set(table, left);
    const [oldest] = this.#left.keys();
    if (this.#left.size > MOST && oldest !== undefined) this.#left.delete(oldest);
    const again = Math.max(0, left.since + LEFT_MS - this.#now());
    return again > 0 && (await this.#hearers.isHeard(guild)) ? again : 0;
  }
}
