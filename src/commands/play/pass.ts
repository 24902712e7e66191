import { SlashCommandBuilder } from "discord.js";
import type { Command } from "../shared/command.ts";
import { carryOut } from "./act.ts";

export const pass = {
  data: new SlashCommandBuilder().setName("pass").setDescription("Pass: do nothing now").toJSON(),
  run: (interaction, bot) => carryOut("pass", interaction, bot),
} satisfies Command;
