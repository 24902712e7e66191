import { ChannelType, PermissionFlagsBits } from "discord.js";
import { numberOf, textOf, textsOf } from "../../json.ts";
import { audienceOf, audienceOfGuild } from "../../servers/audience.ts";
import type { Guild } from "../../servers/guild.ts";
import { announceMember, setRole } from "../../servers/membership.ts";
import { basePermissions } from "../../servers/permissions.ts";
import { role } from "../../servers/roles.ts";
import { channelShape, guildChannelShape, guildShape, memberShape, threadMemberShape } from "../../shapes.ts";
import { type Channel, isThread, type Person, type World } from "../../world.ts";
import { mayAccess } from "../access.ts";
import { guildOf, memberOf } from "../lookup.ts";
import { missingPermissions, Problem, unknownRole } from "../problem.ts";
import type { Call, Route } from "../router.ts";

export const guildRoutes: Route[] = [
  { method: "GET", path: "/guilds/{guild_id}", handle: inGuild((_, guild) => guildShape(guild)) },
  {
    method: "GET",
    path: "/guilds/{guild_id}/channels",
    handle: inGuild(({ world }, guild) =>
      channelsIn(world, guild)
        .filter((channel) => !isThread(channel))
        .map((channel) => channelShape(world, channel)),
    ),
  },
  {
    method: "POST",
    path: "/guilds/{guild_id}/channels",
    handle: inGuild(({ world, json }, guild) => {
      requireInGuild(world, guild, PermissionFlagsBits.ManageChannels);
      const isCategory = json.type === ChannelType.GuildCategory;
      if (!isCategory && (json.type ?? ChannelType.GuildText) !== ChannelType.GuildText) {
        throw new Problem(400, 50024, "Cannot execute action on this channel type");
      }
      const name = textOf(json.name) ?? "channel";
      const channel = world.addChannel({
        type: isCategory ? ChannelType.GuildCategory : ChannelType.GuildText,
        name: isCategory ? name : name.toLowerCase().replaceAll(/\s+/g, "-"),
        topic: textOf(json.topic) ?? null,
        parentId: textOf(json.parent_id) ?? null,
        guildId: guild.id,
      });
      const shape = guildChannelShape(world, channel);
      world.wire.dispatch("CHANNEL_CREATE", shape, audienceOf(channel, "guild"));
      world.wire.announce({ type: "channel", channelId: channel.id });
      return shape;
    }),
  },
  {
    method: "GET",
    path: "/guilds/{guild_id}/threads/active",
    handle: inGuild(({ world }, guild) => {
      const threads = channelsIn(world, guild).filter(
        (each) => isThread(each) && !each.archived && mayAccess(world, each),
      );
      return {
        threads: threads.map((thread) => channelShape(world, thread)),
        members: threads
          .filter((thread) => thread.members.has(world.botId))
          .map((thread) => threadMemberShape(thread, world.botId)),
      };
    }),
  },
  {
    method: "GET",
    path: "/guilds/{guild_id}/members",
    handle: inGuild(({ world, query }, guild) =>
      page(peopleIn(world, guild), query).map((person) => memberShape(guild, person)),
    ),
  },
  {
    method: "GET",
    path: "/guilds/{guild_id}/members/search",
    handle: inGuild(({ world, query }, guild) => {
      const wanted = (query.get("query") ?? "").toLowerCase();
      const found = peopleIn(world, guild).filter((person) => person.user.username.startsWith(wanted));
      return page(found, query).map((person) => memberShape(guild, person));
    }),
  },
  { method: "GET", path: "/guilds/{guild_id}/members/{user_id}", handle: readMember },
  {
    method: "PATCH",
    path: "/guilds/{guild_id}/members/{user_id}",
    handle(call) {
      const { guild, person } = memberOf(call);
      if (Array.isArray(call.json.roles)) {
        requireInGuild(call.world, guild, PermissionFlagsBits.ManageRoles);
        const elsewhere = person.roles.filter((id) => !guild.roles.has(id));
        person.roles = [...elsewhere, ...textsOf(call.json.roles).filter((id) => guild.roles.has(id))];
      }
      announceMember(call.world, guild, person);
      return memberShape(guild, person);
    },
  },
  {
    method: "PUT",
    path: "/guilds/{guild_id}/members/{user_id}/roles/{role_id}",
    handle(call) {
      const { guild, person } = memberOf(call);
      requireInGuild(call.world, guild, PermissionFlagsBits.ManageRoles);
      const id = roleOf(call, guild).id;
      person.roles = [...new Set([...person.roles, id])];
      announceMember(call.world, guild, person);
      return undefined;
    },
  },
  {
    method: "DELETE",
    path: "/guilds/{guild_id}/members/{user_id}/roles/{role_id}",
    handle(call) {
      const { guild, person } = memberOf(call);
      requireInGuild(call.world, guild, PermissionFlagsBits.ManageRoles);
      const id = roleOf(call, guild).id;
      person.roles = person.roles.filter((held) => held !== id);
      announceMember(call.world, guild, person);
      return undefined;
    },
  },
  { method: "GET", path: "/guilds/{guild_id}/roles", handle: inGuild((_, guild) => [...guild.roles.values()]) },
  { method: "GET", path: "/guilds/{guild_id}/roles/{role_id}", handle: inGuild(roleOf) },
  {
    method: "POST",
    path: "/guilds/{guild_id}/roles",
    handle: inGuild((call, guild) => {
      const { world, json } = call;
      requireInGuild(world, guild, PermissionFlagsBits.ManageRoles);
      const permissions = BigInt(textOf(json.permissions) ?? numberOf(json.permissions) ?? 0);
      const created = role(world.nextId(), textOf(json.name) ?? "new role", guild.roles.size, permissions);
      guild.roles.set(created.id, created);
      const event = { guild_id: guild.id, role: created };
      world.wire.dispatch("GUILD_ROLE_CREATE", event, audienceOfGuild(guild));
      return created;
    }),
  },
  {
    method: "PATCH",
    path: "/guilds/{guild_id}/roles/{role_id}",
    handle: inGuild((call, guild) => {
      const { world } = call;
      requireInGuild(world, guild, PermissionFlagsBits.ManageRoles);
      const before = roleOf(call, guild);
      const changed = {
        ...before,
        name: textOf(call.json.name) ?? before.name,
        permissions: textOf(call.json.permissions) ?? before.permissions,
        mentionable: call.json.mentionable === undefined ? before.mentionable : call.json.mentionable === true,
      };
      setRole(world, guild, changed);
      return changed;
    }),
  },
  {
    method: "DELETE",
    path: "/guilds/{guild_id}/roles/{role_id}",
    handle: inGuild((call, guild) => {
      requireInGuild(call.world, guild, PermissionFlagsBits.ManageRoles);
      const { id } = roleOf(call, guild);
      guild.roles.delete(id);
      for (const person of call.world.people.values()) person.roles = person.roles.filter((held) => held !== id);
      const event = { guild_id: guild.id, role_id: id };
      call.world.wire.dispatch("GUILD_ROLE_DELETE", event, audienceOfGuild(guild));
      return undefined;
    }),
  },
];

function inGuild(handle: (call: Call, guild: Guild) => object | undefined): Route["handle"] {
  return (call) => handle(call, guildOf(call));
}

function readMember(call: Call): object {
  const { guild, person } = memberOf(call);
  return memberShape(guild, person);
}

/** Refusal: 50013 without one of these permissions in the whole server. */
function requireInGuild(world: World, guild: Guild, bits: bigint): void {
  if ((basePermissions(world, guild, world.botId) & bits) !== bits) throw missingPermissions();
}

function channelsIn(world: World, guild: Guild): Channel[] {
  return [...world.channels.values()].filter((channel) => channel.guildId === guild.id);
}

function peopleIn(world: World, guild: Guild): Person[] {
  return [...world.people.values()].filter((person) => guild.members.has(person.user.id));
}

function page(people: readonly Person[], query: URLSearchParams): Person[] {
  const after = BigInt(query.get("after") ?? 0);
  return people.filter((person) => BigInt(person.user.id) > after).slice(0, Number(query.get("limit") ?? 1));
}

function roleOf(call: Call, guild: Guild) {
  const found = guild.roles.get(call.id("role_id"));
  if (!found) throw unknownRole();
  return found;
}
