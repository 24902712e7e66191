import { MessageFlags, PermissionFlagsBits } from "discord.js";
import type { Snowflake } from "../../face.ts";
import { flagsOf, type Json, textsOf } from "../../json.ts";
import { emptied } from "../../messages/message-content.ts";
import { deleteMessage, editMessage, isSystem, postMessage } from "../../messages/messages.ts";
import { setPinned } from "../../servers/channels.ts";
import { momentOf } from "../../snowflake.ts";
import type { Channel, StoredMessage } from "../../world.ts";
import { asEmbedded, botMay, requirePermission, requireUnlocked, requireWriting } from "../access.ts";
import { channelOf, messageOf } from "../lookup.ts";
import { archivedThread, cannotMessageUser, notTheAuthor, Problem, problemOfCode } from "../problem.ts";
import type { Call, Route } from "../router.ts";

export const messageRoutes: Route[] = [
  {
    method: "GET",
    path: "/channels/{channel_id}/messages",
    handle: (call) => list(call).map((each) => asRead(call, each)),
  },
  { method: "POST", path: "/channels/{channel_id}/messages", bucket: "messages", handle: create },
  { method: "GET", path: "/channels/{channel_id}/messages/{message_id}", handle: readOne },
  {
    method: "PATCH",
    path: "/channels/{channel_id}/messages/{message_id}",
    bucket: "messages",
    handle(call) {
      const message = messageOf(call);
      const channel = channelOf(call);
      refuseArchived(channel);
      if (message.api.author.id !== call.world.botId) throw notTheAuthor();
      requireUnlocked(call.world, channel);
      if (call.world.now() - momentOf(message.api.id) > OLD_MS) call.limits.takeOldEdit(channel.id);
      call.validator.checkMessage(call.json, { files: call.uploads, before: message });
      const hasFiles = call.uploads.size > 0 || message.api.attachments.length > 0;
      const body = asEmbedded(call.world, channel, call.json, false, hasFiles);
      return editMessage(call.world, call.files, message, body, call.uploads).api;
    },
  },
  {
    method: "DELETE",
    path: "/channels/{channel_id}/messages/{message_id}",
    handle(call) {
      const message = messageOf(call);
      const channel = channelOf(call);
      // Deleting is the one thing that is done in an archived thread, unless it is locked as well.
      if (channel.archived && channel.locked) requireUnlocked(call.world, channel);
      const isOwn = message.api.author.id === call.world.botId;
      if (!isOwn && channel.guildId === null) throw problemOfCode(50003);
      if (!isOwn) requirePermission(call.world, channel, PermissionFlagsBits.ManageMessages);
      deleteMessage(call.world, message);
      return undefined;
    },
  },
  {
    method: "POST",
    path: "/channels/{channel_id}/messages/bulk-delete",
    handle(call) {
      const channel = channelOf(call);
      requirePermission(call.world, channel, PermissionFlagsBits.ManageMessages);
      for (const id of textsOf(call.json.messages)) {
        const message = call.world.publicMessage(channel.id, id);
        if (message) deleteMessage(call.world, message);
      }
      return undefined;
    },
  },
  {
    method: "GET",
    path: "/channels/{channel_id}/messages/pins",
    handle(call) {
      const items = pinned(call).map(({ at, message }) => ({ pinned_at: at, message: asRead(call, message) }));
      return { items, has_more: false };
    },
  },
  {
    method: "GET",
    path: "/channels/{channel_id}/pins",
    handle: (call) => pinned(call).map(({ message }) => asRead(call, message)),
  },
  { method: "PUT", path: "/channels/{channel_id}/messages/pins/{message_id}", handle: (call) => pin(call, true) },
  { method: "PUT", path: "/channels/{channel_id}/pins/{message_id}", handle: (call) => pin(call, true) },
  { method: "DELETE", path: "/channels/{channel_id}/messages/pins/{message_id}", handle: (call) => pin(call, false) },
  { method: "DELETE", path: "/channels/{channel_id}/pins/{message_id}", handle: (call) => pin(call, false) },
];

/** From when on Discord counts the edits of a message apart. */
const OLD_MS = 60 * 60_000;
const MAXIMUM_PINS = 250;

function create(call: Call): object {
  const { world, json } = call;
  const channel = channelOf(call);
  const recipient = channel.recipientId === null ? undefined : world.people.get(channel.recipientId);
  if (recipient && !world.isReachable(recipient)) throw problemOfCode(50278);
  if (recipient && !recipient.acceptsDirectMessages) throw cannotMessageUser();
  requireWriting(call, channel);
  const earlier = sameNonce(call, channel);
  if (earlier) return earlier.api;
  call.validator.checkMessage(json, { files: call.uploads });
  const flags = flagsOf(json) & ~(MessageFlags.Ephemeral | MessageFlags.Loading);
  const body: Json = { ...asEmbedded(world, channel, json, true, call.uploads.size > 0), flags };
  return postMessage(world, call.files, { channel, author: world.bot, body, files: call.uploads }).api;
}

function readOne(call: Call): object {
  requirePermission(call.world, channelOf(call), PermissionFlagsBits.ReadMessageHistory);
  return asRead(call, messageOf(call));
}

/** A message as the bot reads it: what people say to others is kept from it as it is at the gateway. */
function asRead({ world, gateway }: Call, { api }: StoredMessage): object {
  const isDirect = world.channels.get(api.channel_id)?.guildId === null;
  return isDirect || gateway.readsContent ? api : emptied(api, world.botId);
}

/** With `enforce_nonce` a message of the last minutes with the same nonce is returned instead of a second one. */
function sameNonce({ world, json }: Call, channel: Channel): StoredMessage | undefined {
  if (json.enforce_nonce !== true || json.nonce === undefined) return undefined;
  const since = world.now() - 5 * 60_000;
  return world.messagesByChannel
    .get(channel.id)
    ?.findLast(
      (each) =>
        each.api.author.id === world.botId &&
        String(each.api.nonce) === String(json.nonce) &&
        Date.parse(each.api.timestamp) >= since,
    );
}

function list(call: Call): StoredMessage[] {
  const channel = channelOf(call);
  // Without the permission to read what was said before there is nothing to read.
  if (!botMay(call.world, channel, PermissionFlagsBits.ReadMessageHistory)) return [];
  const visible = (call.world.messagesByChannel.get(channel.id) ?? []).filter(
    (each) => !each.deleted && each.onlyFor === null,
  );
  const limit = Math.min(100, Number(call.query.get("limit") ?? 50));
  const id = (each: StoredMessage) => BigInt(each.api.id);
  const bound = (name: string): Snowflake | null => call.query.get(name);
  const before = bound("before");
  const after = bound("after");
  const around = bound("around");
  if (after !== null)
    return visible
      .filter((each) => id(each) > BigInt(after))
      .slice(0, limit)
      .reverse();
  if (before !== null)
    return visible
      .filter((each) => id(each) < BigInt(before))
      .slice(-limit)
      .reverse();
  if (around !== null) {
    const middle = visible.findIndex((each) => id(each) >= BigInt(around));
    const first = Math.max(0, middle - Math.floor(limit / 2));
    return visible.slice(first, first + limit).reverse();
  }
  return visible.slice(-limit).reverse();
}

function pinned(call: Call): { at: string; message: StoredMessage }[] {
  const channel = channelOf(call);
  return channel.pins.flatMap(({ messageId, at }) => {
    const message = call.world.publicMessage(channel.id, messageId);
    return message ? [{ at, message }] : [];
  });
}

function pin(call: Call, pinned: boolean): undefined {
  const channel = channelOf(call);
  const message = messageOf(call);
  refuseArchived(channel);
  requirePermission(call.world, channel, PermissionFlagsBits.PinMessages);
  if (isSystem(message.api.type)) throw problemOfCode(50021);
  if (pinned && !message.api.pinned && channel.pins.length >= MAXIMUM_PINS) {
    throw new Problem(400, 30003, "Maximum number of pins reached for the channel (250)");
  }
  setPinned(call.world, call.files, message, pinned, call.world.bot);
}

function refuseArchived(channel: Channel): void {
  if (channel.archived) throw archivedThread();
}
