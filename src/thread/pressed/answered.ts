/** How long the answer to a press may take to arrive, in ms; what is not heard of by then is edited after all. */
const ANSWER_MS = 4_000;
/** How long it is remembered what an answer has made of a message, in ms. */
const REMEMBERED_MS = 60_000;

/**
 * Messages that the answer to a press brings up to date, so that they need no edit besides. What another process answers is
 * not known here: that message is edited to the same once more.
 */
export class Answered {
  readonly #shown = new Map<string, Promise<string | null>>();

  /**
   * A press on this message is being answered: its edits wait for what comes of it. The answer is called with the hash of
   * the body that the message shows now, null where it was left as it is.
   */
  begin(message: string): (hash: string | null) => void {
    let settle: (hash: string | null) => void = () => {};
    const before = this.#shown.get(message);
    const own = new Promise<string | null>((resolve) => {
      settle = resolve;
      setTimeout(resolve, ANSWER_MS, null).unref();
    });
    // Of several presses on one message, one may have changed it, whichever comes last.
    const shown = Promise.all([before ?? null, own]).then(([earlier, now]) => now ?? earlier);
    this.#shown.set(message, shown);
    setTimeout(() => this.#forget(message, shown), REMEMBERED_MS).unref();
    return settle;
  }

  /** Hash of the body that an answer has given the message lately; null where none has. Told once. */
  async shown(message: string): Promise<string | null> {
    const shown = this.#shown.get(message);
    if (shown === undefined) return null;
    const hash = await shown;
    this.#forget(message, shown);
    return hash;
  }

  #forget(message: string, shown: Promise<string | null>): void {
    if (this.#shown.get(message) === shown) this.#shown.delete(message);
  }
}
