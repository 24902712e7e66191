import type { Ruling } from "../corpus.ts";

/**
 * How players name a game in a question about it. Babylon 5 is the station's name too: by itself it names the game only
 * where it opens the question, or with "in", and "card game" or the like.
 */
const NAMES = [
  {
    game: "ge",
    named:
      /(?:\b(?:in|for|of|from|by|with|playing|play|under)\s+)?(?:\bthe\s+)?\b(?:galactic\s+empires?|gal(?:actic)?\s?emp(?:ires?)?|g\.\s?e\.|g\.?e)(?:\s+(?:rules?|game|ccg|tcg|card game|faq))*(?!['’]?\p{L})[:,]?/giu,
  },
  {
    game: "b5",
    named:
      /^(?:(?:in|for|by)\s+)?(?:the\s+)?(?:babylon\s?5|b5)(?:\s+(?:ccg|tcg|game|card game|rules?))*\s*[:,]|(?:\b(?:in|for|of|by|under|playing)\s+)?(?:\bthe\s+)?\b(?:babylon\s?5|b5)\s+(?:ccg|tcg|game|card game|rules?)(?:\s+(?:ccg|game|rules?))*\b|\bin\s+(?:the\s+)?(?:babylon\s?5|b5)\s*(?=[?.!,]*$)/giu,
  },
] as const;

export interface GameNamed {
  readonly game: Ruling["game"];
  /** The question without the game's name. */
  readonly rest: string;
}

/**
 * The game that a question names, and what it asks besides; null where it names none, or asks nothing else.
 *
 *     withoutGame("can dragons carry crew in GE?"); // { game: "ge", rest: "can dragons carry crew ?" }
 */
export function withoutGame(question: string): GameNamed | null {
  for (const { game, named } of NAMES) {
    const rest = question.replace(named, " ").replace(/\s+/gu, " ").trim();
    if (rest !== question.trim().replace(/\s+/gu, " ") && /\p{L}/u.test(rest)) return { game, rest };
  }
  return null;
}
