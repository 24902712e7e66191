import { ChannelType } from "discord.js";
import type { SandboxChannel, SandboxMessage, SandboxUser, Snowflake } from "../face.ts";
import { kindOf } from "../servers/kinds.ts";
import { permissionsIn } from "../servers/permissions.ts";
import { type Channel, isThread, type Person, type World } from "../world.ts";

/** What one person sees: a private thread only as its member, a direct message only as its recipient. */
export function canOpen(world: World, channel: Channel, viewer: Snowflake): boolean {
  if (channel.type === ChannelType.DM) return channel.recipientId === viewer || channel.members.has(viewer);
  if (channel.type === ChannelType.GuildCategory || permissionsIn(world, channel, viewer) === 0n) return false;
  return channel.type !== ChannelType.PrivateThread || channel.members.has(viewer);
}

export function sandboxUser({ user }: Person): SandboxUser {
  const displayName = user.global_name ?? user.username;
  return { id: user.id, username: user.username, displayName, bot: user.bot === true };
}

/** Channels in display order: each channel of a server followed by its threads or posts, then direct messages. */
export function channelsFor(world: World, viewer: Snowflake): SandboxChannel[] {
  const open = [...world.channels.values()].filter((channel) => canOpen(world, channel, viewer));
  const texts = open.filter((channel) => kindOf(channel.type) !== null);
  const inServer = texts.flatMap((text) => [
    text,
    ...open.filter((each) => isThread(each) && each.parentId === text.id),
  ]);
  const direct = open.filter((channel) => channel.type === ChannelType.DM);
  return [...inServer, ...direct].map((channel) => sandboxChannel(world, viewer, channel));
}

function sandboxChannel(world: World, viewer: Snowflake, channel: Channel): SandboxChannel {
  const direct = channel.type === ChannelType.DM;
  const others = [...channel.members.keys()].filter((id) => id !== viewer);
  const other = direct ? world.people.get(channel.recipientId === null ? (others[0] ?? "") : world.botId) : undefined;
  return {
    id: channel.id,
    kind: direct ? "dm" : (kindOf(channel.type) ?? "thread"),
    name: direct && channel.recipientId !== null ? world.bot.username : channel.name,
    parentId: channel.parentId,
    recipient: other ? sandboxUser(other) : null,
    tags: tagsOf(world, channel),
    serverId: channel.guildId,
    archived: channel.archived,
    locked: channel.locked,
    pinnedMessageIds: channel.pins.map((pin) => pin.messageId),
  };
}

function tagsOf(world: World, { parentId, appliedTags }: Channel): string[] {
  const known = world.channels.get(parentId ?? "")?.tags ?? [];
  return appliedTags.flatMap((id) => known.find((tag) => tag.id === id)?.name ?? []);
}

/** The messages that a person sees in a channel, oldest first, with their own ephemeral ones. */
export function messagesFor(world: World, viewer: Snowflake, channelId: Snowflake): SandboxMessage[] {
  const channel = world.channels.get(channelId);
  if (!channel || !canOpen(world, channel, viewer)) return [];
  return (world.messagesByChannel.get(channelId) ?? [])
    .filter((message) => !message.deleted && !message.dismissed && (message.onlyFor ?? viewer) === viewer)
    .map((message) => world.sandboxMessage(message));
}
