import { type APIUser, ChannelType, MessageType } from "discord.js";
import type { Files } from "../messages/files.ts";
import { postMessage } from "../messages/messages.ts";
import { guildChannelShape, threadShape } from "../shapes.ts";
import { type Channel, isThread, type StoredMessage, type World } from "../world.ts";
import { audienceOf } from "./audience.ts";
import { holdsPosts } from "./kinds.ts";

export interface NewThread {
  parent: Channel;
  name: string;
  isPrivate: boolean;
  invitable: boolean;
  autoArchiveMinutes: number;
  creator: APIUser;
  /** The message that the thread starts from, whose id it takes. */
  starter?: StoredMessage;
  /** Of a post: the ids of its tags. */
  tags?: readonly string[];
}

/** Opens a thread; its creator is its first member, and a public one is told in its channel, a post is not. */
export function openThread(world: World, shelf: Files, thread: NewThread): Channel {
  const guildId = world.guildOf(thread.parent).id;
  const channel = world.addChannel({
    guildId,
    ...(thread.starter ? { id: thread.starter.api.id } : {}),
    type: thread.isPrivate ? ChannelType.PrivateThread : ChannelType.PublicThread,
    name: thread.name,
    parentId: thread.parent.id,
    ownerId: thread.creator.id,
    invitable: thread.invitable,
    autoArchiveMinutes: thread.autoArchiveMinutes,
    appliedTags: [...(thread.tags ?? [])],
    members: new Map([[thread.creator.id, world.timestamp()]]),
  });
  const created = { ...threadShape(world, channel), newly_created: true as const };
  world.wire.dispatch("THREAD_CREATE", created, audienceOf(channel, "guild"));
  world.wire.announce({ type: "channel", channelId: channel.id });
  if (!thread.isPrivate && !thread.starter && !holdsPosts(thread.parent)) {
    postMessage(world, shelf, {
      channel: thread.parent,
      author: thread.creator,
      body: { content: thread.name },
      type: MessageType.ThreadCreated,
      extra: { message_reference: { type: 0, channel_id: channel.id, guild_id: guildId } },
    });
  }
  return channel;
}

/** Discord itself says in a thread whom somebody else has added to it. */
export function sayAdded(world: World, shelf: Files, thread: Channel, added: APIUser): void {
  const extra = { mentions: [added] };
  postMessage(world, shelf, { channel: thread, author: world.bot, body: {}, type: MessageType.RecipientAdd, extra });
}

/** Removes a channel or thread with all that stands in it; a channel's threads go with it. */
export function deleteChannel(world: World, channel: Channel): void {
  const { guildId } = channel;
  if (guildId === null) return;
  const threads = [...world.channels.values()].filter((each) => isThread(each) && each.parentId === channel.id);
  for (const thread of threads) world.removeChannel(thread.id);
  world.removeChannel(channel.id);
  const audience = audienceOf(channel, "guild");
  if (isThread(channel)) {
    const { id, type, parentId } = channel;
    const gone = { id, type, parent_id: parentId ?? "", guild_id: guildId };
    world.wire.dispatch("THREAD_DELETE", gone, audience);
  } else world.wire.dispatch("CHANNEL_DELETE", guildChannelShape(world, channel), audience);
  world.wire.announce({ type: "channel", channelId: channel.id });
}

export function setPinned(world: World, shelf: Files, message: StoredMessage, pinned: boolean, by: APIUser): void {
  const channel = world.channels.get(message.api.channel_id);
  if (!channel || message.api.pinned === pinned) return;
  const { id } = message.api;
  message.api = { ...message.api, pinned };
  channel.pins = channel.pins.filter((pin) => pin.messageId !== id);
  if (pinned) channel.pins.unshift({ messageId: id, at: world.timestamp() });
  const guild = channel.guildId === null ? {} : { guild_id: channel.guildId };
  const update = { ...guild, channel_id: channel.id, last_pin_timestamp: channel.pins[0]?.at ?? null };
  world.wire.dispatch("CHANNEL_PINS_UPDATE", update, audienceOf(channel, "guild"));
  world.wire.announce({ type: "channel", channelId: channel.id });
  if (pinned) {
    postMessage(world, shelf, {
      channel,
      author: by,
      body: {},
      type: MessageType.ChannelPinnedMessage,
      extra: { message_reference: { type: 0, message_id: id, channel_id: channel.id, ...guild } },
    });
  }
}
