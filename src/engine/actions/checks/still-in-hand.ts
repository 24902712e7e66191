/** engine: Sponsor a Card — a card in hand acts only when it has been brought into play. */

import { type Refusal, refusal } from "../../refusal.ts";
import type { Game } from "../../state/game.ts";
import { ambassadorOf, cardOf, factsOf } from "../../state/lookup.ts";
import type { CardId, CardType } from "../../state/vocabulary.ts";
import { type Action, neededInPlay } from "../index.ts";

/** How a card of each type leaves a hand, other than by sponsoring. */
const OTHER_WAYS: Readonly<Partial<Record<CardType, string>>> = {
  conflict: "declare",
  event: "play",
  aftermath: "aftermath",
  contingency: "place",
};

/**
 * What is wrong first of all with a refused action: a card that it would use as one in play is still in the player's own
 * hand, with how it gets into play. Null where no card is.
 */
export function stillInHand(game: Game, action: Action): Refusal | null {
  const id = neededInPlay(action).find((one) => isInHand(game, one, action.seat));
  if (id === undefined) return null;
  const { title, type } = factsOf(game, id);
  const way = type && OTHER_WAYS[type];
  if (way !== undefined) return refusal("still-in-hand", { title, way });
  return refusal("still-in-hand", { title, sponsor: factsOf(game, ambassadorOf(game, action.seat)).title });
}

function isInHand(game: Game, id: CardId, seat: number): boolean {
  const { zone, owner } = cardOf(game, id);
  return zone === "hand" && owner === seat;
}
