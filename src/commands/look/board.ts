import { SlashCommandBuilder } from "discord.js";
import { type Command, privately } from "../shared/command.ts";
import { whichTable } from "../shared/which-table.ts";
import { seeBoard } from "./looking.ts";

export const board = {
  data: new SlashCommandBuilder().setName("board").setDescription("Show the conflicts again").toJSON(),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    return privately(await seeBoard(found.table, interaction, bot));
  },
} satisfies Command;
