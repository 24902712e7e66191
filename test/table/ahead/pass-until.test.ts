// moderator: Passing ahead — pass until something happens, and be told why it has ended
import { describe, expect, it } from "vitest";
import type { PassUntil } from "../../../src/table/ahead/ahead.ts";
import { aheadOf } from "../../../src/table/ahead/ahead.ts";
import type { LogEntry } from "../../../src/table/entry.ts";
import type { Table } from "../../../src/table/table.ts";
import { refusalOf } from "../tables.ts";
import { acts, asked, DELENN, GKAR, inActionRound, joins, LONDO, passes, taken } from "./tables.ts";

const until = (by: string, ...conditions: PassUntil[]): LogEntry => ({
  type: "pass-until",
  at: 5_000,
  by,
  until: conditions,
});
const folded = (table: Table, ...entries: LogEntry[]) => entries.reduce((now, entry) => taken(now, entry).table, table);

describe("whoever passes until something happens", () => {
  it("passes at once where the question stands open, as if by hand", () => {
    const table = inActionRound();
    const byHand = taken(table, acts(passes(0)));
    const ahead = taken(table, until(LONDO, "touched"));
    expect(ahead.events).toEqual(byHand.events);
    expect(ahead.table.game).toEqual(byHand.table.game);
    expect(asked(ahead.table)).toEqual([1]);
  });

  it("passes again each time that it is asked, until what touches them comes about", () => {
    const table = folded(inActionRound(), until(GKAR, "touched"));
    expect(asked(table)).toEqual([0]);
    const first = folded(table, acts(joins(table, 0, "Vir")));
    expect(asked(first)).toEqual([1]);
    const second = folded(first, acts(joins(first, 1, "Lennier", "oppose")));
    expect(asked(second)).toEqual([0]);
    expect(aheadOf(second, 2).pass).toEqual(["touched"]);
  });

  it("is asked again, and told why, once a conflict of theirs changes", () => {
    const table = folded(inActionRound(), until(DELENN, "touched"));
    const joined = taken(table, acts(joins(table, 0, "Vir")));
    expect(asked(joined.table)).toEqual([1]);
    expect(aheadOf(joined.table, 1)).toMatchObject({
      told: [{ what: "pass-ended", until: "touched", event: { type: "supported", seat: 0 } }],
    });
    expect(aheadOf(joined.table, 1).pass).toBeUndefined();
    // What was told is read once the player goes on.
    expect(aheadOf(folded(joined.table, acts(passes(1))), 1)).toEqual({});
  });

  it("is not woken by a vote, which asks them by itself, and passes on after it", () => {
    const table = folded(inActionRound(), until(DELENN, "touched"));
    const called = folded(
      table,
      acts({
        type: "effect",
        seat: 0,
        because: "Show of Hands",
        effect: { verb: "call-vote", kind: "player", sealed: true },
      }),
    );
    expect(called.game?.awaiting.filter(({ kind }) => kind === "vote")).toHaveLength(3);
    const voted = folded(called, ...[0, 1, 2].map((seat) => acts({ type: "vote", seat, vote: "yes" })));
    expect(aheadOf(voted, 1)).toEqual({ pass: ["touched"] });
    expect(asked(folded(voted, acts(passes(0))))).toEqual([2]);
  });

  it("is not woken by what came before it was said", () => {
    const before = folded(inActionRound(), acts(joins(inActionRound(), 0, "Vir")));
    expect(asked(before)).toEqual([1]);
    expect(asked(folded(before, until(DELENN, "touched")))).toEqual([2]);
  });

  it("until somebody acts is not woken by passes, and is by any action", () => {
    const table = folded(inActionRound(), until(GKAR, "acts"));
    const passed = folded(table, acts(passes(0)));
    expect(aheadOf(passed, 2).pass).toEqual(["acts"]);
    expect(asked(folded(passed, acts(joins(passed, 1, "Lennier"))))).toEqual([2]);
  });

  it("until the round ends sleeps through everything, and holds no longer than the round", () => {
    let table = folded(inActionRound(), until(DELENN, "round"));
    table = folded(table, acts(joins(table, 0, "Vir")), acts(passes(2)), acts(passes(0)));
    expect(asked(table)).toEqual([]);
    expect(table.game?.round).not.toBe("action");
    expect(aheadOf(table, 1)).toEqual({});
  });

  it("goes on to the end of the round where all do, each pass in its place", () => {
    const table = folded(inActionRound(), until(GKAR, "touched"), until(DELENN, "touched"));
    const done = taken(table, until(LONDO, "touched"));
    expect(done.events.filter(({ type }) => type === "passed").map((event) => "seat" in event && event.seat)).toEqual([
      0, 1, 2,
    ]);
    expect(done.table.ahead).toBeUndefined();
  });

  it("takes it back, or acts, and is asked from then on", () => {
    const table = folded(inActionRound(), until(DELENN, "touched"));
    const back = folded(table, { type: "ahead-dropped", at: 6_000, by: DELENN, what: "pass" }, acts(passes(0)));
    expect(asked(back)).toEqual([1]);
    expect(refusalOf(back, { type: "ahead-dropped", at: 6_000, by: DELENN, what: "pass" })).toBe("nothing-ahead");
  });

  it("keeps the pass back while all are asked at once, until everybody else has passed or passes ahead", () => {
    let table = inActionRound();
    for (const seat of [0, 1, 2]) table = folded(table, acts({ type: "loose", seat }));
    expect(asked(table).sort()).toEqual([0, 1, 2]);
    table = folded(table, until(GKAR, "touched"));
    expect(asked(table).sort()).toEqual([0, 1, 2]);
    table = folded(table, acts(passes(0)));
    expect(asked(table).sort()).toEqual([1, 2]);
    const done = folded(table, until(DELENN, "touched"));
    expect(done.game?.round).not.toBe("action");
  });

  it("is asked while play is stopped, whatever was said", () => {
    const table = folded(inActionRound(), until(LONDO, "round"), acts({ type: "wait", seat: 1 }));
    expect(table.game?.awaiting).toMatchObject([{ seat: 0, kind: "action", halted: true }]);
  });

  it("outside of the action round, without a seat, or until nothing is refused, and changes nothing", () => {
    const table = inActionRound();
    expect(refusalOf(table, until("9999", "touched"))).toBe("not-seated");
    expect(refusalOf(table, until(LONDO))).toBe("pass-until-what");
    const later = folded(table, until(LONDO, "round"), until(DELENN, "round"), until(GKAR, "round"));
    expect(refusalOf(later, until(LONDO, "touched"))).toBe("pass-ahead-later");
  });
});
