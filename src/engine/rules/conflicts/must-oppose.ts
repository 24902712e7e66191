/** compendium: Frederick Lantz — a card that has to oppose what can raise tension. */
import type { Effect, Verb } from "../../effects/shapes/verbs.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import type { Conflict, Game } from "../../state/game.ts";
import { conflictTitle, factsOf, mustPlay, termsOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { usableIn } from "../in-force/ability.ts";
import { isBlanked, printed } from "../in-force/statics.ts";
import { mayJoin, took } from "./conflict.ts";

/** Why this player cannot pass yet; null where nothing has to oppose. */
export function owesOpposition(game: Game, seat: SeatIndex): Refusal | null {
  for (const { giver } of printed(game, "must-oppose")) {
    const { controller, faceDown } = mustPlay(game, giver);
    if (controller !== seat || faceDown || isBlanked(game, giver)) continue;
    const raising = game.conflicts.filter((conflict) => conflict.result === null && raisesTension(game, conflict));
    if (raising.some((conflict) => took(conflict, giver, "oppose"))) continue;
    const owed = raising.find((conflict) => couldOppose(game, seat, giver, conflict));
    if (owed) return refusal("must-oppose", { title: factsOf(game, giver).title, conflict: conflictTitle(game, owed) });
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
