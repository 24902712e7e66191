// moderator: Skipping aftermaths — answered for while holding none, and nobody can tell
import { describe, expect, it } from "vitest";
import { type CardFacts, type Game, viewFor } from "../../../src/engine/index.ts";
import { askAftermaths } from "../../../src/engine/turn/aftermaths.ts";
import { answerAt, answersDue } from "../../../src/table/ahead/skipping.ts";
import type { Announcement } from "../../../src/table/announcement.ts";
import { applyEntry } from "../../../src/table/apply-entry.ts";
import type { LogEntry } from "../../../src/table/entry.ts";
import { REMINDER_MS, type Table } from "../../../src/table/table.ts";
import { deadlineOf } from "../../../src/table/waiting/deadline.ts";
import { createRender } from "../../../src/thread/showing/render.ts";
import { arranged, conflict, event, invented, stage } from "../../engine/stage.ts";
import { expectSame } from "../../same.ts";
import { library, opening, PLAYERS, tableAfter } from "../tables.ts";

const [LONDO, DELENN, GKAR] = PLAYERS;
const MINUTE = 60_000;
const START = 1_000_000;

const render = createRender(library);
const pact = conflict("Pact", "diplomacy");
const spare = event("Spare", { says: "Nothing." });
const other = event("Other", { says: "Nothing." });
const third = event("Third", { says: "Nothing." });
const song = event("Song", { says: "Nothing." });
const sorrow = invented("aftermath", "Sorrow", { cost: 0, conflict: "diplomacy" });

/** After a conflict: all three are asked, and Delenn holds this card. `times`: how long she took for her last answers. */
function asked(hers: CardFacts, times: readonly number[] = []): Table {
  const staged = stage(
    {
      Londo: { hand: [spare] },
      // Both cards are among all that there are at the table, whichever of them she holds.
      Delenn: { hand: [hers], deck: [hers === song ? sorrow : song, other] },
      "G'Kar": { hand: [third] },
    },
    [["Londo", pact]],
  );
  const game = arranged(staged, (work) => {
    work.game.awaiting = [];
    work.game.round = "resolution";
    work.game.conflicts = work.game.conflicts.map((one) => ({
      ...one,
      result: { won: true, margin: 1, uncontested: true },
    }));
    askAftermaths(work, work.game.conflicts[0]?.id ?? 0, 0);
  });
  const opened = tableAfter(null, ...opening(3, "daily"));
  const waiting = game.awaiting.map(({ id, seat }) => ({ decision: id, seat, since: START }));
  const table = { ...opened, game, waiting, ...(times.length > 0 ? { ahead: [{}, { times }, {}] } : {}) };
  return tableAfter(table, { type: "skip-aftermaths", at: START, by: DELENN, on: true });
}

const none = (by: string, at: number): LogEntry => ({
  type: "acted",
  at,
  by,
  actions: [{ type: "pass", seat: PLAYERS.indexOf(by as (typeof PLAYERS)[number]) }],
});

/** What the moderator does by itself at this time. */
function byItself(table: Table, at: number): LogEntry[] {
  const due = answersDue(table, at).map(({ id }) => id);
  const late = table.waiting.filter(({ since }) => since + REMINDER_MS <= at).map(({ decision }) => decision);
  return [
    ...(due.length > 0 ? [{ type: "answered-for", at, by: "moderator", decisions: due } as const] : []),
    ...(late.length > 0 ? [{ type: "reminded", at, by: "moderator", decisions: late } as const] : []),
  ];
}

/** Everything that the others see at one moment. */
function seenByOthers(table: Table, told: readonly Announcement[]) {
  const { fixed, hands } = render.table(table);
  const owed = table.waiting.map(({ decision }) => decision);
  return {
    fixed,
    hands: hands.filter(({ seat }) => seat !== 1),
    prompt: render.prompt(table, owed),
    said: render.log(table, told),
    views: [viewFor(table.game as Game, "public"), viewFor(table.game as Game, { seat: 0 })],
    waiting: table.waiting,
    active: table.active,
  };
}

/** Plays these entries, and what the moderator does by itself every minute; what the others see, minute by minute. */
function watched(from: Table, entries: readonly LogEntry[], minutes: number) {
  let table = from;
  let looks = seenByOthers(table, []);
  const seen: [number, typeof looks][] = [[START, looks]];
  let hasHappened = false;
  for (let minute = 1; minute <= minutes; minute++) {
    const at = START + minute * MINUTE;
    const told: Announcement[] = [];
    const begun = table;
    for (const entry of entries.filter((one) => one.at > at - MINUTE && one.at <= at)) {
      const done = applyEntry(table, { ...entry, at });
      if (!done.ok) throw new Error(JSON.stringify(done.refused));
      told.push(...done.announcements);
      table = done.table;
    }
    for (const entry of byItself(table, at)) {
      const done = applyEntry(table, entry);
      if (!done.ok) throw new Error(JSON.stringify(done.refused));
      told.push(...done.announcements);
      table = done.table;
    }
    // In a minute in which nothing happens, and nothing has in the one before, everything looks as it did.
    const before = hasHappened;
    hasHappened = told.length > 0 || table !== begun;
    if (before || hasHappened) looks = seenByOthers(table, told);
    seen.push([at, looks]);
  }
  return { table, seen };
}

/** The minute in which whoever is skipped is answered for. */
const answeredIn = (table: Table): number => Math.ceil(((answerAt(table) ?? START) - START) / MINUTE);

describe("whoever is skipped at aftermaths while holding none", () => {
  it("is answered for, after a time that the table remembers to look at", () => {
    const table = asked(song);
    const at = answerAt(table) ?? 0;
    expect(at).toBeGreaterThan(START);
    expect(deadlineOf(table)).toBeLessThanOrEqual(at);
    expect(answersDue(table, at - 1)).toEqual([]);
    const [due] = answersDue(table, at);
    const done = tableAfter(table, { type: "answered-for", at, by: "moderator", decisions: [due?.id ?? 0] });
    expect(done.game?.aftermathStep?.answers).toEqual([{ seat: 1, play: null }]);
    expect(answerAt(done)).toBeNull();
  });

  it("is asked as usual while holding one, or a card of which nobody knows what it is", () => {
    expect(answerAt(asked(sorrow))).toBeNull();
    const { type: _, ...unknown } = event("Unread", { says: "Nothing." });
    expect(answerAt(asked({ ...unknown, complete: false } as CardFacts))).toBeNull();
    const call = (card: CardFacts) => render.table(asked(card)).hands.map((hand) => hand.call?.message.content);
    expect(call(sorrow)).toEqual([undefined, expect.stringContaining("aftermath"), undefined]);
    expect(call(song)).toEqual([undefined, undefined, undefined]);
  });

  it("is not answered for before the time has come, nor once asked again", () => {
    const table = asked(song);
    const [decision] = table.game?.awaiting.filter(({ seat }) => seat === 1) ?? [];
    const at = answerAt(table) ?? 0;
    const answer = (time: number): LogEntry => ({
      type: "answered-for",
      at: time,
      by: "moderator",
      decisions: [decision?.id ?? 0],
    });
    expect(applyEntry(table, answer(at - 1)).ok).toBe(false);
    const back = tableAfter(table, { type: "skip-aftermaths", at: START + 1, by: DELENN, on: false });
    expect(applyEntry(back, answer(at)).ok).toBe(false);
  });

  it("answers after times such as the player's own, the same each time they are drawn and other ones each question", () => {
    const own = [10, 20, 30, 40, 50, 60].map((minutes) => minutes * MINUTE);
    const delays = new Set<number>();
    for (let question = 0; question < 20; question++) {
      const table = asked(song, own);
      const moved = {
        ...table,
        seed: `another ${question}`,
      };
      const wait = (answerAt(moved) ?? 0) - START;
      expect(wait).toBeGreaterThanOrEqual(10 * MINUTE);
      expect(wait).toBeLessThanOrEqual(60 * MINUTE);
      expect(answerAt({ ...moved })).toBe(answerAt(moved));
      delays.add(wait);
    }
    expect(delays.size).toBeGreaterThan(15);
  });

  it("has the times of their own answers noted, since they were asked, whatever reminders came in between", () => {
    const table = asked(sorrow);
    const reminded = tableAfter(table, {
      type: "reminded",
      at: START + REMINDER_MS,
      by: "moderator",
      decisions: table.waiting.map(({ decision }) => decision),
    });
    const done = tableAfter(reminded, none(DELENN, START + REMINDER_MS + 5 * MINUTE));
    expect(done.ahead?.[1]?.times).toEqual([REMINDER_MS + 5 * MINUTE]);
    const idle = tableAfter(
      table,
      { type: "paused", at: START + MINUTE, by: LONDO, name: "Londo" },
      { type: "resumed", at: START + 61 * MINUTE, by: LONDO, name: "Londo" },
      none(DELENN, START + 63 * MINUTE),
    );
    expect(idle.ahead?.[1]?.times).toEqual([3 * MINUTE]);
  });
});

describe("to everybody else at the table", () => {
  it("an answer that comes by itself looks like one by hand, message by message and in time", () => {
    const [without, holding] = [asked(song), asked(sorrow)];
    const minute = answeredIn(without);
    const others = [none(LONDO, START + 2 * MINUTE), none(GKAR, START + (minute + 90) * MINUTE)];
    const one = watched(without, others, minute + 100);
    const two = watched(holding, [none(DELENN, START + minute * MINUTE), ...others], minute + 100);
    expect(one.table.game?.aftermathStep).toBeUndefined();
    expect(two.seen).toEqual(one.seen);
  });

  it("neither the question, nor the reminders, nor who is pinged tells the hand", () => {
    const [without, holding] = [asked(song), asked(sorrow)];
    const minutes = 2 * 24 * 60 + 5;
    const others = [none(LONDO, START + 2 * MINUTE)];
    const one = watched(without, others, minutes);
    const two = watched(holding, others, minutes);
    expect(answersDue(without, START + minutes * MINUTE)).toHaveLength(1);
    expect(JSON.stringify(one.seen)).toContain("waits for everybody");
    // When somebody has last done something is seen by nobody.
    const shown = ({ seen }: typeof one) => seen.map(([at, { active: _, ...rest }]) => [at, rest]);
    expectSame(shown(two), shown(one));
  });

  it("what is said in advance, and what waits, shows nowhere", () => {
    const table = asked(song);
    const { ahead: _, ...plain } = table;
    const quiet = { ...seenByOthers(table, []), prompt: null };
    expect(quiet).toEqual({ ...seenByOthers(plain, []), prompt: null });
  });
});
