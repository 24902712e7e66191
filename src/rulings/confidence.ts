import type { Candidate, Measures } from "./measures.ts";
import type { Query } from "./query.ts";
import { type Learnt, learnt } from "./ranking/model.ts";
import type { Scored } from "./words/named-first.ts";

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
 * Below this sum of trees, nothing that was found has to do with the question. Of questions that it was not learnt from,
 * 98 of 100 about other things are below it, and 4 of 100 about the rules, which were mostly asked without a word of them.
 */
export const LEAST_ABOUT = 0.85;
/** What is below it by less than this may be about the rules but for one of its words. */
const NEARLY = 1;
/**
 * From this sum of trees on an answer is given alone. The sum knows how good the first is and how far it leads, and tells
 * right from wrong better than bounds on these: of questions that it was not learnt from one in five is answered so, and
 * one in a thousand wrongly.
 */
export const SURE = 3.8;
/** A name spelt with a slip is answered where no other is as near. */
const NEAR_NAME = 0.7;
const SURE_NAME = 0.08;

/** What to make of candidates that are in their order; `signs` are those of the question and of them. */
export function verdictOn(
  sorted: readonly Scored[],
  { units }: Query,
  signs: Float64Array,
  { about, sure }: Pick<Learnt, "about" | "sure"> = learnt(),
): Verdict {
  const [first, second] = sorted;
  if (first === undefined) return "nothing";
  const { near } = first.measures;
  if (near === 0 && about.scoreOf(signs) < LEAST_ABOUT) return "nothing";
  // A word that is foreign to the rules may be what the question is about.
  if (near === 0 && units.some(({ kind }) => kind === "foreign")) return "choose";
  const lead = first.score - (second?.score ?? 0);
  if (near > NEAR_NAME && lead > SURE_NAME) return "answer";
  return sure.scoreOf(signs) >= SURE ? "answer" : "choose";
}

/** Whether a question that is not about the rules by its `signs` may be without its one word that is foreign to them. */
export const mayBeAbout = (signs: Float64Array, { about }: Pick<Learnt, "about"> = learnt()): boolean =>
  about.scoreOf(signs) >= LEAST_ABOUT - NEARLY;
