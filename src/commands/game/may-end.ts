import type { BaseInteraction } from "discord.js";
import type { Table } from "../../table/table.ts";
import { judgesTable, managesThreads } from "../shared/judges.ts";

/** The host; in the table's server its judges, and whoever may manage threads there. */
export function mayEndTable(asked: BaseInteraction, table: Pick<Table, "host" | "guild" | "thread">): boolean {
  return table.host === asked.user.id || judgesTable(asked, table) || managesThreads(asked, table);
}
