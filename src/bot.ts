import { Client, Events, GatewayIntentBits, type Interaction, Options } from "discord.js";
import { ServerCards } from "./cards/server-cards.ts";
import type { Bot } from "./commands/bot.ts";
import { dispatch } from "./commands/dispatch.ts";
import { registry } from "./commands/index.ts";
import { registerCommands } from "./commands/register.ts";
import { ruleEntry } from "./commands/rule-entry.ts";
import type { Config } from "./config.ts";
import { createLog } from "./log.ts";
import { listenToParent } from "./parent.ts";
import { loadCorpus } from "./rulings/corpus.ts";
import { openRulings } from "./rulings/open.ts";
import type { Store } from "./store/index.ts";
import { Announcer } from "./table/announcer.ts";
import { createClock } from "./table/clock.ts";
import { FactMemory } from "./table/known-facts.ts";
import { Leagues } from "./table/leagues.ts";
import { loadLibrary } from "./table/library.ts";
import { createMessenger } from "./table/messenger.ts";
import { Notices } from "./table/notices.ts";
import { OwnDecks } from "./table/own-decks.ts";
import { ParsedTables } from "./table/parsed.ts";
import { Reminders } from "./table/reminders.ts";
import { createRender } from "./table/render.ts";
import { Tables } from "./table/tables.ts";
import { UnderWay } from "./under-way.ts";

/** How long a shutdown may take, in ms. */
const PATIENCE_MS = 8_000;

/** Runs the bot on Discord, or on what `discordApiUrl` says is Discord, until it is asked to stop; closes the store. */
export async function startBot(config: Config & { discordToken: string }, store: Store): Promise<void> {
  const log = createLog(config);
  const clock = createClock(config.clockOffsetMs);
  const client = createClient(config);
  const library = loadLibrary();
  const corpus = loadCorpus();
  const memory = new FactMemory(store);
  const cards = new ServerCards(store);
  const notices = new Notices(store);
  const messenger = createMessenger(client.rest);
  const parsed = new ParsedTables();
  const tables = new Tables(store, clock, parsed);
  const announcer = new Announcer(
    { store, parsed, messenger, memory, cards, notices, render: createRender(library) },
    log,
  );
  const reminders = new Reminders(store, tables, clock, log);
  const bot: Bot = {
    log,
    clock,
    store,
    tables,
    library,
    memory,
    cards,
    decks: new OwnDecks(store),
    leagues: new Leagues(store),
    notices,
    messenger,
    ...openRulings(store, corpus),
    rule: (id) => ruleEntry(corpus, id),
  };

  const underWay = new UnderWay();
  const take = (interaction: Interaction) => underWay.add(dispatch(interaction, registry, bot));
  client.on(Events.InteractionCreate, take);
  client.on(Events.Error, (error) => log.error({ err: error }, "the connection to Discord failed"));

  let stopping = false;
  const stop = async (why: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ why }, "stopping");
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    client.off(Events.InteractionCreate, take);
    await underWay.done();
    await reminders.stop();
    await announcer.stop();
    await client.destroy();
    await store.close();
    process.exit(0);
  };
  process.once("SIGTERM", () => void stop("SIGTERM"));
  process.once("SIGINT", () => void stop("SIGINT"));

  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(config.discordToken);
  const { application } = await ready;
  const app = { id: application.id, guild: config.guildId };
  if (await registerCommands(client.rest, store, app, registry.commands)) log.info("commands registered");
  await announcer.start();
  reminders.start();
  listenToParent({ clock, reminders, announcer, stop });
  log.info({ guilds: client.guilds.cache.size }, "ready");
  // Nobody waits for the start any more; whoever asks for something goes before what is made ahead.
  const prepared = bot.desk.prepare(() => underWay.pause());
  prepared.catch((error) => log.error({ err: error }, "the rulings could not be read ahead"));
}

function createClient({ discordApiUrl, shards }: Config): Client {
  return new Client({
    intents: [GatewayIntentBits.Guilds],
    // Whatever else stands behind an address of its own keeps Discord's global limit itself.
    rest: discordApiUrl === null ? {} : { api: discordApiUrl, globalRequestsPerSecond: Number.POSITIVE_INFINITY },
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      GuildMemberManager: 100,
      UserManager: 100,
    }),
    ...shardOptions(shards),
  });
}

/** discord.js would take SHARDS from the environment for the number of one shard: the list keeps it from doing so. */
function shardOptions(shards: Config["shards"]) {
  if (shards === null) return {};
  if (shards === "auto") return { shards } as const;
  return { shards: Array.from({ length: shards }, (_, shard) => shard), shardCount: shards };
}
