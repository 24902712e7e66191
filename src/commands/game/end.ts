import { tableRefuses } from "../../table/refusal.ts";
import { safe } from "../../views/index.ts";
import { button, buttonRows, privately as privateMessage } from "../../views/message.ts";
import { type Presses, privately, replacing } from "../command.ts";
import { refusedMessage } from "../refused.ts";
import { whichTable } from "../which-table.ts";
import { mayEnd } from "./may-end.ts";
import { closeStranded } from "./rebuild.ts";
import type { Subcommand } from "./subcommand.ts";

const endId = (table: string) => `end:${table}`;

export const end = {
  name: "end",
  build: (builder) => builder.setDescription("Close this table for good"),
  async run(interaction, bot) {
    const unread = await closeStranded(interaction, bot);
    if (unread !== null) return unread;
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    const { table } = found;
    if (!mayEnd(interaction, table)) {
      return privately(refusedMessage(tableRefuses({ code: "not-host", host: table.host }), table, bot));
    }
    return privately(
      privateMessage({
        content: `Close **${safe(table.name, 100)}** for everybody? The game cannot be taken up again.`,
        rows: buttonRows([button(endId(table.id), "Close the table", "grave")]),
      }),
    );
  },
} satisfies Subcommand;

/** The confirmation of `/game end`. */
export const endPresses = {
  press(customId) {
    const id = /^end:([a-z0-9]{1,12})$/.exec(customId)?.[1];
    if (id === undefined) return null;
    return async (interaction, bot) => {
      const table = await bot.tables.load(id);
      if (table === null) return replacing(refusedMessage(tableRefuses({ code: "no-table" }), null, bot));
      if (!mayEnd(interaction, table)) {
        return replacing(refusedMessage(tableRefuses({ code: "not-host", host: table.host }), table, bot));
      }
      const acted = await bot.tables.act(id, interaction.id, interaction.user.id, () => ({
        ok: true,
        entry: { type: "ended" },
      }));
      if (acted.outcome === "refused") return replacing(refusedMessage(acted.refused, acted.table, bot));
      return replacing(privateMessage({ content: "The table is closed." }));
    };
  },
} satisfies Presses;
