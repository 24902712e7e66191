/** What a connection has missed that began anew: discord.js keeps the servers that it knew before. */
import { type Client, Events, GatewayDispatchEvents, type GatewayReadyDispatchData, ShardClientUtil } from "discord.js";

/**
 * Lets go of servers that the bot was thrown out of while nothing was heard, as if the gateway had said so: whoever is
 * ready anew is told in which servers it is.
 */
export function forgetLostServers(client: Client): void {
  client.ws.on(GatewayDispatchEvents.Ready, ({ guilds }: GatewayReadyDispatchData, shard: number) => {
    const present = new Set(guilds.map(({ id }) => id));
    const count = client.options.shardCount ?? 1;
    for (const guild of [...client.guilds.cache.values()]) {
      if (present.has(guild.id) || ShardClientUtil.shardIdForGuildId(guild.id, count) !== shard) continue;
      for (const channel of guild.channels.cache.keys()) client.channels.cache.delete(channel);
      client.guilds.cache.delete(guild.id);
      client.emit(Events.GuildDelete, guild);
    }
  });
}
