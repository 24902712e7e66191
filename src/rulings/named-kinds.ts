/** What the cards are that a question names: Londo is a character and an ambassador, and what holds for those holds for him. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { madeOf, type Pieces } from "../piecemeal.ts";
import type { Unit } from "./query.ts";
import { type Care, isListOf, isRecord, readJson, type Shape, shaped } from "./usable.ts";
import { stem, wordsOf } from "./words/normalise.ts";

/** A fact of a card with its source, as `data/cards/` has it. */
const factSchema = z.tuple([z.unknown()]).rest(z.unknown()).readonly();
const cardSchema = z.looseObject({
  title: factSchema,
  type: factSchema.optional(),
  ambassador: factSchema.optional(),
  keywords: factSchema.optional(),
});
const fileSchema = z.looseObject({ cards: z.array(cardSchema).readonly() });

type Card = z.infer<typeof cardSchema>;
type File = z.infer<typeof fileSchema>;
const isFact = (raw: unknown): raw is Card["title"] => Array.isArray(raw) && raw.length > 0;
const isKnown = (raw: unknown) => raw === undefined || isFact(raw);
const isCard = (raw: unknown): raw is Card =>
  isRecord(raw) && isFact(raw.title) && isKnown(raw.type) && isKnown(raw.ambassador) && isKnown(raw.keywords);
const SHAPE: Shape<File> = {
  is: (raw): raw is File => isRecord(raw) && isListOf(raw.cards, isCard),
  schema: fileSchema,
};

const FOLDER = fileURLToPath(new URL("../../data/cards/", import.meta.url));
const NO_CARDS = "sources.json";

/** The longest titles have this many words. */
const MOST_WORDS = 8;
/** A shorter word may stand in a title by chance. */
const LEAST_NAME = 3;
const ASSISTANT = "Ambassador's Assistant";

/** What is named, and what it is, in words of the rules. */
export interface Named {
  readonly words: readonly string[];
  readonly kinds: readonly string[];
}

/** The titles of all cards whose type is known, and the words that stand in those of one type alone. */
export class NamedKinds {
  readonly #titles: ReadonlyMap<string, readonly string[]>;
  readonly #words: ReadonlyMap<string, readonly string[]>;

  constructor(cards: readonly Card[]) {
    const titles = new Map<string, readonly string[]>();
    const byWord = new Map<string, (readonly string[])[]>();
    for (const card of cards) {
      const kinds = kindsOf(card);
      const words = wordsOf(String(card.title[0]));
      if (kinds.length > 0) titles.set(words.join(" "), kinds);
      for (const word of words) {
        if (word.length < LEAST_NAME) continue;
        const others = byWord.get(word);
        if (others) others.push(kinds);
        else byWord.set(word, [kinds]);
      }
    }
    this.#titles = titles;
    this.#words = new Map([...byWord].flatMap(([word, all]) => (alike(all) ? [[word, [...new Set(all.flat())]]] : [])));
  }

  /** What is named by these words, the longest titles first; a word by itself counts where `isName` says that it is one. */
  in(words: readonly string[], isName: (word: string) => boolean): readonly Named[] {
    const found: Named[] = [];
    for (let at = 0; at < words.length; ) {
      const named = this.#at(words.slice(at, at + MOST_WORDS), isName);
      if (named) found.push(named);
      at += named?.words.length ?? 1;
    }
    return found;
  }

  #at(words: readonly string[], isName: (word: string) => boolean): Named | null {
    for (let length = words.length; length > 1; length--) {
      const kinds = this.#titles.get(words.slice(0, length).join(" "));
      if (kinds) return { words: words.slice(0, length), kinds };
    }
    const [word = ""] = words;
    const kinds = isName(word) ? this.#words.get(word) : undefined;
    return kinds ? { words: [word], kinds } : null;
  }
}

/** What a named card is, is not said, but understood. */
const OF_KIND = 0.5;

/** What the named cards are, each kind once, as far as the question does not say it itself. */
export function unsaidKinds(named: readonly Named[], said: readonly Unit[]): readonly Unit[] {
  const meant = new Set(said.flatMap(({ means }) => [...means.keys()]));
  return named.flatMap(({ words, kinds }): Unit[] => {
    const unsaid = kinds.map(stem).filter((kind) => !meant.has(kind));
    if (unsaid.length === 0) return [];
    for (const kind of unsaid) meant.add(kind);
    const name = words.join(" ");
    const means = new Map(unsaid.map((kind) => [kind, OF_KIND]));
    return [{ said: name, spelt: `${name} as what it is`, kind: "known", means }];
  });
}

/** The type of a card, and what characters are besides. */
function kindsOf({ type, ambassador, keywords }: Card): readonly string[] {
  if (typeof type?.[0] !== "string") return [];
  const isAssistant = Array.isArray(keywords?.[0]) && keywords[0].includes(ASSISTANT);
  return [type[0], ...(ambassador ? ["ambassador"] : []), ...(isAssistant ? ["assistant"] : [])];
}

/** Whether all whose type is known are of the same, and there is one. */
function alike(all: readonly (readonly string[])[]): boolean {
  const types = new Set(all.flatMap(([type]) => type ?? []));
  return types.size === 1;
}

let read: NamedKinds | undefined;

/** Of the cards that ship, read once. Throws `CorpusError` where a file is wrong. */
export const namedKinds = (): NamedKinds => read ?? madeOf(namedKindsInPieces());

/** The same, a file a piece. */
export function* namedKindsInPieces(): Pieces<NamedKinds> {
  read ??= yield* readNamedKinds();
  return read;
}

/** The same afresh. */
export function* readNamedKinds(care: Care = "quick", folder = FOLDER): Pieces<NamedKinds> {
  const cards: Card[] = [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".json") && name !== NO_CARDS);
  for (const name of names.sort()) {
    cards.push(...shaped(readJson(join(folder, name), name), SHAPE, `cards/${name}`, care).cards);
    yield;
  }
  return new NamedKinds(cards);
}
