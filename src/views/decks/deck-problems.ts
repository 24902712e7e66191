import type { DeckProblem } from "../../catalogue/decks/index.ts";
import { safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";

/** Why a file or a list is no deck, and what to do about it. */
export function deckProblem(problem: DeckProblem, language: Language = FIRST_LANGUAGE): string {
  switch (problem.code) {
    case "too-large":
      return say(language, "deck-bad-too-large", { size: Math.floor(problem.most / 1024) });
    case "not-text":
    case "empty":
    case "no-cards":
    case "unknown-json":
      return say(language, `deck-bad-${problem.code}`);
    case "too-many-cards":
    case "one-line-too-long":
      return say(language, `deck-bad-${problem.code}`, { most: problem.most });
    case "too-many-parts":
      return say(language, `deck-bad-too-many-${problem.what}`, { most: problem.most });
    case "bad-count":
      return say(language, "deck-bad-bad-count", { line: String(problem.line), text: safe(problem.text, 20) });
    case "title-too-long":
    case "no-title":
    case "doctype":
    case "broken-json":
      return say(language, `deck-bad-${problem.code}`, { line: String(problem.line) });
    case "nameless-card": {
      const at = String(problem.at);
      return problem.pile === ""
        ? say(language, "deck-bad-nameless-card", { at })
        : say(language, "deck-bad-nameless-card-in", { at, pile: safe(problem.pile, 40) });
    }
    case "broken-xml":
      return say(language, "deck-bad-broken-xml", { line: String(problem.line), what: safe(problem.what, 80) });
    case "unknown-xml":
      return say(language, "deck-bad-unknown-xml", { root: safe(problem.root, 40) });
  }
}

const FORMATS = {
  "a list": "deck-as-list",
  "tab-separated text": "deck-as-tabs",
  "a LackeyCCG deck": "deck-as-lackey",
  "an OCTGN deck": "deck-as-octgn",
  "a Cockatrice deck": "deck-as-cockatrice",
  "a Tabletop Simulator save": "deck-as-tabletop",
} as const;

/** As what a deck was read. */
export const formatWords = (format: string, language: Language): string =>
  Object.hasOwn(FORMATS, format) ? say(language, FORMATS[format as keyof typeof FORMATS]) : format; // it has it
