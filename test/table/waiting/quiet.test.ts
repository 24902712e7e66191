/** A table where nobody does anything for six days is asked once whether it is still there. */
import { describe, expect, it } from "vitest";
import { applyEntry } from "../../../src/table/apply-entry.ts";
import type { Table } from "../../../src/table/table.ts";
import { deadlineOf } from "../../../src/table/waiting/deadline.ts";
import { QUIET_MS } from "../../../src/table/waiting/quiet.ts";
import { created, opening, PLAYERS, tableAfter } from "../tables.ts";

const [londo, gkar] = PLAYERS;
const asked = (table: Table, at: number) => applyEntry(table, { type: "quiet", at, by: "moderator" });

const TABLES: Readonly<Record<string, Table>> = {
  "a lobby": tableAfter(null, created()),
  "a running table": tableAfter(null, ...opening(2)),
  "a paused table": tableAfter(null, ...opening(2), { type: "paused", at: 4_000, by: londo, name: "Londo" }),
};

describe("a quiet table", () => {
  for (const [name, table] of Object.entries(TABLES)) {
    it(`is asked once, six days after somebody has last done something: ${name}`, () => {
      const at = (table.active ?? 0) + QUIET_MS;
      expect(deadlineOf(table)).toBe(at);
      expect(asked(table, at - 1).ok).toBe(false);
      const once = asked(table, at);
      if (!once.ok) throw new Error("it is not asked");
      expect(once.announcements).toEqual([{ what: "quiet", pausedAt: name === "a paused table" ? 4_000 : null }]);
      expect(asked(once.table, at + QUIET_MS).ok).toBe(false);
      expect(deadlineOf(once.table)).toBeNull();
    });
  }

  it("is asked anew six days after somebody said that it goes on; a stranger may not say so", () => {
    const table = TABLES["a running table"];
    if (!table) throw new Error("there is one");
    const at = (table.active ?? 0) + QUIET_MS;
    const once = asked(table, at);
    if (!once.ok) throw new Error("it is not asked");
    expect(applyEntry(once.table, { type: "stayed", at: at + 5, by: "9999" })).toMatchObject({ ok: false });
    const stays = tableAfter(once.table, { type: "stayed", at: at + 5, by: gkar });
    expect(deadlineOf(stays)).toBe(at + 5 + QUIET_MS);
  });

  it("is not made busy by the moderator's own reminders", () => {
    const table = tableAfter(null, ...opening(2, "daily"));
    const decisions = table.waiting.map(({ decision }) => decision);
    const reminded = tableAfter(table, { type: "reminded", at: 90_000_000, by: "moderator", decisions });
    expect(reminded.active).toBe(table.active);
  });

  it("is left alone once it is over, and where an earlier version has not noted when it was busy", () => {
    const table = TABLES["a lobby"];
    if (!table) throw new Error("there is one");
    expect(deadlineOf(tableAfter(table, { type: "ended", at: 5_000, by: londo }))).toBeNull();
    const { active: _, ...before } = table;
    expect(deadlineOf(before)).toBeNull();
  });
});
