import { type APIRole, PermissionFlagsBits, type RoleFlags } from "discord.js";
import type { Snowflake } from "../face.ts";

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
  PermissionFlagsBits.UseExternalEmojis |
  PermissionFlagsBits.UseExternalApps;

const judge = everyone | PermissionFlagsBits.ManageMessages | PermissionFlagsBits.ManageThreads;

export const allPermissions = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n);

/** What a bot may do when nothing else is said: everything but to pass by a channel's own permissions. */
export const ordinaryBotPermissions = allPermissions & ~PermissionFlagsBits.Administrator;

/** What the bot is invited with by the address that a host is told to open. */
export const invitedPermissions = [
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.SendMessages,
  PermissionFlagsBits.SendMessagesInThreads,
  PermissionFlagsBits.CreatePublicThreads,
  PermissionFlagsBits.CreatePrivateThreads,
  PermissionFlagsBits.EmbedLinks,
  PermissionFlagsBits.AttachFiles,
  PermissionFlagsBits.ReadMessageHistory,
  PermissionFlagsBits.PinMessages,
].reduce((all, bit) => all | bit, 0n);

/** What the bot may do at first, and whether whoever comes first has the role Judge. */
export interface FirstRights {
  readonly botPermissions?: bigint | undefined;
  readonly firstJudges?: boolean | undefined;
}

/** The role that Discord makes for a bot that joins. */
export const BOT_ROLE = "Moderator bot";

/** The server's roles at its start: everyone, Judge, and the bot's own. Where whoever comes first judges, judges manage the server, too. */
export function firstRoles(
  guildId: Snowflake,
  botId: Snowflake,
  nextId: () => Snowflake,
  { botPermissions = ordinaryBotPermissions, firstJudges = false }: FirstRights = {},
): APIRole[] {
  return [
    role(guildId, "@everyone", 0, everyone),
    role(nextId(), "Judge", 1, firstJudges ? judge | PermissionFlagsBits.ManageGuild : judge),
    { ...role(nextId(), BOT_ROLE, 2, botPermissions), managed: true, tags: { bot_id: botId } },
  ];
}

/** A person whose name starts with "judge" has the role Judge; the bot has its own role. */
export function rolesForName(username: string, bot: boolean, roles: readonly APIRole[]): Snowflake[] {
  const wanted = bot ? BOT_ROLE : username.startsWith("judge") ? "Judge" : undefined;
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
