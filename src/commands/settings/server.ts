/** `/settings server`: who judges, what new tables begin with, and where they may be opened. */
import {
  ChannelType,
  type ChatInputCommandInteraction,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
} from "discord.js";
import { RULE_SETS } from "../../engine/index.ts";
import { readDuration } from "../../settings/duration.ts";
import {
  CUSTOM_MS,
  EXPIRIES,
  keptChoice,
  MOST_PLACES,
  nextChoice,
  type OfServer,
  PACES,
  PICTURE_CHOICES,
  type ServerChange,
  TIMINGS,
} from "../../settings/index.ts";
import {
  DEADLINE_FIELD,
  deadlineForm,
  mayNotWriteThere,
  newTablesMessage,
  noPlace,
  noServerSettings,
  noSuchDeadline,
  parseServerPress,
  SERVER_PRESSES,
  type ServerVerb,
  serverMessage,
} from "../../views/settings/server.ts";
import { inWords, type Message } from "../../views/text/message.ts";
import { LANGUAGES, say } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately, replacing } from "../shared/command.ts";
import { managesServer } from "../shared/judges.ts";
import { readersLanguage } from "../shared/language.ts";
import { alike, presses } from "../shared/presses.ts";

const refused = (why: "only" | "not-theirs" | "no-time"): Message =>
  inWords((language) => noServerSettings(why, language));

/** A table gets a thread in the one, and a post in the other. */
const HOMES: readonly ChannelType[] = [ChannelType.GuildText, ChannelType.GuildForum];

export async function server(interaction: ChatInputCommandInteraction, bot: Bot): Promise<Answer> {
  const { guildId, options } = interaction;
  if (guildId === null) return privately(refused("only"));
  const may = managesServer(interaction);
  const change: { -readonly [K in keyof ServerChange]: ServerChange[K] } = {};
  const role = options.getRole("judges");
  // Everybody has the role that is called as the server: it says nothing.
  if (role !== null) change.judgeRole = role.id === guildId ? null : role.id;
  const organises = options.getRole("organisers");
  if (organises !== null) change.organiserRole = organises.id === guildId ? null : organises.id;
  const rules = RULE_SETS.find((each) => each === options.getString("rules"));
  if (rules !== undefined) change.rules = rules;
  const pace = PACES.find((each) => each === options.getString("pace"));
  if (pace !== undefined) change.pace = pace;
  const expiry = EXPIRIES.find((each) => each === options.getString("expiry"));
  if (expiry !== undefined) change.expiry = expiry;
  const language = LANGUAGES.find((each) => each === options.getString("language"));
  if (language !== undefined) change.language = language;
  const pictures = PICTURE_CHOICES.find((each) => each === options.getString("pictures"));
  if (pictures !== undefined) change.pictures = keptChoice(pictures);
  const games = options.getInteger("games");
  if (games !== null) change.games = games === 0 ? null : games;
  const text = options.getString("deadline");
  if (text !== null) {
    const read = readDuration(text, CUSTOM_MS);
    if (!read.ok) return privately(inWords((language) => noSuchDeadline(text, language)));
    Object.assign(change, { pace: "custom", deadline: read.ms });
  }
  const digest = options.getChannel("digest");
  if (digest !== null && may && !mayWriteIn(interaction, digest.id))
    return privately(inWords((language) => mayNotWriteThere(digest.id, language)));
  const calls = options.getChannel("calls");
  if (calls !== null && may && !mayWriteIn(interaction, calls.id))
    return privately(inWords((language) => mayNotWriteThere(calls.id, language)));
  const place = options.getChannel("place");
  if (place !== null && !HOMES.includes(place.type))
    return privately(inWords((language) => noPlace(place.id, language)));
  const before = await bot.settings.servers.of(guildId);
  if (place === null && digest === null && calls === null && Object.keys(change).length === 0)
    return privately(await shown(guildId, before, may, null, bot));
  if (!may) return privately(refused("not-theirs"));
  if (change.pace === "custom" && change.deadline === undefined && before.deadline === undefined)
    return privately(refused("no-time"));
  if (digest !== null) {
    // What stands at the tables already is no news.
    if (before.digest === undefined) await bot.digests.begin(guildId);
    change.digest = digest.id === before.digest ? null : digest.id;
  }
  if (calls !== null) change.calls = calls.id === before.calls ? null : calls.id;
  const after = await bot.settings.servers.change(guildId, ({ places = [] }) => ({
    ...change,
    ...(place === null ? {} : { places: toggled(places, place.id) }),
  }));
  return privately(await shown(guildId, after, may, "changed", bot));
}

/** A server's settings, with what whoever may manage it is to know of its site. */
async function shown(guild: string, of: OfServer, may: boolean, lead: "changed" | null, bot: Bot): Promise<Message> {
  return serverMessage(of, may, lead, may ? await bot.webhooks.of(guild) : null);
}

/** Whether the bot may write in a channel of the server, as far as it knows. */
function mayWriteIn({ guild }: ChatInputCommandInteraction, channel: string): boolean {
  const me = guild?.members.me;
  const may = me ? guild.channels.cache.get(channel)?.permissionsFor(me) : null;
  return may?.has([PermissionFlagsBits.ViewChannel, PermissionFlagsBits.SendMessages]) ?? true;
}

/** A channel that is named again is taken away. */
function toggled(places: readonly string[], id: string): string[] | null {
  const next = places.includes(id) ? places.filter((each) => each !== id) : [...places, id].slice(-MOST_PLACES);
  return next.length === 0 ? null : next;
}

/** The buttons, menus and the form of `/settings server`. */
export const serverPresses = presses({
  word: "server",
  parse: parseServerPress,
  press: alike(SERVER_PRESSES, pressed),
  submit: { deadline: submitted },
});

const USUAL: ServerChange = { rules: null, pace: null, deadline: null, expiry: null, timing: null, language: null };

async function pressed(
  interaction: MessageComponentInteraction,
  { verb }: { verb: ServerVerb },
  bot: Bot,
): Promise<Answer> {
  const { guildId } = interaction;
  if (guildId === null) return replacing(refused("only"));
  const may = managesServer(interaction);
  const before = await bot.settings.servers.of(guildId);
  if (verb === "show") return replacing(await shown(guildId, before, may, null, bot));
  if (!may) return replacing(refused("not-theirs"));
  const values = interaction.isAnySelectMenu() ? interaction.values : [];
  const [value = ""] = values;
  const change = (next: ServerChange) => bot.settings.servers.change(guildId, next);
  const whole = async (next: ServerChange) => replacing(await shown(guildId, await change(next), may, "changed", bot));
  const tables = async (next: ServerChange) => replacing(newTablesMessage(await change(next), "changed"));
  switch (verb) {
    case "role":
      return whole({ judgeRole: value === guildId ? null : value });
    case "usual-role":
      return whole({ judgeRole: null });
    case "organisers":
      return whole({ organiserRole: value === guildId ? null : value });
    case "no-organisers":
      return whole({ organiserRole: null });
    case "places":
      return whole({ places: values.slice(0, MOST_PLACES) });
    case "anywhere":
      return whole({ places: null });
    case "pictures":
      return whole({ pictures: keptChoice(nextChoice(before.pictures)) });
    case "tables":
      return replacing(newTablesMessage(before));
    case "rules":
      return tables({ rules: RULE_SETS.find((each) => each === value) ?? null });
    case "pace":
      return tables({ pace: PACES.find((each) => each === value) ?? null });
    case "expiry":
      return tables({ expiry: EXPIRIES.find((each) => each === value) ?? null });
    case "timing":
      return tables({ timing: TIMINGS.find((each) => each === value) ?? null });
    case "usual":
      return tables(USUAL);
    case "deadline":
      return {
        kind: "form",
        form: deadlineForm(await readersLanguage(interaction, bot)),
        late: inWords((language) => say(language, "ask-late")),
      };
  }
}

async function submitted(interaction: ModalSubmitInteraction, _: unknown, bot: Bot): Promise<Answer> {
  const { guildId, fields } = interaction;
  if (guildId === null) return privately(refused("only"));
  if (!managesServer(interaction)) return privately(refused("not-theirs"));
  const text = fields.getTextInputValue(DEADLINE_FIELD).slice(0, 40);
  const read = readDuration(text, CUSTOM_MS);
  if (!read.ok) return privately(inWords((language) => noSuchDeadline(text, language)));
  const after = await bot.settings.servers.change(guildId, { pace: "custom", deadline: read.ms });
  return replacing(newTablesMessage(after, "changed"));
}
