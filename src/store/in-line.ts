/** Work that waits in line by key: of one key, the next piece starts when the one before it is over, well or not. */
export class Lines {
  /** The last piece of work of each key. */
  readonly #last = new Map<string, Promise<unknown>>();

  /** Settles as `work` does, which starts when everything that came before it for `key` is over. */
  inLine<T>(key: string, work: () => Promise<T>): Promise<T> {
    const mine = (this.#last.get(key) ?? Promise.resolve()).then(work, work);
    this.#last.set(key, mine);
    const leave = () => {
      if (this.#last.get(key) === mine) this.#last.delete(key);
    };
    mine.then(leave, leave);
    return mine;
  }
}
