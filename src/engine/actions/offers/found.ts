/** What is found among what may be done, and what finding it takes. */

import type { TargetSpec } from "../../cards/target-spec.ts";
import type { Refusal } from "../../refusal.ts";
import { legalTargets } from "../../rules/conflicts/target.ts";
import type { Conflict, Game, Target } from "../../state/game.ts";
import { cardOf, liesOpen } from "../../state/lookup.ts";
import type { Ability, CardId, SeatIndex } from "../../state/vocabulary.ts";
import type { LegalAction } from "../../view/legal-action.ts";
import { mayReadOff } from "../by-hand.ts";
import type { Action } from "../index.ts";

/** One thing that a seat can do, before the sentence that does it is made. */
export type OfferedAction = Omit<LegalAction, "sentence">;

/** An action that waits for no fact. */
export const sure = (action: Action): OfferedAction => ({ action, needs: [] });

/** What is allowed, and what only waits for a fact: one that this seat states, or that another is asked for. */
export function collect(game: Game, found: OfferedAction[], action: Action, outcome: Refusal | object | null): void {
  if (outcome === null || !("code" in outcome)) found.push(sure(action));
  else if (outcome.needs) {
    const { card, facts } = outcome.needs;
    if (!liesOpen(game, card) || mayReadOff(game, action.seat, card)) found.push({ action, needs: facts });
    else if (!game.awaiting.some((one) => one.kind === "fact" && one.card === card)) found.push(sure(action));
  }
}

/** Hand cards, one of each kind. */
export function ofHand(game: Game, cards: readonly CardId[]): CardId[] {
  const seen = new Set<number>();
  return cards.filter((id) => {
    const { facts } = cardOf(game, id);
    if (seen.has(facts)) return false;
    seen.add(facts);
    return true;
  });
}

/** Cards of a pile, one of each kind by its number: neither which copy is named nor the order tells how the pile lies. */
export function ofPile(game: Game, cards: readonly CardId[]): CardId[] {
  return ofHand(
    game,
    cards.toSorted((a, b) => a - b),
  );
}

/** The targets that a spec allows; `[null]` for a card that takes none. `card`: the card in play that acts. */
export function targetsFor(
  game: Game,
  spec: TargetSpec | null,
  by: SeatIndex,
  conflict: Conflict | null,
  card?: CardId,
): (Target | null)[] {
  return spec ? legalTargets(game, spec, { by, conflict, ...(card === undefined ? {} : { card }) }) : [null];
}

export const withTarget = (target: Target | null) => (target ? { target } : {});

export const withSecond = (second: Target | null) => (second ? { second } : {});

/** The ability that an action names where it is not the one that is asked for. */
export const through = (ability: Ability, wanted: Ability) => (ability === wanted ? {} : { using: ability });
