// Taking back the last of 1,000 actions plays the log again: that may not keep others waiting
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { legalActions } from "../../src/engine/index.ts";
import { openStore, type Store } from "../../src/store/index.ts";
import { applyEntry } from "../../src/table/apply-entry.ts";
import { createClock } from "../../src/table/clock.ts";
import { takingStepBack } from "../../src/table/disputes/deciding.ts";
import type { LogEntry } from "../../src/table/entry.ts";
import { savedTable } from "../../src/table/saved.ts";
import { Tables } from "../../src/table/tables.ts";
import { Dice } from "../engine/play/random-player.ts";
import { opening, PLAYERS, tableAfter } from "../table/tables.ts";
import { cpuMs, type Took, took } from "./cost.ts";

const ACTIONS = 1_000;
/** How long taking one back may take of the processor, and hold the main loop at a time, in ms. */
const REACH = { whole: 100, turn: 50 };
/** On a slow computer: how often as long as it takes here to play the log once. */
const OF_PLAYING = 1.5;
/** How many are taken back of one game: what is done once, as compiling, is in the first. */
const TIMES = 12;
/** How many games are tried at most: on a busy computer the first may never run by itself. */
const GAMES = 5;

/** A game of four that is played by chance, up to a moment where its last steps may be taken back. */
function played(): LogEntry[] {
  const dice = new Dice("a long game");
  const entries: LogEntry[] = [...opening(4)];
  let table = tableAfter(null, ...entries);
  let actions = 0;
  while (actions < ACTIONS || (table.acts?.run.length ?? 0) === 0) {
    const asked = table.game?.awaiting[0];
    if (!table.game || !asked) throw new Error("the game is over too soon");
    const legal = legalActions(table.game, asked.seat).filter(({ needs }) => needs.length === 0);
    const by = PLAYERS[asked.seat] ?? "";
    const action = dice.of(legal).action;
    const entry: LogEntry = { type: "acted", at: 9_000 + actions, by, actions: [action] };
    const done = applyEntry(table, entry);
    if (!done.ok) continue;
    table = done.table;
    entries.push(entry);
    actions += 1;
  }
  return entries;
}

let dataDir = "";
let store: Store;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "b5-undo-"));
  store = await openStore({ redisUrl: null, dataDir });
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Writes the log as it was played, with what is saved of the table at its end. */
async function stored(id: string, entries: readonly LogEntry[]): Promise<void> {
  const { snapshot, lasting } = savedTable(tableAfter(null, ...entries));
  for (const [seen, entry] of entries.entries()) {
    const step = { table: id, seen, key: `${id}:${seen}`, entry: JSON.stringify(entry), outbox: [], deadline: null };
    const last = seen === entries.length - 1;
    await store.commit({ ...step, snapshot: last ? snapshot : "{}", ...(last && lasting ? { lasting } : {}) });
  }
}

/** Takes back the last steps of a game, as many as may be, and says what each took. */
async function takenBack(id: string): Promise<Took[]> {
  const tables = new Tables(store, createClock());
  const back = async (key: string, user: string): Promise<void> => {
    const acted = await tables.undo(id, key, user, takingStepBack(user));
    if (acted.outcome !== "done") throw new Error(JSON.stringify(acted));
  };
  const times: Took[] = [];
  while (times.length < TIMES) {
    const last = (await tables.load(id))?.acts?.run.at(-1);
    if (last === undefined) break;
    times.push(await took(() => back(`back ${times.length}`, PLAYERS[last.seat] ?? "")));
  }
  return times;
}

it("the last of 1,000 actions is taken back without holding the main loop", { timeout: 240_000 }, async () => {
  const entries = played();
  const whole = Math.max(REACH.whole, OF_PLAYING * cpuMs(() => tableAfter(null, ...entries), 3));
  const times: Took[] = [];
  const least = (of: keyof Took) => Math.min(...times.map((one) => one[of]));
  for (let game = 1; game <= GAMES; game++) {
    await stored(`t${game}`, entries);
    const some = await takenBack(`t${game}`);
    expect(some.length).toBeGreaterThan(2);
    times.push(...some);
    if (least("whole") < whole && least("turn") < REACH.turn) break;
  }
  expect(least("whole")).toBeLessThan(whole);
  expect(least("turn")).toBeLessThan(REACH.turn);
});
