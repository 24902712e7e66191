import type { Ruling } from "./corpus.ts";
import { PREFIX, STRENGTH } from "./fields.ts";
import type { Unit } from "./query.ts";
import { stem } from "./words/normalise.ts";

/** How well an entry answers a question, by several measures from 0 to 1. */
export interface Measures {
  /** What MiniSearch says, beside the best entry. */
  readonly words: number;
  /** How much of the question the entry speaks of. */
  readonly covered: number;
  /** The same without words whose spelling was put right. */
  readonly certain: number;
  /** How much of the question a single sentence of the entry speaks of. */
  readonly together: number;
  /** How much of what it says besides names of cards a single sentence, or a way to ask for it, speaks of: 1 where it says nothing else. */
  readonly besides: number;
  /** How near the question is to a name of the entry, or to a way of asking for it. */
  readonly alike: number;
  /** How much of a way of asking for it the question says, whatever it says besides; less where that is little. */
  readonly contained: number;
  /** How much of the question is a name of the entry that stands in it whole. */
  readonly named: number;
  /** How much of the question is one of its names, letter by letter. */
  readonly quoted: number;
  /** How surely the question has a word that hardly any card but this has in its name, as Rabble or Verano. */
  readonly distinct: number;
  /** 1 for a card whose title stands in the question, a little less for one that comes after another. */
  readonly full: number;
  /** 1 for a convention of the moderator's own: the rule that it serves comes before it. */
  readonly convention: number;
  /** 1 where it is asked for, or called, in just the words of the question, but for little ones. */
  readonly verbatim: number;
  /** 1 for a name spelt with a slip. */
  readonly near: number;
}

export interface Candidate {
  readonly entry: Ruling;
  readonly measures: Measures;
}

/** A part of a question, with how much it counts, and the words of the rules that it may stand for, the surest first. */
export interface Weighed extends Unit {
  readonly weight: number;
  readonly sorted: readonly (readonly [string, number])[];
}

/** How much of the question the fields that MiniSearch found speak of, and how much of it as it was spelt: from 0 to 1. */
export function covered(
  units: readonly Weighed[],
  match: Readonly<Record<string, string[]>>,
): Pick<Measures, "covered" | "certain"> {
  const strengths = new Map<string, number>();
  for (const word of Object.keys(match)) strengths.set(word, strengthOf(match[word] ?? []));
  let whole = 0;
  let found = 0;
  let certain = 0;
  for (const { means, weight, kind } of units) {
    whole += weight;
    if (kind !== "known" && kind !== "guessed") continue;
    let best = 0;
    for (const [word, sure] of means) {
      const exact = strengths.get(word);
      if (exact !== undefined) best = Math.max(best, sure * exact);
      else if (word.length > 3 && sure === 1) {
        for (const [other, strength] of strengths) {
          if (other.startsWith(word)) best = Math.max(best, PREFIX * strength);
        }
      }
    }
    found += weight * best;
    if (kind === "known") certain += weight * best;
  }
  return whole > 0 ? { covered: found / whole, certain: certain / whole } : { covered: 0, certain: 0 };
}

function strengthOf(fields: readonly string[]): number {
  let most = 0;
  for (const field of fields) most = Math.max(most, STRENGTH[field] ?? 0);
  return most;
}

/** How much of a question some words speak of. */
export function shareSaid(units: readonly Weighed[], words: readonly string[]): number {
  let [whole, said] = [0, 0];
  for (const { sorted, weight } of units) {
    whole += weight;
    said += weight * (sorted.find(([word]) => words.includes(word))?.[1] ?? 0);
  }
  return whole > 0 ? said / whole : 0;
}

/** For each word of a question as it is spelt, how surely it is meant. */
export function surestMeanings(units: readonly Unit[]): ReadonlyMap<string, number> {
  const meant = new Map<string, number>();
  for (const { spelt, means } of units) {
    const word = stem(spelt);
    meant.set(word, Math.max(meant.get(word) ?? 0, means.get(word) ?? 0));
  }
  return meant;
}
