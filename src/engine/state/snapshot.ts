/** What is noted of a card in play before an effect takes it away, so that the effect can be reversed. engine: Reversal */

import type { Game, InPlay, Modifier, Participant } from "./game.ts";
import { cardOf, mustPlay } from "./lookup.ts";
import type { CardId, ConflictId } from "./vocabulary.ts";

/** A card as it lay in play, with what hung on it. */
export interface LeftCard {
  card: CardId;
  play: InPlay;
  /** Its place among all cards in play. */
  place: number;
  modifiers: readonly Modifier[];
  parts: readonly { conflict: ConflictId; as: Participant }[];
  /** Who led it. */
  leaders: readonly CardId[];
}

/** The card and everything that is attached to it, the card first. */
export function snapshotsOf(game: Game, id: CardId): LeftCard[] {
  const attached = game.inPlay.filter((other) => mustPlay(game, other).host === id);
  return [one(game, id), ...attached.flatMap((other) => snapshotsOf(game, other))];
}

function one(game: Game, id: CardId): LeftCard {
  return {
    card: id,
    play: { ...mustPlay(game, id) },
    place: game.inPlay.indexOf(id),
    modifiers: game.modifiers.filter(
      ({ card, holder, until }) => card === id || (until === "while-rotated" && holder === id),
    ),
    parts: game.conflicts.flatMap(({ id: conflict, result, participants }) =>
      result === null ? participants.filter(({ card }) => card === id).map((as) => ({ conflict, as })) : [],
    ),
    leaders: game.inPlay.filter((other) => mustPlay(game, other).leads === id),
  };
}

/** Whether a card that has left play lies where its owner has it openly, or in the hand. */
export const isAway = (game: Game, id: CardId): boolean =>
  ["discard", "removed", "hand"].includes(cardOf(game, id).zone);
