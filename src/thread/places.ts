/** What the gateway says of the places where tables live: gone, there again, or open to the bot again. */
import { type Channel, type Client, Events, GatewayDispatchEvents, type Guild, PermissionFlagsBits } from "discord.js";
import type { Logger } from "pino";
import { z } from "zod";
import type { Store } from "../store/index.ts";
import type { Tables } from "../table/tables.ts";
import type { Announcer } from "./announcer.ts";
import { timedOutFor } from "./own-permissions.ts";
import type { PlaceNews } from "./pass/posting.ts";

/** So long after a time-out's end Discord takes messages for certain, in ms; Node keeps no pause longer than the other. */
const A_LITTLE_MS = 1_000;
const LONGEST_MS = 2 ** 31 - 1;

/** A thread that takes messages. */
const openThreadSchema = z.looseObject({
  id: z.string(),
  thread_metadata: z.looseObject({ archived: z.literal(false), locked: z.literal(false).optional() }),
});

/** Whether everybody in a server may look into one of its channels; null where this process does not know the server. */
export function isPublicIn({ guilds }: Pick<Client, "guilds">, guild: string, channel: string): boolean | null {
  const known = guilds.cache.get(guild);
  if (known === undefined) return null;
  const may = known.channels.cache.get(channel)?.permissionsFor(known.roles.everyone);
  return may?.has(PermissionFlagsBits.ViewChannel) ?? false;
}

interface Parts {
  store: Store;
  tables: Tables;
  announcer: Announcer;
  log: Logger;
}

/** Is told what a start finds of places, which the gateway has not said. */
export interface Places {
  /** The bot is in this server again. */
  serverBack(guild: string): void;
}

/** Lets tables rest whose place is gone, and go on where it is there again. An outage of Discord's is neither. */
export function watchPlaces(client: Client, { store, tables, announcer, log }: Parts): Places {
  const quietly = (work: Promise<unknown>) => {
    work.catch((error: unknown) => log.warn({ err: error }, "what the gateway said of a place was lost"));
  };
  const inThread = async (thread: string, work: (table: string) => void): Promise<void> => {
    const table = await store.find(`thread:${thread}`);
    if (table !== null) work(table);
  };
  const forEachIn = async (guild: string, work: (table: string) => void): Promise<void> => {
    for (const table of await tables.idsIn(guild)) work(table);
  };
  const inServer = (guild: string, heard: PlaceNews) => forEachIn(guild, (table) => announcer.hear(table, heard));
  /** Its threads go with a channel, and nothing is said of each. */
  const underChannel = async (guild: string, channel: string): Promise<void> => {
    for (const table of await tables.open(guild))
      if (table.channel === channel) announcer.hear(table.id, "channel-gone");
  };
  const gone = (channel: Channel) => {
    if (channel.isDMBased()) return;
    if (channel.isThread()) quietly(inThread(channel.id, (table) => announcer.hear(table, "channel-gone")));
    else quietly(underChannel(channel.guildId, channel.id));
  };
  client.on(Events.ThreadDelete, gone);
  client.on(Events.ChannelDelete, gone);
  // An outage is another event: `GuildUnavailable`, and `GuildAvailable` when it is over.
  client.on(Events.GuildDelete, ({ id }) => quietly(inServer(id, "server-gone")));
  const serverBack = (guild: string) => {
    // Where it was not heard that the bot was thrown out, it looked as if it might not write there.
    announcer.retry(guild);
    quietly(inServer(guild, "server-back"));
  };
  client.on(Events.GuildCreate, ({ id }) => serverBack(id));
  client.on(Events.GuildAvailable, ({ id }) => {
    announcer.retry(id);
    quietly(forEachIn(id, (table) => announcer.recovered(table)));
  });
  // discord.js itself tells of the threads alone that it has at hand, and after a start no archived one is.
  client.ws.on(GatewayDispatchEvents.ThreadUpdate, (data: unknown) => {
    const thread = openThreadSchema.safeParse(data);
    if (thread.success) quietly(inThread(thread.data.id, (table) => announcer.recovered(table)));
  });
  client.on(Events.ChannelUpdate, (_, channel) => {
    if (!channel.isDMBased()) announcer.retry(channel.guildId);
  });
  client.on(Events.GuildRoleUpdate, (_, { guild }) => announcer.retry(guild.id));
  /** Nothing tells that a time-out is over. */
  const whenTimedOutEnds = (guild: Guild) => {
    const left = timedOutFor(guild);
    if (left > 0) setTimeout(() => announcer.retry(guild.id), Math.min(left + A_LITTLE_MS, LONGEST_MS)).unref();
  };
  client.on(Events.GuildMemberUpdate, (_, { guild, id }) => {
    if (id !== client.user?.id) return;
    announcer.retry(guild.id);
    whenTimedOutEnds(guild);
  });
  for (const guild of client.guilds.cache.values()) whenTimedOutEnds(guild);
  return { serverBack };
}
