/** Tables for those that go through many: one that can never be read keeps nobody from the others. */
import { isOwnGame } from "./seats/played-on.ts";
import { type Table, Unreadable } from "./table.ts";
import type { Tables } from "./tables.ts";

/** Null where there is no such table, or it cannot be read. Rejects where the store does not answer. */
export function readable(tables: Pick<Tables, "load">, id: string): Promise<Table | null> {
  return tables.load(id).catch((error: unknown) => {
    if (error instanceof Unreadable) return null;
    throw error;
  });
}

/**
 * The tables of a server, and these besides, at which a game of its own is played: no lesson, and no practice from a moment
 * of another game.
 */
export async function gamesIn(
  tables: Pick<Tables, "load" | "idsIn">,
  guild: string,
  known: readonly string[],
): Promise<Table[]> {
  const found: Table[] = [];
  for (const id of new Set([...known, ...(await tables.idsIn(guild))])) {
    const table = await readable(tables, id);
    if (table !== null && isOwnGame(table) && table.guild === guild) found.push(table);
  }
  return found;
}
