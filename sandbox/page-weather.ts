/** What whoever tries the sandbox can let Discord do: the page's switches, and how they stand. */
import { z } from "zod";
import type { Snowflake, StandIn } from "./standin/face.ts";

const on = z.boolean();

/** One switch of the page, and where it is put. */
export const Switch = z.discriminatedUnion("name", [
  z.strictObject({ name: z.literal("latency"), ms: z.int().min(0).max(5_000) }),
  z.strictObject({ name: z.literal("away"), on }),
  z.strictObject({ name: z.literal("bot"), on }),
  z.strictObject({ name: z.literal("permission"), permission: z.string().max(40), on }),
  z.strictObject({ name: z.literal("locked"), on }),
  z.strictObject({ name: z.literal("archived"), on }),
  z.strictObject({ name: z.literal("delete") }),
  z.strictObject({ name: z.literal("drop") }),
]);
export type Switch = z.infer<typeof Switch>;

/** How the switches stand for one channel. */
export interface Weather {
  latencyMs: number;
  away: boolean;
  /** Whether the bot is in the channel's server. */
  botIsHere: boolean;
  /** Whether the channel is in a server, where permissions are. */
  inServer: boolean;
  isThread: boolean;
  locked: boolean;
  archived: boolean;
  permissions: { name: string; allowed: boolean }[];
}

/** Those permissions that the bot works with, by their names in Discord's client and in its API. */
const shownPermissions = [
  ["View Channels", "ViewChannel"],
  ["Send Messages", "SendMessages"],
  ["Send Messages in Threads", "SendMessagesInThreads"],
  ["Create Public Threads", "CreatePublicThreads"],
  ["Embed Links", "EmbedLinks"],
  ["Attach Files", "AttachFiles"],
  ["Read Message History", "ReadMessageHistory"],
  ["Pin Messages", "PinMessages"],
] as const;

export function weatherOf(standIn: StandIn, viewer: Snowflake, channelId: Snowflake): Weather {
  const channel = standIn.channels(viewer).find(({ id }) => id === channelId);
  const server = standIn.servers().find(({ id }) => id === channel?.serverId);
  const bot = standIn.users().find((user) => user.bot);
  const held = bot ? standIn.permissions(bot.id, channelId) : [];
  return {
    latencyMs: standIn.latencyMs,
    away: standIn.isAway,
    botIsHere: server?.hasBot ?? true,
    inServer: server !== undefined,
    isThread: channel?.kind === "thread",
    locked: channel?.locked ?? false,
    archived: channel?.archived ?? false,
    permissions: shownPermissions.map(([name, bit]) => ({ name, allowed: held.includes(bit) })),
  };
}

/** Puts a switch; throws a sentence when it cannot be so. */
export function turn(standIn: StandIn, viewer: Snowflake, channelId: Snowflake, given: Switch): void {
  const channel = standIn.channels(viewer).find(({ id }) => id === channelId);
  const serverId = channel?.serverId ?? undefined;
  switch (given.name) {
    case "latency":
      standIn.latencyMs = given.ms;
      return;
    case "away":
      standIn.setAway(given.on ? "unavailable" : null);
      return;
    case "drop":
      standIn.dropSockets();
      return;
    case "bot":
      if (given.on) standIn.inviteBot(serverId);
      else standIn.kickBot(serverId);
      return;
    case "permission": {
      const bot = standIn.users().find((user) => user.bot);
      if (!bot) throw new Error("There is no bot.");
      standIn.setPermission({ who: bot.id, permission: given.permission, allowed: given.on, channelId });
      return;
    }
    case "locked":
      standIn.setLocked(channelId, given.on);
      return;
    case "archived":
      standIn.setArchived(channelId, given.on);
      return;
    case "delete":
      if (channel?.kind !== "thread") throw new Error("Only a thread can be deleted from here.");
      standIn.deleteChannel(channelId);
      return;
  }
}
