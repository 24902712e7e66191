import { type APIApplicationCommand, type APIMessage, type APIRole, type APIUser, ChannelType } from "discord.js";
import type { SandboxEvent, SandboxMessage, Snowflake } from "./face.ts";
import type { SavedWorld } from "./memory.ts";
import { firstRoles, rolesForName } from "./roles.ts";
import { snowflakes } from "./snowflake.ts";

/** Which bots hear of something: those that asked for the intent, on the shard that it belongs to. */
export interface Audience {
  intent: number;
  direct: boolean;
}

/** Where changes of the world go: to the bots' gateway sessions, and to the people's clients. */
export interface Wire {
  dispatch(event: string, data: object, audience: Audience): void;
  announce(event: SandboxEvent): void;
}

export interface Person {
  user: APIUser;
  roles: Snowflake[];
  joinedAt: string;
  acceptsDirectMessages: boolean;
}

export type ChannelKind =
  | ChannelType.GuildText
  | ChannelType.PublicThread
  | ChannelType.PrivateThread
  | ChannelType.DM
  | ChannelType.GuildCategory;

export interface Channel {
  id: Snowflake;
  type: ChannelKind;
  name: string;
  topic: string | null;
  parentId: Snowflake | null;
  position: number;
  /** The person whom a direct-message channel is with. */
  recipientId: Snowflake | null;
  ownerId: Snowflake | null;
  /** A thread's members, with the moment that each joined. */
  members: Map<Snowflake, string>;
  archived: boolean;
  locked: boolean;
  invitable: boolean;
  archivedAt: string;
  autoArchiveMinutes: number;
  lastActivity: number;
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

/** Everything that the stand-in knows: one server with its people, channels, messages and the bot's commands. */
export class World {
  readonly wire: Wire;
  readonly nextId: () => Snowflake;
  readonly guildId: Snowflake;
  readonly guildName: string;
  readonly ownerId: Snowflake;
  readonly botId: Snowflake;
  readonly generalId: Snowflake;
  readonly people = new Map<Snowflake, Person>();
  readonly channels = new Map<Snowflake, Channel>();
  readonly roles = new Map<Snowflake, APIRole>();
  readonly messages = new Map<Snowflake, StoredMessage>();
  readonly messagesByChannel = new Map<Snowflake, StoredMessage[]>();
  readonly startedAt: string;
  commands: Command[] = [];
  #offset = 0;

  /** A new world, or the beginnings of one that was saved, which `restoreWorld` then fills. */
  constructor(wire: Wire, names: { guild: string; bot: string }, saved?: SavedWorld) {
    this.wire = wire;
    this.nextId = snowflakes(() => this.now());
    this.startedAt = saved?.startedAt ?? this.timestamp();
    this.guildName = names.guild;
    this.guildId = saved?.ids.guild ?? this.nextId();
    this.ownerId = saved?.ids.owner ?? this.nextId();
    this.botId = saved?.ids.bot ?? this.nextId();
    for (const role of saved?.roles ?? firstRoles(this.guildId, this.botId, this.nextId)) this.roles.set(role.id, role);
    this.#settle(this.botId, names.bot, true);
    this.generalId = saved?.ids.general ?? this.addChannel({ type: ChannelType.GuildText, name: "general" }).id;
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

  /** The person of that name, who joins the server when first named. */
  person(name: string): { person: Person; isNew: boolean } {
    const username = name.replace(/^@/, "").toLowerCase();
    const known = this.findPerson(username);
    if (known) return { person: known, isNew: false };
    const id = username === "host" ? this.ownerId : this.nextId();
    return { person: this.#settle(id, username, false), isNew: true };
  }

  findPerson(username: string): Person | undefined {
    return [...this.people.values()].find((person) => person.user.username === username);
  }

  #settle(id: Snowflake, username: string, bot: boolean): Person {
    const person: Person = {
      user: {
        id,
        username,
        discriminator: bot ? "0001" : "0",
        global_name: bot ? null : username.charAt(0).toUpperCase() + username.slice(1),
        avatar: null,
        ...(bot ? { bot: true } : {}),
      },
      roles: rolesForName(username, bot, [...this.roles.values()]),
      joinedAt: this.timestamp(),
      acceptsDirectMessages: true,
    };
    this.people.set(id, person);
    return person;
  }

  addChannel(given: Partial<Channel> & Pick<Channel, "type" | "name">): Channel {
    const id = given.id ?? this.nextId();
    const channel: Channel = {
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

export function isThread(channel: Channel): boolean {
  return channel.type === ChannelType.PublicThread || channel.type === ChannelType.PrivateThread;
}
