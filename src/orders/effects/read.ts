import { type Effect, effectSchema, type View } from "../../engine/index.ts";
import { type Nouns, nounsOf } from "../nouns.ts";
import { scorer } from "../search.ts";
import { orderWords } from "../words.ts";
import { effectExamples } from "./examples.ts";
import { FOR_EACH, JOINING, SAID } from "./families/index.ts";
import { all, distributed } from "./joining.ts";
import { cardNamed } from "./nouns.ts";
import { isWhileInPlay } from "./phrases.ts";
import type { ReadingEffects, SaidEffect } from "./record.ts";
import { rephrased } from "./rephrased.ts";
import { effectSentences } from "./sentences.ts";
import type { EffectSentence } from "./words.ts";

/** `held`: it lasts as long as its card stays rotated or in play. `why` is said in the reader’s language (`effect-why-…`); `examples`: effects that could have been meant, or that show how it is said. */
export type EffectReading =
  | { kind: "effect"; effect: Effect; held?: true }
  | { kind: "unclear"; why: UnclearEffect; examples: readonly string[] };

/** Why an effect is not understood. */
export type UnclearEffect =
  | "whole-numbers"
  | "above-zero"
  | "wins"
  | "to-twenty"
  | "counts"
  | "part"
  | "hangs"
  | "to-whom"
  | "unknown";

/**
 * Reads `/effect order:` of the seat of `view`. Never throws. Whether the effect may be done is the engine's to say.
 *
 *     readEffect("raise tension toward Narn by 1", view)
 */
export function readEffect(typed: string, view: View): EffectReading {
  const text = rephrased(typed);
  const words = orderWords(text.replace(/(^|\s)[-\u2212\u2013](?=\d)/gu, "$1minus "));
  const nouns = nounsOf(view);
  const joined = effectSchema.safeParse(joinedEffect(text, nouns));
  if (joined.success) return understood(joined.data, words);
  let why: UnclearEffect | undefined = /\d[.,]\d/u.test(text) ? "whole-numbers" : unread(text);
  for (const sentence of why === undefined ? effectSentences(words) : []) {
    const effect = effectSchema.safeParse(meaningOf(sentence, nouns));
    // A loss is its own verb; only an ability is changed by "-2".
    if (effect.success && words.includes("minus") && effect.data.verb !== "change-ability") {
      why = "above-zero";
    } else if (effect.success) return understood(effect.data, words);
    else if (sentence.verb === "win" && sentence.subject.length > 0 && !sentence.subject.includes("cannot"))
      why ??= "wins";
    else if (effect.error.issues.every(({ path }) => AMOUNTS.has(path[0]))) why = "to-twenty";
  }
  return unclear(words, view, why);
}

function understood(effect: Effect, words: readonly string[]): EffectReading {
  const until = "until" in effect ? effect.until : null;
  const inPlay = until === "permanent" && isWhileInPlay(words);
  const held = inPlay || until === "while-rotated" || until === "while-in-play";
  return { kind: "effect", effect, ...(held ? { held } : {}) };
}

/** What an effect may not be read without: a text that joins others is not read as only the first of them. */
function unread(text: string): UnclearEffect | undefined {
  if (/\bfor (?:each|every)\b/iu.test(text)) return "counts";
  // "gain 1 influence and put it on hold": it is not read as only the first of them.
  const [, ...more] = text.split(/\s+and\s+/iu);
  if (more.some((part) => effectSentences(orderWords(part), "exact").some(({ subject }) => subject.length === 0)))
    return "part";
  return /^\s*(?:only )?if\b/iu.test(text) ? "hangs" : undefined;
}

/** Those that a verb may be, those that it means where nothing else is meant last. */
const BY_VERB: ReadonlyMap<string, readonly SaidEffect[]> = byVerb();

function byVerb(): ReadonlyMap<string, SaidEffect[]> {
  const found = new Map<string, SaidEffect[]>();
  const all = new Set(Object.values(SAID));
  for (const last of [false, true])
    for (const said of all)
      if ((said.otherwise ?? false) === last)
        for (const [verb] of said.words) found.set(verb, [...(found.get(verb) ?? []), said]);
  return found;
}

/** What the sentence means; checked by the effect's schema, so that a null in it makes it unclear. */
function meaningOf(sentence: EffectSentence, nouns: Nouns): unknown {
  for (const said of BY_VERB.get(sentence.verb) ?? []) {
    const meant = said.means(sentence, nouns);
    if (meant !== undefined) return meant;
  }
  return null;
}

/** What a text that joins effects means, for the effect's schema to check; null where it joins none. */
function joinedEffect(text: string, nouns: Nouns): unknown {
  const one = (part: string, within = nouns) => plainEffect(part, within);
  const reading: ReadingEffects = {
    one,
    all: (part, each = one) => all(part, each),
    allCounted: (part, within) =>
      all(part, (each) => one(each, within) ?? asEffect(FOR_EACH.joins(each, within, reading))),
    distributed,
    beginsWithVerb(part) {
      const [first] = orderWords(part);
      return first !== undefined && effectSentences([first]).length > 0;
    },
  };
  for (const { joins } of Object.values(JOINING)) {
    const meant = joins(text, nouns, reading);
    if (meant !== null) return meant;
  }
  return null;
}

const asEffect = (meant: unknown): Effect | null => effectSchema.safeParse(meant).data ?? null;

/** One effect that joins no others. */
function plainEffect(typed: string, nouns: Nouns): Effect | null {
  if (unread(typed) !== undefined) return null;
  const text = rephrased(typed);
  const words = orderWords(text.replace(/(^|\s)[-\u2212\u2013](?=\d)/gu, "$1minus "));
  for (const sentence of effectSentences(words)) {
    const effect = effectSchema.safeParse(meaningOf(sentence, nouns));
    if (effect.success && (effect.data.verb === "change-ability" || !words.includes("minus"))) return effect.data;
  }
  return null;
}

/** The card in play that is named as the cause, for what lasts as long as that one stays; null where none is. */
export function holderNamed(because: string, view: View): number | null {
  const which = cardNamed(orderWords(because), nounsOf(view));
  return typeof which === "object" && which !== null && "card" in which ? which.card : null;
}

const AMOUNTS: ReadonlySet<PropertyKey | undefined> = new Set(["amount", "by"]);

function unclear(words: readonly string[], view: View, why?: UnclearEffect): EffectReading {
  const all = effectExamples(view, words.join(" "));
  const scorers = words.map((word) => scorer([word]));
  const near = all
    .map((example) => ({ example, shared: scorers.filter((scored) => scored(example) !== null).length }))
    .sort((a, b) => b.shared - a.shared)
    .map(({ example }) => example);
  const known = effectSentences(words).length > 0;
  return {
    kind: "unclear",
    why: why ?? (known ? "to-whom" : "unknown"),
    examples: near.slice(0, 5),
  };
}
