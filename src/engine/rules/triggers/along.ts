/** engine: Play an Event or Contingency — events that are played along with another action. */

import type { AlongWith } from "../../effects/parts.ts";
import type { Game } from "../../state/game.ts";
import { textOf } from "../../state/lookup.ts";
import type { CardId } from "../../state/vocabulary.ts";

/** The actions with one of which this card is played; null where it is played by itself, or with any. */
export function alongWith(game: Game, card: CardId): readonly AlongWith[] | null {
  for (const effect of textOf(game, card)?.effects ?? []) if (effect.verb === "act-along") return effect.with ?? null;
  return null;
}
