import { SlashCommandBuilder } from "discord.js";
import { carryOut } from "./act.ts";
import type { Command } from "./command.ts";

export const pass = {
  data: new SlashCommandBuilder().setName("pass").setDescription("Pass: do nothing now").toJSON(),
  run: (interaction, bot) => carryOut("pass", interaction, bot),
} satisfies Command;
