/** House rules: one of the published rule sets, with points on which a table has agreed to something else. */
import type { BaseRules, RuleSetId } from "../state/vocabulary.ts";
import { CHOICES, type ChoiceId, type Option } from "./choices.ts";

export type Changes = { readonly [C in ChoiceId]?: Option<C> };

/** What a table with house rules starts from, and what it has changed. */
export interface HouseRules {
  readonly base: BaseRules;
  readonly changed: Changes;
}

/** What a game, a setup or a table plays by; `house` is there exactly where `rules` is "house". */
export interface Ruled {
  readonly rules: RuleSetId;
  readonly house?: HouseRules;
}

export const isPoint = (text: string): text is ChoiceId => Object.hasOwn(CHOICES, text);

/** Whether a rule set could say this of a point. */
export function isOption<C extends ChoiceId>(point: C, text: string): text is Option<C> {
  return Object.hasOwn(CHOICES[point].options, text);
}

/** The words of what may be said of a point. */
export function optionWords(point: ChoiceId, option: string): string {
  const options: Readonly<Record<string, string>> = CHOICES[point].options;
  return options[option] ?? "";
}
