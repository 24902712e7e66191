import { type Closeness, closeness, DIFFERENT, EXACT } from "./closeness.ts";
import { withoutArticles } from "./words.ts";

/** The whole name as it is written. */
export const WHOLE = 5;
/** How well a phrase names something: the whole name, or as well as its weakest word does; 0 for not at all. */
export type Fit = typeof WHOLE | Closeness;

/** Every typed word must stand for a word of its own in the name; the name may have more. */
export function nameFit(phrase: readonly string[], name: readonly string[]): Fit {
  const typed = withoutArticles(phrase);
  const words = withoutArticles(name);
  if (typed.length === 0) return DIFFERENT;
  if (typed.length === words.length && typed.every((word, at) => word === words[at])) return WHOLE;
  // "gkar" for "G Kar", "battlefleet" for "Battle Fleet".
  if (typed.join("") === words.join("")) return WHOLE;
  if (typed.length > words.length) return DIFFERENT;
  const free = [...words];
  let weakest: Closeness = EXACT;
  for (const word of typed) {
    let best: Closeness = DIFFERENT;
    let place = -1;
    for (const [at, other] of free.entries()) {
      const found = closeness(word, other);
      if (found > best) {
        best = found;
        place = at;
      }
    }
    if (best === DIFFERENT) return DIFFERENT;
    free.splice(place, 1);
    if (best < weakest) weakest = best;
  }
  return weakest;
}

/** The best of several names for one thing. */
export function bestFit(phrase: readonly string[], names: readonly (readonly string[])[]): Fit {
  let best: Fit = DIFFERENT;
  for (const name of names) {
    const found = nameFit(phrase, name);
    if (found > best) best = found;
  }
  return best;
}
