import type { Failure, Snowflake, StandIn } from "../standin/face.ts";
import type { Chronicle } from "./chronicle.ts";
import type { Circumstance, FailingRoute, StoreState } from "./circumstances.ts";
import { channelNamed } from "./places.ts";
import type { Sites } from "./sites.ts";
import { StepFailed } from "./step-failed.ts";
import { plain } from "./text.ts";

/** What a scenario does to the bot's process, and what it looks for in it. */
export interface BotControl {
  start(): Promise<void>;
  kill(): Promise<void>;
  advance(ms: number): Promise<void>;
  flush(): Promise<void>;
  /** Starts the bot without waiting for it. */
  launch?(): void;
  readonly ready?: boolean;
  readonly running?: boolean;
  /** How the process ended by itself; undefined while it runs or when it was killed. */
  readonly exitCode?: number | undefined;
  /** The last lines that the bot wrote. */
  readonly lastLines?: readonly string[];
}

/** The store under the bot. */
export interface StoreControl {
  /** Throws StepFailed where it cannot be taken away. */
  set(is: StoreState): Promise<void>;
  /** All that is in it goes into a file. */
  backup(): Promise<void>;
  /** It is emptied and filled from that file; the bot does not run meanwhile. */
  restore(): Promise<void>;
}

export interface Surroundings {
  standIn: StandIn;
  chronicle: Chronicle;
  bot: BotControl;
  sites: Sites;
  store?: StoreControl | undefined;
  /** How long to wait for what is expected, in ms. */
  patienceMs: number;
  /** The server of the lines that are played; the first one by default. */
  serverId?: Snowflake | undefined;
}

/** How much longer than a line of the table a start or an end of the bot's process may take, in ms. */
const PROCESS_MS = 20_000;

/** Lets a circumstance come about, or waits for one that is expected. Throws StepFailed when it cannot be so. */
export async function happen(circumstance: Circumstance, around: Surroundings): Promise<void> {
  const { standIn, bot, serverId } = around;
  switch (circumstance.act) {
    case "fail":
      return standIn.fail(failureOf(circumstance, around));
    case "mend":
      return standIn.mend();
    case "latency":
      standIn.latencyMs = circumstance.ms;
      return;
    case "away":
      return standIn.setAway(circumstance.how);
    case "back":
      return standIn.setAway(null);
    case "store":
      return await storeOf(around).set(circumstance.is);
    case "backup":
      return await storeOf(around).backup();
    case "restore":
      await bot.kill();
      await storeOf(around).restore();
      return await bot.start();
    case "close-gateway":
      return standIn.closeGateway(circumstance.code);
    case "open-gateway":
      return standIn.openGateway();
    case "drop-gateway":
      return standIn.dropSockets();
    case "reconnect-gateway":
      return standIn.requestReconnect();
    case "forget-sessions":
      return standIn.invalidateSessions();
    case "channel":
      standIn.addChannel(circumstance.channel, serverId);
      return;
    case "delete":
      return standIn.deleteChannel(placeId(around, circumstance.place));
    case "delete-message":
      return deleteMessage(around, circumstance.place, circumstance.text);
    case "lock":
    case "unlock":
      return standIn.setLocked(placeId(around, circumstance.place), circumstance.act === "lock");
    case "archive":
    case "unarchive":
      return standIn.setArchived(placeId(around, circumstance.place), circumstance.act === "archive");
    case "permission":
      return changePermission(circumstance, around);
    case "time-out":
      return onServer(around, (id) => standIn.timeOut(whoIs(around, circumstance.who, id), id, circumstance.ms));
    case "role":
      return onServer(around, (id) => {
        standIn.setServerRole(standIn.user(circumstance.user, id).id, id, circumstance.role, circumstance.given);
      });
    case "install":
      return standIn.setInstalled(standIn.user(circumstance.user, serverId).id, circumstance.installed);
    case "kick-bot":
      return standIn.kickBot(serverId);
    case "invite-bot":
      return standIn.inviteBot(serverId);
    case "outage":
    case "outage-over":
      return standIn.setOutage(circumstance.act === "outage", serverId);
    case "launch":
      if (!bot.launch) throw new StepFailed("there is no bot process here");
      return bot.launch();
    case "bot-ready":
      return await untilBot(around, () => bot.ready === true, "the bot is not ready");
    case "bot-exits":
      await untilBot(around, () => bot.exitCode !== undefined, "the bot has not ended by itself");
      return saidBy(bot, circumstance.texts);
    case "bot-says":
      return await untilBot(around, () => unsaid(bot, circumstance.texts).length === 0, "the bot has not said so");
    case "site":
      return around.sites.set(circumstance.name, circumstance.mood);
    case "at-most":
      if (standIn.invalidRequests <= circumstance.refusals) return;
      throw new StepFailed(`${standIn.invalidRequests} requests were answered with 401, 403 or 429`, refused(standIn));
  }
}

function storeOf({ store }: Surroundings): StoreControl {
  if (!store) throw new StepFailed("nothing can be done here to the store under the bot");
  return store;
}

function failureOf(given: Extract<Circumstance, { act: "fail" }>, around: Surroundings): Failure {
  const { route, code, after, times } = given;
  const { channel, directWith, method, path } = route;
  return {
    code,
    after,
    ...(times === undefined ? {} : { times }),
    ...(method === undefined ? {} : { method }),
    ...(path === undefined ? {} : { path }),
    ...(channel === undefined ? {} : { channelId: placeId(around, channel) }),
    ...(directWith === undefined ? {} : { directWith: recipient(around.standIn, directWith) }),
  };
}

function changePermission(change: Extract<Circumstance, { act: "permission" }>, around: Surroundings): void {
  const { standIn } = around;
  const { permission, allowed, place } = change;
  onServer(around, (serverId) => {
    const who = change.who === "everyone" ? serverId : whoIs(around, change.who, serverId);
    const where = place === undefined ? { serverId } : { channelId: placeId(around, place) };
    standIn.setPermission({ who, permission, allowed, ...where });
  });
}

/** The id of a user, or of the bot, which is called so whatever its name is. */
function whoIs({ standIn }: Surroundings, name: string, serverId: Snowflake): Snowflake {
  const bot = name === "bot" ? standIn.users().find((user) => user.bot)?.id : undefined;
  return bot ?? standIn.user(name, serverId).id;
}

/** Does something in the server of the lines that are played. */
function onServer({ standIn, serverId }: Surroundings, act: (serverId: Snowflake) => void): void {
  const id = serverId ?? standIn.servers()[0]?.id;
  if (id === undefined) throw new StepFailed("there is no server");
  act(id);
}

function recipient(standIn: StandIn, directWith: NonNullable<FailingRoute["directWith"]>): string {
  return directWith === "anybody" ? directWith : standIn.user(directWith).id;
}

function placeId({ standIn, serverId }: Surroundings, place: string): string {
  const channel = channelNamed(standIn, place, undefined, serverId);
  if (channel) return channel.id;
  throw new StepFailed(place === "table" ? "there is no table yet" : `there is no #${place}`);
}

function deleteMessage(around: Surroundings, place: string, text: string): void {
  const there = around.chronicle.inChannel(placeId(around, place)).filter((each) => !each.deleted);
  const found = there.findLast((each) => each.versions.at(-1)?.plain.includes(plain(text)));
  if (!found) throw new StepFailed(`no message in #${place} shows "${text}"`);
  around.standIn.deleteMessage(found.message.id);
}

async function untilBot({ bot, patienceMs }: Surroundings, holds: () => boolean, problem: string): Promise<void> {
  const deadline = Date.now() + patienceMs + PROCESS_MS;
  while (!holds()) {
    if (Date.now() > deadline) throw new StepFailed(problem, bot.lastLines?.slice(-6) ?? []);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function unsaid(bot: BotControl, texts: readonly string[]): string[] {
  const said = plain((bot.lastLines ?? []).join("\n"));
  return texts.filter((text) => !said.includes(plain(text)));
}

function saidBy(bot: BotControl, texts: readonly string[]): void {
  if (bot.exitCode === 0) throw new StepFailed("the bot ended with exit code 0, as if all were well");
  const missing = unsaid(bot, texts);
  if (missing.length > 0)
    throw new StepFailed(`the bot did not say "${missing.join('", "')}"`, bot.lastLines?.slice(-6));
}

/** The refused requests by route, the most frequent first. */
function refused(standIn: StandIn): string[] {
  const counts = new Map<string, number>();
  for (const { method, path, status } of standIn.requests) {
    const line = `${status} ${method} ${path.replaceAll(/\d{15,}/g, "*")}`;
    if ([401, 403, 429].includes(status)) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].sort((one, other) => other[1] - one[1]).map(([line, count]) => `${count} × ${line}`);
}
