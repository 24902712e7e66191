/** What decides a question, before anything else: one to three sentences with their sources, the whole entry behind "More". */
import type { HouseRules, RuleSetId } from "../../engine/index.ts";
import { callButton } from "../judging/call.ts";
import { type RuleVerb, rulePressId } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, inLanguages, type Message, message, privateMessage } from "../text/message.ts";
import { bound, plain, safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say, type WordId } from "../words/index.ts";
import {
  askedLine,
  changedHere,
  enforcedWords,
  errataWords,
  ownReadingNote,
  type RuleEntry,
  type RuleOption,
  setsWords,
} from "./rule.ts";

/** A sentence with what it rests on. */
export interface LeadSentence {
  readonly text: string;
  readonly sources: readonly { readonly doc: string; readonly section: string }[];
  readonly errata: boolean;
  readonly own: boolean;
  /** The rule sets that say so, where not all do. */
  readonly rules: readonly RuleSetId[] | null;
}

export interface RuleLead {
  readonly entry: RuleEntry;
  readonly verdict: "yes" | "no" | "it depends" | null;
  readonly said: readonly LeadSentence[];
}

export interface LeadAsked {
  readonly question: string | null;
  /** The rule set that was asked for, or that the table plays by. */
  readonly rules: RuleSetId | null;
  /** The house rules of the table where it is asked. */
  readonly house: HouseRules | null;
  /** The card that was asked for, where nothing is written on it alone. */
  readonly unruled?: string | null;
  /** The table where whoever asks plays: a judge can be called there. */
  readonly callable?: string | null;
}

const VERDICTS = { yes: "book-yes", no: "book-no", "it depends": "book-depends" } as const satisfies Record<
  string,
  WordId
>;
const MOST_CHOICES = 4;

/** The answer to a question; `choices` are what else may be meant. Private, or for everybody without the choices. */
export function ruleLead(
  lead: RuleLead,
  asked: LeadAsked,
  { choices = [], everybody = false }: { choices?: readonly RuleOption[]; everybody?: boolean } = {},
): Message {
  const { entry } = lead;
  const others = choices.slice(0, MOST_CHOICES);
  const { enforced } = entry;
  const embed = (language: Language) => ({
    ...(asked.question ? { author: { name: askedLine(asked.question, language) } } : {}),
    title: plain(`${entry.title}${entry.galacticEmpires ? " (Galactic Empires)" : ""}`, DISCORD_LIMITS.embedTitle),
    description: [...leadLines(lead, asked, language), ...(others.length > 0 ? ["", ...choiceLines(others)] : [])].join(
      "\n",
    ),
    ...(enforced ? { footer: { text: enforcedWords(enforced, language) } } : {}),
  });
  if (everybody) return message({ embeds: [embed(FIRST_LANGUAGE)], rows: [] });
  return inLanguages((language) =>
    privateMessage({
      embeds: [embed(language)],
      rows: [...buttonRows(buttonsOf(lead, asked, language)), ...choiceRows(others, asked.rules)],
    }),
  );
}

/** That a card has no ruling of its own, where one was asked for. */
export const unruledLines = (title: string | null | undefined, language: Language): string[] =>
  title === null || title === undefined ? [] : [say(language, "book-unruled", { title: safe(title, 80) })];

function leadLines(
  { entry, verdict, said }: RuleLead,
  { rules, house, unruled }: LeadAsked,
  language: Language,
): string[] {
  const sentences = said.map(({ text, rules: sets, errata, own }, at) => {
    // What follows on an errata's sentence is of it.
    const marked = errata && !said[at - 1]?.errata;
    const sentence = `${marked ? errataWords(text, language) : text}${own ? ownReadingNote(language) : ""}`;
    return sets === null || sets.length === 0
      ? sentence
      : say(language, "book-by-said", { sets: setsWords(sets, language), text: sentence });
  });
  const cited = [...new Set(said.flatMap(({ sources }) => sources.map(({ doc, section }) => `${doc}: ${section}`)))];
  const isSaid = rules !== null && said.some(({ rules: sets }) => sets?.includes(rules));
  const differs = rules !== null && entry.differs?.[rules] !== undefined && !isSaid;
  return [
    ...(house ? changedHere(entry, house, language) : []),
    ...unruledLines(unruled, language),
    [...(verdict ? [`**${say(language, VERDICTS[verdict])}**`] : []), ...sentences].join(" "),
    ...(cited.length > 0 ? [`-# ${bound(cited.join(" · "), MOST_CITED)}`] : []),
    ...(differs ? [say(language, "book-differs", { set: setsWords([rules], language) })] : []),
  ];
}

const MOST_CITED = 300;

/** What may be meant, each with the sentence of it that fits. */
export const choiceLines = (options: readonly RuleOption[]): string[] =>
  options.map(
    ({ title, text }) => `**${safe(title, 80)}** · ${safe(text.trimEnd().replace(/[,:;]$/u, "…"), MOST_FITTING)}`,
  );

const MOST_FITTING = 200;

const choiceRows = (options: readonly RuleOption[], rules: RuleSetId | null) =>
  buttonRows(options.map(({ id, title }) => button(rulePressId({ verb: "rule-pick", id, rules }), title)));

function buttonsOf({ entry, said }: RuleLead, { rules, callable }: LeadAsked, language: Language) {
  const { id, points = [], differs = {}, see = [] } = entry;
  const press = (verb: RuleVerb, label: string) => button(rulePressId({ verb, id, rules }), label);
  const several = Object.keys(differs).length > 0;
  const more =
    points.length > 0 ||
    several ||
    !said
      .map(({ text }) => text)
      .join(" ")
      .includes(entry.text);
  return [
    ...(more ? [press("rule-more", say(language, "book-more-button"))] : []),
    press("rule-told", say(language, "book-everyone-button")),
    ...(several ? [press("rule-sets", say(language, "book-sets-button"))] : []),
    ...(see.length > 0 ? [press("rule-related", say(language, "book-related-button"))] : []),
    press("rule-miss", say(language, "book-missed-button")),
    ...(callable ? [callButton({ table: callable }, { ruling: id }, language)] : []),
  ];
}
