/** What decides a question, before anything else: one to three sentences with their sources, the whole entry behind "More". */
import type { HouseRules, RuleSetId } from "../../engine/index.ts";
import { callButton } from "../judging/call.ts";
import { type RuleVerb, rulePressId } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, type Message, message, privateMessage } from "../text/message.ts";
import { bound, plain, safe } from "../text/safe-text.ts";
import { RULE_SET_WORDS } from "../text/words.ts";
import { askedLine, changedHere, ENFORCED_WORDS, OWN_READING, type RuleEntry, type RuleOption } from "./rule.ts";

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

const VERDICT_WORDS = { yes: "Yes.", no: "No.", "it depends": "It depends." } as const;
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
  const embed = {
    ...(asked.question ? { author: { name: askedLine(asked.question) } } : {}),
    title: plain(`${entry.title}${entry.galacticEmpires ? " (Galactic Empires)" : ""}`, DISCORD_LIMITS.embedTitle),
    description: [...leadLines(lead, asked), ...(others.length > 0 ? ["", ...choiceLines(others)] : [])].join("\n"),
    ...(enforced ? { footer: { text: ENFORCED_WORDS[enforced] } } : {}),
  };
  const rows = everybody ? [] : [...buttonRows(buttonsOf(lead, asked)), ...choiceRows(others, asked.rules)];
  return everybody ? message({ embeds: [embed], rows }) : privateMessage({ embeds: [embed], rows });
}

/** That a card has no ruling of its own, where one was asked for. */
export const unruledLines = (title: string | null = null): string[] =>
  title === null ? [] : [`No ruling on ${safe(title, 80)} alone is written down; this speaks of it:`];

function leadLines({ entry, verdict, said }: RuleLead, { rules, house, unruled }: LeadAsked): string[] {
  const sentences = said.map(({ text, rules: sets, errata, own }) =>
    [
      sets === null ? "" : `**By the ${sets.map((set) => RULE_SET_WORDS[set]).join(" and the ")}:** `,
      errata ? "**Errata:** " : "",
      text,
      own ? OWN_READING : "",
    ].join(""),
  );
  const cited = [...new Set(said.flatMap(({ sources }) => sources.map(({ doc, section }) => `${doc}: ${section}`)))];
  const isSaid = rules !== null && said.some(({ rules: sets }) => sets?.includes(rules));
  const differs = rules !== null && entry.differs?.[rules] !== undefined && !isSaid;
  return [
    ...(house ? changedHere(entry, house) : []),
    ...unruledLines(unruled),
    [...(verdict ? [`**${VERDICT_WORDS[verdict]}**`] : []), ...sentences].join(" "),
    ...(cited.length > 0 ? [`-# ${bound(cited.join(" · "), MOST_CITED)}`] : []),
    ...(differs ? [`-# The ${RULE_SET_WORDS[rules]} differ in something here: see More.`] : []),
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

function buttonsOf({ entry, said }: RuleLead, { rules, callable }: LeadAsked) {
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
    ...(more ? [press("rule-more", "More")] : []),
    press("rule-told", "Show everyone"),
    ...(several ? [press("rule-sets", "Other rule sets")] : []),
    ...(see.length > 0 ? [press("rule-related", "Related")] : []),
    press("rule-miss", "This did not answer"),
    ...(callable ? [callButton({ table: callable }, { ruling: id })] : []),
  ];
}
