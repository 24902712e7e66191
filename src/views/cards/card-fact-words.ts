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
import { abilityIn } from "../text/named.ts";
import { safe } from "../text/safe-text.ts";
import { ABILITY_SIGNS } from "../text/words.ts";
import { FIRST_LANGUAGE, type Language, listedIn, say } from "../words/index.ts";
import { kindWords } from "./card-words.ts";

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

/** Documents that have a name in each language. */
const DOCS = ["engine", "compendium", "rulebook", "quickstart", "table"] as const;

function docWords(doc: string, language: Language): string {
  const known = DOCS.find((one) => one === doc);
  return known === undefined ? safe(doc, 20) : say(language, `card-doc-${known}`);
}

/** "stated in compendium, Moral Quandary", "said by Londo". */
export function sourceWords(
  { doc, section, certainty, note, by }: ValueSource,
  language: Language = FIRST_LANGUAGE,
): string {
  const how = (where: string) => say(language, `card-source-${certainty satisfies Certainty}`, { where });
  if (by !== undefined) {
    const name = safe(by.name, 40);
    return how(certainty === "judged" ? say(language, "card-source-judge", { name }) : name);
  }
  const where = [docWords(doc, language), ...(section === undefined ? [] : [safe(section, 80)])].join(", ");
  return `${how(where)}${note === undefined ? "" : ` (${safe(note, 80)})`}`;
}

/** A cost as it stands on a card's sheet. */
export const printedCostWords = (cost: number | "none", language: Language): string =>
  cost === "none" ? say(language, "card-no-cost") : say(language, "card-cost", { cost });

/** The card as one line each of kind, abilities and keywords. */
export function factLines({ facts }: CardRecord, language: Language): string[] {
  const notes = [
    facts.species === undefined ? "" : safe(facts.species.value, 40),
    facts.outcome === undefined ? "" : say(language, `outcome-${facts.outcome.value}`),
  ];
  const kind = kindWords(
    {
      type: facts.type?.value,
      race: facts.race?.value,
      conflict: facts.conflict?.value,
      note: notes.filter(Boolean).join(" "),
      untyped: say(language, "card-unknown"),
    },
    language,
  );
  const cost = facts.cost?.value;
  const price = cost === undefined ? [] : [printedCostWords(cost, language)];
  const rated = ABILITIES.flatMap((ability) => {
    const value = facts[ability]?.value;
    return value === undefined ? [] : [`${ABILITY_SIGNS[ability]} ${abilityIn(language, ability)} ${value}`];
  });
  const marked = MARKS.flatMap((mark) => {
    const value = facts[mark]?.value;
    return value === undefined || value === 0 ? [] : [say(language, "card-marks", { amount: value, mark })];
  });
  return [
    [kind, ...(facts.limit ? [say(language, `card-limit-${facts.limit.value}`)] : []), ...price].join(" · "),
    [...rated, ...marked].join(" · "),
    (facts.keywords?.value ?? []).map((keyword) => safe(keyword, 60)).join(", "),
    facts.personality === undefined
      ? ""
      : say(language, "card-personality", { name: safe(facts.personality.value, 60) }),
    facts.ambassador === undefined ? "" : say(language, `card-leads-${facts.ambassador.value}`),
  ].filter((line) => line !== "");
}

/** Which facts come from where: a small line for each source. */
export function sourceLines({ facts }: CardRecord, language: Language): string[] {
  const from = new Map<string, string[]>();
  for (const fact of CARD_FACTS) {
    const known = facts[fact];
    if (known === undefined) continue;
    const words = sourceWords(known, language);
    from.set(words, [...(from.get(words) ?? []), say(language, `card-fact-${fact}`)]);
  }
  return [...from].map(([words, names]) => `-# ${listedIn(names, language)}: ${words}`);
}

/** What nobody knows yet; null where nothing is missing that play hangs on. */
export function missingLine(record: CardRecord, language: Language): string | null {
  const missing = missingFacts(record);
  if (missing.length === 0) return null;
  if (missing[0] === "type") return say(language, "card-title-alone");
  const facts = listedIn(
    missing.map((fact) => say(language, `card-fact-${fact}`)),
    language,
  );
  return say(language, "card-missing", { facts });
}

/** Who carries out the card's text, and what is left of it for the table. */
export function textLine(
  card: CardFacts,
  { who, left }: { who: Automation; left: string | null },
  language: Language,
): string {
  const says = card.text?.says === undefined ? "" : ` ${safe(card.text.says, 400)}`;
  switch (who) {
    case "automatic":
      return say(language, "card-text-automatic", { says });
    case "assisted":
      return say(language, "card-text-assisted", { says, left: safe(left ?? "", 200) });
    case "by hand":
      return left === null
        ? say(language, "card-text-by-hand")
        : say(language, "card-text-by-hand-left", { left: safe(left, 200) });
  }
}
