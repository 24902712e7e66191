// moderator: One bad table hurts nobody else — what is saved of it is broken in each way that it may be
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { LogEntry } from "../../src/table/entry.ts";
import { savedTable } from "../../src/table/saved.ts";
import { REMINDER_MS, type Table, Unreadable } from "../../src/table/table.ts";
import { Reminders } from "../../src/thread/reminders.ts";
import { strandedId } from "../../src/views/index.ts";
import { created, joined, PLAYERS, started, stored, tableAfter } from "../table/tables.ts";
import { type As, GUILD, type RunningBot, runBot } from "./in-process.ts";

const [HOST, OTHER] = PLAYERS;

let running: RunningBot;
beforeEach(async () => {
  running = await runBot();
});
afterEach(() => running.close());

/** A table of two that has begun, entry by entry, in a thread of its own. */
function entriesOf(id: string): LogEntry[] {
  const opened: LogEntry = { ...created("daily"), id, thread: `thread-${id}` };
  const entries: LogEntry[] = [opened];
  for (const player of [HOST, OTHER]) entries.push(joined(tableAfter(null, ...entries), player));
  return [...entries, started(tableAfter(null, ...entries))];
}

/** Opens it as the bot does, so that the server and its players know of it. */
const open = (id: string): Promise<Table> => stored(running.bot.tables, entriesOf(id), id);

type Snapshot = { snapshot: string; lasting?: { id: string; text: string } };

/** What is saved is replaced by something broken, by a step that its log does not know: as a fault of the disk would. */
async function spoil(
  table: Table,
  broken: Snapshot,
  entry = JSON.stringify({ type: "rebuilt", upTo: 4 }),
): Promise<void> {
  const loaded = await running.store.load(table.id);
  const commit = { table: table.id, seen: loaded?.version ?? 0, key: "spoilt", entry, outbox: [], deadline: 1 };
  expect((await running.store.commit({ ...commit, ...broken })).outcome).toBe("committed");
  running.restart();
}

/** What the tests break of a snapshot. */
interface Spoilt {
  game: {
    seats: { hand?: unknown; tensions: unknown[] }[];
    awaiting?: unknown[];
    facts: unknown;
    cards: { facts: number }[];
  };
}

/** A copy of what is saved, changed by hand. */
function changed(table: Table, change: (saved: Spoilt) => void): Snapshot {
  const { snapshot, lasting } = savedTable(table);
  const saved: Spoilt = JSON.parse(snapshot);
  change(saved);
  return { snapshot: JSON.stringify(saved), ...(lasting ? { lasting } : {}) };
}

const BROKEN: Readonly<Record<string, (table: Table) => Snapshot>> = {
  "text that is no JSON": () => ({ snapshot: '{"format":2,"id":' }),
  "nothing at all": () => ({ snapshot: "null" }),
  "a missing seat's hand": (table) =>
    changed(table, ({ game }) => {
      const [seat] = game.seats;
      delete seat?.hand;
    }),
  "a missing list of what is awaited": (table) => changed(table, ({ game }) => delete game.awaiting),
  "a card without facts": (table) =>
    changed(table, ({ game }) => {
      const [card] = game.cards;
      if (card) card.facts = 9_999;
    }),
  "facts that are not there": (table) => ({
    snapshot: savedTable(table).snapshot,
    lasting: { id: "other", text: "[]" },
  }),
  "facts that are no JSON": (table) => ({
    snapshot: changed(table, ({ game }) => {
      game.facts = "torn";
    }).snapshot,
    lasting: { id: "torn", text: "[" },
  }),
};

const host: As = { user: HOST, guild: GUILD };
const inThread = (as: As, { thread }: Table): As => ({ ...as, channel: thread });
const judge: As = { user: "4500", guild: GUILD, judge: true };
const NO_ENTRY = "no entry";

describe.each(Object.entries(BROKEN))("a table saved as %s", (_, broken) => {
  test("is made anew from its log when somebody comes upon it, and nothing that was saved is lost", async () => {
    const table = await open("bad");
    const saved = broken(table);
    await spoil(table, saved);
    const answer = await running.does(inThread(host, table), { command: "tracker" });
    expect(answer.text).toContain("setup");
    const now = await running.bot.tables.load("bad");
    expect(now?.game).toEqual(table.game);
    expect(await running.store.documents("unreadable").get("bad:5")).toMatchObject({ snapshot: saved.snapshot });
    expect(running.lines.join("\n")).toContain("bad mended");
    expect(running.lines.join("\n")).not.toContain(table.seed ?? "");
  });

  test("takes the next press, where its log makes it anew", async () => {
    const table = await open("bad");
    await spoil(table, broken(table));
    const acted = await running.bot.tables.act("bad", "next", HOST, () => ({ ok: true, entry: { type: "ended" } }));
    expect(acted.outcome).toBe("done");
  });

  test("is passed over by everybody else, where its log cannot be read either", async () => {
    const table = await open("bad");
    const good = await open("good");
    await spoil(table, broken(table), NO_ENTRY);
    expect((await running.bot.tables.ofUser(HOST)).map(({ id }) => id)).toEqual(["good"]);
    const { playing, unread } = await running.bot.tables.running(GUILD);
    expect({ ids: playing.map(({ id }) => id), unread }).toEqual({
      ids: ["good"],
      unread: ["bad"],
    });
    running.bot.clock.advance(2 * REMINDER_MS);
    await new Reminders(running.store, running.bot.tables, running.bot.clock, pino({ level: "silent" })).runDue();
    const reminded = await running.store.log("good");
    expect(reminded.at(-1)).toContain("reminded");
    expect((await running.does(inThread(host, good), { command: "tracker" })).text).toContain("setup");
    await expect(running.bot.tables.load("bad")).rejects.toBeInstanceOf(Unreadable);
  });
});

describe("a table that neither what is saved nor its log makes whole", () => {
  let table: Table;
  beforeEach(async () => {
    table = await open("bad");
    await spoil(table, { snapshot: "{" }, NO_ENTRY);
  });

  test("says so to whoever meets it, with what may be done, and to nobody what was wrong in it", async () => {
    const { text } = await running.does(inThread({ user: "9", guild: GUILD }, table), { command: "tracker" });
    expect(text).toContain("I cannot read what is saved of this table");
    expect(text).toContain(strandedId("mend", "bad"));
    expect(text).toContain(`<#${table.thread}>`);
  });

  test.each([
    ["the host", host],
    ["a judge of its server", judge],
  ])("is made anew by %s as far as its log goes, after being told what is given up", async (_, as) => {
    const asked = await running.does(inThread(as, table), { press: strandedId("mend", "bad") });
    expect(asked.text).toContain("the last 1 step would be given up");
    const [yes = ""] = /stranded:mend-now:[^"]*/u.exec(asked.text) ?? [];
    expect((await running.does(inThread(as, table), { press: yes })).text).toContain("made anew");
    expect((await running.bot.tables.load("bad"))?.game).toEqual(table.game);
    // Pressed on a second device: it can be read by now.
    expect((await running.does(inThread(as, table), { press: yes })).text).toContain("nothing to make anew");
    // What was given up stays given up, also when the log is played again.
    expect((await running.bot.tables.replay("bad"))?.comesOut).toBe("same");
    const next = await running.bot.tables.act("bad", "on", HOST, () => ({
      ok: true,
      entry: { type: "paused", name: "H" },
    }));
    expect(next.outcome).toBe("done");
    await spoil((await running.bot.tables.load("bad")) ?? table, { snapshot: "{" }, "no entry again").catch(
      () => undefined,
    );
  });

  test("is closed by `/game end` in its thread, for the host and for a judge", async () => {
    const asked = await running.does(inThread(judge, table), { command: "game", sub: "end" });
    const [yes = ""] = /stranded:close-now:[^"]*/u.exec(asked.text) ?? [];
    expect((await running.does(inThread(judge, table), { press: yes })).text).toContain("closed");
    expect((await running.bot.tables.load("bad"))?.phase).toBe("ended");
    expect(await running.store.documents("unreadable").get("bad:5")).toMatchObject({ snapshot: "{" });
  });

  test("is left as it is by anybody else", async () => {
    const before = await running.store.load("bad");
    for (const as of [{ user: OTHER, guild: GUILD }, { user: "3001", guild: "999", manages: true } as const]) {
      const { text } = await running.does({ ...as, channel: table.thread }, { press: strandedId("mend", "bad") });
      expect(text).toContain("Only <@");
    }
    expect(await running.store.load("bad")).toEqual(before);
  });

  test("is named by `/cards set`, which has set the fact for the server and for the other tables", async () => {
    const good = await open("good");
    const title = good.game?.facts.find(({ type }) => type === "character")?.title ?? "";
    const options = { name: "Nobody At All", fact: "type", value: "character" };
    const { text } = await running.does(judge, { command: "cards", sub: "set", options });
    expect(text).toContain("Set for this server");
    expect(text).toContain(`I cannot read what is saved of <#${table.thread}>`);
    expect(text).not.toContain("Nothing was changed");
    expect(title).not.toBe("");
    expect([...(await running.bot.cards.of(GUILD)).values()]).toHaveLength(1);
  });
});

test("a table of a later version is left to that version, until a judge has it made anew", async () => {
  const table = await open("bad");
  await spoil(
    table,
    changed(table, (saved) => Object.assign(saved, { format: 99 })),
  );
  const met = await running.does(inThread(judge, table), { command: "tracker" });
  expect(met.text).toContain("saved by another version of me");
  const asked = await running.does(inThread(judge, table), { press: strandedId("mend", "bad") });
  expect(asked.text).toContain("nothing is lost");
  const [yes = ""] = /stranded:mend-now:[^"]*/u.exec(asked.text) ?? [];
  await running.does(inThread(judge, table), { press: yes });
  expect((await running.bot.tables.load("bad"))?.game).toEqual(table.game);
});

test("what looks whole and makes the rules stumble is put right from the log, and the press is done", async () => {
  const table = await open("bad");
  const upset = changed(table, ({ game }) => {
    game.awaiting = [{ id: 1, seat: 0, kind: "initiate", card: 9_999 }];
    for (const seat of game.seats) seat.tensions = [null, null];
  });
  await spoil(table, upset);
  const { text } = await running.does(inThread(host, table), { command: "help" });
  expect(text).not.toContain("went wrong");
  expect((await running.bot.tables.load("bad"))?.game).toEqual(table.game);
});

test("/cards set says that it was set where the store went away before the tables were told", async () => {
  await open("good");
  const { tables } = running.bot;
  tables.running = () => Promise.reject(new Error("away"));
  const options = { name: "Nobody At All", fact: "type", value: "character" };
  const { text } = await running.does(judge, { command: "cards", sub: "set", options });
  expect(text).toContain("Set for this server");
  expect(text).toContain("could not be told");
  expect(text).not.toContain("othing was changed");
});
