/** What the rulebook's things are called in a language. */
import {
  ABILITIES,
  type Ability,
  CARD_TYPES,
  type CardType,
  type FactName,
  type Loyalty,
  type Mark,
  type Round,
} from "../../engine/index.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
import { FACT_WORDS } from "./words.ts";

export const abilityIn = (language: Language, ability: Ability): string => say(language, `fact-${ability}`);
export const typeIn = (language: Language, type: CardType): string => say(language, `type-${type}`);
export const raceIn = (language: Language, race: Loyalty | "neutral"): string => say(language, `race-${race}`);
/** As it follows a comma. */
export const roundIn = (language: Language, round: Round): string => say(language, `rounds-${round}`);
export const markIn = (language: Language, mark: Mark): string => say(language, `mark-${mark}`);

/** "1 card", "3 cards". */
export const cardsIn = (language: Language, cards: number): string => say(language, "card-cards", { cards });

export const isFact = (name: string): name is FactName => Object.hasOwn(FACT_WORDS, name);

/** "cost 3", "type fleet", "conflict military": a fact of a card as it was said. */
export function factIn(language: Language, fact: FactName, value: string | number): string {
  if (language === FIRST_LANGUAGE) return `${fact} ${value}`;
  const type = CARD_TYPES.find((one) => one === value);
  const ability = ABILITIES.find((one) => one === value);
  if (value === "none") return `${say(language, `fact-${fact}`)} ${say(language, "facts-none-printed")}`;
  const said = type ? typeIn(language, type) : ability ? abilityIn(language, ability) : String(value);
  return `${say(language, `fact-${fact}`)} ${said}`;
}
