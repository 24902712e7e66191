/** From a player's own deck to one that can be sat down with. */
import { known as knownOf } from "../../catalogue/cards/record.ts";
import { titleSlug } from "../../catalogue/cards/title.ts";
import { type DeckLibrary, factsOfTitle, isKnownTitle } from "../../catalogue/deck-titles.ts";
import type { DeckCard } from "../../catalogue/decks/index.ts";
import type { OwnDeck } from "../../catalogue/own-decks.ts";
import type { StarterDeck } from "../../engine/cards/decks.ts";
import {
  type CardFacts,
  type CardType,
  type ChosenFaction,
  type Faction,
  leadsFaction,
  RACES,
  type Race,
} from "../../engine/index.ts";
import type { Pieces } from "../../piecemeal.ts";
import { shortHash } from "../../short-hash.ts";

/** A table's own copy of a player's deck: what becomes of the deck later changes nothing here. */
export interface SeatDeck {
  /** The deck that it was copied from. */
  readonly id: string;
  readonly deck: StarterDeck;
  /** The facts of cards that the library does not have, or about which the deck's player said more. */
  readonly facts: readonly CardFacts[];
}

/** One line of a deck with the card that it is. */
export interface ReadCard extends DeckCard {
  /** Without a type where nobody has said it: it is asked when it first matters. */
  readonly facts: CardFacts;
  /** Nobody but the deck knows the title. */
  readonly strange: boolean;
}

/** What is still to be said before the deck can be played, the first first. */
export type Missing = { what: "faction" } | { what: "ambassador"; wrong: string | null };

/** A deck with everything that is known of it. */
export interface ReadOwnDeck {
  readonly own: OwnDeck;
  readonly cards: readonly ReadCard[];
  readonly race: Race | null;
  readonly faction: Faction | null;
  /** Title of the starting ambassador. */
  readonly ambassador: string | null;
  readonly missing: Missing | null;
  /** Titles that nobody knows. */
  readonly strange: readonly string[];
  /** What a seat takes; null while something is missing. */
  readonly seat: SeatDeck | null;
}

/** Reads a deck with what the library knows; nothing is guessed: where facts are silent, its player is to say. */
export function readOwnDeck(own: OwnDeck, all: DeckLibrary): ReadOwnDeck {
  const library = remembering(all);
  const before = cardsOf(own, library, own.race);
  const chosen = allegianceOf(own, before);
  const cards = chosen.race === null ? before : cardsOf(own, library, chosen.race);
  const strange = [...new Set(cards.filter((card) => card.strange).map(({ title }) => title))];
  const rest = { own, cards, strange, race: chosen.race, faction: chosen.faction };
  const { race, faction } = chosen;
  if (race === null || faction === null) {
    return { ...rest, ambassador: namedAmbassador(own), missing: { what: "faction" }, seat: null };
  }
  const led = leaderOf(own, cards, { race, faction });
  if (led.facts === null) {
    return { ...rest, ambassador: null, missing: { what: "ambassador", wrong: led.wrong }, seat: null };
  }
  const ambassador = led.facts.title;
  return { ...rest, ambassador, missing: null, seat: seatDeck(own, cards, led.facts, { race, faction }, library) };
}

/** The same library, which looks each title up once: a deck's are asked for several times. */
function remembering(library: DeckLibrary): DeckLibrary {
  const byTitle = new Map<string, ReturnType<DeckLibrary["byTitle"]>>();
  const factsOf = new Map<string, ReturnType<DeckLibrary["factsOf"]>>();
  return {
    ...library,
    byTitle: (title) => once(byTitle, title, library.byTitle),
    factsOf: (title) => once(factsOf, title, library.factsOf),
  };
}

function once<T>(made: Map<string, T>, title: string, make: (title: string) => T): T {
  const known = made.get(title);
  if (known !== undefined) return known;
  const fresh = make(title);
  made.set(title, fresh);
  return fresh;
}

/** Reads many decks, one after the other: one of 500 titles takes some milliseconds. */
export function* readOwnDecks(decks: readonly OwnDeck[], library: DeckLibrary): Pieces<ReadOwnDeck[]> {
  const read: ReadOwnDeck[] = [];
  for (const own of decks) {
    read.push(readOwnDeck(own, library));
    yield;
  }
  return read;
}

function cardsOf(own: OwnDeck, library: DeckLibrary, race: Race | undefined): ReadCard[] {
  return own.cards.map((card) => {
    const known = factsOfTitle(library, card.title, { type: card.type, race });
    // Ambassadors are characters.
    const type = card.type ?? (card.section === "ambassador" ? "character" : undefined);
    const facts = known ?? (type === undefined ? untyped(card.title, library) : null) ?? strangeCard(card.title, type);
    return { ...card, facts, strange: known === undefined && !isKnownTitle(library, card.title) };
  });
}

/** What is known of a card but its type; null where nothing is, or several cards have the title. */
function untyped(title: string, library: DeckLibrary): CardFacts | null {
  const [record, ...others] = library.factsOf(title);
  return record && others.length === 0 ? knownOf(record) : null;
}

/** All that a card is of which nobody knows more than its title, or its title and its type. */
function strangeCard(title: string, type: CardType | undefined): CardFacts {
  const slug = titleSlug(title).slice(0, 40);
  const named = { id: `named/${type ?? "card"}/${slug}-${shortHash(title)}`, title: title.slice(0, 80) };
  return type === undefined ? named : { ...named, type };
}

const inDeck = ({ section }: DeckCard) => section !== "reserve" && section !== "crusade";

function namedAmbassador(own: OwnDeck): string | null {
  return own.ambassador ?? own.cards.find(({ section }) => section === "ambassador")?.title ?? null;
}

/** The race and the faction that the deck states, or that its ambassador means. */
function allegianceOf(own: OwnDeck, cards: readonly ReadCard[]): { race: Race | null; faction: Faction | null } {
  const named = namedAmbassador(own);
  const leaders = cards.flatMap(({ title, facts, ...card }) =>
    inDeck({ title, ...card }) && (named === null || title === named) ? (leads(facts) ?? []) : [],
  );
  const race = own.race ?? only(leaders.map((each) => each.race));
  const faction = own.faction ?? only(leaders.flatMap((each) => (each.race === race ? each.faction : [])));
  return { race, faction };
}

/** The faction that this card is printed to lead. */
function leads({ race, ambassador }: CardFacts): ChosenFaction | null {
  const own = RACES.find((each) => each === race);
  if (own === undefined || ambassador === undefined || ambassador === "drakh") return null;
  return { race: own, faction: ambassador === "species" ? "babylon-project" : ambassador };
}

function only<T>(values: readonly T[]): T | null {
  const different = new Set(values);
  const [first] = different;
  return different.size === 1 && first !== undefined ? first : null;
}

/** The ambassador with all that makes it one: what is known, or what its player says by naming it. */
function leaderOf(
  own: OwnDeck,
  cards: readonly ReadCard[],
  chosen: ChosenFaction,
): { facts: CardFacts | null; wrong: string | null } {
  const able = cards.filter(inDeck);
  const named = namedAmbassador(own);
  if (named === null)
    return { facts: able.find(({ facts }) => leadsFaction(facts, chosen))?.facts ?? null, wrong: null };
  const facts = able.find(({ title }) => title === named)?.facts ?? null;
  if (facts === null) return { facts, wrong: named };
  if (leadsFaction(facts, chosen)) return { facts, wrong: null };
  const stated = asLeader(facts, chosen);
  return leadsFaction(stated, chosen) ? { facts: stated, wrong: null } : { facts: null, wrong: named };
}

/** What a player says about a character by choosing it as ambassador, where nobody knows better. */
export function asLeader(facts: CardFacts, { race, faction }: ChosenFaction): CardFacts {
  const { type = "character" } = facts;
  if (type !== "character" || facts.ambassador !== undefined || faction === "drakh") return facts;
  const loyal = faction === "corporate" ? (facts.race ?? "neutral") : (facts.race ?? race);
  const kind = faction === "corporate" ? {} : { ambassador: race === "non-aligned" ? ("species" as const) : faction };
  return { ...facts, type, race: loyal, ...kind, sources: { ...facts.sources, ambassador: "stated by a player" } };
}

/** Characters of the deck that its player may choose as ambassador. */
export function possibleLeaders({ cards }: Pick<ReadOwnDeck, "cards">, chosen: ChosenFaction): string[] {
  const able = cards.filter(inDeck).filter(({ facts }) => leadsFaction(asLeader(facts, chosen), chosen));
  return [...new Set(able.map(({ title }) => title))];
}

function seatDeck(
  own: OwnDeck,
  cards: readonly ReadCard[],
  leader: CardFacts,
  { race, faction }: ChosenFaction,
  library: DeckLibrary,
): SeatDeck {
  const stated = !cards.some(({ facts: each }) => each === leader);
  const facts = new Map([[leader.id, leader]]);
  for (const { facts: each } of cards) if (!facts.has(each.id)) facts.set(each.id, each);
  const lines = (part: readonly ReadCard[]) => part.map(({ count, facts: each }) => [count, each.id] as const);
  const reserve = lines(cards.filter(({ section }) => section === "reserve"));
  const crusade = lines(cards.filter(({ section }) => section === "crusade"));
  return {
    id: own.id,
    deck: {
      name: own.name,
      race,
      faction,
      ambassador: leader.id,
      cards: lines(cards.filter(inDeck)),
      ...(reserve.length > 0 ? { reserve } : {}),
      ...(crusade.length > 0 ? { crusade } : {}),
      practice: false,
    },
    facts: [...facts.values()].filter((each) => !library.ships(each.id) || (each === leader && stated)),
  };
}
