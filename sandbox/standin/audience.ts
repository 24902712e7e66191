import { GatewayIntentBits } from "discord.js";
import type { Audience, Channel } from "./world.ts";

/** Who hears of messages in a channel, or (topic "guild") of the channel itself; "typing" and "members" likewise. */
export function audienceOf(
  channel: Channel,
  topic: "messages" | "typing" | "guild" | "members" = "messages",
): Audience {
  const direct = channel.recipientId !== null;
  switch (topic) {
    case "messages":
      return { intent: direct ? GatewayIntentBits.DirectMessages : GatewayIntentBits.GuildMessages, direct };
    case "typing":
      return { intent: direct ? GatewayIntentBits.DirectMessageTyping : GatewayIntentBits.GuildMessageTyping, direct };
    case "guild":
      return { intent: direct ? GatewayIntentBits.DirectMessages : GatewayIntentBits.Guilds, direct };
    case "members":
      return { intent: GatewayIntentBits.GuildMembers, direct };
  }
}
