import { SlashCommandBuilder } from "discord.js";
import { read } from "./act.ts";
import type { Command } from "./command.ts";
import { perform } from "./play.ts";
import { whichTable } from "./which-table.ts";

export const pass = {
  data: new SlashCommandBuilder().setName("pass").setDescription("Pass: do nothing now").toJSON(),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    return perform(
      {
        table: found.table.id,
        key: interaction.id,
        userId: interaction.user.id,
        read: (moment) => read("pass", moment),
        silent: false,
      },
      bot,
    );
  },
} satisfies Command;
