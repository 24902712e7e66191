/** The conflicts that a seat may declare, and what they may be aimed at. */

import {
  conflictOffers,
  conflictSpec,
  conflictTargets,
  isDeclarable,
  mayHideAgendas,
  noneLeft,
  wrongConflictTarget,
} from "../../rules/conflicts/declaring.ts";
import { foesOf, warTargets } from "../../rules/conflicts/war.ts";
import type { Game, Target } from "../../state/game.ts";
import { factsOf, offersOf, playing, seatOf, textOf } from "../../state/lookup.ts";
import type { CardId, ConflictType, SeatIndex } from "../../state/vocabulary.ts";
import { type OfferedAction, ofHand, sure } from "./found.ts";

/** Every conflict, with each target that may be named already, and declaring nothing. */
export function declarations(game: Game, seat: SeatIndex): OfferedAction[] {
  const found: OfferedAction[] = [];
  for (const card of ofHand(game, seatOf(game, seat).hand)) {
    if (!isDeclarable(game, seat, card)) continue;
    const targets = conflictTargets(game, card, undefined, seat);
    const aimless = targets.length === 0 && conflictSpec(game, card, undefined) !== null;
    const named = textOf(game, card) ? targets : [...targets, ...playersToName(game, card, seat)];
    found.push(...aimed(seat, { card }, named, aimless));
  }
  for (const { card, offer } of conflictOffers(game, seat)) {
    const as = offersOf(game, card).length > 1 ? { as: offer.type } : {};
    const targets = conflictTargets(game, card, offer.type, seat);
    found.push(...aimed(seat, { card, ...as }, targets, false));
    if (!mayHideAgendas(game) || factsOf(game, card).type !== "agenda") continue;
    // Behind a card the target is said later.
    for (const behind of ofHand(game, seatOf(game, seat).hand))
      if (factsOf(game, behind).type !== "conflict") found.push(sure({ type: "declare", seat, card, ...as, behind }));
  }
  if (noneLeft(game, seat, "other") === null)
    for (const against of foesOf(game, seat)) {
      for (const target of warTargets(game, against))
        found.push(sure({ type: "declare-war", seat, enemy: against, target }));
      found.push(sure({ type: "declare-war", seat, enemy: against }));
    }
  return [...found, sure({ type: "declare-nothing", seat })];
}

/** The target may be named at once, or when the conflict is revealed. */
function aimed(
  seat: SeatIndex,
  declared: { card: CardId; as?: ConflictType },
  targets: readonly { target: Target; second?: Target }[],
  aimless: boolean,
): OfferedAction[] {
  const unsaid = sure({ type: "declare", seat, ...declared });
  return [
    { ...unsaid, ...(aimless ? { aimless } : {}), ...(targets.length > 0 ? { later: true } : {}) },
    ...targets.map((both) => sure({ type: "declare", seat, ...declared, ...both })),
  ];
}

/** The players at whom a conflict may be aimed whose text nobody has told. */
function playersToName(game: Game, card: CardId, seat: SeatIndex): { target: Target }[] {
  const targets = playing(game).map((other): { target: Target } => ({ target: { what: "player", seat: other } }));
  return targets.filter(({ target }) => wrongConflictTarget(game, seat, card, undefined, target) === null);
}
