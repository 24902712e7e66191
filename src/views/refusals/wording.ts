/**
 * How a "no" is worded. The words in braces name the refusal's facts: a number, a name, or a list of names. Of several
 * phrasings the first whose facts are all there is taken, and the last needs none.
 */

import type { RefusalCode, RefusalFacts } from "../../engine/index.ts";
import { QUESTION_WORDS } from "../questions/index.ts";
import { capitalized, listed, safe } from "../text/safe-text.ts";
import {
  ABILITY_WORDS,
  FACT_WORDS,
  FACTION_WORDS,
  FORBIDDEN_WORDS,
  LOYALTY_WORDS,
  MARK_WORDS,
  RULE_SET_WORDS,
} from "../text/words.ts";

export type Wording = (facts: RefusalFacts) => string;
/** The sentences of one topic. */
export type Wordings = Readonly<Partial<Record<RefusalCode, Wording>>>;

/** Facts whose values are words of the engine rather than somebody's text. */
const WORDS: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  race: new Map(Object.entries(LOYALTY_WORDS)),
  races: new Map(Object.entries(LOYALTY_WORDS)),
  yours: new Map(Object.entries(LOYALTY_WORDS)),
  faction: new Map(Object.entries(FACTION_WORDS)),
  factions: new Map(Object.entries(FACTION_WORDS)),
  rules: new Map(Object.entries(RULE_SET_WORDS)),
  facts: new Map(Object.entries(FACT_WORDS)),
  taint: new Map([
    ["shadow", "Shadows"],
    ["vorlon", "Vorlons"],
  ]),
  mark: new Map(Object.entries(MARK_WORDS)),
  asked: new Map(Object.entries(QUESTION_WORDS).map(([kind, { owed }]) => [kind, owed])),
  when: new Map([
    ["setup", "before the first turn"],
    ["ready", "in the ready round"],
    ["conflict", "in the conflict round"],
    ["action", "in the action round"],
    ["resolution", "when a conflict has been resolved"],
    ["draw", "in the draw round"],
  ]),
  way: new Map([
    ["declare", "A conflict does something when it is declared, in the conflict round."],
    ["play", "An event does something when it is played: “play” and its name."],
    ["aftermath", "An aftermath is played when a conflict has been resolved."],
    ["place", "A contingency is placed under a card of yours first: “place” it “under” that card."],
  ]),
  what: new Map(Object.entries(FORBIDDEN_WORDS)),
  use: new Map(Object.entries(ABILITY_WORDS)),
  as: new Map(Object.entries(ABILITY_WORDS)),
};

/** Facts that are sentences of the moderator's own, and how long they may be; all others are names. */
const LONGEST: Readonly<Record<string, number>> = { one: 200, other: 200, reason: 200 };

function value(name: string, fact: RefusalFacts[string] | undefined): string | null {
  if (fact === undefined || fact === null || fact === "") return null;
  const word = (text: string) => WORDS[name]?.get(text) ?? safe(text, LONGEST[name] ?? 80);
  if (typeof fact === "string") return word(fact);
  if (typeof fact === "number" || typeof fact === "boolean") return String(fact);
  return fact.length === 0 ? null : listed(fact.slice(0, 10).map(word));
}

function filled(template: string, facts: RefusalFacts): string | null {
  let missing = false;
  const text = template.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const word = value(name, facts[name]);
    if (word === null) missing = true;
    return word ?? "";
  });
  return missing ? null : text;
}

/** The first phrasing whose facts are known, begun with a capital. */
export function worded(...phrasings: readonly [string, ...string[]]): Wording {
  return (facts) => {
    for (const template of phrasings) {
      const text = filled(template, facts);
      if (text !== null) return capitalized(text);
    }
    return "That is not possible now.";
  };
}

/** What is wrong, then what would be possible: each falls back by itself when a fact is missing. */
export function both(wrong: Wording, instead: Wording): Wording {
  return (facts) => `${wrong(facts)} ${instead(facts)}`;
}
