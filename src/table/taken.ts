/** Of how many steps it is remembered that they were taken. */
const REMEMBERED = 1_000;

/** The last steps that this process has taken, by their keys: what goes wrong after one has not kept it from counting. */
export class Taken {
  readonly #keys = new Set<string>();

  note(key: string): void {
    this.#keys.delete(key);
    this.#keys.add(key);
    const [oldest] = this.#keys;
    if (this.#keys.size > REMEMBERED && oldest !== undefined) this.#keys.delete(oldest);
  }

  has(key: string): boolean {
    return this.#keys.has(key);
  }
}
