/**
 * engine: Advanced Details about playing cards; glossary: Requirements — cards in play with which a player pays: they
 * rotate, are damaged or neutralized, or are discarded. Only cards that the player controls.
 */

import type { CardPayment, Decision, Game } from "../../state/game.ts";
import { factsOf, isOfType, mustPlay } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { keptOut } from "../conflicts/conflict.ts";
import { couldFight } from "../conflicts/fighting.ts";
import { mayRotate } from "../conflicts/rotation.ts";
import { canBeDamaged, cannot, mayLeavePlay } from "../in-force/cannot.ts";
import { canAffordToRotate } from "./prices.ts";

type Asked = Extract<Decision, { kind: "rotate-for" }>;

/** What is owed by cards in play: how many of which, and what is done to them. */
export type Owed = Omit<Asked, "id" | "kind">;

/** The cards that may pay now; `not` are those that do something else for the same play. */
export function payersFor(
  game: Game,
  owed: Pick<Owed, "seat" | "types" | "not" | "deed" | "against" | "eligible">,
): CardId[] {
  const conflict = game.conflicts.find(({ id }) => id === owed.eligible);
  return game.inPlay.filter((id) => {
    const { controller, faceDown } = mustPlay(game, id);
    return (
      controller === owed.seat &&
      !faceDown &&
      !owed.not.includes(id) &&
      isOfType(factsOf(game, id), owed.types) &&
      canPay(game, id, owed) &&
      (owed.against === undefined || couldFight(game, owed.seat, id, owed.against)) &&
      (conflict === undefined || (keptOut(game, conflict, id) === null && cannot(game, "take-part", id) === null))
    );
  });
}

function canPay(game: Game, id: CardId, { seat, deed, not }: Pick<Owed, "seat" | "deed" | "not">): boolean {
  switch (deed) {
    case undefined:
      return mayRotate(game, id) === null && canAffordToRotate(game, seat, id);
    case "damage":
      return mayHarm(game, id, "be-damaged");
    case "neutralize":
      return mayHarm(game, id, "be-neutralized");
    // What lies on a card is discarded with it.
    case "discard-card":
      return mayLeavePlay(game, id, false) === null && !not.some((other) => game.cards[other]?.play?.host === id);
  }
}

/** Whether a card can be damaged, or neutralized, in payment: what is neutralized already cannot. */
export function mayHarm(game: Game, id: CardId, what: "be-damaged" | "be-neutralized"): boolean {
  return canBeDamaged(game, id) && !mustPlay(game, id).neutralized && cannot(game, what, id) === null;
}

/** How a payment by cards in play is put to the player: what is asked, and of how many. */
export function owedBy(
  seat: SeatIndex,
  payment: { pays: "rotate" | CardPayment; types: Owed["types"]; amount: number },
  not: readonly CardId[],
  source: string,
): Owed {
  const { pays, types, amount } = payment;
  if (pays === "rotate") return { seat, types, amount, not, source };
  if (pays === "damage") return { seat, types, amount: 1, not, source, deed: pays, damage: amount };
  return { seat, types, amount, not, source, deed: pays };
}
