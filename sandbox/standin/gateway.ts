import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { GatewayIntentBits, GatewayOpcodes, type GatewayReadyDispatchData } from "discord.js";
import { type WebSocket, WebSocketServer } from "ws";
import { isRecord, type Json, numberOf, textOf } from "./json.ts";
import { withoutContent } from "./messages/message-content.ts";
import type { Guild } from "./servers/guild.ts";
import { permissionsIn } from "./servers/permissions.ts";
import { applicationShape, guildCreateShape } from "./shapes.ts";
import type { Audience, Dispatches, World } from "./world.ts";

export interface GatewaySettings {
  token: string;
  heartbeatMs: number;
  privilegedIntents: boolean;
  /** Whether Discord takes an identify now: it takes one in five seconds. */
  mayIdentify(): boolean;
  log(line: string): void;
}

interface Session {
  id: string;
  intents: number;
  shard: [id: number, count: number];
  sequence: number;
  /** What was sent, for a client that resumes. */
  sent: { sequence: number; text: string }[];
  socket: WebSocket | null;
  /** When its connection was lost, on the stand-in's clock. */
  lostAt: number;
}

/** A session without a connection can be resumed for so long: "a few minutes", says Discord. */
const RESUMABLE_MS = 3 * 60_000;
/** How much a client may send on one connection, and how many servers one shard may have. */
const MOST_SENT = { events: 120, perMs: 60_000 };
const MOST_SERVERS = 2_500;

const REMEMBERED_EVENTS = 5_000;
const PRIVILEGED = GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent;

const closeReasons: Readonly<Record<number, string>> = {
  4000: "Unknown error.",
  4004: "Authentication failed.",
  4007: "Invalid seq.",
  4008: "Rate limited.",
  4009: "Session timed out.",
  4010: "Invalid shard.",
  4011: "Sharding required.",
  4012: "Invalid API version.",
  4013: "Invalid intent(s).",
  4014: "Disallowed intent(s).",
};

/** Closes after which a session can be resumed, and those after which a client must not come back. */
const resumable: readonly number[] = [4000, 4001, 4002, 4008];
const final: readonly number[] = [4004, 4010, 4011, 4012, 4013, 4014];

/** The gateway: hello, identify, heartbeats, resume, and the events that each session asked for. */
export class Gateway {
  readonly #world: World;
  readonly #settings: GatewaySettings;
  readonly #sessions = new Map<string, Session>();
  readonly #server = new WebSocketServer({ noServer: true });
  #url = "";
  #identified = 0;
  #refusal: number | null = null;

  constructor(world: World, settings: GatewaySettings) {
    this.#world = world;
    this.#settings = settings;
  }

  get url(): string {
    return this.#url;
  }

  set url(url: string) {
    this.#url = url;
  }

  /** How often bots have identified; Discord takes a thousand a day. */
  get identified(): number {
    return this.#identified;
  }

  /** Whether the application reads what people say to others, by whatever way it asks. */
  get readsContent(): boolean {
    return this.#settings.privilegedIntents;
  }

  /** True while at least one bot process is connected. */
  get online(): boolean {
    return this.#live().length > 0;
  }

  /** True while a session could still hear of something, now or when it resumes. */
  get listening(): boolean {
    this.#timeOut();
    return this.#sessions.size > 0;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (accepted) => this.#greet(accepted));
  }

  dispatch<Event extends keyof Dispatches>(event: Event, data: Dispatches[Event], audience: Audience): void {
    if (!this.#concernsBot(audience)) return;
    this.#timeOut();
    for (const session of this.#sessions.values()) {
      if (this.#hears(session, audience)) this.#send(session, event, data);
    }
  }

  /** Sends an event to every session as it is given. */
  emit(event: string, data: object): void {
    for (const session of this.#sessions.values()) this.#pass(session, event, data);
  }

  /** Cuts every connection, as a network failure does: clients resume. */
  dropSockets(): void {
    for (const session of this.#live()) session.socket?.terminate();
  }

  /** Asks every client to reconnect and resume (op 7). */
  requestReconnect(): void {
    for (const session of this.#live()) session.socket?.send(JSON.stringify({ op: GatewayOpcodes.Reconnect, d: null }));
  }

  /** Forgets every session (op 9): clients must identify anew. */
  invalidateSessions(): void {
    const live = this.#live();
    this.#sessions.clear();
    const invalid = JSON.stringify({ op: GatewayOpcodes.InvalidSession, d: false });
    for (const session of live) session.socket?.send(invalid);
  }

  /**
   * Closes every connection with a code. Those that Discord calls final are given to whoever identifies afterwards as
   * well, as a wrong token stays wrong; `accept` ends that.
   */
  closeWith(code: number): void {
    const live = this.#live();
    if (!resumable.includes(code)) this.#sessions.clear();
    if (final.includes(code)) this.#refusal = code;
    for (const session of live) session.socket?.close(code, closeReasons[code] ?? "");
    this.#world.wire.announce({ type: "bot", online: this.online });
  }

  /** Lets clients identify again after a final close. */
  accept(): void {
    this.#refusal = null;
  }

  close(): void {
    for (const client of this.#server.clients) client.terminate();
    this.#server.close();
    this.#sessions.clear();
  }

  #live(): Session[] {
    return [...this.#sessions.values()].filter((session) => session.socket !== null);
  }

  /** Forgets the sessions whose clients have not come back. */
  #timeOut(): void {
    const since = this.#world.now() - RESUMABLE_MS;
    for (const { id, socket, lostAt } of this.#sessions.values())
      if (socket === null && lostAt < since) this.#sessions.delete(id);
  }

  /** False for what happens where the bot is not, or in a channel that it cannot see. */
  #concernsBot({ direct, guildId, channelId }: Audience): boolean {
    const world = this.#world;
    const channel = world.channels.get(channelId ?? "");
    if (direct) return !channel || world.hasBot(channel);
    const guild = world.guilds.get(guildId ?? world.guildId);
    if (!guild?.members.has(world.botId) || guild.unavailable) return false;
    return !channel || permissionsIn(world, channel, world.botId) !== 0n;
  }

  #hears(session: Session, audience: Pick<Audience, "intent" | "direct" | "guildId">): boolean {
    const [shardId, shardCount] = session.shard;
    const guildId = BigInt(audience.guildId ?? this.#world.guildId);
    const home = audience.direct ? 0 : Number((guildId >> 22n) % BigInt(shardCount));
    return home === shardId && (audience.intent === 0 || (session.intents & audience.intent) !== 0);
  }

  #greet(socket: WebSocket): void {
    let session: Session | undefined;
    const hello = { op: GatewayOpcodes.Hello, d: { heartbeat_interval: this.#settings.heartbeatMs, _trace: [] } };
    socket.send(JSON.stringify({ ...hello, s: null, t: null }));
    const sent = { count: 0, since: Date.now() };
    socket.on("message", (raw) => {
      if (Date.now() - sent.since >= MOST_SENT.perMs) Object.assign(sent, { count: 0, since: Date.now() });
      sent.count += 1;
      if (sent.count > MOST_SENT.events) return socket.close(4008, closeReasons[4008]);
      const payload = parsePayload(String(raw));
      if (!payload) return socket.close(4002, "Error while decoding payload.");
      switch (numberOf(payload.op)) {
        case GatewayOpcodes.Heartbeat:
          socket.send(JSON.stringify({ op: GatewayOpcodes.HeartbeatAck, d: null, s: null, t: null }));
          return;
        case GatewayOpcodes.Identify:
          if (session) return socket.close(4005, "Already authenticated.");
          session = this.#identify(socket, isRecord(payload.d) ? payload.d : {});
          return;
        case GatewayOpcodes.Resume:
          session = this.#resume(socket, isRecord(payload.d) ? payload.d : {}) ?? session;
          return;
        case GatewayOpcodes.PresenceUpdate:
        case GatewayOpcodes.VoiceStateUpdate:
        case GatewayOpcodes.RequestGuildMembers:
          if (!session) socket.close(4003, "Not authenticated.");
          return;
        default:
          socket.close(4001, "Unknown opcode.");
      }
    });
    socket.on("close", (code) => {
      if (!session || session.socket !== socket) return;
      session.socket = null;
      session.lostAt = this.#world.now();
      // A client that closes with 1000 or 1001 ends its session; any other code leaves it to be resumed.
      if (code === 1000 || code === 1001) this.#sessions.delete(session.id);
      this.#world.wire.announce({ type: "bot", online: this.online });
    });
    socket.on("error", (error) => this.#settings.log(`gateway: ${error.message}`));
  }

  #identify(socket: WebSocket, data: Json): Session | undefined {
    if (this.#refusal !== null) {
      socket.close(this.#refusal, closeReasons[this.#refusal] ?? "");
      return undefined;
    }
    if (textOf(data.token) !== this.#settings.token) {
      socket.close(4004, "Authentication failed.");
      return undefined;
    }
    const intents = numberOf(data.intents) ?? 0;
    if (intents & PRIVILEGED && !this.#settings.privilegedIntents) {
      this.#settings.log("gateway: refused privileged intents, which this application does not have");
      socket.close(4014, "Disallowed intent(s).");
      return undefined;
    }
    const given = Array.isArray(data.shard) ? data.shard : [];
    const shard: Session["shard"] = [numberOf(given[0]) ?? 0, numberOf(given[1]) ?? 1];
    if (!(shard[0] >= 0 && shard[0] < shard[1])) {
      socket.close(4010, closeReasons[4010]);
      return undefined;
    }
    const lostAt = this.#world.now();
    const session: Session = { id: randomUUID(), intents, shard, sequence: 0, sent: [], socket, lostAt };
    const guilds = [...this.#world.guilds.values()].filter(
      (guild) =>
        guild.members.has(this.#world.botId) && this.#hears(session, { intent: 0, direct: false, guildId: guild.id }),
    );
    if (guilds.length > MOST_SERVERS) {
      socket.close(4011, closeReasons[4011]);
      return undefined;
    }
    if (!this.#settings.mayIdentify()) {
      socket.send(JSON.stringify({ op: GatewayOpcodes.InvalidSession, d: false, s: null, t: null }));
      return undefined;
    }
    this.#identified += 1;
    this.#sessions.set(session.id, session);
    this.#send(session, "READY", this.#ready(session, guilds));
    for (const guild of guilds) {
      const wanted = intents & GatewayIntentBits.Guilds && !guild.unavailable;
      if (wanted) this.#send(session, "GUILD_CREATE", guildCreateShape(this.#world, guild));
    }
    this.#world.wire.announce({ type: "bot", online: true });
    return session;
  }

  #ready(session: Session, guilds: readonly Guild[]): GatewayReadyDispatchData {
    const { id, flags, flags_new } = applicationShape(this.#world);
    return {
      v: 10,
      user: { ...this.#world.bot, verified: true, email: null, mfa_enabled: false },
      guilds: guilds.map((guild) => ({ id: guild.id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: this.#url,
      application: { id, flags, flags_new },
      shard: session.shard,
    };
  }

  #resume(socket: WebSocket, data: Json): Session | undefined {
    this.#timeOut();
    const session = this.#sessions.get(textOf(data.session_id) ?? "");
    const seen = numberOf(data.seq) ?? 0;
    const oldest = session?.sent[0]?.sequence ?? 1;
    if (!session || textOf(data.token) !== this.#settings.token || seen + 1 < oldest) {
      socket.send(JSON.stringify({ op: GatewayOpcodes.InvalidSession, d: false, s: null, t: null }));
      return undefined;
    }
    if (seen > session.sequence) {
      this.#sessions.delete(session.id);
      socket.close(4007, closeReasons[4007]);
      return undefined;
    }
    session.socket?.terminate();
    session.socket = socket;
    for (const { sequence, text } of session.sent) if (sequence > seen) socket.send(text);
    this.#send(session, "RESUMED", undefined);
    this.#world.wire.announce({ type: "bot", online: true });
    return session;
  }

  #send<Event extends keyof Dispatches>(session: Session, event: Event, data: Dispatches[Event]): void {
    this.#pass(session, event, data);
  }

  #pass(session: Session, event: string, data: unknown): void {
    const sequence = ++session.sequence;
    const isMessage = event.startsWith("MESSAGE_") && isRecord(data);
    const d = isMessage ? withoutContent(data, session.intents, this.#world.botId) : data;
    const text = JSON.stringify({ op: GatewayOpcodes.Dispatch, t: event, s: sequence, d });
    session.sent.push({ sequence, text });
    if (session.sent.length > REMEMBERED_EVENTS) session.sent.shift();
    session.socket?.send(text);
  }
}

function parsePayload(text: string): Json | undefined {
  try {
    const payload: unknown = JSON.parse(text);
    return isRecord(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}
