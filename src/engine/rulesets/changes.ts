/** Making house rules: which rule set they start from, what they change, and what keeps them from being played. */
import { type Refusal, refusal } from "../refusal.ts";
import { BASE_RULES, type BaseRules } from "../state/vocabulary.ts";
import { CHOICES, type ChoiceId } from "./choices.ts";
import { CLASHES } from "./clashes.ts";
import { type HouseRules, isOption, isPoint, optionWords, type Ruled } from "./house.ts";
import { RULES, ruled } from "./index.ts";

/** What house rules are before anybody has changed anything. */
export const UNCHANGED: HouseRules = { base: "engine", changed: {} };

/** A point that house rules have changed, in words. */
export interface ChangedPoint {
  readonly point: ChoiceId;
  readonly title: string;
  /** The `/rule` entry that it belongs to. */
  readonly rule: string;
  readonly is: string;
  /** What the rule set that they start from says. */
  readonly instead: string;
}

/** What these house rules change, in the order of the points. */
export function differencesOf({ base, changed }: HouseRules): ChangedPoint[] {
  return Object.keys(CHOICES).flatMap((point) => {
    const option = isPoint(point) ? changed[point] : undefined;
    if (!isPoint(point) || option === undefined) return [];
    const { title, rule } = CHOICES[point];
    return [{ point, title, rule, is: optionWords(point, option), instead: optionWords(point, RULES[base][point].is) }];
  });
}

/** The same house rules from another start; what that says by itself is no change any more. */
export function withBase({ changed }: HouseRules, base: BaseRules): HouseRules {
  const kept = Object.entries(changed).filter(([point, option]) => !isPoint(point) || RULES[base][point].is !== option);
  return { base, changed: Object.fromEntries(kept) };
}

/** The same house rules with another option on one point. Neither is trusted: `checkRules` says whether they exist. */
export function withChange(house: HouseRules, point: string, option: string): HouseRules {
  return withBase({ base: house.base, changed: { ...house.changed, [point]: option } }, house.base);
}

const inWords = ({ point, is }: { point: ChoiceId; is: string }) =>
  `${CHOICES[point].title}: ${optionWords(point, is)}`;

/**
 * What keeps a table from playing by these rules, or null: house rules need a start, may change only what the rule
 * sets know, to something that may be said of it, and not to what contradicts itself. engine: Which Rules; Your Rules
 */
export function checkRules({ rules, house }: Ruled): Refusal | null {
  if (rules !== "house") return house === undefined ? null : refusal("house-rules-only", { rules });
  if (house === undefined || !BASE_RULES.includes(house.base)) return refusal("house-rules-missing");
  const wrong = Object.entries(house.changed).find(([point, option]) => !isPoint(point) || !isOption(point, option));
  if (wrong) return refusal("house-rule-unknown", { point: wrong[0], option: wrong[1] });
  const clash = CLASHES.find((each) =>
    [each.one, each.other].every(({ point, is }) => ruled({ rules, house }, point) === is),
  );
  if (!clash) return null;
  const { one, other, why: reason } = clash;
  return refusal("house-rules-clash", { one: inWords(one), other: inWords(other), reason });
}
