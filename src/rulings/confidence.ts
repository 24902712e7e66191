import type { Candidate, Measures } from "./measures.ts";
import type { Query, Unit } from "./query.ts";

/** `answer`: the first hit is it. `choose`: one of the hits may be. `nothing`: the rules do not speak of it. */
export type Verdict = "answer" | "choose" | "nothing";

/** What each measure counts for; found on questions that are not held out, by leaving out a fifth of them in turn. */
const WEIGHTS: Readonly<Partial<Record<keyof Measures, number>>> = {
  covered: 0.4,
  alike: 0.9,
  contained: 0.25,
  named: 0.8,
  quoted: 0.9,
  distinct: 0.65,
  together: 0.2,
  near: 2.2,
};
/** What counts where the whole of the question is spoken of: words that MiniSearch chooses, and a way of asking that is like it. */
const CHOSEN = 1;
const ALIKE = 2.1;
const WHOLE = 4.8;

/** How good a candidate is, from 0 to below 1: 1 is for exact names. */
export function scoreOf({ measures }: Candidate): number {
  let score = measures.covered * (CHOSEN * measures.words + ALIKE * measures.alike);
  for (const [name, weight] of Object.entries(WEIGHTS)) score += weight * (measures[name as keyof Measures] ?? 0); // keys of a checked record
  return Math.min(0.99, score / WHOLE);
}

/** Below these, nothing that was found has to do with the question. */
const LEAST_FIT: Readonly<Record<Unit["kind"], number>> = {
  known: 0.44,
  guessed: 0.44,
  unknown: 0.5,
  foreign: 0.56,
};
const LONG_WORD_FIT = 0.16;
/** So much less is enough for each word that names a rule, twice at most, in a question that has no foreign word. */
const RULE_WORD_FIT = 0.06;
const LEAST_QUOTED = 0.15;
const LEAST_CERTAIN = 0.15;
/** An answer is given alone only where it is good, and better than the next by so much. */
const SURE_SCORE = 0.6;
const SURE_LEAD = 0.25;
const SURE_NAME = 0.08;

/** What to make of candidates that are sorted by their scores. */
export function judge(
  sorted: readonly (Candidate & { score: number })[],
  { units }: Query,
  { speaksOfRules, ofRules }: { speaksOfRules: boolean; ofRules: number },
): Verdict {
  const [first, second] = sorted;
  if (first === undefined) return "nothing";
  const { near } = first.measures;
  const top = sorted.slice(0, 5).map(({ measures }) => measures);
  const covered = Math.max(...top.map((measures) => measures.covered));
  const certain = Math.max(...top.map((measures) => measures.certain));
  const fit = 0.6 * covered + 0.4 * first.score;
  const has = (kind: Unit["kind"]) => units.some((unit) => unit.kind === kind);
  const worst = (["foreign", "unknown", "guessed"] as const).find(has) ?? "known";
  const fewer = worst === "foreign" ? 0 : RULE_WORD_FIT * Math.min(2, ofRules);
  const least = LEAST_FIT[worst] - Math.max(speaksOfRules ? LONG_WORD_FIT : 0, fewer);
  // A question all of whose words are only like words of the rules is about something else.
  const guesses = units.filter(({ kind }) => kind === "guessed").length;
  const guessed = guesses > 0 && guesses < 3 && certain < LEAST_CERTAIN && !speaksOfRules;
  const card = sorted.slice(0, 5).some((each) => each.entry.kind === "card" && each.measures.quoted >= LEAST_QUOTED);
  if (near === 0 && !card && (fit < least || guessed)) return "nothing";
  // A word that is foreign to the rules may be what the question is about.
  if (worst === "foreign" && near === 0) return "choose";
  const lead = first.score - (second?.score ?? 0);
  if (near > 0.7 && lead > SURE_NAME) return "answer";
  return first.score >= SURE_SCORE && lead >= SURE_LEAD ? "answer" : "choose";
}
