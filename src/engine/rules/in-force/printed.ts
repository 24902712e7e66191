/** What stands on a card, as against what has become of it. */
import type { CardFacts } from "../../cards/facts.ts";
import type { PrintedAs } from "../../cards/printed-as.ts";
import { hasKeyword } from "../../state/lookup.ts";
import { ABILITIES, type Ability, CHARACTER_ABILITIES } from "../../state/vocabulary.ts";

/** Whether a card is printed so, as far as its facts are known. */
export function isPrinted(facts: CardFacts, only: PrintedAs | undefined): boolean {
  if (only === undefined) return true;
  const { race, keyword, ability, atLeast = 1 } = only;
  if (race !== undefined && facts.race !== race) return false;
  if (keyword !== undefined && !hasKeyword(facts, keyword)) return false;
  if (ability === undefined && only.atLeast === undefined) return true;
  return (ability ? [ability] : ABILITIES).some((each) => (printedAbility(facts, each) ?? 0) >= atLeast);
}

/** The abilities that a card of this type has unless it says otherwise; the others are zero without asking. */
export function usualAbilities(facts: CardFacts): readonly Ability[] {
  switch (facts.type) {
    case "character":
      return CHARACTER_ABILITIES;
    case "fleet":
    case "location":
      return ["military"];
    default:
      return [];
  }
}

/** The value on the card, or null where nobody knows it yet. */
export function printedAbility(facts: CardFacts, ability: Ability): number | null {
  const printed = facts.abilities?.[ability];
  if (printed !== undefined) return printed;
  return facts.complete || !usualAbilities(facts).includes(ability) ? 0 : null;
}

/** The influence cost on the card; `none` where it has none, null where nobody has stated it. */
export function printedCost({ cost, complete }: CardFacts): number | "none" | null {
  return cost ?? (complete ? "none" : null);
}

/** One of a kind that cards call by a word: as a keyword, or in the title. */
export function isCalled(facts: CardFacts, word: string): boolean {
  return hasKeyword(facts, word) || plain(facts.title).includes(plain(word));
}

/** In small letters, each word between spaces, without what is easily left out. */
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/['\u2019]/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .join(" ")} `;
