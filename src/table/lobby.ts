import { randomBytes, randomInt } from "node:crypto";
import type { CardFacts, Faction, Race, RuleSetId, Setup } from "../engine/index.ts";
import { type Chosen, clashes, excludes, FACTIONS, leadsFaction, RACES, startingFactions } from "../engine/index.ts";
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

/** The seat that a newcomer gets: the first free faction and its practice deck where they asked for nothing else. */
export function newSeat(table: Table, library: Library, userId: string, display: string, wish: Wish): Seated {
  const starter = wish.deck === undefined ? null : (library.starter(wish.deck) ?? null);
  if (wish.deck !== undefined && starter === null)
    return { ok: false, refusal: { code: "no-such-deck", deck: wish.deck } };
  if (table.seats.length >= MOST_SEATS) return { ok: false, refusal: { code: "table-full", seats: MOST_SEATS } };
  const chosen = starter ?? wishedFor(table, library, wish);
  const deck = starter ?? deckFor(library, chosen);
  if (deck === null) {
    if (startingFactions(table.rules, chosen.race).includes(chosen.faction))
      return { ok: false, refusal: { code: "no-deck-for-faction", race: chosen.race, faction: chosen.faction } };
    // The rules' own "no" comes with the entry.
    const { race, faction } = chosen;
    return { ok: true, seat: { userId, display, race, faction, ambassador: "", deck: "", deckChosen: false } };
  }
  const seat: TableSeat = {
    userId,
    display,
    race: chosen.race,
    faction: chosen.faction,
    ambassador: freeAmbassador(table, library, userId, deck),
    deck: deck.name,
    deckChosen: starter !== null,
  };
  return withAmbassador(seat, library, wish.ambassador);
}

/** The faction that somebody asks for: a race alone means its Babylon Project faction; nothing at all, the first free one. */
function wishedFor(table: Table, library: Library, { race, faction }: Wish): Chosen {
  if (race !== undefined) return { race, faction: faction ?? "babylon-project" };
  const wanted = playable(library, table.rules).filter((each) => faction === undefined || each.faction === faction);
  const free = wanted.filter((each) => !table.seats.some((seat) => excludes(seat, each)));
  const alone = free.find((each) => !table.seats.some((seat) => isSame(seat, each)));
  // Where all are taken, whoever sits there is named by the refusal to come.
  const [first] = wanted;
  return alone ?? free[0] ?? first ?? { race: "human", faction: faction ?? "babylon-project" };
}

const isSame = (one: Chosen, other: Chosen) => one.race === other.race && one.faction === other.faction;

/** The factions that some deck is made for, the Babylon Project's first. */
export function playable(library: Library, rules: RuleSetId): Chosen[] {
  return FACTIONS.flatMap((faction) =>
    RACES.filter(
      (race) =>
        startingFactions(rules, race).includes(faction) &&
        library.starters.some((starter) => isSame(starter, { race, faction })),
    ).map((race) => ({ race, faction })),
  );
}

/** The deck's own ambassador, or the first that nobody else at the table has chosen. */
function freeAmbassador(table: Table, library: Library, userId: string, deck: StarterDeck): string {
  const taken = table.seats.filter((seat) => seat.userId !== userId).map(({ ambassador }) => ambassador);
  const free = ambassadorsOf(library, deck.name).filter((card) => !clashes(card) || !taken.includes(card.id));
  return free.some(({ id }) => id === deck.ambassador) ? deck.ambassador : (free[0]?.id ?? deck.ambassador);
}

/**
 * A seat after its player wished for something else. A deck chosen by hand stays where it can be led; otherwise the
 * faction's own comes. A deck of another faction brings its race and faction along.
 */
export function changedSeat(table: Table, seat: TableSeat, library: Library, wish: Wish): Seated {
  let next = seat;
  const race = wish.race ?? seat.race;
  const own = playable(library, table.rules).filter((each) => each.race === race);
  const kept = own.find(({ faction }) => faction === seat.faction) ?? own[0];
  const faction = wish.faction ?? (race === seat.race ? seat.faction : (kept?.faction ?? seat.faction));
  if (!isSame(seat, { race, faction })) {
    const present = library.starter(seat.deck);
    const stays = seat.deckChosen && present !== undefined && isSame(present, { race, faction });
    const deck = stays ? present : deckFor(library, { race, faction });
    if (deck === null) {
      // The rules' own "no" comes before the missing deck.
      if (!startingFactions(table.rules, race).includes(faction)) return { ok: true, seat: { ...seat, race, faction } };
      return { ok: false, refusal: { code: "no-deck-for-faction", race, faction } };
    }
    next = {
      ...next,
      ...partsOf(deck),
      ambassador: freeAmbassador(table, library, seat.userId, deck),
      deckChosen: stays,
    };
  }
  if (wish.deck !== undefined) {
    const deck = library.starter(wish.deck);
    if (!deck) return { ok: false, refusal: { code: "no-such-deck", deck: wish.deck } };
    next = {
      ...next,
      ...partsOf(deck),
      ambassador: freeAmbassador(table, library, seat.userId, deck),
      deckChosen: true,
    };
  }
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
  const cards = [...ids].flatMap((id) => library.facts(id) ?? []);
  return cards.filter((card) => card.id === deck.ambassador || leadsFaction(card, deck));
}

function deckFor(library: Library, chosen: Chosen): StarterDeck | null {
  const own = library.starters.filter((starter) => isSame(starter, chosen));
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
