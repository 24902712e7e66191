/** How often at most a thread that is played in is looked through, in ms. */
const EVERY_MS = 10 * 60_000;
/** The same where somebody types what they could press. */
const MISSED_MS = 30_000;
/** Of how many tables it is remembered when that was. */
const REMEMBERED = 1_000;

/** When to look whether what stands in a table's thread is still there: now and then, and where somebody seems to miss it. */
export class Looks {
  readonly #now: () => number;
  /** In ms by `now`, by table. */
  readonly #looked = new Map<string, number>();
  readonly #missed = new Map<string, number>();

  /** `now`: the tables' time, in ms. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether it is time to look, which counts as done then. At first what was posted just now is there. */
  isTime(table: string): boolean {
    const now = this.#now();
    const at = this.#looked.get(table);
    const isTime = at !== undefined && now - at >= EVERY_MS;
    if (isTime || at === undefined) note(this.#looked, table, now);
    return isTime;
  }

  /** Somebody seems to miss what they could press; false where that was so a moment ago. */
  missed(table: string): boolean {
    const now = this.#now();
    if (now - (this.#missed.get(table) ?? Number.NEGATIVE_INFINITY) < MISSED_MS) return false;
    note(this.#missed, table, now);
    note(this.#looked, table, Number.NEGATIVE_INFINITY);
    return true;
  }
}

function note(times: Map<string, number>, table: string, at: number): void {
  times.delete(table);
  times.set(table, at);
  const oldest = times.keys().next();
  if (times.size > REMEMBERED && !oldest.done) times.delete(oldest.value);
}
