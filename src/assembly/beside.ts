/** What goes on of itself, beside what anybody presses: deadlines, opponents, leagues' clocks, sites, and what a start finds. */

import { AfterRestore } from "../after-restore.ts";
import { Digests } from "../digest/digests.ts";
import { JudgeCalls } from "../judging/calls.ts";
import { CallPosts } from "../judging/posts.ts";
import { Nights } from "../leagues/night/index.ts";
import { PracticePlayers } from "../opponent/seats/players.ts";
import { Thinking } from "../opponent/seats/thinking.ts";
import { Lapsed } from "../privacy/lapsed.ts";
import { GoneServers } from "../privacy/servers.ts";
import { RecordKeeper } from "../records/keeper.ts";
import { Records } from "../records/records.ts";
import { OpenedGames } from "../replaying/opened-games.ts";
import { RoundWatch } from "../rounds/watch.ts";
import { FIRST_LANGUAGE } from "../settings/languages.ts";
import { shortHash } from "../short-hash.ts";
import { Openings } from "../thread/openings.ts";
import { isPublicIn } from "../thread/places.ts";
import { Reminders } from "../thread/reminders.ts";
import { webhookGaveUp } from "../views/settings/webhook.ts";
import { byName } from "../webhooks/address.ts";
import type { Hook } from "../webhooks/queue.ts";
import { Webhooks } from "../webhooks/webhooks.ts";
import type { Base } from "./base.ts";
import type { Showing } from "./showing.ts";

export type Beside = ReturnType<typeof makeBeside>;

/** All of it, not started yet; it hears of every step that this process takes. */
export function makeBeside(base: Base, showing: Showing) {
  const { config, log, clock, store, client } = base;
  const { tables, messenger, pictures, settings } = showing;
  const isPublic = (guild: string, channel: string) => isPublicIn(client, guild, channel);
  const thinking = new Thinking();
  const practice = new PracticePlayers({ tables, clock, log, thinker: thinking }, () => reminders.runDue());
  const reminders = new Reminders(store, tables, clock, log, practice);
  const records = new Records(store, settings.personal);
  const keeper = new RecordKeeper({ store, tables, records, log });
  const digests = new Digests({ store, tables, servers: settings.servers, messenger, clock, log, isPublic });
  const webhooks = new Webhooks({
    ...{ store, tables, clock, log, isPublic },
    rules: { resolve: byName, loopback: config.loopbackWebhooks },
    warn: (user, guild, hook) => warnOfWebhook({ user, guild, hook }, base, showing),
  });
  const judgeCalls = new JudgeCalls(store);
  const callPosts = new CallPosts({ store, tables, messenger, pictures, log });
  const openedGames = new OpenedGames(store, clock);
  const nights = new Nights(store);
  const rounds = new RoundWatch({ store, nights, tables, messenger, pictures, clock, log, settings });
  const afterRestore = new AfterRestore({
    ...{ store, tables, nights, messenger, clock, log, settings },
    self: client.user.id,
    servers: () => client.guilds.cache.filter(({ available }) => available).map(({ id }) => id),
  });
  const openings = new Openings({ store, tables, messenger, clock, log, self: client.user.id });
  const gone = new GoneServers({ store, tables, clock, log });
  const lapsing = [openedGames, judgeCalls].map((kind) => (now: number) => kind.deleteLapsed(now));
  const lapsed = new Lapsed(lapsing, clock, log);
  tables.listen((table) => {
    practice.look(table);
    keeper.heard(table);
    digests.heard(table);
    webhooks.heard(table);
    callPosts.heard(table);
  });
  return {
    ...{ thinking, practice, reminders, records, keeper, digests, webhooks, judgeCalls, callPosts },
    ...{ openedGames, nights, rounds, afterRestore, openings, gone, lapsed },
  };
}

/** Whoever has set a webhook hears that events were given up: by direct message, else with their next press. */
async function warnOfWebhook(
  { user, guild, hook }: { user: string; guild: string; hook: Hook },
  { client, log }: Base,
  { settings, messenger, direct, notices }: Showing,
): Promise<void> {
  const [{ language: theirs }, { language: usual }] = await Promise.all([
    settings.personal.of(user),
    settings.servers.of(guild),
  ]);
  const server = client.guilds.cache.get(guild)?.name ?? guild;
  const word = webhookGaveUp(server, hook, theirs ?? usual ?? FIRST_LANGUAGE);
  try {
    await messenger.create(await direct.channel(user), word, `webhook${shortHash(`${guild} ${hook.url}`)}`);
  } catch (error) {
    log.info({ guild, err: error }, "whoever set a webhook takes no direct messages; they are told as they come");
    await notices.leave(user, word, `webhook:${guild}`);
  }
}
