import { ChannelType } from "discord.js";
import { RULE_SETS } from "../../engine/index.ts";
import { tableName } from "../../table/lobby.ts";
import { PACES } from "../../table/table.ts";
import { plain } from "../../views/index.ts";
import { privately as privateMessage } from "../../views/message.ts";
import { RULE_SET_WORDS } from "../../views/words.ts";
import { type Answer, privately } from "../command.ts";
import { displayOf } from "../who.ts";
import { openTable } from "./open-table.ts";
import type { Subcommand } from "./subcommand.ts";

const PACE_WORDS = { live: "live: nobody is reminded", daily: "daily: a reminder after a day" } as const;

/** Discord's limit for a thread's name. */
export const THREAD_NAME = 100;

export const create = {
  name: "create",
  build: (builder) =>
    builder
      .setDescription("Open a table in a new thread")
      .addStringOption((option) =>
        option
          .setName("rules")
          .setDescription("Which rules to play by (engine, if you do not choose)")
          .addChoices(
            ...RULE_SETS.map((value) => ({
              name: value === "house" ? "house rules: one of these with changes" : RULE_SET_WORDS[value],
              value,
            })),
          ),
      )
      .addStringOption((option) =>
        option
          .setName("pace")
          .setDescription("Whether players are reminded")
          .addChoices(...PACES.map((value) => ({ name: PACE_WORDS[value], value }))),
      )
      .addStringOption((option) => option.setName("name").setDescription("What to call the table").setMaxLength(60)),
  async run(interaction, bot) {
    const { guildId, channel, user, options, id: key } = interaction;
    if (guildId === null) return no("A table needs a server: type this in one of its text channels.");
    // Typed at another table, it opens its own thread beside that one.
    const text = channel?.isThread() ? channel.parent : channel;
    if (text?.type !== ChannelType.GuildText) return no("Type this in a text channel of the server.");

    const rules = RULE_SETS.find((each) => each === options.getString("rules")) ?? "engine";
    const pace = PACES.find((each) => each === options.getString("pace")) ?? "live";
    const display = displayOf(interaction);
    const name = plain(options.getString("name") ?? tableName(display, rules), THREAD_NAME);
    return openTable({ key, userId: user.id, display, guild: guildId, channel: text.id, name, rules, pace }, bot);
  },
} satisfies Subcommand;

function no(content: string): Answer {
  return privately(privateMessage({ content }));
}
