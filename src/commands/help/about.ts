import { SlashCommandBuilder } from "discord.js";
import manifest from "../../../package.json" with { type: "json" };
import { say } from "../../views/words/index.ts";
import { type Command, reply } from "../shared/command.ts";
import { readersLanguage } from "../shared/language.ts";

/** Where this edition is at home, as the host of a copy may write it into package.json. */
const { version, homepage }: { version: string; homepage?: string } = manifest;

export const about = {
  data: new SlashCommandBuilder()
    .setName("about")
    .setDescription("What I am, my version, and where to read on")
    .toJSON(),
  async run(interaction, bot) {
    const language = await readersLanguage(interaction, bot);
    const servers = interaction.client.guilds.cache.size;
    let tables = 0;
    for await (const _ of bot.store.tables()) tables++;
    const lines = [
      say(language, "about-what", { version }),
      say(language, "about-busy", { tables, servers, since: `<t:${startedAt()}:R>` }),
      homepage === undefined ? say(language, "about-source") : say(language, "about-links", { home: homepage }),
      say(language, "about-on"),
      say(language, "about-owners"),
    ];
    return reply(lines.join("\n"));
  },
} satisfies Command;

/** When this process began, in s since the epoch. */
const startedAt = () => Math.round((Date.now() - performance.now()) / 1_000);
