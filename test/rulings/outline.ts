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

/** A text's lines from one to another, without empty ones. */
export const between = (text: string, from: RegExp, to: RegExp): string[] => {
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

/** Lines that look like headings: chapters without a text of their own, rows of tables, parts of diagrams and lists. */
export const NO_HEADING = new Set(
  [
    "GLOSSARY",
    "APPENDIX",
    "Babylon Project",
    "Psi Corps",
    "Errata",
    "Playing the Game",
    "Additional and Advanced Rules",
    "I. Introduction",
    "II. Preparing to Play",
    "III: Playing the Game",
    "IV: Card Details",
    "V. Action Details",
    "VI: Additional Rules",
    "The League of Non-Aligned Worlds",
    "Severed Dreams New Rules and Clarifications",
    "Wheel of Fire New Rules and Clarifications",
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
  /n\/a|: e\.g\.|^READY$|^(?:Centauri|Human|Minbari|Narn) Babylon project|using \w+ ability\.|^(?:Won|Lost|Resolution)(?: by 5)?: |following rounds|steps:|following restrictions|^Starting |^Voting –|^Example: a conflict|^\d+\. (?:Have|\*\*Name)|\?$/;

/** Headings that only their place gives away, or that the text has lost: then its first words stand for them. */
export const WITHOUT_A_SIGN: Readonly<Record<"engine" | "rulebook", readonly string[]>> = {
  engine: [
    "Precedence “Casual” Rules",
    "Changes for Version1.2",
    "Drakh Rule 5",
    "Corporate Rule 4",
    "Starting Racial Tension Settings",
    "A player's Power is calculated",
    "Negative Power",
    "Each player has an initiative score",
    "Cards used in the B5 CCG are grouped",
    "Card Name",
    "Influence Cost",
    "Card Type",
    "Abilities",
    "Effects",
    "Caption",
    "Marks",
    "Each race has a specific limited location",
    "Loyal enhancements",
    "There are five major types of conflicts",
    "Example: a conflict could read",
    "Detailed Aftermath Example",
    "Construct your Crusade Pile if you have one",
    "Set Influence Tokens for Non-player Forces",
    "Some effects allow you “Fully Heal”",
    "A player may pass as his or her action",
    "Some cards may be in a faction",
    "Some cards may be in no faction",
    "Finally some cards",
    "Some cards and rules may let you",
    "Any faction with a Vorlon Tainted card",
    "Many cards provide marks",
    "If a card refers to a player's marks",
    "A faction cannot have both Shadow and Vorlon",
    "The source of any individual mark",
    "If the ISA exists: Once per turn",
    "If the ISA exists, whenever",
    "Certain characters in the game are depicted",
    "A partial list of personalities",
    "Each effect must resolve completely",
    "Some card effects call for a vote",
    "Examples: The only faction of a Human race",
    "In most cases, the relationship between two races",
    "Unless otherwise specified, when races enter",
    "If you a conquer a location that is not loyal",
    "If you conquer a location that is loyal",
    "If the war conflict targets an opponent",
    "Sometimes a card is discarded",
    "Every card with an influence bubble",
    "Cards may have requirements to play",
    "Not every card has a target",
    "A card may have one or more effects",
    "Whenever an effect states that it targets",
    "If a state exists between two races",
    "Removed from the game/play",
    "If you a have a limited card in your faction",
    "If an entry has a parenthetical reference",
    "Convert(1.2)",
    "Double, etc.",
    "Keyword (1.2)",
    "Appendix One: Two Player (“Duelling”) games",
    "Mulligan rule (optional)",
    "4-card G'Kar and Sheridan",
    "Faceless Executive (corporate faction)",
    "Londo (Gambler)",
    "This is the ONLY time",
    "Cards like Ulkesh Kosh",
    "If a card attached to a character does not transfer",
  ],
  rulebook: [
    "Prologue",
    "Psi Corps",
    "A few tips on deck building",
    "There are four major types of conflicts",
    "Sponsoring Cards with a Race Type",
    "Note: Each Zathras card",
    "ACTION: Support or Oppose a Conflict",
    "ACTION: Play an Event or Contingency",
    "ACTION: Discard, Replace, Reveal or Sponsor an Agenda",
    "ACTION: Repair a Fleet or Location",
    "An ISA member, along with all other ISA members",
    "If the ISA exists: Once per turn",
    "If the ISA exists, whenever",
    "ISA cards",
    "Each race may only have one Homeworld",
    "If a card already in play becomes your ambassador",
    "After searching or looking through your deck",
    "Only one copy of a given Contingency",
    "Double, etc.",
    "An example: The Humans initiate",
    "One question we've had",
  ],
};

/** A part of a list: with a sign or a number before it, or known by its words: lists without signs and rows of tables. */
const ITEM = /^(?:[•-]|\d+\.)\s+/;
const ROWS: Readonly<Record<"engine" | "rulebook", RegExp>> = {
  engine:
    /^(?:Centauri|Human|Minbari|Narn|Non-Aligned) (?:Babylon project|\d \d)|Special Special|^\w+ Conflict Resolved using|^(?:Won|Lost|Resolution)(?: by 5)?: /,
  rulebook: /^(?!Race\t)[^\t]+\t|^\w+ cards: e\.g\.|^(?:Starting \w+|Opening Hand|Voting) – |^he (?:declares|enters) /,
};

/** Lines that stand alone and short, the words before a full stop or a dash that open a paragraph, and lists' parts. */
function headingsIn(doc: "engine" | "rulebook", lines: readonly string[]): Section[] {
  const OPENING = /^([A-Z][\p{L}’'-]*(?: [\p{L}’'-]+| \d+){0,4})(?: \(\d\.\d\))?(?:\.| -|-) [A-Z“"]/u;
  const openings = WITHOUT_A_SIGN[doc].map((opening) => [opening, headingKey(opening)] as const);
  const headingOf = (line: string, item: boolean): string | undefined => {
    const key = headingKey(line);
    const known = openings.find(([, opening]) => key.startsWith(opening))?.[0];
    if (known !== undefined) return known;
    if (NO_HEADING_AT_ALL.test(line) || NO_HEADING.has(key)) return undefined;
    const sentence = /[.]$/.test(line) && line.split(" ").length > 5;
    const alone = !item && line.length < 75 && /^["“A-Z\d]/.test(line) && !/[,;]$|\t|\d$/.test(line) && !sentence;
    const heading = OPENING.exec(line)?.[1] ?? (alone ? line : undefined);
    return heading === undefined || NO_HEADING.has(headingKey(heading)) ? undefined : heading;
  };
  const sections: Section[] = [];
  let last: Section | undefined;
  let signs = false;
  for (const line of lines) {
    const sign = ITEM.test(line);
    const row = ROWS[doc].test(line);
    if (last && (sign || (row && !signs))) last.bullets += 1;
    // A table amid a list must not shift the list's numbers.
    const aside = row && signs ? line : undefined;
    const heading = aside ?? headingOf(line.replace(/^Step \d+[.:] /, "").replace(ITEM, ""), sign || row);
    signs ||= sign;
    if (heading === undefined) continue;
    const section = { doc, heading, bullets: 0 };
    sections.push(section);
    if (sign || row) continue;
    last = section;
    signs = false;
  }
  return sections;
}

/** The engine rules, with the worked examples of their second appendix. */
export const engineOutline = (text: string): Section[] => [
  ...headingsIn("engine", between(text, /^Which Rules$/, /^Example 1 \[/)),
  ...between(text, /^Example 1 \[/, /^Appendix Three: Errata$/)
    .filter((line) => /^Example \d \[/.test(line))
    .map((heading): Section => ({ doc: "engine", heading, bullets: 0 })),
];

export const rulebookOutline = (text: string): Section[] =>
  headingsIn(
    "rulebook",
    [
      ...between(text, /^Prologue$/, /^Errata$/),
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
