/** Paces and what comes of a deadline, in words. */

import { durationWords } from "../../settings/duration.ts";
import { ANSWER_MS, BANK_MS, type Expiry, type Pace } from "../../settings/pace.ts";
import { span } from "../refusals/table.ts";
import { commandText, type Language, say } from "../words/index.ts";

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

/** The deadline of a table in words: "daily, 1 day for each answer, then the others may go on". */
export function clockWords(
  pace: Pace,
  { answer, bank, expiry }: { answer: number; bank?: { start: number }; expiry: Expiry },
  language: Language,
): string {
  const said = { pace, answer: span(answer, language), after: say(language, `clock-then-${expiry}`) };
  return bank
    ? say(language, "clock-bank", { ...said, start: span(bank.start, language) })
    : say(language, "clock-answer", said);
}
