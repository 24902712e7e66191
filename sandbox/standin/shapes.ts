/** The world's things as the API shows them to the bot. */
import { type APIUser, ChannelType } from "discord.js";
import type { Snowflake } from "./face.ts";
import { allPermissions, permissionsOf } from "./roles.ts";
import { momentOf } from "./snowflake.ts";
import { type Channel, isThread, type Person, type World } from "./world.ts";

export function memberShape(person: Person): object {
  return {
    user: person.user,
    nick: null,
    avatar: null,
    roles: person.roles,
    joined_at: person.joinedAt,
    premium_since: null,
    deaf: false,
    mute: false,
    flags: 0,
    pending: false,
    communication_disabled_until: null,
  };
}

/** A member as an interaction shows them, with their permissions where it happened. */
export function interactionMember(world: World, person: Person): object {
  return { ...memberShape(person), permissions: permissionsOf(person.user.id, person.roles, world).toString() };
}

export function channelShape(world: World, channel: Channel): object {
  const common = {
    id: channel.id,
    type: channel.type,
    last_message_id: world.messagesByChannel.get(channel.id)?.findLast((each) => each.onlyFor === null)?.api.id ?? null,
    last_pin_timestamp: channel.pins[0]?.at ?? null,
    flags: 0,
  };
  if (channel.type === ChannelType.DM) return { ...common, recipients: recipientsOf(world, channel) };
  const inGuild = {
    ...common,
    guild_id: world.guildId,
    name: channel.name,
    parent_id: channel.parentId,
    rate_limit_per_user: 0,
  };
  if (!isThread(channel)) {
    return {
      ...inGuild,
      position: channel.position,
      permission_overwrites: [],
      topic: channel.topic,
      nsfw: false,
    };
  }
  const messageCount = (world.messagesByChannel.get(channel.id) ?? []).filter((each) => each.onlyFor === null).length;
  return {
    ...inGuild,
    owner_id: channel.ownerId,
    message_count: messageCount,
    total_message_sent: messageCount,
    member_count: channel.members.size,
    thread_metadata: {
      archived: channel.archived,
      auto_archive_duration: channel.autoArchiveMinutes,
      archive_timestamp: channel.archivedAt,
      locked: channel.locked,
      create_timestamp: new Date(momentOf(channel.id)).toISOString(),
      ...(channel.type === ChannelType.PrivateThread ? { invitable: channel.invitable } : {}),
    },
    ...(channel.members.has(world.botId) ? { member: threadMemberShape(channel, world.botId) } : {}),
  };
}

/** A channel as an interaction shows it. */
export function interactionChannel(world: World, channel: Channel): object {
  return { ...channelShape(world, channel), permissions: allPermissions.toString() };
}

export function threadMemberShape(channel: Channel, userId: Snowflake): object {
  return { id: channel.id, user_id: userId, join_timestamp: channel.members.get(userId), flags: 0 };
}

function recipientsOf(world: World, channel: Channel): APIUser[] {
  const recipient = world.people.get(channel.recipientId ?? "");
  return recipient ? [recipient.user] : [];
}

export function guildShape(world: World): object {
  return {
    id: world.guildId,
    name: world.guildName,
    icon: null,
    splash: null,
    discovery_splash: null,
    description: null,
    banner: null,
    owner_id: world.ownerId,
    roles: [...world.roles.values()],
    emojis: [],
    stickers: [],
    features: [],
    preferred_locale: "en-US",
    afk_channel_id: null,
    afk_timeout: 300,
    application_id: null,
    system_channel_id: world.generalId,
    system_channel_flags: 0,
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
    nsfw: false,
    hub_type: null,
    incidents_data: null,
  };
}

/** The server as GUILD_CREATE gives it: with its channels, running threads, and the bot itself as a member. */
export function guildCreateShape(world: World): object {
  const bot = world.people.get(world.botId);
  const inGuild = [...world.channels.values()].filter((channel) => channel.type !== ChannelType.DM);
  return {
    ...guildShape(world),
    channels: inGuild.filter((channel) => !isThread(channel)).map((channel) => channelShape(world, channel)),
    threads: inGuild
      .filter((channel) => isThread(channel) && !channel.archived)
      .map((channel) => channelShape(world, channel)),
    members: bot ? [memberShape(bot)] : [],
    member_count: world.people.size,
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
    unavailable: false,
    large: false,
    joined_at: world.startedAt,
  };
}

export function applicationShape(world: World): object {
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
    flags: 0,
    tags: [],
    approximate_guild_count: 1,
  };
}
