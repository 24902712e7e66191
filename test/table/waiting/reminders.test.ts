import { describe, expect, it } from "vitest";
import type { Expiry, Pace } from "../../../src/settings/pace.ts";
import { applyEntry } from "../../../src/table/apply-entry.ts";
import type { LogEntry } from "../../../src/table/entry.ts";
import { gameFile } from "../../../src/table/game-file.ts";
import type { Table } from "../../../src/table/table.ts";
import { clockOf, deadlineFor } from "../../../src/table/waiting/clocks.ts";
import { nextNudge, nudgedAt } from "../../../src/table/waiting/reminding.ts";
import { opening, PLAYERS, tableAfter } from "../tables.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** When the game begins: `started` says so. */
const BEGUN = 3_000;

function entriesWith(pace: Pace, expiry: Expiry, seats = 3): LogEntry[] {
  return opening(seats, pace).map((entry) =>
    entry.type === "created" ? { ...entry, clock: clockOf(pace, expiry, 5 * HOUR) } : entry,
  );
}

const tableWith = (pace: Pace, expiry: Expiry = "vote", seats = 3): Table =>
  tableAfter(null, ...entriesWith(pace, expiry, seats));

const deadlines = (table: Table) => table.waiting.map(({ decision }) => deadlineFor(table, decision));

describe("reminders", () => {
  it("come as often as their player wants them, and never in quiet hours", () => {
    const habits = { remindEveryHours: 2, zone: "UTC", quiet: { from: "01:00", to: "09:00" } };
    const table = tableAfter(tableWith("slow"), { type: "habits", at: BEGUN + 1, by: PLAYERS[1], habits });
    expect(nextNudge(table)).toBe(9 * HOUR);
    expect(nudgedAt(table, "remind", 9 * HOUR).map(({ seat }) => seat)).toEqual([1]);
  });

  it("stop after three, and then whoever opened the table is told, once", () => {
    let table = tableWith("custom", "remind");
    let at = BEGUN;
    for (let count = 0; count < 3; count++) {
      at += DAY;
      const decisions = nudgedAt(table, "remind", at).map(({ decision }) => decision);
      expect(decisions.length).toBe(3);
      table = tableAfter(table, { type: "reminded", at, by: "moderator", decisions });
    }
    at += DAY;
    expect(nudgedAt(table, "remind", at)).toEqual([]);
    const decisions = nudgedAt(table, "stall", at).map(({ decision }) => decision);
    const outcome = applyEntry(table, { type: "stalled", at, by: "moderator", decisions });
    if (!outcome.ok) throw new Error("refused");
    expect(outcome.announcements).toMatchObject([{ what: "stalled", host: "1001", seats: [0, 1, 2] }]);
    expect(nextNudge(outcome.table)).toBeNull();
  });

  it("are not posted for whoever has muted them", () => {
    const table = tableAfter(tableWith("daily", "remind"), {
      type: "habits",
      at: BEGUN + 1,
      by: PLAYERS[1],
      habits: { muted: true },
    });
    const decisions = table.waiting.map(({ decision }) => decision);
    const outcome = applyEntry(table, { type: "reminded", at: BEGUN + DAY, by: "moderator", decisions });
    if (!outcome.ok) throw new Error("refused");
    expect(outcome.announcements.map((each) => (each.what === "reminder" ? each.userId : ""))).toEqual([
      "1001",
      "1003",
    ]);
  });
});

it("forgets a player's habits when somebody else plays the seat", () => {
  const habits = { zone: "UTC", quiet: { from: "01:00", to: "09:00" } };
  const table = tableAfter(
    tableWith("daily"),
    { type: "habits", at: BEGUN + 1, by: PLAYERS[1], habits },
    { type: "seat-offered", at: BEGUN + 2, by: "77", seat: 1, user: "2001", name: "Vir", judge: true },
    { type: "seat-agreed", at: BEGUN + 3, by: "2001", offer: 1 },
  );
  expect(table.seats[1]?.userId).toBe("2001");
  expect(table.seats[1]?.habits).toBeUndefined();
  expect(deadlines(table)[1]).toBe(BEGUN + DAY);
});

it("shows a player's habits in no file of the game, also when it is over", () => {
  const habits = { zone: "Europe/Berlin", quiet: { from: "22:00", to: "08:00" } };
  const joining = entriesWith("daily", "vote").map((entry) =>
    entry.type === "joined" ? { ...entry, seat: { ...entry.seat, habits } } : entry,
  );
  const entries: LogEntry[] = [
    ...joining,
    { type: "habits", at: BEGUN + 1, by: PLAYERS[1], habits },
    { type: "ended", at: BEGUN + 2, by: PLAYERS[0] },
  ];
  const table = tableAfter(null, ...entries);
  const file = gameFile({ table, entries, steps: entries.map(() => []), dealt: table.game, log: [] });
  expect(file.finished && "entries" in file ? file.entries.length : 0).toBe(entries.length);
  expect(JSON.stringify(file)).not.toMatch(/Berlin|22:00/u);
});
