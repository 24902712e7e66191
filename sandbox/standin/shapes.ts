/** The world's things as the API and the gateway show them to the bot, in the shapes of Discord's own types. */
import {
  type APIApplication,
  type APIDMChannel,
  type APIGuild,
  type APIGuildCategoryChannel,
  type APIGuildForumChannel,
  type APIGuildMediaChannel,
  type APIGuildMember,
  type APIGuildStageVoiceChannel,
  type APIGuildVoiceChannel,
  type APIInteractionGuildMember,
  type APINewsChannel,
  type APITextChannel,
  type APIThreadChannel,
  type APIThreadMember,
  type APIUser,
  type ApplicationFlags,
  ChannelFlags,
  ChannelType,
  type GatewayGuildCreateDispatchData,
  type GuildMemberFlags,
  type GuildSystemChannelFlags,
  Locale,
  type ThreadAutoArchiveDuration,
  type ThreadMemberFlags,
} from "discord.js";
import type { Snowflake } from "./face.ts";
import type { Guild } from "./servers/guild.ts";
import { holdsPosts } from "./servers/kinds.ts";
import { permissionsIn } from "./servers/permissions.ts";
import { momentOf } from "./snowflake.ts";
import { type Channel, isThread, type Person, type World } from "./world.ts";

/** No flag is set; Discord's types have no name for that. */
const noFlags = 0 as ChannelFlags;

type Said = APITextChannel | APINewsChannel | APIGuildVoiceChannel | APIGuildStageVoiceChannel;
type Posted = APIGuildForumChannel | APIGuildMediaChannel;

/** A channel of a server that is no thread, as the gateway gives it: always with the server's id. */
export type GuildChannelShape = (Said | Posted | APIGuildCategoryChannel) & { guild_id: Snowflake };
export type ChannelShape = GuildChannelShape | APIThreadChannel | APIDMChannel;

export function memberShape(guild: Guild, person: Person): APIGuildMember {
  return {
    user: person.user,
    nick: null,
    avatar: null,
    banner: null,
    roles: person.roles.filter((id) => guild.roles.has(id)),
    joined_at: guild.members.get(person.user.id) ?? person.joinedAt,
    premium_since: null,
    deaf: false,
    mute: false,
    flags: 0 as GuildMemberFlags,
    pending: false,
    communication_disabled_until: timedOutUntil(guild, person),
  };
}

function timedOutUntil(guild: Guild, { timedOut }: Person): string | null {
  const until = timedOut?.[guild.id];
  return until === undefined ? null : new Date(until).toISOString();
}

/** A member as an interaction shows them, with their permissions where it happened. */
export function interactionMember(world: World, channel: Channel, person: Person): APIInteractionGuildMember {
  const permissions = permissionsIn(world, channel, person.user.id).toString();
  return { ...memberShape(world.guildOf(channel), person), user: person.user, permissions };
}

export function channelShape(world: World, channel: Channel): ChannelShape {
  if (isThread(channel)) return threadShape(world, channel);
  if (channel.guildId !== null) return guildChannelShape(world, channel);
  return {
    id: channel.id,
    flags: noFlags,
    type: ChannelType.DM,
    name: null,
    recipients: recipientsOf(world, channel),
    last_message_id: lastMessageOf(world, channel),
    last_pin_timestamp: channel.pins[0]?.at ?? null,
  };
}

/** What an interaction says of a channel, and leaves out all else. */
const PARTIAL: readonly string[] = [
  ...["id", "name", "type", "last_message_id", "last_pin_timestamp", "nsfw", "parent_id", "guild_id", "flags"],
  ...["rate_limit_per_user", "topic", "position", "thread_metadata"],
];

/** A channel as an interaction shows it, with what the person who acts may do there, and the bot where it is. */
export function interactionChannel(world: World, channel: Channel, userId: Snowflake): object {
  const told = Object.entries(channelShape(world, channel)).filter(([field]) => PARTIAL.includes(field));
  const app = world.hasBot(channel) && channel.guildId !== null ? permissionsIn(world, channel, world.botId) : null;
  return {
    ...Object.fromEntries(told),
    permissions: permissionsIn(world, channel, userId).toString(),
    ...(app === null ? {} : { app_permissions: app.toString() }),
  };
}

/** A channel or category of a server; a thread has a shape of its own. */
export function guildChannelShape(world: World, channel: Channel): GuildChannelShape {
  const inGuild = {
    id: channel.id,
    flags: noFlags,
    guild_id: world.guildOf(channel).id,
    name: channel.name,
    position: channel.position,
    permission_overwrites: channel.overwrites,
    nsfw: false,
  };
  if (channel.type === ChannelType.GuildCategory) {
    return { ...inGuild, type: ChannelType.GuildCategory, parent_id: null };
  }
  if (holdsPosts(channel)) {
    return {
      ...inGuild,
      type: channel.type,
      flags: channel.requiresTag ? ChannelFlags.RequireTag : noFlags,
      parent_id: channel.parentId,
      topic: channel.topic,
      rate_limit_per_user: 0,
      // For a forum this is its newest post.
      last_message_id: newestPostOf(world, channel),
      available_tags: channel.tags,
      default_reaction_emoji: null,
      default_sort_order: null,
      default_forum_layout: 0,
    };
  }
  const { type } = channel;
  if (!isSaid(type)) throw new Error("this is no channel of a server");
  return {
    ...inGuild,
    type,
    parent_id: channel.parentId,
    topic: channel.topic,
    rate_limit_per_user: 0,
    last_message_id: lastMessageOf(world, channel),
    last_pin_timestamp: channel.pins[0]?.at ?? null,
  };
}

/** A thread; what is not a thread has no such shape, and throws. */
export function threadShape(world: World, channel: Channel): APIThreadChannel {
  const { type } = channel;
  if (type !== ChannelType.PublicThread && type !== ChannelType.PrivateThread) throw new Error("this is no thread");
  const messageCount = (world.messagesByChannel.get(channel.id) ?? []).filter((each) => each.onlyFor === null).length;
  return {
    id: channel.id,
    type,
    flags: noFlags,
    guild_id: world.guildOf(channel).id,
    name: channel.name,
    parent_id: channel.parentId ?? "",
    rate_limit_per_user: 0,
    last_message_id: lastMessageOf(world, channel),
    last_pin_timestamp: channel.pins[0]?.at ?? null,
    owner_id: channel.ownerId ?? "",
    message_count: messageCount,
    total_message_sent: messageCount,
    member_count: channel.members.size,
    applied_tags: channel.appliedTags,
    thread_metadata: {
      archived: channel.archived,
      auto_archive_duration: channel.autoArchiveMinutes as ThreadAutoArchiveDuration,
      archive_timestamp: channel.archivedAt,
      locked: channel.locked,
      create_timestamp: new Date(momentOf(channel.id)).toISOString(),
      ...(type === ChannelType.PrivateThread ? { invitable: channel.invitable } : {}),
    },
    ...(channel.members.has(world.botId) ? { member: threadMemberShape(channel, world.botId) } : {}),
  };
}

function isSaid(type: Channel["type"]): type is Said["type"] {
  const { GuildText, GuildAnnouncement, GuildVoice, GuildStageVoice } = ChannelType;
  return type === GuildText || type === GuildAnnouncement || type === GuildVoice || type === GuildStageVoice;
}

function newestPostOf(world: World, forum: Channel): Snowflake | null {
  return [...world.channels.values()].findLast(({ parentId }) => parentId === forum.id)?.id ?? null;
}

function lastMessageOf(world: World, channel: Channel): Snowflake | null {
  return world.messagesByChannel.get(channel.id)?.findLast((each) => each.onlyFor === null)?.api.id ?? null;
}

export function threadMemberShape(channel: Channel, userId: Snowflake): APIThreadMember {
  const joinedAt = channel.members.get(userId) ?? channel.archivedAt;
  return { id: channel.id, user_id: userId, join_timestamp: joinedAt, flags: 0 as ThreadMemberFlags };
}

/** Who takes part in direct messages beside the bot. */
function recipientsOf(world: World, channel: Channel): APIUser[] {
  const ids = channel.recipientId === null ? [...channel.members.keys()] : [channel.recipientId];
  return ids.flatMap((id) => world.people.get(id)?.user ?? []);
}

export function guildShape(guild: Guild): APIGuild {
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    splash: null,
    discovery_splash: null,
    description: null,
    banner: null,
    owner_id: guild.ownerId,
    region: "",
    roles: [...guild.roles.values()],
    emojis: [],
    stickers: [],
    features: [],
    preferred_locale: Locale.EnglishUS,
    afk_channel_id: null,
    afk_timeout: 300,
    application_id: null,
    system_channel_id: guild.generalId,
    system_channel_flags: 0 as GuildSystemChannelFlags,
    rules_channel_id: null,
    public_updates_channel_id: null,
    safety_alerts_channel_id: null,
    vanity_url_code: null,
    verification_level: 0,
    default_message_notifications: 0,
    explicit_content_filter: 0,
    mfa_level: 0,
    premium_tier: 0,
    premium_subscription_count: 0,
    premium_progress_bar_enabled: false,
    nsfw_level: 0,
    hub_type: null,
    incidents_data: null,
  };
}

/** A server as GUILD_CREATE gives it: with the channels that the bot sees, running threads, and itself as a member. */
export function guildCreateShape(world: World, guild: Guild): GatewayGuildCreateDispatchData {
  const bot = world.people.get(world.botId);
  const inGuild = [...world.channels.values()].filter((channel) => channel.guildId === guild.id);
  const threads = inGuild.filter((channel) => isThread(channel) && !channel.archived);
  return {
    ...guildShape(guild),
    channels: inGuild.filter((channel) => !isThread(channel)).map((channel) => guildChannelShape(world, channel)),
    threads: threads
      .filter((thread) => permissionsIn(world, thread, world.botId) !== 0n)
      .map((thread) => threadShape(world, thread)),
    members: bot ? [memberShape(guild, bot)] : [],
    member_count: guild.members.size,
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
    unavailable: false,
    large: false,
    joined_at: guild.members.get(world.botId) ?? world.startedAt,
  };
}

export function applicationShape(world: World): APIApplication {
  return {
    id: world.botId,
    name: world.bot.username,
    icon: null,
    description: "",
    bot_public: false,
    bot_require_code_grant: false,
    bot: world.bot,
    summary: "",
    verify_key: "",
    team: null,
    flags: 0 as ApplicationFlags,
    flags_new: "0",
    approximate_guild_count: [...world.guilds.values()].filter((guild) => guild.members.has(world.botId)).length,
    event_webhooks_status: 1,
  };
}
