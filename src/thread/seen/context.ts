import type { Table } from "../../table/table.ts";
import type { Context } from "../../views/index.ts";

/** What messages need to know of the table, besides a view. */
export function contextOf(table: Table): Context {
  return {
    table: table.id,
    tableName: table.name,
    ...(table.playedOn ? { origin: table.playedOn } : {}),
    ...(table.manners ? { manners: table.manners } : {}),
    people: table.seats.map(({ userId, display, playedBy }, seat) => ({
      seat,
      userId,
      display,
      ...(playedBy === undefined ? {} : { playedBy }),
    })),
  };
}

/** The same for telling what has happened, whoever played which seat then. */
export function pastContextOf(table: Table): Context {
  const ctx = contextOf(table);
  return { ...ctx, people: ctx.people.map(({ seat, userId, display }) => ({ seat, userId, display })) };
}
