// Two processes serve one store: what a deadline brings about is done once, by one of them, whichever is alive.
import { pino } from "pino";
import { expect, test } from "vitest";
import { CLAIM_MS, type Store } from "../../../src/store/index.ts";
import { createClock } from "../../../src/table/clock.ts";
import { type LogEntry, parseEntry } from "../../../src/table/entry.ts";
import { Tables } from "../../../src/table/tables.ts";
import { clockOf } from "../../../src/table/waiting/clocks.ts";
import { Reminders } from "../../../src/thread/reminders.ts";
import { eachStore, newId } from "../../store/stores.ts";
import { opening, stored } from "../tables.ts";

const DAY = 24 * 60 * 60 * 1000;
const TABLES = 8;
const silent = pino({ level: "silent" });

/** A table whose players have a day for each answer, after which the mildest is given for them. */
const byTheDay = (): LogEntry[] =>
  opening(3, "daily").map((entry) =>
    entry.type === "created" ? { ...entry, clock: clockOf("daily", "pass", DAY) } : entry,
  );

/** One process's work: its own tables, its own clock that is so far ahead, and what wakes tables there. */
function processOn(store: Store, aheadMs: number) {
  const clock = createClock(aheadMs);
  const tables = new Tables(store, clock);
  return { tables, reminders: new Reminders(store, tables, clock, silent), clock };
}

async function opened(store: Store): Promise<string[]> {
  const { tables } = processOn(store, 0);
  const ids = Array.from({ length: TABLES }, () => newId("t"));
  for (const id of ids) await stored(tables, byTheDay(), id);
  return ids;
}

/** What the moderator has done by itself at this table, in order. */
async function byItself(store: Store, id: string): Promise<string[]> {
  const entries = (await store.log(id)).map(parseEntry);
  return entries.filter(({ by }) => by === "moderator").map(({ type }) => type);
}

eachStore("one deadline, two processes", (backend) => {
  test("each deadline that has come is taken by one of them, and what follows is done and told once", async () => {
    const { store, open } = backend();
    const ids = await opened(store);
    const both = [store, await open()].map((each) => processOn(each, DAY + 60_000));
    await Promise.all(both.map(({ reminders }) => reminders.runDue()));
    for (const id of ids) {
      expect(await byItself(store, id)).toEqual(["expired"]);
      const told = (await store.outbox(id)).filter(({ text }) => text.includes('"expired"'));
      expect(told).toHaveLength(1);
    }
    // There is nothing left for either of them.
    await Promise.all(both.map(({ reminders }) => reminders.runDue()));
    for (const id of ids) expect(await byItself(store, id)).toEqual(["expired"]);
  }, 60_000);

  test("where both act on it all the same, as after a claim that lasted too long, one of them is refused", async () => {
    const { store, open } = backend();
    const [id = ""] = await opened(store);
    const both = [store, await open()].map((each) => processOn(each, DAY + 60_000));
    const done = await Promise.all(
      both.map(({ tables }) =>
        tables.act(id, `remind:${id}`, "moderator", (table) => ({
          ok: true,
          entry: { type: "reminded", decisions: table.waiting.map(({ decision }) => decision) },
        })),
      ),
    );
    expect(done.map(({ outcome }) => outcome).toSorted()).toEqual(["again", "done"]);
    expect(await byItself(store, id)).toEqual(["reminded"]);
  }, 60_000);

  test("a deadline whose claimer dies before it has acted is taken by the other one, half a minute later", async () => {
    const { store, open } = backend();
    const ids = await opened(store);
    const now = createClock(DAY + 60_000).now();
    // It claims them, and is heard of no more.
    const claimed: string[] = [];
    for (let due = await store.due(now, 100); due.length > 0; due = await store.due(now, 100)) claimed.push(...due);
    expect(claimed).toEqual(expect.arrayContaining(ids));
    const other = processOn(await open(), DAY + 60_000);
    await other.reminders.runDue();
    for (const id of ids) expect(await byItself(store, id)).toEqual([]);
    other.clock.advance(CLAIM_MS + 5_000);
    await other.reminders.runDue();
    for (const id of ids) expect(await byItself(store, id)).toEqual(["expired"]);
  }, 60_000);
});
