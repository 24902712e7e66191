/** engine: Promote a Character to the Inner Circle; Promote Effects */

import { factNeeded, type Refusal, refusal } from "../../refusal.ts";
import type { Game } from "../../state/game.ts";
import { factsOf, isMercenary, playOf, seatOf } from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { mayRotate, mustBeReady } from "../conflicts/rotation.ts";
import { cannot } from "../in-force/cannot.ts";
import { notYours } from "../in-force/control.ts";
import { innerCircle } from "../in-force/counts-as.ts";
import { surcharge } from "../in-force/faction.ts";
import { printedCost } from "../in-force/printed.ts";
import { addedFor, givenTo, printed } from "../in-force/statics.ts";
import { isForeign } from "./cost.ts";
import { availableInfluence } from "./influence.ts";
import { mayActFromInnerCircle } from "./sponsor.ts";

/** May a member of the inner circle promote this supporting character, and for how much influence? */
export function mayPromote(game: Game, seat: SeatIndex, card: CardId, promoter: CardId): Refusal | { cost: number } {
  const wrong = notPromotable(game, seat, card, staysOutside(game, card));
  if (wrong) return wrong;
  // engine: The Effects of Damage — what was neutralized this turn takes no action; to be promoted is none of its own.
  const unready = since(game, 7) ? mustBeReady(game, card) : mayRotate(game, card);
  const blocked = mayActFromInnerCircle(game, seat, promoter) ?? unready ?? cannot(game, "be-promoted", card);
  return blocked ?? affordable(game, seat, card);
}

/** How an effect promotes. `older`: a card that says just "promote" and means it for free outside of the action round. */
export interface Promotion {
  free?: true | undefined;
  older?: true | undefined;
}

/**
 * May an effect promote this supporting character, and for how much influence? Nobody rotates for it, and it need not be
 * ready; neutralized it cannot be.
 */
export function mayBePromoted(game: Game, seat: SeatIndex, card: CardId, how: Promotion): Refusal | { cost: number } {
  const wrong = notPromotable(game, seat, card);
  if (wrong) return wrong;
  const { title } = factsOf(game, card);
  if (playOf(game, card)?.neutralized) return refusal("not-ready", { title, state: "neutralized" });
  const forbidden = cannot(game, "be-promoted", card);
  if (forbidden) return forbidden;
  if (!isFree(game, how)) return affordable(game, seat, card);
  // engine: Corporate Rule 5 — a requirement, which no promotion for free spares.
  return since(game, 7) ? within(game, seat, card, surcharge(game, seat, factsOf(game, card))) : { cost: 0 };
}

/** Whether an effect promotes without influence. */
export const isFree = (game: Game, { free, older }: Promotion) =>
  free === true || (older === true && game.round !== "action");

/** Whether this may be promoted though it is no character, and so stays outside of the inner circle. compendium: Grey Council Fleet */
export function staysOutside(game: Game, card: CardId): boolean {
  return printed(game, "promotable").length > 0 && givenTo(game, "promotable", card).length > 0;
}

/** Whether nobody has hired this mercenary: whoever has it in the faction may promote it then. compendium: Miss Constance */
export function isForHire(game: Game, card: CardId): boolean {
  return playOf(game, card)?.controller === null && isMercenary(factsOf(game, card));
}

function notPromotable(game: Game, seat: SeatIndex, card: CardId, outside = false): Refusal | null {
  const { title, type } = factsOf(game, card);
  const play = playOf(game, card);
  if (!play || play.faction !== seat || (play.controller !== seat && !isForHire(game, card)))
    return notYours(game, card);
  if (play.promoted) return refusal("not-supporting", { promoted: title });
  if (type !== "character" && !outside) return refusal("not-a-character", { title, type });
  if (play.row !== "supporting") return refusal("not-supporting", { title });
  // rulebook: Unconditional Surrender
  return play.asylum ? refusal("asylum-stays-outside", { title }) : null;
}

/** The cost, doubled for another race's character, and 1 for each member of the inner circle; refused where it is too much. */
function affordable(game: Game, seat: SeatIndex, card: CardId): Refusal | { cost: number } {
  const facts = factsOf(game, card);
  const { title } = facts;
  const printed = printedCost(facts);
  if (printed === "none") return refusal("no-printed-cost", { character: title });
  if (printed === null) return factNeeded(card, title, ["cost"]);
  // A discount for sponsoring does not count here.
  const sum =
    (isForeign(game, facts, seat) ? printed * 2 : printed) +
    innerCircle(game, seat).filter((id) => id !== card).length +
    addedFor(game, "promote-cost", seat);
  return within(game, seat, card, Math.max(0, sum) + surcharge(game, seat, facts));
}

/** What it takes, where the player has that much. */
function within(game: Game, seat: SeatIndex, card: CardId, cost: number): Refusal | { cost: number } {
  const { title } = factsOf(game, card);
  const unspent = availableInfluence(seatOf(game, seat));
  return unspent < cost ? refusal("not-enough-influence", { title, needs: cost, unspent }) : { cost };
}
