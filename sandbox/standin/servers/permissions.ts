/** Who may do what where, computed as Discord documents it. */
import { OverwriteType, PermissionFlagsBits } from "discord.js";
import type { Snowflake } from "../face.ts";
import { type Channel, isThread, type World } from "../world.ts";
import type { Guild } from "./guild.ts";
import { allPermissions } from "./roles.ts";

export type PermissionName = keyof typeof PermissionFlagsBits;

const names = Object.keys(PermissionFlagsBits).filter((name): name is PermissionName => name in PermissionFlagsBits);
/** Words of Discord's client that differ from the permission's name. */
const clientWords: Readonly<Record<string, PermissionName>> = {
  viewchannels: "ViewChannel",
  manageserver: "ManageGuild",
  timeoutmembers: "ModerateMembers",
  usevoiceactivity: "UseVAD",
  managepermissions: "ManageRoles",
};

/** A permission by its name as in the API (`SEND_MESSAGES`), in libraries (`SendMessages`) or in the client. */
export function permissionNamed(text: string): PermissionName | undefined {
  const letters = (word: string) => word.toLowerCase().replaceAll(/[^a-z]/g, "");
  const wanted = letters(text);
  return clientWords[wanted] ?? names.find((name) => letters(name) === wanted);
}

/** A member's permissions in the whole server: everyone's and those of their roles; its owner has all. */
export function basePermissions(world: World, guild: Guild, userId: Snowflake): bigint {
  if (userId === guild.ownerId) return allPermissions;
  if (!guild.members.has(userId)) return 0n;
  const held = [guild.id, ...(world.people.get(userId)?.roles ?? [])].flatMap((id) => guild.roles.get(id) ?? []);
  const permissions = held.reduce((all, one) => all | BigInt(one.permissions), 0n);
  return permissions & PermissionFlagsBits.Administrator ? allPermissions : permissions;
}

/** Denied together with the permission to write, as nothing could come of them. */
const needsWriting =
  PermissionFlagsBits.MentionEveryone |
  PermissionFlagsBits.SendTTSMessages |
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.EmbedLinks;

/** Whoever is timed out keeps these alone. */
const leftToTimedOut = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.ReadMessageHistory;

/** A member's permissions in a channel; a thread has its channel's. 0 where the channel cannot be seen. */
export function permissionsIn(world: World, channel: Channel, userId: Snowflake): bigint {
  const guild = world.guilds.get(channel.guildId ?? "");
  if (!guild) return 0n;
  const base = basePermissions(world, guild, userId);
  if (base & PermissionFlagsBits.Administrator) return allPermissions;
  const home = isThread(channel) ? world.channels.get(channel.parentId ?? "") : channel;
  const all = home ? overwritten(base, world, guild, home, userId) : 0n;
  if (!(all & PermissionFlagsBits.ViewChannel)) return 0n;
  if (userId !== guild.ownerId && world.timedOutUntil(userId, guild) !== null) return all & leftToTimedOut;
  return all & writingBit(channel) ? all : all & ~needsWriting;
}

/** The permission that writing takes: threads have one of their own. */
export function writingBit(channel: Channel): bigint {
  return isThread(channel) ? PermissionFlagsBits.SendMessagesInThreads : PermissionFlagsBits.SendMessages;
}

function overwritten(base: bigint, world: World, guild: Guild, channel: Channel, userId: Snowflake): bigint {
  const of = (id: Snowflake, type: OverwriteType) =>
    channel.overwrites.filter((each) => each.id === id && each.type === type);
  const apply = (permissions: bigint, overwrites: Channel["overwrites"]) => {
    const deny = overwrites.reduce((bits, each) => bits | BigInt(each.deny), 0n);
    const allow = overwrites.reduce((bits, each) => bits | BigInt(each.allow), 0n);
    return (permissions & ~deny) | allow;
  };
  const roles = (world.people.get(userId)?.roles ?? []).filter((id) => id !== guild.id);
  const forEveryone = apply(base, of(guild.id, OverwriteType.Role));
  const forRoles = apply(
    forEveryone,
    roles.flatMap((id) => of(id, OverwriteType.Role)),
  );
  return apply(forRoles, of(userId, OverwriteType.Member));
}

/** Writes into a channel's overwrites: `allowed` null takes the permission's overwrite away. */
export function setOverwrite(
  channel: Channel,
  who: { id: Snowflake; type: OverwriteType },
  bit: bigint,
  allowed: boolean | null,
): void {
  const before = channel.overwrites.find((each) => each.id === who.id && each.type === who.type);
  const allow = (BigInt(before?.allow ?? 0) & ~bit) | (allowed === true ? bit : 0n);
  const deny = (BigInt(before?.deny ?? 0) & ~bit) | (allowed === false ? bit : 0n);
  channel.overwrites = channel.overwrites.filter((each) => each !== before);
  if (allow | deny) channel.overwrites.push({ ...who, allow: allow.toString(), deny: deny.toString() });
}
