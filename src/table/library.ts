import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type StarterDeck, starterDeckSchema } from "../engine/cards/decks.ts";
import { cardFactsSchema } from "../engine/cards/facts.ts";
import { PRACTICE_CARDS, PRACTICE_DECKS } from "../engine/cards/practice/index.ts";
import type { CardFacts } from "../engine/index.ts";

/** Every card and every ready-made deck that the bot knows by itself; what servers state comes on top of it. */
export interface Library {
  readonly cards: readonly CardFacts[];
  /** The facts of a card by its id, e.g. `premiere/char_gkar`. */
  facts(id: string): CardFacts | undefined;
  /** The cards of that exact title; case, accents and the kind of apostrophe do not matter. */
  byTitle(text: string): readonly CardFacts[];
  /** Practice decks first, then by name. */
  readonly starters: readonly StarterDeck[];
  /** A ready-made deck by its exact name; case does not matter. */
  starter(name: string): StarterDeck | undefined;
  /** A card id for each single card of the deck, the ambassador included: what `SeatSetup.deck` wants. */
  deckIds(starter: StarterDeck): string[];
}

/** The data cannot be used: says which file, which card and what is wrong with it. */
export class LibraryError extends Error {
  override readonly name = "LibraryError";
}

const DATA = fileURLToPath(new URL("../../data/", import.meta.url));

const setFileSchema = z
  .object({
    set: z.string().min(1),
    /** Short key → what the source is and how far to trust it. */
    sources: z.record(z.string(), z.string().min(1)),
    notes: z.array(z.string()).optional(),
    cards: z.array(z.unknown()),
  })
  .strict();

const deckFileSchema = z.object({ decks: z.array(z.unknown()) }).strict();

let loaded: Library | undefined;

/**
 * Loads and checks `data/cards/*.json` and `data/decks/*.json`, once, and adds the practice set.
 *
 *     const library = loadLibrary();
 *     library.byTitle("g’kar")[0]?.id; // "premiere/char_gkar"
 *
 * Throws `LibraryError` where a file is not what it should be.
 */
export function loadLibrary(): Library {
  loaded ??= readLibrary(DATA);
  return loaded;
}

/** The same from another folder, afresh. */
export function readLibrary(folder: string): Library {
  const cards = [...PRACTICE_CARDS, ...jsonFiles(folder, "cards").flatMap(readSet)];
  const byId = new Map<string, CardFacts>();
  const byTitle = new Map<string, CardFacts[]>();
  for (const card of cards) {
    if (byId.has(card.id)) throw new LibraryError(`card ${card.id}: two cards have this id`);
    byId.set(card.id, card);
    const title = folded(card.title);
    byTitle.set(title, [...(byTitle.get(title) ?? []), card]);
  }

  const starters = [...PRACTICE_DECKS, ...jsonFiles(folder, "decks").flatMap(readDecks)].sort(
    (one, other) => Number(other.practice) - Number(one.practice) || one.name.localeCompare(other.name, "en"),
  );
  const byName = new Map<string, StarterDeck>();
  for (const starter of starters) {
    const name = folded(starter.name);
    if (byName.has(name)) throw new LibraryError(`deck ${starter.name}: two decks have this name`);
    byName.set(name, starter);
    checkCards(starter, byId);
  }

  return {
    cards,
    facts: (id) => byId.get(id),
    byTitle: (text) => byTitle.get(folded(text)) ?? [],
    starters,
    starter: (name) => byName.get(folded(name)),
    deckIds: (starter) => starter.cards.flatMap(([count, id]) => Array<string>(count).fill(id)),
  };
}

function checkCards(starter: StarterDeck, known: ReadonlyMap<string, CardFacts>): void {
  for (const [, id] of starter.cards) {
    if (!known.has(id)) throw new LibraryError(`deck ${starter.name}: there is no card ${id}`);
  }
  if (!starter.cards.some(([, id]) => id === starter.ambassador)) {
    throw new LibraryError(`deck ${starter.name}: its ambassador ${starter.ambassador} is not among its cards`);
  }
}

interface JsonFile {
  /** Below the data folder, for messages. */
  name: string;
  content: unknown;
}

function jsonFiles(folder: string, part: string): JsonFile[] {
  return readdirSync(`${folder}/${part}`)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => {
      const short = `${part}/${name}`;
      try {
        return { name: short, content: JSON.parse(readFileSync(`${folder}/${short}`, "utf8")) };
      } catch (error) {
        throw new LibraryError(`${short}: ${error instanceof Error ? error.message : String(error)}`);
      }
    });
}

function readSet(file: JsonFile): CardFacts[] {
  const { set, sources, cards } = parsed(setFileSchema, file.content, file.name);
  return cards.map((raw, at) => {
    const where = `${file.name}: card ${nameOf(raw, at)}`;
    const card = parsed(cardFactsSchema, raw, where);
    if (!card.id.startsWith(`${set}/`)) throw new LibraryError(`${where}: the id must begin with ${set}/`);
    for (const [fact, source] of Object.entries(card.sources ?? {})) {
      const key = source.split(":")[0] ?? "";
      if (!(key in sources))
        throw new LibraryError(`${where}: the source of ${fact}, ${key}, is not in the file's list`);
    }
    return card;
  });
}

function readDecks(file: JsonFile): StarterDeck[] {
  const { decks } = parsed(deckFileSchema, file.content, file.name);
  return decks.map((raw, at) => parsed(starterDeckSchema, raw, `${file.name}: deck ${nameOf(raw, at)}`));
}

function parsed<T>(schema: z.ZodType<T>, raw: unknown, where: string): T {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path, message }) => [path.join("."), message].filter(Boolean).join(": "));
  throw new LibraryError(`${where}: ${wrong.join("; ")}`);
}

const namedSchema = z.looseObject({
  id: z.string().optional(),
  title: z.string().optional(),
  name: z.string().optional(),
});

/** What a reader of the file finds the entry by. */
function nameOf(raw: unknown, at: number): string {
  const named = namedSchema.safeParse(raw).data;
  return named?.title ?? named?.name ?? named?.id ?? `number ${at + 1}`;
}

/** Titles compare without case, accents and differences between apostrophes. */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[’‘ʼʹ´`′]/gu, "'")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
