// moderator: Calling time at a table
import { describe, expect, it } from "vitest";
import type { Action } from "../../src/engine/index.ts";
import { applyEntry } from "../../src/table/apply-entry.ts";
import type { LogEntry } from "../../src/table/entry.ts";
import { readTable, savedTable } from "../../src/table/saved.ts";
import type { Table } from "../../src/table/table.ts";
import { createRender } from "../../src/thread/showing/render.ts";
import { readOff } from "../commands/tables-at.ts";
import { character, conflict, passed, stage } from "../engine/stage.ts";
import { library, opening, PLAYERS, refusalOf, tableAfter } from "./tables.ts";

const render = createRender(library);
const [JOHN, DAVE, PAUL] = PLAYERS;
const STRANGER = "4001";
const LATER = 10_000;

const time = (by: string, more: { judge?: true; league?: true } = {}): LogEntry => ({
  type: "time-called",
  at: LATER,
  by,
  name: "Zack",
  ...more,
});

/** John to act; of the two conflicts on the board Dave has to say which resolves first. */
function table(): Table {
  const game = stage(
    {
      John: { race: "centauri", unspent: 9, supporting: [character("Clerk", { diplomacy: 3 })] },
      Dave: { race: "minbari", unspent: 9, rawPower: 2 },
      Paul: { race: "narn", unspent: 9 },
    },
    [
      ["Dave", conflict("Parley", "diplomacy")],
      ["Dave", conflict("Coup", "intrigue")],
    ],
  );
  const opened = tableAfter(null, ...opening(3));
  return { ...opened, game, waiting: game.awaiting.map(({ id, seat }) => ({ decision: id, seat, since: 0 })) };
}

const acts = (by: string, ...actions: Action[]): LogEntry => ({ type: "acted", at: LATER, by, actions });

describe("time at a table", () => {
  it("is called by its host, by a judge and by its league, and by nobody else", () => {
    expect(refusalOf(table(), time(JOHN))).toBeNull();
    expect(refusalOf(table(), time(STRANGER, { judge: true }))).toBeNull();
    expect(refusalOf(table(), time("0", { league: true }))).toBeNull();
    expect(refusalOf(table(), time(DAVE))).toBe("not-host");
    expect(refusalOf(table(), time(STRANGER))).toBe("not-host");
  });

  it("stops the action round, and the thread says who has called it and what follows", () => {
    const applied = applyEntry(table(), time(STRANGER, { judge: true }));
    if (!applied.ok) throw new Error("refused");
    const said = render
      .log(applied.table, [...applied.announcements])
      .map(({ content }) => content)
      .join("\n");
    expect(said).toContain("**Zack** calls time.");
    expect(said).toContain("The action round stops at once.");
    expect(applied.table.game?.awaiting.every(({ kind }) => kind !== "action")).toBe(true);
    expect(refusalOf(applied.table, acts(JOHN, { type: "pass", seat: 0 }))).not.toBeNull();
  });

  it("ends its game: over, with a place for everybody, and the seed is shown", () => {
    const quick = passed(stage({ John: {}, Dave: {}, Paul: {} }), "aftermath");
    const over = tableAfter({ ...table(), game: quick }, time(JOHN));
    expect(over).toMatchObject({ phase: "over", waiting: [] });
    expect(over.game?.result).toMatchObject({ victory: "none", time: true, places: [1, 1, 1] });
  });

  it("is called once, and only while a game runs", () => {
    const called = tableAfter(table(), time(JOHN));
    expect(refusalOf(called, time(JOHN))).toBe("time-called");
    const lobby = tableAfter(null, ...opening(3).slice(0, -1));
    expect(refusalOf(lobby, time(JOHN))).toBe("not-playing");
    expect(refusalOf({ ...table(), phase: "ended" }, time(JOHN))).toBe("not-playing");
  });

  it("lets a paused table go on", () => {
    const paused = tableAfter(table(), { type: "paused", at: 5_000, by: PAUL, name: "Paul" });
    const called = tableAfter(paused, time("0", { league: true }));
    expect(called.paused).toBeUndefined();
    expect(called.game?.time).toBe(true);
  });

  it("waits for what is disputed, and takes effect with the word that settles it", () => {
    const read = readOff();
    const card = read.said?.[0]?.card ?? "";
    const asked = applyEntry(read, time(PLAYERS[0], { judge: true }));
    expect(asked.ok).toBe(true);
    const disputed: Table = {
      ...read,
      dispute: { card, title: "A Card", seat: 0, facts: {}, by: 1, agreed: [], held: null },
    };
    const called = tableAfter(disputed, time(PLAYERS[0], { judge: true }));
    expect(called.timeDue).toBe(true);
    expect(called.game?.time).toBeUndefined();
    expect(refusalOf(called, time(PLAYERS[0], { judge: true }))).toBe("time-called");
    const judged = tableAfter(called, {
      type: "facts-judged",
      at: LATER,
      by: "77",
      name: "Vir",
      card,
      facts: { cost: 1 },
    });
    expect(judged.dispute).toBeUndefined();
    expect(judged.timeDue).toBeUndefined();
    expect(judged.game?.time).toBe(true);
  });

  it("keeps what was done before it from being taken back", () => {
    const passedOnce = tableAfter(table(), acts(JOHN, { type: "pass", seat: 0 }));
    expect(passedOnce.acts?.run).toHaveLength(1);
    const called = tableAfter(passedOnce, time(JOHN));
    expect(called.acts).toMatchObject({ run: [], stop: { why: "settled" } });
    expect(called.lately).toBeUndefined();
  });

  it("is kept with the table", () => {
    const called = tableAfter(table(), time(JOHN));
    expect(readTable({ version: 1, ...savedTable(called) })).toEqual(JSON.parse(JSON.stringify(called)));
  });
});
