import { describe, expect, it } from "vitest";
import type { Announcement } from "../../../src/table/announcement.ts";
import { applyEntry } from "../../../src/table/apply-entry.ts";
import type { Table } from "../../../src/table/table.ts";
import { nextToAct } from "../../../src/table/waiting/next.ts";
import { acts, STATES } from "../../commands/tables-at.ts";
import { PLAYERS } from "../tables.ts";

const told = (announcements: readonly Announcement[]) =>
  announcements.flatMap((each) => (each.what === "next" ? [each.userId] : []));
const wishing = (table: Table, habits: NonNullable<Table["seats"][number]["habits"]>): Table => ({
  ...table,
  seats: table.seats.map((seat) => ({ ...seat, habits })),
});
/** Dave, who is asked, passes; Paul is asked then. */
function passed(table: Table): { table: Table; announcements: readonly Announcement[] } {
  const outcome = applyEntry(table, acts(PLAYERS[1], { type: "pass", seat: 1 }));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refused));
  return outcome;
}

describe("whoever acts after the one who is asked", () => {
  it("is told so where they have asked for it, once, by the order of initiative", () => {
    const playing = STATES.playing();
    const asked = playing.game?.awaiting[0]?.seat;
    const { order = [] } = playing.game ?? {};
    const inGame = order.filter((seat) => !playing.game?.seats[seat]?.eliminated);
    expect(nextToAct(playing)).toBe(inGame[(inGame.indexOf(asked ?? -1) + 1) % inGame.length]);
    const after = passed(wishing(playing, { next: true }));
    const next = nextToAct(after.table) ?? -1;
    expect(told(after.announcements)).toEqual([PLAYERS[next]]);
    const again = applyEntry(after.table, { type: "stayed", at: Date.now(), by: PLAYERS[0] });
    expect(again.ok && told(again.announcements)).toEqual([]);
  });

  it("is told nothing where they have not, where they are muted or rest, and while play waits", () => {
    const playing = STATES.playing();
    expect(told(passed(playing).announcements)).toEqual([]);
    expect(told(passed(wishing(playing, { next: true, muted: true })).announcements)).toEqual([]);
    const clock = (ms: number) => new Date(Date.now() + ms).toISOString().slice(11, 16);
    const quiet = { from: clock(-3_600_000), to: clock(3_600_000) };
    expect(told(passed(wishing(playing, { next: true, quiet })).announcements)).toEqual([]);
    for (const state of ["paused", "disputed", "objected", "lobby", "over"] as const)
      expect(nextToAct(STATES[state]())).toBeNull();
  });
});
