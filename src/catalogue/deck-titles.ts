/** Which cards a deck's titles are, and which titles a misspelt one may have meant. */

import { bitsIn, editDistance, lettersIn } from "../edit-distance.ts";
import { titleKey } from "../engine/cards/titles.ts";
import type { CardFacts, CardType, Race } from "../engine/index.ts";
import type { Pieces } from "../piecemeal.ts";
import { RACE_WORDS } from "../views/text/words.ts";
import type { Library } from "./library.ts";

/** Where a deck's titles are looked up. */
export interface DeckLibrary extends Pick<Library, "byTitle" | "factsOf" | "records" | "cards"> {
  /** Whether the bot has the card by itself: what a server alone knows goes with the deck. */
  ships(id: string): boolean;
}

/** The library as one server knows it. */
export function deckLibrary(
  library: Library,
  catalogue: Pick<Library, "byTitle" | "factsOf" | "records"> = library,
): DeckLibrary {
  const { byTitle, factsOf, records } = catalogue;
  return { byTitle, factsOf, records, cards: library.cards, ships: (id) => library.facts(id) !== undefined };
}

/** What is known of a titled card, as far as the deck says which one it is. */
export function factsOfTitle(
  library: DeckLibrary,
  title: string,
  { type, race }: { type?: CardType | undefined; race?: Race | undefined } = {},
): CardFacts | undefined {
  const named = library.byTitle(title);
  // The fleets of all races have one name, which lists leave the race out of.
  const found = named.length > 0 || !race ? named : library.byTitle(`${title} (${RACE_WORDS[race]})`);
  if (found.length < 2) return found[0];
  const loyal = found.filter((card) => card.race === race);
  return [...loyal, ...found].find((card) => card.type === type) ?? loyal[0] ?? found[0];
}

/** Whether anything is known by that title, be it only that the card exists. */
export function isKnownTitle(library: Pick<Library, "byTitle" | "factsOf">, title: string): boolean {
  return library.byTitle(title).length > 0 || library.factsOf(title).length > 0;
}

interface Known {
  readonly title: string;
  readonly key: string;
  readonly letters: number;
}

/** All titles of a library, made comparable, and what was looked for among them before. */
interface Titles {
  readonly all: readonly Known[];
  readonly byLength: ReadonlyMap<number, readonly Known[]>;
  readonly found: Map<string, string | null>;
}

/** By the cards that judges may add to: they are the same as long as nobody adds any. */
const titles = new WeakMap<DeckLibrary["records"], Titles>();
const MOST_FOUND = 2_000;

function* titlesOf({ cards, records }: DeckLibrary): Pieces<Titles> {
  const made = titles.get(records);
  if (made) return made;
  const all: Known[] = [];
  const byLength = new Map<number, Known[]>();
  for (const title of new Set([...cards.map((card) => card.title), ...records.map((record) => record.title.value)])) {
    const key = titleKey(title);
    const known = { title, key, letters: lettersIn(key) };
    all.push(known);
    const same = byLength.get(key.length);
    if (same) same.push(known);
    else byLength.set(key.length, [known]);
    yield;
  }
  const whole = { all, byLength, found: new Map<string, string | null>() };
  titles.set(records, whole);
  return whole;
}

/** How many letters of a title of this length may be wrong. */
const slipsIn = (length: number): number => (length < 5 ? 1 : length < 12 ? 2 : 3);

/**
 * For each title that nobody knows the known one that is nearest: it is misspelt, or cut short where only one begins so.
 * Null where none is near, or several are as near. Hundreds of titles among thousands take a while: each is a piece.
 */
export function* nearTitles(
  library: DeckLibrary,
  wanted: readonly string[],
): Pieces<{ title: string; meant: string | null }[]> {
  if (wanted.length === 0) return [];
  const known = yield* titlesOf(library);
  const near: { title: string; meant: string | null }[] = [];
  for (const title of wanted) {
    const key = titleKey(title);
    let meant = known.found.get(key);
    if (meant === undefined) {
      if (known.found.size >= MOST_FOUND) known.found.clear();
      meant = nearest(known, key);
      known.found.set(key, meant);
    }
    near.push({ title, meant });
    yield;
  }
  return near;
}

function nearest({ all, byLength }: Titles, key: string): string | null {
  // Whoever means the version of a card that stands in brackets writes it down.
  const beginning = `${key} `;
  const begun = all.filter(({ key: whole, title }) => whole.startsWith(beginning) && !title.includes("("));
  if (begun.length === 1 && key.length > 3) return begun[0]?.title ?? null;
  const letters = lettersIn(key);
  const slipsAtMost = slipsIn(key.length);
  let most = slipsAtMost;
  let best: string | null = null;
  let bestSlips = Number.POSITIVE_INFINITY;
  for (let length = key.length - slipsAtMost; length <= key.length + slipsAtMost; length++) {
    for (const known of byLength.get(length) ?? []) {
      if (Math.abs(length - key.length) > most || bitsIn(known.letters ^ letters) > 2 * most) continue;
      const slips = editDistance(key, known.key, most);
      if (slips > most) continue;
      best = slips === bestSlips ? null : known.title;
      bestSlips = slips;
      most = slips;
    }
  }
  return best;
}
