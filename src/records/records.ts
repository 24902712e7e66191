/** Every server's results, in the store's documents "records" by the server's id: a line a game. */

import type { Pieces } from "../piecemeal.ts";
import type { PersonalSettings } from "../settings/personal.ts";
import { type Store, Texts } from "../store/index.ts";
import { NO_USER } from "../table/table.ts";
import type { Promised } from "./promised.ts";
import { promiseIn } from "./promises.ts";
import { type Result, resultSchema, withoutThose } from "./result.ts";
import { promisesOf } from "./sums.ts";

/** So many results of a server are kept, the latest. */
export const MOST_RESULTS = 3_000;
/** The last readings that are kept. */
const MOST_REMEMBERED = 8;

export class Records {
  readonly #kept: Texts<readonly Result[]>;

  constructor(
    store: Pick<Store, "documents">,
    private readonly personal: PersonalSettings,
  ) {
    this.#kept = new Texts(store.documents("records"), {
      nothing: [],
      read,
      write: (results) => results,
      most: MOST_REMEMBERED,
    });
  }

  /** In the order in which the games ended; who is off the record now stands in none of them. */
  async of(guild: string): Promise<Result[]> {
    const results = await this.#kept.of(guild);
    const users = new Set(results.flatMap(({ seats }) => seats.map(({ user }) => user)));
    users.delete(NO_USER);
    const on = await this.onRecord([...users]);
    return withoutThose(results, (user) => on.has(user));
  }

  /** What a lobby of that server may say of how somebody keeps deadlines; null for who has not asked for it, or has nothing to show. */
  async promised(guild: string, user: string): Promise<Promised | null> {
    const { record, promise } = await this.personal.of(user);
    return record && promise ? promiseIn(promisesOf(user, await this.#kept.of(guild))) : null;
  }

  /** Who of them wants to be on record. */
  async onRecord(users: readonly string[]): Promise<Set<string>> {
    const on = new Set<string>();
    for (const user of users) if ((await this.personal.of(user)).record === true) on.add(user);
    return on;
  }

  /** Writes a result down: once for each table, however often it is noted; a later one of the same table takes its place. */
  note(guild: string, result: Result): Promise<void> {
    return this.#kept.change(guild, (present) => {
      const others = present.filter(({ table }) => table !== result.table);
      const next = [...others, result].sort((one, other) => one.at - other.at);
      return { next: next.slice(-MOST_RESULTS), result: undefined };
    });
  }
}

/** A line that another edition has written otherwise is passed over. */
function* read(lines: readonly string[]): Pieces<readonly Result[]> {
  const results: Result[] = [];
  for (const line of lines) {
    const parsed = resultSchema.safeParse(JSON.parse(line));
    if (parsed.success) results.push(parsed.data);
    yield;
  }
  return results;
}
