import type { ActionType } from "../engine/index.ts";
import { closeness, DIFFERENT, TYPO } from "./closeness.ts";

/** The words that part an order's phrases. */
export const JOINTS = [
  "with",
  "on",
  "using",
  "for",
  "under",
  "to",
  "from",
  "in",
  "by",
  "keeping",
  "against",
  "behind",
] as const;
export type Joint = (typeof JOINTS)[number];

export interface OrderVerb {
  /** The kinds of action that it may mean, the likeliest first. */
  types: readonly ActionType[];
  joints: readonly Joint[];
}

/** Verbs of orders whose action exists. A phrase of several words is looked for first. */
export const ORDER_VERBS: Readonly<Record<string, OrderVerb>> = {
  build: { types: ["build"], joints: ["with"] },
  sponsor: { types: ["sponsor"], joints: ["with", "on"] },
  replace: { types: ["replace"], joints: ["with", "keeping"] },
  promote: { types: ["promote"], joints: ["with"] },
  support: { types: ["support"], joints: ["with", "using", "for"] },
  oppose: { types: ["oppose"], joints: ["with", "using", "for"] },
  lead: { types: ["lead"], joints: ["with", "using"] },
  attack: { types: ["attack"], joints: ["with", "in", "using"] },
  heal: { types: ["heal"], joints: [] },
  repair: { types: ["repair"], joints: ["by"] },
  play: { types: ["play", "aftermath", "place"], joints: ["on", "under"] },
  place: { types: ["place"], joints: ["under", "on"] },
  reveal: { types: ["reveal"], joints: [] },
  fetch: { types: ["fetch"], joints: ["from"] },
  "bring in": { types: ["sideboard"], joints: [] },
  "put aside": { types: ["sideboard"], joints: [] },
  move: { types: ["move-chaos"], joints: ["from", "to"] },
  bid: { types: ["bid"], joints: ["on"] },
  hire: { types: ["bid"], joints: ["for"] },
  assist: { types: ["assist"], joints: ["with"] },
  rotate: { types: ["rotate", "assist", "purge"], joints: ["to", "on"] },
  use: { types: ["trigger", "rotate", "assist"], joints: ["to", "on"] },
  hide: { types: ["hide"], joints: ["with"] },
  "hide agenda": { types: ["hide"], joints: ["with"] },
  "reveal agenda": { types: ["reveal-agenda"], joints: [] },
  "reveal my agenda": { types: ["reveal-agenda"], joints: [] },
  "replace agenda": { types: ["replace-agenda"], joints: ["with", "using"] },
  "replace my agenda": { types: ["replace-agenda"], joints: ["with", "using"] },
  "discard my agenda": { types: ["discard-agenda"], joints: [] },
  "discard agenda": { types: ["discard-agenda"], joints: [] },
  "declare nothing": { types: ["declare-nothing"], joints: [] },
  "no conflict": { types: ["declare-nothing"], joints: [] },
  nothing: { types: ["declare-nothing", "keep", "pass"], joints: [] },
  "declare war": { types: ["declare-war", "join-war"], joints: ["on", "against", "with"] },
  "join war": { types: ["join-war"], joints: ["on", "against", "with"] },
  "join the war": { types: ["join-war"], joints: ["on", "against", "with"] },
  declare: { types: ["declare"], joints: ["on", "using", "behind"] },
  resolve: { types: ["resolve-first"], joints: [] },
  initiate: { types: ["initiate"], joints: ["on"] },
  target: { types: ["initiate"], joints: [] },
  ambassador: { types: ["choose-ambassador"], joints: [] },
  "choose for me": { types: ["start-with-any"], joints: [] },
  random: { types: ["start-with-any"], joints: [] },
  mulligan: { types: ["mulligan"], joints: [] },
  stack: { types: ["stack", "pile"], joints: ["on"] },
  "start with": { types: ["start-with"], joints: [] },
  start: { types: ["start-with"], joints: [] },
  "ready all": { types: ["sustain"], joints: [] },
  "sustain nothing": { types: ["sustain"], joints: [] },
  sustain: { types: ["sustain"], joints: [] },
  "go on": { types: ["sustain"], joints: [] },
  discard: { types: ["discard", "discard-inner", "purge", "take"], joints: ["to"] },
  damage: { types: ["purge"], joints: ["to"] },
  neutralize: { types: ["purge"], joints: ["to"] },
  take: { types: ["take"], joints: [] },
  keep: { types: ["keep", "start-with"], joints: [] },
  "keep all": { types: ["keep"], joints: [] },
  buy: { types: ["buy"], joints: [] },
  purge: { types: ["purge"], joints: ["from"] },
  lose: { types: ["lose"], joints: ["from"] },
  "no aftermath": { types: ["pass", "standing"], joints: [] },
  "no aftermaths": { types: ["pass", "standing"], joints: [] },
  none: { types: ["pass", "keep", "declare-nothing", "standing"], joints: [] },
  wait: { types: ["wait"], joints: [] },
  stop: { types: ["wait"], joints: [] },
  "fast and loose": { types: ["loose"], joints: [] },
  agree: { types: ["agree-to-victory", "loose"], joints: [] },
  object: { types: ["object"], joints: [] },
  always: { types: ["standing"], joints: [] },
  never: { types: ["standing"], joints: [] },
  "ask me": { types: ["standing"], joints: [] },
  vote: { types: ["vote"], joints: [] },
  choose: { types: ["choose-faction", "choose", "pick"], joints: ["to"] },
  pick: { types: ["pick"], joints: [] },
  faction: { types: ["choose-faction"], joints: [] },
  abstain: { types: ["vote"], joints: [] },
  call: { types: ["call", "call-rest"], joints: [] },
  surrender: { types: ["surrender"], joints: ["to"] },
  "surrender unconditionally": { types: ["surrender"], joints: ["to"] },
  concede: { types: ["concede"], joints: [] },
  pass: { types: ["pass", "keep", "declare-nothing"], joints: [] },
  skip: { types: ["pass", "keep", "declare-nothing"], joints: [] },
  done: { types: ["pass", "keep", "declare-nothing"], joints: [] },
};

export interface OrderVerbName {
  name: string;
  verb: OrderVerb;
}

const PHRASES = Object.entries(ORDER_VERBS)
  .map(([name, verb]) => ({ name, verb, words: name.split(" ") }))
  .sort((a, b) => b.words.length - a.words.length);

const FIRST_WORDS = PHRASES.filter(({ words }) => words.length === 1);

/** The verb that an order begins with, and the words after it; null where it begins with none. */
export function verbOf(words: readonly string[]): { verb: OrderVerbName; rest: readonly string[] } | null {
  for (const { name, verb, words: phrase } of PHRASES) {
    if (phrase.every((word, at) => word === words[at]))
      return { verb: { name, verb }, rest: words.slice(phrase.length) };
  }
  const [first, ...rest] = words;
  if (first === undefined || first.length < 2) return null;
  const scored = FIRST_WORDS.map(({ name, verb }) => ({ name, verb, score: closeness(first, name) })).filter(
    ({ score }) => score !== DIFFERENT,
  );
  const best = Math.max(...scored.map(({ score }) => score));
  const top = scored.filter(({ score }) => score === best);
  // "bild with Londo" cannot be a bid, which knows no "with".
  const fitting = top.filter(({ verb }) => verb.joints.some((joint) => rest.includes(joint)));
  const likely = top.length > 1 && fitting.length > 0 ? fitting : top;
  const only = likely[0];
  // One slip in a short verb is not enough to be sure between two.
  if (only === undefined || likely.length > 1 || (best === TYPO && first.length < 4)) return null;
  return { verb: { name: only.name, verb: only.verb }, rest };
}
