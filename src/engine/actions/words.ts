import type { Game, Target } from "../state/game.ts";
import { conflictName, conflictOf, playOf, seatOf, titleOf } from "../state/lookup.ts";
import type { Ability, CardId, ConflictId } from "../state/vocabulary.ts";

/** A card's title; where several of that name are in play, with its number among them. */
export function label(game: Game, id: CardId): string {
  const title = titleOf(game, id);
  if (!playOf(game, id)) return title;
  const same = game.inPlay.filter((other) => !playOf(game, other)?.faceDown && titleOf(game, other) === title);
  const number = same.indexOf(id);
  return number > 0 ? `${title} #${number + 1}` : title;
}

export function conflictLabel(game: Game, id: ConflictId): string {
  return conflictName(game, conflictOf(game, id));
}

export function targetLabel(game: Game, target: Target): string {
  switch (target.what) {
    case "card":
      return label(game, target.card);
    case "player":
      return seatOf(game, target.seat).name;
    case "conflict":
      return conflictLabel(game, target.conflict);
  }
}

export function onTarget(game: Game, target: Target | undefined): string {
  return target ? ` on ${targetLabel(game, target)}` : "";
}

export function andTarget(game: Game, target: Target | undefined): string {
  return target ? ` and ${targetLabel(game, target)}` : "";
}

export function withCard(game: Game, card: CardId | undefined): string {
  return card === undefined ? "" : ` with ${label(game, card)}`;
}

export function listOf(game: Game, cards: readonly CardId[]): string {
  return cards.map((id) => label(game, id)).join(", ");
}

export function usingAbility(using: Ability | undefined): string {
  return using ? ` using ${using}` : "";
}

/** Orders that actions of several kinds have. */
export const PLAY_ORDERS = { play: "play {card}{on?}{and?}" } as const;
export const USE_ORDERS = { rotate: "rotate {card} to {does}{on?}", use: "use {card} to {does}{on?}" } as const;
export const DISCARD_ORDERS = { discard: "discard {cards}{buy?}" } as const;
