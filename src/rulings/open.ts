import type { Store } from "../store/index.ts";
import { type Corpus, loadCorpus } from "./corpus.ts";
import { HouseRulings } from "./house.ts";
import { RuleLookup } from "./lookup.ts";
import { Misses } from "./misses.ts";
import { RulingSearch, readVocabulary } from "./search.ts";

/** What answers questions about the rules, and what servers add to it. */
export interface Rulings {
  readonly lookup: RuleLookup;
  readonly house: HouseRulings;
  readonly misses: Misses;
}

/** Builds the search over the corpus, once, and opens what the servers keep. */
export function openRulings(store: Store, corpus: Corpus = loadCorpus()): Rulings {
  const house = new HouseRulings(store);
  const vocabulary = readVocabulary();
  const lookup = new RuleLookup(corpus, new RulingSearch(corpus, vocabulary), house, vocabulary);
  return { lookup, house, misses: new Misses(store) };
}
