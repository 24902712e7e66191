/** What the rulebook's things are called in a language. */
import type { Ability, CardType, Loyalty, Mark } from "../../engine/index.ts";
import { type Language, say } from "../words/index.ts";

export const abilityIn = (language: Language, ability: Ability): string => say(language, `fact-${ability}`);
export const typeIn = (language: Language, type: CardType): string => say(language, `type-${type}`);
export const raceIn = (language: Language, race: Loyalty | "neutral"): string => say(language, `race-${race}`);
export const markIn = (language: Language, mark: Mark): string => say(language, `mark-${mark}`);

/** "1 card", "3 cards". */
export const cardsIn = (language: Language, cards: number): string => say(language, "card-cards", { cards });
