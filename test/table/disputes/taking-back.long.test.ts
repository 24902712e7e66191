import { expect, it } from "vitest";
import { type Game, legalActions } from "../../../src/engine/index.ts";
import { madeOf } from "../../../src/piecemeal.ts";
import { applyEntry } from "../../../src/table/apply-entry.ts";
import { freeSlip, pastOf } from "../../../src/table/disputes/taking-back.ts";
import { withdrawn } from "../../../src/table/disputes/withdrawing.ts";
import { type LogEntry, parseEntry } from "../../../src/table/entry.ts";
import { inForce } from "../../../src/table/rebuild.ts";
import type { Table } from "../../../src/table/table.ts";
import { ownView } from "../../../src/thread/seen/cached-views.ts";
import { seenCards } from "../../../src/views/index.ts";
import { numbers } from "../numbers.ts";
import { opening, PLAYERS } from "../tables.ts";

const gameOf = ({ game }: Table): Game => {
  if (game === null) throw new Error("no game is played");
  return game;
};
const userOf = (seat: number) => PLAYERS[seat] ?? "";

/** A game without what only counts up. */
const settled = (table: Table) => JSON.stringify({ ...gameOf(table), nextDecision: 0 });

it("brings a game that is played by chance back to where it was, whatever was done", () => {
  const pick = numbers(11);
  const kinds = new Set<string>();
  for (let round = 0; round < 2; round++) {
    const log: string[] = [];
    let table: Table | null = null;
    const says = (entry: LogEntry, ground: Table | null = table) => {
      const applied = applyEntry(ground, entry);
      if (!applied.ok) throw new Error(JSON.stringify(applied.refused));
      log.push(JSON.stringify(entry));
      table = applied.table;
      return applied.table;
    };
    for (const entry of opening(2 + 2 * round)) says(entry);
    for (let step = 0; step < 110; step++) {
      const before = table as Table | null;
      const game = before?.game;
      const owed = before?.waiting[pick(before.waiting.length)];
      if (!before || !game || !owed || before.phase !== "playing") break;
      const possible = legalActions(game, owed.seat).filter(({ needs }) => needs.length === 0);
      const action = possible[pick(possible.length)]?.action;
      if (!action) break;
      const by = userOf(owed.seat);
      const done = says({ type: "acted", at: 4_000 + step, by, actions: [action] });
      const act = done.acts?.run.at(-1);
      if (freeSlip(done, by) === null || !act || act.n !== done.acts?.count || done.game === game) continue;
      if (act.n === before.acts?.count) continue;
      const found = madeOf(withdrawn(log, act.n));
      if (found === null) throw new Error("the step is not in the log");
      expect(settled(found.base)).toBe(settled(before));
      expect(found.lines).toEqual([log.length - 1]);
      kinds.add(action.type);
      // Nobody has learned anything by it but what its player has put on the table.
      for (const [viewer] of game.seats.entries()) {
        const known = seenCards(ownView(game, viewer));
        const own = new Set(game.seats[owed.seat]?.hand);
        const learned = [...seenCards(ownView(gameOf(done), viewer)).keys()].filter((id) => !known.has(id));
        // What lies on the board is none of the cards of a view, and its player knows what he has declared.
        const declared = (id: number) =>
          game.conflicts.some(({ card }) => card === id) ||
          (game.cards[id]?.owner === viewer && game.cards[id]?.zone === "declared");
        const played = (id: number) => viewer !== owed.seat && own.has(id);
        expect(learned.filter((id) => !declared(id) && !played(id))).toEqual([]);
      }
      if (pick(2) > 0) continue;
      const { lines, events: what, base } = found;
      const past = pastOf(done);
      says({ type: "undone", at: 4_000 + step, by, act: act.n, seat: act.seat, lines, what, past }, base);
    }
    const counted = inForce(log).reduce<Table | null>((now, { line }) => {
      const applied = applyEntry(now, parseEntry(line));
      return applied.ok ? applied.table : null;
    }, null);
    expect(counted).toEqual(table);
  }
  for (const kind of ["build", "pass", "sponsor", "support"]) expect([...kinds]).toContain(kind);
});
