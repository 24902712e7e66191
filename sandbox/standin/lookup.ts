/** Finding what a path names, or Discord's "Unknown …" error. */
import { unknownChannel, unknownGuild, unknownMember, unknownMessage } from "./problem.ts";
import type { Call } from "./router.ts";
import { type Channel, isThread, type Person, type StoredMessage } from "./world.ts";

export function channelOf(call: Call, name = "channel_id"): Channel {
  const channel = call.world.channels.get(call.id(name));
  if (!channel) throw unknownChannel();
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

/** Refusal: 10004 for any server but the one. */
export function requireGuild(call: Call): void {
  if (call.id("guild_id") !== call.world.guildId) throw unknownGuild();
}

/** A member by the path's `user_id`, where `@me` is the bot. */
export function memberOf(call: Call): Person {
  requireGuild(call);
  const id = call.id("user_id");
  const person = call.world.people.get(id === "@me" ? call.world.botId : id);
  if (!person) throw unknownMember();
  return person;
}

export function userIdOf(call: Call): string {
  const id = call.id("user_id");
  return id === "@me" ? call.world.botId : id;
}
