// Seats that practice opponents play: who has them sit down, when they act, and what they take no part in
import { describe, expect, it } from "vitest";
import { type Action, askedInSecret, legalActions, type SeatIndex } from "../../../src/engine/index.ts";
import { applyEntry } from "../../../src/table/apply-entry.ts";
import { slipOf } from "../../../src/table/disputes/taking-back.ts";
import type { LogEntry, LogEntryOf } from "../../../src/table/entry.ts";
import { nextPracticeUser } from "../../../src/table/seats/bot-users.ts";
import { newSeat } from "../../../src/table/seats/lobby.ts";
import { practiceTurns } from "../../../src/table/seats/practice.ts";
import { parseTable, type Table } from "../../../src/table/table.ts";
import { deadlineOf } from "../../../src/table/waiting/deadline.ts";
import { contextOf } from "../../../src/thread/seen/context.ts";
import { created, joined, library, PLAYERS, started, tableAfter } from "../tables.ts";

const [JOHN, DAVE] = PLAYERS;
const AT = 5_000;

function botSits(table: Table, by: string = JOHN): LogEntryOf<"practice-seated"> {
  const seated = newSeat(table, library, nextPracticeUser(table), "A bot", {});
  if (!seated.ok) throw new Error(seated.refusal.code);
  return { type: "practice-seated", at: 2_000, by, seat: seated.seat };
}

/** John, two practice opponents and Dave, in that order; `timing`: as in the entry. */
function lobby(timing?: "together"): Table {
  let table = tableAfter(null, { ...created(), ...(timing ? { timing } : {}) });
  table = tableAfter(table, joined(table, JOHN));
  table = tableAfter(table, botSits(table));
  table = tableAfter(table, botSits(table));
  return tableAfter(table, joined(table, DAVE));
}

const begun = (table: Table): Table => tableAfter(table, started(table));
const acted = (by: string, ...actions: Action[]): LogEntry => ({ type: "acted", at: AT, by, actions });
const choose = (table: Table, seat: SeatIndex) =>
  acted(table.seats[seat]?.userId ?? "", { type: "start-with-any", seat });

function refused(table: Table, entry: LogEntry): string {
  const outcome = applyEntry(table, entry);
  if (outcome.ok) throw new Error("it was not refused");
  const { refusal } = outcome.refused;
  return "why" in refusal ? `${refusal.code}: ${refusal.why}` : refusal.code;
}

/** After the starting hands. */
function playing(timing?: "together"): Table {
  const table = begun(lobby(timing));
  return tableAfter(table, ...[0, 1, 2, 3].map((seat) => choose(table, seat)));
}

describe("a practice opponent", () => {
  it("is nobody whom Discord knows: messages name it, and show no buttons that only it could press", () => {
    const { people } = contextOf(playing());
    expect(people.map(({ userId }) => userId)).toEqual([JOHN, null, null, DAVE]);
  });

  it("sits down and goes by the word of whoever opened the table, before the game", () => {
    const table = lobby();
    expect(table.seats.map(({ userId }) => userId)).toEqual([JOHN, "practice-1", "practice-2", DAVE]);
    expect(refused(table, botSits(table, DAVE))).toBe("not-bots-host");
    expect(refused(table, { type: "practice-left", at: AT, by: DAVE })).toBe("not-bots-host");
    const gone = tableAfter(table, { type: "practice-left", at: AT, by: JOHN });
    expect(gone.seats.map(({ userId }) => userId)).toEqual([JOHN, "practice-1", DAVE]);
    const empty = tableAfter(gone, { type: "practice-left", at: AT, by: JOHN });
    expect(refused(empty, { type: "practice-left", at: AT, by: JOHN })).toBe("no-bot-here");
    expect(refused(begun(table), botSits(table))).toBe("not-in-lobby");
    const twice = { ...botSits(table), seat: { ...botSits(table).seat, userId: "practice-1" } };
    expect(refused(table, twice)).toBe("stale");
  });

  it("takes no free faction that is taken, and no more seats than there are", () => {
    const table = lobby();
    const [first] = table.seats;
    if (!first) throw new Error("nobody sits there");
    const same = { ...botSits(table), seat: { ...first, userId: "practice-3" } };
    expect(refused(table, same)).toBe("faction-taken");
    let full = table;
    while (full.seats.length < 10) full = tableAfter(full, botSits(full));
    expect(refused(full, { ...botSits(table), seat: { ...first, userId: "practice-9" } })).toBe("table-full");
  });

  it("acts a moment after it was asked, which is a deadline of its table", () => {
    const table = begun(lobby());
    expect(practiceTurns(table).map(({ seat }) => seat)).toEqual([1, 2]);
    expect(deadlineOf(table)).toBe(practiceTurns(table)[0]?.at);
    expect((practiceTurns(table)[0]?.at ?? 0) - (table.lastAt ?? 0)).toBe(1_200);
    const after = tableAfter(table, choose(table, 1));
    expect(practiceTurns(after).map(({ seat }) => seat)).toEqual([2]);
    expect(parseTable(JSON.parse(JSON.stringify(after)))).toEqual(after);
  });

  it("answers in secret after the same time, whatever it holds", () => {
    const table = playing("together");
    const { game } = table;
    if (game === null) throw new Error("no game");
    expect(askedInSecret(game)).toHaveLength(4);
    const times = practiceTurns(table).map(({ at }) => at - AT);
    expect(times).toEqual([3_000, 3_000]);
    const [, hand = []] = game.seats.map((seat) => seat.hand);
    const without = {
      ...table,
      game: { ...game, seats: game.seats.map((seat, at) => (at === 1 ? { ...seat, hand: hand.slice(1) } : seat)) },
    };
    expect(practiceTurns(without)).toEqual(practiceTurns(table));
  });

  it("waits while play waits, and where no person plays any more", () => {
    const table = begun(lobby());
    expect(practiceTurns(tableAfter(table, { type: "paused", at: AT, by: JOHN, name: "John" }))).toEqual([]);
    const ready = tableAfter(table, ...[0, 1, 2, 3].map((seat) => choose(table, seat)));
    const alone = tableAfter(
      ready,
      acted(JOHN, { type: "concede", seat: 0 }),
      acted(DAVE, { type: "concede", seat: 3 }),
    );
    expect(alone.phase).toBe("playing");
    expect(practiceTurns(alone)).toEqual([]);
    // A league waits for what comes of its tables.
    const going = practiceTurns({ ...alone, unattended: true });
    expect(going.length).toBeGreaterThan(0);
    // Nobody is in a hurry there.
    const since = alone.waiting.find(({ decision }) => decision === going[0]?.decision)?.since ?? 0;
    expect((going[0]?.at ?? 0) - since).toBe(3_000);
  });

  it("agrees to play fast and loose where somebody proposes it", () => {
    let table = playing();
    for (let steps = 0; table.game?.round !== "action" && steps < 30; steps++) {
      const [asked] = table.game?.awaiting ?? [];
      if (!asked) throw new Error("nobody is asked");
      table = tableAfter(
        table,
        acted(table.seats[asked.seat]?.userId ?? "", { type: "declare-nothing", seat: asked.seat }),
      );
    }
    const proposer = [0, 3].find((seat) => table.game && legalActions(table.game, seat).length > 0);
    const proposed = tableAfter(table, acted(proposer === 3 ? DAVE : JOHN, { type: "loose", seat: proposer ?? 0 }));
    expect(practiceTurns(proposed).map(({ seat, decision }) => [seat, decision])).toEqual([
      [1, null],
      [2, null],
    ]);
  });

  it("is not asked whether a step may be taken back", () => {
    let table = playing();
    const [first] = table.game?.awaiting ?? [];
    for (let steps = 0; steps < 30 && table.game?.round === "conflict"; steps++) {
      const [asked] = table.game.awaiting;
      if (!asked) break;
      table = tableAfter(
        table,
        acted(table.seats[asked.seat]?.userId ?? "", { type: "declare-nothing", seat: asked.seat }),
      );
    }
    expect(first).toBeDefined();
    const asked = () => table.game?.awaiting[0]?.seat ?? 0;
    for (let steps = 0; steps < 8 && asked() !== 0; steps++)
      table = tableAfter(table, acted(table.seats[asked()]?.userId ?? "", { type: "pass", seat: asked() }));
    const build = legalActions(table.game ?? missing(), 0).find(({ action }) => action.type === "build");
    if (!build) throw new Error("nothing can be built");
    table = tableAfter(table, acted(JOHN, build.action));
    const next = asked();
    expect([1, 2]).toContain(next);
    table = tableAfter(table, acted(table.seats[next]?.userId ?? "", { type: "pass", seat: next }));
    const slip = slipOf(table, 0);
    expect("asked" in slip && slip.asked).toEqual([]);
    // A person who has acted since is asked.
    const people = {
      ...table,
      seats: table.seats.map((seat, at) => (at === next ? { ...seat, userId: "4001" } : seat)),
    };
    const asking = slipOf(people, 0);
    expect("asked" in asking && asking.asked).toEqual([next]);
  });

  it("plays for somebody by agreement, and gives the seat back", () => {
    const table = playing();
    const user = nextPracticeUser(table);
    const asked = tableAfter(table, { type: "seat-offered", at: AT, by: DAVE, seat: 3, user, name: "the bot" });
    expect(asked.seats[3]?.userId).toBe(DAVE);
    const taken = tableAfter(asked, { type: "seat-agreed", at: AT, by: JOHN, offer: 1 });
    expect(taken.seats[3]).toMatchObject({ userId: "practice-3", owner: DAVE, playedBy: "the bot" });
    expect(practiceTurns(tableAfter(taken)).some(({ seat }) => seat === 3)).toBe(
      taken.game?.awaiting.some(({ seat }) => seat === 3) ?? false,
    );
    const back = tableAfter(taken, { type: "seat-taken-back", at: AT, by: DAVE });
    expect(back.seats[3]?.userId).toBe(DAVE);
    // A seat that it plays of its own it gives up to anybody whom the host asks.
    const given = tableAfter(table, { type: "seat-offered", at: AT, by: JOHN, seat: 1, user: "4001", name: "Vir" });
    expect(tableAfter(given, { type: "seat-agreed", at: AT, by: "4001", offer: 1 }).seats[1]?.userId).toBe("4001");
  });

  it("plays no deck of which cards are unknown", () => {
    const table = playing();
    const { game } = table;
    if (game === null) throw new Error("no game");
    const facts = game.facts.map(({ complete: _, ...rest }) => rest);
    const unread = { ...table, game: { ...game, facts } };
    const entry: LogEntry = { type: "seat-offered", at: AT, by: DAVE, seat: 3, user: "practice-3", name: "the bot" };
    expect(refused(unread, entry)).toBe("no-substitute: unread");
  });
});

function missing(): never {
  throw new Error("no game");
}
