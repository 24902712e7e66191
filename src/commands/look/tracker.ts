import { SlashCommandBuilder } from "discord.js";
import { type Command, privately } from "../shared/command.ts";
import { whichTable } from "../shared/which-table.ts";
import { seeTracker } from "./looking.ts";

export const tracker = {
  data: new SlashCommandBuilder().setName("tracker").setDescription("Show again where the game stands").toJSON(),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    return privately(await seeTracker(found.table, interaction, bot));
  },
} satisfies Command;
