import { StoreBusy, StoreUnavailable } from "../../store/index.ts";
import { Refusing } from "../sending/messenger.ts";
import type { Posting } from "./posting.ts";

/**
 * The steps of one pass, each for itself: one that fails is tried again later, and keeps none of the others back. Only a
 * store that is away ends the pass.
 */
export class PassSteps {
  readonly #posting: Posting;

  constructor(posting: Posting) {
    this.#posting = posting;
  }

  /**
   * Takes a step that posts something in the thread. Rejects with `Refusing` where the thread takes no messages at all.
   * True where it was taken.
   */
  post(step: string, work: () => Promise<unknown>): Promise<boolean> {
    return this.#take(step, work, true);
  }

  /** Takes a step that play can do without for a while. True where it was taken. */
  tend(step: string, work: () => Promise<unknown>): Promise<boolean> {
    return this.#take(step, work, false);
  }

  /** How often in a row a step has failed. */
  tries(step: string): number {
    return this.#setbacks.tries(step);
  }

  async #take(step: string, work: () => Promise<unknown>, posts: boolean): Promise<boolean> {
    if (!this.#setbacks.may(step)) return false;
    try {
      await work();
      this.#setbacks.worked(step);
      return true;
    } catch (error) {
      if (error instanceof StoreUnavailable || error instanceof StoreBusy) throw error;
      if (posts && error instanceof Refusing && error.refuses === "place") throw error;
      this.#setbacks.failed(step, error);
      const { id: table, parts } = this.#posting;
      const what = error instanceof Refusing ? { code: error.code, route: error.route } : { err: error };
      parts.log.warn({ table, step, ...what }, "a step of a table's thread has to be taken again");
      return false;
    }
  }

  get #setbacks() {
    return this.#posting.parts.setbacks(this.#posting.id);
  }
}
