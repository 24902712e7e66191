import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ServerCards } from "../../src/catalogue/cards/server-cards.ts";
import { OwnDecks } from "../../src/catalogue/own-decks.ts";
import { Line } from "../../src/finding/line.ts";
import { JudgeCalls } from "../../src/judging/calls.ts";
import { Leagues } from "../../src/leagues/leagues.ts";
import { forget, keptOf } from "../../src/privacy/person.ts";
import { GoneServers, GRACE_MS } from "../../src/privacy/servers.ts";
import { Records } from "../../src/records/records.ts";
import type { Result } from "../../src/records/result.ts";
import { PersonalSettings } from "../../src/settings/personal.ts";
import { openStore, type Store, saidIn } from "../../src/store/index.ts";
import { Bookmarks } from "../../src/table/bookmarks.ts";
import { type Clock, createClock } from "../../src/table/clock.ts";
import { Tables } from "../../src/table/tables.ts";
import { idAlone, opening, stored } from "../table/tables.ts";

const [LONDO, GKAR] = ["1001", "1002"];
const GUILD = "900000000000000000";

let dataDir: string;
let store: Store;
let tables: Tables;
let leagues: Leagues;
let decks: OwnDecks;
let clock: Clock;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "b5-privacy-"));
  store = await openStore({ redisUrl: null, dataDir });
  clock = createClock();
  tables = new Tables(store, clock);
  leagues = new Leagues(store);
  decks = new OwnDecks(store);
});

afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

/** A table of both players, up to the start or as far as the lobby, in a server. */
async function table(id: string, until: "lobby" | "playing" | "ended", guild = GUILD) {
  const entries = opening(2).map((entry) => (entry.type === "created" ? { ...entry, guild } : entry));
  await stored(tables, until === "lobby" ? entries.slice(0, -1) : entries, id);
  if (until === "ended") await tables.act(id, "end", LONDO, () => ({ ok: true, entry: { type: "ended" } }));
}

const card = { count: 1, title: "Londo Mollari", section: "deck" } as const;
async function things(user: string) {
  const deck = { name: "Mine", cards: [card], at: 1 };
  await decks.keep(GUILD, user, deck);
  const host = { user, name: "Londo" };
  const made = await leagues.create(GUILD, { name: `League of ${user}`, host, rules: "engine", at: 1 });
  const id = made.ok ? made.league.id : "";
  const entrant = { user, name: "Londo", race: "centauri", faction: "babylon-project", at: 1 } as const;
  await leagues.register(GUILD, id, { ...entrant, copy: { ...deck, id: "abcdefgh" } });
  const said = { by: user, name: "Londo", at: 1 };
  await store.documents("card-facts").update(GUILD, (present) => ({
    ...(typeof present === "object" ? present : {}),
    [`card-${user}`]: { title: "Card", facts: { cost: 3 }, said: { cost: said } },
  }));
  const fact = { id: `server/${user}`, title: "Card", facts: { cost: 3 } };
  await new ServerCards(store).judge(GUILD, [fact], { user, name: "Londo", at: 1 });
  await new JudgeCalls(store).answered(GUILD, { user, name: "Londo", at: 1 });
  await new JudgeCalls(store).mute(GUILD, user, 1);
  await new Line(store).join(GUILD, { user, name: "Londo", channel: "1", at: Date.now() }, 0);
  await records().note(GUILD, resultWith(user));
  await store.documents("notices").set(user, { content: "closed" });
  await store.documents("hours").set(user, []);
  await store.documents("direct-messages").set(user, { channel: "5" });
  await new Bookmarks(store).see("t1", user, 4);
  await new Bookmarks(store).write("t1", user, `Note of ${user}`);
}

const records = () => new Records(store, new PersonalSettings(store));

/** A game that this user has won against somebody who is not on record. */
const resultWith = (user: string): Result => ({
  table: `over-${user}`,
  at: 1,
  rules: "engine",
  victory: "standard",
  seats: [
    { user, name: "Londo", race: "centauri", faction: "babylon-project", place: 1, won: true },
    { user: "0", race: "narn", faction: "babylon-project", place: 2, won: false },
  ],
});

/** Everything in the store but the logs, as one text. */
async function everything(): Promise<string> {
  const parts: unknown[] = [];
  const own = ["decks", "leagues", "league-decks", "notices", "direct-messages", "seats", "bookmarks"];
  for (const kind of [...own, "card-facts", "judged-cards", "judge-calls", "finding", "hours", "records"])
    for await (const [key, value] of store.documents(kind).entries()) parts.push([kind, key, saidIn(value)]);
  for await (const id of store.tables()) parts.push((await store.load(id))?.snapshot);
  return JSON.stringify(parts);
}

describe("what is kept of a person", () => {
  it("is shown whole, and nothing of anybody else", async () => {
    await table("t1", "playing");
    await things(LONDO);
    await things(GKAR);
    const kept = await keptOf(LONDO, { store, tables, leagues });
    expect(kept.decks).toMatchObject([{ server: GUILD, decks: [{ name: "Mine" }] }]);
    expect(kept.tables).toMatchObject([{ table: "t1", server: GUILD, phase: "playing", called: `Player ${LONDO}` }]);
    expect(kept.named.map(({ kind }) => kind).sort()).toEqual([
      "card-facts",
      "finding",
      "judge-calls",
      "judge-calls",
      "judged-cards",
      "league-decks",
      "leagues",
      "leagues",
      "records",
    ]);
    const registered = kept.named.find(({ kind }) => kind === "league-decks");
    expect(registered).toMatchObject({ at: `League of ${LONDO}`, value: { cards: [card] } });
    expect(kept.own.map(({ kind }) => kind)).toEqual(["notices", "direct-messages", "hours"]);
    expect(kept.bookmarks).toEqual([{ table: "t1", place: 4, note: `Note of ${LONDO}` }]);
    expect(JSON.stringify(kept)).not.toMatch(idAlone(GKAR));
    expect(JSON.stringify(kept)).not.toContain("seed");
  });

  it("is forgotten when they say so: nothing names them any more, and what others have stays", async () => {
    await table("t1", "ended");
    await table("t2", "lobby");
    await things(LONDO);
    await things(GKAR);
    const done = await forget(LONDO, "press", { store, tables, leagues });
    expect(done).toMatchObject({ decks: 1, leagues: 1, finished: 1 });
    const left = await everything();
    expect(left).toContain(`card-${LONDO}`); // the fact is the server's
    expect((await new ServerCards(store).of(GUILD)).get(`server/${LONDO}`)?.facts.cost?.value).toBe(3);
    const named = left.replaceAll(`card-${LONDO}`, "").replaceAll(`League of ${LONDO}`, "");
    const hosted = JSON.stringify(done.running).includes("t2") ? (await store.load("t2"))?.snapshot : "";
    expect(named.replaceAll(JSON.stringify(hosted), "")).not.toContain(`"${LONDO}"`);
    expect(await decks.of(GUILD, GKAR)).toHaveLength(1);
    expect((await leagues.of(GUILD)).flatMap(({ entrants }) => entrants.map(({ user }) => user))).toEqual([GKAR]);
    expect((await tables.load("t2"))?.seats.map(({ userId }) => userId)).toEqual([GKAR]);
  });

  it("takes the name of a substitute from a finished game, and leaves that of whose seat it is; and the other way round", async () => {
    const VIR = "1009";
    for (const [id, forgets, keeps] of [
      ["t1", VIR, GKAR],
      ["t2", GKAR, VIR],
    ] as const) {
      await table(id, "playing");
      const offered = { type: "seat-offered", seat: 1, user: VIR, name: "Vir", judge: true } as const;
      await tables.act(id, "offer", LONDO, () => ({ ok: true, entry: offered }));
      await tables.act(id, "agree", VIR, () => ({ ok: true, entry: { type: "seat-agreed", offer: 1 } }));
      await tables.act(id, "end", LONDO, () => ({ ok: true, entry: { type: "ended" } }));
      expect((await keptOf(VIR, { store, tables, leagues })).tables[0]?.called).toBe("Vir");
      expect((await forget(forgets, "press", { store, tables, leagues })).finished).toBe(1);
      const snapshot = (await store.load(id))?.snapshot ?? "";
      expect(snapshot).not.toContain(`"${forgets}"`);
      expect(snapshot).toContain(`"${keeps}"`);
      expect((await tables.load(id))?.seats[1]).toMatchObject(
        forgets === VIR ? { display: `Player ${GKAR}`, owner: GKAR } : { display: "A former player", userId: VIR },
      );
      expect((await tables.replay(id))?.comesOut).toBe("same");
      await store.remove(id);
    }
  });

  it("leaves the proof of a finished game whole", async () => {
    await table("t1", "ended");
    await forget(LONDO, "press", { store, tables, leagues });
    const replay = await tables.replay("t1");
    expect(replay?.comesOut).toBe("same");
    expect(replay?.table.seats.map(({ display }) => display)).toEqual(["A former player", `Player ${GKAR}`]);
    expect(replay?.table.game?.seats[0]?.name).toBe("A former player");
    expect((await keptOf(LONDO, { store, tables, leagues })).tables).toEqual([]);
  });

  it("takes the way to their direct messages from a finished game, and leaves that to others", async () => {
    await table("t1", "ended");
    const hand = (user: string) => ({ channel: `dm ${user}`, message: "1", hash: "", user });
    await store.documents("hands").set("t1", { 0: hand(LONDO), 1: hand(GKAR) });
    await forget(LONDO, "press", { store, tables, leagues });
    expect(await store.documents("hands").get("t1")).toEqual({ 1: hand(GKAR) });
  });

  it("keeps a seat where the game goes on, and says so", async () => {
    await table("t1", "playing");
    const { running } = await forget(LONDO, "press", { store, tables, leagues });
    expect(running.map(({ table: id }) => id)).toEqual(["t1"]);
    expect((await tables.load("t1"))?.seats[0]?.userId).toBe(LONDO);
    expect(await tables.ofUser(LONDO)).toHaveLength(1);
  });
});

describe("a server that the bot has left", () => {
  const gone = (log = pino({ level: "silent" })) => new GoneServers({ store, tables, clock, log });

  it("keeps everything for 30 days, and nothing after them", async () => {
    await table("t1", "playing");
    await table("t2", "playing", "901000000000000000");
    await things(LONDO);
    for (const id of ["t1", "t2"]) await store.documents("unreadable").set(`${id}:3`, { why: "broken" });
    await gone().left(GUILD);
    clock.advance(GRACE_MS - 60_000);
    await gone().deleteDue();
    expect(await tables.load("t1")).not.toBeNull();
    await gone().left(GUILD); // said again, its time does not begin anew
    clock.advance(120_000);
    const logged: string[] = [];
    const log = pino({ level: "info" }, { write: (line: string) => void logged.push(line) });
    await Promise.all([gone(log).deleteDue(), gone(log).deleteDue()]);
    // Of two processes one does it, though in containers both may be the first.
    expect(logged).toHaveLength(1);
    expect(await tables.load("t1")).toBeNull();
    expect(await tables.load("t2")).not.toBeNull();
    expect(await decks.of(GUILD, LONDO)).toEqual([]);
    expect(await leagues.of(GUILD)).toEqual([]);
    expect(await everything()).not.toContain(GUILD);
    expect(await store.documents("unreadable").get("t1:3")).toBeUndefined();
    expect(await store.documents("unreadable").get("t2:3")).toBeDefined();
  });

  it("keeps everything where the bot comes back in time", async () => {
    await things(LONDO);
    await gone().left(GUILD);
    await gone().back(GUILD);
    clock.advance(GRACE_MS * 2);
    await gone().deleteDue();
    expect(await decks.of(GUILD, LONDO)).toHaveLength(1);
  });

  it("is noticed at the start, too, by the process that would hear of it, and so is one that is there again", async () => {
    await table("t1", "playing");
    await table("t2", "playing", "901000000000000000");
    await gone().found(new Set(), (server) => server === GUILD);
    clock.advance(GRACE_MS + 1);
    await gone().found(new Set([GUILD]), () => false);
    await gone().deleteDue();
    expect([await tables.load("t1"), await tables.load("t2")]).not.toContain(null);
    await gone().found(new Set(["901000000000000000"]), () => true);
    clock.advance(GRACE_MS + 1);
    await gone().deleteDue();
    expect(await tables.load("t1")).toBeNull();
    expect(await tables.load("t2")).not.toBeNull();
  });
});
