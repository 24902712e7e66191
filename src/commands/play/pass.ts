import { SlashCommandBuilder } from "discord.js";
import type { Command } from "../shared/command.ts";
import { carryOutOrder } from "./act.ts";

export const pass = {
  data: new SlashCommandBuilder().setName("pass").setDescription("Pass: do nothing now").toJSON(),
  run: (interaction, bot) => carryOutOrder("pass", interaction, bot),
} satisfies Command;
