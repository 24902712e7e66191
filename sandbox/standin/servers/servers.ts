/** Servers and who is in them, as the stand-in's face offers it. */
import { ChannelType, PermissionFlagsBits } from "discord.js";
import type { SandboxServer, Snowflake, StandIn } from "../face.ts";
import { sandboxUser } from "../people/viewer.ts";
import type { Person, World } from "../world.ts";
import type { Guild } from "./guild.ts";
import {
  announceJoin,
  arrive,
  giveRole,
  inviteBot,
  kickBot,
  leaveGuild,
  setOutage,
  setPermission,
  timeOut,
} from "./membership.ts";
import { permissionNamed, permissionsIn } from "./permissions.ts";

type Servers = Pick<
  StandIn,
  | "user"
  | "servers"
  | "server"
  | "joinServer"
  | "leaveServer"
  | "timeOut"
  | "setServerRole"
  | "kickBot"
  | "inviteBot"
  | "setOutage"
  | "setPermission"
  | "permissions"
  | "setInstalled"
  | "directChannel"
>;

/** The part of the stand-in's face that speaks of servers. An act throws a sentence when it cannot be done. */
export function servers(world: World): Servers {
  return {
    user(name, serverId) {
      const guild = guildOf(world, serverId);
      const { person, isNew } = world.person(name, guild);
      if (isNew) announceJoin(world, guild, person);
      return sandboxUser(person);
    },
    servers: () => [...world.guilds.values()].map((guild) => sandboxServer(world, guild)),
    server: (name) => sandboxServer(world, world.findGuild(name) ?? opened(world, name)),
    joinServer(user, serverId) {
      const guild = guildOf(world, serverId);
      const person = personOf(world, user);
      if (world.join(person, guild)) announceJoin(world, guild, person);
    },
    leaveServer: (user, serverId) => leaveGuild(world, guildOf(world, serverId), personOf(world, user)),
    timeOut: (user, serverId, ms) => timeOut(world, guildOf(world, serverId), personOf(world, user), ms),
    setServerRole(user, serverId, role, given) {
      giveRole(world, guildOf(world, serverId), personOf(world, user), role, given);
    },
    kickBot: (serverId) => kickBot(world, guildOf(world, serverId)),
    inviteBot: (serverId) => inviteBot(world, guildOf(world, serverId)),
    setOutage: (unavailable, serverId) => setOutage(world, guildOf(world, serverId), unavailable),
    setPermission({ who, permission, allowed, channelId, serverId }) {
      const name = permissionNamed(permission);
      if (!name) throw new Error(`"${permission}" is no permission of Discord's`);
      const channel = channelId === undefined ? undefined : world.channels.get(channelId);
      if (channelId !== undefined && (!channel || channel.guildId === null)) {
        throw new Error("Permissions are given in channels of a server");
      }
      const guild = channel ? world.guildOf(channel) : guildOf(world, serverId);
      setPermission(world, guild, { who, permission: name, channel, allowed });
    },
    permissions(user, channelId) {
      const channel = world.channels.get(channelId);
      const held = channel ? permissionsIn(world, channel, user) : 0n;
      return Object.entries(PermissionFlagsBits)
        .filter(([, bit]) => (held & bit) === bit)
        .map(([name]) => name);
    },
    setInstalled(user, installed) {
      personOf(world, user).hasInstalled = installed;
      world.wire.announce({ type: "commands" });
    },
    directChannel(one, other) {
      const between = [one, other];
      const known = [...world.channels.values()].find(
        ({ guildId, members }) => guildId === null && members.size === 2 && between.every((id) => members.has(id)),
      );
      if (known) return known.id;
      const now = world.timestamp();
      const members = new Map(between.map((id) => [personOf(world, id).user.id, now]));
      const channel = world.addChannel({ type: ChannelType.DM, name: "direct message", members });
      world.wire.announce({ type: "channel", channelId: channel.id });
      return channel.id;
    },
  };
}

function opened(world: World, name: string): Guild {
  const guild = world.addGuild(name);
  arrive(world, guild);
  world.wire.announce({ type: "users" });
  world.wire.announce({ type: "channel", channelId: guild.generalId });
  return guild;
}

function sandboxServer(world: World, guild: Guild): SandboxServer {
  const { id, name, ownerId, generalId, unavailable } = guild;
  return { id, name, ownerId, generalChannelId: generalId, hasBot: guild.members.has(world.botId), unavailable };
}

function guildOf(world: World, id: Snowflake | undefined): Guild {
  const guild = id === undefined ? world.home : world.guilds.get(id);
  if (!guild) throw new Error("There is no such server");
  return guild;
}

function personOf(world: World, id: Snowflake): Person {
  const person = world.people.get(id);
  if (!person) throw new Error("There is no such user");
  return person;
}
