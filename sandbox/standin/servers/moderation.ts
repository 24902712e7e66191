/** What the server's moderators do by hand, which the bot only hears of. */

import type { Snowflake, StandIn } from "../face.ts";
import { deleteMessage } from "../messages/messages.ts";
import { type Channel, isThread, type World } from "../world.ts";
import { deleteChannel } from "./channels.ts";
import { setArchived, setLocked } from "./threads.ts";

type Moderation = Pick<StandIn, "deleteChannel" | "deleteMessage" | "setLocked" | "setArchived">;

/** The moderators' part of the stand-in's face. Each act throws when there is no such channel, thread or message. */
export function moderation(world: World): Moderation {
  return {
    deleteChannel(channelId) {
      const channel = world.channels.get(channelId);
      if (!channel || channel.recipientId !== null) throw new Error("There is no such channel to delete");
      deleteChannel(world, channel);
    },
    deleteMessage(messageId) {
      const message = world.messages.get(messageId);
      if (!message || message.deleted) throw new Error("There is no such message to delete");
      deleteMessage(world, message);
    },
    setLocked: (threadId, locked) => setLocked(world, threadOf(world, threadId), locked),
    setArchived: (threadId, archived) => setArchived(world, threadOf(world, threadId), archived),
  };
}

function threadOf(world: World, id: Snowflake): Channel {
  const channel = world.channels.get(id);
  if (!channel || !isThread(channel)) throw new Error("Only a thread can be locked or archived");
  return channel;
}
