import { SlashCommandBuilder } from "discord.js";
import { type Command, privately } from "./command.ts";
import { lookAtHelp } from "./looking.ts";
import { likelyTable } from "./which-table.ts";

export const help = {
  data: new SlashCommandBuilder().setName("help").setDescription("What can I do now?").toJSON(),
  async run(interaction, bot) {
    return privately(lookAtHelp(await likelyTable(interaction, bot), interaction.user.id));
  },
} satisfies Command;
