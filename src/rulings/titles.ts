import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Verdict } from "./confidence.ts";
import type { Corpus, Ruling } from "./corpus.ts";
import { CorpusError } from "./usable.ts";
import { wordsOf } from "./words/normalise.ts";

const titlesSchema = z.record(z.string(), z.array(z.string().min(2)));
const fileSchema = z.object({ b5: titlesSchema, ge: titlesSchema }).strict();

const FILE = fileURLToPath(new URL("../../data/titles.json", import.meta.url));

/** The rule on each type of card. */
const RULE_OF: Readonly<Record<string, string>> = {
  aftermath: "aftermaths",
  agenda: "agendas",
  character: "characters",
  conflict: "conflicts",
  contingency: "contingencies",
  enhancement: "enhancements",
  event: "events",
  fleet: "fleets",
  group: "groups",
  location: "locations",
};
/** Of a card whose type no source tells. */
const RULE_OF_ANY = { b5: "card-types", ge: "ge-where-are-cards-played" } as const;

/** The longest titles have this many words. */
const MOST_WORDS = 9;

/** A card that a source names, and that has no entry of its own. */
export interface Title {
  readonly title: string;
  /** The entries that name it, rules before cards; the rule on cards of its type where none does. */
  readonly entries: readonly Ruling[];
  /** Whether it is all that was asked for. */
  readonly whole: boolean;
}

interface Written {
  readonly title: string;
  readonly type: string;
  readonly game: Ruling["game"];
  /** How many words it has. */
  readonly words: number;
}

/** The titles of cards that have no entry of their own: `data/titles.json`. Throws `CorpusError` where that is wrong. */
export class Titles {
  readonly #corpus: Corpus;
  readonly #byWords = new Map<string, Written>();
  readonly #found = new Map<string, readonly Ruling[]>();

  constructor(corpus: Corpus, path = FILE) {
    this.#corpus = corpus;
    const parsed = fileSchema.safeParse(JSON.parse(readFileSync(path, "utf8")));
    if (!parsed.success) throw new CorpusError(`titles.json: ${z.prettifyError(parsed.error)}`);
    for (const game of ["b5", "ge"] as const) {
      for (const [type, titles] of Object.entries(parsed.data[game])) {
        for (const title of titles) this.#put({ title, type, game, words: wordsOf(title).length });
      }
    }
  }

  /** Also found without the letter and number of Galactic Empires, and without what stands in brackets. */
  #put(written: Written): void {
    const { title, game } = written;
    const bare = title.replace(/^(?:[A-Z]\/)?[A-Z]\d+ /u, "").replace(/ \([^)]*\)$/u, "");
    for (const name of [title, bare]) {
      const key = `${game} ${wordsOf(name).join("")}`;
      if (!this.#byWords.has(key)) this.#byWords.set(key, { ...written, words: wordsOf(name).length });
    }
  }

  /** All of one game, as they are written. */
  of(game: Ruling["game"]): readonly string[] {
    return [...new Set([...this.#byWords.values()].filter((each) => each.game === game).map(({ title }) => title))];
  }

  /**
   * The longest title that stands in a question; one of a single word counts where it is written large within it, or is
   * all that is asked.
   */
  in(question: string, game: Ruling["game"]): Title | null {
    const words = wordsOf(question);
    const asked = words.join("");
    for (let length = Math.min(MOST_WORDS, words.length); length > 0; length--) {
      for (let at = 0; at + length <= words.length; at++) {
        const joined = words.slice(at, at + length).join("");
        const written = this.#byWords.get(`${game} ${joined}`);
        if (!written) continue;
        const whole = joined === asked;
        if (!whole && length === 1 && !writtenLarge(question, written.title)) continue;
        return { title: written.title, entries: this.#entriesOn(written), whole };
      }
    }
    return null;
  }

  #entriesOn(written: Written): readonly Ruling[] {
    const { title, game, type } = written;
    const known = this.#found.get(`${game} ${title}`);
    if (known) return known;
    const naming = this.#corpus.entries.filter((entry) => entry.game === game && names(entry, title));
    naming.sort((one, other) => rank(one, title) - rank(other, title));
    const rule = this.#corpus.byId(RULE_OF[type] ?? RULE_OF_ANY[game]);
    const entries = naming.length > 0 ? naming : rule ? [rule] : [];
    this.#found.set(`${game} ${title}`, entries);
    return entries;
  }
}

const textsOf = ({ text, points = [], differs = [] }: Ruling) => [
  text,
  ...points.map((point) => point.text),
  ...differs.map((differ) => differ.text),
];

const plainly = (text: string) => text.replaceAll("’", "'");

/** Whether the title stands in the text as it is written, and not as the beginning of a longer name. */
function standsIn(text: string, title: string): boolean {
  const name = plainly(title).replace(/ \([^)]*\)$/u, "");
  const escaped = name.replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&").replace(/^The /u, "[Tt]he ");
  const alone = name.includes(" ") ? "" : "(?! \\p{Lu}\\p{Ll})";
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])${alone}`, "u").test(plainly(text));
}

const names = (entry: Ruling, title: string) =>
  textsOf(entry).some((text) => standsIn(text, title)) ||
  [entry.title, ...entry.aliases].some((name) => name === title);

/** A rule first, then what names it in its main text. */
const rank = (entry: Ruling, title: string) =>
  (entry.kind === "card" ? 10 : 0) + (standsIn(entry.text, title) || entry.aliases.includes(title) ? 0 : 1);

const writtenLarge = (question: string, title: string) =>
  new RegExp(
    `(?<=\\S\\s+)${title.replace(/ \([^)]*\)$/u, "").replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&")}(?![\\p{L}])`,
    "u",
  ).test(plainly(question));

/** What was found in answer to a question. */
interface Spoken {
  readonly verdict: Verdict;
  readonly hits: readonly { readonly entry: Ruling; readonly score: number }[];
  readonly unruled?: string;
}

const MOST_NAMING = 5;
const rounded = (score: number) => Math.round(score * 1000) / 1000;

/** What names a card that has no entry of its own comes first; another card is never the answer. */
export function onTitle<Given extends Spoken>(
  found: Given,
  { title, entries, whole }: Title,
  isNamed: (entry: Ruling) => boolean,
): Given {
  // Where a card is named that has an entry, the question is about that one.
  if (!whole && found.hits.some(({ entry }) => entry.kind === "card" && isNamed(entry))) return found;
  const naming = new Set(entries);
  const scores = new Map(found.hits.map(({ entry, score }) => [entry, score]));
  const named = entries.map((entry, at) => {
    const score = whole ? LEAST_NAMING - at * NAMING_STEP : (scores.get(entry) ?? 0) + NAMING_MORE;
    return { entry, score: clamped(entry, score) };
  });
  const others = whole ? [] : found.hits.filter(({ entry }) => !naming.has(entry));
  const hits = [...named, ...others.map(({ entry, score }) => ({ entry, score: clamped(entry, score) }))]
    .map(({ entry, score }) => ({ entry, score: rounded(score) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_NAMING);
  const sure = found.verdict === "answer" && hits[0]?.entry === found.hits[0]?.entry && hits[0]?.entry.kind !== "card";
  const verdict = hits.length === 0 ? "nothing" : sure && !whole ? "answer" : "choose";
  return { ...found, verdict, hits, unruled: title };
}

const LEAST_NAMING = 0.5;
const NAMING_STEP = 0.01;
const NAMING_MORE = 0.2;
/** The entry of another card is shown among others only. */
const MOST_OTHER_CARD = 0.4;
const clamped = ({ kind }: Ruling, score: number) =>
  Math.min(kind === "card" ? MOST_OTHER_CARD : 0.95, Math.max(0.06, score));
