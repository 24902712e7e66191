/** Where a new table can be opened, and whether the bot may do there what a table needs. */
import {
  type BaseInteraction,
  type Channel,
  ChannelFlags,
  ChannelType,
  type ForumChannel,
  PermissionFlagsBits,
  type PermissionsBitField,
  type TextChannel,
} from "discord.js";
import { timedOutFor } from "../../../thread/own-permissions.ts";
import { listedIn, say, type Tell } from "../../../views/words/index.ts";

/** A text channel, in which a table gets a thread, or a forum, in which it gets a post. */
export interface TablePlace {
  guild: string;
  channel: string;
  /** For a forum: the tags that the post gets. */
  post: { tags: readonly string[] } | null;
  /** What the bot would like to be allowed besides; null where nothing is missing. */
  hint: Tell | null;
}

type Found = { ok: true; place: TablePlace } | { ok: false; why: Tell };

/** Where something was typed or pressed, and what the bot may do there. */
type Typed = Pick<BaseInteraction, "guildId"> & {
  channel: Channel | null;
  appPermissions: Readonly<PermissionsBitField>;
};

/** With what Discord itself calls them, as they stand in a channel's permissions. */
const EVERYWHERE = [
  ["ViewChannel", "may-view-channel"],
  ["SendMessages", "may-send-messages"],
  ["SendMessagesInThreads", "may-send-messages-in-threads"],
  ["EmbedLinks", "may-embed-links"],
  ["AttachFiles", "may-attach-files"],
  ["ReadMessageHistory", "may-read-message-history"],
] as const;
/** A post of a forum is a message: it needs no permission for threads. */
const IN_TEXT = [["CreatePublicThreads", "may-create-public-threads"], ...EVERYWHERE] as const;
type Permission = (typeof IN_TEXT)[number][0];

/**
 * The place that is meant by where somebody typed or pressed: beside the thread or post where that is one. A "no" says where
 * to type `command` instead.
 */
export function placeTyped({ guildId, channel, appPermissions }: Typed, command = "/game create"): Found {
  if (guildId === null) return no((language) => say(language, "place-server", { command }));
  const home = channel?.isThread() ? channel.parent : channel;
  if (home?.type === ChannelType.GuildText)
    return allowed(guildId, home, appPermissions, { needed: IN_TEXT, post: null, command });
  if (home?.type === ChannelType.GuildForum) {
    const tags = tagsFor(home, channel?.isThread() ? channel.appliedTags : [], appPermissions);
    if (tags === null) return no((language) => say(language, "place-tag", { channel: `<#${home.id}>`, command }));
    return allowed(guildId, home, appPermissions, { needed: EVERYWHERE, post: { tags }, command });
  }
  return no((language) => say(language, "place-elsewhere", { kind: kindOf(home?.type), command }));
}

/** What goes with a permission: without that one Discord counts it as missing, though it may be granted. */
const GOES_WITH: Readonly<Partial<Record<Permission, readonly Permission[]>>> = {
  ViewChannel: IN_TEXT.map(([flag]) => flag).filter((flag) => flag !== "ViewChannel"),
  SendMessages: ["EmbedLinks", "AttachFiles"],
};

/** Which of them are missing, in words, but for those of which nobody knows before another one is granted. */
function lacking(needed: typeof IN_TEXT | typeof EVERYWHERE, permissions: Readonly<PermissionsBitField>) {
  const missing = needed.filter(([flag]) => !permissions.has(PermissionFlagsBits[flag]));
  const unknown = missing.flatMap(([flag]) => GOES_WITH[flag] ?? []);
  return missing.filter(([flag]) => !unknown.includes(flag)).map(([, words]) => words);
}

function allowed(
  guild: string,
  { id, guild: server }: TextChannel | ForumChannel,
  permissions: Readonly<PermissionsBitField>,
  { needed, post, command }: { needed: typeof IN_TEXT | typeof EVERYWHERE; post: TablePlace["post"]; command: string },
): Found {
  if (timedOutFor(server) > 0)
    return no((language) => say(language, "place-timed-out", { channel: `<#${id}>`, command }));
  const missing = lacking(needed, permissions);
  if (missing.length > 0) {
    return no((language) =>
      say(language, "place-lacks", {
        channel: `<#${id}>`,
        count: missing.length,
        permissions: listedIn(
          missing.map((each) => `**${say(language, each)}**`),
          language,
        ),
        command,
      }),
    );
  }
  const hint: Tell | null = permissions.has(PermissionFlagsBits.PinMessages)
    ? null
    : (language) => say(language, "place-pins");
  return { ok: true, place: { guild, channel: id, post, hint } };
}

/** Words in a tag's name that say that it is for tables like these. */
const FITTING = /babylon|\bb5\b|table|game|ccg/iu;

/** The tags of a new post: none where none is needed, else one that fits; null where the bot may give none of them. */
function tagsFor(
  { availableTags, flags }: ForumChannel,
  here: readonly string[],
  permissions: Readonly<PermissionsBitField>,
): readonly string[] | null {
  const usable = availableTags.filter(
    ({ moderated }) => !moderated || permissions.has(PermissionFlagsBits.ManageThreads),
  );
  const fitting = usable.find(({ name }) => FITTING.test(name)) ?? usable.find(({ id }) => here.includes(id));
  if (fitting) return [fitting.id];
  if (!flags.has(ChannelFlags.RequireTag)) return [];
  const [first] = usable;
  return first ? [first.id] : null;
}

/** What keeps a table from living in a channel of that kind. */
function kindOf(type: ChannelType | undefined): "announcement" | "voice" | "stage" | "media" | "other" {
  switch (type) {
    case ChannelType.GuildAnnouncement:
      return "announcement";
    case ChannelType.GuildVoice:
      return "voice";
    case ChannelType.GuildStageVoice:
      return "stage";
    case ChannelType.GuildMedia:
      return "media";
    default:
      return "other";
  }
}

const no = (why: Tell): Found => ({ ok: false, why });
