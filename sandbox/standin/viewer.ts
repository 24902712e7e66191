import { ChannelType } from "discord.js";
import type { SandboxChannel, SandboxMessage, SandboxUser, Snowflake } from "./face.ts";
import { type Channel, isThread, type Person, type World } from "./world.ts";

/** What one person sees: a private thread only as its member, a direct message only as its recipient. */
export function canOpen(channel: Channel, viewer: Snowflake): boolean {
  switch (channel.type) {
    case ChannelType.DM:
      return channel.recipientId === viewer;
    case ChannelType.PrivateThread:
      return channel.members.has(viewer);
    case ChannelType.GuildCategory:
      return false;
    default:
      return true;
  }
}

export function sandboxUser({ user }: Person): SandboxUser {
  const displayName = user.global_name ?? user.username;
  return { id: user.id, username: user.username, displayName, bot: user.bot === true };
}

/** Channels in display order: each text channel followed by its threads, then direct messages. */
export function channelsFor(world: World, viewer: Snowflake): SandboxChannel[] {
  const open = [...world.channels.values()].filter((channel) => canOpen(channel, viewer));
  const texts = open.filter((channel) => channel.type === ChannelType.GuildText);
  const inServer = texts.flatMap((text) => [
    text,
    ...open.filter((each) => isThread(each) && each.parentId === text.id),
  ]);
  const direct = open.filter((channel) => channel.type === ChannelType.DM);
  return [...inServer, ...direct].map((channel) => sandboxChannel(world, channel));
}

function sandboxChannel(world: World, channel: Channel): SandboxChannel {
  const direct = channel.type === ChannelType.DM;
  const bot = world.people.get(world.botId);
  return {
    id: channel.id,
    kind: direct ? "dm" : isThread(channel) ? "thread" : "text",
    name: direct ? world.bot.username : channel.name,
    parentId: channel.parentId,
    recipient: direct && bot ? sandboxUser(bot) : null,
    archived: channel.archived,
    pinnedMessageIds: channel.pins.map((pin) => pin.messageId),
  };
}

/** The messages that a person sees in a channel, oldest first, with their own ephemeral ones. */
export function messagesFor(world: World, viewer: Snowflake, channelId: Snowflake): SandboxMessage[] {
  const channel = world.channels.get(channelId);
  if (!channel || !canOpen(channel, viewer)) return [];
  return (world.messagesByChannel.get(channelId) ?? [])
    .filter((message) => !message.deleted && !message.dismissed && (message.onlyFor ?? viewer) === viewer)
    .map((message) => world.sandboxMessage(message));
}
