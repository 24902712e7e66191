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
import { safe } from "../../../views/index.ts";

/** A text channel, in which a table gets a thread, or a forum, in which it gets a post. */
export interface TablePlace {
  guild: string;
  channel: string;
  /** For a forum: the tags that the post gets. */
  post: { tags: readonly string[] } | null;
  /** What the bot would like to be allowed besides; null where nothing is missing. */
  hint: string | null;
}

type Found = { ok: true; place: TablePlace } | { ok: false; why: string };

/** Where something was typed or pressed, and what the bot may do there. */
type Typed = Pick<BaseInteraction, "guildId"> & {
  channel: Channel | null;
  appPermissions: Readonly<PermissionsBitField>;
};

/** In Discord's own words, as they stand in a channel's permissions. */
const EVERYWHERE = [
  ["ViewChannel", "View Channel"],
  ["SendMessages", "Send Messages"],
  ["SendMessagesInThreads", "Send Messages in Threads"],
  ["EmbedLinks", "Embed Links"],
  ["AttachFiles", "Attach Files"],
  ["ReadMessageHistory", "Read Message History"],
] as const;
/** A post of a forum is a message: it needs no permission for threads. */
const IN_TEXT = [["CreatePublicThreads", "Create Public Threads"], ...EVERYWHERE] as const;

/**
 * The place that is meant by where somebody typed or pressed: beside the thread or post where that is one. A "no" says where
 * to type `command` instead.
 */
export function placeTyped({ guildId, channel, appPermissions }: Typed, command = "/game create"): Found {
  if (guildId === null) return no(`A table needs a server: type \`${command}\` in one of its text channels.`);
  const home = channel?.isThread() ? channel.parent : channel;
  if (home?.type === ChannelType.GuildText)
    return allowed(guildId, home, appPermissions, { needed: IN_TEXT, post: null, command });
  if (home?.type === ChannelType.GuildForum) {
    const tags = tagsFor(home, channel?.isThread() ? channel.appliedTags : [], appPermissions);
    if (tags === null) {
      return no(
        `Every post in <#${home.id}> needs a tag, and only moderators may give those that there are. Let somebody who ` +
          `manages the forum add a tag for tables that everybody may use, and type \`${command}\` again.`,
      );
    }
    return allowed(guildId, home, appPermissions, { needed: EVERYWHERE, post: { tags }, command });
  }
  return no(`${elsewhere(home?.type)} Type \`${command}\` in a text channel, or in any post of a forum.`);
}

function allowed(
  guild: string,
  { id }: TextChannel | ForumChannel,
  permissions: Readonly<PermissionsBitField>,
  { needed, post, command }: { needed: typeof IN_TEXT | typeof EVERYWHERE; post: TablePlace["post"]; command: string },
): Found {
  const missing = needed.filter(([flag]) => !permissions.has(PermissionFlagsBits[flag])).map(([, words]) => words);
  if (missing.length > 0) {
    const many = missing.length > 1;
    return no(
      `I cannot run a table in <#${id}> yet: I lack the permission${many ? "s" : ""} ${listed(missing)} there. Somebody who ` +
        `manages the channel can grant ${many ? "them" : "it"}: Edit Channel, Permissions, my role or my name, switch ` +
        `${many ? "them" : "it"} on. Then type \`${command}\` again.`,
    );
  }
  const hint = permissions.has(PermissionFlagsBits.PinMessages)
    ? null
    : "I may not pin messages here: with the permission **Pin Messages** a table's state is always one tap away.";
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

/** Why a table does not live in a channel of that kind. */
function elsewhere(type: ChannelType | undefined): string {
  switch (type) {
    case ChannelType.GuildAnnouncement:
      return "A table does not live in an announcement channel.";
    case ChannelType.GuildVoice:
      return "A voice channel's chat has no threads, and a table needs one.";
    case ChannelType.GuildStageVoice:
      return "A stage channel's chat has no threads, and a table needs one.";
    case ChannelType.GuildMedia:
      return "A table does not live in a media channel.";
    default:
      return "A table needs a thread of its own, and this is no place for one.";
  }
}

function listed(words: readonly string[]): string {
  const bold = words.map((word) => `**${safe(word)}**`);
  const last = bold.pop() ?? "";
  return bold.length === 0 ? last : `${bold.join(", ")} and ${last}`;
}

const no = (why: string): Found => ({ ok: false, why });
