/** Orders for later: what to pass until, several things one after the other, and what is to wait for one's turn. */
import type { LegalAction } from "../engine/index.ts";
import type { PassUntil } from "../table/ahead/ahead.ts";
import { DISCORD_LIMITS } from "../views/text/limits.ts";
import { closeness, DIFFERENT } from "./closeness.ts";
import { type Completion, completeOrder } from "./complete.ts";
import { orderWords } from "./words.ts";

/** What an order says of later. */
export type AheadReading =
  | { kind: "until"; until: readonly PassUntil[] }
  /** To be skipped at aftermaths while holding none, or no longer. */
  | { kind: "skip"; on: boolean }
  /** `phrase`: what is no condition. */
  | { kind: "no-condition"; phrase: string }
  /** Each in words. `thenPass`: what is passed until when all is done. */
  | { kind: "orders"; orders: readonly string[]; thenPass: readonly PassUntil[] | null };

/** The most orders of one sentence that are looked at: more than may wait, so that it is said how many may. */
const MOST = 10;

const LATER = /^\s*(?:when (?:it is )?my turn(?: comes)?|when i am asked|in my turn|next turn|later)\b\s*[,:]?\s*/iu;
const THEN = /\s*[,;]?\s+(?:and\s+)?then\s+|\s*;\s*/iu;
const PASSES = /^(?:i\s+)?pass(?:\s+until\s+(.+))?$/iu;

const SKIP = /^skip (?:me|my|aftermaths?)\b(?!.*\bno (?:more|longer)\b)/iu;
const SKIP_NO_MORE = /^(?:skip me no (?:more|longer)|(?:do not|don['\u2019]?t|stop|never) skip(?:ping)? me)\b/iu;

/** What an order says of later; null where it says nothing of it. */
export function readAhead(text: string): AheadReading | null {
  const typed = text.trim().replace(/^\/?act\s+/iu, "");
  if (SKIP.test(typed)) return { kind: "skip", on: true };
  if (SKIP_NO_MORE.test(typed)) return { kind: "skip", on: false };
  const rest = typed.replace(LATER, "");
  const parts = rest
    .split(THEN, MOST)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const last = parts.at(-1) ?? "";
  const passes = PASSES.exec(last);
  if (parts.length === 1 && passes) return passes[1] === undefined ? null : passingUntil(passes[1]);
  if (parts.length === 0 || (parts.length === 1 && rest === typed)) return null;
  if (!passes) return { kind: "orders", orders: parts, thenPass: null };
  const said = passingUntil(passes[1] ?? "something touches me");
  return said.kind === "until" ? { kind: "orders", orders: parts.slice(0, -1), thenPass: said.until } : said;
}

/** The words by which each condition is told; a part that has one of them means it. */
const WORDS: readonly (readonly [PassUntil, readonly string[]])[] = [
  ["round", ["round"]],
  ["attacked", ["attacked", "attack", "attacks"]],
  ["conflict", ["conflict", "conflicts"]],
  ["card", ["card", "cards"]],
  ["touched", ["touches", "touched", "touch", "concerns", "happens"]],
  ["acts", ["acts", "act", "action", "acted"]],
];

/** "attacked or a new card": conditions with "or" or commas between them. */
function passingUntil(phrase: string): Extract<AheadReading, { kind: "until" | "no-condition" }> {
  const until: PassUntil[] = [];
  for (const part of phrase.slice(0, 200).split(/\s*,\s*(?:or\s+)?|\s+or\s+/iu)) {
    const words = orderWords(part);
    const found =
      WORDS.find(([, known]) => words.some((word) => known.includes(word))) ??
      WORDS.find(([, known]) => words.some((word) => known.some((one) => closeness(word, one) !== DIFFERENT)));
    if (!found) return { kind: "no-condition", phrase: part };
    until.push(found[0]);
  }
  return { kind: "until", until };
}

const UNTIL = [
  "something touches me",
  "attacked",
  "my conflict changes",
  "somebody acts",
  "a new card",
  "the round ends",
] as const;

/**
 * What an order about later may go on with: conditions after "pass until", and after "then" what is possible and "pass".
 *
 * @param possible what the seat could do if it were asked.
 */
export function completeAhead(typed: string, possible: readonly LegalAction[]): Completion[] {
  const text = typed.trimStart();
  const until = /^(.*?\bpass)\s+u(?:ntil)?\b(?:\s+(.*))?$/iu.exec(text);
  if (until) {
    const words = (until[2] ?? "").toLowerCase();
    const fitting = UNTIL.filter((one) => one.includes(words));
    return asChoices((fitting.length > 0 ? fitting : UNTIL).map((one) => `${until[1]} until ${one}`));
  }
  const row = /^(.*\bthen\s+)(.*)$/iu.exec(text);
  if (!row) return [];
  const [, before = "", last = ""] = row;
  const next = completeOrder(last, possible).map(({ value }) => value);
  const passes = "pass".startsWith(last.toLowerCase()) ? ["pass"] : [];
  return asChoices([...new Set([...passes, ...next])].map((one) => `${before}${one}`));
}

/** Those that Discord takes: what is too long cannot be cut, as its beginning is what was typed. */
const asChoices = (sentences: readonly string[]): Completion[] =>
  sentences
    .filter((sentence) => sentence.length <= DISCORD_LIMITS.choiceName)
    .slice(0, DISCORD_LIMITS.choices)
    .map((sentence) => ({ name: sentence, value: sentence }));
