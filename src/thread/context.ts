import type { Table } from "../table/table.ts";
import type { Context } from "../views/index.ts";

/** What messages need to know of the table, besides a view. */
export function contextOf(table: Table): Context {
  return {
    table: table.id,
    tableName: table.name,
    people: table.seats.map(({ userId, display }, seat) => ({ seat, userId, display })),
  };
}
