/** Finding what a path names, or Discord's "Unknown …" error. */

import type { Guild } from "../servers/guild.ts";
import { type Channel, isThread, type Person, type StoredMessage } from "../world.ts";
import { requireAccess, requireAvailable } from "./access.ts";
import { unknownChannel, unknownGuild, unknownMember, unknownMessage } from "./problem.ts";
import type { Call } from "./router.ts";

/** Refusals: 10003, and those of `requireAccess`. */
export function channelOf(call: Call, name = "channel_id"): Channel {
  const channel = call.world.channels.get(call.id(name));
  if (!channel) throw unknownChannel();
  requireAccess(call.world, channel);
  return channel;
}

export function threadOf(call: Call): Channel {
  const channel = channelOf(call);
  if (!isThread(channel)) throw unknownChannel();
  return channel;
}

export function messageOf(call: Call): StoredMessage {
  const message = call.world.publicMessage(channelOf(call).id, call.id("message_id"));
  if (!message) throw unknownMessage();
  return message;
}

/** Refusals: 10004 for a server that the bot is not in, 503 while Discord has an outage there. */
export function guildOf(call: Call): Guild {
  const guild = call.world.guilds.get(call.id("guild_id"));
  if (!guild?.members.has(call.world.botId)) throw unknownGuild();
  requireAvailable(guild);
  return guild;
}

/** A member by the path's `user_id`, where `@me` is the bot. */
export function memberOf(call: Call): { guild: Guild; person: Person } {
  const guild = guildOf(call);
  const person = call.world.people.get(userIdOf(call));
  if (!person || !guild.members.has(person.user.id)) throw unknownMember();
  return { guild, person };
}

export function userIdOf(call: Call): string {
  const id = call.id("user_id");
  return id === "@me" ? call.world.botId : id;
}
