/** What the bot may do in a channel, refused as Discord refuses it. */
import { ChannelType, PermissionFlagsBits } from "discord.js";
import { type Json, records, textOf } from "../json.ts";
import { isSystem } from "../messages/messages.ts";
import type { Guild } from "../servers/guild.ts";
import { holdsPosts } from "../servers/kinds.ts";
import { permissionsIn, writingBit } from "../servers/permissions.ts";
import { type Channel, isThread, type World } from "../world.ts";
import {
  archivedThread,
  emptyMessage,
  invalidForm,
  lockedThread,
  missingAccess,
  missingPermissions,
  notForText,
  problemOfCode,
} from "./problem.ts";
import type { Call } from "./router.ts";

/** Refusals: 50001 where the bot is not or sees nothing, 503 while Discord has an outage there. */
export function requireAccess(world: World, channel: Channel): void {
  if (!world.hasBot(channel)) throw missingAccess();
  if (channel.guildId === null) return;
  requireAvailable(world.guildOf(channel));
  if (!mayAccess(world, channel)) throw missingAccess();
}

/** Whether the bot sees a channel of a server that it is in: a private thread only as its member or who manages threads. */
export function mayAccess(world: World, channel: Channel): boolean {
  if (permissionsIn(world, channel, world.botId) === 0n) return false;
  const isOutside = channel.type === ChannelType.PrivateThread && !channel.members.has(world.botId);
  return !isOutside || botMay(world, channel, PermissionFlagsBits.ManageThreads);
}

export function requireAvailable(guild: Guild): void {
  if (guild.unavailable) throw problemOfCode(503);
}

/** Whether the bot has all of these permissions there; in direct messages it may do what there is to do. */
export function botMay(world: World, channel: Channel, bits: bigint): boolean {
  return channel.guildId === null || (permissionsIn(world, channel, world.botId) & bits) === bits;
}

/** Refusal: 50013 without one of these permissions. */
export function requirePermission(world: World, channel: Channel, bits: bigint): void {
  if (!botMay(world, channel, bits)) throw missingPermissions();
}

/**
 * Refusals for a new message: 50013 without the permission to write (or to attach), 160002 for an answer
 * to a message that it may not read, 50008 in a forum beside its posts, 160005 and 50083 in a locked thread without the permission to manage threads.
 */
export function requireWriting(call: Call, channel: Channel): void {
  const { world, json } = call;
  if (holdsPosts(channel)) throw notForText();
  requirePermission(world, channel, writingBit(channel));
  if (call.uploads.size > 0) requirePermission(world, channel, PermissionFlagsBits.AttachFiles);
  const answers = json.message_reference !== undefined && json.message_reference !== null;
  if (answers && !botMay(world, channel, PermissionFlagsBits.ReadMessageHistory)) throw problemOfCode(160002);
  requireUnlocked(world, channel);
  requireRoom(world, channel);
  if (answers) requireAnswerable(world, channel, json.message_reference);
}

/** How many threads of one server may be open at once. */
const MOST_THREADS = 1_000;

/** Refusal: 160006 where an archived thread would be woken in a server that has as many open ones as it may. */
export function requireRoom(world: World, channel: Channel): void {
  if (channel.guildId !== null && isThread(channel) && channel.archived) requireRoomFor(world, channel.guildId);
}

/** Refusal: 160006 where one more thread would be open than a server may have. */
export function requireRoomFor(world: World, guildId: string): void {
  let open = 0;
  for (const each of world.channels.values())
    if (each.guildId === guildId && isThread(each) && !each.archived) open += 1;
  if (open >= MOST_THREADS) throw problemOfCode(160006);
}

/** Refusal: 50035 for an answer to what is not there, unless it says that it does not mind, and to what Discord itself has said. */
function requireAnswerable(world: World, channel: Channel, reference: unknown): void {
  const [given] = records([reference]);
  const target = world.publicMessage(channel.id, textOf(given?.message_id) ?? "");
  const refuse = (code: string, message: string) =>
    invalidForm({ message_reference: { _errors: [{ code, message }] } });
  if (target && isSystem(target.api.type))
    throw refuse("REPLIES_CANNOT_REPLY_TO_SYSTEM_MESSAGE", "Cannot reply to a system message");
  if (!target && given?.fail_if_not_exists !== false) throw refuse("REPLIES_UNKNOWN_MESSAGE", "Unknown message");
}

/**
 * What comes to stand there of a message: without Embed Links its embeds are left out, and nothing is said of it. Refusals:
 * 50013 for a new message that is nothing but embeds, 50006 for an edit that leaves nothing. Discord's documentation is
 * silent on it; this is what bots have met (discord/discord-api-docs issues 2601 and 5648). What answers an interaction keeps
 * its embeds whatever the bot may do in the channel (its change log, June 29, 2022, "Changes to Bot Permissions for Interactions and Webhooks").
 */
export function asEmbedded(world: World, channel: Channel, body: Json, isNew: boolean, hasFiles: boolean): Json {
  if (records(body.embeds).length === 0 || botMay(world, channel, PermissionFlagsBits.EmbedLinks)) return body;
  const isElse = (textOf(body.content) ?? "") !== "" || records(body.components).length > 0 || hasFiles;
  if (!isElse) throw isNew ? missingPermissions() : emptyMessage();
  return { ...body, embeds: [] };
}

export function requireUnlocked(world: World, channel: Channel): void {
  if (!channel.locked || !isThread(channel) || botMay(world, channel, PermissionFlagsBits.ManageThreads)) return;
  throw channel.archived ? archivedThread() : lockedThread();
}

/**
 * Refusals for changing a thread, 50013: a creator may rename, archive and wake it; anybody who may write there may
 * wake one that is not locked; all else takes the permission to manage threads.
 */
export function requireThreadChange(call: Call, thread: Channel): void {
  const { world, json } = call;
  if (botMay(world, thread, PermissionFlagsBits.ManageThreads)) return;
  const changed = Object.keys(json);
  const wakes = json.archived === false && !thread.locked;
  if (wakes && changed.length === 1 && botMay(world, thread, writingBit(thread))) return;
  const ofCreator = ["name", "archived", "auto_archive_duration"];
  const isCreator = thread.ownerId === world.botId && !thread.locked;
  if (isCreator && changed.every((key) => ofCreator.includes(key))) return;
  throw missingPermissions();
}
