import { SlashCommandBuilder } from "discord.js";
import { type Command, privately } from "../shared/command.ts";
import { whichTable } from "../shared/which-table.ts";
import { lookAtHand } from "./looking.ts";

export const hand = {
  data: new SlashCommandBuilder().setName("hand").setDescription("Your hand, shown only to you").toJSON(),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    return privately(await lookAtHand(found.table, interaction.user.id, bot));
  },
} satisfies Command;
