// Practice opponents at a table: they answer in time, once, after a restart too, and whatever becomes of their thinking
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { apply, type Game } from "../../../src/engine/index.ts";
import { practice } from "../../../src/opponent/practice/choose.ts";
import { PracticePlayers, type Thinker } from "../../../src/opponent/seats/players.ts";
import { Thinking } from "../../../src/opponent/seats/thinking.ts";
import { openStore, type Store } from "../../../src/store/index.ts";
import { type Clock, createClock } from "../../../src/table/clock.ts";
import type { LogEntry } from "../../../src/table/entry.ts";
import { nextPracticeUser } from "../../../src/table/seats/bot-users.ts";
import { newSeat } from "../../../src/table/seats/lobby.ts";
import type { Table } from "../../../src/table/table.ts";
import { type Proposal, Tables } from "../../../src/table/tables.ts";
import { Reminders } from "../../../src/thread/reminders.ts";
import { created, joined, library, PLAYERS, started } from "../../table/tables.ts";

const log = pino({ level: "silent" });
const [JOHN] = PLAYERS;
const quick: Thinker = { think: async (game, seat, seed) => practice(game, seat, seed, { work: 60, candidates: 4 }) };

let folder: string;
let store: Store;
let clock: Clock;
let tables: Tables;
let press = 0;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "b5-practice-"));
  store = await openStore({ redisUrl: null, dataDir: folder });
  clock = createClock();
  tables = new Tables(store, clock);
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

async function take(by: string, make: (table: Table) => LogEntry | Proposal): Promise<Table> {
  const acted = await tables.act("t1", `press ${++press}`, by, (now) => {
    const { at: _, by: __, ...entry } = make(now) as LogEntry;
    return { ok: true, entry: entry as Proposal };
  });
  if (acted.outcome !== "done") throw new Error(JSON.stringify(acted));
  return acted.table;
}

/** John and two practice opponents, with a game under way. */
async function opened(): Promise<Table> {
  const { at: _, by: __, ...entry } = created("live");
  await tables.create("t1", "create", JOHN, entry);
  await take(JOHN, (table) => joined(table, JOHN));
  for (let count = 0; count < 2; count++)
    await take(JOHN, (table) => {
      const seated = newSeat(table, library, nextPracticeUser(table), `Bot ${count}`, {});
      if (!seated.ok) throw new Error(seated.refusal.code);
      return { type: "practice-seated", seat: seated.seat };
    });
  return take(JOHN, (table) => started(table));
}

const loaded = async (): Promise<Table & { game: Game }> => {
  const table = await tables.load("t1");
  if (table?.game == null) throw new Error("no game");
  return { ...table, game: table.game };
};

/** Everything that is due is done, again and again, until practice opponents owe nothing more. */
async function playedOn(players: PracticePlayers, most = 60): Promise<void> {
  const reminders = new Reminders(store, tables, clock, log, players);
  for (let count = 0; count < most; count++) {
    const { game } = await loaded();
    if (!game.awaiting.some(({ seat }) => seat !== 0)) return;
    clock.advance(31_000);
    await reminders.runDue();
    const now = await tables.load("t1");
    if (now) await players.play(now);
  }
}

describe("practice opponents at a table", () => {
  it("answer whatever they are asked, and nothing for anybody else", async () => {
    await opened();
    const players = new PracticePlayers({ tables, clock, log, thinker: quick }, async () => {});
    await playedOn(players);
    const { game } = await loaded();
    expect(game.awaiting.map(({ seat, kind }) => [seat, kind])).toEqual([[0, "starting-hand"]]);
    await take(JOHN, () => ({ type: "acted", actions: [{ type: "start-with-any", seat: 0 }] }));
    await playedOn(players);
    expect((await loaded()).game.awaiting.every(({ seat }) => seat === 0)).toBe(true);
    const lines = (await store.log("t1")).map((line) => JSON.parse(line) as LogEntry);
    const bots = lines.filter(({ by }) => by.startsWith("practice-"));
    expect(new Set(bots.map(({ type }) => type))).toEqual(new Set(["acted"]));
    expect(bots.length).toBeGreaterThan(2);
  });

  it("answer once where two processes have the same thought", async () => {
    await opened();
    clock.advance(10_000);
    const other = new Tables(store, clock);
    const two = [tables, other].map(
      (of) => new PracticePlayers({ tables: of, clock, log, thinker: quick }, async () => {}),
    );
    const now = await loaded();
    await Promise.all(two.map((players) => players.play(now)));
    expect((await store.log("t1")).filter((line) => line.includes('"acted"'))).toHaveLength(1);
  });

  it("do what is mildest where thinking fails, or finds what the rules refuse", async () => {
    await opened();
    const thoughts: Thinker["think"][] = [
      async () => {
        throw new Error("the thread is gone");
      },
      async () => ({ type: "pass", seat: 2 }),
    ];
    for (const think of thoughts) {
      clock.advance(10_000);
      await new PracticePlayers({ tables, clock, log, thinker: { think } }, async () => {}).play(await loaded());
    }
    expect((await loaded()).game.awaiting.map(({ seat }) => seat)).toEqual([0]);
  });

  it("leave it be where the table has gone on while they thought", async () => {
    await opened();
    clock.advance(10_000);
    const slow: Thinker = {
      async think(game, seat, seed) {
        await take(JOHN, () => ({ type: "paused", name: "John" }));
        return quick.think(game, seat, seed);
      },
    };
    await new PracticePlayers({ tables, clock, log, thinker: slow }, async () => {}).play(await loaded());
    expect((await store.log("t1")).filter((line) => line.includes('"acted"'))).toHaveLength(0);
  });

  it("wait for their moment, and are not asked before it", async () => {
    const table = await opened();
    let asked = 0;
    const players = new PracticePlayers({ tables, clock, log, thinker: quick }, async () => {
      asked += 1;
    });
    await players.play(table);
    expect((await store.log("t1")).filter((line) => line.includes('"acted"'))).toHaveLength(0);
    players.look(table);
    clock.advance(2_000);
    // Looked at again, its time has come.
    players.look(table);
    await expect.poll(() => asked).toBe(1);
    await players.stop();
  });
});

describe("the thread in which they think", () => {
  it("finds the same move as anywhere, and starts again after it has ended", {
    tags: "long",
    timeout: 60_000,
  }, async () => {
    const { game } = await opened().then(() => loaded());
    const thinking = new Thinking();
    const found = await thinking.think(game, 1, "a seed");
    expect(found).toEqual(practice(game, 1, "a seed"));
    await thinking.stop();
    expect(await thinking.think(game, 1, "a seed")).toEqual(found);
    await thinking.stop();
    expect(found && apply(game, found).ok).toBe(true);
  });
});
