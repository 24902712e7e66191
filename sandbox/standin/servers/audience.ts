import { GatewayIntentBits } from "discord.js";
import type { Audience, Channel } from "../world.ts";

/** Who hears of what concerns a server as a whole. */
export function audienceOfGuild(guild: { id: string }, topic: "guild" | "members" = "guild"): Audience {
  const intent = topic === "guild" ? GatewayIntentBits.Guilds : GatewayIntentBits.GuildMembers;
  return { intent, direct: false, guildId: guild.id };
}

/** Who hears of messages in a channel, or (topic "guild") of the channel itself; "typing" and "members" likewise. */
export function audienceOf(
  channel: Channel,
  topic: "messages" | "typing" | "guild" | "members" = "messages",
): Audience {
  const direct = channel.guildId === null;
  const belongs = { direct, channelId: channel.id, ...(channel.guildId === null ? {} : { guildId: channel.guildId }) };
  switch (topic) {
    case "messages":
      return { intent: direct ? GatewayIntentBits.DirectMessages : GatewayIntentBits.GuildMessages, ...belongs };
    case "typing":
      return {
        intent: direct ? GatewayIntentBits.DirectMessageTyping : GatewayIntentBits.GuildMessageTyping,
        ...belongs,
      };
    case "guild":
      return { intent: direct ? GatewayIntentBits.DirectMessages : GatewayIntentBits.Guilds, ...belongs };
    case "members":
      return { intent: GatewayIntentBits.GuildMembers, ...belongs };
  }
}
