import { SlashCommandBuilder } from "discord.js";
import { PASS_UNTIL } from "../../table/ahead/ahead.ts";
import { UNTIL_WORDS } from "../../views/prompts/ahead-until.ts";
import type { Command } from "../shared/command.ts";
import { carryOutOrder } from "./act.ts";

export const pass = {
  data: new SlashCommandBuilder()
    .setName("pass")
    .setDescription("Pass: do nothing now")
    .addStringOption((option) =>
      option
        .setName("until")
        .setDescription("Pass by yourself until this comes about, in this action round")
        .addChoices(PASS_UNTIL.map((one) => ({ name: UNTIL_WORDS[one], value: UNTIL_WORDS[one] }))),
    )
    .toJSON(),
  run(interaction, bot) {
    const until = interaction.options.getString("until");
    return carryOutOrder(until === null ? "pass" : `pass until ${until}`, interaction, bot);
  },
} satisfies Command;
