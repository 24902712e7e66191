/**
 * How a "no" is worded. What its text puts in names the refusal's facts: a number, a name, or a list of names. Of several
 * phrasings the first whose facts are all there is taken, and the last needs none.
 */

import type { RefusalCode, RefusalFacts } from "../../engine/index.ts";
import { changedBy } from "../text/cost-change.ts";
import { capitalized, safe } from "../text/safe-text.ts";
import { RULE_SET_WORDS } from "../text/words.ts";
import { FIRST_LANGUAGE, type Language, listedIn, sayPut, type WordId } from "../words/index.ts";
import { isWord, putInto } from "../words/words.ts";

export type Wording = (facts: RefusalFacts, language?: Language) => string;
/** The sentences of one topic. */
export type Wordings = Readonly<Partial<Record<RefusalCode, Wording>>>;

/** Facts whose values are words of the engine rather than somebody's text: by which names those words have a text of their own. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  race: ["race"],
  races: ["race"],
  yours: ["race"],
  faction: ["faction"],
  factions: ["faction"],
  facts: ["fact"],
  taint: ["taint"],
  mark: ["mark"],
  asked: ["owed"],
  when: ["when"],
  way: ["way"],
  what: ["forbidden"],
  use: ["fact"],
  as: ["fact"],
  ability: ["fact"],
  type: ["type", "fact"],
  types: ["type", "fact"],
  other: ["type"],
  round: ["phase"],
  state: ["state"],
  outcome: ["outcome"],
  over: ["over"],
  why: ["lasting"],
};

/** Facts that are said in English, as a card has them: what it requires, what it may be aimed at. */
const OF_CARDS: ReadonlySet<string> = new Set([
  "needs",
  "wants",
  "why",
  "verb",
  "there",
  "reason",
  "one",
  "other",
  "point",
  "option",
]);

/** Facts that are sentences of the moderator's own, and how long they may be; all others are names. */
const LONGEST: Readonly<Record<string, number>> = { one: 200, other: 200, reason: 200 };

/** The names of rule sets are the same in every language. */
const RULE_SETS: ReadonlyMap<string, string> = new Map(Object.entries(RULE_SET_WORDS));

function word(name: string, text: string, language: Language): string {
  const rules = name === "rules" ? RULE_SETS.get(text) : undefined;
  if (rules !== undefined) return rules;
  const ids = (NAMED[name] ?? []).map((kind) => `${kind}-${text.replaceAll(" ", "-")}`);
  const known = ids.find(isWord);
  if (known !== undefined) return sayPut(language, known, {});
  const said = safe(text, LONGEST[name] ?? 80);
  return language !== FIRST_LANGUAGE && OF_CARDS.has(name) ? `“${said}”` : said;
}

function value(name: string, fact: RefusalFacts[string] | undefined, language: Language): string | null {
  if (fact === undefined || fact === null || fact === "") return null;
  if (typeof fact === "string") return word(name, fact, language);
  if (typeof fact === "number" || typeof fact === "boolean") return String(fact);
  if (fact.length === 0) return null;
  const said = fact
    .slice(0, 10)
    .map((each) => (typeof each === "string" ? word(name, each, language) : changedBy(each, language)));
  return listedIn(said, language);
}

/** The text with what it puts in; null where a fact is missing. */
function filled(id: WordId, facts: RefusalFacts, language: Language): string | null {
  const put: Record<string, string> = {};
  for (const name of putInto(id)) {
    const said = value(name, facts[name], language);
    if (said === null) return null;
    put[name] = said;
  }
  return sayPut(language, id, put);
}

/** The first phrasing whose facts are known, begun with a capital. */
export function worded(...phrasings: readonly [WordId, ...WordId[]]): Wording {
  return (facts, language = FIRST_LANGUAGE) => {
    for (const id of phrasings) {
      const text = filled(id, facts, language);
      if (text !== null) return capitalized(text);
    }
    return sayPut(language, "no-more-known", {});
  };
}

/** What is wrong, then what would be possible: each falls back by itself when a fact is missing. */
export function both(wrong: Wording, instead: Wording): Wording {
  return (facts, language) => `${wrong(facts, language)} ${instead(facts, language)}`;
}
