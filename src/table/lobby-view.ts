import type { StarterDeck } from "../engine/cards/decks.ts";
import type { Faction, Race, RuleSetId } from "../engine/index.ts";
import { excludes, startingFactions } from "../engine/index.ts";
import { checkDeck } from "../engine/rules/deck-check.ts";
import type { LobbyView, SeatChoices } from "../views/index.ts";
import type { Library } from "./library.ts";
import { ambassadorsOf, playable } from "./lobby.ts";
import { FEWEST_SEATS, MOST_SEATS, type Table, type TableSeat } from "./table.ts";

/** The open table as its lobby message shows it. */
export function lobbyView(table: Table, library: Library): LobbyView {
  const host = table.seats.find(({ userId }) => userId === table.host)?.display ?? table.hostDisplay;
  return {
    rules: table.rules,
    pace: table.pace,
    host,
    fewest: FEWEST_SEATS,
    most: MOST_SEATS,
    seats: table.seats.map((seat) => {
      const note = deckRemarks(library, seat, table.rules)[0];
      return {
        userId: seat.userId,
        display: seat.display,
        race: seat.race,
        faction: seat.faction,
        ambassador: library.facts(seat.ambassador)?.title ?? "",
        deck: seat.deck,
        notReady: library.starter(seat.deck) ? null : "has no deck",
        ...(note === undefined ? {} : { note }),
      };
    }),
  };
}

/** What the table's rule set would say about a seat's deck; it never stops a game. */
export function deckRemarks(library: Library, seat: TableSeat, rules: RuleSetId): readonly string[] {
  const starter = library.starter(seat.deck);
  if (!starter) return [];
  const remarks = remembered.get(starter) ?? new Map<string, readonly string[]>();
  remembered.set(starter, remarks);
  const key = `${rules}/${seat.ambassador}`;
  const known = remarks.get(key);
  if (known) return known;
  const cards = library.deckIds(starter).flatMap((id) => library.facts(id) ?? []);
  const says = checkDeck(cards, seat.ambassador, rules).map((remark) => remark.says);
  remarks.set(key, says);
  return says;
}

/** Lobbies are shown again at every step of their tables, and ready-made decks do not change. */
const remembered = new WeakMap<StarterDeck, Map<string, readonly string[]>>();

/** What a player may still choose for the own seat. */
export function seatChoices(table: Table, library: Library, seat: TableSeat): SeatChoices {
  return {
    races: playable(library, table.rules).map(({ race, faction }) => ({
      race,
      faction,
      chosen: race === seat.race && faction === seat.faction,
      takenBy: takenBy(table, seat, race, faction),
    })),
    decks: library.starters
      .filter(({ race, faction }) => startingFactions(table.rules, race).includes(faction))
      .map(({ name, race, faction, practice }) => ({
        value: name,
        name,
        about: practice ? "A ready-made deck of invented practice cards" : "A ready-made deck of real cards",
        chosen: name === seat.deck,
        takenBy: takenBy(table, seat, race, faction),
      }))
      .filter(({ takenBy: rival }) => rival === null),
    ambassadors: ambassadorsOf(library, seat.deck).map(({ id, title }) => ({
      value: id,
      title,
      chosen: id === seat.ambassador,
    })),
  };
}

/** Who has the faction already, where only one may. */
function takenBy(table: Table, own: TableSeat, race: Race, faction: Faction): string | null {
  const rival = table.seats.find((seat) => seat.userId !== own.userId && excludes(seat, { race, faction }));
  return rival?.display ?? null;
}
