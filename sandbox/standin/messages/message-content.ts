import { GatewayIntentBits } from "discord.js";
import type { Snowflake } from "../face.ts";
import { isRecord, records } from "../json.ts";

/**
 * A message as a session without the message-content intent receives it: empty, except its own messages, direct
 * messages, and messages that mention it.
 */
export function withoutContent(message: object, intents: number, botId: Snowflake): object {
  if (intents & GatewayIntentBits.MessageContent) return message;
  return isRecord(message) && "guild_id" in message ? emptied(message, botId) : message;
}

/** A message of a server as an application without that intent reads it. */
export function emptied(message: object, botId: Snowflake): object {
  if (!isRecord(message) || !("content" in message)) return message;
  const own = isRecord(message.author) && message.author.id === botId;
  const mentioned = records(message.mentions).some((user) => user.id === botId);
  return own || mentioned ? message : { ...message, content: "", embeds: [], attachments: [], components: [] };
}
