import { ChannelType } from "discord.js";
import { audienceOf } from "../audience.ts";
import { numberOf, textOf, textsOf } from "../json.ts";
import { memberOf, requireGuild } from "../lookup.ts";
import { Problem, unknownRole } from "../problem.ts";
import { role } from "../roles.ts";
import type { Call, Route } from "../router.ts";
import { channelShape, guildShape, memberShape, threadMemberShape } from "../shapes.ts";
import { type Channel, isThread, type Person } from "../world.ts";

export const guildRoutes: Route[] = [
  { method: "GET", path: "/guilds/{guild_id}", handle: inGuild(({ world }) => guildShape(world)) },
  {
    method: "GET",
    path: "/guilds/{guild_id}/channels",
    handle: inGuild(({ world }) =>
      serverChannels(world.channels.values())
        .filter((channel) => !isThread(channel))
        .map((channel) => channelShape(world, channel)),
    ),
  },
  {
    method: "POST",
    path: "/guilds/{guild_id}/channels",
    handle: inGuild(({ world, json }) => {
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
      });
      world.wire.dispatch("CHANNEL_CREATE", channelShape(world, channel), audienceOf(channel, "guild"));
      world.wire.announce({ type: "channel", channelId: channel.id });
      return channelShape(world, channel);
    }),
  },
  {
    method: "GET",
    path: "/guilds/{guild_id}/threads/active",
    handle: inGuild(({ world }) => {
      const threads = serverChannels(world.channels.values()).filter((each) => isThread(each) && !each.archived);
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
    handle: inGuild(({ world, query }) => page([...world.people.values()], query).map(memberShape)),
  },
  {
    method: "GET",
    path: "/guilds/{guild_id}/members/search",
    handle: inGuild(({ world, query }) => {
      const wanted = (query.get("query") ?? "").toLowerCase();
      const found = [...world.people.values()].filter((person) => person.user.username.startsWith(wanted));
      return page(found, query).map(memberShape);
    }),
  },
  { method: "GET", path: "/guilds/{guild_id}/members/{user_id}", handle: (call) => memberShape(memberOf(call)) },
  {
    method: "PATCH",
    path: "/guilds/{guild_id}/members/{user_id}",
    handle(call) {
      const person = memberOf(call);
      if (Array.isArray(call.json.roles)) person.roles = textsOf(call.json.roles);
      announceMember(call, person);
      return memberShape(person);
    },
  },
  {
    method: "PUT",
    path: "/guilds/{guild_id}/members/{user_id}/roles/{role_id}",
    handle(call) {
      const person = memberOf(call);
      const id = roleOf(call).id;
      person.roles = [...new Set([...person.roles, id])];
      announceMember(call, person);
      return undefined;
    },
  },
  {
    method: "DELETE",
    path: "/guilds/{guild_id}/members/{user_id}/roles/{role_id}",
    handle(call) {
      const person = memberOf(call);
      const id = roleOf(call).id;
      person.roles = person.roles.filter((held) => held !== id);
      announceMember(call, person);
      return undefined;
    },
  },
  { method: "GET", path: "/guilds/{guild_id}/roles", handle: inGuild(({ world }) => [...world.roles.values()]) },
  { method: "GET", path: "/guilds/{guild_id}/roles/{role_id}", handle: inGuild((call) => roleOf(call)) },
  {
    method: "POST",
    path: "/guilds/{guild_id}/roles",
    handle: inGuild((call) => {
      const { world, json } = call;
      const permissions = BigInt(textOf(json.permissions) ?? numberOf(json.permissions) ?? 0);
      const created = role(world.nextId(), textOf(json.name) ?? "new role", world.roles.size, permissions);
      world.roles.set(created.id, created);
      announceRole(call, "GUILD_ROLE_CREATE", { role: created });
      return created;
    }),
  },
  {
    method: "PATCH",
    path: "/guilds/{guild_id}/roles/{role_id}",
    handle: inGuild((call) => {
      const before = roleOf(call);
      const changed = {
        ...before,
        name: textOf(call.json.name) ?? before.name,
        permissions: textOf(call.json.permissions) ?? before.permissions,
        mentionable: call.json.mentionable === undefined ? before.mentionable : call.json.mentionable === true,
      };
      call.world.roles.set(changed.id, changed);
      announceRole(call, "GUILD_ROLE_UPDATE", { role: changed });
      return changed;
    }),
  },
  {
    method: "DELETE",
    path: "/guilds/{guild_id}/roles/{role_id}",
    handle: inGuild((call) => {
      const { id } = roleOf(call);
      call.world.roles.delete(id);
      for (const person of call.world.people.values()) person.roles = person.roles.filter((held) => held !== id);
      announceRole(call, "GUILD_ROLE_DELETE", { role_id: id });
      return undefined;
    }),
  },
];

function inGuild(handle: Route["handle"]): Route["handle"] {
  return (call) => {
    requireGuild(call);
    return handle(call);
  };
}

function serverChannels(channels: Iterable<Channel>): Channel[] {
  return [...channels].filter((channel) => channel.recipientId === null);
}

function page(people: readonly Person[], query: URLSearchParams): Person[] {
  const after = BigInt(query.get("after") ?? 0);
  return people.filter((person) => BigInt(person.user.id) > after).slice(0, Number(query.get("limit") ?? 1));
}

function roleOf(call: Call) {
  const found = call.world.roles.get(call.id("role_id"));
  if (!found) throw unknownRole();
  return found;
}

function announceMember({ world }: Call, person: Person): void {
  const update = { ...memberShape(person), guild_id: world.guildId };
  const own = person.user.id === world.botId ? "guild" : "members";
  const general = world.channels.get(world.generalId);
  if (general) world.wire.dispatch("GUILD_MEMBER_UPDATE", update, audienceOf(general, own));
  world.wire.announce({ type: "users" });
}

function announceRole({ world }: Call, event: string, change: object): void {
  const general = world.channels.get(world.generalId);
  if (general) world.wire.dispatch(event, { guild_id: world.guildId, ...change }, audienceOf(general, "guild"));
}
