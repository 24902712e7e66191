// docs/playing.md: /game replay shows a turn as it stood, by the asker's own rights
import { describe, expect, it } from "vitest";
import { type Action, legalActions } from "../../../src/engine/index.ts";
import type { LogEntry } from "../../../src/table/entry.ts";
import { replayed } from "../../../src/table/replay.ts";
import type { Table } from "../../../src/table/table.ts";
import { openView, ownView } from "../../../src/thread/seen/cached-views.ts";
import { contextOf } from "../../../src/thread/seen/context.ts";
import { thenMessage } from "../../../src/views/tracker/then.ts";
import { THEN_PARTS } from "../../../src/views/tracker/then-key.ts";
import { opening, PLAYERS, tableAfter } from "../tables.ts";

/** Three turns in which everybody does the first thing that is possible. */
function played(): { entries: LogEntry[]; table: Table; seen: { turn: number; game: Table["game"] }[] } {
  const entries: LogEntry[] = [...opening(3)];
  let table = tableAfter(null, ...entries);
  const seen: { turn: number; game: Table["game"] }[] = [];
  const kinds: readonly Action["type"][] = ["start-with-any", "declare", "sponsor", "pass", "keep"];
  while ((table.game?.turn ?? 9) < 4) {
    const { game } = table;
    if (!game) break;
    seen.push({ turn: game.turn, game });
    const seat = game.awaiting[0]?.seat ?? 0;
    const possible = legalActions(game, seat).filter(({ needs }) => needs.length === 0);
    const chosen = kinds.flatMap((type) => possible.find(({ action }) => action.type === type) ?? [])[0] ?? possible[0];
    if (!chosen) break;
    const entry: LogEntry = { type: "acted", at: 9_000, by: PLAYERS[seat] ?? "", actions: [chosen.action] };
    entries.push(entry);
    table = tableAfter(table, entry);
  }
  return { entries, table, seen };
}

const { entries, table, seen } = played();
const { turns } = replayed(entries, table, "test");

describe("a turn of a game that is replayed", () => {
  it("is as it stood at first and at last", () => {
    expect(turns.map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 4].slice(0, turns.length));
    expect(turns.length).toBeGreaterThan(2);
    for (const { turn, first, last } of turns.slice(0, -1)) {
      const then = seen.filter((one) => one.turn === turn);
      expect(first).toEqual(then[0]?.game);
      expect(last).toEqual(then.at(-1)?.game);
    }
  });

  it("tells nobody else what was hidden then", () => {
    for (const { turn, last } of turns) {
      const hidden = (seat: number) =>
        last.cards
          .filter(({ owner, zone }) => owner === seat && ["hand", "deck", "declared"].includes(zone))
          .map(({ facts }) => last.facts[facts]?.title ?? "");
      const open = JSON.stringify(openView(last));
      for (const viewer of [null, 0, 1, 2]) {
        const view = viewer === null ? openView(last) : ownView(last, viewer);
        for (const part of THEN_PARTS) {
          const text = JSON.stringify(
            thenMessage(
              view,
              { turn, at: "end", part },
              turns.map((one) => one.turn),
              contextOf(table),
            ),
          );
          for (const seat of [0, 1, 2]) {
            if (seat === viewer) continue;
            const own = viewer === null ? [] : hidden(viewer);
            const told = hidden(seat).filter(
              (title) => !open.includes(title) && !own.includes(title) && text.includes(title),
            );
            expect(told, `turn ${turn}, ${part}, for ${viewer}`).toEqual([]);
          }
        }
      }
    }
  });

  it("shows a player the own hand as it was, and somebody without a seat none", () => {
    const [, one] = turns;
    if (!one) throw new Error("there is no first turn");
    const shown = (view: Parameters<typeof thenMessage>[0]) =>
      JSON.stringify(thenMessage(view, { turn: 1, at: "end", part: "hand" }, [0, 1, 2], contextOf(table)));
    const title = one.last.facts[one.last.cards[one.last.seats[0]?.hand[0] ?? -1]?.facts ?? -1]?.title ?? "no card";
    expect(shown(ownView(one.last, 0))).toContain(title);
    expect(shown(openView(one.last))).not.toContain("Your hand");
    expect(shown(openView(one.last))).toContain("as everybody saw it");
  });
});
