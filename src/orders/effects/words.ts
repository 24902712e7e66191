import { closeness, DIFFERENT, EXACT } from "../closeness.ts";

/** What an effect's sentence does; several words may say the same. */
const VERB_WORDS = {
  gain: ["gain", "gains", "get", "gets"],
  lose: ["lose", "loses"],
  restore: ["restore", "restores"],
  transfer: ["transfer", "transfers", "give", "gives"],
  raise: ["raise", "raises", "increase", "increases"],
  lower: ["lower", "lowers", "reduce", "reduces"],
  draw: ["draw", "draws"],
  discard: ["discard", "discards"],
  search: ["search", "searches"],
  shuffle: ["shuffle", "shuffles", "reshuffle", "reshuffles"],
  sponsor: ["sponsor", "sponsors"],
  discount: ["discount", "discounts"],
  show: ["show", "shows", "reveal", "reveals"],
  ready: ["ready", "readies"],
  rotate: ["rotate", "rotates"],
  heal: ["heal", "heals"],
  neutralize: ["neutralize", "neutralise", "neutralizes", "neutralises"],
  damage: ["damage", "damages"],
  repair: ["repair", "repairs"],
  attack: ["attack", "attacks"],
  blank: ["blank", "blanks"],
  copy: ["copy", "copies"],
  double: ["double", "doubles"],
  halve: ["halve", "halves", "half"],
  put: ["put", "puts", "place", "places"],
  use: ["use", "uses"],
  reverse: ["reverse", "reverses"],
  cancel: ["cancel", "cancels"],
  purge: ["purge", "purges"],
  become: ["become", "becomes"],
  add: ["add", "adds"],
  found: ["found", "founds"],
  join: ["join", "joins"],
  leave: ["leave", "leaves"],
  call: ["call", "calls"],
  vote: ["vote", "votes"],
  cast: ["cast", "casts"],
  fetch: ["fetch", "fetches"],
  take: ["take", "takes"],
  start: ["start", "starts", "begin", "begins", "declare", "declares"],
  end: ["end", "ends", "stop", "stops"],
  suspend: ["suspend", "suspends"],
  resume: ["resume", "resumes"],
  surrender: ["surrender", "surrenders"],
  need: ["need", "needs"],
  win: ["win", "wins", "score", "scores"],
  cannot: ["cannot", "cant"],
  may: ["may"],
  prolong: ["prolong", "prolongs", "postpone", "postpones"],
  support: ["support", "supports"],
  oppose: ["oppose", "opposes"],
  attach: ["attach", "attaches"],
  lessen: ["lessen", "lessens"],
  tend: ["tend", "tends"],
  remove: ["remove", "removes"],
  return: ["return", "returns"],
  move: ["move", "moves"],
  promote: ["promote", "promotes"],
  convert: ["convert", "converts"],
  replace: ["replace", "replaces"],
  set: ["set", "sets"],
  count: ["count", "counts", "treat", "treats"],
  withdraw: ["withdraw", "withdraws"],
  conquer: ["conquer", "conquers", "capture", "captures"],
} as const;
export type EffectVerb = keyof typeof VERB_WORDS;

const WORDS: ReadonlyMap<string, EffectVerb> = new Map(
  verbNames().flatMap((verb) => VERB_WORDS[verb].map((word): [string, EffectVerb] => [word, verb])),
);

function verbNames(): EffectVerb[] {
  return Object.keys(VERB_WORDS).filter((name): name is EffectVerb => name in VERB_WORDS);
}

export interface EffectSentence {
  /** The words before the verb: who. */
  subject: readonly string[];
  verb: EffectVerb;
  rest: readonly string[];
}

/** Every place where a word may be the verb, the surest first: a name may be a verb too. */
export function effectSentences(words: readonly string[], how: "exact" | "forgiving" = "forgiving"): EffectSentence[] {
  const exact: EffectSentence[] = [];
  const near: EffectSentence[] = [];
  for (const [at, word] of words.slice(0, 12).entries()) {
    const parts = { subject: words.slice(0, at), rest: words.slice(at + 1) };
    const verb = WORDS.get(word);
    if (verb) exact.push({ ...parts, verb });
    else if (word.length >= 4 && how === "forgiving") {
      for (const [other, like] of WORDS) {
        const found = closeness(word, other);
        if (found !== DIFFERENT && found !== EXACT) {
          near.push({ ...parts, verb: like });
          break;
        }
      }
    }
  }
  // A slip is looked for only where no word is a verb as it stands: else "from" would be one.
  return exact.length > 0 ? exact : near;
}

/** The word's place where it stands in the sentence, a slip forgiven; -1 where it does not. */
export function wordPlace(words: readonly string[], ...meant: readonly string[]): number {
  const whole = words.findIndex((word) => meant.includes(word));
  if (whole !== -1) return whole;
  return words.findIndex((word) => word.length >= 4 && meant.some((other) => closeness(word, other) !== DIFFERENT));
}
