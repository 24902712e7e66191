/** What is done with hands, decks and discard piles. */

import { z } from "zod";
import { whichSchema, whoSchema } from "../cards/references.ts";
import { endSearch, letTake } from "../changes/decks/searching.ts";
import { cannotRestore, restoreCards } from "../changes/in-force/restoring.ts";
import { ask, emit, shuffle } from "../changes/work.ts";
import { discardFromHand, discardFromPlay, drawCards, drawFromCrusade, takeBack } from "../changes/zones.ts";
import type { Named } from "../events/named.ts";
import { fetchable } from "../rules/costs/reserve.ts";
import { takeable } from "../rules/decks/searching.ts";
import { printedFor, seatsOf } from "../rules/in-force/references.ts";
import type { DeckSearch, Game } from "../state/game.ts";
import { cardOf, named, playOf, seatOf } from "../state/lookup.ts";
import { CARD_TYPES, type CardId, RACES } from "../state/vocabulary.ts";
import { type Nothing, of, saidInGeneral, whoName } from "./nothing.ts";
import { amountSchema } from "./parts.ts";
import { effect, type Stuck, type TakesBack } from "./record.ts";

/** From the deck, or from the Crusade pile. */
const draw = effect({
  shape: z
    .object({ verb: z.literal("draw"), who: whoSchema, amount: amountSchema, from: z.literal("crusade").optional() })
    .strict(),
  logged: "draw {n} card(s)",
  leaves: ["drew"],
  nothing: of("deck-empty"),
  perform(work, { who, amount, from }, context): boolean {
    let drawn = 0;
    for (const seat of seatsOf(work.game, who, context))
      drawn +=
        from === "crusade"
          ? drawFromCrusade(work, seat, amount)
          : drawCards(work, seat, amount, "effect", context.source);
    return drawn > 0;
  },
});

/** A card of the player's choice, of these types if any are named, from outside the game into the hand. */
// engine: Reserve/sideboard/ISA Pile and the Engine
const fetch = effect({
  shape: z
    .object({ verb: z.literal("fetch"), who: whoSchema, types: z.array(z.enum(CARD_TYPES)).min(1).optional() })
    .strict(),
  logged: "fetch",
  leaves: ["fetched"],
  nothing: of("no-reserve"),
  perform(work, { who, types }, context): boolean {
    const asked = seatsOf(work.game, who, context).filter((seat) => fetchable(work.game, seat, types).length > 0);
    for (const seat of asked) ask(work, { kind: "fetch", seat, source: context.source, ...(types ? { types } : {}) });
    return asked.length > 0;
  },
});

/**
 * From the own deck, which is shuffled then, or from the own discard pile into the hand: up to so many cards of the
 * player's choice that are so, shown to everybody. `into`: into play instead, among the supporting cards, where the
 * faction may have them; nobody sponsors them. An empty deck cannot be searched, nor a discard pile in which nothing fits.
 */
const take = effect({
  shape: z
    .object({
      verb: z.literal("take"),
      who: whoSchema,
      from: z.enum(["deck", "discard"]),
      types: z.array(z.enum(CARD_TYPES)).min(1).optional(),
      keyword: z.string().min(1).max(60).optional(),
      race: z.enum(RACES).optional(),
      amount: amountSchema,
      /** Those that lie topmost, without a choice. */
      top: z.literal(true).optional(),
      into: z.literal("play").optional(),
      /** Where those that came into play go as the turn ends: to the discard pile, or unless neutralized into the deck. */
      back: z.enum(["discard", "deck"]).optional(),
      /** Only cards that the player could sponsor, with a character and the influence for it. */
      sponsorable: z.literal(true).optional(),
    })
    .strict(),
  logged: "take {n} card(s)",
  leaves: ["taken", "came-in", "shuffled"],
  nothing: (game, { from, who }, context): Nothing => ({
    reason: from === "deck" ? "deck-empty" : "nothing-fits",
    who: whoName(game, who, context),
  }),
  perform(work, effect, context): boolean {
    let any = false;
    for (const seat of seatsOf(work.game, effect.who, context)) {
      const { amount, from, types, keyword, race, top, into, back, sponsorable } = effect;
      const fitting: DeckSearch = {
        from,
        ...(types ? { types } : {}),
        ...(keyword === undefined ? {} : { keyword }),
        ...(race === undefined ? {} : { race }),
        ...(top ? { top } : {}),
        ...(into ? { into } : {}),
        ...(back ? { back } : {}),
        ...(sponsorable ? { sponsorable } : {}),
      };
      if (from === "deck" ? seatOf(work.game, seat).deck.length === 0 : takeable(work.game, seat, fitting).length === 0)
        continue;
      any = true;
      letTake(work, seat, { ...fitting, amount, source: context.source });
    }
    return any;
  },
});

/** A card that has just been discarded, by whomever, into its owner's hand. */
const takeBackOne = effect({
  shape: z.object({ verb: z.literal("take-back"), which: whichSchema }).strict(),
  logged: "take back",
  leaves: ["taken-back"],
  nothing: (): Nothing => ({ reason: "not-discarded" }),
  perform(work, { which }, context): boolean {
    const cards = printedFor(work.game, which, context).filter((id) => cardOf(work.game, id).zone === "discard");
    for (const id of cards) takeBack(work, cardOf(work.game, id).owner, [id], context.source);
    return cards.length > 0;
  },
});

const UNSHUFFLED = "shuffle";

const shuffleDeck = effect({
  shape: z.object({ verb: z.literal("shuffle-deck"), who: whoSchema }).strict(),
  logged: "shuffle deck",
  leaves: ["shuffled"],
  irreversible: UNSHUFFLED,
  nothing: of("deck-empty"),
  perform(work, { who }, context): boolean {
    const seats = seatsOf(work.game, who, context).filter((seat) => seatOf(work.game, seat).deck.length > 1);
    for (const seat of seats) endSearch(work, seat, { from: "deck", source: context.source });
    return seats.length > 0;
  },
});

const UNSEEN = "hand-seen";

/** To everybody. */
const showHand = effect({
  shape: z.object({ verb: z.literal("show-hand"), who: whoSchema }).strict(),
  logged: "show hand",
  leaves: ["hand-shown"],
  irreversible: UNSEEN,
  nothing: of("hand-empty"),
  perform(work, { who }, context): boolean {
    let shown = false;
    for (const seat of seatsOf(work.game, who, context)) {
      const { hand } = seatOf(work.game, seat);
      if (hand.length === 0) continue;
      shown = true;
      const cards = hand.map((id) => named(work.game, id));
      emit(work, { type: "hand-shown", seat, cards, source: context.source });
    }
    return shown;
  },
});

/** So many cards of the hand, at random, which are shown to you alone: you choose one, which is discarded. compendium: Telepathic Scan */
const showRandom = effect({
  shape: z.object({ verb: z.literal("show-random"), who: whoSchema, amount: amountSchema }).strict(),
  logged: "show {n} random",
  leaves: ["cards-shown"],
  nothing: saidInGeneral,
  perform(work, effect, context): boolean {
    let shown = false;
    for (const of of seatsOf(work.game, effect.who, context)) {
      const { hand } = seatOf(work.game, of);
      if (hand.length === 0 || of === context.by) continue;
      shown = true;
      const cards = shuffle(work, hand).slice(0, effect.amount);
      emit(work, { type: "cards-shown", seat: of, to: context.by, cards: cards.length, source: context.source });
      ask(work, { kind: "discard-shown", seat: context.by, of, cards, source: context.source });
    }
    return shown;
  },
});

/** That many cards of the player's choice from the hand; with no more than that in hand, all of them go. */
const discard = effect({
  shape: z.object({ verb: z.literal("discard"), who: whoSchema, amount: amountSchema }).strict(),
  logged: "discard {n} card(s)",
  leaves: ["discarded"],
  nothing: of("hand-empty"),
  perform(work, { who, amount }, context): boolean {
    let any = false;
    for (const seat of seatsOf(work.game, who, context)) {
      const { hand } = seatOf(work.game, seat);
      if (hand.length === 0) continue;
      any = true;
      if (hand.length <= amount) discardFromHand(work, seat, hand, context.source);
      else ask(work, { kind: "discard-some", seat, amount, source: context.source });
    }
    return any;
  },
});

export const effects = [draw, fetch, take, takeBackOne, shuffleDeck, showHand, showRandom, discard] as const;

const SEARCHED: Stuck = { verb: "take", why: "deck-shuffled" };

export const takesBack = {
  drew: { never: { verb: "draw", why: "card-drawn" } },
  shuffled: { never: { verb: "shuffle deck", why: UNSHUFFLED } },
  "hand-shown": { never: { verb: "show hand", why: UNSEEN } },
  "cards-shown": { never: { verb: "show hand", why: UNSEEN } },
  fetched: { never: { verb: "fetch", why: "card-in-hand" } },
  taken: {
    stuck(game, { from, card }) {
      if (from === "deck") return SEARCHED;
      return areIn(game, [card], "hand") ? null : { verb: "take", why: "card-out-of-hand" };
    },
    undo: (work, { seat, card }, { source }) => discardFromHand(work, seat, [card.card], source),
  },
  "came-in": {
    stuck(game, { from, card }) {
      if (from === "deck") return SEARCHED;
      return playOf(game, card.card) ? null : { verb: "take", why: "card-left" };
    },
    undo(work, { card: { card } }, { source }) {
      if (work.game.cards[card]?.play) discardFromPlay(work, card, source);
    },
  },
  discarded: {
    stuck(game, { was, cards }) {
      if (was) {
        const why = cannotRestore(game, was);
        return why === null ? null : { verb: "discard card", why };
      }
      return areIn(game, cards, "discard") ? null : { verb: "discard", why: "cards-out-of-pile" };
    },
    undo(work, { was, from, seat, cards }, { source }) {
      // What lay on a card comes back with it.
      if (was) restoreCards(work, was);
      else if (from === "hand") takeBack(work, seat, idsOf(cards), source);
    },
  },
  "taken-back": {
    stuck: (game, { cards }) => (areIn(game, cards, "hand") ? null : { verb: "discard", why: "cards-out-of-hand" }),
    undo: (work, { seat, cards }, { source }) => discardFromHand(work, seat, idsOf(cards), source),
  },
} as const satisfies TakesBack;

const areIn = (game: Game, cards: readonly Named[], zone: string) =>
  cards.every(({ card }) => cardOf(game, card).zone === zone);

const idsOf = (cards: readonly Named[]): CardId[] => cards.map(({ card }) => card);
