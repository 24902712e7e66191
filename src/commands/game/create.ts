import { randomUUID } from "node:crypto";
import { ChannelType } from "discord.js";
import { checkSetup, RULE_SETS } from "../../engine/index.ts";
import { newTableId, tableName } from "../../table/lobby.ts";
import { Refusing } from "../../table/messenger.ts";
import { PACES } from "../../table/table.ts";
import { encodePress, plain, refusalSentence, safe } from "../../views/index.ts";
import { button, buttonRows, message, privately as privateMessage } from "../../views/message.ts";
import { RULE_SET_WORDS } from "../../views/words.ts";
import { type Answer, openly, privately } from "../command.ts";
import { refusedMessage } from "../refused.ts";
import { displayOf } from "../who.ts";
import type { Subcommand } from "./subcommand.ts";

const PACE_WORDS = { live: "live: nobody is reminded", daily: "daily: a reminder after a day" } as const;

/** How long a command stays claimed, in ms: longer than anybody takes to hear of it. */
const CLAIM_MS = 60_000;

/** Discord's limit for a thread's name. */
const THREAD_NAME = 100;

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
            ...RULE_SETS.filter((id) => id !== "house").map((value) => ({ name: RULE_SET_WORDS[value], value })),
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
    const { guildId, channelId, channel, user, options, id: key } = interaction;
    if (guildId === null) return no("A table needs a server: type this in one of its text channels.");
    if (channel?.isThread()) return no("A table gets its own thread: type this in a text channel, not in a thread.");
    if (channel?.type !== ChannelType.GuildText) return no("Type this in a text channel of the server.");

    const rules = RULE_SETS.find((each) => each === options.getString("rules")) ?? "engine";
    // An empty setup is refused for its rules before it is for its seats.
    const refused = checkSetup({ rules, seats: [], cards: [] });
    if (refused?.code === "rules-not-moderated") return no(refusalSentence(refused.code, refused.facts));
    const pace = PACES.find((each) => each === options.getString("pace")) ?? "live";
    const display = displayOf(interaction);
    const name = plain(options.getString("name") ?? tableName(display, rules), THREAD_NAME);
    // Where two processes hear the same command, one opens the thread.
    if (!(await bot.store.lease(`create:${key}`, randomUUID(), CLAIM_MS))) return { kind: "none" };
    let thread: string;
    try {
      thread = await bot.messenger.openThread(channelId, name);
    } catch (error) {
      if (!(error instanceof Refusing)) throw error;
      return no(
        "I may not open threads here. Ask for the permissions Create Public Threads and Send Messages in Threads.",
      );
    }
    const id = newTableId();
    const guild = guildId;
    const acted = await bot.tables.create(id, key, user.id, {
      type: "created",
      id,
      guild,
      channel: channelId,
      thread,
      name,
      rules,
      pace,
      hostDisplay: display,
    });
    if (acted.outcome === "refused") return privately(refusedMessage(acted.refused, null, bot));
    const join = encodePress({ table: id, decision: 0, verb: "join", key: "" });
    return openly(
      message({
        content: `**${safe(name, THREAD_NAME)}** is open in <#${thread}>. Take a seat:`,
        rows: buttonRows([button(join, "Join", "good")]),
      }),
    );
  },
} satisfies Subcommand;

function no(content: string): Answer {
  return privately(privateMessage({ content }));
}
