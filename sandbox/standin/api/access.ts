/** What the bot may do in a channel, refused as Discord refuses it. */
import { ChannelType, PermissionFlagsBits } from "discord.js";
import { records } from "../json.ts";
import type { Guild } from "../servers/guild.ts";
import { holdsPosts } from "../servers/kinds.ts";
import { permissionsIn, writingBit } from "../servers/permissions.ts";
import { type Channel, isThread, type World } from "../world.ts";
import {
  archivedThread,
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
  if (permissionsIn(world, channel, world.botId) === 0n) throw missingAccess();
  const isOutside = channel.type === ChannelType.PrivateThread && !channel.members.has(world.botId);
  if (isOutside && !botMay(world, channel, PermissionFlagsBits.ManageThreads)) throw missingAccess();
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
 * Refusals for a new message: 50013 without the permission to write (or to attach, or to embed), 160002 for an answer
 * to a message that it may not read, 50008 in a forum beside its posts, 160005 and 50083 in a locked thread without the permission to manage threads.
 */
export function requireWriting(call: Call, channel: Channel): void {
  const { world, json } = call;
  if (holdsPosts(channel)) throw notForText();
  requirePermission(world, channel, writingBit(channel));
  if (records(json.embeds).length > 0) requirePermission(world, channel, PermissionFlagsBits.EmbedLinks);
  if (call.uploads.size > 0) requirePermission(world, channel, PermissionFlagsBits.AttachFiles);
  const answers = json.message_reference !== undefined && json.message_reference !== null;
  if (answers && !botMay(world, channel, PermissionFlagsBits.ReadMessageHistory)) throw problemOfCode(160002);
  requireUnlocked(world, channel);
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
