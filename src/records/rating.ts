/** How well somebody plays, out of the places of many players at a table; made anew from the results each time. */
import { madeInTurns, type Pieces } from "../piecemeal.ts";
import { NO_USER } from "../table/table.ts";
import type { Result } from "./result.ts";

/** A rating is shown after so many games. */
export const ENOUGH_GAMES = 5;

export interface Rating {
  readonly mu: number;
  /** How unsure that is. */
  readonly sigma: number;
}

type Skill = typeof import("openskill");

/**
 * Of each player, by the user's id, as far as these results tell, which are of one server and one rule set. Whoever is not
 * on record counts as somebody of whom nothing is known, each time: so nothing of them is left in anybody's rating.
 */
export async function ratingsOf(results: readonly Result[]): Promise<Map<string, Rating>> {
  if (results.length === 0) return new Map();
  // Loaded when a rating is first asked for: it takes longer than most answers.
  const skill = await import("openskill");
  return madeInTurns(rated(results, skill));
}

function* rated(results: readonly Result[], { rate, rating }: Skill): Pieces<Map<string, Rating>> {
  const known = new Map<string, Rating>();
  for (const { seats } of results) {
    const before = seats.map(({ user }) => [known.get(user) ?? rating()]);
    const after = rate(before, { rank: seats.map(({ place }) => place) });
    for (const [at, { user }] of seats.entries()) {
      const mine = after[at]?.[0];
      if (mine !== undefined && user !== NO_USER) known.set(user, { mu: mine.mu, sigma: mine.sigma });
    }
    yield;
  }
  return known;
}
