import { type Client, Events, type Interaction } from "discord.js";
import type { Logger } from "pino";
import { makeBot } from "./assembly/answering.ts";
import { type Base, isOurs } from "./assembly/base.ts";
import { type Beside, makeBeside } from "./assembly/beside.ts";
import { makeShowing, type Showing } from "./assembly/showing.ts";
import { loadLibrary } from "./catalogue/library.ts";
import { FindWatch } from "./commands/finding/watch.ts";
import { registry } from "./commands/index.ts";
import { watchPods } from "./commands/league/pods.ts";
import type { Bot } from "./commands/shared/bot.ts";
import { dispatch } from "./commands/shared/dispatch.ts";
import { keepRegistered } from "./commands/shared/register.ts";
import type { Config } from "./config.ts";
import type { CutOff } from "./cut-off.ts";
import { connected } from "./gateway.ts";
import { InFlight } from "./in-flight.ts";
import { createLog } from "./log.ts";
import { listenToParent } from "./parent-process.ts";
import { loadCorpus } from "./rulings/corpus.ts";
import type { Store } from "./store/index.ts";
import { createClock } from "./table/clock.ts";
import { type Places, watchPlaces } from "./thread/places.ts";
import { parsePress } from "./views/index.ts";

/** How long a shutdown may take, in ms. */
const PATIENCE_MS = 8_000;
/** How long after a start the search of the rulings is made ready that nobody has asked for yet, in ms. */
const READ_AHEAD_MS = 30_000;

/**
 * Runs the bot on Discord, or on what `discordApiUrl` says is Discord, until it is asked to stop; closes the store.
 * Waits as long as Discord is away. Rejects with `CutOff` where Discord does not let the bot in at all.
 */
export async function startBot(config: Config & { discordToken: string }, opened: Store): Promise<void> {
  const log = createLog(config);
  const clock = createClock(config.clockOffsetMs);
  const metrics = config.metrics && (await (await import("./metrics/index.ts")).openMetrics(config.metrics, opened));
  const store = metrics?.store ?? opened;
  const [library, corpus] = [loadLibrary(), loadCorpus()];

  const asked = whenAskedToStop(log, store);
  const client = await connected(config, log, asked.beforeReady, asked.lost);
  if (client === null) return;
  metrics?.watch(client);

  // Nothing is waited for from here until presses are heard: none is missed.
  const base: Base = { config, log, clock, store, client, library, corpus };
  const showing = makeShowing(base);
  metrics?.hear(showing.hearing);
  const places = watchPlaces(client, { store, tables: showing.tables, announcer: showing.announcer, log });
  const beside = makeBeside(base, showing);
  const ending = new AbortController();
  const bot = makeBot(base, showing, beside, {
    ending: ending.signal,
    ...(metrics ? { measured: metrics.measured } : {}),
  });
  const finding = new FindWatch(bot);
  const presses = hearPresses(client, bot);
  hearOfServers(base, beside);

  const running: Running = { showing, beside, finding, pods: { stop: async () => undefined } };
  asked.stopBy(async (why) => {
    ending.abort();
    log.info({ why }, "stopping");
    await presses.stop();
    for (const each of stoppedInOrder(running)) await each.stop();
    // The connections end because this process does: none of them broke.
    client.removeAllListeners(Events.ShardReconnecting);
    await client.destroy();
    metrics?.close();
    await store.close();
    process.exit();
  });

  const app = { id: client.application.id, guild: config.guildId };
  await keepRegistered(client.rest, store, app, [...registry.commands, ...(registry.messageCommands ?? [])], log);
  for (const each of startedInOrder(running)) await each.start();
  running.pods = { stop: watchPods(bot) };
  await noteServers(base, beside, places);
  beside.gone.start();
  beside.lapsed.start();
  listenToParent({ log, clock, finding, announcer: showing.announcer, ...beside });
  log.info({ guilds: client.guilds.cache.size }, "ready");
  // The first moments are for tables that have waited for the start; whoever asks about a rule meanwhile has it made at once.
  setTimeout(() => {
    const prepared = bot.lookup.prepare(() => presses.pause());
    prepared.catch((error) => log.error({ err: error }, "the rulings could not be read ahead"));
  }, READ_AHEAD_MS).unref();
}

/** Hears when the process is to end. Until `stopBy` says how the bot is stopped, nothing is under way that has to be finished. */
function whenAskedToStop(log: Logger, store: Store) {
  const beforeReady = new AbortController();
  let stop = async (why: string): Promise<void> => {
    log.info({ why }, "stopping before Discord has answered");
    beforeReady.abort();
    await store.close();
    process.exit(0);
  };
  let isStopping = false;
  const ask = (why: string) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    void stop(why);
  };
  // Ctrl-C comes twice where npm has started this process, which passes it on: the second may not end what is being finished.
  process.on("SIGTERM", () => ask("SIGTERM"));
  process.on("SIGINT", () => ask("SIGINT"));
  // What has started this process is gone: nobody would stop it, however long Discord stays away.
  process.once("disconnect", () => ask("the parent is gone"));
  return {
    beforeReady: beforeReady.signal,
    lost(reason: CutOff): void {
      log.fatal(reason.message);
      process.stderr.write(`${reason.message}\n`);
      process.exitCode = 1;
      ask("Discord has cut the bot off");
    },
    stopBy(way: typeof stop): void {
      stop = way;
    },
  };
}

/** Answers whatever is pressed and typed, until it is told to stop: then what has been begun is finished. */
function hearPresses(client: Client<true>, bot: Bot) {
  const inFlight = new InFlight();
  const take = (interaction: Interaction) => inFlight.add(dispatch(interaction, registry, bot));
  client.on(Events.InteractionCreate, take);
  client.on(Events.InteractionCreate, (interaction) => notePress(interaction, bot));
  return {
    pause: () => inFlight.pause(),
    async stop(): Promise<void> {
      client.off(Events.InteractionCreate, take);
      await inFlight.done();
    },
  };
}

/** What somebody presses at a table tells when they play; it is noted beside everything else. */
function notePress(interaction: Interaction, { hours, clock, log }: Bot): void {
  if (!interaction.isMessageComponent() || parsePress(interaction.customId) === null) return;
  hours
    .note(interaction.user.id, clock.now())
    .catch((error: unknown) => log.info({ err: error }, "an hour was not noted"));
}

/** Notes which servers the bot leaves, and which it comes back to. */
function hearOfServers({ client, log }: Base, { gone }: Beside): void {
  client.on(Events.GuildDelete, ({ id }) => void noted(gone.left(id), log));
  client.on(Events.GuildCreate, ({ id }) => void noted(gone.back(id), log));
}

/** The same for what has come about while no process was there to hear it. */
async function noteServers({ client, log }: Base, { gone }: Beside, places: Places): Promise<void> {
  const found = gone.found(new Set(client.guilds.cache.keys()), (server) => isOurs(client, server));
  await noted(
    found.then((again) => again.forEach(places.serverBack)),
    log,
  );
}

const noted = (work: Promise<void>, log: Logger) =>
  work.catch((error: unknown) => log.warn({ err: error }, "a server's coming or going was not noted"));

interface Running {
  readonly showing: Showing;
  readonly beside: Beside;
  readonly finding: FindWatch;
  /** What opens the tables of a league's rounds; it goes on from its making. */
  pods: { stop(): Promise<void> };
}

/** First that this process is there and what was left unsaid, then what may bring more. */
function startedInOrder({ showing: { announcer, hearing }, beside, finding }: Running) {
  const { reminders, rounds, openings, afterRestore, keeper, digests, webhooks, callPosts } = beside;
  return [hearing, announcer, reminders, rounds, finding, openings, afterRestore, keeper, digests, webhooks, callPosts];
}

/** First what takes steps at tables, then what says them, last what draws and reads for both. */
function stoppedInOrder({ showing: { announcer, painter, hearing }, beside, finding, pods }: Running) {
  const { gone, lapsed, reminders, practice, thinking, rounds, openings, afterRestore, keeper } = beside;
  const { digests, webhooks, callPosts, openedGames } = beside;
  return [
    ...[gone, lapsed, reminders, practice, thinking, rounds, finding, openings, afterRestore, keeper],
    ...[digests, webhooks, callPosts, pods, announcer, hearing, painter, openedGames],
  ];
}
