/**
 * The commands of the bot in this process: an embedded store, discord.js's own interactions made of what Discord sends,
 * and answers that are written down instead of being sent.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ChannelType,
  Client,
  ComponentType,
  Events,
  type Interaction,
  InteractionType,
  MessageFlags,
  PermissionFlagsBits,
} from "discord.js";
import { pino } from "pino";
import { ServerCards } from "../../src/catalogue/cards/server-cards.ts";
import { FactMemory } from "../../src/catalogue/known-facts.ts";
import { OwnDecks } from "../../src/catalogue/own-decks.ts";
import { registry } from "../../src/commands/index.ts";
import { ruleEntry } from "../../src/commands/rule/entry.ts";
import type { Bot } from "../../src/commands/shared/bot.ts";
import { dispatch } from "../../src/commands/shared/dispatch.ts";
import { FairUse } from "../../src/commands/shared/fair-use.ts";
import { Hours } from "../../src/finding/hours.ts";
import { Line } from "../../src/finding/line.ts";
import { JudgeCalls } from "../../src/judging/calls.ts";
import { Leagues } from "../../src/leagues/leagues.ts";
import { Nights } from "../../src/leagues/night/index.ts";
import { Records } from "../../src/records/records.ts";
import { OpenedGames } from "../../src/replaying/opened-games.ts";
import { loadCorpus } from "../../src/rulings/corpus.ts";
import { openRulings } from "../../src/rulings/open.ts";
import { openSettings } from "../../src/settings/index.ts";
import { openStore, type Store } from "../../src/store/index.ts";
import { Bookmarks } from "../../src/table/bookmarks.ts";
import { createClock } from "../../src/table/clock.ts";
import { ParsedTables } from "../../src/table/parsed.ts";
import { savedTable } from "../../src/table/saved.ts";
import type { Table } from "../../src/table/table.ts";
import { Tables } from "../../src/table/tables.ts";
import { deadlineOf } from "../../src/table/waiting/deadline.ts";
import { Openings } from "../../src/thread/openings.ts";
import { Answered } from "../../src/thread/pressed/answered.ts";
import { PressedPrompts } from "../../src/thread/pressed/pressed-prompts.ts";
import { DirectMessages } from "../../src/thread/sending/direct-messages.ts";
import type { Messenger } from "../../src/thread/sending/messenger.ts";
import { Notices } from "../../src/thread/sending/notices.ts";
import { createRender } from "../../src/thread/showing/render.ts";
import { library } from "../table/tables.ts";
import { noSites } from "../webhooks/sites.ts";

/** The server of the tables, another one, and what is in them. */
export const GUILD = "900";
export const OTHER_GUILD = "999";
const CHANNELS: Readonly<Record<string, string>> = { [GUILD]: "901", [OTHER_GUILD]: "991" };
const ROLE = "950";
const EVERY_BIT = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n);

/** The bot's own account. */
export const BOT_USER = "800";

/** Who does something, and from where. */
export interface As {
  user: string;
  /** Null: a direct message. */
  guild: string | null;
  /** The server's text channel where it is left out. */
  channel?: string;
  /** May manage the server, has the role Judge, may manage threads. */
  manages?: true;
  judge?: true;
  /** What their Discord is in, English where it is left out. */
  locale?: string;
  threads?: true;
  bot?: true;
  /** The moderator may do there whatever a bot may; otherwise it has no permission at all. */
  welcome?: true;
}

export type Input =
  | {
      command: string;
      sub?: string;
      options?: Readonly<Record<string, string | boolean | number>>;
      attached?: string;
      /** Options that name somebody of the server, by Discord's id. */
      people?: Readonly<Record<string, string>>;
    }
  | { press: string; values?: readonly string[] }
  /** A command of a message's menu. */
  | { menu: string }
  | { form: string; fields?: Readonly<Record<string, string>> };

const OPTION_TYPES = {
  boolean: ApplicationCommandOptionType.Boolean,
  number: ApplicationCommandOptionType.Integer,
  string: ApplicationCommandOptionType.String,
} as const;

export interface Reply {
  /** Everything that it says, with the labels and custom ids of what it asks to press. */
  text: string;
  private: boolean;
  kind: "message" | "form" | "quiet";
  /** That it thinks is all that it has said so far. */
  thinks?: boolean;
}

export interface RunningBot {
  bot: Bot;
  store: Store;
  /** What the log has been told, a line each. */
  lines: readonly string[];
  does(as: As, input: Input): Promise<Reply>;
  /** Puts a table into the store as if an earlier step had left it so; `log` are the entries that made it. */
  put(table: Table, log?: readonly object[]): Promise<void>;
  /** As after a restart: nothing of what was read before is in memory. */
  restart(): void;
  close(): Promise<void>;
}

export async function runBot(): Promise<RunningBot> {
  const dataDir = mkdtempSync(join(tmpdir(), "b5-bot-"));
  const store = await openStore({ redisUrl: null, dataDir });
  const corpus = loadCorpus();
  const lines: string[] = [];
  const clock = createClock();
  const tablesOf = () =>
    new Tables(store, clock, new ParsedTables(), (table, why, mended) =>
      lines.push(`${table} ${mended ? "mended" : "passed over"}: ${why}`),
    );
  let threads = 5_000;
  const messenger: Messenger = {
    create: async () => "1",
    edit: async () => undefined,
    read: async () => ({ author: "1", files: [] }),
    recent: async () => [],
    pin: async () => undefined,
    unpin: async () => undefined,
    direct: async () => "1",
    addMember: async () => undefined,
    archive: async () => undefined,
    threads: async () => [],
    openThread: async () => String(threads++),
  };
  const bot: Bot = {
    log: pino({ level: "warn" }, { write: (line: string) => lines.push(line) }),
    clock,
    store,
    tables: tablesOf(),
    bookmarks: new Bookmarks(store),
    library,
    memory: new FactMemory(store),
    cards: new ServerCards(store),
    decks: new OwnDecks(store),
    leagues: new Leagues(store),
    nights: new Nights(store),
    hours: new Hours(store, openSettings(store)),
    line: new Line(store),
    judgeCalls: new JudgeCalls(store),
    digests: { begin: () => Promise.resolve() },
    webhooks: noSites({ store, tables: tablesOf(), clock }),
    records: new Records(store, openSettings(store).personal),
    openedGames: new OpenedGames(store, clock),
    settings: openSettings(store),
    notices: new Notices(store),
    messenger,
    openings: new Openings({
      store,
      tables: tablesOf(),
      messenger,
      clock,
      log: pino({ level: "silent" }),
      self: BOT_USER,
    }),
    prompts: new PressedPrompts(store, createRender(library), new Answered(), () => 0),
    direct: new DirectMessages(store, messenger, clock, 0),
    // Scripts press faster than people.
    fairUse: new FairUse(store, 10_000),
    ...openRulings(store, corpus),
    rule: (id) => ruleEntry(corpus, id),
    sandbox: true,
  };
  const answers = new Map<string, Reply>();
  const client = clientThat(answers);
  let ids = 70_000;
  return {
    bot,
    store,
    lines,
    async does(as, input) {
      const id = String(ids++);
      await deliver(client, payload(id, as, input), bot);
      return answers.get(id) ?? { text: "", private: true, kind: "quiet" };
    },
    async put(table, log = []) {
      const commits = log.length === 0 ? [{}] : log;
      for (const [seen, entry] of commits.entries())
        await store.commit({
          table: table.id,
          seen,
          key: `put${seen}`,
          entry: JSON.stringify(entry),
          ...savedTable(table),
          outbox: [],
          deadline: deadlineOf(table),
          index: { [`thread:${table.thread}`]: table.id },
        });
    },
    restart() {
      Object.assign(bot, { tables: tablesOf() });
    },
    async close() {
      await client.destroy();
      await store.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** A client that is never connected; what it would send to Discord is written down. */
function clientThat(answers: Map<string, Reply>): Client {
  const client = new Client({
    intents: [],
    rest: {
      makeRequest: async (url, init) => {
        const [, id] = /\/interactions\/(\d+)\//u.exec(url) ?? [];
        const text = typeof init.body === "string" ? init.body : await payloadOf(init.body);
        if (id !== undefined) answers.set(id, read(text));
        // On a busy machine a command says first that it thinks: what it says then takes the place of that.
        const [, late = ""] = /\/webhooks\/1\/token-(\d+)\/messages\/@original/u.exec(url) ?? [];
        const before = answers.get(late);
        if (before?.thinks) answers.set(late, { ...before, text, thinks: false });
        return new Response(null, { status: 204 });
      },
    },
  });
  client.token = "nobody";
  Reflect.set(client, "user", { id: BOT_USER });
  const add: unknown = Reflect.get(client.guilds, "_add");
  for (const [guild, channel] of Object.entries(CHANNELS)) {
    const data = {
      id: guild,
      name: guild,
      roles: [
        { id: guild, name: "@everyone", permissions: "0", position: 0, colors: {} },
        { id: ROLE, name: "Judge", permissions: "0", position: 1, colors: {} },
      ],
      channels: [{ id: channel, type: ChannelType.GuildText, name: "general", permission_overwrites: [] }],
    };
    (add as (this: unknown, data: object) => void).call(client.guilds, data); // as the gateway's GUILD_CREATE does
  }
  return client;
}

async function payloadOf(body: unknown): Promise<string> {
  return body instanceof FormData ? String(body.get("payload_json")) : "{}";
}

function read(text: string): Reply {
  const { type, data = {} } = JSON.parse(text) as { type: number; data?: { flags?: number } }; // what discord.js has sent
  // 5: it thinks; 6: nothing is said; 9: a form.
  const kind = type === 6 ? "quiet" : type === 9 ? "form" : "message";
  // 7 takes the place of a private message, which the pressed one always is here.
  return {
    text: JSON.stringify(data),
    private: type !== 4 || ((data.flags ?? 0) & MessageFlags.Ephemeral) !== 0,
    kind,
    ...(type === 5 ? { thinks: true } : {}),
  };
}

async function deliver(client: Client, data: object, bot: Bot): Promise<void> {
  const arrived = new Promise<Interaction>((resolve) => client.once(Events.InteractionCreate, resolve));
  const actions: unknown = Reflect.get(client, "actions");
  (actions as { InteractionCreate: { handle(data: object): void } }).InteractionCreate.handle(data); // as the gateway does
  await dispatch(await arrived, registry, bot);
}

function payload(id: string, as: As, input: Input): object {
  const { user, guild } = as;
  const channel = as.channel ?? (guild === null ? "800" : (CHANNELS[guild] ?? ""));
  const person = {
    id: user,
    username: `user${user}`,
    discriminator: "0",
    global_name: `User ${user}`,
    ...(as.bot ? { bot: true } : {}),
  };
  const permissions =
    (as.manages ? PermissionFlagsBits.ManageGuild : 0n) | (as.threads ? PermissionFlagsBits.ManageThreads : 0n);
  const member = { user: person, roles: as.judge ? [ROLE] : [], permissions: String(permissions), joined_at: null };
  const isText = guild !== null && channel === CHANNELS[guild];
  const place =
    guild === null
      ? { id: channel, type: ChannelType.DM }
      : isText
        ? { id: channel, type: ChannelType.GuildText, guild_id: guild }
        : { id: channel, type: ChannelType.PublicThread, guild_id: guild, parent_id: CHANNELS[guild] };
  return {
    id,
    application_id: "1",
    token: `token-${id}`,
    version: 1,
    channel_id: channel,
    channel: place,
    ...(guild === null ? { user: person } : { guild_id: guild, member }),
    app_permissions: as.welcome ? String(EVERY_BIT) : "0",
    locale: as.locale ?? "en-US",
    entitlements: [],
    authorizing_integration_owners: {},
    ...dataOf(input, channel),
  };
}

function dataOf(input: Input, channel: string): object {
  if ("command" in input) {
    const options = Object.entries(input.options ?? {}).map(([name, value]) => ({
      name,
      value,
      type: OPTION_TYPES[typeof value as keyof typeof OPTION_TYPES],
    }));
    const { attached, people = {} } = input;
    const named = Object.entries(people).map(([name, value]) => ({
      name,
      value,
      type: ApplicationCommandOptionType.User,
    }));
    const users = Object.values(people).map((id) => [
      id,
      { id, username: `user${id}`, discriminator: "0", global_name: `User ${id}` },
    ]);
    const members = Object.values(people).map((id) => [
      id,
      { roles: [], permissions: "0", joined_at: null, nick: null },
    ]);
    const given =
      attached === undefined ? [] : [{ name: attached, type: ApplicationCommandOptionType.Attachment, value: "77" }];
    // Nothing answers there: what comes of it is that the file cannot be had.
    const file = {
      id: "77",
      filename: "a.json",
      size: 2,
      url: "http://127.0.0.1:9/a.json",
      proxy_url: "http://127.0.0.1:9/a.json",
    };
    const all = [...options, ...named, ...given];
    const sub = { name: input.sub, type: ApplicationCommandOptionType.Subcommand, options: all };
    return {
      type: InteractionType.ApplicationCommand,
      data: {
        id: "1",
        name: input.command,
        type: 1,
        options: input.sub === undefined ? all : [sub],
        ...(attached === undefined ? {} : { resolved: { attachments: { "77": file } } }),
        ...(users.length === 0
          ? {}
          : { resolved: { users: Object.fromEntries(users), members: Object.fromEntries(members) } }),
      },
    };
  }
  if ("form" in input) {
    const components = Object.entries(input.fields ?? {}).map(([custom_id, value]) => ({
      type: ComponentType.ActionRow,
      components: [{ type: ComponentType.TextInput, custom_id, value }],
    }));
    return { type: InteractionType.ModalSubmit, data: { custom_id: input.form, components } };
  }
  const author = { id: "1", username: "bot", discriminator: "0", bot: true };
  const isMenu = "menu" in input;
  const message = {
    id: "600",
    channel_id: channel,
    author,
    content: isMenu ? "What is a mulligan?" : "",
    flags: isMenu ? 0 : MessageFlags.Ephemeral,
    type: 0,
    embeds: [],
    components: [],
    attachments: [],
    mentions: [],
    mention_roles: [],
    timestamp: new Date(0).toISOString(),
  };
  if (isMenu) {
    const resolved = { messages: { [message.id]: message } };
    const data = { id: "1", name: input.menu, type: ApplicationCommandType.Message, target_id: message.id, resolved };
    return { type: InteractionType.ApplicationCommand, data };
  }
  const data = input.values
    ? { custom_id: input.press, component_type: ComponentType.StringSelect, values: input.values }
    : { custom_id: input.press, component_type: ComponentType.Button };
  return { type: InteractionType.MessageComponent, message, data };
}
