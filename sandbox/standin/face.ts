/**
 * What the page and the scenario runner see of the local Discord stand-in: the things that a person can do and see
 * in a chat client. The bot never sees this; it talks to the HTTP API and the gateway.
 */
import type {
  APIApplicationCommand,
  APIApplicationCommandOptionChoice,
  APIMessage,
  APIModalInteractionResponseCallbackData,
} from "discord.js";
import type { SandboxLocale } from "./people/localized.ts";
import type { ServerChannelKind } from "./servers/kinds.ts";

export type Snowflake = string;

/** Requests that are to fail. What is left out matches anything; all that is given has to match. */
export interface Failure {
  /** Discord's error code, or a plain HTTP status such as 429 or 503. */
  code: number;
  method?: string;
  /** A path in which `*` stands for one part and a last `**` for the rest; without a leading slash, a part of a path. */
  path?: string;
  /** Only what happens in this channel. */
  channelId?: string;
  /** Only direct messages with this user, opening them included; "anybody" for all direct messages. */
  directWith?: string;
  /** How many such requests fail; all of them, until `mend`, when left out. */
  times?: number;
  /** The request is carried out and only its answer is lost. */
  after?: boolean;
}

/** How Discord is away: it answers 503, or no connection comes about. */
export type Absence = "unavailable" | "unreachable";

/** A request that was answered, for tests that count. */
export interface SeenRequest {
  method: string;
  /** The path as it was asked for, without the API's prefix. */
  path: string;
  status: number;
  /** When the answer was sent, in ms since 1970. */
  at: number;
}

export interface SandboxUser {
  id: Snowflake;
  /** The name that a scenario uses after the @, lower case. */
  username: string;
  displayName: string;
  bot: boolean;
}

export interface SandboxServer {
  id: Snowflake;
  name: string;
  /** Who owns it, and sees all of it. */
  ownerId: Snowflake;
  /** Its #general. */
  generalChannelId: Snowflake;
  /** Whether the bot is in it. */
  hasBot: boolean;
  /** Discord has an outage there. */
  unavailable: boolean;
}

/** A permission that is allowed or denied to somebody. */
export interface PermissionChange {
  /** A user's id, the bot's included, or a server's id for everyone in it. */
  who: Snowflake;
  /** As in Discord's API or client: SEND_MESSAGES, SendMessages or "Send Messages". */
  permission: string;
  allowed: boolean;
  /** Where; a thread has its channel's permissions. Without it the whole server: only for the bot and everyone. */
  channelId?: Snowflake;
  /** Which server when no channel is given; the first one by default. */
  serverId?: Snowflake;
}

/** A channel that is to be made in a server. */
export interface NewChannel {
  name: string;
  kind: ServerChannelKind;
  /** For forums and media channels: the tags of posts, in order; moderated ones are given by moderators alone. */
  tags?: readonly { name: string; moderated: boolean }[];
  /** Whether each post needs one. */
  requiresTag?: boolean;
}

export interface SandboxChannel {
  id: Snowflake;
  /** A post of a forum is a thread in it. */
  kind: ServerChannelKind | "thread" | "dm";
  name: string;
  parentId: Snowflake | null;
  /** For a direct message: whom it is with, as the viewer sees it. */
  recipient: SandboxUser | null;
  /** For a post of a forum: its tags by name. */
  tags: string[];
  /** The server that it is in; null for direct messages. */
  serverId: Snowflake | null;
  archived: boolean;
  locked: boolean;
  pinnedMessageIds: Snowflake[];
}

/**
 * A message as one viewer sees it. `ephemeral` messages are given to their one viewer only. As on Discord there are
 * messages of the system's own: `type` 6 (a message was pinned) and 18 (a thread was created, its name as content).
 * A file shown by an embed or a media component also stands in `attachments`, with the same url and its description.
 */
export interface SandboxMessage extends APIMessage {
  ephemeral: boolean;
}

export interface SandboxAttachment {
  filename: string;
  contentType: string;
  bytes: Uint8Array;
}

/**
 * A slash command as a person has typed it: option values by option name. A choice may be given by its name or its
 * value, a user as id or @name, a channel as id or #name, numbers and booleans as text.
 */
export interface TypedCommand {
  name: string;
  group?: string;
  subcommand?: string;
  options: Record<string, string | number | boolean | SandboxAttachment>;
}

/** How the bot answered one interaction, within the 3 seconds that Discord allows (later edits arrive as events). */
export type Outcome =
  | { kind: "message"; message: SandboxMessage }
  | { kind: "deferred"; message: SandboxMessage }
  | { kind: "updated" }
  | { kind: "modal"; modal: OpenModal }
  | { kind: "choices"; choices: APIApplicationCommandOptionChoice[] }
  | { kind: "failed"; reason: string };

export interface OpenModal {
  interactionId: Snowflake;
  data: APIModalInteractionResponseCallbackData;
}

export type SandboxEvent =
  | { type: "message"; channelId: Snowflake; message: SandboxMessage; onlyFor: Snowflake | null }
  | { type: "edit"; channelId: Snowflake; message: SandboxMessage; onlyFor: Snowflake | null }
  | { type: "delete"; channelId: Snowflake; messageId: Snowflake }
  | { type: "channel"; channelId: Snowflake }
  | { type: "commands" }
  | { type: "users" }
  | { type: "modal"; userId: Snowflake; modal: OpenModal | null }
  | { type: "typing"; channelId: Snowflake; userId: Snowflake }
  | { type: "bot"; online: boolean };

export interface StandIn {
  /** Where the page is served, e.g. http://127.0.0.1:4321 */
  readonly url: string;
  /** The value for DISCORD_API_URL, e.g. http://127.0.0.1:4321/api */
  readonly apiUrl: string;
  readonly generalChannelId: Snowflake;
  /** Requests that the stand-in does not support, e.g. "GET /channels/1/webhooks". */
  readonly unsupported: readonly string[];
  /** How many requests were answered with 429. */
  readonly rateLimited: number;
  /** True while a bot process is connected to the gateway. */
  readonly botOnline: boolean;
  /** Violations of Discord's OpenAPI description or limits, in the order they happened. Empty when all is well. */
  readonly violations: readonly string[];

  /**
   * The user of that name, created as a member of the server (the first one unless another is given) when first named.
   * "host" owns the first server; names that start with "judge" have the role Judge in the server where they were first
   * named; all others are plain members.
   */
  user(name: string, serverId?: Snowflake): SandboxUser;
  users(): SandboxUser[];
  /** The channel of this user's direct messages with the bot, opened when need be. */
  directMessages(user: Snowflake): Snowflake;
  /** Channels, threads and direct messages that this user can open, in display order. */
  channels(viewer: Snowflake): SandboxChannel[];
  /** Messages that this user sees there, oldest first, with their own ephemeral ones. */
  messages(viewer: Snowflake, channelId: Snowflake): SandboxMessage[];
  /** Every registered slash command as this user would be offered it; without one, as it was registered. */
  commands(viewer?: Snowflake): APIApplicationCommand[];
  /** The names of the commands that each message has in its own menu. */
  apps(): string[];
  openModal(user: Snowflake): OpenModal | null;

  run(user: Snowflake, channelId: Snowflake, command: TypedCommand): Promise<Outcome>;
  /** A command of the menu that a message has. */
  runOnMessage(user: Snowflake, messageId: Snowflake, name: string): Promise<Outcome>;
  /** The choices for the option that is being typed. */
  complete(user: Snowflake, channelId: Snowflake, command: TypedCommand, focused: string): Promise<Outcome>;
  press(user: Snowflake, messageId: Snowflake, customId: string): Promise<Outcome>;
  select(user: Snowflake, messageId: Snowflake, customId: string, values: string[]): Promise<Outcome>;
  /** Submits the form that is open for this user; keys are the inputs' custom ids. */
  submit(user: Snowflake, values: Record<string, string | string[]>): Promise<Outcome>;
  dismissModal(user: Snowflake): void;
  say(user: Snowflake, channelId: Snowflake, content: string): void;
  dismissEphemeral(user: Snowflake, messageId: Snowflake): void;
  setDirectMessages(user: Snowflake, open: boolean): void;
  /** What this user’s Discord is in. */
  locale(user: Snowflake): SandboxLocale;
  setLocale(user: Snowflake, locale: SandboxLocale): void;

  /** The stand-in's clock, in ms. */
  now(): number;
  /** Moves the stand-in's clock ahead: tokens age, silent threads are archived. The bot has its own clock. */
  advance(ms: number): void;
  /** Cuts the gateway connections, as a network failure does; bots resume. */
  dropSockets(): void;
  /** Asks the bots to reconnect and resume (op 7). */
  requestReconnect(): void;
  /** Ends every gateway session (op 9); bots identify anew. */
  invalidateSessions(): void;

  /** Ends the gateway connections with a code; after a final one (4004, 4010 to 4014) nobody is let in again. */
  closeGateway(code: number): void;
  /** Lets bots in again after a final close. */
  openGateway(): void;
  /** Discord is away: requests fail and no gateway connection stands; null when it is back. */
  setAway(how: Absence | null): void;
  readonly isAway: boolean;
  /** Sends an event to every bot exactly as it is given, for payloads that no act here makes. */
  emit(event: string, data: object): void;
  /** How long a request takes beside the work itself, in ms. */
  latencyMs: number;
  /** How long people wait for an answer to an interaction, in ms; what has been begun keeps its time. */
  answerWithinMs: number;
  /** Lets requests fail with an error of Discord's, see `Failure`; `mend` ends all of that. */
  fail(failure: Failure): void;
  mend(): void;
  /** The requests that were answered, oldest first, at most some 20,000. */
  readonly requests: readonly SeenRequest[];
  /** How many requests of the last ten minutes were answered with 401, 403 or 429; Discord shuts out at 10,000. */
  readonly invalidRequests: number;

  /** Every server, the first one first. */
  servers(): SandboxServer[];
  /** The server of that name, opened with the bot in it when first named; "home" is the first one. */
  server(name: string): SandboxServer;
  /** Makes a user a plain member of one more server. */
  joinServer(user: Snowflake, serverId: Snowflake): void;
  /** A user leaves a server, or is thrown out of it; throws a sentence where they cannot. */
  leaveServer(user: Snowflake, serverId: Snowflake): void;
  /** Times a user out, the bot included, for so many ms; 0 ends that. */
  timeOut(user: Snowflake, serverId: Snowflake, ms: number): void;
  /** Gives a user a role of a server's by its name, or takes it. */
  setServerRole(user: Snowflake, serverId: Snowflake, role: string, given: boolean): void;
  /** Throws the bot out of a server (the first one by default), or brings it back. */
  kickBot(serverId?: Snowflake): void;
  inviteBot(serverId?: Snowflake): void;
  /** Begins or ends an outage of Discord's in one server. */
  setOutage(unavailable: boolean, serverId?: Snowflake): void;
  /** Allows or denies a permission; throws a sentence when it cannot be. */
  setPermission(change: PermissionChange): void;
  /** What a user, the bot included, may do in a channel, by Discord's names. */
  permissions(user: Snowflake, channelId: Snowflake): string[];
  /** Whether a user has added the application to their own account. */
  setInstalled(user: Snowflake, installed: boolean): void;
  /** Makes a channel of any kind in a server (the first one by default). */
  addChannel(channel: NewChannel, serverId?: Snowflake): Snowflake;
  /** Opens a post in a forum, with tags by their names; throws Unsendable where Discord does not let this user. */
  post(
    user: Snowflake,
    forumId: Snowflake,
    post: { title: string; content: string; tags: readonly string[] },
  ): Snowflake;
  /** The channel of two users' direct messages, in which the bot is not. */
  directChannel(one: Snowflake, other: Snowflake): Snowflake;

  /** What moderators do. A channel goes with its threads; the messages of others can be deleted as well. */
  deleteChannel(channelId: Snowflake): void;
  deleteMessage(messageId: Snowflake): void;
  setLocked(threadId: Snowflake, locked: boolean): void;
  setArchived(threadId: Snowflake, archived: boolean): void;

  /**
   * All that people see is gone, with whatever was to fail; the bot stays connected, is out of every server, and in a new
   * first one. The clock goes on.
   */
  startOver(): void;
  subscribe(listener: (event: SandboxEvent) => void): () => void;
  close(): Promise<void>;
}
