/** Tables where something was left unsaid: they are looked at in the order in which they came, a few at a time. */
export class Backlog {
  readonly #tables = new Set<string>();
  readonly #most: number;
  readonly #look: (table: string) => Promise<void>;
  readonly #changed: () => void;
  #underWay = 0;
  #closed = false;

  /** @param most how many are looked at at once. @param changed hears when more or fewer are left. */
  constructor(most: number, look: (table: string) => Promise<void>, changed: () => void) {
    this.#most = most;
    this.#look = look;
    this.#changed = changed;
  }

  /** How many wait or are being looked at. */
  get left(): number {
    return this.#tables.size + this.#underWay;
  }

  has(table: string): boolean {
    return this.#tables.has(table);
  }

  add(tables: readonly string[]): void {
    for (const table of tables) this.#tables.add(table);
    this.#goOn();
  }

  /** Somebody else looks at this one. */
  delete(table: string): void {
    this.#tables.delete(table);
  }

  /** No more is looked at than is under way. */
  close(): void {
    this.#closed = true;
    this.#tables.clear();
  }

  #goOn(): void {
    this.#changed();
    for (const table of this.#tables) {
      if (this.#underWay >= this.#most || this.#closed) return;
      this.#tables.delete(table);
      this.#underWay++;
      void this.#look(table).finally(() => {
        this.#underWay--;
        this.#goOn();
      });
    }
  }
}
