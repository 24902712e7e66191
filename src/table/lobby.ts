import { randomBytes, randomInt } from "node:crypto";
import type { CardFacts, Faction, Race, RuleSetId, Setup } from "../engine/index.ts";
import { RACES } from "../engine/index.ts";
import { type KnownFacts, withKnown } from "./known-facts.ts";
import type { Library } from "./library.ts";
import type { TableRefusal } from "./refusal.ts";
import { MOST_SEATS, seatOf, type Table, type TableSeat } from "./table.ts";

/** What somebody who sits down asks for; what is left out is chosen for them. */
export interface Wish {
  race?: Race | undefined;
  faction?: Faction | undefined;
  /** A part of the ambassador's title, or the id of its facts. */
  ambassador?: string | undefined;
  /** Name of a ready-made deck. */
  deck?: string | undefined;
}

type Seated = { ok: true; seat: TableSeat } | { ok: false; refusal: TableRefusal };
type StarterDeck = Library["starters"][number];

/** The seat that a newcomer gets: the first free race and its practice deck where they asked for nothing else. */
export function newSeat(table: Table, library: Library, userId: string, display: string, wish: Wish): Seated {
  const starter = wish.deck === undefined ? null : (library.starter(wish.deck) ?? null);
  if (wish.deck !== undefined && starter === null)
    return { ok: false, refusal: { code: "no-such-deck", deck: wish.deck } };
  const race = wish.race ?? starter?.race ?? firstFreeRace(table);
  if (race === null) return { ok: false, refusal: { code: "table-full", seats: MOST_SEATS } };
  const deck = starter ?? deckFor(library, race);
  if (deck === null) return { ok: false, refusal: { code: "no-deck-for-race", race } };
  const seat: TableSeat = {
    userId,
    display,
    race,
    faction: wish.faction ?? deck.faction,
    ambassador: deck.ambassador,
    deck: deck.name,
    deckChosen: starter !== null,
  };
  return withAmbassador(seat, library, wish.ambassador);
}

/**
 * A seat after its player wished for something else. A deck chosen by hand stays when the race changes; otherwise the
 * race's own comes. A deck of another race brings its race along.
 */
export function changedSeat(seat: TableSeat, library: Library, wish: Wish): Seated {
  let next = seat;
  if (wish.race !== undefined && wish.race !== seat.race) {
    const own = library.starter(seat.deck);
    const deck = seat.deckChosen && own?.race === wish.race ? own : deckFor(library, wish.race);
    if (deck === null) return { ok: false, refusal: { code: "no-deck-for-race", race: wish.race } };
    next = { ...next, ...partsOf(deck), deckChosen: false };
  }
  if (wish.deck !== undefined) {
    const deck = library.starter(wish.deck);
    if (!deck) return { ok: false, refusal: { code: "no-such-deck", deck: wish.deck } };
    next = { ...next, ...partsOf(deck), deckChosen: true };
  }
  if (wish.faction !== undefined) next = { ...next, faction: wish.faction };
  return withAmbassador(next, library, wish.ambassador);
}

function partsOf({ race, faction, ambassador, name }: StarterDeck) {
  return { race, faction, ambassador, deck: name };
}

function withAmbassador(seat: TableSeat, library: Library, text: string | undefined): Seated {
  if (text === undefined) return { ok: true, seat };
  const found = ambassadorsOf(library, seat.deck).find(
    ({ id, title }) => id === text || title.toLowerCase().includes(text.trim().toLowerCase()),
  );
  if (!found) return { ok: false, refusal: { code: "no-such-ambassador", text } };
  return { ok: true, seat: { ...seat, ambassador: found.id } };
}

/** The cards of a deck that may be its starting ambassador. */
export function ambassadorsOf(library: Library, deckName: string): CardFacts[] {
  const deck = library.starter(deckName);
  if (!deck) return [];
  const ids = new Set([deck.ambassador, ...library.deckIds(deck)]);
  const role = deck.race === "non-aligned" ? "species" : deck.faction;
  const cards = [...ids].flatMap((id) => library.facts(id) ?? []);
  return cards.filter(
    ({ id, race, ambassador }) => id === deck.ambassador || (ambassador === role && race === deck.race),
  );
}

/** Races that nobody has taken; the Non-Aligned are never all taken. engine: Choosing Factions */
export function freeRaces(table: Table, except?: string): Race[] {
  const taken = table.seats.filter(({ userId }) => userId !== except).map(({ race }) => race);
  return RACES.filter((race) => race === "non-aligned" || !taken.includes(race));
}

function firstFreeRace(table: Table): Race | null {
  return table.seats.length >= MOST_SEATS ? null : (freeRaces(table)[0] ?? null);
}

function deckFor(library: Library, race: Race): StarterDeck | null {
  const own = library.starters.filter((starter) => starter.race === race);
  return own.find(({ practice }) => practice) ?? own[0] ?? null;
}

/** Everything that the game starts from: the seats' decks with every card's facts as the server knows them now. */
export function setupOf(table: Table, library: Library, known: KnownFacts): Setup {
  const seats = table.seats.map(({ display, race, faction, ambassador, deck }) => {
    const starter = library.starter(deck);
    return { name: display, race, faction, ambassador, deck: starter ? library.deckIds(starter) : [] };
  });
  const ids = new Set(seats.flatMap(({ deck, ambassador }) => [ambassador, ...deck]));
  const cards = [...ids].flatMap((id) => library.facts(id) ?? []).map((card) => withKnown(card, known));
  return { rules: table.rules, seats, cards };
}

/** Whether this user may start or end the table's game. */
export function sitsOrHosts(table: Table, userId: string): boolean {
  return table.host === userId || seatOf(table, userId) !== null;
}

/** 128 bits that nobody can guess, in hex. */
export function newSeed(): string {
  return randomBytes(16).toString("hex");
}

const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** An id for a new table: short, easy to read out, and not to be guessed. */
export function newTableId(): string {
  return Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** A table's name where its host gave none. */
export function tableName(host: string, rules: RuleSetId): string {
  return `${host}’s table${rules === "engine" ? "" : ` (${rules})`}`;
}
