import type { CardId } from "../../state/vocabulary.ts";
import type { Action } from "../index.ts";
/** The cards that an action names, by the fields in which it names them. */

/** Every card that an action names. */
export function cardsNamed(action: Action): CardId[] {
  const named: CardId[] = [];
  if ("card" in action && action.card !== undefined) named.push(action.card);
  if ("with" in action && action.with !== undefined) named.push(action.with);
  if ("fleet" in action) named.push(action.fleet);
  if ("holder" in action && action.holder !== undefined) named.push(action.holder);
  if ("under" in action) named.push(action.under);
  if ("against" in action) named.push(action.against);
  if (action.type === "move-chaos") named.push(action.to);
  if ("whom" in action && action.whom !== undefined) named.push(action.whom);
  if ("cards" in action && typeof action.cards !== "number") named.push(...action.cards);
  if ("keep" in action && action.keep) named.push(...action.keep);
  if ("target" in action && action.target?.what === "card") named.push(action.target.card);
  if ("second" in action && action.second?.what === "card") named.push(action.second.card);
  if ("effect" in action) addCardsWithin(action.effect, named);
  return named;
}

/** The cards that an effect names, and those within it; all of it has been checked by its schema. */
function addCardsWithin(part: unknown, named: CardId[]): void {
  if (typeof part !== "object" || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    if (name === "card" && typeof value === "number") named.push(value);
    else addCardsWithin(value, named);
  }
}
