import type { Ruling } from "./corpus.ts";
import type { RulingGame, RulingSearch } from "./search.ts";
import type { Completed } from "./words/names.ts";

/** How many choices Discord shows. */
export const MOST_COMPLETIONS = 25;

/** What may be meant by what is typed so far, at most 25: the best by name, and by content where that leaves room; common rules before anything is typed. */
export function completions(search: RulingSearch, typed: string, { game }: { game?: RulingGame }): Completed[] {
  if (typed.trim() === "") {
    return search
      .common(game)
      .slice(0, MOST_COMPLETIONS)
      .map((entry) => ({ entry }));
  }
  const games: readonly RulingGame[] = game ? [game] : ["b5", "ge"];
  const found = games.flatMap((each) => search.index(each).names.complete(typed));
  const known = new Set<Ruling>(found.map(({ entry }) => entry));
  if (found.length < MOST_COMPLETIONS && typed.trim().length >= 3) {
    for (const { entry } of search.find(typed, game).hits) {
      if (!known.has(entry)) found.push({ entry });
      known.add(entry);
    }
  }
  return found.slice(0, MOST_COMPLETIONS);
}
