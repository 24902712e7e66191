import {
  type APIAttachment,
  type APIMessage,
  type APIUser,
  ChannelType,
  type GatewayMessageCreateDispatchData,
  type GatewayMessageUpdateDispatchData,
  MessageFlags,
  MessageType,
  PermissionFlagsBits,
} from "discord.js";
import type { SandboxAttachment, Snowflake } from "../face.ts";
import { flagsOf, type Json, numberOf, records, textOf } from "../json.ts";
import { audienceOf } from "../servers/audience.ts";
import { isPostsType } from "../servers/kinds.ts";
import { permissionsIn } from "../servers/permissions.ts";
import { reviveThread } from "../servers/threads.ts";
import { memberShape } from "../shapes.ts";
import type { Channel, StoredMessage, World } from "../world.ts";
import { settleComponents, settleEmbeds } from "./components.ts";
import type { Files } from "./files.ts";
import { mentionsIn } from "./mentions.ts";

export interface Draft {
  channel: Channel;
  author: APIUser;
  body: Json;
  files?: ReadonlyMap<number, SandboxAttachment>;
  /** The only viewer of an ephemeral message. */
  onlyFor?: Snowflake | null;
  type?: MessageType;
  extra?: Partial<APIMessage>;
}

/** Flags that a sender may set; all others are Discord's own. */
const SETTABLE =
  MessageFlags.SuppressEmbeds |
  MessageFlags.Ephemeral |
  MessageFlags.SuppressNotifications |
  MessageFlags.IsComponentsV2 |
  MessageFlags.Loading;

/** Posts a message: keeps it, and tells bots and people of it. Ephemeral ones are told to their viewer only. */
export function postMessage(world: World, shelf: Files, draft: Draft): StoredMessage {
  const { channel, body } = draft;
  const onlyFor = draft.onlyFor ?? null;
  const attachments = newFiles(shelf, channel.id, body, draft.files);
  const content = (textOf(body.content) ?? "").trim();
  const reference = referenced(world, channel, body);
  const nonce = textOf(body.nonce) ?? numberOf(body.nonce);
  const api: APIMessage = {
    id: world.nextId(),
    channel_id: channel.id,
    type: draft.type ?? (reference ? MessageType.Reply : MessageType.Default),
    author: draft.author,
    content,
    timestamp: world.timestamp(),
    edited_timestamp: null,
    tts: body.tts === true,
    ...(isSystem(draft.type) ? NOBODY : mentionFields(world, channel, draft.author.id, content, body)),
    attachments,
    embeds: settleEmbeds(body.embeds, attachments),
    components: settleComponents(body.components, attachments),
    pinned: false,
    flags: flagsOf(body) & SETTABLE,
    ...(nonce === undefined ? {} : { nonce }),
    ...reference,
    ...draft.extra,
  };
  const message: StoredMessage = { api, onlyFor, deleted: false, dismissed: false };
  if (onlyFor === null) reviveThread(world, channel, [draft.author.id, ...api.mentions.map((user) => user.id)]);
  world.keepMessage(message);
  if (onlyFor === null)
    world.wire.dispatch("MESSAGE_CREATE", gatewayShape(world, channel, message), audienceOf(channel));
  world.wire.announce({ type: "message", channelId: channel.id, message: world.sandboxMessage(message), onlyFor });
  return message;
}

/** Edits what the body names, and leaves the rest. */
export function editMessage(
  world: World,
  shelf: Files,
  message: StoredMessage,
  body: Json,
  files?: ReadonlyMap<number, SandboxAttachment>,
): StoredMessage {
  const channel = world.channels.get(message.api.channel_id);
  if (!channel) return message;
  const before = message.api;
  const fresh = newFiles(shelf, channel.id, body, files);
  const kept = "attachments" in body ? keptFiles(before.attachments, body) : before.attachments;
  const attachments = [...kept, ...fresh];
  const content = "content" in body ? (textOf(body.content) ?? "").trim() : before.content;
  const components = "components" in body ? settleComponents(body.components, attachments) : before.components;
  const flags = (before.flags ?? 0) & ~MessageFlags.Loading;
  message.api = {
    ...before,
    content,
    components: components ?? [],
    attachments,
    embeds: "embeds" in body ? settleEmbeds(body.embeds, attachments) : before.embeds,
    flags: flags | (flagsOf(body) & (MessageFlags.IsComponentsV2 | MessageFlags.SuppressEmbeds)),
    edited_timestamp: world.timestamp(),
    ...("content" in body || "components" in body
      ? mentionFields(world, channel, before.author.id, content, { ...body, components: components ?? [] })
      : {}),
  };
  announceEdit(world, channel, message);
  return message;
}

export function announceEdit(world: World, channel: Channel, message: StoredMessage): void {
  const { onlyFor } = message;
  if (onlyFor === null)
    world.wire.dispatch("MESSAGE_UPDATE", gatewayShape(world, channel, message), audienceOf(channel));
  if (message.dismissed) return;
  world.wire.announce({ type: "edit", channelId: channel.id, message: world.sandboxMessage(message), onlyFor });
}

export function deleteMessage(world: World, message: StoredMessage): void {
  const channel = world.channels.get(message.api.channel_id);
  if (!channel || message.deleted) return;
  message.deleted = true;
  const id = message.api.id;
  channel.pins = channel.pins.filter((pin) => pin.messageId !== id);
  if (message.onlyFor === null) {
    const guild = channel.guildId === null ? {} : { guild_id: channel.guildId };
    world.wire.dispatch("MESSAGE_DELETE", { id, channel_id: channel.id, ...guild }, audienceOf(channel));
  }
  world.wire.announce({ type: "delete", channelId: channel.id, messageId: id });
}

function newFiles(
  shelf: Files,
  channelId: Snowflake,
  body: Json,
  files: ReadonlyMap<number, SandboxAttachment> | undefined,
): APIAttachment[] {
  const notes = records(body.attachments);
  return [...(files ?? [])].map(([index, file]) => {
    const note = notes.find((each) => String(each.id) === String(index));
    const filename = textOf(note?.filename) ?? file.filename;
    return shelf.keep(channelId, { ...file, filename }, { description: textOf(note?.description) });
  });
}

function keptFiles(before: readonly APIAttachment[], body: Json): APIAttachment[] {
  const notes = records(body.attachments);
  return before.flatMap((file) => {
    const note = notes.find((each) => String(each.id) === file.id);
    if (!note) return [];
    const description = textOf(note.description);
    return [description === undefined ? file : { ...file, description }];
  });
}

/** What somebody has said; all other kinds are told by Discord itself, and nobody answers them. */
const SAID: readonly MessageType[] = [
  MessageType.Default,
  MessageType.Reply,
  MessageType.ChatInputCommand,
  MessageType.ContextMenuCommand,
];

export const isSystem = (type: MessageType = MessageType.Default): boolean => !SAID.includes(type);

/** Whatever stands in a message of Discord's own, such as the name of a thread, pings nobody. */
const NOBODY = { mention_everyone: false, mentions: [], mention_roles: [] };

function mentionFields(world: World, channel: Channel, author: Snowflake, content: string, body: Json) {
  const guild = channel.guildId === null ? undefined : world.guildOf(channel);
  const everyone = (permissionsIn(world, channel, author) & PermissionFlagsBits.MentionEveryone) !== 0n;
  const mentions = mentionsIn(content, body.components, body.allowed_mentions, {
    everyone,
    role: (id) => everyone || guild?.roles.get(id)?.mentionable === true,
  });
  return {
    mention_everyone: mentions.everyone,
    mentions: mentions.users.flatMap((id) => world.people.get(id)?.user ?? []),
    mention_roles: mentions.roles.filter((id) => guild?.roles.has(id)),
  };
}

function referenced(world: World, channel: Channel, body: Json): Partial<APIMessage> | undefined {
  const [reference] = records([body.message_reference]);
  const id = textOf(reference?.message_id);
  const target = id === undefined ? undefined : world.publicMessage(channel.id, id);
  if (!target) return undefined;
  const guild = channel.guildId === null ? {} : { guild_id: channel.guildId };
  return {
    message_reference: { type: 0, message_id: target.api.id, channel_id: channel.id, ...guild },
    referenced_message: target.api,
  };
}

/** A message as MESSAGE_CREATE and MESSAGE_UPDATE carry it: with its server, and its author as a member there. */
function gatewayShape(
  world: World,
  channel: Channel,
  message: StoredMessage,
): GatewayMessageCreateDispatchData & GatewayMessageUpdateDispatchData {
  const { type } = channel;
  if (type === ChannelType.GuildCategory || isPostsType(type)) throw new Error("nothing is said in this kind");
  const common = { ...message.api, channel_type: type };
  if (channel.guildId === null) return common;
  const author = world.people.get(message.api.author.id);
  if (!author) return { ...common, guild_id: channel.guildId };
  const { user: _, ...member } = memberShape(world.guildOf(channel), author);
  return { ...common, guild_id: channel.guildId, member };
}
