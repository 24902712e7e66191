/** What of a question, and of what it finds, tells whether it is about the rules, and whether the first is its answer. */
import { askingOf } from "../asking.ts";
import type { Query, Unit } from "../query.ts";
import type { Scored } from "../words/named-first.ts";
import { LIGHT, stem } from "../words/normalise.ts";
import type { Evidence } from "./evidence.ts";
import { READ, readOf } from "./features.ts";

/** What is known of the words of a question. */
export interface Spoken {
  /** Whether one that names a rule is long, such as are seldom said of anything else. */
  readonly speaksOfRules: boolean;
  /** How many name rules. */
  readonly ofRules: number;
  /** Whether one names another game, or what only another game has. */
  readonly namesOther: boolean;
  /** How likely it is about other things by its words, as a natural logarithm. */
  readonly elsewhere: number;
}

/** A candidate that was looked at closely. */
export interface Looked extends Scored {
  readonly evidence: Evidence;
  /** The score that it was found by. */
  readonly found: number;
  /** What the trees say of it. */
  readonly sum: number;
}

/** The most that any of the best has. */
const MOST_OF = [
  "covered",
  "certain",
  "alike",
  "contained",
  "together",
  "quoted",
  "asked",
  "told",
  "likely",
  "pairs",
  "dense",
  "worded",
] as const satisfies readonly (typeof READ)[number][];
const MOST_AT = MOST_OF.map((name) => READ.indexOf(name));
const MISSING_AT = READ.indexOf("missing");
const BEST = 5;

const KINDS = ["foreign", "unknown", "guessed", "known"] as const satisfies readonly Unit["kind"][];
const MOST_UNITS = 8;
const MOST_RULE_WORDS = 4;

/** The names of the signs, in the order of their numbers. */
export const SIGNS: readonly string[] = [
  "length",
  ...KINDS.map((kind) => `share ${kind}`),
  "how many foreign",
  "share light",
  "of rules",
  "share of rules",
  "long rule word",
  "names another game",
  "elsewhere",
  "open",
  "found by",
  "best found by",
  "first found",
  ...READ,
  ...MOST_OF.map((name) => `most ${name}`),
  "least missing",
  "sum",
  "lead",
  "lead of two",
  "found lead",
  "worded lead",
];

/** The signs of a question whose candidates were ranked, rounded so that no computer sees other ones. */
export function signsOf(question: string, { units }: Query, spoken: Spoken, looked: readonly Looked[]): Float64Array {
  const [first, second, third] = looked;
  const best = looked.slice(0, BEST).map(readOf);
  const count = Math.max(1, units.length);
  const kinds = KINDS.map((kind) => units.filter((unit) => unit.kind === kind).length);
  const founds = looked.map(({ found }) => found).sort((one, other) => other - one);
  const ofRules = Math.min(MOST_RULE_WORDS, spoken.ofRules);
  const numbers = [
    Math.min(MOST_UNITS, units.length),
    ...kinds.map((of) => of / count),
    kinds[0] ?? 0,
    units.filter(({ spelt }) => LIGHT.has(stem(spelt))).length / count,
    ofRules,
    spoken.ofRules / count,
    spoken.speaksOfRules ? 1 : 0,
    spoken.namesOther ? 1 : 0,
    spoken.elsewhere,
    askingOf(question).kind === "open" ? 1 : 0,
    first?.found ?? 0,
    founds[0] ?? 0,
    first?.found === founds[0] ? 1 : 0,
    ...READ.map((_, at) => best[0]?.[at] ?? 0),
    ...MOST_AT.map((at) => best.reduce((so, each) => Math.max(so, each[at] ?? 0), -Infinity)),
    best.reduce((so, each) => Math.min(so, each[MISSING_AT] ?? 1), 1),
    first?.sum ?? 0,
    (first?.sum ?? 0) - (second?.sum ?? -ALONE),
    (first?.sum ?? 0) - (third?.sum ?? -ALONE),
    (first?.found ?? 0) - (founds.find((found) => found !== first?.found) ?? 0),
    (first?.evidence.worded ?? 0) - looked.slice(1).reduce((so, { evidence }) => Math.max(so, evidence.worded), -ALONE),
  ];
  return Float64Array.from(numbers, (value) => Math.round(value * 1e5) / 1e5);
}

/** What is found alone leads by as much as a sum of trees says at most. */
const ALONE = 5;
