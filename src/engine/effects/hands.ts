import { endTaking, letTake } from "../changes/decks/taking.ts";
import { ask, emit, shuffle, type Work } from "../changes/work.ts";
import { discardFromHand, drawCards, drawFromCrusade, takeBack } from "../changes/zones.ts";
import { fetchable } from "../rules/costs/reserve.ts";
import { takeable } from "../rules/decks/taking.ts";
import { printedFor, seatsOf } from "../rules/in-force/references.ts";
import type { Context, Taking } from "../state/game.ts";
import { cardOf, named, seatOf } from "../state/lookup.ts";
import type { Effect } from "./shapes/verbs.ts";

type Of<V> = Extract<Effect, { verb: V }>;

export function drawSome(work: Work, effect: Of<"draw">, context: Context): boolean {
  let drawn = 0;
  for (const seat of seatsOf(work.game, effect.who, context))
    drawn +=
      effect.from === "crusade"
        ? drawFromCrusade(work, seat, effect.amount)
        : drawCards(work, seat, effect.amount, "effect", context.source);
  return drawn > 0;
}

/** Each player with a card that fits in the reserve is asked which one comes. */
// engine: Reserve/sideboard/ISA Pile and the Engine
export function fetchOne(work: Work, { who, types }: Of<"fetch">, context: Context): boolean {
  const asked = seatsOf(work.game, who, context).filter((seat) => fetchable(work.game, seat, types).length > 0);
  for (const seat of asked) ask(work, { kind: "fetch", seat, source: context.source, ...(types ? { types } : {}) });
  return asked.length > 0;
}

/** The player chooses which; with no more cards in hand than asked for, all of them go. */
export function discardSome(work: Work, effect: Of<"discard">, context: Context): boolean {
  let any = false;
  for (const seat of seatsOf(work.game, effect.who, context)) {
    const { hand } = seatOf(work.game, seat);
    if (hand.length === 0) continue;
    any = true;
    if (hand.length <= effect.amount) discardFromHand(work, seat, hand, context.source);
    else ask(work, { kind: "discard-some", seat, amount: effect.amount, source: context.source });
  }
  return any;
}

/** Each player searches the own pile; an empty one cannot be searched, nor a discard pile in which nothing fits. */
export function takeSome(work: Work, effect: Of<"take">, context: Context): boolean {
  let any = false;
  for (const seat of seatsOf(work.game, effect.who, context)) {
    const { amount, from, types, keyword, race, top, into, back } = effect;
    const fitting: Taking = {
      from,
      ...(types ? { types } : {}),
      ...(keyword === undefined ? {} : { keyword }),
      ...(race === undefined ? {} : { race }),
      ...(top ? { top } : {}),
      ...(into ? { into } : {}),
      ...(back ? { back } : {}),
    };
    if (from === "deck" ? seatOf(work.game, seat).deck.length === 0 : takeable(work.game, seat, fitting).length === 0)
      continue;
    any = true;
    letTake(work, seat, { ...fitting, amount, source: context.source });
  }
  return any;
}

/** From the discard pile, of whomever. */
export function takeBackOne(work: Work, { which }: Of<"take-back">, context: Context): boolean {
  const cards = printedFor(work.game, which, context).filter((id) => cardOf(work.game, id).zone === "discard");
  for (const id of cards) takeBack(work, cardOf(work.game, id).owner, [id], context.source);
  return cards.length > 0;
}

export function shuffleDecks(work: Work, effect: Of<"shuffle-deck">, context: Context): boolean {
  const seats = seatsOf(work.game, effect.who, context).filter((seat) => seatOf(work.game, seat).deck.length > 1);
  for (const seat of seats) endTaking(work, seat, { from: "deck", source: context.source });
  return seats.length > 0;
}

/** At most the whole hand, to whoever acts. compendium: Telepathic Scan */
export function showRandom(work: Work, effect: Of<"show-random">, context: Context): boolean {
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
}

/** To everybody. */
export function showHands(work: Work, effect: Of<"show-hand">, context: Context): boolean {
  let shown = false;
  for (const seat of seatsOf(work.game, effect.who, context)) {
    const { hand } = seatOf(work.game, seat);
    if (hand.length === 0) continue;
    shown = true;
    const cards = hand.map((id) => named(work.game, id));
    emit(work, { type: "hand-shown", seat, cards, source: context.source });
  }
  return shown;
}
