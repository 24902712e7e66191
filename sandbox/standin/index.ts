import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { fileURLToPath } from "node:url";
import { discordRateLimits, type RateLimitSettings, RateLimits } from "./api/ratelimit.ts";
import { Router } from "./api/router.ts";
import { routes } from "./api/routes/index.ts";
import { Weather } from "./api/weather.ts";
import type { SandboxEvent, StandIn } from "./face.ts";
import { Gateway } from "./gateway.ts";
import { Interactions } from "./interactions.ts";
import { Validator } from "./limits/validate.ts";
import { readWorld, restoreWorld, saveWorld } from "./memory.ts";
import { Files } from "./messages/files.ts";
import { postMessage } from "./messages/messages.ts";
import { LOCALES, localized } from "./people/localized.ts";
import {
  chooseInMenu,
  commandNamed,
  completeOption,
  type Hands,
  mayWrite,
  ownEphemeral,
  pressButton,
  runCommand,
  runOnMessage,
  submitForm,
} from "./people/person.ts";
import { channelsFor, messagesFor, sandboxUser } from "./people/viewer.ts";
import { arrive, kickBot } from "./servers/membership.ts";
import { moderation } from "./servers/moderation.ts";
import { serverChannels } from "./servers/server-channels.ts";
import { servers } from "./servers/servers.ts";
import { archiveSilentThreads } from "./servers/threads.ts";
import { World } from "./world.ts";

export { discordRateLimits, type RateLimitSettings } from "./api/ratelimit.ts";
export type { StandIn } from "./face.ts";
export { invitedPermissions } from "./servers/roles.ts";

export interface StandInOptions {
  /** 0, the default, takes a free port. */
  port?: number;
  /** The only token that is let in. */
  token?: string;
  guildName?: string;
  botName?: string;
  /** The bot's own permissions in the first server; by default all but to pass by what channels deny. */
  botPermissions?: bigint;
  /** Whoever comes first has the role Judge, which manages the server then: one person can try everything. */
  firstJudges?: boolean;
  /** Discord's limits by default; false for none. */
  rateLimits?: RateLimitSettings | false;
  /** Where Discord's OpenAPI description lies; false to check against the stand-in's own limits only. */
  openApi?: string | URL | false;
  /** How long the bot has to answer an interaction, 3,000 ms on Discord. */
  answerWithinMs?: number;
  heartbeatMs?: number;
  /** Whether the application has the members, presences and message-content intents. */
  privilegedIntents?: boolean;
  log?(line: string): void;
  /** A file to begin from and to keep everything in that people see, for the next run; nothing is kept without it. */
  stateFile?: string;
  /** How long a request takes beside the work itself, in ms; 0 by default. */
  latencyMs?: number;
  /** Answers requests that are none of the API's, for a page on the same port; false leaves them to the 404. */
  serve?(request: IncomingMessage, response: ServerResponse): boolean;
  /** The same for upgrades to WebSocket other than the gateway's. */
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
}

const GATEWAY_PATH = "/gateway";

/** Starts a local Discord on 127.0.0.1 that a real discord.js client logs in to with `rest: { api: standIn.apiUrl }`. */
export async function startStandIn(options: StandInOptions = {}): Promise<StandIn> {
  const log = options.log ?? (() => {});
  const token = options.token ?? "sandbox-token";
  const listeners = new Set<(event: SandboxEvent) => void>();
  const server = createServer();
  const port = await listen(server, options.port ?? 0);
  const url = `http://127.0.0.1:${port}`;
  const saved = options.stateFile === undefined ? undefined : readWorld(options.stateFile, url, log);
  const world = new World(
    {
      dispatch: (event, data, audience) => gateway.dispatch(event, data, audience),
      announce: (event) => {
        for (const listener of [...listeners]) listener(event);
      },
    },
    {
      guild: options.guildName ?? "Babylon 5",
      bot: options.botName ?? "moderator",
      ...(options.botPermissions === undefined ? {} : { botPermissions: options.botPermissions }),
      ...(options.firstJudges === undefined ? {} : { firstJudges: options.firstJudges }),
    },
    saved,
  );
  const limits = new RateLimits(options.rateLimits === false ? undefined : (options.rateLimits ?? discordRateLimits));
  const gateway = new Gateway(world, {
    token,
    mayIdentify: () => limits.mayIdentify(),
    heartbeatMs: options.heartbeatMs ?? 41_250,
    privilegedIntents: options.privilegedIntents ?? false,
    log,
  });
  const localeOf = (user: string | undefined) => world.people.get(user ?? "")?.locale ?? LOCALES.English;
  const files = new Files(world.nextId, url);
  if (saved) restoreWorld(world, files, saved);
  const keeper = options.stateFile === undefined ? undefined : keep(options.stateFile, world, files, url, log);
  if (keeper) listeners.add(keeper.changed);
  const validator = new Validator(options.openApi === false ? undefined : (options.openApi ?? openApiPath), log);
  const interactions = new Interactions(world, files, validator, options.answerWithinMs ?? 3_000);
  const weather = new Weather(world, options.latencyMs ?? 0);
  const parts = { world, files, gateway, interactions, validator, weather, limits };
  const router = new Router(routes, parts, { token, log });

  server.on("request", (request, response) => {
    if (router.serve(request, response) || serveFile(files, request, response)) return;
    if (options.serve?.(request, response)) return;
    response.writeHead(404, { "content-type": "text/plain" }).end("Not found\n");
  });
  server.on("upgrade", (request, socket, head) => {
    const path = new URL(request.url ?? "/", "http://stand-in").pathname.replace(/\/$/, "");
    if (path === GATEWAY_PATH && weather.away !== null) socket.destroy();
    else if (path === GATEWAY_PATH) gateway.upgrade(request, socket, head);
    else if (!options.upgrade?.(request, socket, head)) socket.destroy();
  });
  // A bot that is started now takes longer to come.
  setImmediate(() => validator.prepare());
  gateway.url = `ws://127.0.0.1:${port}${GATEWAY_PATH}`;

  const hands: Hands = {
    world,
    files,
    interactions,
    listening: () => gateway.listening,
    away: () => weather.away !== null,
  };
  return {
    url,
    apiUrl: `${url}/api`,
    get generalChannelId() {
      return world.generalId;
    },
    violations: validator.violations,
    unsupported: router.unsupported,
    get rateLimited() {
      return limits.refused;
    },
    get botOnline() {
      return gateway.online;
    },
    users: () => [...world.people.values()].map(sandboxUser),
    directMessages: (user) => world.directChannel(user).id,
    channels: (viewer) => channelsFor(world, viewer),
    messages: (viewer, channelId) => messagesFor(world, viewer, channelId),
    commands: (viewer) => {
      const names = [...new Set(world.commands.filter((each) => each.type === 1).map((each) => each.name))];
      const locale = localeOf(viewer);
      return names.sort().map((name) => localized(commandNamed(world, name), locale));
    },
    apps: () => {
      const ofMessages = world.commands.filter(({ type }) => type === 3);
      return [...new Set(ofMessages.map(({ name }) => name))].sort();
    },
    openModal: (user) => interactions.modals.get(user)?.modal ?? null,
    run: (user, channelId, command) => runCommand(hands, user, channelId, command),
    runOnMessage: (user, messageId, name) => runOnMessage(hands, user, messageId, name),
    complete: (user, channelId, command, focused) => completeOption(hands, user, channelId, command, focused),
    press: (user, messageId, customId) => pressButton(hands, user, messageId, customId),
    select: (user, messageId, customId, values) => chooseInMenu(hands, user, messageId, customId, values),
    submit: (user, values) => submitForm(hands, user, values),
    dismissModal: (user) => interactions.closeModal(user),
    say(user, channelId, content) {
      const { person, channel } = mayWrite(world, user, channelId);
      postMessage(world, files, { channel, author: person.user, body: { content } });
    },
    dismissEphemeral(user, messageId) {
      const message = ownEphemeral(world, user, messageId);
      if (!message) return;
      message.dismissed = true;
      world.wire.announce({ type: "delete", channelId: message.api.channel_id, messageId });
    },
    setDirectMessages(user, open) {
      const person = world.people.get(user);
      if (person) person.acceptsDirectMessages = open;
    },
    locale: (user) => localeOf(user),
    setLocale(user, locale) {
      const person = world.people.get(user);
      if (person) person.locale = locale;
    },
    now: () => world.now(),
    advance(ms) {
      world.moveClock(ms);
      archiveSilentThreads(world);
    },
    dropSockets: () => gateway.dropSockets(),
    requestReconnect: () => gateway.requestReconnect(),
    invalidateSessions: () => gateway.invalidateSessions(),
    closeGateway: (code) => gateway.closeWith(code),
    openGateway: () => gateway.accept(),
    setAway(how) {
      weather.away = how;
      if (how !== null) gateway.dropSockets();
    },
    get isAway() {
      return weather.away !== null;
    },
    emit: (event, data) => gateway.emit(event, data),
    get latencyMs() {
      return weather.latencyMs;
    },
    set latencyMs(ms) {
      weather.latencyMs = ms;
    },
    get answerWithinMs() {
      return interactions.answerWithinMs;
    },
    set answerWithinMs(ms) {
      interactions.answerWithinMs = ms;
    },
    fail: (failure) => weather.fail(failure),
    mend: () => weather.mend(),
    get requests() {
      return weather.requests;
    },
    get invalidRequests() {
      return weather.invalidRequests;
    },
    startOver() {
      for (const guild of world.guilds.values()) if (guild.members.has(world.botId)) kickBot(world, guild);
      interactions.forget();
      validator.violations.length = 0;
      router.unsupported.length = 0;
      limits.startOver();
      weather.startOver(options.latencyMs ?? 0);
      world.startOver();
      arrive(world, world.home);
    },
    ...moderation(world),
    ...servers(world),
    ...serverChannels(world, files),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      keeper?.save();
      listeners.clear();
      interactions.close();
      gateway.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

/** Where Discord's OpenAPI description lies unless an option says otherwise. */
export const openApiPath = fileURLToPath(new URL("../../../shared/data/discord-openapi.json", import.meta.url));

/** Saves the world a second after it changed. */
function keep(path: string, world: World, files: Files, url: string, log: (line: string) => void) {
  let due: NodeJS.Timeout | undefined;
  const save = () => {
    clearTimeout(due);
    due = undefined;
    try {
      saveWorld(path, world, files, url);
    } catch (error) {
      log(`what people see cannot be kept for the next start: ${error instanceof Error ? error.message : error}`);
    }
  };
  const changed = () => {
    due ??= setTimeout(save, 1_000);
  };
  return { save, changed };
}

function serveFile(files: Files, request: IncomingMessage, response: ServerResponse): boolean {
  const path = new URL(request.url ?? "/", "http://stand-in").pathname;
  const file = files.find(path);
  if (!file) return false;
  const headers = { "content-type": file.contentType, "content-length": file.bytes.byteLength };
  response.writeHead(200, headers).end(file.bytes);
  return true;
}

function listen(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}
