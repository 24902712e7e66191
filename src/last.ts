/** What was made of the key that was asked for last; of another one it is made anew. */
export class Last<Key, Made> {
  #known: { readonly key: Key; readonly made: Made } | null = null;

  of(key: Key, make: () => Made): Made {
    if (this.#known === null || this.#known.key !== key) this.#known = { key, made: make() };
    return this.#known.made;
  }
}
