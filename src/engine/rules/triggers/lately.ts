/** compendium: ACTION ROUND — what has happened to cards since a player's last action, for texts that ask for it. */

import type { Count } from "../../cards/count.ts";
import type { CardFacts } from "../../cards/facts.ts";
import type { CardSpec, TargetSpec } from "../../cards/target-spec.ts";
import type { CardText } from "../../cards/text.ts";
import type { Game, Lately } from "../../state/game.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";

const known = new WeakMap<readonly CardFacts[], boolean>();

/** Whether any card of the game asks for it; where none does, nothing is noted. */
export function asksLately({ facts }: Game): boolean {
  const before = known.get(facts);
  if (before !== undefined) return before;
  const asks = facts.some(({ text }) => text !== undefined && isAskedBy(text));
  known.set(facts, asks);
  return asks;
}

const isAskedBy = ({ target, second, takes, actions = [] }: CardText): boolean =>
  isLate(target) || isLate(second?.target) || isApplied(takes) || actions.some((action) => isLate(action.target));

const isLate = (spec: TargetSpec | undefined) => spec?.what === "card" && spec.lately !== undefined;
const isApplied = (count: Count | undefined) => count?.count === "applied";

/** Whether this has happened to a card since this player's last action: by another player, where somebody sponsors it. */
export function isLately(game: Game, seat: SeatIndex, card: CardId, what: NonNullable<CardSpec["lately"]>): boolean {
  return game.lately?.some((one) => one.what === what && one.card === card && isNew(one, seat)) ?? false;
}

const isNew = ({ by, seen }: Lately, seat: SeatIndex) => by !== seat && !seen.includes(seat);

/** What was applied for a card as it was sponsored, since the last action of somebody; 0 where it was not. */
export function lastApplied(game: Game, card: CardId): number {
  return game.lately?.findLast((one) => one.what === "sponsored" && one.card === card)?.influence ?? 0;
}
