/** engine: Sponsor a Card — a card in hand acts only when it has been brought into play. */
import type { Action } from "../../actions/action.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import type { Game } from "../../state/game.ts";
import { ambassadorOf, cardOf, factsOf } from "../../state/lookup.ts";
import type { CardId, CardType } from "../../state/vocabulary.ts";

/** How a card of each type leaves a hand, other than by sponsoring. */
const OTHER_WAYS: Readonly<Partial<Record<CardType, string>>> = {
  conflict: "declare",
  event: "play",
  aftermath: "aftermath",
  contingency: "place",
};

/** The cards that an action would have act or be acted on, all of which must be in play. */
function mustBeInPlay(action: Action): (CardId | undefined)[] {
  switch (action.type) {
    case "build":
    case "sponsor":
    case "support":
    case "oppose":
    case "hide":
    case "replace-agenda":
      return [action.with];
    case "promote":
      return [action.card, action.with];
    case "lead":
      return [action.fleet, action.with];
    case "attack":
      return [action.with];
    case "heal":
    case "repair":
    case "rotate":
    case "trigger":
    case "replace":
    case "bid":
      return [action.card];
    case "assist":
      return [action.card, action.whom];
    case "place":
      return [action.under];
    default:
      return [];
  }
}

/**
 * What is wrong first of all with a refused action: a card that it would use as one in play is still in the player's own
 * hand, with how it gets into play. Null where no card is.
 */
export function stillInHand(game: Game, action: Action): Refusal | null {
  const id = mustBeInPlay(action).find((one) => one !== undefined && isInHand(game, one, action.seat));
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
