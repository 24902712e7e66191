// moderator: the proof and the record of a game
import { describe, expect, it } from "vitest";
import { edition } from "../../../src/catalogue/edition.ts";
import { legalActions } from "../../../src/engine/index.ts";
import type { LogEntry } from "../../../src/table/entry.ts";
import { replayed } from "../../../src/table/replay.ts";
import type { Table } from "../../../src/table/table.ts";
import { opening, PLAYERS, tableAfter } from "../tables.ts";

/** A game of three that has begun, as a bot of this edition has played it. */
function begun(by?: string): LogEntry[] {
  const entries = opening(3).map((entry, at) => (at === 0 && by !== undefined ? { ...entry, edition: by } : entry));
  for (let step = 0; step < 12; step++) {
    const { game } = tableAfter(null, ...entries);
    const seat = game?.awaiting[0]?.seat ?? 0;
    const [legal] = game ? legalActions(game, seat) : [];
    if (!legal) break;
    entries.push({ type: "acted", at: 4_000 + step, by: PLAYERS[seat] ?? "", actions: [legal.action] });
  }
  return entries;
}

const richer = (table: Table): Table =>
  table.game === null ? table : { ...table, game: { ...table.game, turn: table.game.turn + 1 } };

describe("A log that is played again", () => {
  const entries = begun(edition());
  const table = tableAfter(null, ...entries);

  it("makes the same game, and tells everything that happened", () => {
    const { events, comesOut } = replayed(entries, table, edition());
    expect(comesOut).toBe("same");
    expect(events.some(({ type }) => type === "starting-hand-chosen")).toBe(true);
  });

  it("and makes another game than the one that is there, is wrong where one edition of the bot has played it all", () => {
    expect(replayed(entries, richer(table), edition()).comesOut).toBe("differently");
  });

  it("and makes another game, or none, says nothing against a game that other editions of the bot have played", () => {
    expect(replayed(entries, richer(table), "another").comesOut).toBe("changed-since");
    const unnoted = tableAfter(null, ...begun());
    expect(replayed(begun(), richer(unnoted), edition()).comesOut).toBe("changed-since");
    const later: LogEntry = { type: "ended", at: 9_000, by: "1001", edition: edition() };
    const ended = tableAfter(unnoted, later);
    expect(ended.editions).toEqual(["unknown", edition()]);
    expect(replayed([...begun(), later], richer(ended), edition()).comesOut).toBe("changed-since");
    const twice = [...entries, ...entries.slice(0, 1)];
    const { events, comesOut } = replayed(twice, tableAfter(table, later), "another");
    expect(comesOut).toBe("changed-since");
    expect(events).toEqual(replayed(entries, table, edition()).events);
  });
});

describe("The edition of the bot", () => {
  it("is a name for its source, the same whenever it is asked", () => {
    expect(edition()).toMatch(/^[0-9a-f]{12}$/);
    expect(edition()).toBe(edition());
  });
});
