/** Who decides about a table: the judges of its own server, and none of them who sits there. */
import type { BaseInteraction } from "discord.js";
import { sitsThere } from "../../table/calls/call.ts";
import { tableRefuses } from "../../table/refusal.ts";
import type { Table } from "../../table/table.ts";
import type { Bot } from "./bot.ts";
import type { Answer } from "./command.ts";
import { judgesTable, notItsJudge } from "./judges.ts";
import { refusedPrivately } from "./refused.ts";

/** To who does not judge this table, or sits at it; null to who does. */
export function notForThem(asked: BaseInteraction, table: Table, bot: Bot): Answer | null {
  if (!judgesTable(asked, table)) return notItsJudge(asked, table);
  if (!sitsThere(table, asked.user.id)) return null;
  return refusedPrivately(tableRefuses({ code: "judge-sits" }), table, bot);
}
