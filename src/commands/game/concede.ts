import { read } from "../act.ts";
import { perform } from "../play.ts";
import { whichTable } from "../which-table.ts";
import type { Subcommand } from "./subcommand.ts";

export const concede = {
  name: "concede",
  build: (builder) => builder.setDescription("Leave the game for good; you are asked once more"),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    return perform(
      {
        table: found.table.id,
        key: interaction.id,
        userId: interaction.user.id,
        read: (moment) => read("concede", moment),
        silent: false,
      },
      bot,
    );
  },
} satisfies Subcommand;
