/** A card's type matters first where something is done with the card that only cards of some types do, or suffer. */

import { factNeeded, type Refusal } from "../../refusal.ts";
import type { Decision, Game } from "../../state/game.ts";
import { factsOf, titleOf } from "../../state/lookup.ts";
import { type Action, isOfAnyType } from "../index.ts";
import { cardsNamed } from "./cards-named.ts";

const untypedIn = new WeakMap<Game["facts"], boolean>();

/** Whether there is any card in the game whose type nobody has said. */
function hasUntyped({ facts }: Game): boolean {
  const known = untypedIn.get(facts);
  if (known !== undefined) return known;
  const found = facts.some(({ type }) => type === undefined);
  untypedIn.set(facts, found);
  return found;
}

/** The refusal that asks for the type of a card that the action names; null where its type does not matter, or is known. */
export function typeNeeded(game: Game, action: Action, decision: Decision | null): Refusal | null {
  if (!hasUntyped(game) || isOfAnyType(action, decision) || isForAll(decision)) return null;
  const card = cardsNamed(action).find((id) => factsOf(game, id).type === undefined);
  return card === undefined ? null : factNeeded(card, titleOf(game, card), ["type"]);
}

/** Whether cards of every type answer this. */
function isForAll(decision: Decision | null): boolean {
  switch (decision?.kind) {
    // engine: Appendix One — of a hand that is dealt, any cards are kept.
    case "keep-hand":
    case "discard-shown":
      return true;
    case "take":
      return decision.types === undefined && !decision.into;
    case "fetch":
      return decision.types === undefined;
    default:
      return false;
  }
}
