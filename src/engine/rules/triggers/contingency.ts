/** engine: Contingency Cards */

import { type Refusal, refusal } from "../../refusal.ts";
import type { Game, Happening } from "../../state/game.ts";
import { factsOf, isAmong, limitOf, playOf, titleOf } from "../../state/lookup.ts";
import type { CardId, ConflictId, SeatIndex } from "../../state/vocabulary.ts";
import { cannotAddTo, revealingSurcharge } from "../in-force/faction.ts";
import { triggerSaid } from "./standing-answers.ts";
import { cancelsNothing, isTriggered, subjectOf } from "./trigger.ts";

/** May this face-down contingency be revealed on what has just happened? */
export function mayReveal(
  game: Game,
  seat: SeatIndex,
  card: CardId,
  decision: { conflict: ConflictId | null; revealed: readonly number[]; happened?: Happening },
): Refusal | null {
  const play = game.cards[card] ? playOf(game, card) : null;
  if (!play?.faceDown || play.controller !== seat) return refusal("card-not-there");
  const facts = factsOf(game, card);
  const { title } = facts;
  if (facts.type !== "contingency") return refusal("not-a-contingency", { title, type: facts.type });
  const limit = limitOf(facts);
  if (limit === "unique" && isAmong(game, game.spent, card)) return refusal("unique-played", { title });
  if (limit === "limited" && isAmong(game, game.playedThisTurn, card))
    return refusal("event-played-this-turn", { title });
  // engine: Contingency Cards — one copy for each trigger.
  if (isAmong(game, decision.revealed, card)) return refusal("not-triggered", { title, copy: title });
  const happened = decision.happened ?? { what: "resolved" as const, conflict: decision.conflict ?? -1 };
  // What nobody has encoded its player knows.
  const trigger = facts.text?.contingency?.trigger ?? triggerSaid(game, seat, card);
  if (!isTriggered(game, seat, trigger, subjectOf(game, card), happened)) return refusal("not-triggered", { title });
  if (cancelsNothing(game, facts.text?.effects ?? [], happened))
    return refusal("event-irrevocable", { title: "card" in happened ? titleOf(game, happened.card) : title });
  return cannotAddTo(game, seat, card, revealingSurcharge);
}
