/** engine: Rotate to Build Influence; Sponsor a Supporting Card; Promote a Character */

import { applyInfluence, buildInfluence } from "../changes/costs/influence.ts";
import { pay, useUpAssistance } from "../changes/costs/payment.ts";
import { setPromoted } from "../changes/in-force/moving.ts";
import { rotate } from "../changes/in-force/rotation.ts";
import { spendTokens } from "../changes/in-force/tokens.ts";
import { convert } from "../changes/relations/drakh.ts";
import { askHowMuch } from "../changes/triggers/choosing.ts";
import { editSeat, emit, type Work } from "../changes/work.ts";
import { discardFromPlay, enterPlay, type PlaceInPlay, scheduleEntryEffects } from "../changes/zones.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { mayRotate } from "../rules/conflicts/rotation.ts";
import { sumOf } from "../rules/costs/cost.ts";
import { availableInfluence, ratingOf } from "../rules/costs/influence.ts";
import { mayPromote } from "../rules/costs/promoting.ts";
import { isDiscounted, mayActFromInnerCircle, maySponsor } from "../rules/costs/sponsor.ts";
import { cannot } from "../rules/in-force/cannot.ts";
import { converts } from "../rules/in-force/faction.ts";
import type { Game } from "../state/game.ts";
import {
  agendaOf,
  factsOf,
  introduced,
  isMercenary,
  mustPlay,
  named,
  namedTarget,
  playOf,
  seatOf,
  speaksFor,
  titleOf,
} from "../state/lookup.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import { cardId, targetSchema } from "./fields.ts";
import { type ActionIn, action, shapeOf } from "./record.ts";
import { label, onTarget, withCard } from "./words.ts";

export const BUILD_COST = 3;
/** Factions above this rating may not build. */
export const MOST_TO_BUILD = 9;

export function mayBuild(game: Game, seat: SeatIndex, card: CardId): Refusal | null {
  if (!game.cards[card]) return refusal("card-not-there");
  const state = seatOf(game, seat);
  const rating = ratingOf(state);
  if (rating > MOST_TO_BUILD) return refusal("rating-too-high-to-build", { rating, most: MOST_TO_BUILD });
  const hired = isHiredToBuild(game, seat, card) ? mayRotate(game, card) : mayActFromInnerCircle(game, seat, card);
  const blocked = hired ?? cannot(game, "build", card);
  if (blocked) return blocked;
  const unspent = availableInfluence(state);
  if (unspent < BUILD_COST) return refusal("not-enough-influence", { needs: BUILD_COST, unspent });
  return null;
}

/** compendium: Offering influence to a Mercenary — one in anybody's inner circle builds for whoever has hired it. */
function isHiredToBuild(game: Game, seat: SeatIndex, card: CardId): boolean {
  const play = playOf(game, card);
  return play?.row === "inner" && play.controller === seat && isMercenary(factsOf(game, card));
}

const build = action({
  called: "Build",
  shape: shapeOf("build", { with: cardId }),
  answers: ["action", "mercenary"],
  actor: ({ with: by }): CardId => by,
  perform(work, { seat, with: card }): Refusal | undefined {
    const blocked = mayBuild(work.game, seat, card);
    if (blocked) return blocked;
    rotate(work, card);
    applyInfluence(work, seat, BUILD_COST);
    const rating = buildInfluence(work, seat);
    emit(work, { type: "built", seat, with: named(work.game, card), rating });
    return undefined;
  },
  orders: { build: "build with {card}" },
  sentence: (game, action): string => `build with ${label(game, action.with)}`,
});

const sponsor = action({
  called: "Sponsor",
  /** `with` is left out where nobody rotates for it. */
  shape: shapeOf("sponsor", { card: cardId, with: cardId.optional(), target: targetSchema.optional() }),
  answers: ["action", "mercenary", "sponsor"],
  actor: ({ with: by }): CardId | undefined => by,
  perform(work, action, decision): Refusal | undefined {
    const { seat, card, with: by } = action;
    const target = action.target ?? null;
    const terms = decision.kind === "sponsor" ? decision.terms : undefined;
    if (!work.game.cards[card] || (by !== undefined && !work.game.cards[by])) return refusal("card-not-there");
    if (target?.what === "card" && !work.game.cards[target.card]) return refusal("card-not-there");
    const allowed = maySponsor(work.game, { seat, card, with: by ?? null, target, terms });
    if ("code" in allowed) return allowed;
    if (by !== undefined) {
      rotate(work, by);
      useUpAssistance(work, by);
    }
    applyInfluence(work, seat, allowed.total);
    if (!terms?.free) useDiscounts(work, seat, card);
    spendTokens(work, seat, card);
    emit(work, {
      type: "sponsored",
      seat,
      card: introduced(work.game, card),
      with: by === undefined ? null : named(work.game, by),
      influence: allowed.total,
      target: namedTarget(work.game, target),
      ...sumOf(allowed),
      ...(terms ? { source: terms.source, ...(terms.free ? { free: true as const } : {}) } : {}),
    });
    const pays = factsOf(work.game, card).text?.pays;
    pay(work, seat, card, pays, { rotating: by === undefined ? [] : [by], target });
    const first = converts(work.game, seat, factsOf(work.game, card));
    // quickstart: the list of actions — the new agenda takes the place of the old one.
    const old = factsOf(work.game, card).type === "agenda" ? agendaOf(work.game, seat) : null;
    if (old !== null) discardFromPlay(work, old);
    enterPlay(work, card, entryOf(work.game, action));
    if (first) convert(work, seat, card);
    const you = speaksFor(work.game, card, seat);
    scheduleEntryEffects(work, { by: you, card, source: titleOf(work.game, card), target, conflict: null });
    askHowMuch(work, seat, card, pays, allowed.spared);
    return undefined;
  },
  orders: { sponsor: "sponsor {card}{with?}{on?}" },
  sentence: (game, action): string =>
    `sponsor ${label(game, action.card)}${withCard(game, action.with)}${onTarget(game, action.target)}`,
});

/** What made this card cheaper was for the next one only. */
function useDiscounts(work: Work, seat: SeatIndex, card: CardId): void {
  const facts = factsOf(work.game, card);
  const { discounts = [] } = seatOf(work.game, seat);
  if (discounts.some((discount) => isDiscounted(discount, facts)))
    editSeat(work, seat).discounts = discounts.filter((discount) => !isDiscounted(discount, facts));
}

/** In which row a sponsored card comes into play, and for enhancements on what. */
function entryOf(game: Game, { seat, card, target }: ActionIn<typeof sponsor>): PlaceInPlay {
  const { type } = factsOf(game, card);
  if (type === "agenda") return { faction: seat, controller: seat, row: "agenda" };
  if (type !== "enhancement") return { faction: seat, controller: seat, row: "supporting" };
  if (target?.what === "card")
    return { faction: mustPlay(game, target.card).faction, controller: seat, row: "attached", host: target.card };
  if (target?.what === "player") return { faction: target.seat, controller: seat, row: "faction" };
  return { faction: null, controller: seat, row: "faction" };
}

const promote = action({
  called: "Promote",
  shape: shapeOf("promote", { card: cardId, with: cardId }),
  answers: ["action", "mercenary"],
  actor: ({ with: by }): CardId => by,
  inPlay: ({ card, with: by }): CardId[] => [card, by],
  perform(work, { seat, card, with: by }): Refusal | undefined {
    if (!work.game.cards[card] || !work.game.cards[by]) return refusal("card-not-there");
    const allowed = mayPromote(work.game, seat, card, by);
    if ("code" in allowed) return allowed;
    rotate(work, by);
    applyInfluence(work, seat, allowed.cost);
    setPromoted(work, card);
    emit(work, {
      type: "promoted",
      seat,
      card: named(work.game, card),
      with: named(work.game, by),
      influence: allowed.cost,
    });
    return undefined;
  },
  orders: { promote: "promote {card} with {with}" },
  sentence: (game, action): string => `promote ${label(game, action.card)} with ${label(game, action.with)}`,
});

export const actions = [build, sponsor, promote] as const;
