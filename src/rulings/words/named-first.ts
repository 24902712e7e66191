import type { Candidate } from "../measures.ts";

export type Scored = Candidate & { score: number };

/** How much of what the first says besides names a card must say to come before it, where that is a rule and where it is another card. */
const SAYS_AS_MUCH = { rule: 0.85, card: 0.5 } as const;

/**
 * A card that is named in full goes before a rule, where it says as much of what is asked, and of two the one that is named
 * first, as the one that acts is.
 */
export function namedFirst<Each extends Scored>(sorted: Each[]): void {
  const [first] = sorted;
  if (!first) return;
  const { full, besides } = first.measures;
  const other = first.entry.kind === "card";
  if (other && full === 0) return;
  const least = SAYS_AS_MUCH[other ? "card" : "rule"] * besides;
  const named = sorted.filter(({ measures }) => measures.full > full && measures.besides >= least);
  const acting = named.sort((one, other) => other.measures.full - one.measures.full)[0];
  if (!acting) return;
  sorted.splice(sorted.indexOf(acting), 1);
  sorted.unshift({ ...acting, score: first.score });
}

/** A card that says less than this part of what the best rule does, of what is asked besides its name, is not asked for alone. */
const SAYS_LITTLE = 0.5;
const CLOSE = 0.05;
/** A card that says less than this part of it, and is not named in full, is only whom the question is about. */
const SAYS_NOTHING = 0.15;

/**
 * Where the first is a card that is named and says little of what else is asked, the rule that says most of it comes next,
 * and as near that neither is shown alone. Where the card says nothing of it, the rule comes first: "What can Londo do when
 * he is neutralized".
 */
export function ruleBeside<Each extends Scored>(sorted: Each[]): void {
  const [first, ...others] = sorted;
  if (first?.entry.kind !== "card") return;
  const [rule] = others
    .filter(({ entry }) => entry.kind !== "card")
    .sort((one, other) => other.measures.besides - one.measures.besides || other.score - one.score);
  if (!rule || first.measures.besides >= SAYS_LITTLE * rule.measures.besides) return;
  sorted.splice(sorted.indexOf(rule), 1);
  const next = Math.max(sorted[1]?.score ?? 0, rule.score, first.score - CLOSE);
  const { full, distinct, besides } = first.measures;
  const aside = full === 0 && distinct === 0 && besides < SAYS_NOTHING * rule.measures.besides;
  if (aside) sorted.splice(0, 1, { ...rule, score: first.score }, { ...first, score: next });
  else sorted.splice(1, 0, { ...rule, score: next });
}
