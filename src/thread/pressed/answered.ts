import { orAfter } from "../../or-after.ts";

/** How long the answer to a press may take to arrive, in ms; what is not heard of by then is edited after all. */
const ANSWER_MS = 4_000;
/** How long it is remembered what an answer has made of a message, in ms. */
const REMEMBERED_MS = 60_000;

/**
 * Messages that the answer to a press brings up to date, so that they need no edit besides. What another process answers is
 * not known here: that message is edited to the same once more.
 */
export class Answered {
  /** The one that was pressed the longest time ago first. */
  readonly #shown = new Map<string, { readonly hash: Promise<string | null>; readonly until: number }>();

  /**
   * A press on this message is being answered: its edits wait for what comes of it. The answer is called with the hash of
   * the body that the message shows now, null where it was left as it is.
   */
  begin(message: string): (hash: string | null) => void {
    this.#forgetOld();
    let settle: (hash: string | null) => void = () => {};
    const given = new Promise<string | null>((resolve) => {
      settle = resolve;
    });
    const own = orAfter(ANSWER_MS, given, null);
    const before = this.#shown.get(message)?.hash ?? null;
    // Of several presses on one message, one may have changed it, whichever comes last.
    const hash = Promise.all([before, own]).then(([earlier, now]) => now ?? earlier);
    this.#shown.delete(message);
    this.#shown.set(message, { hash, until: performance.now() + REMEMBERED_MS });
    return settle;
  }

  /** Hash of the body that an answer has given the message lately; null where none has. Told once. */
  async shown(message: string): Promise<string | null> {
    const shown = this.#shown.get(message);
    if (shown === undefined || shown.until <= performance.now()) return null;
    const hash = await shown.hash;
    if (this.#shown.get(message) === shown) this.#shown.delete(message);
    return hash;
  }

  #forgetOld(): void {
    const now = performance.now();
    for (const [message, { until }] of this.#shown) {
      if (until > now) return;
      this.#shown.delete(message);
    }
  }
}
