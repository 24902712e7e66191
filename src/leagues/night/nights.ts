/** The nights of each league, as they are kept: a document each, a line for every entry. */
import { z } from "zod";
import { freshId } from "../../fresh-id.ts";
import type { Pieces } from "../../piecemeal.ts";
import { type Store, Texts } from "../../store/index.ts";
import { type Entry, type EntryOf, entrySchema, type Said } from "./entry.ts";
import { openedNight, replayedNight, withEntry } from "./replay.ts";
import { type Night, openPodsOf } from "./state.ts";
import type { NightProblem } from "./step.ts";

/** Of so many nights the last reading is kept. */
const MOST_REMEMBERED = 32;

/** Which night: the server, the league's id, and which of its nights, counted from 1. */
export interface NightRef {
  readonly guild: string;
  readonly league: string;
  readonly number: number;
}

/** A night with all that led to it. */
export interface KeptNight {
  readonly entries: readonly Entry[];
  readonly night: Night;
}

/** Who says something, and by which press; `moderator` where nobody does. */
export interface Speaker {
  readonly by: string;
  readonly as?: string;
  /** In ms since the epoch. */
  readonly at: number;
  /** The interaction's id, or what else happens once: what has it is written once, however often it comes. */
  readonly key?: string;
}

/** What is to be written about a night as it is now, one after the other, all or none; or why nothing is. */
export type DecideNight = (night: Night) => readonly Said[] | NightProblem;

export type NightActed =
  | { readonly outcome: "done"; readonly night: Night; readonly before: Night }
  /** The same press has come before, and was taken then. */
  | { readonly outcome: "again"; readonly night: Night }
  | { readonly outcome: "refused"; readonly night: Night; readonly problem: NightProblem }
  | { readonly outcome: "none" };

export class Nights {
  readonly #store: Store;
  readonly #kept: Texts<KeptNight | null>;
  readonly #heard = new Set<(ref: NightRef, night: Night) => void>();

  constructor(store: Store) {
    this.#store = store;
    this.#kept = new Texts<KeptNight | null>(store.documents("league-nights"), {
      nothing: null,
      read,
      write: (kept) => kept?.entries ?? [],
      most: MOST_REMEMBERED,
    });
  }

  /** A night with its entries; null where there is none. */
  of(ref: NightRef): Promise<KeptNight | null> {
    return this.#kept.of(keyOf(ref));
  }

  /** Opens a night, or gives the one that is there under this number already: whoever is second opens none. */
  async open(ref: NightRef, opening: EntryOf<"opened">): Promise<{ night: Night; fresh: boolean }> {
    // Named as running first: one too many is found out, one too few would be forgotten after a crash.
    await this.unfinished(ref);
    return this.#kept.change(keyOf(ref), (present) =>
      present === null
        ? fresh({ entries: [opening], night: openedNight(opening) })
        : { result: { night: present.night, fresh: false } },
    );
  }

  /**
   * Writes what `decide` says of the night as it is then. Where somebody else was faster, it is asked again, so it must be
   * pure; what stands against one of its entries stands against all.
   */
  async act(ref: NightRef, speaker: Speaker, decide: DecideNight): Promise<NightActed> {
    const acted = await this.#kept.change<NightActed>(keyOf(ref), (present) => {
      if (present === null) return { result: { outcome: "none" } };
      const { night: before, entries } = present;
      if (speaker.key !== undefined && before.keys.includes(speaker.key))
        return { result: { outcome: "again", night: before } };
      const said = decide(before);
      if (!isSaid(said)) return { result: { outcome: "refused", night: before, problem: said } };
      let night = before;
      const added: Entry[] = [];
      for (const each of said) {
        // What is read back is what is written: defaults are in it, and nothing that has no place there.
        const entry = entrySchema.parse({ ...each, ...speaker });
        const applied = withEntry(night, entry);
        if (!applied.ok) return { result: { outcome: "refused", night: before, problem: applied.problem } };
        night = applied.night;
        added.push(entry);
      }
      const result = { outcome: "done", night, before } as const;
      return added.length === 0 ? { result } : { next: { entries: [...entries, ...added], night }, result };
    });
    // What is put right of a night that is over has to be shown as well, whatever comes in between.
    if (acted.outcome === "done" && acted.before.phase === "ended" && isNew(acted)) await this.unfinished(ref);
    if (acted.outcome === "done") for (const listener of this.#heard) listener(ref, acted.night);
    return acted;
  }

  /** Calls `listener` after everything that this process writes about a night; the answer stops it. */
  changes(listener: (ref: NightRef, night: Night) => void): () => void {
    this.#heard.add(listener);
    return () => this.#heard.delete(listener);
  }

  /** Something of a night may be still to be shown: whoever watches looks at it, also after a start. */
  async unfinished(ref: NightRef): Promise<void> {
    await changeRunning(this.#store, (keys) => [...keys.filter((key) => key !== keyOf(ref)), keyOf(ref)]);
  }

  /** Nothing of a night that has ended is still to be shown: no start has to look at it any more. */
  async finished(ref: NightRef): Promise<void> {
    await changeRunning(this.#store, (keys) => keys.filter((key) => key !== keyOf(ref)));
  }

  /**
   * The nights that have not ended, or whose end is still to be shown, in no order: what a start has to look at, and whoever
   * watches clocks.
   */
  async running(): Promise<readonly NightRef[]> {
    const keys = keysOf(await this.#store.documents(RUNNING).get(ALL));
    return keys.flatMap((key) => refOf(key) ?? []);
  }

  /** The nights that are over, and since when in ms since the epoch; walks all nights, and passes over what it cannot read. */
  async *ended(): AsyncIterable<{ readonly ref: NightRef; readonly endedAt: number }> {
    for await (const [key] of this.#store.documents("league-nights").entries()) {
      const ref = refOf(key);
      const kept = ref && (await this.of(ref).catch(() => null));
      if (kept && kept.night.endedAt !== null) yield { ref, endedAt: kept.night.endedAt };
    }
  }

  /** Everything that is kept of a league's nights up to this one goes with the league. */
  async remove(guild: string, league: string, upTo: number): Promise<void> {
    await changeRunning(this.#store, (keys) => keys.filter((key) => !key.startsWith(`${guild}:${league}:`)));
    for (let number = 1; number <= upTo; number++) {
      await this.#store.documents("league-nights").delete(keyOf({ guild, league, number }));
    }
  }

  /** The nights that name somebody, with their entries; walks all nights. */
  async *naming(user: string): AsyncIterable<NightRef & KeptNight> {
    for await (const [key, text] of this.#store.documents("league-nights").entries()) {
      const ref = refOf(key);
      if (ref === null || typeof text !== "string" || !text.includes(`"${user}"`)) continue;
      const kept = await this.of(ref);
      if (kept !== null) yield { ...ref, ...kept };
    }
  }

  /** Calls somebody otherwise in every night, from its beginning on, but where they still play; says in how many. */
  async forget(user: string): Promise<number> {
    let nights = 0;
    for await (const { night, ...ref } of this.naming(user)) {
      if (night.phase !== "ended" && openPodsOf(night, user).length > 0) continue;
      const stand = `gone-${freshId()}`;
      await this.#kept.change(keyOf(ref), (present) => {
        if (present === null) return { result: undefined };
        const entries = present.entries.map((each) => renamed(each, user, stand));
        return { next: { ...present, entries }, result: undefined };
      });
      nights++;
    }
    return nights;
  }
}

/** The running nights of all servers stand in one document: they are looked for every few seconds, by one read. */
const RUNNING = "league-nights-running";
const ALL = "all";

const keysOf = (kept: unknown): readonly string[] => z.array(z.string()).catch([]).parse(kept);

async function changeRunning(store: Store, change: (keys: readonly string[]) => readonly string[]): Promise<void> {
  await store.documents(RUNNING).update(ALL, (present) => change(keysOf(present)));
}

/** No night of this server runs any more. */
export const endRunningIn = (store: Store, guild: string): Promise<void> =>
  changeRunning(store, (keys) => keys.filter((key) => !key.startsWith(`${guild}:`)));

export const keyOf = ({ guild, league, number }: NightRef): string => `${guild}:${league}:${number}`;

function refOf(key: string): NightRef | null {
  const [guild, league, number] = key.split(":");
  return guild && league && number ? { guild, league, number: Number(number) } : null;
}

const fresh = (kept: KeptNight) => ({ next: kept, result: { night: kept.night, fresh: true } });

/** Whether anything came of it but where a message stands. */
const isNew = ({ night, before }: { night: Night; before: Night }): boolean => night.rounds !== before.rounds;

const isSaid = (said: readonly Said[] | NightProblem): said is readonly Said[] => Array.isArray(said);

/** What an earlier version left out has its default; an entry that cannot be read makes the whole night unreadable. */
function* read(lines: readonly string[]): Pieces<KeptNight> {
  const entries: Entry[] = [];
  for (const line of lines) {
    entries.push(entrySchema.parse(JSON.parse(line)));
    yield;
  }
  return { entries, night: yield* replayedNight(entries) };
}

const FORMER = "A former player";

/** The entry with somebody else's id where this user's stood, and without what they were called. */
function renamed(entry: Entry, user: string, stand: string): Entry {
  return entrySchema.parse(renamedIn(entry, user, stand));
}

function renamedIn(value: unknown, user: string, stand: string): unknown {
  if (value === user) return stand;
  if (Array.isArray(value)) return value.map((each) => renamedIn(each, user, stand));
  if (typeof value !== "object" || value === null) return value;
  const inside = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamedIn(each, user, stand)]));
  if ("user" in value && value.user === user && "name" in value) return { ...inside, name: FORMER };
  return "by" in value && value.by === user && "as" in value ? { ...inside, as: FORMER } : inside;
}
