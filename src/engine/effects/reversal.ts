/** Events that are undone, whole or not at all, or stopped before they resolve. engine: Reversal; Reversing Effects; Event Cards */

import { z } from "zod";
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
import type { EffectContext, Game, Happening, PlayedEvent, Task } from "../state/game.ts";
import { cardOf, factsOf, limitOf, named, seatOf, textOf, titleOf } from "../state/lookup.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import type { ChooseOption } from "./choosing.ts";
import type { Verb } from "./index.ts";
import { saidInGeneral } from "./nothing.ts";
import { type AskingOfEffects, type EffectOf, effect, type TakesBack, verbsOf } from "./record.ts";

/** Undoes what an event of this turn has done, the last first: the last one of another player, or the one that is named. */
const reverse = effect({
  shape: z
    .object({
      verb: z.literal("reverse"),
      what: z.union([z.enum(["last-event", "since-your-turn"]), z.object({ card: z.int().min(0) }).strict()]),
      /** As much influence as its player has applied for it, and so much more for each mark that it takes. */
      price: z
        .object({ perMark: z.int().min(0).max(9) })
        .strict()
        .optional(),
    })
    .strict(),
  logged: "reverse",
  leaves: ["reversed"],
  nothing: saidInGeneral,
  may: (game, effect, context, all): Refusal | null => mayReverse(game, effect, context, all),
  perform(work, effect, context, all): boolean {
    if (mayReverse(work.game, effect, context, all, true)) return false;
    if (effect.what === "since-your-turn") {
      chooseEvent(work, effect, context, all);
      return true;
    }
    const played = meant(work.game, effect, context.by, true);
    if (!played) return false;
    emit(work, { type: "reversed", card: named(work.game, played.card), source: context.source });
    const events = work.game.playedEvents ?? [];
    work.game.playedEvents = events.map((one) => (one === played ? { ...one, reversed: true } : one));
    const verbs = verbsOf(textOf(work.game, played.card)?.effects ?? []);
    for (const event of [...played.done].reverse()) all.undo(work, event, verbs, context);
    // What its text asked for, unlike its cost, goes back to where it came from. compendium: Not Meant To Be
    const { by, inText = 0 } = played;
    if (inText > 0) all.perform(work, { verb: "restore-influence", who: { seat: by }, amount: inText }, context);
    discardEvent(work, played.card);
    return true;
  },
});

/**
 * Stops an event before it resolves: then it has not been played, it lies in the discard pile, and another copy may be
 * played. `answered`: the one that is being answered.
 */
const cancel = effect({
  shape: z
    .object({
      verb: z.literal("cancel"),
      what: z.union([z.literal("answered"), z.object({ card: z.int().min(0) }).strict()]),
    })
    .strict(),
  logged: "cancel",
  leaves: ["cancelled"],
  nothing: saidInGeneral,
  may: (game, effect, context): Refusal | null => mayCancel(game, effect, context),
  perform(work, effect, context): boolean {
    const card = cancelled(effect, context);
    if (card === null || mayCancel(work.game, effect, context) !== null) return false;
    const { game } = work;
    const { facts } = cardOf(game, card);
    game.tasks = game.tasks.filter((task) => !isOf(task, card));
    game.awaiting = game.awaiting.filter(
      (one) => (one.kind !== "trigger" && one.kind !== "reveal") || !one.happened || !isAbout(one.happened, card),
    );
    const entry = game.playedEvents?.findLast((one) => one.card === card);
    game.playedEvents = (game.playedEvents ?? []).filter((one) => one !== entry);
    game.playedThisTurn = game.playedThisTurn.filter((one) => one !== facts);
    if (limitOf(factsOf(game, card)) === "unique") game.spent = game.spent.filter((one) => one !== facts);
    discardEvent(work, card);
    emit(work, { type: "cancelled", card: named(game, card), source: context.source });
    return true;
  },
});

export const effects = [reverse, cancel] as const;

export const takesBack = {
  reversed: { stays: "what was undone is not done again" },
  cancelled: { never: { verb: "cancel", why: "never-played" } },
} as const satisfies TakesBack;

type Reverse = EffectOf<typeof reverse>;
type Cancel = EffectOf<typeof cancel>;

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
      work.game.playedEvents = all.map((one, index) =>
        index === at ? { ...one, done: [...one.done, kept(event)] } : one,
      );
  }
}

/** Without what the event tells for people to read: of a card, and of a conflict that has another's title. */
function kept(event: Event): Event {
  if ("apart" in event) {
    const { apart: _, ...bare } = event;
    return bare;
  }
  if (event.type !== "sponsored" && event.type !== "came-in") return event;
  const { abilities, says, ...card } = event.card;
  const keeps = event.type === "sponsored" && says !== undefined && abilities === undefined;
  return { ...event, card: keeps ? { ...card, says } : card };
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
function stuckAt(game: Game, played: PlayedEvent, all: AskingOfEffects): Refusal | null {
  const title = titleOf(game, played.card);
  if (isIrrevocable(game, played.card)) return refusal("cannot-reverse", { title, verb: null, why: null });
  const stuck = all.stuckOn(game, played);
  if (stuck) return refusal("cannot-reverse", { title, ...stuck });
  return played.done.length === 0 ? refusal("nothing-to-reverse", { title }) : null;
}

/**
 * Can everything be undone that the event has done? Of those since the own last turn, that of any of them. `acting`: by
 * the action that is under way.
 */
function mayReverse(
  game: Game,
  effect: Reverse,
  context: EffectContext,
  all: AskingOfEffects,
  acting = false,
): Refusal | null {
  const played = meant(game, effect, context.by, acting);
  if (!played) return refusal("nothing-to-reverse", {});
  if (effect.what !== "since-your-turn") return stuckAt(game, played, all);
  const possible = unanswered(game, context.by, acting).filter((one) => stuckAt(game, one, all) === null);
  if (possible.length === 0) return stuckAt(game, played, all);
  const needs = Math.min(...possible.map((one) => priceOf(game, effect, one)));
  const unspent = availableInfluence(seatOf(game, context.by));
  return unspent < needs ? refusal("not-enough-influence", { title: context.source, needs, unspent }) : null;
}

/** What it takes to reverse this event. compendium: Not Meant To Be */
function priceOf(game: Game, { price }: Reverse, { card, applied = 0 }: PlayedEvent): number {
  return price === undefined ? 0 : applied + price.perMark * marksTaken(textOf(game, card) ?? {});
}

/** Which of the events since the own last turn; where there is just one, that one. */
function chooseEvent(work: Work, effect: Reverse, context: EffectContext, all: AskingOfEffects): void {
  const options = unanswered(work.game, context.by, true).flatMap((one): ChooseOption[] => {
    if (stuckAt(work.game, one, all)) return [];
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

/** What an event has still to do, and who may still answer it. */
function isOf(task: Task, card: CardId): boolean {
  if (task.task === "respond") return isAbout(task.happened, card);
  return (task.task === "effects" || task.task === "hold-vote") && task.context.card === card;
}

const isAbout = (happened: Happening, card: CardId) => happened.what === "event" && happened.card === card;

/** The event that is to be cancelled: the one that is being answered, or the one that is named. */
function cancelled({ what }: Cancel, context: EffectContext): CardId | null {
  return what === "answered" ? (context.other ?? null) : what.card;
}

/** Why an event cannot be cancelled: it was not played this turn, has done something already, or is irrevocable. */
function mayCancel(game: Game, effect: Cancel, context: EffectContext): Refusal | null {
  const card = cancelled(effect, context);
  const played = game.playedEvents?.findLast((one) => one.card === card && !one.reversed);
  if (card === null || !played) return refusal("nothing-to-cancel");
  const title = titleOf(game, card);
  if (isIrrevocable(game, card)) return refusal("event-irrevocable", { title });
  return played.done.length > 0 ? refusal("resolved-already", { title }) : null;
}
