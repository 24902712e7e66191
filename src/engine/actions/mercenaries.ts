/** engine: Take control of a Mercenary; rulebook: Offer Influence to a Mercenary */

import { z } from "zod";
import { applyInfluence } from "../changes/costs/influence.ts";
import { takeControl } from "../changes/in-force/control.ts";
import { emit } from "../changes/work.ts";
import { factNeeded, type Refusal, refusal } from "../refusal.ts";
import { availableInfluence } from "../rules/costs/influence.ts";
import { bidOf, mercenaries, mercenaryCost } from "../rules/costs/mercenary.ts";
import { ruled } from "../rulesets/index.ts";
import type { Game } from "../state/game.ts";
import { factsOf, isMercenary, named, playOf, seatOf, titleOf } from "../state/lookup.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import { cardId } from "./fields.ts";
import { type ActionIn, action, shapeOf } from "./record.ts";
import { label } from "./words.ts";

/** May this much influence be applied to that mercenary? */
export function mayBid(game: Game, { seat, card, influence }: Omit<ActionIn<typeof bid>, "type">): Refusal | null {
  const play = game.cards[card] ? playOf(game, card) : null;
  if (!play || play.faceDown) return refusal("card-not-there");
  const facts = factsOf(game, card);
  const { title } = facts;
  if (!isMercenary(facts)) return refusal("not-a-mercenary", { title, type: facts.type });
  if (ruled(game, "mercenaries") === "cost") {
    if (play.controller === seat) return refusal("mercenary-yours", { title });
    const cost = mercenaryCost(facts);
    if (cost === null) return factNeeded(card, title, ["cost"]);
    if (cost === "none") return refusal("mercenary-without-cost", { title });
    if (influence !== cost) return refusal("mercenary-cost", { title, needs: cost, offered: influence });
  } else if (influence === 0) return refusal("mercenary-bid-nothing", { title });
  const unspent = availableInfluence(seatOf(game, seat));
  return unspent < influence ? refusal("not-enough-influence", { title, needs: influence, unspent }) : null;
}

/** Every bid that a player may make now: the cost, or in an auction any amount that the player has. */
export function possibleBids(game: Game, seat: SeatIndex): ActionIn<typeof bid>[] {
  const most = availableInfluence(seatOf(game, seat));
  const amounts = (card: CardId): number[] => {
    if (ruled(game, "mercenaries") === "auction") return Array.from({ length: most }, (_, index) => index + 1);
    const cost = mercenaryCost(factsOf(game, card));
    return typeof cost === "number" ? [cost] : [];
  };
  return mercenaries(game)
    .flatMap((card) => amounts(card).map((influence) => ({ type: "bid" as const, seat, card, influence })))
    .filter((action) => mayBid(game, action) === null);
}

/** Applies the influence. By its cost a mercenary is hired at once; in an auction the bids of the turn add up. */
const bid = action({
  called: "Hire a mercenary",
  /** Influence for a mercenary: to hire it, or to add to a bid of this turn. */
  shape: shapeOf("bid", { card: cardId, influence: z.int().min(0).max(99) }),
  answers: ["action"],
  inPlay: ({ card }): CardId[] => [card],
  perform(work, { seat, card, influence }): Refusal | undefined {
    const blocked = mayBid(work.game, { seat, card, influence });
    if (blocked) return blocked;
    applyInfluence(work, seat, influence);
    const hired = ruled(work.game, "mercenaries") === "cost";
    const total = bidOf(work.game, card, seat) + influence;
    const others = (work.game.bids ?? []).filter((other) => other.card !== card || other.seat !== seat);
    work.game.bids = [...others, { card, seat, influence: total }];
    emit(work, { type: "bid", seat, card: named(work.game, card), influence, total, hired });
    if (hired) {
      const source = titleOf(work.game, card);
      takeControl(work, card, { by: seat, until: "end-of-turn", holder: null, source }, { quietly: true });
    }
    return undefined;
  },
  orders: { bid: "bid {influence} on {card}" },
  sentence: (game, action): string => `bid ${action.influence} on ${label(game, action.card)}`,
});

export const actions = [bid] as const;
