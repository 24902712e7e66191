// moderator: Manners of a table — talk and deals, taking back, conceding and handing over
import { describe, expect, it } from "vitest";
import { isManner, MANNERS, type Manners, USUAL_MANNERS, withManner } from "../../../src/settings/manners.ts";
import { applyEntry } from "../../../src/table/apply-entry.ts";
import { freeSlip, missingFor, slipOf } from "../../../src/table/disputes/taking-back.ts";
import type { LogEntry } from "../../../src/table/entry.ts";
import type { Table } from "../../../src/table/table.ts";
import { contextOf } from "../../../src/thread/seen/context.ts";
import { createRender } from "../../../src/thread/showing/render.ts";
import { confirmConceding } from "../../../src/views/index.ts";
import { mannersMessage } from "../../../src/views/manners/manners.ts";
import { tableRulesMessage } from "../../../src/views/rulings/house-rules.ts";
import { LOGS } from "../../commands/tables-at.ts";
import { expectAcceptable } from "../../views/discord-limits.ts";
import { library, opening, PLAYERS, refusalOf, tableAfter } from "../tables.ts";

const render = createRender(library);
const [JOHN, DAVE] = PLAYERS;
const VIR = "4500";

/** A table with these manners, as its log makes it. */
function withManners(change: Partial<Manners>, entries: readonly LogEntry[] = LOGS.slipped()): Table {
  const [first, ...rest] = entries;
  if (first?.type !== "created") throw new Error("a log begins with its table");
  return tableAfter(null, { ...first, manners: { ...USUAL_MANNERS, ...change } }, ...rest);
}

const changed = (by: string, manners: Manners, judge = false): LogEntry => ({
  type: "manners-changed",
  at: 4_000,
  by,
  manners,
  ...(judge ? { judge } : {}),
});
const offered = (judge = false): LogEntry => ({
  type: "seat-offered",
  at: 4_000,
  by: DAVE,
  seat: 1,
  user: VIR,
  name: "Vir",
  ...(judge ? { judge } : {}),
});

describe("The manners of a table", () => {
  it("leave a slip free while nobody has acted since, where nothing else was chosen", () => {
    expect(freeSlip(withManners({}), JOHN)).not.toBeNull();
    expect(freeSlip(tableAfter(null, ...LOGS.slipped()), JOHN)).not.toBeNull();
  });

  it("leaves no step to take back where it has agreed on none", () => {
    const table = withManners({ takebacks: "never" });
    expect(slipOf(table, 0)).toEqual({ code: "takebacks-never" });
    expect(freeSlip(table, JOHN)).toBeNull();
    expect(refusalOf(table, { type: "undo-asked", at: 9_000, by: JOHN, act: 1, what: [] })).toBe("takebacks-never");
  });

  it("ask all others for every step where it takes their consent, also while nobody has acted since", () => {
    const table = withManners({ takebacks: "consent" });
    const slip = slipOf(table, 0);
    if (!("act" in slip)) throw new Error("there is a slip");
    // The player in the last seat has conceded.
    expect(slip.asked).toEqual([1, 2]);
    expect(freeSlip(table, JOHN)).toBeNull();
    const asked = applyEntry(table, { type: "undo-asked", at: 9_000, by: JOHN, act: slip.act.n, what: [] });
    if (!asked.ok) throw new Error(JSON.stringify(asked.refused));
    const [message] = render.log(asked.table, asked.announcements);
    expect(message?.content).toContain("as this table has agreed");
    const request = asked.table.acts?.request;
    expect(request && missingFor(asked.table, request)).toEqual([1, 2]);
    const one = tableAfter(asked.table, { type: "undo-word", at: 9_500, by: DAVE, request: 1, word: "agree" });
    const left = one.acts?.request;
    expect(left && missingFor(one, left)).toEqual([2]);
  });

  it("let nobody play another's seat where the table wants that, but for a judge's word", () => {
    const table = withManners({ leaving: "own-seats" }, opening(3));
    expect(refusalOf(table, offered())).toBe("no-substitute");
    expect(refusalOf(table, offered(true))).toBeNull();
    expect(refusalOf(withManners({ leaving: "hand-over" }, opening(3)), offered())).toBeNull();
  });

  it("ask whoever would concede to hand the seat over, where the table wants that", () => {
    const words = (table: Table) => confirmConceding({ type: "concede", seat: 0 }, contextOf(table)).content;
    expect(words(withManners({ leaving: "hand-over" }))).toContain("/game substitute");
    expect(words(withManners({}))).not.toContain("/game substitute");
  });

  it("are chosen before the game, by whoever opened the table or a judge", () => {
    const lobby = withManners({}, opening(3).slice(0, -1));
    const kept = { ...USUAL_MANNERS, talk: "kept" } as const;
    expect(refusalOf(lobby, changed(DAVE, kept))).toBe("not-manners-maker");
    expect(refusalOf(lobby, changed(VIR, kept, true))).toBeNull();
    expect(tableAfter(lobby, changed(JOHN, kept)).manners).toEqual(kept);
    expect(refusalOf(withManners({}), changed(JOHN, kept))).toBe("manners-are-fixed");
    // A league sets them for all its tables.
    const [first, ...rest] = opening(3).slice(0, -1);
    if (first?.type !== "created") throw new Error("a log begins with its table");
    const league = tableAfter(null, { ...first, manners: kept, leagueManners: true }, ...rest);
    expect(refusalOf(league, changed(JOHN, USUAL_MANNERS))).toBe("manners-of-league");
    expect(refusalOf(league, changed(VIR, USUAL_MANNERS, true))).toBeNull();
  });

  it("stand in the lobby, on the tracker while the game runs, and among the rules of the table", () => {
    const lobby = render.table(withManners({ talk: "kept" }, opening(3).slice(0, -1))).fixed.lobby;
    expect(JSON.stringify(lobby)).toContain(
      "Manners: deals in the thread are kept · takebacks free · concede or hand over",
    );
    const table = withManners({ takebacks: "never" });
    expect(render.table(table).fixed.tracker?.content).toContain("Manners: deals bind nobody · no takebacks");
    expect(tableRulesMessage(table).content).toContain("no takebacks");
    // Tables of earlier versions have said nothing.
    expect(render.table(tableAfter(null, ...LOGS.slipped())).fixed.tracker?.content).not.toContain("Manners");
  });

  it("can be chosen from menus that Discord takes, and are nothing else than their choices", () => {
    for (const [which, values] of Object.entries(MANNERS))
      for (const value of values) {
        if (!isManner(which)) throw new Error(which);
        const manners = withManner(USUAL_MANNERS, which, value);
        if (manners === null) throw new Error(value);
        expectAcceptable(mannersMessage(manners, "t1", true));
        expectAcceptable(mannersMessage(manners, "t1", false, true));
      }
    expect(withManner(USUAL_MANNERS, "talk", "never")).toBeNull();
    expect(isManner("toString")).toBe(false);
  });
});
