/** What the rules texts consist of: their headings, and the bullets below them. */
import type { Doc } from "../../src/rulings/corpus.ts";

export interface Section {
  doc: Doc;
  heading: string;
  /** How many bullets it has. */
  bullets: number;
  /** Which of them are headed "Errata". */
  corrections?: number[];
  /** Whether it speaks of errata or a misprint. */
  corrected?: boolean;
}

/** Headings compare without case, typography, numbers of steps and closing punctuation. */
export const headingKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[*#]|<\/?su[bp]>/g, "")
    .replace(/^\s*(?:action: |step \d+[.:] |\d+(?:\.\d+)*\.? )/, "")
    .replace(/\s*\((?:step \d+|\d\.\d)\)/, "")
    .replace(/, a player must either:$/, "")
    .replace(/\s+/g, " ")
    .replace(/[\s.:–-]+$/, "")
    .trim();

const between = (text: string, from: RegExp, to: RegExp): string[] => {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const first = lines.findIndex((line) => from.test(line));
  const last = lines.findIndex((line, at) => at > first && to.test(line));
  return lines.slice(first, last < 0 ? undefined : last).filter((line) => line !== "");
};

/** Subheadings of the compendium, which has no sign of its own for them. */
const COMPENDIUM_SUBHEADS = new Set([
  "Ready and Rotated Cards",
  "Sustained Actions",
  "Resolving Attacks:",
  "The Effects of Damage:",
  "To score a **Standard Victory**, a player must either:",
  "To score a **Major Victory**, a player must either:",
  "Participants",
  "Type Of Conflict",
  "Participant",
  "Aftermath Example",
  "Bringing Characters Into Play",
  "Your Starting Ambassador",
  "Your Ambassador's Assistant",
  "Setup for multiple Non-Aligned factions",
  "Species' Ambassador versus Faction Ambassador",
  "Summary:",
  "Home Faction Leaders",
  "The Home Factions",
  "Dual Races:",
  "Ambassador",
  "Tension and Unrest",
  "Voting",
  "Joint Effects",
  "States",
  "Civil War",
  "Kha' Ri",
]);

/** The compendium's rules, before its card rulings. */
export function compendiumOutline(text: string): Section[] {
  const sections: Section[] = [];
  for (const line of between(text, /^1\. TURN OVERVIEW$/, /^12\. CARD RULINGS$/)) {
    const last = sections.at(-1);
    if (line.startsWith("- ") && last) last.bullets += 1;
    if (NO_HEADING.has(headingKey(line))) continue;
    const heading = /^(?:\d+\.\d+ .*|\d+\. [A-Z ]+|[A-Z][\w' ,.]+ -)$/.test(line) || COMPENDIUM_SUBHEADS.has(line);
    if (heading) sections.push({ doc: "compendium", heading: line, bullets: 0 });
  }
  return sections;
}

/** The compendium's card rulings: a heading each, though a card with two versions has two. */
export function cardOutline(text: string): Section[] {
  const sections = new Map<string, Section>();
  let last: Section | undefined;
  for (const line of between(text, /^A Better Place$/, /^Psi Corps Rulebook Game Credits$/)) {
    if (line === "BABYLON 5 CCG") continue;
    if (line.startsWith("- ")) {
      if (!last) continue;
      last.bullets += 1;
      if (line.startsWith("- Errata:")) last.corrections?.push(last.bullets);
    } else if (!/^[a-z]|[.]$/.test(line)) {
      const key = headingKey(line);
      last = sections.get(key) ?? { doc: "compendium", heading: line, bullets: 0, corrections: [] };
      sections.set(key, last);
    }
  }
  return [...sections.values()];
}

/** The cards in the rulebook's list of corrections. */
export const errataOutline = (text: string): Section[] =>
  between(text, /^Errata$/, /^Babylon 5 CCG – Psi Corps/)
    .filter((line) => !NO_HEADING.has(headingKey(line)) && !/[.)]$/.test(line) && line.length < 40)
    .map((heading) => ({ doc: "rulebook", heading, bullets: 0 }));

/** Lines that look like headings: chapters without a text of their own, rows of tables, parts of diagrams and lists. */
const NO_HEADING = new Set(
  [
    "GLOSSARY",
    "APPENDIX",
    "Babylon Project",
    "Psi Corps",
    "Card Diagram",
    "Errata",
    "Playing the Game",
    "Additional and Advanced Rules",
    "II. Preparing to Play",
    "III: Playing the Game",
    "IV: Card Details",
    "V. Action Details",
    "VI: Additional Rules",
    "The League of Non-Aligned Worlds",
    "Severed Dreams New Rules and Clarifications",
    "Wheel of Fire New Rules and Clarifications",
    "READY",
    "CONFLICT",
    "ACTION",
    "AFTERMATH",
    "DRAW",
    "All ambassadors are revealed simultaneously",
    "Discard all neutralized supporting cards",
    "Paul opposes the conflict with Delenn",
  ].map((text) => headingKey(text)),
);
const NO_HEADING_AT_ALL =
  /n\/a|: e\.g\.|^(?:Centauri|Human|Minbari|Narn) Babylon project|using \w+ ability\.|^(?:Won|Lost|Resolution)(?: by 5)?: |following rounds|steps:|following restrictions|^Starting |^Voting –|grouped into|^Example: a conflict|^\d+\. (?:Have|\*\*Name)|\?$/;

/** Lines that stand alone and short, and the words before a full stop or a dash that open a paragraph. */
function headingsIn(doc: Doc, lines: readonly string[]): Section[] {
  const OPENING = /^((?:\d+\. |• )?[A-Z][\p{L}’'-]*(?: [\p{L}’'-]+| \d+){0,4})(?: \(\d\.\d\))?(?:\.| -|-) [A-Z“"]/u;
  return lines.flatMap((whole) => {
    const line = whole.replace(/^Step \d+[.:] /, "");
    if (NO_HEADING_AT_ALL.test(line) || NO_HEADING.has(headingKey(line))) return [];
    const opening = OPENING.exec(line)?.[1]?.replace(/^• |^\d+\. (?=Drakh)/, "");
    const sentence = /[.]$/.test(line) && line.split(" ").length > 5;
    const alone = line.length < 75 && /^["“A-Z\d]/.test(line) && !/[,;]$|\t|\d$/.test(line) && !sentence;
    const heading = opening ?? (alone ? line : undefined);
    return heading === undefined || NO_HEADING.has(headingKey(heading)) ? [] : [{ doc, heading, bullets: 0 }];
  });
}

export const engineOutline = (text: string): Section[] =>
  headingsIn("engine", between(text, /^Which Rules$/, /^Example 1 \[/));

export const rulebookOutline = (text: string): Section[] =>
  headingsIn(
    "rulebook",
    [
      ...between(text, /^Game Overview$/, /^Errata$/),
      ...between(text, /^Wheel of Fire New Rules and Clarifications$/, /^Contacting Us$/),
    ].filter((line) => !/^Babylon 5 CCG – Psi Corps/.test(line)),
  );

/** The quickstart's sections: of its two summaries, the second goes on counting where the first ends. */
export function quickstartOutline(text: string): Section[] {
  const sections = new Map<string, Section>();
  let last: Section | undefined;
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*- /.test(line) && last) last.bullets += 1;
    if (!/^#/.test(line) || NO_HEADING.has(headingKey(line))) continue;
    const key = headingKey(line);
    last = sections.get(key) ?? { doc: "quickstart", heading: line, bullets: 0 };
    sections.set(key, last);
  }
  return [...sections.values()];
}

const FAQ_CHAPTERS = ["Playing Cards", "Card Actions", "Cards by Type and Strength", "Various Subjects"];
/** The printings that a ruling on a card is about, and what it is: "(NE, UE/nc) <clarification>". */
const FAQ_MARKS = /(?: \((?:errata|[A-Z]\w+(?:[,/] ?\w+)*)\)| <\w+>)+$/;

/** The chapters of the Galactic Empires questions and their entries: words before a colon, in the last chapter a line. */
export function faqOutline(text: string): Section[] {
  const sections = new Map<string, Section>();
  let chapter = "";
  let last: Section | undefined;
  for (const line of between(
    text,
    /^Answers to Frequently Asked Questions$/,
    /^Return to Galactic Empires Home Page$/,
  )) {
    const named = line.replace(/:$/, "");
    const isChapter = FAQ_CHAPTERS.includes(named) || chapter === "";
    if (isChapter) chapter = named;
    const opening = chapter === "Various Subjects" ? /^([^:]+):$/ : /^(?!Errata|Editor's Note)([^:]{2,75}):(?: |$)/;
    const whole = isChapter ? named : opening.exec(line)?.[1];
    if (whole !== undefined) {
      const heading = chapter === "Cards by Type and Strength" ? whole.replace(FAQ_MARKS, "") : whole;
      last = sections.get(headingKey(heading)) ?? { doc: "ge-faq", heading, bullets: 0 };
      sections.set(headingKey(heading), last);
    }
    if (last && chapter === "Cards by Type and Strength" && /errata|misprint/i.test(line)) last.corrected = true;
  }
  return [...sections.values()];
}
