import { describe, expect, it } from "vitest";
import { legalActions, mostUrgent } from "../../../src/engine/index.ts";
import { ANSWER_MS, type Expiry, type Pace } from "../../../src/settings/pace.ts";
import { applyEntry } from "../../../src/table/apply-entry.ts";
import type { LogEntry } from "../../../src/table/entry.ts";
import { readTable, savedTable } from "../../../src/table/saved.ts";
import type { Table } from "../../../src/table/table.ts";
import { clockOf, deadlineFor, lateAt } from "../../../src/table/waiting/clocks.ts";
import { deadlineOf } from "../../../src/table/waiting/deadline.ts";
import { answersFor } from "../../../src/table/waiting/expiry.ts";
import { nextNudge } from "../../../src/table/waiting/reminding.ts";
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

/** The first thing that this seat may do. */
function answer(table: Table, seat: number, at: number): Table {
  const { game } = table;
  if (game === null) throw new Error("no game");
  const [first] = legalActions(game, seat);
  if (!first) throw new Error("nothing can be done");
  return tableAfter(table, { type: "acted", at, by: PLAYERS[seat] ?? "", actions: [first.action] });
}

const deadlines = (table: Table) => table.waiting.map(({ decision }) => deadlineFor(table, decision));
const expire = (table: Table, at: number): LogEntry => ({
  type: "expired",
  at,
  by: "moderator",
  decisions: lateAt(table, at).map(({ decision }) => decision),
  ...(table.clock?.expiry === "pass" ? { actions: answersFor(table, lateAt(table, at)) } : {}),
});

function savedOf(table: Table) {
  const { snapshot, lasting } = savedTable(table);
  if (lasting === undefined) throw new Error("a game has facts");
  return { snapshot, lasting };
}

describe("an answer's deadline", () => {
  it.each([
    ["live", ANSWER_MS.live],
    ["daily", DAY],
    ["slow", 3 * DAY],
    ["bank", 3 * DAY],
    ["custom", 5 * HOUR],
  ] as const)("is counted from when it was asked: %s", (pace, ms) => {
    expect(deadlines(tableWith(pace))).toEqual([BEGUN + ms, BEGUN + ms, BEGUN + ms]);
  });

  it("is not there for a person alone among practice opponents, unless a league's round has to end", () => {
    const table = tableWith("live");
    const among = (people: number): Table => ({
      ...table,
      seats: table.seats.map((seat, at) => (at < people ? seat : { ...seat, userId: `practice-${at}` })),
    });
    expect(deadlines(among(2))).toEqual(deadlines(table));
    expect(deadlines(among(1))).toEqual([null, null, null]);
    expect(lateAt(among(1), BEGUN + DAY)).toEqual([]);
    expect(deadlines({ ...among(1), unattended: true })).toEqual(deadlines(table));
  });

  it("is not there at tables of before", () => {
    for (const pace of ["live", "daily"] as const) {
      const table = tableAfter(null, ...opening(3, pace));
      expect(deadlines(table)).toEqual([null, null, null]);
      expect(lateAt(table, BEGUN + 100 * DAY)).toEqual([]);
      expect(table.waiting.every((each) => Object.keys(each).length === 3)).toBe(true);
    }
    // Reminded once a day, or never, as before.
    expect(nextNudge(tableAfter(null, ...opening(3, "daily")))).toBe(BEGUN + DAY);
    expect(nextNudge(tableAfter(null, ...opening(3, "live")))).toBeNull();
  });

  it("runs for nobody who has answered", () => {
    const table = answer(tableWith("daily"), 1, BEGUN + HOUR);
    expect(table.waiting.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(lateAt(table, BEGUN + DAY).map(({ seat }) => seat)).toEqual([0, 2]);
    expect(lateAt(table, BEGUN + DAY - 1)).toEqual([]);
  });

  it("waits while the table is paused, and goes on where it was", () => {
    const pause: LogEntry = { type: "paused", at: BEGUN + HOUR, by: PLAYERS[0], name: "Londo" };
    const paused = tableAfter(tableWith("daily"), pause);
    expect(deadlines(paused)).toEqual([null, null, null]);
    expect(lateAt(paused, BEGUN + 10 * DAY)).toEqual([]);
    const on = tableAfter(paused, { type: "resumed", at: BEGUN + HOUR + 5 * DAY, by: PLAYERS[0], name: "Londo" });
    expect(deadlines(on)).toEqual([BEGUN + 6 * DAY, BEGUN + 6 * DAY, BEGUN + 6 * DAY]);
    expect(on.halted).toBeUndefined();
  });

  it("keeps out of a player's quiet hours and vacation, from the moment that the table knows of them", () => {
    const habits = { vacations: [{ from: BEGUN + HOUR, until: BEGUN + HOUR + 3 * DAY }] };
    const table = tableAfter(tableWith("daily"), { type: "habits", at: BEGUN + 1, by: PLAYERS[1], habits });
    expect(deadlines(table)).toEqual([BEGUN + DAY, BEGUN + 4 * DAY, BEGUN + DAY]);
    const quiet = { zone: "UTC", quiet: { from: "01:00", to: "09:00" } };
    const night = tableAfter(tableWith("daily"), { type: "habits", at: BEGUN + 1, by: PLAYERS[0], habits: quiet });
    // One night and, since the deadline moves into it, the next.
    expect(deadlines(night)[0]).toBe(BEGUN + DAY + 16 * HOUR);
  });

  it("takes no more vacation than is left in the game, and changes nothing then", () => {
    const days = (count: number) => ({ vacations: [{ from: BEGUN + HOUR, until: BEGUN + HOUR + count * DAY }] });
    const said = (habits: object): LogEntry => ({ type: "habits", at: BEGUN + 1, by: PLAYERS[1], habits });
    expect(applyEntry(tableWith("daily"), said(days(15)))).toEqual({
      ok: false,
      refused: { from: "table", refusal: { code: "vacation-too-long", table: "Test", days: 15, left: 14 } },
    });
    expect(applyEntry(tableWith("daily"), said(days(14))).ok).toBe(true);
  });

  it("is looked at at the right moment", () => {
    expect(deadlineOf(tableWith("live"))).toBe(BEGUN + ANSWER_MS.live);
    expect(deadlineOf(tableWith("slow"))).toBe(BEGUN + DAY);
  });

  it("follows from the log alone, also when it has been saved", () => {
    const entries = [...entriesWith("bank", "vote"), expire(tableWith("bank"), BEGUN + 4 * DAY)];
    const table = tableAfter(null, ...entries);
    expect(readTable({ version: 1, ...savedOf(table) })).toEqual(JSON.parse(JSON.stringify(table)));
    expect(tableAfter(null, ...entries)).toEqual(table);
  });
});

describe("a bank of time", () => {
  it("gives what was used, adds eight hours with each answer, and holds three days", () => {
    const quick = answer(tableWith("bank"), 0, BEGUN + HOUR);
    expect(quick.banks).toEqual([3 * DAY, 3 * DAY, 3 * DAY]);
    const slow = answer(tableWith("bank"), 0, BEGUN + 2 * DAY);
    expect(slow.banks).toEqual([DAY + 8 * HOUR, 3 * DAY, 3 * DAY]);
  });

  it("is empty once it has run out", () => {
    const table = tableWith("bank");
    expect(tableAfter(table, expire(table, BEGUN + 3 * DAY)).banks).toEqual([0, 0, 0]);
  });
});

describe("a deadline that has passed", () => {
  const late = BEGUN + DAY;

  it("is dealt with once, however many look at it", () => {
    const table = tableWith("daily", "remind");
    const entry = expire(table, late);
    const after = tableAfter(table, entry);
    expect(lateAt(after, late + DAY)).toEqual([]);
    expect(applyEntry(after, { ...entry, at: late + 1 }).ok).toBe(false);
  });

  it("reminds, where the table has chosen no more", () => {
    const table = tableWith("daily", "remind");
    const outcome = applyEntry(table, expire(table, late));
    if (!outcome.ok) throw new Error("refused");
    expect(outcome.announcements).toMatchObject([{ what: "expired", how: "remind", seats: [0, 1, 2] }]);
    expect(outcome.table.game).toEqual(table.game);
    // That was a reminder: the next comes a day later.
    expect(nextNudge(outcome.table)).toBe(late + DAY);
  });

  it("has the mildest answer given, and whoever returns told", () => {
    const table = answer(tableWith("daily", "pass"), 1, BEGUN + HOUR);
    const outcome = applyEntry(table, expire(table, late));
    if (!outcome.ok) throw new Error("refused");
    expect(outcome.announcements.map(({ what }) => what)).toEqual(["expired", "done-for", "done-for", "happened"]);
    expect(outcome.table.game?.round).not.toBe("setup");
    expect(outcome.table.waiting.every(({ asked }) => asked === late)).toBe(true);
  });

  it("lets the others vote to go on: more than half of those who are not late", () => {
    const begun = tableAfter(null, ...entriesWith("daily", "vote", 4));
    const rest = [1, 2, 3].reduce((now, seat) => answer(now, seat, BEGUN + HOUR), begun);
    const table = tableAfter(rest, expire(rest, late));
    const decisions = table.waiting.map(({ decision }) => decision);
    const vote = (now: Table, seat: number): LogEntry => ({
      type: "go-on",
      at: late + HOUR,
      by: PLAYERS[seat] ?? "",
      decisions,
      actions: answersFor(now, now.waiting),
    });
    const refused = (now: Table, seat: number) => {
      const outcome = applyEntry(now, vote(now, seat));
      return outcome.ok ? null : outcome.refused.refusal.code;
    };
    expect(refused(table, 0)).toBe("own-time");
    const one = tableAfter(table, vote(table, 1));
    expect(one.game).toEqual(table.game);
    expect(refused(one, 1)).toBe("voted-already");
    const two = tableAfter(one, vote(one, 2));
    expect(two.game).not.toEqual(table.game);
    expect(refused(two, 3)).toBe("stale");
  });

  it("counts for nothing once the late have answered after all", () => {
    const begun = tableAfter(null, ...entriesWith("daily", "vote", 2));
    const rest = answer(begun, 1, BEGUN + HOUR);
    const table = tableAfter(rest, expire(rest, late));
    const decisions = table.waiting.map(({ decision }) => decision);
    const back = answer(table, 0, late + HOUR);
    const vote: LogEntry = { type: "go-on", at: late + 2 * HOUR, by: PLAYERS[1], decisions, actions: [] };
    expect(applyEntry(back, vote).ok).toBe(false);
  });

  it("does nothing where nobody at all has come for days", () => {
    const table = tableAfter(tableWith("daily", "pass"), { type: "quiet", at: BEGUN + 7 * DAY, by: "moderator" });
    expect(lateAt(table, BEGUN + 30 * DAY)).toEqual([]);
  });
});

describe("time that others give", () => {
  const give = (seat: number, ms: number, at: number): LogEntry => ({
    type: "time-given",
    at,
    by: PLAYERS[seat] ?? "",
    ms,
    name: "Londo",
  });

  it("is more for everybody else who is waited for, and nothing for the giver", () => {
    const table = tableAfter(tableWith("daily"), give(0, 6 * HOUR, BEGUN + HOUR));
    expect(deadlines(table)).toEqual([BEGUN + DAY, BEGUN + DAY + 6 * HOUR, BEGUN + DAY + 6 * HOUR]);
  });

  it("begins anew where the time was over", () => {
    const table = tableWith("daily");
    const over = tableAfter(table, expire(table, BEGUN + DAY));
    const given = tableAfter(over, give(0, 6 * HOUR, BEGUN + 2 * DAY));
    expect(deadlines(given)).toEqual([null, BEGUN + 2 * DAY + 6 * HOUR, BEGUN + 2 * DAY + 6 * HOUR]);
  });

  it("is not given where nobody else is waited for, without end, or by strangers", () => {
    const alone = [1, 2].reduce((now, seat) => answer(now, seat, BEGUN + HOUR), tableWith("daily"));
    const refused = (table: Table, entry: LogEntry) => {
      const outcome = applyEntry(table, entry);
      return outcome.ok ? null : outcome.refused.refusal.code;
    };
    expect(refused(alone, give(0, HOUR, BEGUN + 2 * HOUR))).toBe("nobody-waited-for");
    expect(refused(alone, give(1, 60 * DAY, BEGUN + 2 * HOUR))).toBe("too-much-time");
    expect(refused(alone, { ...give(1, HOUR, BEGUN + 2 * HOUR), by: "77" })).toBe("not-seated");
    expect(refused(tableAfter(null, ...opening(3, "daily")), give(1, HOUR, BEGUN))).toBe("no-deadlines");
  });
});

describe("what all answer in secret", () => {
  /** Plays until aftermaths are asked for: several are asked at once, and nobody sees who has answered. */
  function inSecret(): Table {
    let table = tableAfter(null, ...entriesWith("daily", "vote", 3));
    for (let step = 0; step < 600; step++) {
      const { game } = table;
      if (game === null || game.result) break;
      if ((game.aftermathStep?.asked.length ?? 0) > 1) return table;
      const [asked] = game.awaiting;
      if (!asked) break;
      const own = mostUrgent(game.awaiting, asked.seat);
      const legal = legalActions(game, asked.seat).filter(({ needs }) => needs.length === 0);
      // Conflicts are declared, so that something is resolved.
      const chosen = legal.find(({ action }) => own?.kind === "declare" && action.type === "declare") ?? legal.at(-1);
      const pass = legal.find(({ action }) => action.type === "pass");
      const action = (own?.kind === "action" ? pass : chosen)?.action;
      if (!action) break;
      const outcome = applyEntry(table, {
        type: "acted",
        at: BEGUN + step,
        by: PLAYERS[asked.seat] ?? "",
        actions: [action],
      });
      if (!outcome.ok) break;
      table = outcome.table;
    }
    throw new Error("nobody was asked for aftermaths");
  }

  it.each(["declareStep", "drawStep"] as const)("has one deadline for all where all are asked at once: %s", (step) => {
    const entries = entriesWith("daily", "vote", 3).map((entry) =>
      entry.type === "started" ? { ...entry, setup: { ...entry.setup, together: true as const } } : entry,
    );
    let table = tableAfter(null, ...entries);
    // Who is on vacation would be waited for longer.
    const habits = { vacations: [{ from: BEGUN + HOUR, until: BEGUN + 5 * DAY }] };
    table = tableAfter(table, { type: "habits", at: BEGUN + 1, by: PLAYERS[1], habits });
    let seen = 0;
    for (let count = 0; count < 300 && seen < 3; count++) {
      const { game } = table;
      const asked = game?.awaiting.at(-1);
      if (!game || !asked) break;
      if (game[step] && table.waiting.length > 1) {
        seen++;
        expect(new Set(deadlines(table)).size).toBe(1);
      }
      const [action] = answersFor(
        table,
        table.waiting.filter(({ seat }) => seat === asked.seat),
      );
      if (!action) break;
      table = tableAfter(table, { type: "acted", at: BEGUN + count, by: PLAYERS[asked.seat] ?? "", actions: [action] });
    }
    expect(seen).toBeGreaterThan(1);
  });

  it("ends for all at once, whoever has answered, and names all", () => {
    const table = inSecret();
    const { game } = table;
    const asked = game?.aftermathStep?.asked ?? [];
    const [first] = asked;
    if (!first) throw new Error("nobody is asked");
    const by = PLAYERS[first.seat] ?? "";
    const habits = { vacations: [{ from: BEGUN + HOUR, until: BEGUN + 5 * DAY }] };
    const away = tableAfter(table, { type: "habits", at: BEGUN + HOUR / 2, by, habits });
    const answered = tableAfter(away, {
      type: "acted",
      at: BEGUN + HOUR / 2 + 1,
      by,
      actions: [{ type: "pass", seat: first.seat }],
    });
    // Whether the one who is away has answered moves nobody's deadline.
    expect(new Set(deadlines(answered)).size).toBe(1);
    expect(deadlines(answered)).toEqual(deadlines(away));
    const at = deadlines(away)[0] ?? 0;
    const said = (now: Table) => {
      const outcome = applyEntry(now, expire(now, at));
      if (!outcome.ok) throw new Error("refused");
      return outcome.announcements.map((each) => ({ ...each, users: null }));
    };
    expect(said(answered)).toEqual(said(away));
    expect(said(away)).toMatchObject([{ secret: true, seats: asked.map(({ seat }) => seat) }]);
  });
});
