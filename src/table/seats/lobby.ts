import { randomInt } from "node:crypto";
import type { Library } from "../../catalogue/library.ts";
import { starterMeant } from "../../catalogue/starter-meant.ts";
import type { CardFacts, Duel, Faction, Race, Ruled, Setup } from "../../engine/index.ts";
import {
  type ChosenFaction,
  clashes,
  excludes,
  FACTIONS,
  leadsFaction,
  RACES,
  startingFactions,
} from "../../engine/index.ts";
import type { TableRefusal } from "../refusal.ts";
import { MOST_SEATS, type Table, type TableSeat } from "../table.ts";
import { madeHand } from "./made-hand.ts";
import { asLeader, type SeatDeck } from "./own-seat.ts";

/** What somebody who sits down asks for; what is left out is chosen for them. */
export interface Wish {
  race?: Race | undefined;
  faction?: Faction | undefined;
  /** A part of the ambassador's title, or the id of its facts. */
  ambassador?: string | undefined;
  /** Name of a ready-made deck. */
  deck?: string | undefined;
  /** The player's own deck, in place of a ready-made one. */
  own?: SeatDeck | undefined;
}

type Seated = { ok: true; seat: TableSeat } | { ok: false; refusal: TableRefusal };
type StarterDeck = Library["starters"][number];

/** The seat that a newcomer gets: the first free faction and its practice deck where they asked for nothing else. */
export function newSeat(table: Table, library: Library, userId: string, display: string, wish: Wish): Seated {
  const { own = null } = wish;
  const starter =
    own?.deck ??
    (wish.deck === undefined ? null : (starterMeant(library, wish.deck, wishedFor(table, library, wish)) ?? null));
  if (wish.deck !== undefined && starter === null)
    return { ok: false, refusal: { code: "no-such-deck", deck: wish.deck } };
  if (table.seats.length >= MOST_SEATS) return { ok: false, refusal: { code: "table-full", seats: MOST_SEATS } };
  const chosen = starter ?? wishedFor(table, library, wish);
  const deck = starter ?? deckFor(library, chosen);
  if (deck === null) {
    if (startingFactions(table, chosen.race).includes(chosen.faction))
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
    ambassador: freeAmbassador(table, library, userId, { deck, own }),
    deck: deck.name,
    deckChosen: starter !== null,
    ...(own === null ? {} : { own }),
  };
  return withAmbassador(seat, library, wish.ambassador);
}

/** The faction that somebody asks for: a race alone means its Babylon Project faction; nothing at all, the first free one. */
function wishedFor(table: Table, library: Library, { race, faction }: Wish): ChosenFaction {
  if (race !== undefined) return { race, faction: faction ?? "babylon-project" };
  const wanted = playableFactions(library, table).filter((each) => faction === undefined || each.faction === faction);
  const free = wanted.filter((each) => !table.seats.some((seat) => excludes(table, seat, each)));
  const alone = free.find((each) => !table.seats.some((seat) => isSame(seat, each)));
  // Where all are taken, whoever sits there is named by the refusal to come.
  const [first] = wanted;
  return alone ?? free[0] ?? first ?? { race: "human", faction: faction ?? "babylon-project" };
}

const isSame = (one: ChosenFaction, other: ChosenFaction) => one.race === other.race && one.faction === other.faction;

/** The factions that some deck is made for, the Babylon Project's first. */
export function playableFactions(library: Library, rules: Ruled): ChosenFaction[] {
  return FACTIONS.flatMap((faction) =>
    RACES.filter(
      (race) =>
        startingFactions(rules, race).includes(faction) &&
        library.starters.some((starter) => isSame(starter, { race, faction })),
    ).map((race) => ({ race, faction })),
  );
}

/** A deck, and the player's copy that it comes from. */
interface Led {
  deck: StarterDeck;
  own: SeatDeck | null;
}

/** The deck's own ambassador, or the first that nobody else at the table has chosen. */
function freeAmbassador(table: Table, library: Library, userId: string, { deck, own }: Led): string {
  const taken = table.seats.filter((seat) => seat.userId !== userId).map(({ ambassador }) => ambassador);
  const free = ambassadorsOf(library, { deck: deck.name, own }).filter(
    (card) => !clashes(card) || !taken.includes(card.id),
  );
  return free.some(({ id }) => id === deck.ambassador) ? deck.ambassador : (free[0]?.id ?? deck.ambassador);
}

/**
 * A seat after its player wished for something else. A deck chosen by hand stays where it can be led; otherwise the
 * faction's own comes. A deck of another faction brings its race and faction along.
 */
export function changedSeat(table: Table, seat: TableSeat, library: Library, wish: Wish): Seated {
  let next = seat;
  const race = wish.race ?? seat.race;
  const playables = playableFactions(library, table).filter((each) => each.race === race);
  const same = playables.find(({ faction }) => faction === seat.faction) ?? playables[0];
  const faction = wish.faction ?? (race === seat.race ? seat.faction : (same?.faction ?? seat.faction));
  if (!isSame(seat, { race, faction })) {
    const present = deckOfSeat(library, seat);
    const stays = seat.deckChosen && present !== undefined && isSame(present, { race, faction });
    const deck = stays ? present : deckFor(library, { race, faction });
    const kept = stays ? (seat.own ?? null) : null;
    if (deck === null) {
      // The rules' own "no" comes before the missing deck.
      if (!startingFactions(table, race).includes(faction)) return { ok: true, seat: { ...seat, race, faction } };
      return { ok: false, refusal: { code: "no-deck-for-faction", race, faction } };
    }
    next = {
      ...next,
      ...partsOf({ deck, own: kept }),
      ambassador: freeAmbassador(table, library, seat.userId, { deck, own: kept }),
      deckChosen: stays,
    };
  }
  const own = wish.own ?? null;
  if (wish.deck !== undefined || own !== null) {
    const deck = own?.deck ?? starterMeant(library, wish.deck ?? "", { race, faction });
    if (!deck) return { ok: false, refusal: { code: "no-such-deck", deck: wish.deck ?? "" } };
    next = {
      ...next,
      ...partsOf({ deck, own }),
      ambassador: freeAmbassador(table, library, seat.userId, { deck, own }),
      deckChosen: true,
    };
  }
  return withAmbassador(next, library, wish.ambassador);
}

function partsOf({ deck: { race, faction, ambassador, name }, own }: Led) {
  return { race, faction, ambassador, deck: name, own };
}

function withAmbassador(seat: TableSeat, library: Library, text: string | undefined): Seated {
  if (text === undefined) return { ok: true, seat };
  const possible = ambassadorsOf(library, seat);
  const found = possible.find(
    ({ id, title }) => id === text || title.toLowerCase().includes(text.trim().toLowerCase()),
  );
  if (!found)
    return { ok: false, refusal: { code: "no-such-ambassador", text, has: possible.map(({ title }) => title) } };
  return { ok: true, seat: { ...seat, ambassador: found.id } };
}

/** What says which deck somebody plays with: the own copy, or the name of a ready-made one. */
type Decked = Pick<TableSeat, "deck" | "own">;

/** The deck that a seat plays with. */
export function deckOfSeat(library: Library, { deck, own }: Decked): StarterDeck | undefined {
  return own ? own.deck : library.starter(deck);
}

/** The facts of a card as this seat has them: a player may have said more of the cards of an own deck. */
export function factsForSeat(library: Library, { own }: Pick<TableSeat, "own">, id: string): CardFacts | undefined {
  return own?.facts.find((card) => card.id === id) ?? library.facts(id);
}

/** The cards of a deck that may be its starting ambassador. */
export function ambassadorsOf(library: Library, seat: Decked): CardFacts[] {
  const deck = deckOfSeat(library, seat);
  if (!deck) return [];
  const ids = new Set([deck.ambassador, ...library.deckIds(deck)]);
  const cards = [...ids].flatMap((id) => factsForSeat(library, seat, id) ?? []);
  return cards.filter((card) => card.id === deck.ambassador || leadsFaction(card, deck));
}

function deckFor(library: Library, chosen: ChosenFaction): StarterDeck | null {
  const own = library.starters.filter((starter) => isSame(starter, chosen));
  return own.find(({ practice }) => practice) ?? own[0] ?? null;
}

/** Where a game's facts come from: what ships, or what a server knows. */
export interface FactSource extends Pick<Library, "facts"> {
  /** A card that only a deck names, with what the server's players have said of it. */
  stated?(card: CardFacts): CardFacts;
}

/**
 * Everything that the game starts from: the seats' decks with every card's facts, as the server knows them now where
 * `cards` is its catalogue.
 */
export function setupOf(table: Table, library: Library, cards: FactSource = library): Setup {
  const seats = table.seats.map((seat) => {
    const { display, race, faction, ambassador } = seat;
    const starter = deckOfSeat(library, seat);
    const own = starter ? { deck: library.deckIds(starter), ...library.pileIds(starter) } : { deck: [] };
    const hands = handsFor(starter, seat, (id) => cards.facts(id) ?? factsForSeat(library, seat, id), own.deck);
    return { name: display, race, faction, ambassador, ...own, ...hands };
  });
  const ids = new Set(
    seats.flatMap(({ deck, ambassador, reserve = [], crusade = [] }) => [ambassador, ...deck, ...reserve, ...crusade]),
  );
  const named = new Map(table.seats.flatMap(({ own }) => own?.facts ?? []).map((card) => [card.id, card]));
  const used = new Map<string, CardFacts>();
  for (const id of ids) {
    const card = cards.facts(id) ?? named.get(id);
    if (card) used.set(id, cards.facts(id) ?? cards.stated?.(card) ?? card);
  }
  // What a player says by naming an ambassador goes for the game.
  for (const { own, ambassador, race, faction } of table.seats) {
    const card = used.get(ambassador);
    if (own && card && !leadsFaction(card, { race, faction })) used.set(ambassador, asLeader(card, { race, faction }));
  }
  const duel = duelOf(table);
  return {
    rules: table.rules,
    ...(table.house ? { house: table.house } : {}),
    ...(duel ? { duel } : {}),
    ...(table.timing ? { together: true } : {}),
    seats,
    cards: [...used.values()],
  };
}

/** The starting hands that a deck comes with, or one that is made for it. */
function handsFor(
  starter: StarterDeck | undefined,
  { ambassador, race }: TableSeat,
  facts: (id: string) => CardFacts | undefined,
  deck: readonly string[],
): Pick<Setup["seats"][number], "hands"> {
  if (starter?.hands) return { hands: starter.hands };
  const rest = [...new Set(deck)].filter((id) => id !== ambassador);
  const made = madeHand(
    rest.flatMap((id) => facts(id) ?? []),
    race,
    facts(ambassador),
  );
  return made === null ? {} : { hands: [made] };
}

/** How the hands of two players come about; null where they are chosen, and at every larger table. */
export function duelOf({ seats, duel }: Table): Duel | null {
  return seats.length === 2 ? (duel ?? null) : null;
}

const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** An id for a new table: short, easy to read out, and not to be guessed. */
export function newTableId(): string {
  return Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
