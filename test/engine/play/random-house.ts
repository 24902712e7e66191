/** Random tables with house rules. */
import {
  BASE_RULES,
  CHOICES,
  type ChoiceId,
  checkSetup,
  type Setup,
  UNCHANGED,
  withBase,
  withChange,
} from "../../../src/engine/index.ts";
import type { Dice } from "./random-player.ts";

/** The same table by house rules: any start, and about every third point switched to anything that may be said of it. */
export function withHouseRules(setup: Setup, dice: Dice): Setup {
  const points = Object.keys(CHOICES) as ChoiceId[]; // keys of a constant
  const house = points.reduce(
    (now, point) => (dice.below(3) === 0 ? withChange(now, point, dice.of(Object.keys(CHOICES[point].options))) : now),
    withBase(UNCHANGED, dice.of(BASE_RULES)),
  );
  const ruled: Setup = { ...setup, rules: "house", house };
  // Who sits here may be kept from it by these rules: then by others.
  return checkSetup(ruled) === null ? ruled : withHouseRules(setup, dice);
}
