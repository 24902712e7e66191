import type { Store } from "../../store/index.ts";
import type { Message } from "../../views/index.ts";

export interface Notice {
  readonly key: string;
  readonly message: Message;
}

/** How many wait for one player at most; the oldest go. */
const MOST = 5;
/** What is said of a table: it is true no longer than there is that table. */
const OF_TABLE = ["barred", "curbed", "done-for"] as const;

/** The key of what is said of a table. */
export const noticeOf = (about: (typeof OF_TABLE)[number], table: string): string => `${about}:${table}`;

/** The table that what has this key is said of; null where it is of none. */
function tableIn(key: string): string | null {
  const about = OF_TABLE.find((each) => key.startsWith(noticeOf(each, "")));
  return about === undefined ? null : key.slice(noticeOf(about, "").length);
}

/** What one player is to be told privately at the next opportunity, once: a private message needs an interaction. */
export class Notices {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Another notice with the same `key` takes its place. */
  async leave(userId: string, message: Message, key = ""): Promise<void> {
    await this.#documents().update(userId, (present) =>
      [...noticesIn(present).filter((each) => each.key !== key), { key, message }].slice(-MOST),
    );
  }

  /** The oldest notice that still says something, which is then gone; null where there is none. */
  async take(userId: string): Promise<Notice | null> {
    // Mostly there is none, and nothing to write.
    if (noticesIn(await this.#documents().get(userId)).length === 0) return null;
    for (;;) {
      let taken: Notice | undefined;
      await this.#documents().update(userId, (present) => {
        const [first, ...others] = noticesIn(present);
        taken = first;
        return others.length > 0 ? others : undefined;
      });
      if (taken === undefined) return null;
      const table = tableIn(taken.key);
      if (table === null || (await this.#store.load(table)) !== null) return taken;
    }
  }

  /** What was to be said is no longer so. */
  async withdraw(userId: string, key: string): Promise<void> {
    if (!noticesIn(await this.#documents().get(userId)).some((each) => each.key === key)) return;
    await this.#documents().update(userId, (present) => {
      const others = noticesIn(present).filter((each) => each.key !== key);
      return others.length > 0 ? others : undefined;
    });
  }

  #documents() {
    return this.#store.documents("notices");
  }
}

/** A parsed boundary: only `leave` writes here, in earlier versions a single message. */
function noticesIn(document: unknown): readonly Notice[] {
  if (Array.isArray(document)) return document as readonly Notice[];
  return document === undefined ? [] : [{ key: "", message: document as Message }];
}
