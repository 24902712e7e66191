import type { Candidate, Measures } from "./measures.ts";
import type { Query, Unit } from "./query.ts";

/** `answer`: the first hit is it. `choose`: one of the hits may be. `nothing`: the rules do not speak of it. */
export type Verdict = "answer" | "choose" | "nothing";

/** What each measure counts for; found on questions that are not held out, by leaving out a fifth of them in turn. */
const WEIGHTS: Readonly<Partial<Record<keyof Measures, number>>> = {
  covered: 0.35,
  alike: 0.8,
  contained: 0.15,
  named: 0.7,
  quoted: 0.85,
  distinct: 0.5,
  full: 0.4,
  convention: -0.3,
  together: 0.2,
  near: 2.2,
};
/** What counts where the whole of the question is spoken of: words that MiniSearch chooses, and a way of asking that is like it. */
const CHOSEN = 1;
const ALIKE = 1.95;
const WHOLE = 4.8;
/** What has anything of the question is above zero. */
const LEAST = 0.001;
const WEIGHED = Object.entries(WEIGHTS) as [keyof Measures, number][]; // keys of a checked record

/** How good a candidate is, from 0 to below 1: 1 is for exact names. */
export function scoreOf({ measures }: Candidate): number {
  let score = measures.covered * (CHOSEN * measures.words + ALIKE * measures.alike);
  for (const [name, weight] of WEIGHED) score += weight * measures[name];
  return Math.max(LEAST, Math.min(0.99, score / WHOLE));
}

/**
 * What speaks for a question being about the rules, and against; fitted to questions that are not kept aside and to
 * questions about other things. Below the sum, nothing that was found has to do with the question.
 */
const ABOUT_RULES = {
  nothing: -7.4,
  score: 2.7,
  covered: 1.5,
  alike: 2.7,
  contained: 1,
  together: 2,
  quoted: 1.8,
  /** Any word that is foreign to the rules, and how much of the question such words are. */
  foreign: -3.2,
  foreignShare: -1.1,
  guessed: 1,
  guessedShare: 1.3,
  /** Each word that names a rule, three at most. */
  ofRules: 1.25,
  longRuleWord: 1,
  length: 0.8,
} as const;
const LEAST_ABOUT = -0.6;
const MOST_LENGTH = 8;
const MOST_RULE_WORDS = 3;
const LEAST_QUOTED = 0.15;
const LEAST_CERTAIN = 0.15;
/** An answer is given alone only where it is good, and better than the next by so much: of questions that the ranking had not learnt from, fewer than one in a hundred was answered wrongly so. */
const SURE_SCORE = 0.6;
const SURE_LEAD = 0.45;
const SURE_NAME = 0.08;

/** What is known of the words of a question. */
interface Spoken {
  readonly speaksOfRules: boolean;
  readonly ofRules: number;
}

/** How much speaks for a question being about the rules: below 0 more speaks against. */
function aboutRules(
  top: readonly Measures[],
  score: number,
  { units }: Query,
  { speaksOfRules, ofRules }: Spoken,
): number {
  const most = (name: keyof Measures) => Math.max(...top.map((measures) => measures[name]));
  const share = (kind: Unit["kind"]) => units.filter((unit) => unit.kind === kind).length / Math.max(1, units.length);
  const [foreign, guessed] = [share("foreign"), share("guessed")];
  const w = ABOUT_RULES;
  return (
    w.nothing +
    w.score * score +
    w.covered * most("covered") +
    w.alike * most("alike") +
    w.contained * most("contained") +
    w.together * most("together") +
    w.quoted * most("quoted") +
    (foreign > 0 ? w.foreign + w.foreignShare * foreign : 0) +
    (guessed > 0 ? w.guessed + w.guessedShare * guessed : 0) +
    w.ofRules * Math.min(MOST_RULE_WORDS, ofRules) +
    (speaksOfRules ? w.longRuleWord : 0) +
    (w.length * Math.min(MOST_LENGTH, units.length)) / MOST_LENGTH
  );
}

/** What to make of candidates that are sorted by their scores. */
export function verdictOn(sorted: readonly (Candidate & { score: number })[], query: Query, spoken: Spoken): Verdict {
  const [first, second] = sorted;
  if (first === undefined) return "nothing";
  const { near } = first.measures;
  const top = sorted.slice(0, 5).map(({ measures }) => measures);
  const { units } = query;
  const card = sorted.slice(0, 5).some((each) => each.entry.kind === "card" && each.measures.quoted >= LEAST_QUOTED);
  // A question all of whose words are only like words of the rules is about something else.
  const guesses = units.filter(({ kind }) => kind === "guessed").length;
  const certain = Math.max(...top.map((measures) => measures.certain));
  const guessed = guesses > 0 && guesses < 3 && certain < LEAST_CERTAIN && !spoken.speaksOfRules;
  if (near === 0 && !card && (guessed || aboutRules(top, first.score, query, spoken) < LEAST_ABOUT)) return "nothing";
  // A word that is foreign to the rules may be what the question is about.
  if (units.some(({ kind }) => kind === "foreign") && near === 0) return "choose";
  const lead = first.score - (second?.score ?? 0);
  if (near > 0.7 && lead > SURE_NAME) return "answer";
  return first.score >= SURE_SCORE && lead >= SURE_LEAD ? "answer" : "choose";
}
