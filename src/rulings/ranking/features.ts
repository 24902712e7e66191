/** What the learnt ranking reads of each candidate. */
import type { Measures } from "../measures.ts";
import type { Evidence } from "./evidence.ts";

export interface RankingInput {
  readonly score: number;
  readonly measures: Measures;
  readonly evidence: Evidence;
}

/** The measures that what is learnt reads of a candidate. */
export const MEASURES = [
  "words",
  "covered",
  "certain",
  "together",
  "alike",
  "contained",
  "named",
  "quoted",
  "distinct",
  "full",
  "convention",
  "near",
] as const satisfies readonly (keyof Measures)[];

/** What speaks for a candidate besides. */
export const EVIDENCE = [
  "asked",
  "askedWide",
  "told",
  "toldWide",
  "likely",
  "missing",
  "pairs",
  "kind",
  "dense",
  "opening",
  "title",
  "often",
  "long",
  "card",
  "worded",
] as const satisfies readonly (keyof Evidence)[];

/** The names of what is read of a candidate by itself, in the order of the numbers. */
export const READ = [...MEASURES, ...EVIDENCE] as const;
const OWN = ["score", ...READ] as const;
/** Those that are also held against the best of all candidates of the question. */
const BESIDE = [
  "score",
  "covered",
  "together",
  "contained",
  "alike",
  "named",
  "asked",
  "askedWide",
  "told",
  "likely",
  "missing",
  "pairs",
  "dense",
  "worded",
] as const satisfies readonly (typeof OWN)[number][];
const BESIDE_AT = BESIDE.map((name) => OWN.indexOf(name));

/** The names of what is read, in the order of the numbers. */
export const FEATURES: readonly string[] = [...OWN, ...BESIDE.map((name) => `${name} beside the best`)];

/** What is read of a candidate by itself. */
export const readOf = ({ measures, evidence }: Pick<RankingInput, "measures" | "evidence">): readonly number[] => [
  ...MEASURES.map((name) => measures[name]),
  ...EVIDENCE.map((name) => evidence[name]),
];

/** The numbers of each candidate, rounded so that no computer sees other ones. */
export function featuresOf(candidates: readonly RankingInput[]): readonly Float64Array[] {
  const own = candidates.map((each) => [each.score, ...readOf(each)]);
  const most = BESIDE_AT.map((at) => own.reduce((best, each) => Math.max(best, each[at] ?? 0), -Infinity));
  return own.map((each) => {
    const beside = BESIDE_AT.map((at, which) => (each[at] ?? 0) - (most[which] ?? 0));
    return Float64Array.from([...each, ...beside], (value) => Math.round(value * 1e5) / 1e5);
  });
}
