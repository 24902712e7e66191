import { type APIRole, PermissionFlagsBits, type RoleFlags } from "discord.js";
import type { Snowflake } from "./face.ts";

const everyone =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.SendMessagesInThreads |
  PermissionFlagsBits.CreatePublicThreads |
  PermissionFlagsBits.CreatePrivateThreads |
  PermissionFlagsBits.EmbedLinks |
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.AddReactions |
  PermissionFlagsBits.ReadMessageHistory |
  PermissionFlagsBits.UseApplicationCommands |
  PermissionFlagsBits.UseExternalEmojis;

const judge = everyone | PermissionFlagsBits.ManageMessages | PermissionFlagsBits.ManageThreads;

export const allPermissions = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n);

/** The server's roles at its start: everyone, Judge, and the bot's own. */
export function firstRoles(guildId: Snowflake, botId: Snowflake, nextId: () => Snowflake): APIRole[] {
  return [
    role(guildId, "@everyone", 0, everyone),
    role(nextId(), "Judge", 1, judge),
    { ...role(nextId(), "Moderator bot", 2, allPermissions), managed: true, tags: { bot_id: botId } },
  ];
}

/** A person whose name starts with "judge" has the role Judge; the bot has its own role. */
export function rolesForName(username: string, bot: boolean, roles: readonly APIRole[]): Snowflake[] {
  const wanted = bot ? "Moderator bot" : username.startsWith("judge") ? "Judge" : undefined;
  return roles.filter((role) => role.name === wanted).map((role) => role.id);
}

export function role(id: Snowflake, name: string, position: number, permissions: bigint): APIRole {
  return {
    id,
    name,
    position,
    permissions: permissions.toString(),
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    icon: null,
    unicode_emoji: null,
    managed: false,
    mentionable: false,
    flags: 0 as RoleFlags,
  };
}

/** A person's permissions in the server; its owner has them all. */
export function permissionsOf(userId: Snowflake, memberRoles: readonly Snowflake[], server: PermissionSource): bigint {
  if (userId === server.ownerId) return allPermissions;
  const held = [server.guildId, ...memberRoles].flatMap((id) => server.roles.get(id) ?? []);
  const permissions = held.reduce((all, one) => all | BigInt(one.permissions), 0n);
  return permissions & PermissionFlagsBits.Administrator ? allPermissions : permissions;
}

interface PermissionSource {
  guildId: Snowflake;
  ownerId: Snowflake;
  roles: ReadonlyMap<Snowflake, APIRole>;
}
