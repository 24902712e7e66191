/**
 * What the page and its server say to each other over the WebSocket `/ui/live`.
 *
 * The page sends a request: `{ id: 7, act: "press", messageId: "…", customId: "…" }`; the server answers with a
 * `reply` of the same id. Everything else that the server sends is news, in the order in which it happened.
 */
import type { APIApplicationCommand } from "discord.js";
import { z } from "zod";
import { Switch } from "./page-weather.ts";
import type { OpenModal, SandboxChannel, SandboxMessage, SandboxUser, Snowflake } from "./standin/face.ts";
import { LOCALES, type SandboxLocale } from "./standin/people/localized.ts";

/** The largest file that the page may attach, in bytes. */
export const largestAttachment = 8 * 1024 * 1024;

const snowflake = z.string().regex(/^\d{1,20}$/);
const customId = z.string().min(1).max(100);

const attachment = z.strictObject({
  filename: z.string().min(1).max(200),
  contentType: z.string().max(200),
  base64: z.base64().max(Math.ceil(largestAttachment / 3) * 4, "The file is larger than 8 MB."),
});

const command = z.strictObject({
  name: z.string().min(1).max(32),
  group: z.string().min(1).max(32).optional(),
  subcommand: z.string().min(1).max(32).optional(),
  options: z.record(z.string().max(32), z.union([z.string().max(6000), z.number(), z.boolean(), attachment])),
});
export type WireCommand = z.infer<typeof command>;

export const Act = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("be"), userId: snowflake }),
  z.strictObject({ act: z.literal("addUser"), name: z.string().trim().min(1).max(32) }),
  z.strictObject({ act: z.literal("open"), channelId: snowflake }),
  z.strictObject({ act: z.literal("read"), channelId: snowflake }),
  z.strictObject({ act: z.literal("run"), channelId: snowflake, command }),
  z.strictObject({ act: z.literal("complete"), channelId: snowflake, command, focused: z.string().max(32) }),
  z.strictObject({ act: z.literal("press"), messageId: snowflake, customId }),
  z.strictObject({ act: z.literal("select"), messageId: snowflake, customId, values: z.array(z.string()).max(25) }),
  z.strictObject({ act: z.literal("apps"), messageId: snowflake, name: z.string().min(1).max(32) }),
  z.strictObject({
    act: z.literal("submit"),
    values: z.record(z.string().max(100), z.union([z.string().max(4000), z.array(z.string().max(100)).max(25)])),
  }),
  z.strictObject({ act: z.literal("dismissModal") }),
  z.strictObject({ act: z.literal("dismiss"), messageId: snowflake }),
  z.strictObject({ act: z.literal("say"), channelId: snowflake, content: z.string().trim().min(1).max(2000) }),
  z.strictObject({ act: z.literal("directMessages"), open: z.boolean() }),
  z.strictObject({ act: z.literal("locale"), locale: z.enum(Object.values(LOCALES)) }),
  z.strictObject({ act: z.literal("weather"), channelId: snowflake }),
  z.strictObject({ act: z.literal("turn"), channelId: snowflake, switch: Switch }),
  z.strictObject({ act: z.literal("practice"), all: z.boolean().optional() }),
  z.strictObject({ act: z.literal("learn") }),
]);
export type Act = z.infer<typeof Act>;

/** The envelope around an act: everything but the id is the act itself. */
export const Request = z.looseObject({ id: z.int().nonnegative() });

/** How much someone has not read yet; `mentions` counts pings and direct messages. */
export interface Unread {
  messages: number;
  mentions: number;
}

export interface Badges {
  /** Over everything, by user: so that one sees who is asked for. */
  users: Record<Snowflake, Unread>;
  /** By channel, for the acting user. */
  channels: Record<Snowflake, Unread>;
}

export interface Snapshot {
  type: "snapshot";
  serverName: string;
  you: Snowflake;
  generalChannelId: Snowflake;
  users: SandboxUser[];
  channels: SandboxChannel[];
  commands: APIApplicationCommand[];
  /** What messages have in their own menu. */
  apps: string[];
  badges: Badges;
  botOnline: boolean;
  openModal: OpenModal | null;
  directMessagesOpen: boolean;
  /** What the acting user’s Discord is in. */
  locale: SandboxLocale;
  /** Whether "Open a practice table" does something here. */
  practice: boolean;
}

export type News =
  | Snapshot
  | { type: "message"; channelId: Snowflake; message: SandboxMessage; edited: boolean }
  | { type: "delete"; channelId: Snowflake; messageId: Snowflake }
  | { type: "channels"; channels: SandboxChannel[] }
  | { type: "users"; users: SandboxUser[] }
  | { type: "commands"; commands: APIApplicationCommand[]; apps: string[] }
  | { type: "badges"; badges: Badges }
  | { type: "modal"; modal: OpenModal | null }
  | { type: "typing"; channelId: Snowflake; userId: Snowflake }
  | { type: "bot"; online: boolean };

export type Reply = { type: "reply"; id: number } & ({ ok: true; result: unknown } | { ok: false; error: string });
export type FromServer = News | Reply;
