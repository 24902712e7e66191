/** engine: Reversal; Reversing Effects — what an event did is undone whole, or the reversal cannot be played. */
import type { Effect, Verb } from "../cards/verbs.ts";
import type { Event } from "../event.ts";
import type { Context, Game, PlayedEvent } from "../game.ts";
import { named, textOf, titleOf } from "../lookup.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { endModifier } from "../rules/modifiers.ts";
import { isIrrevocable } from "../rules/statics.ts";
import type { CardId, SeatIndex } from "../vocabulary.ts";
import { editPlay, editSeat, emit, type Work } from "../work.ts";

type Reverse = Extract<Effect, { verb: "reverse" }>;
export type Perform = (work: Work, effect: Effect, context: Context) => boolean;

/** Verbs whose work can be undone. What shows cards of a deck or a hand cannot, nor what has left the table. */
const REVERSIBLE: ReadonlySet<Verb> = new Set([
  "gain-influence",
  "lose-influence",
  "transfer-influence",
  "add-influence",
  "restore-influence",
  "gain-power",
  "lose-power",
  "transfer-power",
  "raise-tension",
  "lower-tension",
  "raise-unrest",
  "lower-unrest",
  "ready",
  "rotate",
  "damage",
  "neutralize",
  "severe-damage",
  "repair",
  "gain-mark",
  "purge-mark",
  "change-ability",
  "multiply-ability",
  "use-as",
  "blank",
  "add-support",
  "add-opposition",
  "reverse",
]);

const verbsOf = (effects: readonly Effect[]): Verb[] =>
  effects.flatMap((effect) => ("effects" in effect ? verbsOf(effect.effects) : [effect.verb]));

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
  if (event.type !== "mark-changed" || event.by >= 0) return false;
  const text = textOf(game, card);
  return (
    (text?.pays ?? []).some(({ mark }) => mark === event.mark) && !verbsOf(text?.effects ?? []).includes("purge-mark")
  );
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
  if (isIrrevocable(game, played.card)) return refusal("cannot-reverse", { title, verb: null });
  const text = textOf(game, played.card);
  const stuck = text?.vote ? "vote" : verbsOf(text?.effects ?? []).find((verb) => !REVERSIBLE.has(verb));
  if (stuck !== undefined) return refusal("cannot-reverse", { title, verb: stuck.replaceAll("-", " ") });
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
  return true;
}

function undo(work: Work, event: Event, verbs: readonly Verb[], context: Context, perform: Perform): void {
  const inverse = inverseOf(event);
  if (inverse) {
    perform(work, inverse, context);
    return;
  }
  switch (event.type) {
    case "ability-changed":
    case "ability-used-as":
    case "blanked":
      endModifier(work, event.card.card, event.source);
      return;
    case "added":
      takeAway(work, event);
      return;
    case "influence-added": {
      const seat = editSeat(work, event.seat);
      seat.additional = Math.max(0, seat.additional - event.amount);
      return;
    }
    case "influence-restored": {
      const seat = editSeat(work, event.seat);
      const amount = Math.min(event.amount, seat.unspent);
      seat.unspent -= amount;
      seat.spent += amount;
      return;
    }
    case "severely-damaged": {
      const severe = work.game.cards[event.card.card]?.play?.severe ?? 0;
      if (severe > 0) editPlay(work, event.card.card).severe = Math.max(0, severe - event.amount);
      return;
    }
    case "neutralized":
      // compendium: Not Meant To Be — neutralization that damage has brought about is no printed effect, and stays.
      if (verbs.includes("neutralize") && work.game.cards[event.card.card]?.play?.neutralized)
        editPlay(work, event.card.card).neutralized = false;
      return;
    default:
  }
}

/** The verb that does the opposite, against the present numbers. */
function inverseOf(event: Event): Effect | null {
  switch (event.type) {
    case "influence-gained":
    case "influence-lost": {
      const who = "seat" in event.whose ? { seat: event.whose.seat } : event.whose.nonPlayer;
      const verb = event.type === "influence-gained" ? "lose-influence" : "gain-influence";
      return { verb, who, amount: event.amount };
    }
    case "influence-transferred": {
      const party = (holder: typeof event.from) => ("seat" in holder ? { seat: holder.seat } : holder.nonPlayer);
      return { verb: "transfer-influence", from: party(event.to), to: party(event.from), amount: event.amount };
    }
    case "power-gained":
    case "power-lost":
      return {
        verb: event.type === "power-gained" ? "lose-power" : "gain-power",
        who: { seat: event.seat },
        amount: event.amount,
      };
    case "power-transferred":
      return { verb: "transfer-power", from: { seat: event.to }, to: { seat: event.from }, amount: event.amount };
    case "tension-changed":
      return event.by === undefined
        ? null
        : {
            verb: event.by > 0 ? "lower-tension" : "raise-tension",
            from: { seat: event.from },
            toward: { seat: event.toward },
            amount: Math.abs(event.by),
          };
    case "unrest-changed":
      return event.by === undefined
        ? null
        : {
            verb: event.by > 0 ? "lower-unrest" : "raise-unrest",
            who: { seat: event.seat },
            amount: Math.abs(event.by),
          };
    case "turned":
      return { verb: event.to === "ready" ? "rotate" : "ready", which: { card: event.card.card } };
    case "damaged":
      return { verb: "repair", which: { card: event.card.card }, amount: event.amount };
    case "damage-removed":
      return { verb: "damage", which: { card: event.card.card }, amount: event.amount };
    case "mark-changed":
      return event.by === 0
        ? null
        : {
            verb: event.by > 0 ? "purge-mark" : "gain-mark",
            which: { card: event.card.card },
            mark: event.mark,
            amount: Math.abs(event.by),
          };
    default:
      return null;
  }
}

function takeAway(work: Work, event: Extract<Event, { type: "added" }>): void {
  work.game.conflicts = work.game.conflicts.map((conflict) => {
    if (conflict.result !== null) return conflict;
    const at = conflict.added.findLastIndex(
      ({ source, amount, to, side }) =>
        source === event.source && amount === event.amount && to === event.to && side === event.side,
    );
    return at === -1 ? conflict : { ...conflict, added: conflict.added.filter((_, index) => index !== at) };
  });
}
