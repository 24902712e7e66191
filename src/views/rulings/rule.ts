import type { APIEmbed, APIEmbedField } from "discord.js";
import { differencesOf, type HouseRules, type RuleSetId } from "../../engine/index.ts";
import { callButton } from "../judging/call.ts";
import { type RuleVerb, rulePressId } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { type Button, button, buttonRows, type Message, message, privateMessage } from "../text/message.ts";
import { bound, fitted, plain, safe } from "../text/safe-text.ts";
import { RULE_SET_WORDS } from "../text/words.ts";

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

export const ENFORCED_WORDS = {
  automatic: "The bot enforces this",
  assisted: "The bot helps with this",
  "by hand": "Carried out by hand",
} as const;

/** Behind what no source says. */
export const OWN_READING = " *(the moderator’s own reading)*";

/** A rule with its sources; private, with a button to show everyone, or public. */
export function ruleMessage(entry: RuleEntry, everybody = false, asked: RuleAsked = {}): Message {
  const embeds = [
    embedOf(entry, asked),
    ...(asked.beside ? [embedOf(asked.beside, { ...asked, question: null })] : []),
  ];
  const parts = { embeds: within(embeds), rows: buttonRows(buttonsOf(entry, everybody, asked)) };
  return everybody ? message(parts) : privateMessage(parts);
}

/** Discord counts all embeds of a message together. */
function within(embeds: readonly APIEmbed[]): APIEmbed[] {
  const most = Math.floor(3_600 / embeds.length);
  return embeds.map((embed) => ({ ...embed, description: bound(embed.description ?? "", most) }));
}

function embedOf(
  entry: RuleEntry,
  { question, rules = null, allSets = false, house: changes = null }: RuleAsked,
): APIEmbed {
  const { differs = {}, house, points = [] } = entry;
  const own = rules === null ? undefined : differs[rules];
  const text = house === undefined ? entry.text : safeLines(entry.text);
  const lines = [
    ...(changes ? changedHere(entry, changes) : []),
    ...(own === undefined || rules === null ? [] : [`**By the ${RULE_SET_WORDS[rules]}:** ${own}`, ""]),
    own !== undefined || (rules === "engine" && Object.keys(differs).length > 0)
      ? `**By the Engine Rules:** ${text}`
      : text,
    ...points.map((point) => `- ${point.errata ? "**Errata:** " : ""}${point.text}${point.own ? OWN_READING : ""}`),
    ...(own === undefined && rules !== null && rules !== "engine" && rules !== "house" && !house
      ? [`-# The ${RULE_SET_WORDS[rules]} do not differ here.`]
      : []),
    ...namedBy(entry),
  ];
  const title = `${house ? "House ruling: " : ""}${entry.title}${entry.galacticEmpires ? " (Galactic Empires)" : ""}`;
  return {
    ...(question ? { author: { name: askedLine(question) } } : {}),
    title: plain(title, DISCORD_LIMITS.embedTitle),
    description: fitted(lines, 3_600, (left) => `…and ${left} more`),
    ...(allSets ? { fields: fieldsOf(differs) } : {}),
    footer: { text: bound(footerOf(entry), 600) },
  };
}

/** What the house rules of a table change of an entry. */
export function changedHere({ id }: RuleEntry, house: HouseRules): string[] {
  const own = differencesOf(house).filter(({ rule }) => rule === id);
  const lines = own.map(({ title, is, instead }) => `**House rule of this table:** ${title}: ${is} (not: ${instead}).`);
  return lines.length > 0 ? [...lines, ""] : [];
}

/** The rules that name a card, in a line of their own. */
export function namedBy({ rulesOn = [] }: RuleEntry): string[] {
  return rulesOn.length === 0 ? [] : [`-# Rules that name it: ${rulesOn.map(({ title }) => title).join(", ")}`];
}

/** What stands before the question over an answer. */
const ASKED = "You asked: ";

/** The line over an answer that tells the question, and that a press reads it from. */
export const askedLine = (question: string) => plain(`${ASKED}${question}`, DISCORD_LIMITS.embedTitle);

/** The question that an answer with this line over it is to, or null. */
export function askedIn(author: string | undefined): string | null {
  return author?.startsWith(ASKED) ? author.slice(ASKED.length) : null;
}

/** Somebody's text: its lines stay, its Markdown and mentions do not. */
const safeLines = (text: string) =>
  text
    .split("\n")
    .map((line) => (line.trim() === "" ? "" : safe(line, 1_500)))
    .join("\n");

/** Side by side, equal texts once. */
function fieldsOf(differs: Readonly<Partial<Record<RuleSetId, string>>>): APIEmbedField[] {
  const sets = new Map<string, string[]>();
  for (const [set, words] of Object.entries(RULE_SET_WORDS)) {
    const text = differs[set as RuleSetId]; // keys of a checked record
    if (text !== undefined) sets.set(text, [...(sets.get(text) ?? []), words]);
  }
  return [...sets].slice(0, 4).map(([text, names]) => ({
    name: plain(`By the ${names.join(" and the ")}`, DISCORD_LIMITS.embedFieldName),
    value: bound(text, 500),
    inline: false,
  }));
}

function footerOf({ sources, enforced, why, house }: RuleEntry): string {
  if (house) return `House ruling of this server, by ${plain(house.by, 40)}, ${dayOf(house.at)}`;
  const cited = [...new Set(sources.map(({ doc, section }) => `${doc}: ${section}`))];
  return (
    [...(enforced ? [ENFORCED_WORDS[enforced]] : []), ...(why ? [why.replace(/\.$/u, "")] : []), ...cited].join(
      " · ",
    ) || "The moderator’s own"
  );
}

export const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

function buttonsOf(entry: RuleEntry, everybody: boolean, { rules = null, allSets, callable }: RuleAsked): Button[] {
  const { id, see = [], differs = {} } = entry;
  const press = (verb: RuleVerb, label: string) => button(rulePressId({ verb, id, rules }), label);
  if (everybody) return see.slice(0, 4).map((other) => button(rulePressId({ ...DIRECT, id: other.id }), other.title));
  return [
    press("rule-all", "Show everyone"),
    ...(Object.keys(differs).length > 0 && !allSets ? [press("rule-sets", "Other rule sets")] : []),
    ...(see.length > 0 ? [press("rule-related", "Related")] : []),
    press("rule-miss", "This did not answer"),
    ...(callable ? [callButton({ table: callable }, { ruling: id })] : []),
  ];
}

const DIRECT = { verb: "rule", rules: null } as const;
