import { deckLibrary } from "../../../src/catalogue/deck-titles.ts";
import { CARD_TYPES } from "../../../src/engine/index.ts";
import type { LogEntry } from "../../../src/table/entry.ts";
import { newSeat } from "../../../src/table/seats/lobby.ts";
import { readOwnDeck, type SeatDeck } from "../../../src/table/seats/own-seat.ts";
import type { Table } from "../../../src/table/table.ts";
import { created, library, PLAYERS, tableAfter } from "../tables.ts";

/** What their players call these decks. */
export const NAMES = ["Purple reign", "Stones of old"];
/** A practice deck as somebody submits it, with cards that only its player knows. */
const brought = (starterName: string, at: number) => {
  const starter = library.starters.find(({ name }) => name === starterName);
  const cards = (starter?.cards ?? []).flatMap(([count, id]) => {
    const title = library.facts(id)?.title;
    return title === undefined ? [] : [{ count, title, section: "deck" as const }];
  });
  const strange = CARD_TYPES.map((type) => ({
    count: 3,
    title: `Unheard ${at} of ${type}`,
    section: "deck" as const,
    type,
  }));
  const kept = { title: `Kept ${at}`, count: 2, section: "reserve" as const, type: "event" as const };
  const own = { id: `deck000${at + 2}`, name: NAMES[at] ?? "", cards: [...cards, ...strange, kept], at: 1 };
  const leader = library.facts(starter?.ambassador ?? "")?.title ?? "";
  const { seat } = readOwnDeck(
    { ...own, race: starter?.race, faction: starter?.faction, ambassador: leader },
    deckLibrary(library),
  );
  if (!seat) throw new Error(`${starterName} cannot be brought`);
  return seat;
};
const seated = (table: Table, at: number, deck: SeatDeck): LogEntry => {
  const chosen = newSeat(table, library, PLAYERS[at] ?? "", `Player ${at}`, { own: deck });
  if (!chosen.ok) throw new Error(chosen.refusal.code);
  return { type: "joined", at: 2, by: PLAYERS[at] ?? "", seat: chosen.seat };
};
/** A lobby of two players with decks of their own, which hold cards that only they know. */
export const lobby = [brought("Practice Narn", 0), brought("Practice Centauri", 1)].reduce(
  (table, deck, at) => tableAfter(table, seated(table, at, deck)),
  tableAfter(null, created()),
);
