import { SlashCommandBuilder } from "discord.js";
import manifest from "../../../package.json" with { type: "json" };
import { type Command, say } from "../shared/command.ts";

/** Where this edition is at home, as the host of a copy may write it into package.json. */
const { version, description, homepage }: { version: string; description: string; homepage?: string } = manifest;

export const about = {
  data: new SlashCommandBuilder()
    .setName("about")
    .setDescription("What I am, my version, and where to read on")
    .toJSON(),
  async run({ client }, bot) {
    let tables = 0;
    for await (const _ of bot.store.tables()) tables++;
    const lines = [
      `**B5 Moderator ${version}**: ${description.charAt(0).toLowerCase()}${description.slice(1)}.`,
      `${counted(tables, "table")} kept, ${counted(client.guilds.cache.size, "server")} served by this process, up since <t:${startedAt()}:R>.`,
      homepage === undefined
        ? "How to play, host and judge stands in `README.md` and `docs/` of my source, which comes with whoever hosts me; what I keep of you in `docs/privacy.md`, the terms in `docs/terms.md`."
        : `[Source and how to play](${homepage}) · [privacy](${homepage}/blob/main/docs/privacy.md) · [terms](${homepage}/blob/main/docs/terms.md)`,
      "`/help` says what you can do now, `/privacy show` what I keep of you.",
      "-# An unofficial tool of players. Babylon 5 and its card game belong to their owners.",
    ];
    return say(lines.join("\n"));
  },
} satisfies Command;

const counted = (count: number, thing: string) => `${count.toLocaleString("en")} ${thing}${count === 1 ? "" : "s"}`;

/** When this process began, in s since the epoch. */
const startedAt = () => Math.round((Date.now() - performance.now()) / 1_000);
