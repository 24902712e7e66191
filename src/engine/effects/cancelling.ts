/** engine: Event Cards — an event that is cancelled before it resolves has not been played. */

import { discardEvent } from "../changes/decks/aside.ts";
import { emit, type Work } from "../changes/work.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { isIrrevocable } from "../rules/in-force/statics.ts";
import type { Context, Game, Happening, Task } from "../state/game.ts";
import { cardOf, factsOf, limitOf, named, titleOf } from "../state/lookup.ts";
import type { CardId } from "../state/vocabulary.ts";
import type { Effect } from "./shapes/verbs.ts";

type Cancel = Extract<Effect, { verb: "cancel" }>;

/** What an event has still to do, and who may still answer it. */
function isOf(task: Task, card: CardId): boolean {
  if (task.task === "respond") return isAbout(task.happened, card);
  return (task.task === "effects" || task.task === "hold-vote") && task.context.card === card;
}

const isAbout = (happened: Happening, card: CardId) => happened.what === "event" && happened.card === card;

/** The event that is meant: the one that is being answered, or the one that is named. */
function meant({ what }: Cancel, context: Context): CardId | null {
  return what === "answered" ? (context.other ?? null) : what.card;
}

/** Why an event cannot be cancelled: it was not played this turn, has done something already, or is irrevocable. */
export function mayCancel(game: Game, effect: Cancel, context: Context): Refusal | null {
  const card = meant(effect, context);
  const played = game.playedEvents?.findLast((one) => one.card === card && !one.reversed);
  if (card === null || !played) return refusal("nothing-to-cancel");
  const title = titleOf(game, card);
  if (isIrrevocable(game, card)) return refusal("event-irrevocable", { title });
  return played.done.length > 0 ? refusal("resolved-already", { title }) : null;
}

/** Stops it: nothing of it happens, it lies in the discard pile, and another copy may be played as if it had not been. */
export function cancelEvent(work: Work, effect: Cancel, context: Context): boolean {
  const card = meant(effect, context);
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
}
