/** What leagues and settings say "no" by: each refusal names its rule, and `/rule` finds it under that. */
import { inWords, type Message } from "../text/message.ts";
import { FIRST_LANGUAGE, type Given, type Language, say, sayPut, type Tell, type WordId } from "../words/index.ts";

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

/** The text of that id with the rule that it rests on, in the language of whoever reads it. */
export const citing =
  <Id extends WordId>(id: Id, rule: LeagueRule, ...given: Given<Id>): Tell =>
  (language) =>
    cited(say(language, id, ...given), rule, language);

/** To whom a form came too late to be shown; `again`: what to do. */
export const tooLate = (again: "numbers" | "type" | "press", rule: LeagueRule): Message =>
  inWords(citing("league-late", rule, { again }));
