/**
 * Looks through the lines of all servers at fixed times, and opens the tables that come of it. Of several processes one does it
 * at a time; what a process has found and not opened, the next one opens.
 */
import { randomInt, randomUUID } from "node:crypto";
import type { FoundGroup, Opening, Waiter } from "../../finding/line.ts";
import { type Apart, grouping, runAt, takesPart } from "../../finding/match.ts";
import { madeInTurns } from "../../piecemeal.ts";
import { SerialQueue } from "../../serial-queue.ts";
import { FIRST_LANGUAGE } from "../../settings/languages.ts";
import { comesUntil } from "../../settings/pace.ts";
import { createdEntry } from "../../table/created.ts";
import { tableRefuses } from "../../table/refusal.ts";
import { newSeat, newTableId } from "../../table/seats/lobby.ts";
import { Refusing } from "../../thread/sending/messenger.ts";
import { foundMessage, notOpened } from "../../views/finding/find.ts";
import { tableName } from "../../views/tracker/lobby.ts";
import { opening as firstMessage } from "../game/opening/open-thread.ts";
import type { Bot } from "../shared/bot.ts";
import { addToThread, knownInLobby } from "../shared/new-member.ts";

/** How often it is looked whether a run is due, in ms. */
const EVERY_MS = 10_000;
const LEASE_MS = 60_000;
/** How many runs that were missed are made up for. */
const MOST_MISSED = 48;

export class FindWatch {
  readonly #bot: Bot;
  readonly #below: (end: number) => number;
  readonly #holder = randomUUID();
  readonly #queue: SerialQueue;

  /** `below`: draws lots. */
  constructor(bot: Bot, below: (end: number) => number = randomInt) {
    this.#bot = bot;
    this.#queue = new SerialQueue(bot.log, "the lines for tables could not be looked through");
    this.#below = below;
  }

  start(): void {
    this.#queue.repeat(() => this.runDue(), EVERY_MS);
  }

  async stop(): Promise<void> {
    await this.#queue.stop();
  }

  /** Looks through every line whose time has come. Never rejects. */
  runDue(): Promise<void> {
    return this.#queue.add(() => this.#all());
  }

  async #all(): Promise<void> {
    const { line, clock, store } = this.#bot;
    const now = runAt(clock.now());
    for await (const { guild, run, opening } of line.all()) {
      if (run >= now && opening.length === 0) continue;
      const lease = `finding:${guild}`;
      if (!(await store.lease(lease, this.#holder, LEASE_MS))) continue;
      try {
        for (let at = Math.max(run + 1, now - MOST_MISSED + 1); at <= now; at++) await this.#run(guild, at);
        for (const one of await line.openings(guild)) await openFound(guild, one, this.#bot);
      } finally {
        await store.release(lease, this.#holder);
      }
    }
  }

  async #run(guild: string, run: number): Promise<void> {
    const { line, clock } = this.#bot;
    const waiting = (await line.of(guild)).filter(() => takesPart(this.#below));
    const groups = await madeInTurns(grouping(waiting, await this.#apart(waiting)));
    const found = groups.map((group): FoundGroup => ({ ...group, id: newTableId() }));
    await line.take(guild, run, found, clock.now());
  }

  /** Whom each of these keeps away from. */
  async #apart(line: readonly Waiter[]): Promise<Apart> {
    const lists = new Map<string, ReadonlySet<string>>();
    for (const { user } of line) lists.set(user, new Set((await this.#bot.settings.personal.of(user)).avoid));
    return (one, other) => lists.get(one)?.has(other) === true || lists.get(other)?.has(one) === true;
  }
}

/** Opens the table of those who have found each other, seats them, and calls them. What is there already is not made twice. */
async function openFound(guild: string, { id, wanted, players }: Opening, bot: Bot): Promise<void> {
  const [first] = players;
  if (first === undefined) return bot.line.opened(guild, id);
  try {
    const thread =
      (await bot.tables.load(id))?.thread ?? (await openedThread(guild, { id, wanted, players }, first, bot));
    for (const player of players) await seat(id, guild, player, bot);
    const users = players.map(({ user }) => user);
    const { language = FIRST_LANGUAGE } = await bot.settings.servers.of(guild);
    await bot.messenger.create(first.channel, foundMessage({ id, thread }, users, language), `f${id}`);
  } catch (error) {
    if (!(error instanceof Refusing) || error.refuses === "passing") throw error;
    bot.log.warn({ err: error, channel: first.channel }, "a table that was found could not be opened");
    const { language: usual = FIRST_LANGUAGE } = await bot.settings.servers.of(guild);
    for (const { user } of players) {
      const { language = usual } = await bot.settings.personal.of(user);
      await bot.notices.leave(user, notOpened(first.channel, language), `find:${guild}`);
    }
  }
  await bot.line.opened(guild, id);
}

async function openedThread(guild: string, { id, wanted }: Opening, host: Waiter, bot: Bot): Promise<string> {
  const usual = await bot.settings.servers.of(guild);
  const rules = wanted.rules ?? usual.rules ?? "engine";
  const chosen = wanted.pace ?? usual.pace ?? "daily";
  const pace = chosen === "custom" && usual.deadline === undefined ? "daily" : chosen;
  const name = tableName(host.name, rules, usual.language);
  const post = host.tags && { tags: host.tags, message: firstMessage(rules, host.name) };
  const { channel } = host;
  const { language } = usual;
  const put = (thread: string) => {
    const created = createdEntry({
      id,
      guild,
      channel,
      thread,
      name,
      rules: rules === "house" ? "engine" : rules,
      pace,
      expiry: usual.expiry,
      deadline: usual.deadline,
      timing: usual.timing,
      language,
      hostDisplay: host.name,
    });
    return bot.tables.create(id, `find:${id}`, host.user, created);
  };
  const opening = { key: `find:${id}`, guild, channel, name, language, command: "/game find", again: true } as const;
  const open = () => bot.messenger.openThread(channel, name, post ?? null);
  return (await bot.openings.into(opening, open, put)).thread;
}

/** Each has still to come. */
async function seat(id: string, guild: string, { user, name }: Waiter, bot: Bot): Promise<void> {
  const known = await knownInLobby(user, guild, bot);
  const acted = await bot.tables.join(id, `find:${id}:${user}`, user, (table) => {
    const found = newSeat(table, bot.library, user, name, {});
    if (!found.ok) return { ok: false, refused: tableRefuses(found.refusal) };
    const invited = comesUntil(table.pace, bot.clock.now());
    return { ok: true, entry: { type: "joined", seat: { ...found.seat, ...known, invited } } };
  });
  if (acted.outcome === "done") void addToThread(acted.table, user, bot);
  bot.direct.prepare(user);
}
