import type { AutocompleteInteraction, ChatInputCommandInteraction, SlashCommandSubcommandBuilder } from "discord.js";
import type { Bot } from "../shared/bot.ts";
import type { Answer, Choice } from "../shared/command.ts";

/** One subcommand of `/game`. */
export interface Subcommand {
  readonly name: string;
  build(builder: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder;
  run(interaction: ChatInputCommandInteraction, bot: Bot): Promise<Answer>;
  complete?(interaction: AutocompleteInteraction, bot: Bot): Promise<readonly Choice[]>;
}
