/** Paces and what comes of a deadline, in words. */

import { durationWords } from "../../settings/duration.ts";
import { ANSWER_MS, BANK_MS, type Expiry, type Pace } from "../../settings/pace.ts";
import { commandText, type Language } from "../words/index.ts";

/** As a choice: what it is called and what it means. */
export const PACE_WORDS: Readonly<Record<Pace, string>> = {
  live: `live: ${durationWords(ANSWER_MS.live)} for each answer`,
  daily: "daily: a day for each answer",
  slow: `slow: ${durationWords(ANSWER_MS.slow)} for each answer`,
  bank: `bank: ${durationWords(BANK_MS.start)} at the start, ${durationWords(ANSWER_MS.bank)} more with each answer`,
  custom: "custom: as long as deadline: says",
};

export const EXPIRY_WORDS: Readonly<Record<Expiry, string>> = {
  vote: "vote: the others may vote to go on",
  remind: "remind: a reminder, and play waits",
  pass: "pass: the mildest answer is given for them",
};

/** The same in a language, as the choices of commands say it. */
export const paceWords = (pace: Pace, language: Language): string =>
  commandText(language, ["settings", "server", "pace"], pace) ?? PACE_WORDS[pace];

export const expiryWords = (expiry: Expiry, language: Language): string =>
  commandText(language, ["settings", "server", "expiry"], expiry) ?? EXPIRY_WORDS[expiry];

const THEN: Readonly<Record<Expiry, string>> = {
  vote: "then the others may go on",
  remind: "then a reminder",
  pass: "then the mildest answer",
};

/** The deadline of a table in words: "daily, 1 day for each answer, then the others may go on". */
export function clockWords(
  pace: Pace,
  { answer, bank, expiry }: { answer: number; bank?: { start: number }; expiry: Expiry },
): string {
  const each = bank
    ? `${durationWords(bank.start)} at the start, ${durationWords(answer)} more with each answer`
    : `${durationWords(answer)} for each answer`;
  return `${pace}, ${each}, ${THEN[expiry]}`;
}
