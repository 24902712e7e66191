import { contextOf } from "../../thread/context.ts";
import { bound, logLines, NOT_AS_PLAYED, safe } from "../../views/index.ts";
import { wayOn } from "../../views/prompts/notices.ts";
import { privateMessage } from "../../views/text/message.ts";
import { privately } from "../shared/command.ts";
import { sitsAt, whichTable } from "../shared/which-table.ts";
import type { Subcommand } from "./subcommand.ts";

const LINES = 20;

export const log = {
  name: "log",
  build: (builder) => builder.setDescription("The last things that happened, shown only to you"),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    const replay = await bot.tables.history(found.table.id);
    const { table, events, comesOut } = replay ?? { table: found.table, events: [], comesOut: "same" };
    const lines = logLines(events, contextOf(table)).slice(-LINES);
    if (comesOut !== "same") lines.unshift(`-# ${NOT_AS_PLAYED}`);
    const rows = table.phase === "playing" && sitsAt(table, interaction.user.id) ? wayOn(contextOf(table)) : [];
    const last = bound(lines.join("\n") || "Nothing has happened yet.", 1_900);
    return privately(privateMessage({ content: `**${safe(table.name, 60)}**, the last lines:\n${last}`, rows }));
  },
} satisfies Subcommand;
