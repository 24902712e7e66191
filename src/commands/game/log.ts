import { contextOf } from "../../table/context.ts";
import { bound, logLines } from "../../views/index.ts";
import { privately as privateMessage } from "../../views/message.ts";
import { privately } from "../command.ts";
import { whichTable } from "../which-table.ts";
import type { Subcommand } from "./subcommand.ts";

const LINES = 20;

export const log = {
  name: "log",
  build: (builder) => builder.setDescription("The last things that happened, shown only to you"),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    const lines = logLines(await bot.tables.events(found.table.id), contextOf(found.table)).slice(-LINES);
    return privately(privateMessage({ content: bound(lines.join("\n") || "Nothing has happened yet.", 2_000) }));
  },
} satisfies Subcommand;
