import { SlashCommandBuilder } from "discord.js";
import { lookAtHelp } from "../look/looking.ts";
import { type Command, privately } from "../shared/command.ts";
import { readersLanguage } from "../shared/language.ts";
import { likelyTable } from "../shared/which-table.ts";

export const help = {
  data: new SlashCommandBuilder().setName("help").setDescription("What can I do now?").toJSON(),
  async run(interaction, bot) {
    const language = await readersLanguage(interaction, bot);
    const table = await likelyTable(interaction, bot);
    if (table?.thread === interaction.channelId) bot.missed?.(table.id);
    return privately(lookAtHelp(table, interaction.user.id, language, bot));
  },
} satisfies Command;
