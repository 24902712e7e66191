/** engine: Reversal; Reversing Effects — what an event did is undone whole, or the reversal cannot be played. */
import type { Payment } from "../cards/text.ts";
import type { Effect, Verb } from "../cards/verbs.ts";
import type { Event } from "../event.ts";
import type { Context, Game, PlayedEvent } from "../game.ts";
import { named, textOf, titleOf } from "../lookup.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { discardEvent } from "../rules/aside.ts";
import { isIrrevocable } from "../rules/statics.ts";
import type { CardId, SeatIndex } from "../vocabulary.ts";
import { emit, type Work } from "../work.ts";
import { stuckOn, verbsOf } from "./reversible.ts";
import { type Perform, undo } from "./undoing.ts";

type Reverse = Extract<Effect, { verb: "reverse" }>;

/** Notes an event, so that what it does can be reversed in the same turn. */
export function notePlayedEvent(work: Work, by: SeatIndex, card: CardId): void {
  work.game.playedEvents = [...(work.game.playedEvents ?? []), { card, by, done: [], reversed: false }];
}

/** Adds what has happened by an event of this turn, by its name: of several copies the last. */
export function noteDone(work: Work): void {
  if (!work.game.playedEvents) return;
  for (const event of work.events) {
    if (!("source" in event) || event.source === "" || event.type === "no-effect" || event.type === "reversed")
      continue;
    const all: readonly PlayedEvent[] = work.game.playedEvents ?? [];
    const at = all.findLastIndex(({ card, reversed }) => !reversed && titleOf(work.game, card) === event.source);
    const card = all[at]?.card;
    if (card !== undefined && !isPayment(work.game, card, event))
      work.game.playedEvents = all.map((one, index) => (index === at ? { ...one, done: [...one.done, event] } : one));
  }
}

/** What was paid to play the event is no effect of it, and stays paid. */
function isPayment(game: Game, card: CardId, event: Event): boolean {
  const { pays, effects } = textOf(game, card) ?? {};
  return pays?.some((payment) => paid(payment, event) && !verbsOf(effects ?? []).includes(VERB[payment.pays])) ?? false;
}

/** What does to the game as an effect what a payment does to it. */
const VERB: Readonly<Record<Payment["pays"], Verb>> = {
  "purge-mark": "purge-mark",
  rotate: "rotate",
  "rotate-ambassador": "rotate",
  discard: "discard",
  "discard-card": "discard-card",
  neutralize: "neutralize",
  damage: "damage",
  "damage-this": "damage",
  "neutralize-this": "neutralize",
  "discard-this": "discard-card",
  "rotate-target": "rotate",
  "printed-ability": "change-ability",
  "lose-influence": "lose-influence",
  "lose-power": "lose-power",
  influence: "set-paid",
};

function paid(payment: Payment, event: Event): boolean {
  switch (payment.pays) {
    case "purge-mark":
      return event.type === "mark-changed" && event.by < 0 && event.mark === payment.mark;
    case "rotate":
    case "rotate-target":
    case "rotate-ambassador":
      return event.type === "turned" && event.to === "rotated";
    case "discard":
      return event.type === "discarded";
    case "lose-influence":
      return event.type === "influence-lost";
    case "lose-power":
      return event.type === "power-lost";
    case "neutralize":
      return event.type === "neutralized";
    case "damage":
      return event.type === "damaged" || event.type === "neutralized";
    // These say nothing that a reversal would undo, or are paid by the card in play that acts.
    case "discard-card":
    case "damage-this":
    case "neutralize-this":
    case "discard-this":
    case "influence":
    case "printed-ability":
      return false;
  }
}

/** The event that is meant: one that is named, or the last that another player has played this turn. */
function meant(game: Game, { what }: Reverse, by: SeatIndex): PlayedEvent | undefined {
  const all = (game.playedEvents ?? []).filter(({ reversed }) => !reversed);
  return all.findLast((one) => (what === "last-event" ? one.by !== by : one.card === what.card));
}

/** Can everything be undone that the event has done? */
export function mayReverse(game: Game, effect: Reverse, context: Context): Refusal | null {
  const played = meant(game, effect, context.by);
  if (!played) return refusal("nothing-to-reverse", {});
  const title = titleOf(game, played.card);
  if (isIrrevocable(game, played.card)) return refusal("cannot-reverse", { title, verb: null, why: null });
  const stuck = stuckOn(game, played);
  if (stuck) return refusal("cannot-reverse", { title, ...stuck });
  return played.done.length === 0 ? refusal("nothing-to-reverse", { title }) : null;
}

/** Undoes what the event did, the last first, against the numbers as they are now. */
export function reverse(work: Work, effect: Reverse, context: Context, perform: Perform): boolean {
  if (mayReverse(work.game, effect, context)) return false;
  const played = meant(work.game, effect, context.by);
  if (!played) return false;
  emit(work, { type: "reversed", card: named(work.game, played.card), source: context.source });
  const all = work.game.playedEvents ?? [];
  work.game.playedEvents = all.map((one) => (one === played ? { ...one, reversed: true } : one));
  const verbs = verbsOf(textOf(work.game, played.card)?.effects ?? []);
  for (const event of [...played.done].reverse()) undo(work, event, verbs, context, perform);
  discardEvent(work, played.card);
  return true;
}
