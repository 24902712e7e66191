/** Results for tests, and tables that come to one. */

import { type Action, type Game, legalActions } from "../../src/engine/index.ts";
import type { Result } from "../../src/records/result.ts";
import type { LogEntry } from "../../src/table/entry.ts";
import type { Tables } from "../../src/table/tables.ts";
import { opening, stored } from "../table/tables.ts";

const RACES = ["centauri", "narn", "minbari", "human"] as const;

/** A game that ended with these users in this order, the first as its winner; "0" is nobody on record. */
export function resultOf(table: string, users: readonly string[], at = 1): Result {
  return {
    table,
    at,
    rules: "engine",
    victory: "standard",
    seats: users.map((user, place) => ({
      user,
      ...(user === "0" ? {} : { name: `Player ${user}` }),
      race: RACES[place % RACES.length] ?? "human",
      faction: "babylon-project",
      place: place + 1,
      won: place === 0,
    })),
  };
}

/** A game of three under way, with every starting hand chosen; `practice`: the last seat is a practice opponent's. */
export async function begun(tables: Tables, id: string, practice = false): Promise<void> {
  const entries = opening(3).map((entry): LogEntry => {
    if (!practice || entry.type !== "joined" || entry.by !== "1003") return entry;
    return { type: "practice-seated", at: entry.at, by: "1001", seat: { ...entry.seat, userId: "practice-1" } };
  });
  await stored(tables, entries, id);
  for (const seat of [0, 1, 2]) await acts(tables, id, seat, (game) => legalActions(game, seat)[0]?.action);
}

/** A table of three where the last and then the second concede, so that the first one wins. */
export async function playedOut(tables: Tables, id: string): Promise<void> {
  await begun(tables, id);
  await concedes(tables, id, 2);
  await concedes(tables, id, 1);
}

export const concedes = (tables: Tables, id: string, seat: number): Promise<void> =>
  acts(tables, id, seat, () => ({ type: "concede", seat }));

async function acts(tables: Tables, id: string, seat: number, of: (game: Game) => Action | undefined): Promise<void> {
  const table = await tables.load(id);
  const action = table?.game ? of(table.game) : undefined;
  if (!table || !action) throw new Error("nothing can be done");
  const entry = { type: "acted", actions: [action] } as const;
  const by = table.seats[seat]?.userId ?? "";
  const acted = await tables.act(id, `${id} ${seat} ${action.type}`, by, () => ({ ok: true, entry }));
  if (acted.outcome !== "done") throw new Error(acted.outcome === "refused" ? JSON.stringify(acted.refused) : "again");
}
