import { z } from "zod";
import type { Store } from "../src/store/index.ts";
import { removeTable } from "../src/table/removal.ts";

const snapshotSchema = z.looseObject({ phase: z.string(), name: z.string() });
const entrySchema = z.looseObject({ at: z.number() });

/** A table whose game is over, or that was closed, with the time of its last step in ms since the epoch. */
export interface PastTable {
  readonly id: string;
  readonly name: string;
  readonly at: number;
}

/** The tables that have been over since `before`, in ms since the epoch. What cannot be read is left out. */
export async function* pastTables(store: Store, before: number): AsyncGenerator<PastTable> {
  for await (const id of store.tables()) {
    const loaded = await store.load(id);
    if (loaded === null) continue;
    const table = read(snapshotSchema, loaded.snapshot);
    if (table?.phase !== "over" && table?.phase !== "ended") continue;
    const [last = ""] = (await store.log(id, loaded.version - 1)).slice(-1);
    const at = read(entrySchema, last)?.at;
    if (at !== undefined && at < before) yield { id, name: table.name, at };
  }
}

/** Removes tables with all that is kept of them beside the store's own: what their threads show, and who sits there. */
export async function removeTables(store: Store, ids: ReadonlySet<string>): Promise<void> {
  for (const id of ids) await removeTable(store, id);
  const without = (present: unknown) =>
    Array.isArray(present) ? present.filter((id) => typeof id !== "string" || !ids.has(id)) : present;
  for (const namespace of ["seats", "tables-of-guilds"]) {
    const documents = store.documents(namespace);
    for await (const [key, value] of documents.entries()) {
      if (Array.isArray(value) && value.some((id) => typeof id === "string" && ids.has(id)))
        await documents.update(key, without);
    }
  }
}

function read<T>(schema: z.ZodType<T>, text: string): T | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
