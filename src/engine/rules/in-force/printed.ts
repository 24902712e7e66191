/** What stands on a card, as against what has become of it. */
import type { CardFacts } from "../../cards/facts.ts";
import type { PrintedAs } from "../../cards/printed-as.ts";
import { hasKeyword } from "../../state/lookup.ts";
import { ABILITIES } from "../../state/vocabulary.ts";
import { printedAbility } from "./ability.ts";

/** Whether a card is printed so, as far as its facts are known. */
export function isPrinted(facts: CardFacts, only: PrintedAs | undefined): boolean {
  if (only === undefined) return true;
  const { race, keyword, ability, atLeast = 1 } = only;
  if (race !== undefined && facts.race !== race) return false;
  if (keyword !== undefined && !hasKeyword(facts, keyword)) return false;
  if (ability === undefined && only.atLeast === undefined) return true;
  return (ability ? [ability] : ABILITIES).some((each) => (printedAbility(facts, each) ?? 0) >= atLeast);
}
