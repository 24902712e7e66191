/**
 * engine: Attack a Conflict Participant — which cards could attack another that takes part in a conflict; compendium:
 * Frederick Lantz — a card that has to oppose what can raise tension.
 */

import type { Effect, Verb } from "../../effects/index.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import type { Conflict, Game } from "../../state/game.ts";
import { conflictName, factsOf, isOfType, mustPlay, termsOf } from "../../state/lookup.ts";
import type { Ability, CardId, CardType, SeatIndex } from "../../state/vocabulary.ts";
import { abilityOf, usableAs, usableIn } from "../in-force/ability.ts";
import { cannot } from "../in-force/cannot.ts";
import { isBlanked, printed } from "../in-force/statics.ts";
import { closedTo, keptAway, mayJoin, took } from "./conflict.ts";
import { mayStrike } from "./strike.ts";
import { canJoin } from "./target.ts";

/** Whether this card could take part in a conflict in which the target takes part, and may attack that. */
export function couldFight(game: Game, seat: SeatIndex, id: CardId, target: CardId): boolean {
  if (mayStrike(game, id, target) !== null) return false;
  return game.conflicts.some(
    (conflict) =>
      conflict.result === null &&
      partsOf(conflict, target).length > 0 &&
      couldTakePart(game, seat, conflict, id, target),
  );
}

/** How a card takes part where it can be attacked: not by leading. */
const partsOf = ({ participants }: Conflict, id: CardId) =>
  participants.filter(({ card, as }) => card === id && as !== "lead");

/** By supporting or opposing, or by an attack on that participant; in any case with what it has more than zero of. */
function couldTakePart(game: Game, seat: SeatIndex, conflict: Conflict, id: CardId, target: CardId): boolean {
  const able = partsOf(conflict, target).some(({ using }) =>
    usableAs(game, id, using).some((own) => (abilityOf(game, id, own) ?? 0) > 0),
  );
  if (!able) return false;
  if (canJoin(game, seat, conflict, id)) return true;
  return !(closedTo(game, conflict, id) ?? keptAway(game, conflict, id) ?? cannot(game, "take-part", id));
}

/** A card of the player's of one of these types of which nobody has said yet what it would fight with. */
export function unknownFighter(
  game: Game,
  seat: SeatIndex,
  types: readonly CardType[],
  target: CardId,
): { card: CardId; facts: Ability[] } | null {
  for (const card of game.inPlay) {
    const { controller, faceDown } = mustPlay(game, card);
    if (controller !== seat || faceDown || !isOfType(factsOf(game, card), types)) continue;
    const used = game.conflicts.flatMap((conflict) => partsOf(conflict, target).map(({ using }) => using));
    const facts = used.filter((ability) => abilityOf(game, card, ability) === null);
    if (facts.length > 0) return { card, facts: [...new Set(facts)] };
  }
  return null;
}

/** Why this player cannot pass yet; null where nothing has to oppose. */
export function owesOpposition(game: Game, seat: SeatIndex): Refusal | null {
  for (const { giver } of printed(game, "must-oppose")) {
    const { controller, faceDown } = mustPlay(game, giver);
    if (controller !== seat || faceDown || isBlanked(game, giver)) continue;
    const raising = game.conflicts.filter((conflict) => conflict.result === null && raisesTension(game, conflict));
    if (raising.some((conflict) => took(conflict, giver, "oppose"))) continue;
    const owed = raising.find((conflict) => couldOppose(game, seat, giver, conflict));
    if (owed) return refusal("must-oppose", { title: factsOf(game, giver).title, conflict: conflictName(game, owed) });
  }
  return null;
}

const couldOppose = (game: Game, seat: SeatIndex, card: CardId, { id, type }: Conflict) =>
  usableIn(game, card, type).some((using) => mayJoin(game, seat, id, card, "oppose", null, using) === null);

/** A war conflict always can, as it may be lost or won; another by what its text does. */
function raisesTension(game: Game, conflict: Conflict): boolean {
  if (conflict.war !== undefined) return true;
  return JSON.stringify(termsOf(game, conflict) ?? {}).includes(`"verb":"${RAISES}"`);
}

const RAISES: Verb & Effect["verb"] = "raise-tension";
