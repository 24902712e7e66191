import type { Candidate } from "../measures.ts";

export type Scored = Candidate & { score: number };

/** How much of what the first says a card must say to come before it, where that is a rule and where it is another card. */
const SAYS_AS_MUCH = { rule: 0.85, card: 0.5 } as const;

/**
 * A card that is named in full goes before a rule, where it says as much of what is asked, and of two the one that is named
 * first, as the one that acts is.
 */
export function namedFirst<Each extends Scored>(sorted: Each[]): void {
  const [first] = sorted;
  if (!first) return;
  const { full, together } = first.measures;
  const other = first.entry.kind === "card";
  if (other && full === 0) return;
  const least = SAYS_AS_MUCH[other ? "card" : "rule"] * together;
  const named = sorted.filter(({ measures }) => measures.full > full && measures.together >= least);
  const acting = named.sort((one, other) => other.measures.full - one.measures.full)[0];
  if (!acting) return;
  sorted.splice(sorted.indexOf(acting), 1);
  sorted.unshift({ ...acting, score: first.score });
}
