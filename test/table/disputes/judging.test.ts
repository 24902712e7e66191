// moderator: What a judge may do
import { describe, expect, it } from "vitest";
import type { Effect } from "../../../src/engine/index.ts";
import { applyEntry } from "../../../src/table/apply-entry.ts";
import type { LogEntry } from "../../../src/table/entry.ts";
import type { Table } from "../../../src/table/table.ts";
import { logLines } from "../../../src/views/index.ts";
import { readOff } from "../../commands/tables-at.ts";
import { ctx } from "../../views/fixtures.ts";
import { PLAYERS, tableAfter } from "../tables.ts";

const JUDGE = { at: 9_000, by: "77" } as const;
const gain: Effect = { verb: "gain-influence", who: { seat: 1 }, amount: 2 };
const effect = (by: string = JUDGE.by): LogEntry => ({
  ...JUDGE,
  by,
  type: "judge-effect",
  seat: 1,
  effect: gain,
  because: "a missed gain",
  name: "Vir",
});
const look = (by: string = JUDGE.by): LogEntry => ({ ...JUDGE, by, type: "looked", seat: 1, name: "Vir" });

const refusal = (table: Table, entry: LogEntry) => {
  const applied = applyEntry(table, entry);
  return applied.ok ? null : applied.refused.refusal.code;
};
const rating = (table: Table) => {
  const seat = table.game?.seats[1];
  return (seat?.unspent ?? 0) + (seat?.spent ?? 0);
};

describe("a judge without a seat", () => {
  it("puts right by hand for any player, with a reason, and nobody objects to it", () => {
    const table = readOff();
    const applied = applyEntry(table, effect());
    if (!applied.ok) throw new Error(JSON.stringify(applied.refused));
    expect(rating(applied.table)).toBe(rating(table) + 2);
    const [line] = logLines(applied.events, ctx);
    expect(line).toBe("⚖️ Vir, a judge, puts right by hand for G'Kar, because of a missed gain: gain 2 influence");
    const number = applied.table.hand?.count ?? 0;
    expect(refusal(applied.table, { type: "objected", at: 9_001, by: PLAYERS[0], effect: number })).toBe(
      "nothing-to-object",
    );
    expect(refusal(applied.table, { type: "hand-undone", at: 9_001, by: PLAYERS[1], effect: number })).toBe(
      "nothing-to-undo",
    );
    expect(applied.table.acts).toMatchObject({ run: [], stop: { why: "settled" } });
  });

  it("waits like everybody else while the table is paused", () => {
    const paused = tableAfter(readOff(), { type: "paused", at: 9_000, by: PLAYERS[0], name: "John" });
    expect(refusal(paused, effect())).toBe("paused");
  });

  it("looks at hidden cards, and everybody is told of each look", () => {
    const once = tableAfter(readOff(), look());
    const again = applyEntry(once, look());
    if (!again.ok) throw new Error(JSON.stringify(again.refused));
    expect(again.table.looked).toEqual({ number: 2, seat: 1, by: "77" });
    expect(again.table.game).toBe(once.game);
    expect(again.announcements).toMatchObject([
      { what: "happened", events: [{ type: "looked", seat: 1, judge: "Vir", look: 2 }] },
    ]);
    expect(JSON.stringify(again.announcements)).not.toContain("Speech");
  });

  it("is nobody who sits at the table, and judges no game that is over", () => {
    expect(refusal(readOff(), effect(PLAYERS[0]))).toBe("judge-sits");
    expect(refusal(readOff(), look(PLAYERS[3]))).toBe("judge-sits");
    const closed = tableAfter(readOff(), { type: "ended", at: 9_000, by: PLAYERS[0] });
    expect(refusal(closed, effect())).toBe("not-playing");
    expect(refusal(closed, look())).toBe("not-playing");
  });
});
