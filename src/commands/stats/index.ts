/** `/stats`: one's own record in a server, the server's, and the same as a file. */
import { type ChatInputCommandInteraction, SlashCommandBuilder } from "discord.js";
import { recordsCsv } from "../../records/file.ts";
import { factionsOf, playersOf, promisesOf, racesOf } from "../../records/sums.ts";
import { noRecordHere, ownRecordMessage, serverRecordMessage } from "../../views/records/stats.ts";
import { changedIn, inWords } from "../../views/text/message.ts";
import { say } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, type Command, privately, reply } from "../shared/command.ts";
import { mayNotOrganise, mayOrganise } from "../shared/judges.ts";

export const stats = {
  data: new SlashCommandBuilder()
    .setName("stats")
    .setDescription("What finished games came to, for whoever wants to be on record")
    .addSubcommand((sub) => sub.setName("me").setDescription("Your own record in this server, for you alone"))
    .addSubcommand((sub) => sub.setName("server").setDescription("The record of this server: places and ratings"))
    .addSubcommand((sub) =>
      sub.setName("export").setDescription("Judges and organisers: all results of this server as CSV"),
    )
    .toJSON(),
  async run(interaction, bot) {
    const { guildId } = interaction;
    if (guildId === null) return privately(noRecordHere());
    switch (interaction.options.getSubcommand()) {
      case "me":
        return me(interaction.user.id, guildId, bot);
      case "server":
        return server(interaction, guildId, bot);
      default:
        return exported(interaction, guildId, bot);
    }
  },
} satisfies Command;

async function me(user: string, guild: string, bot: Bot): Promise<Answer> {
  const results = await bot.records.of(guild);
  const { record } = await bot.settings.personal.of(user);
  const own = (await playersOf(results)).filter((each) => each.user === user);
  return privately(ownRecordMessage(own, promisesOf(user, results), record === true));
}

/** Which races and factions win is for those who run leagues. */
async function server(asked: ChatInputCommandInteraction, guild: string, bot: Bot): Promise<Answer> {
  const results = await bot.records.of(guild);
  const sides = mayOrganise(asked) ? { races: racesOf(results), factions: factionsOf(results) } : null;
  return privately(serverRecordMessage(await playersOf(results), results.length, sides));
}

async function exported(asked: ChatInputCommandInteraction, guild: string, bot: Bot): Promise<Answer> {
  if (!mayOrganise(asked)) return reply(mayNotOrganise(asked));
  const results = await bot.records.of(guild);
  if (results.length === 0) return reply((language) => say(language, "aside-no-games"));
  const games = inWords((language) => say(language, "aside-games", { games: results.length }));
  const files = [{ name: "results.csv", text: recordsCsv(results) }];
  return privately(changedIn(games, (shown) => ({ ...shown, files })));
}
