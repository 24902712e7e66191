/** What happened at a table, told again and again: only what has been added since is played. */
import { madeInTurns } from "../piecemeal.ts";
import type { Loaded, Store } from "../store/index.ts";
import { parseEntry } from "./entry.ts";
import { givesUpOthers, inForce } from "./rebuild.ts";
import { type PlayedLog, played, type Replayed, verdict } from "./replay.ts";
import { savedTable } from "./saved.ts";
import type { Table } from "./table.ts";

/** The tables that a process holds on to: up to about 2 MB each after 1,000 actions. */
const KEPT = 20;

interface Known {
  version: number;
  /** The last entry that was played: another one in its place tells that a store has lost its last steps. */
  last: string | null;
  played: PlayedLog;
}

export class Histories {
  readonly #store: Store;
  /** The least lately used first. */
  readonly #known = new Map<string, Known>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** What playing the whole log again gives, of the table as it was loaded. */
  async of(id: string, loaded: Loaded, table: Table, edition: string): Promise<Replayed> {
    const { version } = loaded;
    const before = this.#known.get(id);
    const since = before && before.version <= version ? await this.#since(id, before, version) : null;
    // Some of what was played may have been given up or taken back.
    const start = since === null || since.some(givesUpOthers) ? undefined : before;
    const entries = (start && since) ?? (await this.#store.log(id)).slice(0, version);
    const counted = start ? entries : inForce(entries).map(({ line }) => line);
    const next = await madeInTurns(played(counted.map(parseEntry), start?.played));
    const steps = start ? [...start.played.steps, ...next.steps] : next.steps;
    this.#keep(id, { version, last: entries.at(-1) ?? start?.last ?? null, played: { ...next, steps } });
    // The same text is the same game; how it was written down may differ all the same.
    const isSame = next.isWhole && next.made !== null && savedTable(next.made).snapshot === loaded.snapshot;
    return {
      events: steps.flat(),
      steps,
      dealt: next.dealt,
      turns: next.turns,
      comesOut: isSame ? "same" : verdict(next, table, edition),
    };
  }

  /** The entries that were added; null where those before are not the ones that were played. */
  async #since(id: string, before: Known, version: number): Promise<string[] | null> {
    if (before.version === 0 || before.last === null) return null;
    const [last, ...since] = await this.#store.log(id, before.version - 1);
    return last === before.last ? since.slice(0, version - before.version) : null;
  }

  #keep(id: string, known: Known): void {
    this.#known.delete(id);
    this.#known.set(id, known);
    const oldest = this.#known.keys().next();
    if (this.#known.size > KEPT && !oldest.done) this.#known.delete(oldest.value);
  }
}
