import type { GatewayThreadMembersUpdateDispatchData } from "discord.js";
import type { Snowflake } from "../face.ts";
import { guildChannelShape, memberShape, threadMemberShape, threadShape } from "../shapes.ts";
import { type Channel, isThread, type World } from "../world.ts";
import { audienceOf } from "./audience.ts";

export function joinThread(world: World, channel: Channel, userId: Snowflake): void {
  if (!isThread(channel) || channel.members.has(userId)) return;
  channel.members.set(userId, world.timestamp());
  const person = world.people.get(userId);
  const member = person ? { member: memberShape(world.guildOf(channel), person) } : {};
  const added = { ...threadMemberShape(channel, userId), ...member };
  announceMembers(world, channel, { added_members: [added] }, userId);
}

export function leaveThread(world: World, channel: Channel, userId: Snowflake): void {
  if (!channel.members.delete(userId)) return;
  announceMembers(world, channel, { removed_member_ids: [userId] }, userId);
}

type MembersChange = Pick<GatewayThreadMembersUpdateDispatchData, "added_members" | "removed_member_ids">;

function announceMembers(world: World, channel: Channel, change: MembersChange, userId: Snowflake): void {
  // Without the members intent a bot hears only of its own comings and goings.
  const topic = userId === world.botId ? "guild" : "members";
  const guildId = world.guildOf(channel).id;
  const update = { id: channel.id, guild_id: guildId, member_count: channel.members.size, ...change };
  world.wire.dispatch("THREAD_MEMBERS_UPDATE", update, audienceOf(channel, topic));
  world.wire.announce({ type: "channel", channelId: channel.id });
}

/** What a message does to its thread: it wakes up if archived, and the author and the mentioned are its members. */
export function reviveThread(world: World, channel: Channel, present: readonly Snowflake[]): void {
  channel.lastActivity = world.now();
  if (!isThread(channel)) return;
  for (const userId of present) joinThread(world, channel, userId);
  // A locked one is woken by those alone who may write there at all.
  if (channel.archived) setArchived(world, channel, false);
}

export function setArchived(world: World, channel: Channel, archived: boolean): void {
  channel.archived = archived;
  if (!archived) channel.lastActivity = world.now();
  channel.archivedAt = world.timestamp();
  announceChannel(world, channel);
}

/** Locks a thread, as a moderator does: only those who may manage threads write there from now on. */
export function setLocked(world: World, channel: Channel, locked: boolean): void {
  channel.locked = locked;
  announceChannel(world, channel);
}

/** Archives the threads in which nothing was said for their time, as Discord does by itself. */
export function archiveSilentThreads(world: World): void {
  for (const channel of world.channels.values()) {
    const silentFor = world.now() - channel.lastActivity;
    const silent = isThread(channel) && !channel.archived && silentFor >= channel.autoArchiveMinutes * 60_000;
    if (silent) setArchived(world, channel, true);
  }
}

/** A channel's state for the bots, after something about it changed. */
export function announceChannel(world: World, channel: Channel): void {
  const audience = audienceOf(channel, "guild");
  if (isThread(channel)) world.wire.dispatch("THREAD_UPDATE", threadShape(world, channel), audience);
  else if (channel.guildId !== null) {
    world.wire.dispatch("CHANNEL_UPDATE", guildChannelShape(world, channel), audience);
  }
  world.wire.announce({ type: "channel", channelId: channel.id });
}
