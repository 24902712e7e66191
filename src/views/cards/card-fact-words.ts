/** A real card's facts in words, each with where it comes from and how sure it is. */
import {
  CARD_FACTS,
  type CardFact,
  type CardRecord,
  type Certainty,
  type ValueSource,
} from "../../catalogue/cards/fact.ts";
import { missingFacts } from "../../catalogue/cards/missing.ts";
import type { Automation } from "../../engine/cards/encoded/index.ts";
import { ABILITIES, type CardFacts, MARKS } from "../../engine/index.ts";
import { counted, listed, safe } from "../text/safe-text.ts";
import { ABILITY_SIGNS, ABILITY_WORDS, LEADS_WORDS, LOYALTY_WORDS, MARK_WORDS, TYPE_WORDS } from "../text/words.ts";

/** What each fact of a card is called. */
export const CARD_FACT_WORDS: Readonly<Record<CardFact, string>> = {
  type: "type",
  race: "race",
  set: "set",
  species: "species",
  cost: "cost",
  limit: "limited, unique or multiple",
  conflict: "conflict type",
  outcome: "won or lost",
  ambassador: "starting ambassador",
  personality: "personality",
  keywords: "keywords",
  diplomacy: "diplomacy",
  intrigue: "intrigue",
  psi: "psi",
  leadership: "leadership",
  military: "military",
  conspiracy: "Conspiracy marks",
  destiny: "Destiny marks",
  doom: "Doom marks",
  shadow: "Shadow marks",
  strife: "Strife marks",
  vorlon: "Vorlon marks",
};

const CERTAINTY_WORDS: Readonly<Record<Certainty, string>> = {
  stated: "stated in",
  errata: "corrected in",
  inferred: "follows from",
  reported: "reported in",
  said: "said by",
  judged: "set by",
};

const DOC_WORDS: Readonly<Record<string, string>> = {
  engine: "Engine Rules",
  compendium: "compendium",
  rulebook: "rulebook",
  quickstart: "quickstart",
  table: "a list, not printed proof",
};

/** "stated in compendium, Moral Quandary", "said by Londo". */
export function sourceWords({ doc, section, certainty, note, by }: ValueSource): string {
  const how = CERTAINTY_WORDS[certainty];
  if (by !== undefined) return `${how} ${certainty === "judged" ? "judge " : ""}${safe(by.name, 40)}`;
  const where = [DOC_WORDS[doc] ?? safe(doc, 20), ...(section === undefined ? [] : [safe(section, 80)])].join(", ");
  return `${how} ${where}${note === undefined ? "" : ` (${safe(note, 80)})`}`;
}

/** The card as one line each of kind, abilities and keywords. */
export function factLines({ facts }: CardRecord): string[] {
  const kind = [
    facts.race === undefined ? "" : LOYALTY_WORDS[facts.race.value],
    facts.conflict === undefined ? "" : ABILITY_WORDS[facts.conflict.value],
    facts.species === undefined ? "" : safe(facts.species.value, 40),
    facts.outcome?.value ?? "",
    facts.type === undefined ? "card of an unknown type" : TYPE_WORDS[facts.type.value],
  ].filter(Boolean);
  const cost = facts.cost?.value;
  const price = cost === undefined ? [] : [cost === "none" ? "no printed cost" : `cost ${cost}`];
  const rated = ABILITIES.flatMap((ability) => {
    const value = facts[ability]?.value;
    return value === undefined ? [] : [`${ABILITY_SIGNS[ability]} ${ABILITY_WORDS[ability]} ${value}`];
  });
  const marked = MARKS.flatMap((mark) => {
    const value = facts[mark]?.value;
    return value === undefined || value === 0 ? [] : [counted(value, `${MARK_WORDS[mark]} mark`)];
  });
  return [
    [kind.join(" "), ...(facts.limit ? [facts.limit.value] : []), ...price].join(" · "),
    [...rated, ...marked].join(" · "),
    (facts.keywords?.value ?? []).map((keyword) => safe(keyword, 60)).join(", "),
    facts.personality === undefined ? "" : `Personality: ${safe(facts.personality.value, 60)}`,
    facts.ambassador === undefined ? "" : LEADS_WORDS[facts.ambassador.value],
  ].filter((line) => line !== "");
}

/** Which facts come from where: a small line for each source. */
export function sourceLines({ facts }: CardRecord): string[] {
  const from = new Map<string, string[]>();
  for (const fact of CARD_FACTS) {
    const known = facts[fact];
    if (known === undefined) continue;
    const words = sourceWords(known);
    from.set(words, [...(from.get(words) ?? []), CARD_FACT_WORDS[fact]]);
  }
  return [...from].map(([words, names]) => `-# ${listed(names)}: ${words}`);
}

/** What nobody knows yet; null where nothing is missing that play hangs on. */
export function missingLine(record: CardRecord): string | null {
  const missing = missingFacts(record);
  if (missing.length === 0) return null;
  const [first] = missing;
  if (first === "type") return "-# Nobody has told me more than the title. A judge can, with `/cards set`.";
  return `-# Not known yet: ${listed(missing.map((fact) => CARD_FACT_WORDS[fact]))}. I ask when it matters.`;
}

/** Who carries out the card's text, and what is left of it for the table. */
export function textLine(card: CardFacts, { who, left }: { who: Automation; left: string | null }): string {
  const says = card.text?.says === undefined ? "" : ` ${safe(card.text.says, 400)}`;
  switch (who) {
    case "automatic":
      return `**Text** (automatic):${says}`;
    case "assisted":
      return `**Text** (assisted; by hand is left: ${safe(left ?? "", 200)}):${says}`;
    case "by hand":
      return `**Text**: carried out by hand, with \`/effect\`.${left === null ? "" : ` What I lack for it: ${safe(left, 200)}`}`;
  }
}
