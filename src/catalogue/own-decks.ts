import { z } from "zod";
import { titleKey } from "../engine/cards/titles.ts";
import { CARD_TYPES, FACTIONS, RACES } from "../engine/index.ts";
import { FRESH_ID, freshId } from "../fresh-id.ts";
import type { Pieces } from "../piecemeal.ts";
import { type Store, Texts } from "../store/index.ts";
import { LONGEST_TITLE, MOST_COPIES, SECTIONS } from "./decks/index.ts";

/** The most decks of one player in one server, and the longest name of one. */
export const OWN_DECK_LIMITS = { decks: 24, name: 60 } as const;

const cardSchema = z
  .object({
    count: z.int().min(1).max(MOST_COPIES),
    title: z.string().min(1).max(LONGEST_TITLE),
    section: z.enum(SECTIONS),
    /** What the player says about the card, where nobody else knows. */
    type: z.enum(CARD_TYPES).optional(),
  })
  .readonly();

/** A deck as it is kept. */
export const ownDeckSchema = z
  .object({
    /** Names it for good, whatever it is called. */
    id: z.string().regex(FRESH_ID),
    name: z.string().min(1).max(OWN_DECK_LIMITS.name),
    race: z.enum(RACES).optional(),
    faction: z.enum(FACTIONS).optional(),
    /** Title of the starting ambassador that its player chose. */
    ambassador: z.string().min(1).max(LONGEST_TITLE).optional(),
    cards: z.array(cardSchema).min(1).readonly(),
    /** When it was kept last, in ms since the epoch. */
    at: z.number(),
  })
  .readonly();
/** A player's own deck: titles and what the player said about them. Only its player ever sees it. */
export type OwnDeck = z.infer<typeof ownDeckSchema>;

/** A deck that is to be kept. */
export type Submitted = Omit<OwnDeck, "id">;
/** What may change of a deck that is kept. */
export type DeckChange = (deck: OwnDeck) => OwnDeck;

export type DeckKept =
  | { ok: true; deck: OwnDeck; replaced: boolean }
  | { ok: false; problem: "too-many" | "name-taken" | "gone" };

/** The last readings that are kept: the decks of one player take at most some 3 MB. */
const MOST_REMEMBERED = 32;

/** The decks of each player of each server: a text with a line for each deck. */
export class OwnDecks {
  readonly #kept: Texts<readonly OwnDeck[]>;

  constructor(store: Store) {
    this.#kept = new Texts(store.documents("decks"), {
      nothing: [],
      read,
      write: (decks) => decks,
      most: MOST_REMEMBERED,
    });
  }

  /** By name. */
  of(guild: string, userId: string): Promise<readonly OwnDeck[]> {
    return this.#kept.of(keyOf(guild, userId));
  }

  /** Keeps a deck; one of the same name is replaced and goes on under its id. */
  async keep(guild: string, userId: string, submitted: Submitted): Promise<DeckKept> {
    const fresh = freshId();
    return this.#change(guild, userId, (decks) => {
      const before = decks.find(({ name }) => sameName(name, submitted.name));
      if (!before && decks.length >= OWN_DECK_LIMITS.decks) return { ok: false, problem: "too-many" };
      return { ok: true, deck: { ...submitted, id: before?.id ?? fresh }, replaced: before !== undefined };
    });
  }

  async change(guild: string, userId: string, id: string, change: DeckChange): Promise<DeckKept> {
    return this.#change(guild, userId, (decks) => {
      const before = decks.find((deck) => deck.id === id);
      if (!before) return { ok: false, problem: "gone" };
      const deck = change(before);
      const taken = decks.some((other) => other.id !== id && sameName(other.name, deck.name));
      return taken ? { ok: false, problem: "name-taken" } : { ok: true, deck, replaced: true };
    });
  }

  /** Gives whether there was one. */
  remove(guild: string, userId: string, id: string): Promise<boolean> {
    return this.#kept.change(keyOf(guild, userId), (decks) => {
      const left = decks.filter((deck) => deck.id !== id);
      return left.length < decks.length ? { next: left, result: true } : { result: false };
    });
  }

  #change(guild: string, userId: string, change: (decks: readonly OwnDeck[]) => DeckKept): Promise<DeckKept> {
    return this.#kept.change<DeckKept>(keyOf(guild, userId), (decks) => {
      const done = change(decks);
      if (!done.ok) return { result: done };
      const others = decks.filter(({ id }) => id !== done.deck.id);
      const next = [...others, done.deck].sort((one, other) => one.name.localeCompare(other.name, "en"));
      return { next, result: done };
    });
  }
}

/** The deck that somebody means by its id or its name. */
export function deckMeant(decks: readonly OwnDeck[], text: string): OwnDeck | undefined {
  const wanted = text.startsWith(OWN_DECK) ? text.slice(OWN_DECK.length) : text;
  return decks.find(({ id }) => id === wanted) ?? decks.find(({ name }) => sameName(name, wanted));
}

/** The only deck whose name has these words, for what takes nothing away. */
export function deckLikelyMeant(decks: readonly OwnDeck[], text: string): OwnDeck | undefined {
  const wanted = titleKey(text);
  const found = wanted === "" ? [] : decks.filter(({ name }) => titleKey(name).includes(wanted));
  return found.length === 1 ? found[0] : undefined;
}

/** What the value of a choice begins with that is an own deck, before its id. */
export const OWN_DECK = "own:";

const keyOf = (guild: string, userId: string) => `${guild}:${userId}`;
const sameName = (one: string, other: string) => titleKey(one) === titleKey(other);

function* read(lines: readonly string[]): Pieces<readonly OwnDeck[]> {
  const decks: OwnDeck[] = [];
  for (const line of lines) {
    decks.push(ownDeckSchema.parse(JSON.parse(line)));
    yield;
  }
  return decks;
}
