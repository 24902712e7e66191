// DESIGN: League nights — a registered deck's hash stands in the table's log, and proves in the end what was played
import { describe, expect, it } from "vitest";
import { deckLibrary } from "../../../src/catalogue/deck-titles.ts";
import { copyOfStarter } from "../../../src/catalogue/starter-copy.ts";
import { applyEntry } from "../../../src/table/apply-entry.ts";
import { newSeat, setupOf } from "../../../src/table/seats/lobby.ts";
import { readOwnDeck } from "../../../src/table/seats/own-seat.ts";
import { checkSeals, sealOf } from "../../../src/table/seats/sealed-deck.ts";
import type { Table, TableSeat } from "../../../src/table/table.ts";
import { contextOf } from "../../../src/thread/seen/context.ts";
import { sealLines } from "../../../src/views/tracker/proof.ts";
import { created, library, PLAYERS, tableAfter } from "../tables.ts";

const [JOHN, DAVE] = PLAYERS;
const SALT = "00112233445566778899aabbccddeeff";
const AT = 10;

const copyOf = (name: string) => {
  const starter = library.starter(name);
  if (!starter) throw new Error(name);
  return copyOfStarter(starter, library, 1);
};

/** A lobby with both players' registered decks. */
function lobby(): Table {
  let table = tableAfter(null, created());
  for (const [user, name] of [
    [JOHN, "Practice Narn"],
    [DAVE, "Practice Human"],
  ] as const) {
    const copy = copyOf(name);
    const own = readOwnDeck(copy, deckLibrary(library)).seat;
    if (own === null) throw new Error(name);
    const found = newSeat(table, library, user, `User ${user}`, { own });
    if (!found.ok) throw new Error(found.refusal.code);
    const { race, faction } = found.seat;
    const seat = { ...found.seat, seal: sealOf(copy, { race, faction }, SALT) };
    table = tableAfter(table, { type: "joined", at: AT, by: user, seat });
  }
  return table;
}

describe("A deck that was registered for a league", () => {
  it("is proved to be the one that was played, in whatever order it was written", () => {
    const table = lobby();
    const setup = setupOf(table, library);
    expect(checkSeals(table.seats, setup).map(({ holds }) => holds)).toEqual([true, true]);
    const copy = copyOf("Practice Narn");
    const turned = { ...copy, cards: copy.cards.toReversed() };
    const side = { race: "narn", faction: "babylon-project" } as const;
    expect(sealOf(turned, side, SALT)).toEqual(sealOf(copy, side, SALT));
  });

  it("is found out where a single card was played in place of another, or the reserve has changed", () => {
    const table = lobby();
    const setup = setupOf(table, library);
    const [first, second] = setup.seats;
    if (!first || !second) throw new Error("no seats");
    const other = second.deck.find((id) => !first.deck.includes(id)) ?? "";
    const swapped = { ...setup, seats: [{ ...first, deck: [...first.deck.slice(0, -1), other] }, second] };
    expect(checkSeals(table.seats, swapped).map(({ holds }) => holds)).toEqual([false, true]);
    const more = { ...setup, seats: [{ ...first, reserve: [...(first.reserve ?? []), other] }, second] };
    expect(checkSeals(table.seats, more).map(({ holds }) => holds)).toEqual([false, true]);
  });

  it("is asked for at its table: who sits there with another deck is named", () => {
    const table = lobby();
    const seats: TableSeat[] = table.seats.map(({ seal, ...seat }, at) =>
      at === 0 && seal ? { ...seat, seal } : seat,
    );
    const setup = setupOf({ ...table, seats }, library);
    expect(checkSeals(seats, setup).map(({ hash, holds }) => [hash !== null, holds])).toEqual([
      [true, true],
      [false, false],
    ]);
    const words = sealLines(checkSeals(seats, setup), contextOf({ ...table, seats }));
    expect(words[0]).toContain("✅ The deck of **User 1001** is the one that was registered");
    expect(words[1]).toBe("⚠️ **User 1002** plays with a deck that was not registered.");
    const none: TableSeat[] = table.seats.map(({ seal: _, ...seat }) => seat);
    expect(checkSeals(none, setup)).toEqual([]);
  });

  it("tells nothing of its cards: with another secret mixed in, the same cards have another hash", () => {
    const copy = copyOf("Practice Narn");
    const side = { race: "narn", faction: "babylon-project" } as const;
    expect(sealOf(copy, side, "other").hash).not.toBe(sealOf(copy, side, SALT).hash);
  });

  it("stays as it is in the lobby, but for another ambassador of it", () => {
    const table = lobby();
    const before = table.seats[0];
    const change = (what: object) =>
      applyEntry(table, { type: "seat-changed", at: AT, by: JOHN, change: { ...before, ...what } });
    for (const what of [{ deck: "Practice Narn II" }, { own: null }, { race: "minbari" }, { faction: "home" }]) {
      const done = change(what);
      expect(done.ok ? null : done.refused).toMatchObject({ from: "table", refusal: { code: "deck-sealed" } });
    }
    expect(change({ ambassador: before?.ambassador }).ok).toBe(true);
  });
});
