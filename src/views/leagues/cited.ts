/** What leagues and settings say "no" by: each refusal names its rule, and `/rule` finds it under that. */
import { type Message, privateMessage } from "../text/message.ts";
import { FIRST_LANGUAGE, type Language, sayPut } from "../words/index.ts";

export const CITED_RULES = [
  "league-night",
  "league-registration",
  "league-results",
  "sideboarding",
  "tournament-rules",
  "tournament-time",
  "practice-opponents",
  "judges",
  "deadlines",
] as const;
export type LeagueRule = (typeof CITED_RULES)[number];

/** The sentence with the rule that it rests on. */
export const cited = (sentence: string, rule: LeagueRule, language: Language = FIRST_LANGUAGE): string =>
  `${sentence}\n${sayPut(language, "cited-rule", { rule })}`;

/** To whom a form came too late to be shown; `again`: what to do. */
export const tooLate = (again: string, rule: LeagueRule): Message =>
  privateMessage({ content: cited(`That took too long, and nothing was changed: ${again} once more.`, rule) });
