/** What was made of texts that are read again and again, by key, as long as the text under the key stays the same. */
export class Remembered<T> {
  readonly #most: number;
  readonly #made = new Map<string, { text: string; value: Promise<T> }>();

  /** @param most of how many keys; the one that was asked for the longest time ago is forgotten first */
  constructor(most: number) {
    this.#most = most;
  }

  /** What is made of this text, once, however many ask for it meanwhile. What fails is tried again the next time. */
  of(key: string, text: string, make: () => Promise<T>): Promise<T> {
    const known = this.#made.get(key);
    this.#made.delete(key);
    const kept = known?.text === text ? known : { text, value: make() };
    this.#made.set(key, kept);
    kept.value.catch(() => {
      if (this.#made.get(key) === kept) this.#made.delete(key);
    });
    const [oldest] = this.#made.keys();
    if (this.#made.size > this.#most && oldest !== undefined) this.#made.delete(oldest);
    return kept.value;
  }
}
