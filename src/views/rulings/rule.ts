import type { APIEmbed, APIEmbedField } from "discord.js";
import { differencesOf, type HouseRules, type RuleSetId } from "../../engine/index.ts";
import { callButton } from "../judging/call.ts";
import { type RuleVerb, rulePressId } from "../text/custom-id.ts";
import { fittedIn } from "../text/fitted.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import {
  type Button,
  button,
  buttonRows,
  inLanguages,
  type Message,
  message,
  privateMessage,
} from "../text/message.ts";
import { bound, plain, safe } from "../text/safe-text.ts";
import { RULE_SET_WORDS } from "../text/words.ts";
import { FIRST_LANGUAGE, LANGUAGES, type Language, say } from "../words/index.ts";

/** What a message shows of an entry of `data/rulings/`: the project's own text, so that its Markdown is meant. */
export interface RuleEntry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly sources: readonly { readonly doc: string; readonly section: string }[];
  /** Single rulings, those that fit the question first. */
  readonly points?: readonly { readonly text: string; readonly errata?: boolean; readonly own?: boolean }[];
  /** Related entries, the nearest first. */
  readonly see?: readonly RuleName[];
  /** Of a card: the rules that name it. */
  readonly rulesOn?: readonly RuleName[];
  /** Where a rule set differs. */
  readonly differs?: Readonly<Partial<Record<RuleSetId, string>>>;
  readonly enforced?: "automatic" | "assisted" | "by hand";
  /** Why it is not automatic. */
  readonly why?: string;
  /** Set on a ruling of the server: who made it and when (ms since the epoch). Its words are somebody's. */
  readonly house?: { readonly by: string; readonly at: number };
  readonly galacticEmpires?: boolean;
}

export interface RuleName {
  readonly id: string;
  readonly title: string;
}

/** A possible answer, with what of it fits, or how it begins. */
export interface RuleOption extends RuleName {
  readonly text: string;
}

/** What an answer is to. */
export interface RuleAsked {
  readonly question?: string | null;
  /** The rule set that was asked for, or that the table plays by. */
  readonly rules?: RuleSetId | null;
  /** The house rules of the table where it is asked. */
  readonly house?: HouseRules | null;
  /** The table where whoever asks plays: a judge can be called there. */
  readonly callable?: string | null;
  /** Show what every rule set says. */
  readonly allSets?: boolean;
  /** Shown below: what a house ruling replaces or stands beside. */
  readonly beside?: RuleEntry | null;
}

/** Who carries it out. */
export const enforcedWords = (enforced: NonNullable<RuleEntry["enforced"]>, language: Language): string =>
  say(language, enforced === "by hand" ? "book-by-hand" : `book-${enforced}`);

/** Behind what no source says. */
export const ownReadingNote = (language: Language): string => ` ${say(language, "book-own")}`;

/** What a rule set is called after "the"; of several, one after the other. */
export const setsWords = (sets: readonly RuleSetId[], language: Language): string =>
  sets
    .map((set) => say(language, `book-set-${set}`))
    .reduce((one, other) => say(language, "book-sets-and", { one, other }));

/** An errata stands out. */
export const errataWords = (text: string, language: Language): string => say(language, "book-errata", { text });

/** A rule with its sources; private, with a button to show everyone, or public. */
export function ruleMessage(entry: RuleEntry, everybody = false, asked: RuleAsked = {}): Message {
  const parts = (language: Language) => {
    const embeds = [
      embedOf(entry, asked, language),
      ...(asked.beside ? [embedOf(asked.beside, { ...asked, question: null }, language)] : []),
    ];
    return { embeds: within(embeds), rows: buttonRows(buttonsOf(entry, everybody, asked, language)) };
  };
  return everybody ? message(parts(FIRST_LANGUAGE)) : inLanguages((language) => privateMessage(parts(language)));
}

/** Discord counts all embeds of a message together. */
function within(embeds: readonly APIEmbed[]): APIEmbed[] {
  const most = Math.floor(3_600 / embeds.length);
  return embeds.map((embed) => ({ ...embed, description: bound(embed.description ?? "", most) }));
}

function embedOf(
  entry: RuleEntry,
  { question, rules = null, allSets = false, house: changes = null }: RuleAsked,
  language: Language,
): APIEmbed {
  const { differs = {}, house, points = [] } = entry;
  const own = rules === null ? undefined : differs[rules];
  const text = house === undefined ? entry.text : safeLines(entry.text);
  const lines = [
    ...(changes ? changedHere(entry, changes, language) : []),
    ...(own === undefined || rules === null
      ? []
      : [say(language, "book-by-said", { sets: setsWords([rules], language), text: own }), ""]),
    own !== undefined || (rules === "engine" && Object.keys(differs).length > 0)
      ? say(language, "book-by-said", { sets: setsWords(["engine"], language), text })
      : text,
    ...points.map(
      (point) =>
        `- ${point.errata ? errataWords(point.text, language) : point.text}${point.own ? ownReadingNote(language) : ""}`,
    ),
    ...(own === undefined && rules !== null && rules !== "engine" && rules !== "house" && !house
      ? [say(language, "book-same", { set: setsWords([rules], language) })]
      : []),
    ...namedBy(entry, language),
  ];
  const title = `${house ? say(language, "book-house-title", { title: entry.title }) : entry.title}${entry.galacticEmpires ? " (Galactic Empires)" : ""}`;
  return {
    ...(question ? { author: { name: askedLine(question, language) } } : {}),
    title: plain(title, DISCORD_LIMITS.embedTitle),
    description: fittedIn(lines, 3_600, language),
    ...(allSets ? { fields: fieldsOf(differs, language) } : {}),
    footer: { text: bound(footerOf(entry, language), 600) },
  };
}

/** What the house rules of a table change of an entry. */
export function changedHere({ id }: RuleEntry, house: HouseRules, language: Language): string[] {
  const own = differencesOf(house).filter(({ rule }) => rule === id);
  const lines = own.map(({ title, is, instead }) => say(language, "book-house-rule", { title, is, instead }));
  return lines.length > 0 ? [...lines, ""] : [];
}

/** The rules that name a card, in a line of their own. */
export function namedBy({ rulesOn = [] }: RuleEntry, language: Language): string[] {
  return rulesOn.length === 0
    ? []
    : [say(language, "book-names", { titles: rulesOn.map(({ title }) => title).join(", ") })];
}

/** What stands before the question over an answer. */
const beforeAsked = (language: Language) => say(language, "book-asked", { question: "" });

/** The line over an answer that tells the question, and that a press reads it from. */
export const askedLine = (question: string, language: Language = FIRST_LANGUAGE) =>
  plain(`${beforeAsked(language)}${question}`, DISCORD_LIMITS.embedTitle);

/** The question that an answer with this line over it is to, or null. */
export function askedIn(author: string | undefined): string | null {
  const before = LANGUAGES.map(beforeAsked).find((each) => author?.startsWith(each));
  return author === undefined || before === undefined ? null : author.slice(before.length);
}

/** Somebody's text: its lines stay, its Markdown and mentions do not. */
const safeLines = (text: string) =>
  text
    .split("\n")
    .map((line) => (line.trim() === "" ? "" : safe(line, 1_500)))
    .join("\n");

/** Side by side, equal texts once. */
function fieldsOf(differs: Readonly<Partial<Record<RuleSetId, string>>>, language: Language): APIEmbedField[] {
  const sets = new Map<string, RuleSetId[]>();
  for (const set of Object.keys(RULE_SET_WORDS) as RuleSetId[]) {
    const text = differs[set];
    if (text !== undefined) sets.set(text, [...(sets.get(text) ?? []), set]);
  }
  return [...sets].slice(0, 4).map(([text, names]) => ({
    name: plain(say(language, "book-by", { sets: setsWords(names, language) }), DISCORD_LIMITS.embedFieldName),
    value: bound(text, 500),
    inline: false,
  }));
}

function footerOf({ sources, enforced, why, house }: RuleEntry, language: Language): string {
  if (house) return say(language, "book-house-by", { name: plain(house.by, 40), day: dayOf(house.at) });
  const cited = [...new Set(sources.map(({ doc, section }) => `${doc}: ${section}`))];
  return (
    [
      ...(enforced ? [enforcedWords(enforced, language)] : []),
      ...(why ? [why.replace(/\.$/u, "")] : []),
      ...cited,
    ].join(" · ") || say(language, "book-own-source")
  );
}

export const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

function buttonsOf(
  entry: RuleEntry,
  everybody: boolean,
  { rules = null, allSets, callable }: RuleAsked,
  language: Language,
): Button[] {
  const { id, see = [], differs = {} } = entry;
  const press = (verb: RuleVerb, label: string) => button(rulePressId({ verb, id, rules }), label);
  if (everybody) return see.slice(0, 4).map((other) => button(rulePressId({ ...DIRECT, id: other.id }), other.title));
  return [
    press("rule-all", say(language, "book-everyone-button")),
    ...(Object.keys(differs).length > 0 && !allSets ? [press("rule-sets", say(language, "book-sets-button"))] : []),
    ...(see.length > 0 ? [press("rule-related", say(language, "book-related-button"))] : []),
    press("rule-miss", say(language, "book-missed-button")),
    ...(callable ? [callButton({ table: callable }, { ruling: id }, language)] : []),
  ];
}

const DIRECT = { verb: "rule", rules: null } as const;
