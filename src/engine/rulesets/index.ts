/** The rule sets as data: what a game's rules say of each point on which they differ. */
import type { BaseRules } from "../state/vocabulary.ts";
import { CASUAL } from "./casual.ts";
import type { ChoiceId, Option, RuleSet } from "./choices.ts";
import { ENGINE } from "./engine.ts";
import type { Ruled } from "./house.ts";
import { QUICKSTART } from "./quickstart.ts";
import { TOURNAMENT } from "./tournament.ts";

export { CHOICES, type ChoiceId, type Option, type RuleSet, TOPICS } from "./choices.ts";
export type { HouseRules, Ruled } from "./house.ts";

export const RULES: Readonly<Record<BaseRules, RuleSet>> = {
  engine: ENGINE,
  casual: CASUAL,
  tournament: TOURNAMENT,
  quickstart: QUICKSTART,
};

/** What the rules of this game, setup or table say of a point. */
export function ruled<C extends ChoiceId>({ rules, house }: Ruled, point: C): Option<C> {
  if (rules !== "house") return RULES[rules][point].is;
  if (house === undefined) throw new Error("a table with house rules that nobody has chosen");
  const changed: Option<C> | undefined = house.changed[point];
  return changed ?? RULES[house.base][point].is;
}
