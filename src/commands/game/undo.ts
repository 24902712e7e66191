import { tableRefuses } from "../../table/refusal.ts";
import { seatOfUser } from "../../table/table.ts";
import { privately, say } from "../shared/command.ts";
import { refusedMessage } from "../shared/refused.ts";
import { whichTable } from "../shared/which-table.ts";
import type { Subcommand } from "./subcommand.ts";

export const undo = {
  name: "undo",
  build: (builder) => builder.setDescription("Take back your last effect by hand; where others have acted, ask them"),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    const acted = await bot.tables.act(found.table.id, interaction.id, interaction.user.id, (table) => {
      const seat = seatOfUser(table, interaction.user.id);
      const last = table.hand?.steps.findLast((step) => step.seat === seat);
      const effect = last?.id ?? 0;
      return seat === null
        ? { ok: false, refused: tableRefuses({ code: "not-seated" }) }
        : { ok: true, entry: { type: "hand-undone", effect } };
    });
    if (acted.outcome === "refused") return privately(refusedMessage(acted.refused, acted.table, bot));
    const asks = acted.table.objection !== undefined;
    const content = asks ? "Others have acted since, so they are asked in the thread. Play waits." : "It is undone.";
    return say(content);
  },
} satisfies Subcommand;
