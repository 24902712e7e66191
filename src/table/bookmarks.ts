/** What is kept of a table for one person alone: how far they have read, and what they have written down for themselves. */
import { z } from "zod";
import type { Documents, Store } from "../store/index.ts";

/** The longest note, in UTF-16 units. */
export const NOTE_MOST = 500;

export interface Bookmark {
  /** How many entries the table's log had when they last looked; 0 before the first look. */
  readonly place: number;
  /** "" where there is none. */
  readonly note: string;
}

const bookmarkSchema = z.object({ place: z.number().optional(), note: z.string().optional() });
/** By user. What cannot be read is as good as nothing: nobody is kept from the own hand by it. */
const tableSchema = z.record(z.string(), bookmarkSchema).catch({});
type Kept = z.infer<typeof tableSchema>;

/** One document a table, beside its log: looking is no step of the game, and takes no turn in its line. */
export class Bookmarks {
  readonly #store: Pick<Store, "documents">;

  constructor(store: Pick<Store, "documents">) {
    this.#store = store;
  }

  async of(table: string, user: string): Promise<Bookmark> {
    const { place = 0, note = "" } = tableSchema.parse(await this.#documents().get(table))[user] ?? {};
    return { place, note };
  }

  /** This user has seen everything up to this place of the log. One who has seen more stays there. */
  async see(table: string, user: string, place: number): Promise<void> {
    await this.#change(table, user, (kept) => ({ ...kept, place: Math.max(place, kept.place ?? 0) }));
  }

  /** Writes the note, cut to what a note may hold; "" takes it away. */
  async write(table: string, user: string, note: string): Promise<void> {
    await this.#change(table, user, ({ note: _, ...kept }) =>
      note === "" ? kept : { ...kept, note: note.slice(0, NOTE_MOST) },
    );
  }

  /** All that is kept of this user, by table. */
  async ofUser(user: string): Promise<{ table: string; place: number; note: string }[]> {
    const found: { table: string; place: number; note: string }[] = [];
    for await (const [table, document] of this.#documents().entries()) {
      const { place = 0, note = "" } = tableSchema.parse(document)[user] ?? {};
      if (place > 0 || note !== "") found.push({ table, place, note });
    }
    return found;
  }

  /** Forgets this user at every table. */
  async forget(user: string): Promise<void> {
    for (const { table } of await this.ofUser(user))
      await this.#documents().update(table, (present) => {
        const { [user]: _, ...others } = tableSchema.parse(present);
        return Object.keys(others).length === 0 ? undefined : others;
      });
  }

  async #change(table: string, user: string, change: (kept: Kept[string]) => Kept[string]): Promise<void> {
    await this.#documents().update(table, (present) => {
      const all = tableSchema.parse(present);
      return { ...all, [user]: change(all[user] ?? {}) };
    });
  }

  #documents(): Documents {
    return this.#store.documents("bookmarks");
  }
}
