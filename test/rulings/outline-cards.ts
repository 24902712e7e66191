/** What the rulings on cards consist of: the compendium's, the rulebook's corrections, the Galactic Empires questions. */
import { between, headingKey, NO_HEADING, type Section } from "./outline.ts";

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

const FAQ_CHAPTERS = ["Playing Cards", "Card Actions", "Cards by Type and Strength", "Various Subjects"];
/** The printings that a ruling on a card is about, and what it is: "(NE, UE/nc) <clarification>". */
const FAQ_MARKS = /(?: \((?:errata|[A-Z]\w+(?:[,/] ?\w+)*)\)| <\w+>)+$/;

/**
 * The chapters of the Galactic Empires questions and their entries: words before a colon, in the last chapter a line.
 * An entry of several paragraphs has them counted, as a list's parts are elsewhere.
 */
export function faqOutline(text: string): Section[] {
  const sections = new Map<string, Section>();
  let chapter = "";
  let last: Section | undefined;
  for (const line of between(
    text,
    /^Answers to Frequently Asked Questions$/,
    /^Return to Galactic Empires Home Page$/,
  )) {
    if (line === "Return to the Galactic Empires Rules Base") continue;
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
    if (last && whole !== named) last.bullets += 1;
    if (last && chapter === "Cards by Type and Strength" && /errata|misprint/i.test(line)) last.corrected = true;
  }
  return [...sections.values()].map((section) => (section.bullets > 1 ? section : { ...section, bullets: 0 }));
}
