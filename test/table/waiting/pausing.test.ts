// moderator: Pausing a table — nobody acts and no clock runs until it goes on
import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../../src/table/entry.ts";
import { readTable, savedTable } from "../../../src/table/saved.ts";
import { OBJECTION_MS, type Table } from "../../../src/table/table.ts";
import { deadlineOf } from "../../../src/table/waiting/deadline.ts";
import { QUIET_MS } from "../../../src/table/waiting/quiet.ts";
import { createRender } from "../../../src/thread/showing/render.ts";
import { character, conflict, stage } from "../../engine/stage.ts";
import { expectAcceptable } from "../../views/discord-limits.ts";
import { library, opening, PLAYERS, refusalOf, tableAfter } from "../tables.ts";

const render = createRender(library);
const [JOHN, DAVE] = PLAYERS;
const HOUR = 60 * 60_000;

/** Three players in the action round of a daily table, John to act; Dave sits in the second seat. */
function table(): Table {
  const game = stage(
    {
      John: { race: "centauri", unspent: 9, supporting: [character("Clerk", { diplomacy: 3 })] },
      Dave: { race: "minbari", unspent: 9 },
      Paul: { race: "narn", unspent: 9 },
    },
    [["Dave", conflict("Parley", "diplomacy")]],
  );
  const opened = tableAfter(null, ...opening(3, "daily"));
  return { ...opened, game, waiting: game.awaiting.map(({ id, seat }) => ({ decision: id, seat, since: 0 })) };
}

const word = (type: "paused" | "resumed", at: number, by: string = DAVE): LogEntry => ({ type, at, by, name: "Dave" });
const pass = (at: number): LogEntry => ({
  type: "acted",
  at,
  by: JOHN,
  actions: [{ type: "pass", seat: 0 }],
});

describe("A paused table", () => {
  it("stops everybody, reminders too, until somebody of the table lets it go on", () => {
    const paused = tableAfter(table(), word("paused", HOUR));
    expect(refusalOf(paused, pass(2 * HOUR))).toBe("paused");
    const decisions = paused.waiting.map(({ decision }) => decision);
    expect(refusalOf(paused, { type: "reminded", at: 30 * HOUR, by: "moderator", decisions })).toBe("stale");
    expect(deadlineOf(table())).not.toBeNull();
    expect(deadlineOf(paused)).toBe((paused.active ?? 0) + QUIET_MS);
    const on = tableAfter(paused, word("resumed", 3 * HOUR));
    expect(on.paused).toBeUndefined();
    expect(refusalOf(on, pass(3 * HOUR))).toBeNull();
  });

  it("has owed an answer for as long as before when it goes on", () => {
    const on = tableAfter(table(), word("paused", HOUR), word("resumed", 101 * HOUR));
    expect(on.waiting.map(({ since }) => since)).toEqual(on.waiting.map(() => 100 * HOUR));
  });

  it("leaves the time for an objection as it was", () => {
    const gain: LogEntry = {
      type: "acted",
      at: HOUR,
      by: JOHN,
      actions: [
        {
          type: "effect",
          seat: 0,
          because: "A Card",
          effect: { verb: "gain-influence", who: { seat: 0 }, amount: 2 },
        },
      ],
    };
    const long = 2 * OBJECTION_MS.daily;
    const done = tableAfter(table(), gain);
    const objects = (at: number): LogEntry => ({ type: "objected", at, by: DAVE, effect: 1 });
    expect(refusalOf(done, objects(HOUR + long))).toBe("objection-late");
    const on = tableAfter(done, word("paused", 2 * HOUR), word("resumed", 2 * HOUR + long));
    expect(refusalOf(on, objects(HOUR + long))).toBeNull();
  });

  it("has nothing done by hand undone or objected to until it goes on", () => {
    const effect = { verb: "gain-influence", who: { seat: 0 }, amount: 2 } as const;
    const gain: LogEntry = {
      type: "acted",
      at: HOUR,
      by: JOHN,
      actions: [{ type: "effect", seat: 0, because: "A Card", effect }],
    };
    const paused = tableAfter(table(), gain, word("paused", 2 * HOUR));
    expect(refusalOf(paused, { type: "hand-undone", at: 3 * HOUR, by: JOHN, effect: 1 })).toBe("paused");
    expect(refusalOf(paused, { type: "objected", at: 3 * HOUR, by: DAVE, effect: 1 })).toBe("paused");
  });

  it("is paused and let go on by those who sit there, the host and judges, and by nobody else", () => {
    const stranger = "999";
    expect(refusalOf(table(), word("paused", 1, stranger))).toBe("not-seated");
    expect(refusalOf(table(), { ...word("paused", 1, stranger), judge: true } as LogEntry)).toBeNull();
    expect(refusalOf({ ...table(), host: stranger }, word("paused", 1, stranger))).toBeNull();
    const paused = tableAfter(table(), word("paused", 1));
    expect(refusalOf(paused, word("resumed", 2, stranger))).toBe("not-seated");
    expect(refusalOf(paused, word("resumed", 2, JOHN))).toBeNull();
  });

  it("is not paused twice, goes on once, and only a running game can be paused", () => {
    const paused = tableAfter(table(), word("paused", 1));
    expect(refusalOf(paused, word("paused", 2))).toBe("paused-already");
    expect(refusalOf(table(), word("resumed", 2))).toBe("not-paused");
    const lobby = tableAfter(null, ...opening(3));
    expect(refusalOf({ ...lobby, phase: "lobby", game: null }, word("paused", 1))).toBe("not-playing");
  });

  it("says so in the thread with a button to go on, and on the tracker", () => {
    const paused = tableAfter(table(), word("paused", 1));
    const said = render.log(paused, [{ what: "paused", name: "**Dave** @everyone" }]);
    expect(said).toHaveLength(1);
    for (const message of said) {
      expectAcceptable(message);
      expect(JSON.stringify(message.components)).toContain("Go on");
      expect(message.content).not.toContain("****Dave");
    }
    expect(render.table(paused).fixed.tracker?.content).toContain("has paused this table");
    expect(render.table(tableAfter(paused, word("resumed", 2))).fixed.tracker?.content).not.toContain("paused");
  });

  it("is saved and read again as it is", () => {
    const paused = tableAfter(table(), word("paused", 1));
    const { snapshot, lasting } = savedTable(paused);
    expect(readTable({ version: 1, snapshot, ...(lasting ? { lasting } : {}) })).toEqual(paused);
  });
});
