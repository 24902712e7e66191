/**
 * Learns which entries the words of questions speak for: multinomial logistic regression on words, pairs of words, meanings
 * and parts of words, weighted by their rarity, by stochastic gradient descent with a rate for each number (AdaGrad, Duchi
 * et al. 2011), of which what says little is left out.
 */
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { LITTLE_STEMS } from "../../src/rulings/ranking/centre.ts";
import { kindOf, type LearntWords, STEP, weighted } from "../../src/rulings/ranking/wording.ts";

/** A text whose entries are known: none where it is about something else. */
export interface Told {
  readonly wording: ReadonlySet<string>;
  readonly ids: readonly string[];
  /** How much it counts beside a question that a reader asked. */
  readonly counts: number;
}

const ROUNDS = 8;
/** What the last rounds came to is averaged, so that it does not hang on what was seen last (Polyak & Juditsky 1992). */
const AVERAGED = 4;
const RATE = 0.2;
/** How much has been learnt of each number at first: the more, the smaller the first steps. */
const EASED = 0.1;
/** What was said less often says nothing. */
const LEAST_TIMES = { word: 1, pair: 3, meaning: 2, part: 6 } as const;
/** What is so unlikely, and is not right, is left as it is: there is next to nothing to learn, of most entries, from most texts. */
const LEAST_SLOPE = 1e-4;
/** How steep the sums are. */
const STEEP = 8;
/** What speaks for or against an entry by less is left out; a part of a word has others beside it. */
const LEAST_STEPS = { word: 2, pair: 2, meaning: 3, part: 3 } as const;

/** "How do" and "can I" tell what is asked of a thing, but not whether it is one of the rules. */
const isLittle = (word: string) => word.split(" ").every((each) => LITTLE_STEMS.has(each));

interface Word {
  readonly place: number;
  /** What it counts for. */
  readonly weight: number;
  /** So many of the entries and what else there is it speaks for or against. */
  readonly speaksFor: number;
}

interface Row {
  readonly words: readonly Word[];
  readonly right: ReadonlySet<number>;
  readonly counts: number;
}

/** What was learnt for these entries from what was told of them. */
export function learnWords(told: readonly Told[], entries: readonly string[]): LearntWords {
  const times = new Map<string, number>();
  for (const { wording } of told) for (const word of wording) times.set(word, (times.get(word) ?? 0) + 1);
  const words = [...times.keys()].filter((word) => (times.get(word) ?? 0) >= LEAST_TIMES[kindOf(word)]).sort();
  const rarity = new Map(
    words.map((word) => [word, Number(Math.log(told.length / (times.get(word) ?? 1)).toFixed(2))]),
  );
  const placeOf = new Map(words.map((word, at) => [word, at]));
  const entryAt = new Map(entries.map((id, at) => [id, at]));
  const speaksFor = (word: string) => entries.length + (isLittle(word) ? 0 : 1);
  const rows = told.map(({ wording, ids, counts }): Row => {
    const right = ids.flatMap((id) => entryAt.get(id) ?? []);
    return {
      words: weighted(wording, (word) => rarity.get(word)).map(([word, weight]) => ({
        place: placeOf.get(word) ?? 0,
        weight,
        speaksFor: speaksFor(word),
      })),
      right: new Set(right.length > 0 ? right : [entries.length]),
      counts,
    };
  });
  const learnt = descended(rows, words.length, entries.length + 1);
  return {
    entries,
    words: Object.fromEntries(
      words.map((word, at) => {
        const from = at * (entries.length + 1);
        return [word, written(learnt.subarray(from, from + speaksFor(word)), rarity.get(word) ?? 0, kindOf(word))];
      }),
    ),
  };
}

/** The numbers of each word for each entry, word by word. */
function descended(rows: readonly Row[], words: number, places: number): Float64Array {
  const numbers = new Float64Array(words * places);
  const squares = new Float64Array(words * places).fill(EASED);
  const likely = new Float64Array(places);
  const sum = new Float64Array(words * places);
  const draw = xoroshiro128plus(1);
  const order = rows.map((_, at) => at);
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = uniformInt(draw, 0, at);
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const at of order) {
      const row = rows[at];
      if (row) descend(row, likely, { numbers, squares });
    }
    if (round < ROUNDS - AVERAGED) continue;
    for (const [at, number] of numbers.entries()) sum[at] = (sum[at] ?? 0) + number / AVERAGED;
  }
  return sum;
}

/** One step: what is right becomes likelier, in proportion to how likely each of it was. */
function descend(
  { words, right, counts }: Row,
  likely: Float64Array,
  { numbers, squares }: { numbers: Float64Array; squares: Float64Array },
): void {
  const places = likely.length;
  likely.fill(0);
  for (const { place: word, weight, speaksFor } of words) {
    const from = word * places;
    for (let place = 0; place < speaksFor; place++)
      likely[place] = (likely[place] ?? 0) + STEEP * weight * (numbers[from + place] ?? 0);
  }
  const most = likely.reduce((so, each) => Math.max(so, each), -Infinity);
  let whole = 0;
  for (let place = 0; place < places; place++) whole += likely[place] = Math.exp((likely[place] ?? 0) - most);
  let ofRight = 0;
  for (const place of right) ofRight += likely[place] ?? 0;
  const changed: number[] = [];
  for (let place = 0; place < places; place++) {
    const is = likely[place] ?? 0;
    const slope = is / whole - (right.has(place) ? is / Math.max(1e-300, ofRight) : 0);
    likely[place] = slope;
    if (Math.abs(slope) > LEAST_SLOPE) changed.push(place);
  }
  for (const { place: word, weight, speaksFor } of words) {
    const from = word * places;
    for (const place of changed) {
      if (place >= speaksFor) continue;
      const slope = counts * STEEP * weight * (likely[place] ?? 0);
      const square = (squares[from + place] ?? 0) + slope * slope;
      squares[from + place] = square;
      numbers[from + place] = (numbers[from + place] ?? 0) - (RATE * slope) / Math.sqrt(square);
    }
  }
}

/** A word's rarity and what it speaks for: all of it may be moved alike, so the middle of it is put at 0. */
function written(numbers: Float64Array, rarity: number, kind: keyof typeof LEAST_STEPS): string {
  const middle = Float64Array.from(numbers).sort()[Math.floor(numbers.length / 2)] ?? 0;
  const speaks = [...numbers].flatMap((number, place) => {
    const steps = Math.round((STEEP * (number - middle)) / STEP);
    return Math.abs(steps) >= LEAST_STEPS[kind] ? [`${place}:${steps}`] : [];
  });
  return [String(rarity), ...speaks].join(" ");
}
