import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { legalActions } from "../../src/engine/index.ts";
import { mentionsOf, withoutName } from "../../src/privacy/names.ts";
import { openStore, type Store } from "../../src/store/index.ts";
import type { Clock } from "../../src/table/clock.ts";
import { beginning } from "../../src/table/seats/played-on.ts";
import type { Table } from "../../src/table/table.ts";
import { Tables } from "../../src/table/tables.ts";
import { serverMessage } from "../../src/views/settings/server.ts";
import { siteLine, webhookGaveUp, webhookMessage } from "../../src/views/settings/webhook.ts";
import { bodyOf } from "../../src/webhooks/events.ts";
import { heard, MOST_WAITING, readHook } from "../../src/webhooks/queue.ts";
import type { Delivery, Sent } from "../../src/webhooks/sending.ts";
import { Webhooks } from "../../src/webhooks/webhooks.ts";
import { withOtherSecrets } from "../engine/play/other-secrets.ts";
import { choose, Dice } from "../engine/play/random-player.ts";
import { begun, concedes } from "../records/usual.ts";
import { created, library, opening, stored, tableAfter } from "../table/tables.ts";
import { expectAcceptable } from "../views/discord-limits.ts";
import { PUBLIC } from "./sites.ts";

const GUILD = "900";
const URL = "https://site.example/b5";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let dir: string;
let store: Store;
let tables: Tables;
let now: number;
let clock: Clock;
let arrived: Delivery[];
let warned: string[];
let answer: (delivery: Delivery) => Sent | Promise<Sent>;
let hidden: readonly string[];

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "b5-webhooks-"));
  store = await openStore({ redisUrl: null, dataDir: dir });
  now = 1_800_000_000_000;
  clock = { now: () => now, advance: () => undefined };
  arrived = [];
  warned = [];
  hidden = [];
  answer = () => ({ ok: true });
  tables = new Tables(store, clock);
});
afterEach(async () => {
  await store.close();
  rmSync(dir, { recursive: true });
});

/** As a process has it. */
function process(resolve = async (): Promise<readonly string[]> => [PUBLIC]): Webhooks {
  return new Webhooks({
    store,
    tables,
    clock,
    log: pino({ level: "silent" }),
    rules: { resolve, loopback: false },
    isPublic: (_, channel) => !hidden.includes(channel),
    warn: async (user, _, hook) => {
      warned.push(`${user}: ${webhookGaveUp("Babylon 5", hook, "en").content}`);
    },
    async post(delivery) {
      const sent = await answer(delivery);
      if (sent.ok) arrived.push(delivery);
      return sent;
    },
  });
}

async function hooked(listens = true): Promise<Webhooks> {
  const webhooks = process();
  const set = await webhooks.set(GUILD, URL, "77");
  if (!set.ok) throw new Error(set.why);
  if (listens) tables.listen((table) => webhooks.heard(table));
  return webhooks;
}

/** All that was noted is sent, as far as it can be now. */
async function settled(...all: Webhooks[]): Promise<void> {
  for (const each of all) {
    await each.runDue();
    await each.runDue();
  }
}

const down = (): Sent => ({ ok: false, why: { code: "slow" } });
const bodies = () => arrived.map(({ body }) => JSON.parse(body));
const types = () => bodies().map(({ type }) => type);

async function playedTo(turn: number, id = "t1"): Promise<void> {
  const dice = new Dice("webhooks");
  for (let step = 0; step < 2_000; step++) {
    const table = await tables.load(id);
    if (!table?.game || table.game.turn >= turn) return;
    const [waiting] = table.waiting;
    if (waiting === undefined) throw new Error("nobody is asked");
    const actions = legalActions(table.game, waiting.seat).filter(
      ({ needs, action }) => needs.length === 0 && action.type !== "concede" && action.type !== "surrender",
    );
    const pass = actions.find(({ action }) => action.type === "pass");
    const { action: chosen } = pass && dice.below(4) > 0 ? pass : choose(actions, dice);
    const by = table.seats[waiting.seat]?.userId ?? "";
    await tables.act(id, `${id} step ${step}`, by, () => ({ ok: true, entry: { type: "acted", actions: [chosen] } }));
  }
  throw new Error("that turn was never reached");
}

describe("a server's webhook", () => {
  it("tells of a game's beginning, its turns and its end, in this order and each once", async () => {
    const webhooks = await hooked();
    await begun(tables, "t1");
    await playedTo(3);
    await concedes(tables, "t1", 2);
    await concedes(tables, "t1", 1);
    await settled(webhooks);
    expect(types()).toEqual(["table.begun", "table.turn", "table.turn", "table.ended"]);
    expect(bodies().map(({ table }) => table.turn)).toEqual([0, 2, 3, 3]);
    expect(bodies()[0]).toMatchObject({
      version: 1,
      server: GUILD,
      table: { name: "Test", url: "https://discord.com/channels/900/902", rules: "engine", pace: "live" },
      result: null,
    });
    const last = bodies()[3];
    expect(last.players.map(({ name }: { name: string }) => name)).toEqual([
      "Player 1001",
      "Player 1002",
      "Player 1003",
    ]);
    expect(last.players[2].eliminated).toBe(true);
    expect(last.result).toMatchObject({ winners: ["Player 1001"] });
    expect(new Set(arrived.map(({ id }) => id)).size).toBe(4);
    for (const { id, body } of arrived) expect(JSON.parse(body).id).toBe(id);
    // Two turns of play have shown many cards and hidden more: none is ever named.
    const titles = (await tables.load("t1"))?.game?.facts.map(({ title }) => JSON.stringify(title).slice(1, -1)) ?? [];
    expect(titles.length).toBeGreaterThan(100);
    for (const { body } of arrived) expect(titles.filter((title) => body.includes(title))).toEqual([]);
  });

  it("says nothing of what was at the tables before it was set, nor of a table that closes in its lobby", async () => {
    await begun(tables, "t1");
    const webhooks = await hooked();
    await settled(webhooks);
    await stored(tables, opening(2).slice(0, -1), "t2");
    await tables.act("t2", "end t2", "1001", () => ({ ok: true, entry: { type: "ended" } }));
    await settled(webhooks);
    expect(arrived).toEqual([]);
    await concedes(tables, "t1", 2);
    await concedes(tables, "t1", 1);
    await settled(webhooks);
    expect(types()).toEqual(["table.ended"]);
  });

  it("says nothing of practice from a moment of another game, which is nobody's but whose it is", async () => {
    const webhooks = await hooked();
    await begun(tables, "t1");
    const of = await tables.load("t1");
    if (!of?.game) throw new Error("no game");
    const playing = { of, game: of.game, at: "now", seat: 0, userId: "1001", display: "Londo" } as const;
    const made = beginning({ ...playing, names: ["One", "Two", "Three"], seed: "a seed" }, library);
    if (!made.ok) throw new Error(made.why);
    await stored(tables, [{ ...created(), thread: "903", seed: "a seed", from: made.beginning }], "t2");
    await playedTo(2, "t2");
    // What this process has heard, and what another finds when it looks at all tables.
    await settled(webhooks, process());
    expect((await tables.load("t2"))?.game?.turn).toBe(2);
    expect(types()).toEqual(["table.begun"]);
    expect(bodies()[0].table.url).toBe("https://discord.com/channels/900/902");
  });

  it("loses nothing where the process dies before it has noted or sent an event, and sends the same id again", async () => {
    await hooked(false);
    await begun(tables, "t1");
    answer = () => {
      throw new Error("killed");
    };
    await settled(process());
    expect((await process().of(GUILD))?.waiting).toHaveLength(1);
    let lost = "";
    answer = ({ id }) => {
      lost = id;
      // It arrives, and the answer does not.
      return down();
    };
    await settled(process());
    now += MINUTE;
    answer = () => ({ ok: true });
    await settled(process());
    expect(arrived.map(({ id }) => id)).toEqual([lost]);
  });

  it("is sent by one of two processes", async () => {
    const [one, other] = [await hooked(), process()];
    await begun(tables, "t1");
    await playedTo(2);
    await Promise.all([settled(one), settled(other)]);
    expect(types()).toEqual(["table.begun", "table.turn"]);
  });

  it("holds no step of a table up, and no other server, while a site does not answer", async () => {
    const webhooks = await hooked();
    let release: (sent: Sent) => void = () => undefined;
    answer = ({ url }) => (url === URL ? new Promise((resolve) => (release = resolve)) : { ok: true });
    const other = await webhooks.set("800", "https://other.example/", "78");
    expect(other.ok).toBe(true);
    await begun(tables, "t1");
    await playedTo(2);
    await webhooks.test("800");
    expect(arrived.map(({ url }) => url)).toEqual(["https://other.example/"]);
    release({ ok: true });
    answer = () => ({ ok: true });
    await settled(webhooks);
    expect(types()).toEqual(["test", "table.begun", "table.turn"]);
  });

  it("is tried again later and later, and given up after a day, with one private word to whoever has set it", async () => {
    const webhooks = await hooked();
    let tries = 0;
    answer = () => {
      tries++;
      return { ok: false, why: { code: "status", status: 503 } };
    };
    await begun(tables, "t1");
    const until = now + 26 * HOUR;
    while (now < until) {
      await settled(webhooks);
      if (now + 3 * HOUR < until) expect(warned.length).toBe(now - 1_800_000_000_000 > 24 * HOUR ? 1 : 0);
      now += 5 * MINUTE;
    }
    expect(tries).toBeGreaterThan(20);
    expect(tries).toBeLessThan(40);
    expect(warned).toEqual([expect.stringMatching(/^77: .*Babylon 5.*1 event is lost.*answers 503/su)]);
    const hook = await webhooks.of(GUILD);
    expect(hook?.waiting).toEqual([]);
    expectAcceptable(webhookMessage(hook));
    // Not its setter alone: everybody who may manage the server sees it, and nobody else.
    expect(webhookMessage(hook).content).toMatch(/1 event was given up <t:\d+:R>.*never hears of it/u);
    expect(webhookMessage(hook).content).toContain("answers 503");
    const inSettings = serverMessage({}, true, null, hook);
    expectAcceptable(inSettings);
    expect(inSettings.content).toMatch(/1 event was given up .*`\/settings webhook`/u);
    expect(inSettings.content).not.toContain(URL);
    // What is new is tried all the same, and once it is taken all is well.
    answer = () => ({ ok: true });
    await playedTo(2);
    now += HOUR;
    await settled(webhooks);
    expect(types()).toEqual(["table.turn"]);
    expect(await webhooks.of(GUILD)).not.toHaveProperty("lost");
    expect(warned).toHaveLength(1);
    // What was lost is not found again: it stands there for a month.
    expect(siteLine(await webhooks.of(GUILD))).toContain("1 event was given up");
    now += 31 * 24 * HOUR;
    await webhooks.test(GUILD);
    expect(siteLine(await webhooks.of(GUILD))).toBe("🌐 A site hears of this server’s tables: `/settings webhook`");
  });

  it("says nothing of tables where not everybody may look, also where that has changed while an event waited", async () => {
    const webhooks = await hooked();
    hidden = ["901"];
    await begun(tables, "t1");
    await settled(webhooks);
    hidden = [];
    answer = down;
    now += HOUR;
    await settled(webhooks);
    expect((await webhooks.of(GUILD))?.waiting.map(({ type }) => type)).toEqual(["table.begun"]);
    hidden = ["901"];
    answer = () => ({ ok: true });
    now += HOUR;
    await settled(webhooks);
    expect(arrived).toEqual([]);
    expect((await webhooks.of(GUILD))?.waiting).toEqual([]);
  });

  it("names nobody who has had their data deleted, even where an event has waited since before", async () => {
    const webhooks = await hooked();
    answer = down;
    await begun(tables, "t1");
    await concedes(tables, "t1", 2);
    await concedes(tables, "t1", 1);
    await settled(webhooks);
    const forgotten = { type: "forgotten", seats: [1], host: false } as const;
    await tables.act("t1", "forget", "0", () => ({ ok: true, entry: forgotten }));
    answer = () => ({ ok: true });
    now += HOUR;
    await settled(webhooks);
    expect(types()).toEqual(["table.begun", "table.ended"]);
    expect(arrived.map(({ body }) => body).join()).not.toContain("Player 1002");
    expect(bodies()[1].players[1].name).toBe("A former player");
  });

  it("is refused where its address is not public, and what was set stays", async () => {
    const webhooks = await hooked();
    const before = await webhooks.of(GUILD);
    expect(await process(async () => ["10.0.0.1"]).set(GUILD, "https://inside.example/", "77")).toEqual({
      ok: false,
      why: "not-public",
    });
    expect(await process(async () => []).set(GUILD, "https://nobody.example/", "77")).toEqual({
      ok: false,
      why: "unknown",
    });
    expect(await webhooks.set(GUILD, "nonsense", "77")).toEqual({ ok: false, why: "no-url" });
    expect(await webhooks.of(GUILD)).toEqual(before);
  });

  it("belongs to the site that was set last: nothing that waited for another goes there, and secrets are never alike", async () => {
    const webhooks = await hooked();
    answer = down;
    await begun(tables, "t1");
    await settled(webhooks);
    const before = await webhooks.of(GUILD);
    await webhooks.set(GUILD, "https://next.example/", "78");
    const renewed = await webhooks.renew(GUILD);
    answer = () => ({ ok: true });
    now += HOUR;
    await settled(webhooks);
    expect(arrived).toEqual([]);
    expect(new Set([before?.secret, renewed?.secret]).size).toBe(2);
    await webhooks.remove(GUILD);
    await playedTo(2);
    await settled(webhooks);
    expect(arrived).toEqual([]);
    expect(await webhooks.test(GUILD)).toBeNull();
    expect(await webhooks.renew(GUILD)).toBeNull();
  });

  it("is no longer anybody's once whoever has set it has their data deleted, and shows them no secret before", async () => {
    const webhooks = await hooked();
    const hook = await webhooks.of(GUILD);
    expect(mentionsOf(hook, "77")).toEqual([{ at: "setBy", value: { user: "77" } }]);
    const after = readHook(withoutName(hook, "77"));
    expect(after).toEqual({ ...hook, setBy: { user: "0" } });
  });

  it("keeps a bounded number of events, and beginnings and ends before turns", () => {
    const fresh = { url: URL, secret: "whsec_", setBy: { user: "1" }, told: {}, waiting: [] };
    const table = tableAfter(null, ...opening(3));
    const at = (turn: number): Table => {
      if (table.game === null) throw new Error("no game");
      return { ...table, game: { ...table.game, turn } };
    };
    let count = 0;
    let hook = readHook(fresh);
    for (let turn = 1; turn <= MOST_WAITING + 50 && hook !== null; turn++)
      hook = heard(hook, at(turn), turn, () => String(count++));
    expect(hook?.waiting).toHaveLength(MOST_WAITING);
    expect(hook?.waiting[0]?.type).toBe("table.begun");
    expect(hook?.waiting.at(-1)?.turn).toBe(MOST_WAITING + 50);
  });
});

describe("what a site hears of a table", () => {
  it("is the same whatever hidden cards there are, and names none of any", () => {
    const table = tableAfter(null, ...opening(3));
    const { game } = table;
    if (game === null) throw new Error("no game");
    const said = (of: Table) => bodyOf({ id: "1", type: "table.turn", at: 1 }, 1, of);
    for (let seed = 0; seed < 5; seed++) {
      const other = { ...table, seed: `other ${seed}`, game: withOtherSecrets(game, 0, new Dice(`dice ${seed}`)) };
      expect(other.game).not.toEqual(game);
      expect(said(other)).toBe(said(table));
    }
    expect(said(table)).not.toContain(table.seed);
    for (const { title } of game.facts) expect(said(table)).not.toContain(JSON.stringify(title).slice(1, -1));
    // Nor whose Discord account it is.
    for (const { userId } of table.seats)
      expect(JSON.parse(said(table)).players.flatMap(Object.values)).not.toContain(userId);
  });
});
