import {
  type APIApplicationCommand,
  type APIGuildForumTag,
  type APIMessage,
  type APIOverwrite,
  type APIRole,
  type APIUser,
  ChannelType,
  type GatewayDispatchPayload,
  PermissionFlagsBits,
} from "discord.js";
import type { SandboxEvent, SandboxMessage, Snowflake } from "./face.ts";
import type { SandboxLocale } from "./people/localized.ts";
import type { Guild } from "./servers/guild.ts";
import type { ServerChannelType } from "./servers/kinds.ts";
import { BOT_ROLE, firstRoles, ordinaryBotPermissions, rolesForName } from "./servers/roles.ts";
import { snowflakes } from "./snowflake.ts";

/** Which bots hear of something: those that asked for the intent, on the shard that it belongs to. */
export interface Audience {
  intent: number;
  /** True for what belongs to no server. */
  direct: boolean;
  /** The server that it belongs to; the first one when left out. */
  guildId?: Snowflake;
  /** The channel that a bot must be able to see to hear of it. */
  channelId?: Snowflake;
}

/** What each event of the gateway carries, by its name. */
export type Dispatches = { [Payload in GatewayDispatchPayload as `${Payload["t"]}`]: Payload["d"] };

/** Where changes of the world go: to the bots' gateway sessions, and to the people's clients. */
export interface Wire {
  dispatch<Event extends keyof Dispatches>(event: Event, data: Dispatches[Event], audience: Audience): void;
  announce(event: SandboxEvent): void;
}

export interface Person {
  user: APIUser;
  roles: Snowflake[];
  joinedAt: string;
  acceptsDirectMessages: boolean;
  /** Until when they are timed out, by server, on the stand-in's clock. */
  timedOut?: Record<Snowflake, number>;
  /** What their Discord is in; English where nothing is said. */
  locale?: SandboxLocale;
  /** They have added the application to their own account, and can use its commands elsewhere. */
  hasInstalled?: boolean;
}

export type ChannelKind =
  | ServerChannelType
  | ChannelType.PublicThread
  | ChannelType.PrivateThread
  | ChannelType.DM
  | ChannelType.GuildCategory;

export interface Channel {
  id: Snowflake;
  type: ChannelKind;
  /** The server that it is in; null for direct messages. */
  guildId: Snowflake | null;
  /** What is allowed or denied here beside the server's roles. */
  overwrites: APIOverwrite[];
  name: string;
  topic: string | null;
  parentId: Snowflake | null;
  position: number;
  /** The person whom a channel of direct messages with the bot is with; null where the bot takes no part. */
  recipientId: Snowflake | null;
  ownerId: Snowflake | null;
  /** A thread's members, or those of direct messages without the bot, with the moment that each joined. */
  members: Map<Snowflake, string>;
  archived: boolean;
  locked: boolean;
  invitable: boolean;
  archivedAt: string;
  autoArchiveMinutes: number;
  lastActivity: number;
  /** Of a forum: the tags that its posts can have, and whether each needs one. */
  tags: APIGuildForumTag[];
  requiresTag: boolean;
  /** Of a post: the ids of its tags. */
  appliedTags: Snowflake[];
  /** Newest first, as Discord lists them. */
  pins: { messageId: Snowflake; at: string }[];
}

export interface StoredMessage {
  api: APIMessage;
  /** The only person who sees an ephemeral message. */
  onlyFor: Snowflake | null;
  deleted: boolean;
  /** The viewer has dismissed this ephemeral message. */
  dismissed: boolean;
}

export interface Command extends APIApplicationCommand {
  /** Null for a global command. */
  guild: Snowflake | null;
}

/** How the first server and the bot are called, and what the bot may do there unless it may do what bots commonly may. */
interface Names {
  guild: string;
  bot: string;
  botPermissions?: bigint;
  /** Whoever comes first has the role Judge, however they are called. */
  firstJudges?: boolean;
}

/** What a world that was saved begins with again. */
export interface FormerWorld {
  readonly ids: { guild: Snowflake; owner: Snowflake; bot: Snowflake; general: Snowflake };
  readonly startedAt: string;
  readonly roles: APIRole[];
}

/** Everything that the stand-in knows: one server with its people, channels, messages and the bot's commands. */
export class World {
  readonly wire: Wire;
  readonly nextId: () => Snowflake;
  readonly guildName: string;
  readonly botId: Snowflake;
  readonly people = new Map<Snowflake, Person>();
  readonly channels = new Map<Snowflake, Channel>();
  /** Every server by its id; the first one is the one that `guildId`, `ownerId`, `generalId` and `roles` speak of. */
  readonly guilds = new Map<Snowflake, Guild>();
  readonly messages = new Map<Snowflake, StoredMessage>();
  readonly messagesByChannel = new Map<Snowflake, StoredMessage[]>();
  /** The people to whom the bot has opened direct messages; Discord counts how fast it opens new ones. */
  readonly openedDirect = new Set<Snowflake>();
  readonly startedAt: string;
  commands: Command[] = [];
  readonly #names: Names;
  #home: Guild;
  #offset = 0;

  /** A new world, or the beginnings of one that was saved, which `restoreWorld` then fills. */
  constructor(wire: Wire, names: Names, saved?: FormerWorld) {
    this.wire = wire;
    this.nextId = snowflakes(() => this.now());
    this.startedAt = saved?.startedAt ?? this.timestamp();
    this.guildName = names.guild;
    this.#names = names;
    const id = saved?.ids.guild ?? this.nextId();
    const ownerId = saved?.ids.owner ?? this.nextId();
    this.botId = saved?.ids.bot ?? this.nextId();
    const fresh = firstRoles(id, this.botId, this.nextId, names);
    const roles = saved ? saved.roles.map((role) => withoutAdministrator(role, names.botPermissions)) : fresh;
    this.#home = this.#firstGuild({ id, ownerId, generalId: saved?.ids.general ?? this.nextId() }, roles);
    if (!saved) this.addChannel({ id: this.generalId, type: ChannelType.GuildText, name: "general" });
  }

  /** The first server. */
  get home(): Guild {
    return this.#home;
  }

  get guildId(): Snowflake {
    return this.#home.id;
  }

  get ownerId(): Snowflake {
    return this.#home.ownerId;
  }

  get generalId(): Snowflake {
    return this.#home.generalId;
  }

  get roles(): Map<Snowflake, APIRole> {
    return this.#home.roles;
  }

  /** All is gone but the bot, its commands for all servers and the clock; the bot is in a new first server. */
  startOver(): void {
    for (const all of [this.people, this.channels, this.guilds, this.messages, this.messagesByChannel]) all.clear();
    this.openedDirect.clear();
    this.commands = this.commands.filter((command) => command.guild === null);
    const ids = { id: this.nextId(), ownerId: this.nextId(), generalId: this.nextId() };
    this.#home = this.#firstGuild(ids, firstRoles(ids.id, this.botId, this.nextId, this.#names));
    this.addChannel({ id: this.generalId, type: ChannelType.GuildText, name: "general" });
  }

  #firstGuild(ids: Pick<Guild, "id" | "ownerId" | "generalId">, roles: readonly APIRole[]): Guild {
    const first: Guild = {
      ...ids,
      name: this.#names.guild,
      roles: new Map(roles.map((role) => [role.id, role])),
      members: new Map(),
      unavailable: false,
    };
    this.guilds.set(first.id, first);
    this.#settle(this.botId, this.#names.bot, true, first);
    return first;
  }

  /** The server that a channel is in. Throws for direct messages, which are in none. */
  guildOf(channel: Pick<Channel, "guildId">): Guild {
    const guild = this.guilds.get(channel.guildId ?? "");
    if (!guild) throw new Error("this channel is in no server");
    return guild;
  }

  /** A server by its name, whatever its case; "home" is the first one. */
  findGuild(name: string): Guild | undefined {
    const wanted = name.toLowerCase();
    if (wanted === "home") return this.home;
    return [...this.guilds.values()].find((guild) => guild.name.toLowerCase() === wanted);
  }

  /** Opens another server with a #general, the bot in it, and an owner of its own. */
  addGuild(name: string): Guild {
    const id = this.nextId();
    const guild: Guild = {
      id,
      name,
      ownerId: this.nextId(),
      generalId: this.nextId(),
      roles: new Map(firstRoles(id, this.botId, this.nextId).map((role) => [role.id, role])),
      members: new Map(),
      unavailable: false,
    };
    this.guilds.set(id, guild);
    const slug = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
    this.#settle(guild.ownerId, `host-${slug}`, false, guild);
    this.addBot(guild);
    this.addChannel({ id: guild.generalId, type: ChannelType.GuildText, name: "general", guildId: id });
    return guild;
  }

  /** Makes the bot a member with its role. */
  addBot(guild: Guild): void {
    const bot = this.people.get(this.botId);
    guild.members.set(this.botId, this.timestamp());
    if (bot) bot.roles = [...new Set([...bot.roles, ...rolesForName("", true, [...guild.roles.values()])])];
  }

  /** Whether the bot is in a channel's server, or in the channel itself. */
  hasBot(channel: Pick<Channel, "guildId" | "recipientId">): boolean {
    if (channel.guildId === null) return channel.recipientId !== null;
    return this.guilds.get(channel.guildId)?.members.has(this.botId) === true;
  }

  get offsetMs(): number {
    return this.#offset;
  }

  /** The stand-in's clock in ms, which `advance` moves ahead of the real one. */
  now(): number {
    return Date.now() + this.#offset;
  }

  timestamp(): string {
    return new Date(this.now()).toISOString();
  }

  moveClock(ms: number): void {
    this.#offset += ms;
  }

  get bot(): APIUser {
    const bot = this.people.get(this.botId);
    if (!bot) throw new Error("the world has lost its bot");
    return bot.user;
  }

  /** The person of that name, who joins the server (the first one unless another is given) when first named. */
  person(name: string, guild: Guild = this.home): { person: Person; isNew: boolean } {
    const username = name.replace(/^@/, "").toLowerCase();
    const known = this.findPerson(username);
    if (known) return { person: known, isNew: false };
    const id = username === "host" ? this.ownerId : this.nextId();
    const settled = { person: this.#settle(id, username, false, guild), isNew: true };
    // The owner of the first server is in it, wherever they were named.
    if (id === this.ownerId) this.join(settled.person, this.home);
    return settled;
  }

  findPerson(username: string): Person | undefined {
    return [...this.people.values()].find((person) => person.user.username === username);
  }

  /** Makes somebody a plain member of one more server. */
  join(person: Person, guild: Guild): boolean {
    if (guild.members.has(person.user.id)) return false;
    guild.members.set(person.user.id, this.timestamp());
    return true;
  }

  /** A plain member goes. Threads that they were in lose them. */
  leave(person: Person, guild: Guild): void {
    guild.members.delete(person.user.id);
    person.roles = person.roles.filter((id) => !guild.roles.has(id));
    for (const channel of this.channels.values())
      if (channel.guildId === guild.id) channel.members.delete(person.user.id);
  }

  /** Until when somebody is timed out in a server, on the stand-in's clock; null where they are not. */
  timedOutUntil(userId: Snowflake, guild: Guild): number | null {
    const until = this.people.get(userId)?.timedOut?.[guild.id] ?? 0;
    return until > this.now() ? until : null;
  }

  /** Whether the bot and this person are in some server together, or they have the application themselves. */
  isReachable(person: Person): boolean {
    const together = [...this.guilds.values()].some(
      ({ members }) => members.has(person.user.id) && members.has(this.botId),
    );
    return together || person.hasInstalled === true;
  }

  #settle(id: Snowflake, username: string, bot: boolean, guild: Guild): Person {
    const person: Person = {
      user: {
        id,
        username,
        discriminator: bot ? "0001" : "0",
        global_name: bot ? null : username.charAt(0).toUpperCase() + username.slice(1),
        avatar: null,
        ...(bot ? { bot: true } : {}),
      },
      roles: rolesForName(this.#judgesAtOnce(bot) ? "judge" : username, bot, [...guild.roles.values()]),
      joinedAt: this.timestamp(),
      acceptsDirectMessages: true,
    };
    this.people.set(id, person);
    guild.members.set(id, person.joinedAt);
    return person;
  }

  #judgesAtOnce(bot: boolean): boolean {
    return this.#names.firstJudges === true && !bot && ![...this.people.values()].some(({ user }) => !user.bot);
  }

  addChannel(given: Partial<Channel> & Pick<Channel, "type" | "name">): Channel {
    const id = given.id ?? this.nextId();
    const channel: Channel = {
      guildId: given.type === ChannelType.DM ? null : this.guildId,
      overwrites: [],
      topic: null,
      parentId: null,
      position: this.channels.size,
      recipientId: null,
      ownerId: null,
      members: new Map(),
      archived: false,
      locked: false,
      invitable: true,
      archivedAt: this.timestamp(),
      autoArchiveMinutes: 4320,
      lastActivity: this.now(),
      tags: [],
      requiresTag: false,
      appliedTags: [],
      pins: [],
      ...given,
      id,
    };
    this.channels.set(id, channel);
    this.messagesByChannel.set(id, []);
    return channel;
  }

  removeChannel(id: Snowflake): void {
    this.channels.delete(id);
    for (const message of this.messagesByChannel.get(id) ?? []) this.messages.delete(message.api.id);
    this.messagesByChannel.delete(id);
  }

  /** The direct-message channel between the bot and a person; the same one each time. */
  directChannel(userId: Snowflake): Channel {
    const open = [...this.channels.values()].find((channel) => channel.recipientId === userId);
    if (open) return open;
    return this.addChannel({ type: ChannelType.DM, name: "direct message", recipientId: userId });
  }

  keepMessage(message: StoredMessage): void {
    this.messages.set(message.api.id, message);
    this.messagesByChannel.get(message.api.channel_id)?.push(message);
  }

  /** A live message that everyone in its channel sees; ephemeral ones are not found this way. */
  publicMessage(channelId: Snowflake, messageId: Snowflake): StoredMessage | undefined {
    const message = this.messages.get(messageId);
    if (!message || message.deleted || message.onlyFor !== null) return undefined;
    return message.api.channel_id === channelId ? message : undefined;
  }

  sandboxMessage(message: StoredMessage): SandboxMessage {
    return { ...structuredClone(message.api), ephemeral: message.onlyFor !== null };
  }
}

/** A bot's role of a world that was saved when it had every permission there is, which no channel could deny. */
function withoutAdministrator(role: APIRole, permissions = ordinaryBotPermissions): APIRole {
  const isAdministrator = (BigInt(role.permissions) & PermissionFlagsBits.Administrator) !== 0n;
  return role.name === BOT_ROLE && isAdministrator ? { ...role, permissions: permissions.toString() } : role;
}

export function isThread(channel: Channel): boolean {
  return channel.type === ChannelType.PublicThread || channel.type === ChannelType.PrivateThread;
}
