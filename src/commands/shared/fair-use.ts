/** What one person may ask of the bot in a while, so that nobody takes it from the others. */
import { type LimitRule, memoryLimit, type RateLimit, type Store } from "../../store/index.ts";
import { type Language, say, type Tell } from "../../views/words/index.ts";

/** Commands and presses: nobody who plays quickly comes near. */
const QUICK = { name: "quick", most: 20, seconds: 5 } as const;
const STEADY = { name: "steady", most: 200, seconds: 300 } as const;
/** Choices are asked for with every letter that is typed. */
const COMPLETIONS = { name: "completions", most: 100, seconds: 10 } as const;
const UPLOADS = { name: "uploads", most: 20, seconds: 600 } as const;
const TABLES = { name: "tables", most: 5, seconds: 3_600 } as const;
/** Threads for tables that move: a judge may have to bring several out of a channel that was deleted. */
const MOVES = { name: "moves", most: 20, seconds: 3_600 } as const;
/** Calls for a judge, of one person and at one table. */
const CALLS = { name: "judge-calls", most: 4, seconds: 86_400 } as const;
const CALLS_AT_TABLE = { name: "table-judge-calls", most: 8, seconds: 86_400 } as const;
/** Requests to a site that somebody has named, of one server. */
const WEBHOOKS = { name: "webhook-requests", most: 10, seconds: 600 } as const;
const TABLES_OF_SERVER = { name: "server-tables", most: 20, seconds: 3_600 } as const;

/** Those that are counted in the store, by the user's id or the server's. */
export const LIMITS = [UPLOADS, TABLES, MOVES, CALLS, CALLS_AT_TABLE, WEBHOOKS, TABLES_OF_SERVER] as const;

/** Counts what each user asks for. What guards this process's own time is counted here; what is scarce, in the store. */
export class FairUse {
  readonly #quick: RateLimit;
  readonly #steady: RateLimit;
  readonly #completions: RateLimit;
  readonly #uploads: RateLimit;
  readonly #tables: RateLimit;
  readonly #serverTables: RateLimit;
  readonly #moves: RateLimit;
  readonly #calls: RateLimit;
  readonly #tableCalls: RateLimit;
  readonly #webhooks: RateLimit;

  /** `times`: how much more than a person a script may ask, where scripts play. */
  constructor(store: Pick<Store, "limit">, times = 1) {
    const more = (rule: LimitRule) => ({ ...rule, most: rule.most * times });
    this.#quick = memoryLimit(more(QUICK));
    this.#steady = memoryLimit(more(STEADY));
    this.#completions = memoryLimit(more(COMPLETIONS));
    this.#uploads = store.limit(more(UPLOADS));
    this.#tables = store.limit(more(TABLES));
    this.#serverTables = store.limit(more(TABLES_OF_SERVER));
    this.#moves = store.limit(more(MOVES));
    this.#calls = store.limit(more(CALLS));
    this.#tableCalls = store.limit(more(CALLS_AT_TABLE));
    this.#webhooks = store.limit(more(WEBHOOKS));
  }

  /** Counts a command or a press, with a file or without: null, or the sentence that says when it goes on. */
  async press(user: string, withFile: boolean): Promise<Tell | null> {
    const quick = await this.#quick.take(user);
    if (quick > 0) return waits("fair-quick", quick);
    const steady = await this.#steady.take(user);
    if (steady > 0) return waits("fair-steady", steady);
    return withFile ? this.file(user) : null;
  }

  /** Counts a file that has to be fetched and read: null, or the sentence that says when the next may be. */
  async file(user: string): Promise<Tell | null> {
    const wait = await this.#uploads.take(user);
    return wait > 0 ? waits("fair-files", wait) : null;
  }

  /** Counts one look for choices; false where there have been too many. */
  async completion(user: string): Promise<boolean> {
    return (await this.#completions.take(user)) === 0;
  }

  /** Counts a table that is about to be opened: null, or the sentence that says when the next may be. */
  async table(user: string, guild: string): Promise<Tell | null> {
    const own = await this.#tables.take(user);
    if (own > 0) return waits("fair-tables", own);
    const server = await this.#serverTables.take(guild);
    if (server === 0) return null;
    await this.#tables.giveBack(user);
    return waits("fair-server-tables", server);
  }

  /** Counts a table that is about to move: null, or the sentence that says when the next may. */
  async move(user: string): Promise<Tell | null> {
    const wait = await this.#moves.take(user);
    return wait === 0 ? null : waits("fair-moves", wait);
  }

  /** Counts a call for a judge: 0, or in how many ms the next may be made. */
  async judgeCall(user: string, table: string): Promise<number> {
    const own = await this.#calls.take(user);
    if (own > 0) return own;
    const here = await this.#tableCalls.take(table);
    if (here > 0) await this.#calls.giveBack(user);
    return here;
  }

  /** Counts a request to a site that a server's manager asks for: null, or the sentence that says when the next may be. */
  async webhook(guild: string): Promise<Tell | null> {
    const wait = await this.#webhooks.take(guild);
    return wait === 0 ? null : waits("fair-site", wait);
  }

  /** The call that was counted was not made. */
  async noJudgeCall(user: string, table: string): Promise<void> {
    await Promise.all([this.#calls.giveBack(user), this.#tableCalls.giveBack(table)]);
  }

  /** The table that was counted has not been opened. */
  async noTable(user: string, guild: string): Promise<void> {
    await Promise.all([this.#tables.giveBack(user), this.#serverTables.giveBack(guild)]);
  }
}

type Limit =
  | "fair-quick"
  | "fair-steady"
  | "fair-files"
  | "fair-tables"
  | "fair-server-tables"
  | "fair-moves"
  | "fair-site";

const waits =
  (limit: Limit, ms: number): Tell =>
  (language) =>
    say(language, limit, { in: inTime(ms, language) });

/** A time to wait in words: "in 3 seconds", "in 12 minutes". */
function inTime(ms: number, language: Language): string {
  const seconds = Math.max(1, Math.ceil(ms / 1_000));
  if (seconds < 90) return say(language, "fair-seconds", { count: seconds });
  return say(language, "fair-minutes", { count: Math.ceil(seconds / 60) });
}
