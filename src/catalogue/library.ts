import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type StarterDeck, starterDeckSchema } from "../engine/cards/decks.ts";
import { withText } from "../engine/cards/encoded/index.ts";
import { cardFactsSchema } from "../engine/cards/facts.ts";
import { titleKey } from "../engine/cards/titles.ts";
import type { CardFacts } from "../engine/index.ts";
import type { CardRecord } from "./cards/fact.ts";
import { cardFileSchema, readRecord, type Sources, sourcesSchema } from "./cards/file.ts";
import { playable } from "./cards/record.ts";
import { type PracticeCard, standsInSchema, withNamed } from "./practice-decks.ts";

/** Every card and every ready-made deck that the bot knows by itself; what servers state comes on top of it. */
export interface Library {
  readonly cards: readonly CardFacts[];
  /** What is known of each real card, value by value with its source; also where not even the type is known. */
  readonly records: readonly CardRecord[];
  /** What the sources are, by their short names. */
  readonly sources: Sources;
  /** The facts of a card by its id, e.g. `premiere/char_gkar`. */
  facts(id: string): CardFacts | undefined;
  /** The cards of that exact title; case, accents and the kind of apostrophe do not matter. */
  byTitle(text: string): readonly CardFacts[];
  /** The records of that title, read like `byTitle`. */
  factsOf(title: string): readonly CardRecord[];
  /** Practice decks first, then by name. */
  readonly starters: readonly StarterDeck[];
  /** A ready-made deck by its exact name; case does not matter. */
  starter(name: string): StarterDeck | undefined;
  /** A card id for each single card of the deck, the ambassador included: what `SeatSetup.deck` wants. */
  deckIds(starter: StarterDeck): string[];
  /** The same of its reserve and its Crusade pile; absent where it has none. */
  pileIds(starter: StarterDeck): { reserve?: string[]; crusade?: string[] };
}

/** The data cannot be used: says which file, which card and what is wrong with it. */
export class LibraryError extends Error {
  override readonly name = "LibraryError";
}

const DATA = fileURLToPath(new URL("../../data/", import.meta.url));

/**
 * The practice set: cards invented for this project, so that everybody can play without owning or naming a real card.
 * Nothing there is, or resembles, a printed card. The families stand in the order in which their cards are listed.
 */
const PRACTICE_FAMILIES = [
  "centauri",
  "human",
  "minbari",
  "narn",
  "non-aligned",
  "characters",
  "successors",
  "assets",
  "enhancements",
  "agendas",
  "counting",
  "events",
  "intrigues",
  "conflicts",
  "aftermaths",
  "contingencies",
  "feats",
  "politics",
  "omens",
  "outside",
  "rarities",
  "margins",
  "home",
  "psi-corps",
  "corporate",
  "drakh",
] as const;

const practiceFileSchema = z
  .object({ about: z.string().min(1), cards: z.array(z.looseObject({ decks: z.unknown().optional() })) })
  .strict();

const deckFileSchema = z.object({ decks: z.array(z.unknown()) }).strict();

let loaded: Library | undefined;

/**
 * Loads and checks the real cards, the practice set and the ready-made decks in `data/`, once.
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

/** The same from another folder, afresh; the practice set's own cards always come with the bot. */
export function readLibrary(folder: string): Library {
  const [sourcesFile, cardFiles] = split(jsonFiles(folder, "cards"));
  const sources = parsed(sourcesSchema, sourcesFile?.content ?? {}, SOURCES);
  const records = cardFiles.flatMap((file) => readSet(file, sources));
  const practice = readPractice(DATA);
  const cards = [...practice.map(({ facts }) => facts), ...records.flatMap(playableWithText)];
  const byId = new Map<string, CardFacts>();
  for (const card of cards) {
    if (byId.has(card.id)) throw new LibraryError(`card ${card.id}: two cards have this id`);
    byId.set(card.id, card);
  }
  const byTitle = grouped(cards, ({ title }) => titleKey(title));
  const recordsByTitle = grouped(records, ({ title }) => titleKey(title.value));

  const listed = jsonFiles(folder, "decks").flatMap(readDecks);
  const starters = (folder === DATA ? joined(listed, practice) : listed).toSorted(
    (one, other) => Number(other.practice) - Number(one.practice) || one.name.localeCompare(other.name, "en"),
  );
  const byName = new Map<string, StarterDeck>();
  for (const starter of starters) {
    const name = titleKey(starter.name);
    if (byName.has(name)) throw new LibraryError(`deck ${starter.name}: two decks have this name`);
    byName.set(name, starter);
    checkCards(starter, byId);
  }

  return {
    cards,
    records,
    sources,
    facts: (id) => byId.get(id),
    byTitle: (text) => byTitle.get(titleKey(text)) ?? [],
    factsOf: (title) => recordsByTitle.get(titleKey(title)) ?? [],
    starters,
    starter: (name) => byName.get(titleKey(name)),
    deckIds: (starter) => idsOf(starter.cards),
    pileIds: ({ reserve, crusade }) => ({
      ...(reserve ? { reserve: idsOf(reserve) } : {}),
      ...(crusade ? { crusade: idsOf(crusade) } : {}),
    }),
  };
}

const idsOf = (lines: StarterDeck["cards"]) => lines.flatMap(([count, id]) => Array<string>(count).fill(id));

function playableWithText(record: CardRecord): CardFacts[] {
  const card = playable(record);
  return card === null ? [] : [withText(card)];
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function checkCards(starter: StarterDeck, known: ReadonlyMap<string, CardFacts>): void {
  for (const [, id] of [...starter.cards, ...(starter.reserve ?? []), ...(starter.crusade ?? [])]) {
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
    .map((name) => jsonFile(folder, `${part}/${name}`));
}

function jsonFile(folder: string, name: string): JsonFile {
  try {
    return { name, content: JSON.parse(readFileSync(`${folder}/${name}`, "utf8")) };
  } catch (error) {
    throw new LibraryError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const SOURCES = "cards/sources.json";

/** The list of sources, and the files of cards. */
function split(files: readonly JsonFile[]): [JsonFile | undefined, JsonFile[]] {
  return [files.find(({ name }) => name === SOURCES), files.filter(({ name }) => name !== SOURCES)];
}

function readSet(file: JsonFile, sources: Sources): CardRecord[] {
  const { set, cards } = parsed(cardFileSchema, file.content, file.name);
  return cards.map((raw, at) => {
    const where = `${file.name}: card ${nameOf(raw, at)}`;
    let card: CardRecord;
    try {
      card = readRecord(raw, sources);
    } catch (error) {
      throw new LibraryError(`${where}: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (!card.id.startsWith(`${set}/`)) throw new LibraryError(`${where}: the id must begin with ${set}/`);
    return card;
  });
}

/** Each as it stands in its file, and its decks: every fact is known, and all of its text is in verbs. */
function readPractice(folder: string): (PracticeCard & { facts: CardFacts })[] {
  return PRACTICE_FAMILIES.flatMap((family) => {
    const file = jsonFile(folder, `practice/${family}.json`);
    const { cards } = parsed(practiceFileSchema, file.content, file.name);
    return cards.map(({ decks, ...raw }, at) => {
      const where = `${file.name}: card ${nameOf(raw, at)}`;
      const { id, complete } = parsed(cardFactsSchema, raw, where);
      if (!id.startsWith("practice/") || !complete)
        throw new LibraryError(`${where}: a practice card is complete, and its id begins with practice/`);
      // Checked just now; what zod gives back has its fields in another order.
      return { id, facts: raw as unknown as CardFacts, decks: parsed(standsInSchema, decks ?? {}, `${where}: decks`) };
    });
  });
}

function joined(decks: readonly StarterDeck[], practice: readonly PracticeCard[]): StarterDeck[] {
  try {
    return withNamed(decks, practice);
  } catch (error) {
    throw new LibraryError(`practice: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readDecks(file: JsonFile): StarterDeck[] {
  const { decks } = parsed(deckFileSchema, file.content, file.name);
  return decks.map((raw, at) => parsed(starterDeckSchema, raw, `${file.name}: deck ${nameOf(raw, at)}`));
}

function parsed<T>(schema: z.ZodType<T>, raw: unknown, where: string): T {
  // Each is read once: to compile the schemas first, as zod does, takes longer than that.
  const result = schema.safeParse(raw, { jitless: true });
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path, message }) => [path.join("."), message].filter(Boolean).join(": "));
  throw new LibraryError(`${where}: ${wrong.join("; ")}`);
}

const namedSchema = z.looseObject({
  id: z.string().optional(),
  name: z.string().optional(),
});

/** What a reader of the file finds the entry by. */
function nameOf(raw: unknown, at: number): string {
  const named = namedSchema.safeParse(raw).data;
  return named?.id ?? named?.name ?? `number ${at + 1}`;
}
