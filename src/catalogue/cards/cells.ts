/** A table's cells: what people write in a spreadsheet for each fact, and how the moderator writes it back. */
import {
  CARD_TYPES,
  CONFLICT_TYPES,
  ELDER_RACES,
  LIMITS,
  MARKS,
  type Mark,
  RACES,
} from "../../engine/state/vocabulary.ts";
import type { Should } from "../../should.ts";
import { AMBASSADORS, type CardFact, type FactValues, isAbilityFact, isMarkFact, OUTCOMES, readValue } from "./fact.ts";

export type CellRead<T> = { ok: true; value: T } | { ok: false; should: Should };
export type CellFacts = Partial<FactValues>;

/** What stands in a cell where nothing is known. */
const UNKNOWN = /^(?:|\?|any|unknown)$/u;
const NOTHING = /^(?:none|no|-|\u2013|\u2014|x|n\/a)$/u;

const bad = (should: Should): { ok: false; should: Should } => ({ ok: false, should });
const tidied = (text: string) => text.trim().replace(/\s+/gu, " ");
const keyOf = (text: string) => tidied(text).toLowerCase();
const isUnknown = (text: string) => UNKNOWN.test(keyOf(text));

/**
 * What a cell says of a fact; nothing where it is empty or says that nobody knows.
 *
 *     readCell("cost", "none"); // { ok: true, value: { cost: "none" } }
 *     readCell("conflict", "Won Military"); // { ok: true, value: { conflict: "military", outcome: "won" } }
 */
export function readCell(fact: CardFact, text: string): CellRead<CellFacts> {
  if (isUnknown(text)) return { ok: true, value: {} };
  if (fact === "conflict") return readConflict(text);
  const raw = rawValue(fact, text);
  if (!raw.ok) return raw;
  const read = readValue(fact, raw.value);
  return read.ok ? { ok: true, value: { [fact]: read.value } } : bad(shouldBe(fact));
}

function rawValue(fact: CardFact, text: string): CellRead<unknown> {
  const key = keyOf(text);
  if (isAbilityFact(fact) || isMarkFact(fact)) return readFigure(key, fact);
  switch (fact) {
    case "cost":
      return NOTHING.test(key) ? { ok: true, value: "none" } : readFigure(key, fact);
    case "type":
      return oneOf(key, CARD_TYPES, fact);
    case "race":
      return oneOf(key, [...RACES, ...ELDER_RACES, "neutral"], fact);
    case "limit":
      return oneOf(key, LIMITS, fact);
    case "outcome":
      return oneOf(key, OUTCOMES, fact);
    case "ambassador":
      return oneOf(key, AMBASSADORS, fact);
    case "keywords":
      return { ok: true, value: listed(text) };
    default:
      return { ok: true, value: tidied(text) };
  }
}

function readFigure(key: string, fact: CardFact): CellRead<number> {
  return /^\d{1,2}$/u.test(key) ? { ok: true, value: Number(key) } : bad(shouldBe(fact));
}

/** One of these words, however it is spaced and hyphenated, or cut short where that is clear. */
function oneOf(key: string, words: readonly string[], fact: CardFact): CellRead<string> {
  const plain = (text: string) => text.replace(/[^a-z]/gu, "");
  const wanted = plain(key);
  const found = words.find((word) => plain(word) === wanted || `${plain(word)}s` === wanted);
  const begun = words.filter((word) => wanted.length >= 3 && plain(word).startsWith(wanted));
  const value = found ?? (begun.length === 1 ? begun[0] : undefined);
  return value === undefined ? bad(shouldBe(fact)) : { ok: true, value };
}

/** A conflict's type; for an aftermath the type that it may follow, and won or lost. */
function readConflict(text: string): CellRead<CellFacts> {
  const facts: CellFacts = {};
  for (const word of keyOf(text).split(/[ ,;/]+/u)) {
    const outcome = OUTCOMES.find((each) => each === word);
    const type = oneOf(word, CONFLICT_TYPES, "conflict");
    if (outcome !== undefined && facts.outcome === undefined) facts.outcome = outcome;
    else if (type.ok && facts.conflict === undefined) {
      const read = readValue("conflict", type.value);
      if (!read.ok) return bad(shouldBe("conflict"));
      facts.conflict = read.value;
    } else return bad(shouldBe("conflict"));
  }
  return { ok: true, value: facts };
}

const listed = (text: string): string[] =>
  text
    .split(text.includes(";") ? ";" : ",")
    .map(tidied)
    .filter((each) => each !== "");

/**
 * The marks printed on a card: "2 destiny, 1 shadow", "Strife" for one; "none" says that it has no mark at all.
 * Marks that are not named stay unknown.
 */
export function readMarks(text: string): CellRead<CellFacts> {
  const key = keyOf(text);
  if (isUnknown(text)) return { ok: true, value: {} };
  if (NOTHING.test(key)) return { ok: true, value: Object.fromEntries(MARKS.map((mark) => [mark, 0])) };
  const facts: Partial<Record<Mark, number>> = {};
  for (const part of key.split(/[,;/]+| and /u)) {
    const words: readonly string[] = part.replace(/\bmarks?\b/gu, "").match(/[a-z]+|\d+/gu) ?? [];
    const mark = MARKS.find((each) => words.includes(each));
    const figures = words.filter((word) => /^\d{1,2}$/u.test(word));
    const rest = words.filter((word) => word !== mark && word !== "x" && !figures.includes(word));
    if (mark === undefined || figures.length > 1 || rest.length > 0 || facts[mark] !== undefined) return bad(MARKS_ARE);
    facts[mark] = Number(figures[0] ?? 1);
  }
  return { ok: true, value: facts };
}

const MARKS_ARE: Should = { is: "marks", list: MARKS.join(", ") };

/** What a cell should hold, for whoever has to mend it. */
export function shouldBe(fact: CardFact): Should {
  if (isAbilityFact(fact) || isMarkFact(fact)) return { is: "figure" };
  switch (fact) {
    case "cost":
      return { is: "cost" };
    case "type":
      return { is: "one-of", list: CARD_TYPES.join(", ") };
    case "race":
      return { is: "race", list: [...RACES, ...ELDER_RACES].join(", ") };
    case "limit":
      return { is: "one-of", list: LIMITS.join(", ") };
    case "outcome":
      return { is: "outcome" };
    case "conflict":
      return { is: "conflict", list: CONFLICT_TYPES.join(", ") };
    case "ambassador":
      return { is: "one-of", list: AMBASSADORS.join(", ") };
    case "keywords":
      return { is: "keywords" };
    default:
      return { is: "characters", most: fact === "species" ? 40 : 60 };
  }
}

/** A value as `readCell` reads it. */
export function writtenCell(value: FactValues[CardFact]): string {
  if (typeof value === "number" || typeof value === "string") return String(value);
  // A keyword with a comma alone would be read as two.
  return value.length === 1 ? `${value[0]};` : value.join("; ");
}

/** Marks as `readMarks` reads them; empty where none is known. */
export function writtenMarks(marks: Partial<Record<Mark, number>>): string {
  const known = MARKS.filter((mark) => marks[mark] !== undefined);
  if (known.length === MARKS.length && known.every((mark) => marks[mark] === 0)) return "none";
  return known.map((mark) => `${marks[mark]} ${mark}`).join(", ");
}
