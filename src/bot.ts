import { type Client, Events, type Interaction, ShardClientUtil } from "discord.js";
import { AfterRestore } from "./after-restore.ts";
import { ServerCards } from "./catalogue/cards/server-cards.ts";
import { FactMemory } from "./catalogue/known-facts.ts";
import { loadLibrary } from "./catalogue/library.ts";
import { OwnDecks } from "./catalogue/own-decks.ts";
import { FindWatch } from "./commands/finding/watch.ts";
import { registry } from "./commands/index.ts";
import { watchPods } from "./commands/league/pods.ts";
import { ruleEntry } from "./commands/rule/entry.ts";
import type { Bot } from "./commands/shared/bot.ts";
import { dispatch } from "./commands/shared/dispatch.ts";
import { FairUse } from "./commands/shared/fair-use.ts";
import { keepRegistered } from "./commands/shared/register.ts";
import type { Config } from "./config.ts";
import type { CutOff } from "./cut-off.ts";
import { Digests } from "./digest/digests.ts";
import { Hours } from "./finding/hours.ts";
import { Line } from "./finding/line.ts";
import { connected } from "./gateway.ts";
import { SparingHeap } from "./heap.ts";
import { InFlight } from "./in-flight.ts";
import { JudgeCalls } from "./judging/calls.ts";
import { CallPosts } from "./judging/posts.ts";
import { Leagues } from "./leagues/leagues.ts";
import { Nights } from "./leagues/night/index.ts";
import { createLog } from "./log.ts";
import { PracticePlayers } from "./opponent/seats/players.ts";
import { Thinking } from "./opponent/seats/thinking.ts";
import { listenToParent } from "./parent-process.ts";
import { Painter } from "./pictures/painting/painter.ts";
import { Lapsed } from "./privacy/lapsed.ts";
import { GoneServers } from "./privacy/servers.ts";
import { RecordKeeper } from "./records/keeper.ts";
import { Records } from "./records/records.ts";
import { OpenedGames } from "./replaying/opened-games.ts";
import { RoundWatch } from "./rounds/watch.ts";
import { loadCorpus } from "./rulings/corpus.ts";
import { openRulings } from "./rulings/open.ts";
import { openSettings } from "./settings/index.ts";
import { FIRST_LANGUAGE } from "./settings/languages.ts";
import { shortHash } from "./short-hash.ts";
import type { Store } from "./store/index.ts";
import { Bookmarks } from "./table/bookmarks.ts";
import { createClock } from "./table/clock.ts";
import { ParsedTables } from "./table/parsed.ts";
import { Tables } from "./table/tables.ts";
import { Announcer } from "./thread/announcer.ts";
import { Openings } from "./thread/openings.ts";
import { OthersTables } from "./thread/others-tables.ts";
import { OwnPermissions } from "./thread/own-permissions.ts";
import { isPublicIn, watchPlaces } from "./thread/places.ts";
import { Answered } from "./thread/pressed/answered.ts";
import { PressedPrompts } from "./thread/pressed/pressed-prompts.ts";
import { Reminders } from "./thread/reminders.ts";
import { tellsSince } from "./thread/seen/since.ts";
import { DirectMessages } from "./thread/sending/direct-messages.ts";
import { EmbedLinks } from "./thread/sending/embed-links.ts";
import { createMessenger } from "./thread/sending/messenger.ts";
import { Notices } from "./thread/sending/notices.ts";
import { TablePictures } from "./thread/showing/pictures.ts";
import { createRender } from "./thread/showing/render.ts";
import { parsePress } from "./views/index.ts";
import { webhookGaveUp } from "./views/settings/webhook.ts";
import { byName } from "./webhooks/address.ts";
import { Webhooks } from "./webhooks/webhooks.ts";

/** How long a shutdown may take, in ms. */
const PATIENCE_MS = 8_000;

/**
 * Runs the bot on Discord, or on what `discordApiUrl` says is Discord, until it is asked to stop; closes the store.
 * Waits as long as Discord is away. Rejects with `CutOff` where Discord does not let the bot in at all.
 */
export async function startBot(config: Config & { discordToken: string }, opened: Store): Promise<void> {
  const log = createLog(config);
  const clock = createClock(config.clockOffsetMs);
  const metrics = config.metrics && (await (await import("./metrics/index.ts")).openMetrics(config.metrics, opened));
  const store = metrics?.store ?? opened;
  const library = loadLibrary();
  const corpus = loadCorpus();

  const asked = new AbortController();
  let stop = async (why: string): Promise<void> => {
    log.info({ why }, "stopping before Discord has answered");
    asked.abort();
    await store.close();
    process.exit(0);
  };
  process.once("SIGTERM", () => void stop("SIGTERM"));
  process.once("SIGINT", () => void stop("SIGINT"));
  // What has started this process is gone: nobody would stop it, however long Discord stays away.
  process.once("disconnect", () => void stop("the parent is gone"));
  const lost = (reason: CutOff) => {
    log.fatal(reason.message);
    process.stderr.write(`${reason.message}\n`);
    process.exitCode = 1;
    void stop("Discord has cut the bot off");
  };
  const client = await connected(config, log, asked.signal, lost);
  if (client === null) return;
  metrics?.watch(client);

  const memory = new FactMemory(store);
  const cards = new ServerCards(store);
  const notices = new Notices(store);
  const may = new OwnPermissions(client);
  const embeds = new EmbedLinks((channel) => may.mayEmbedIn(channel));
  const messenger = createMessenger(client.rest, embeds);
  const direct = new DirectMessages(store, messenger, clock);
  const parsed = new ParsedTables();
  const tables = new Tables(store, clock, parsed, (table, why, mended) =>
    log[mended ? "warn" : "error"](
      { table, why },
      mended ? "a table was made anew from its log" : "a table cannot be read",
    ),
  );
  const answers = new Answered();
  const render = createRender(library);
  const bookmarks = new Bookmarks(store);
  const mend = (table: string) => tables.load(table);
  const chosen = openSettings(store);
  const painter = new Painter();
  const pictures = new TablePictures({
    settings: chosen,
    log,
    draw: (picture, signal) => painter.draw(picture, { width: config.pictureWidth ?? undefined }, signal),
    history: (table) => tables.history(table),
    mayAttach: (thread) => may.mayAttachIn(thread),
  });
  const announcer = new Announcer(
    {
      pictures,
      store,
      parsed,
      messenger,
      direct,
      embeds,
      missing: (thread) => may.missingIn(thread),
      others: new OthersTables((server) => isOurs(client, server)),
      memory,
      cards,
      notices,
      clock,
      render,
      answers,
      mend,
      since: tellsSince(tables, bookmarks),
    },
    log,
    new SparingHeap(),
  );
  const places = watchPlaces(client, { store, tables, announcer, log });
  const thinking = new Thinking();
  const practice = new PracticePlayers({ tables, clock, log, thinker: thinking }, () => reminders.runDue());
  const records = new Records(store, chosen.personal);
  const digests = new Digests({
    store,
    tables,
    servers: chosen.servers,
    messenger,
    clock,
    log,
    isPublic: (guild, channel) => isPublicIn(client, guild, channel),
  });
  const webhooks = new Webhooks({
    store,
    tables,
    clock,
    log,
    rules: { resolve: byName, loopback: config.loopbackWebhooks },
    isPublic: (guild, channel) => isPublicIn(client, guild, channel),
    async warn(user, guild, hook) {
      const [{ language: theirs }, { language: usual }] = await Promise.all([
        chosen.personal.of(user),
        chosen.servers.of(guild),
      ]);
      const word = webhookGaveUp(
        client.guilds.cache.get(guild)?.name ?? guild,
        hook,
        theirs ?? usual ?? FIRST_LANGUAGE,
      );
      try {
        await messenger.create(await direct.channel(user), word, `webhook${shortHash(`${guild} ${hook.url}`)}`);
      } catch (error) {
        log.info({ guild, err: error }, "whoever set a webhook takes no direct messages; they are told as they come");
        await notices.leave(user, word, `webhook:${guild}`);
      }
    },
  });
  const callPosts = new CallPosts({ store, tables, messenger, pictures, log });
  const openedGames = new OpenedGames(store, clock);
  const keeper = new RecordKeeper({ store, tables, records, log });
  tables.listen((table) => {
    practice.look(table);
    keeper.heard(table);
    digests.heard(table);
    webhooks.heard(table);
    callPosts.heard(table);
  });
  const reminders = new Reminders(store, tables, clock, log, practice);
  const nights = new Nights(store);
  const rounds = new RoundWatch({ store, nights, tables, messenger, pictures, clock, log, settings: chosen });
  const ending = new AbortController();
  const afterRestore = new AfterRestore({
    ...{ store, tables, nights, messenger, clock, log, settings: chosen },
    self: client.user.id,
    servers: () => client.guilds.cache.filter(({ available }) => available).map(({ id }) => id),
  });
  const openings = new Openings({ store, tables, messenger, clock, log, self: client.user.id });
  const bot: Bot = {
    log,
    ending: ending.signal,
    clock,
    store,
    tables,
    bookmarks,
    library,
    memory,
    cards,
    decks: new OwnDecks(store),
    leagues: new Leagues(store),
    nights,
    hours: new Hours(store, chosen),
    line: new Line(store),
    judgeCalls: new JudgeCalls(store),
    digests,
    webhooks,
    records,
    openedGames,
    settings: chosen,
    pictures,
    notices,
    messenger,
    openings,
    direct,
    prompts: new PressedPrompts(store, render, answers),
    // Behind an address of its own scripts play, as fast as they are answered.
    fairUse: new FairUse(store, config.discordApiUrl === null ? 1 : 25),
    ...openRulings(store, corpus),
    missed: (table) => announcer.missed(table),
    told: (table, channel) => announcer.told(table, channel),
    undone: (message, table) => afterRestore.hasUndone(message, table),
    rule: (id) => ruleEntry(corpus, id),
    ...(config.sandbox ? { sandbox: true } : {}),
    ...(metrics ? { measured: metrics.measured } : {}),
  };

  const finding = new FindWatch(bot);
  const inFlight = new InFlight();
  const take = (interaction: Interaction) => inFlight.add(dispatch(interaction, registry, bot));
  client.on(Events.InteractionCreate, take);
  client.on(Events.InteractionCreate, (interaction) => notePress(interaction, bot));

  const gone = new GoneServers({ store, tables, clock, log });
  const lapsing = [openedGames, bot.judgeCalls].map((kind) => (now: number) => kind.deleteLapsed(now));
  const lapsed = new Lapsed(lapsing, clock, log);
  const noted = (work: Promise<void>) =>
    work.catch((error: unknown) => log.warn({ err: error }, "a server's coming or going was not noted"));
  client.on(Events.GuildDelete, ({ id }) => void noted(gone.left(id)));
  client.on(Events.GuildCreate, ({ id }) => void noted(gone.back(id)));

  stop = async (why) => {
    if (ending.signal.aborted) return;
    ending.abort();
    log.info({ why }, "stopping");
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    client.off(Events.InteractionCreate, take);
    await inFlight.done();
    gone.stop();
    lapsed.stop();
    await reminders.stop();
    await practice.stop();
    await thinking.stop();
    await rounds.stop();
    await finding.stop();
    await openings.stop();
    await afterRestore.stop();
    await keeper.stop();
    await digests.stop();
    await webhooks.stop();
    await callPosts.stop();
    await stopPods();
    await announcer.stop();
    await painter.stop();
    await openedGames.stop();
    // The connections end because this process does: none of them broke.
    client.removeAllListeners(Events.ShardReconnecting);
    await client.destroy();
    metrics?.close();
    await store.close();
    process.exit();
  };

  const app = { id: client.application.id, guild: config.guildId };
  await keepRegistered(client.rest, store, app, [...registry.commands, ...(registry.messageCommands ?? [])], log);
  await announcer.start();
  reminders.start();
  rounds.start();
  finding.start();
  openings.start();
  await afterRestore.start();
  keeper.start();
  digests.start();
  webhooks.start();
  callPosts.start();
  const stopPods = watchPods(bot);
  const found = gone.found(new Set(client.guilds.cache.keys()), (server) => isOurs(client, server));
  await noted(found.then((again) => again.forEach(places.serverBack)));
  gone.start();
  lapsed.start();
  listenToParent({ log, clock, reminders, announcer, rounds, finding, openings, digests, webhooks, callPosts });
  log.info({ guilds: client.guilds.cache.size }, "ready");
  // The first moments are for tables that have waited for the start; whoever asks about a rule meanwhile has it made at once.
  setTimeout(() => {
    const prepared = bot.lookup.prepare(() => inFlight.pause());
    prepared.catch((error) => log.error({ err: error }, "the rulings could not be read ahead"));
  }, READ_AHEAD_MS).unref();
}

/** How long after a start the search of the rulings is made ready that nobody has asked for yet. */
const READ_AHEAD_MS = 30_000;

/** What somebody presses at a table tells when they play; it is noted beside everything else. */
function notePress(interaction: Interaction, { hours, clock, log }: Bot): void {
  if (!interaction.isMessageComponent() || parsePress(interaction.customId) === null) return;
  hours
    .note(interaction.user.id, clock.now())
    .catch((error: unknown) => log.info({ err: error }, "an hour was not noted"));
}

/** Whether one of this process's shards would hear of the server. */
function isOurs({ ws, options }: Client, server: string): boolean {
  return ws.shards.has(ShardClientUtil.shardIdForGuildId(server, options.shardCount ?? 1));
}
