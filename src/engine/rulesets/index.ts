/** The rule sets as data: what a game's rules say of each point on which they differ. */
import type { RuleSetId } from "../vocabulary.ts";
import { CASUAL } from "./casual.ts";
import type { ChoiceId, Option, RuleSet } from "./choices.ts";
import { ENGINE } from "./engine.ts";
import { QUICKSTART } from "./quickstart.ts";
import { TOURNAMENT } from "./tournament.ts";

export { CHOICES, type ChoiceId, type Option, type RuleSet } from "./choices.ts";

export const RULES: Readonly<Record<Exclude<RuleSetId, "house">, RuleSet>> = {
  engine: ENGINE,
  casual: CASUAL,
  tournament: TOURNAMENT,
  quickstart: QUICKSTART,
};

/** What the rules of this game say of a point. */
export function ruled<C extends ChoiceId>(game: { readonly rules: RuleSetId }, point: C): Option<C> {
  const { rules } = game;
  if (rules === "house") throw new Error("a table with house rules that nobody has chosen");
  return RULES[rules][point].is;
}
