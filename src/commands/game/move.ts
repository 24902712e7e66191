import { type BaseInteraction, ChannelType } from "discord.js";
import { unseated } from "../../table/entry-outcome.ts";
import { hasPart } from "../../table/moving.ts";
import { tableRefuses } from "../../table/refusal.ts";
import { isBotUser } from "../../table/seats/bot-users.ts";
import type { Table } from "../../table/table.ts";
import { tableLanguage } from "../../thread/seen/context.ts";
import { plain, safe } from "../../views/index.ts";
import { message } from "../../views/text/message.ts";
import { say } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, openly, reply } from "../shared/command.ts";
import { judgesTable } from "../shared/judges.ts";
import { addToThread } from "../shared/new-member.ts";
import { refusedPrivately } from "../shared/refused.ts";
import { whichTable } from "../shared/which-table.ts";
import { THREAD_NAME } from "./opening/create.ts";
import { tablePlaceOf } from "./opening/open-table.ts";
import { inNewThread, opening } from "./opening/open-thread.ts";
import { placeTyped } from "./opening/place.ts";
import type { Subcommand } from "./subcommand.ts";

const COMMAND = "/game move";

export const move = {
  name: "move",
  build: (builder) =>
    builder
      .setDescription("Go on with a table in a new thread, such as when its own was deleted")
      .addStringOption((option) =>
        option
          .setName("table")
          .setDescription("Which table (yours, if you do not choose)")
          .setAutocomplete(true)
          .setMaxLength(100),
      )
      .addStringOption((option) =>
        option
          .setName("name")
          .setDescription("What to call the new thread (as the table, if you do not choose)")
          .setMaxLength(THREAD_NAME),
      ),
  async run(interaction, bot) {
    const chosen = interaction.options.getString("table");
    const movable = await movableTables(interaction, bot);
    const named = chosen === null ? null : movable.find(({ id, name }) => id === chosen || name === chosen);
    if (named === undefined) return reply((language) => say(language, "move-none", { table: safe(chosen ?? "", 100) }));
    const found = await (named ? { ok: true as const, table: named } : onlyOne(interaction, movable, bot));
    return found.ok ? moveTable(interaction, found.table, bot) : found.answer;
  },
  async complete(interaction, bot) {
    const typed = interaction.options.getFocused().toLowerCase();
    const tables = await movableTables(interaction, bot);
    return tables
      .filter(({ name }) => name.toLowerCase().includes(typed))
      .map(({ id, name }) => ({ name: name.slice(0, 100), value: id }));
  },
} satisfies Subcommand;

type Typed = Parameters<NonNullable<Subcommand["run"]>>[0];

/** The open tables that somebody may move: the own ones, and in a server those that they have opened or may judge. */
async function movableTables(interaction: BaseInteraction, bot: Bot): Promise<Table[]> {
  const { guildId, user } = interaction;
  if (guildId === null) return bot.tables.ofUser(user.id);
  return (await bot.tables.open(guildId)).filter((table) => hasPart(table, user.id) || judgesTable(interaction, table));
}

/** Where none is named: the table of this thread, else the only one that it can be. */
async function onlyOne(interaction: Typed, movable: readonly Table[], bot: Bot): ReturnType<typeof whichTable> {
  const here = interaction.channelId === null ? null : await bot.tables.inThread(interaction.channelId);
  if (here !== null) return { ok: true, table: here };
  const own = movable.filter((table) => hasPart(table, interaction.user.id));
  const [only, ...others] = own.length > 0 ? own : movable;
  if (only && others.length === 0) return { ok: true, table: only };
  if (only) return { ok: false, answer: reply((language) => say(language, "move-several")) };
  return whichTable(interaction, bot);
}

async function moveTable(interaction: Typed, table: Table, bot: Bot): Promise<Answer> {
  const { id: key, user } = interaction;
  const judge = judgesTable(interaction, table);
  if (!judge && !hasPart(table, user.id)) {
    return refusedPrivately(tableRefuses(unseated(table, interaction.user.id)), table, bot);
  }
  if (table.phase === "ended") {
    return refusedPrivately(tableRefuses({ code: "not-playing", phase: table.phase }), table, bot);
  }
  const found = await placeMeant(interaction, table, bot);
  if (!found.ok) return reply(found.why);
  const { place } = found;
  const tooMany = await bot.fairUse.move(user.id);
  if (tooMany !== null) return reply(tooMany);
  const { language } = table;
  const first = opening(table.rules, table.hostDisplay, language);
  const by = judge ? { judge: true as const } : {};
  const put = (thread: string) =>
    bot.tables.act(table.id, key, user.id, () => ({
      ok: true,
      entry: { type: "moved", channel: place.channel, thread, ...by },
    }));
  const chosen = interaction.options.getString("name")?.trim() ?? "";
  const name = plain(chosen === "" ? table.name : chosen, THREAD_NAME);
  const opened = await inNewThread(place, { key, name, first, language, command: COMMAND }, put, bot);
  if (!opened.ok) return reply(opened.why);
  const { thread, acted } = opened;
  if (acted.outcome === "refused") return refusedPrivately(acted.refused, acted.table, bot);
  for (const { userId } of acted.table.seats) if (!isBotUser(userId)) void addToThread(acted.table, userId, bot);
  const told = { table: safe(table.name, 100), thread: `<#${thread}>` };
  return openly(message({ content: say(tableLanguage(acted.table), "move-gone-on", told) }));
}

/** Where it is typed, in the table's server; from elsewhere the channel that the table has been under. */
async function placeMeant(
  interaction: Typed,
  { guild, channel: old }: Table,
  bot: Bot,
): Promise<ReturnType<typeof placeTyped>> {
  const { channel: here, client } = interaction;
  const home = here?.isThread() ? here.parent : here;
  const isHome = home?.type === ChannelType.GuildText || home?.type === ChannelType.GuildForum;
  if (interaction.guildId === guild && isHome) return tablePlaceOf(interaction, COMMAND, bot);
  const channel = client.channels.cache.get(old) ?? null;
  const appPermissions = channel && "permissionsFor" in channel ? channel.permissionsFor(client.user) : null;
  // What is not known of that channel Discord says when it is asked.
  if (channel === null || appPermissions === null)
    return { ok: true, place: { guild, channel: old, post: null, hint: null } };
  return placeTyped({ guildId: guild, channel, appPermissions }, COMMAND);
}
