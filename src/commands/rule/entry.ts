import { type Corpus, PUBLISHED_RULES, type PublishedRules, type Ruling } from "../../rulings/corpus.ts";
import type { Decided } from "../../rulings/deciding.ts";
import { asEntry, type HouseRuling } from "../../rulings/house.ts";
import { linksOf } from "../../rulings/links.ts";
import type { RuleEntry, RuleLead, RuleName, RuleOption } from "../../views/index.ts";

/** An entry of the rulings as a message shows it. */
export function ruleEntry(corpus: Corpus, id: string): RuleEntry | null {
  const ruling = corpus.byId(id);
  return ruling ? shownEntry(corpus, ruling) : null;
}

/** The same with its points in the order that fits a question. */
export function shownEntry(corpus: Corpus, ruling: Ruling, points = ruling.points): RuleEntry {
  const { id, title, text, sources, enforced, why, kind, game } = ruling;
  const links = linksOf(corpus);
  return {
    id,
    title,
    text,
    sources: sources.map(({ doc, section }) => ({ doc, section })),
    points: points ?? [],
    see: links.related(ruling).map(nameOf),
    rulesOn: kind === "card" ? links.rulesOn(ruling).map(nameOf) : [],
    differs: differences(ruling),
    ...(kind === "card" || game === "ge" ? {} : { enforced, ...(why ? { why } : {}) }),
    galacticEmpires: game === "ge",
  };
}

const nameOf = ({ id, title }: Ruling): RuleName => ({ id, title });

/** What decides a question, as a message shows it. */
export const shownLead = (corpus: Corpus, { entry, verdict, said }: Decided): RuleLead => ({
  entry: shownEntry(corpus, entry),
  verdict,
  said,
});

/** An entry among several, with the sentence of it that fits the question. */
export const shownChoice = ({ entry, decides }: Decided): RuleOption => ({
  id: entry.id,
  title: entry.title,
  text: decides?.text ?? entry.text,
});

/** A server's own ruling as a message shows it. */
export function shownHouse(corpus: Corpus, ruling: HouseRuling): RuleEntry {
  const { enforced: _, ...shown } = shownEntry(corpus, asEntry(ruling));
  return { ...shown, house: { by: ruling.name, at: ruling.at } };
}

function differences({ differs = [] }: Ruling): RuleEntry["differs"] & object {
  const textsOf = (set: PublishedRules) => differs.filter(({ rules }) => rules.includes(set)).map(({ text }) => text);
  const sets = PUBLISHED_RULES.map((set) => [set, textsOf(set).join(" ")] as const);
  return Object.fromEntries(sets.filter(([, text]) => text !== ""));
}
