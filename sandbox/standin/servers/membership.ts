/** Who is in a server, with which roles; the bot's own coming and going among them. */
import { type APIRole, OverwriteType, PermissionFlagsBits } from "discord.js";
import type { Snowflake } from "../face.ts";
import { guildCreateShape, memberShape } from "../shapes.ts";
import { type Channel, isThread, type Person, type World } from "../world.ts";
import { audienceOfGuild } from "./audience.ts";
import type { Guild } from "./guild.ts";
import { type PermissionName, setOverwrite } from "./permissions.ts";
import { BOT_ROLE } from "./roles.ts";
import { announceChannel } from "./threads.ts";

/** Tells bots and people that somebody has come into a server. */
export function announceJoin(world: World, guild: Guild, person: Person): void {
  const joined = { ...memberShape(guild, person), guild_id: guild.id };
  world.wire.dispatch("GUILD_MEMBER_ADD", joined, audienceOfGuild(guild, "members"));
  world.wire.announce({ type: "users" });
}

/** Somebody leaves a server, or is thrown out of it. Throws where they own it or are not in it. */
export function leaveGuild(world: World, guild: Guild, person: Person): void {
  const { user } = person;
  if (user.id === guild.ownerId) throw new Error(`${user.username} owns ${guild.name}`);
  if (!guild.members.has(user.id)) throw new Error(`${user.username} is not in ${guild.name}`);
  world.leave(person, guild);
  world.wire.dispatch("GUILD_MEMBER_REMOVE", { guild_id: guild.id, user }, audienceOfGuild(guild, "members"));
  world.wire.announce({ type: "users" });
}

/** Times somebody out for so many ms, as a moderator does; 0 ends that. Nothing is told when it ends by itself. */
export function timeOut(world: World, guild: Guild, person: Person, ms: number): void {
  const { [guild.id]: _, ...others } = person.timedOut ?? {};
  person.timedOut = ms > 0 ? { ...others, [guild.id]: world.now() + ms } : others;
  announceMember(world, guild, person);
}

/** Tells bots and people that somebody's roles have changed; the bot hears of its own without the members intent. */
export function announceMember(world: World, guild: Guild, person: Person): void {
  const update = { ...memberShape(guild, person), avatar: null, banner: null, guild_id: guild.id };
  const topic = person.user.id === world.botId ? "guild" : "members";
  world.wire.dispatch("GUILD_MEMBER_UPDATE", update, audienceOfGuild(guild, topic));
  world.wire.announce({ type: "users" });
}

export function setRole(world: World, guild: Guild, role: APIRole): void {
  guild.roles.set(role.id, role);
  world.wire.dispatch("GUILD_ROLE_UPDATE", { guild_id: guild.id, role }, audienceOfGuild(guild));
  world.wire.announce({ type: "channel", channelId: guild.generalId });
}

/** Gives somebody a role of the server's by its name, or takes it. Throws when there is no such role. */
export function giveRole(world: World, guild: Guild, person: Person, name: string, given: boolean): void {
  const role = [...guild.roles.values()].find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (!role) throw new Error(`There is no role ${name} in ${guild.name}`);
  const others = person.roles.filter((id) => id !== role.id);
  person.roles = given ? [...others, role.id] : others;
  announceMember(world, guild, person);
}

/** Throws the bot out of a server: it hears that the server is gone, and nothing of it afterwards. */
export function kickBot(world: World, guild: Guild): void {
  if (!guild.members.has(world.botId)) throw new Error(`The bot is not in ${guild.name}`);
  // Without `unavailable`, which is how a bot tells it from an outage.
  world.wire.dispatch("GUILD_DELETE", { id: guild.id }, audienceOfGuild(guild));
  const bot = world.people.get(world.botId);
  if (bot) world.leave(bot, guild);
  world.commands = world.commands.filter((command) => command.guild !== guild.id);
  world.wire.announce({ type: "commands" });
  world.wire.announce({ type: "users" });
}

export function inviteBot(world: World, guild: Guild): void {
  if (guild.members.has(world.botId)) throw new Error(`The bot is in ${guild.name} already`);
  world.addBot(guild);
  arrive(world, guild);
  world.wire.announce({ type: "commands" });
  world.wire.announce({ type: "users" });
}

/** Begins or ends an outage of Discord's that concerns one server. */
export function setOutage(world: World, guild: Guild, unavailable: boolean): void {
  if (guild.unavailable === unavailable) return;
  if (unavailable) world.wire.dispatch("GUILD_DELETE", { id: guild.id, unavailable: true }, audienceOfGuild(guild));
  guild.unavailable = unavailable;
  if (!unavailable) arrive(world, guild);
}

export function arrive(world: World, guild: Guild): void {
  world.wire.dispatch("GUILD_CREATE", guildCreateShape(world, guild), audienceOfGuild(guild));
}

/**
 * Allows or denies a permission: to a member or to everyone in one channel (a thread's is its channel's), or to the
 * bot in the whole server. Throws for anybody else in the whole server, where permissions belong to roles.
 */
export function setPermission(
  world: World,
  guild: Guild,
  change: { who: Snowflake; permission: PermissionName; channel: Channel | undefined; allowed: boolean },
): void {
  const { who, permission, channel, allowed } = change;
  const bit = PermissionFlagsBits[permission];
  if (channel) {
    const place = isThread(channel) ? world.channels.get(channel.parentId ?? "") : channel;
    if (!place) throw new Error("This thread has lost its channel");
    const type = who === guild.id ? OverwriteType.Role : OverwriteType.Member;
    setOverwrite(place, { id: who, type }, bit, allowed);
    announceChannel(world, place);
    return;
  }
  const name = who === world.botId ? BOT_ROLE : who === guild.id ? "@everyone" : undefined;
  const role = [...guild.roles.values()].find((each) => each.name === name);
  if (!role) throw new Error("In the whole server only the bot and everyone have permissions of their own");
  const before = BigInt(role.permissions);
  setRole(world, guild, { ...role, permissions: (allowed ? before | bit : before & ~bit).toString() });
  // What everyone may do, the bot may do as well, so that denying it something has to reach both.
  const everyone = guild.roles.get(guild.id);
  if (who !== world.botId || !everyone || !(BigInt(everyone.permissions) & bit)) return;
  for (const each of world.channels.values()) {
    if (each.guildId !== guild.id || isThread(each)) continue;
    setOverwrite(each, { id: who, type: OverwriteType.Member }, bit, allowed ? null : false);
    announceChannel(world, each);
  }
}
