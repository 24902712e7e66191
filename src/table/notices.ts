import type { Store } from "../store/index.ts";
import type { Message } from "../views/index.ts";

/** What one player is to be told privately at the next opportunity, once: a private message needs an interaction. */
export class Notices {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async leave(userId: string, message: Message): Promise<void> {
    await this.#documents().set(userId, message);
  }

  /** The notice, which is then gone; null where there is none. */
  async take(userId: string): Promise<Message | null> {
    const notice = await this.#documents().get(userId);
    if (notice === undefined) return null;
    const mine = await this.#documents().delete(userId);
    return mine ? (notice as Message) : null; // a parsed boundary: only `leave` writes here
  }

  #documents() {
    return this.#store.documents("notices");
  }
}
