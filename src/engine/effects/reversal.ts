/** engine: Reversal; Reversing Effects — what an event did is undone whole, or the reversal cannot be played. */
import type { Payment } from "../cards/text.ts";
import { discardEvent } from "../changes/decks/aside.ts";
import { takeOption } from "../changes/triggers/choosing.ts";
import { ask, emit, type Work } from "../changes/work.ts";
import type { Event } from "../events/event.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { availableInfluence } from "../rules/costs/influence.ts";
import { isIrrevocable } from "../rules/in-force/statics.ts";
import { possibleOptions } from "../rules/triggers/choosing.ts";
import { marksTaken, unanswered } from "../rules/triggers/playing.ts";
import type { Context, Game, PlayedEvent } from "../state/game.ts";
import { named, seatOf, textOf, titleOf } from "../state/lookup.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import { stuckOn, verbsOf } from "./reversible.ts";
import type { Effect, Option, Verb } from "./shapes/verbs.ts";
import { type Perform, undo } from "./undoing.ts";

type Reverse = Extract<Effect, { verb: "reverse" }>;

/** Notes an event, so that what it does can be reversed in the same turn. */
export function notePlayedEvent(work: Work, by: SeatIndex, card: CardId, applied: number, inText: number): void {
  const influence = { ...(applied > 0 ? { applied } : {}), ...(inText > 0 ? { inText } : {}) };
  work.game.playedEvents = [...(work.game.playedEvents ?? []), { card, by, done: [], reversed: false, ...influence }];
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
function meant(game: Game, { what }: Reverse, by: SeatIndex, acting: boolean): PlayedEvent | undefined {
  if (what === "since-your-turn") return unanswered(game, by, acting)[0];
  const all = (game.playedEvents ?? []).filter(({ reversed }) => !reversed);
  return all.findLast((one) => (what === "last-event" ? one.by !== by : one.card === what.card));
}

/** Why what an event has done cannot be undone as a whole. */
function stuckAt(game: Game, played: PlayedEvent): Refusal | null {
  const title = titleOf(game, played.card);
  if (isIrrevocable(game, played.card)) return refusal("cannot-reverse", { title, verb: null, why: null });
  const stuck = stuckOn(game, played);
  if (stuck) return refusal("cannot-reverse", { title, ...stuck });
  return played.done.length === 0 ? refusal("nothing-to-reverse", { title }) : null;
}

/**
 * Can everything be undone that the event has done? Of those since the own last turn, that of any of them. `acting`: by
 * the action that is under way.
 */
export function mayReverse(game: Game, effect: Reverse, context: Context, acting = false): Refusal | null {
  const played = meant(game, effect, context.by, acting);
  if (!played) return refusal("nothing-to-reverse", {});
  if (effect.what !== "since-your-turn") return stuckAt(game, played);
  const possible = unanswered(game, context.by, acting).filter((one) => stuckAt(game, one) === null);
  if (possible.length === 0) return stuckAt(game, played);
  const needs = Math.min(...possible.map((one) => priceOf(game, effect, one)));
  const unspent = availableInfluence(seatOf(game, context.by));
  return unspent < needs ? refusal("not-enough-influence", { title: context.source, needs, unspent }) : null;
}

/** What it takes to reverse this event. compendium: Not Meant To Be */
function priceOf(game: Game, { price }: Reverse, { card, applied = 0 }: PlayedEvent): number {
  return price === undefined ? 0 : applied + price.perMark * marksTaken(textOf(game, card) ?? {});
}

/** Undoes what the event did, the last first, against the numbers as they are now. */
export function reverse(work: Work, effect: Reverse, context: Context, perform: Perform): boolean {
  if (mayReverse(work.game, effect, context, true)) return false;
  if (effect.what === "since-your-turn") {
    chooseEvent(work, effect, context);
    return true;
  }
  const played = meant(work.game, effect, context.by, true);
  if (!played) return false;
  emit(work, { type: "reversed", card: named(work.game, played.card), source: context.source });
  const all = work.game.playedEvents ?? [];
  work.game.playedEvents = all.map((one) => (one === played ? { ...one, reversed: true } : one));
  const verbs = verbsOf(textOf(work.game, played.card)?.effects ?? []);
  for (const event of [...played.done].reverse()) undo(work, event, verbs, context, perform);
  // What its text asked for, unlike its cost, goes back to where it came from. compendium: Not Meant To Be
  const { by, inText = 0 } = played;
  if (inText > 0) perform(work, { verb: "restore-influence", who: { seat: by }, amount: inText }, context);
  discardEvent(work, played.card);
  return true;
}

/** Which of the events since the own last turn; where there is just one, that one. */
function chooseEvent(work: Work, effect: Reverse, context: Context): void {
  const options = unanswered(work.game, context.by, true).flatMap((one): Option[] => {
    if (stuckAt(work.game, one)) return [];
    const influence = priceOf(work.game, effect, one);
    return [
      {
        does: `reverse ${titleOf(work.game, one.card)} of ${seatOf(work.game, one.by).name}`,
        ...(influence > 0 ? { influence } : {}),
        effects: [{ verb: "reverse", what: { card: one.card } }],
      },
    ];
  });
  const [first, ...others] = possibleOptions(work.game, context.by, { options, context });
  const only = first === undefined ? undefined : options[first];
  if (only && others.length === 0) takeOption(work, context.by, only, context);
  else if (only) ask(work, { kind: "choose", seat: context.by, options, context });
}
