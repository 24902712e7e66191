/** What was carried out by hand is taken back: whole, as long as nothing has come after it, or piece by piece later. */

import { emit, open } from "./changes/work.ts";
import { type Effect, type Stuck, stuckByHand, verbsOf } from "./effects/index.ts";
import { undoEvent } from "./effects/performing.ts";
import { loggedEffect } from "./events/by-hand.ts";
import type { Event } from "./events/event.ts";
import type { Game } from "./state/game.ts";
import { maySee, playing } from "./state/lookup.ts";
import { since } from "./state/revision.ts";
import type { CardId, SeatIndex } from "./state/vocabulary.ts";
import { advance } from "./turn/flow.ts";

/** An effect that was carried out by hand, and what it did. */
export interface EffectDoneByHand {
  readonly seat: SeatIndex;
  readonly because: string;
  readonly effect: Effect;
  readonly done: readonly Event[];
}

/** The event that says in public that it is taken back. */
export function undoneEvent({ seat, because, effect }: EffectDoneByHand): Event {
  return { type: "hand-undone", seat, because, ...loggedEffect(effect) };
}

/**
 * Has somebody seen by this step what was hidden from them before? A card that was drawn, shown, or turned up as it left
 * play, or a deck that was looked through, cannot be unseen. `before` may do without the cards' facts.
 */
export function hasShown(before: Game, after: Game, events: readonly Event[]): boolean {
  if (events.some(({ type }) => type === "hand-shown" || type === "cards-shown" || type === "taken")) return true;
  const searching = ({ awaiting }: Game) => awaiting.filter((one) => one.kind === "take" && one.from === "deck").length;
  if (searching(after) > searching(before)) return true;
  const viewers = playing(after);
  return after.cards.some(({ id }) => viewers.some((seat) => knows(after, seat, id) && !knows(before, seat, id)));
}

/** Was something left to chance by this step? Who has shuffled would do it again until it suits. moderator: What is never taken back */
export function leftToChance(game: Game, events: readonly Event[]): boolean {
  return since(game, 4) && events.some(({ type }) => type === "shuffled");
}

/** Even its owner does not know a card in a pile that lies face down. */
function knows(game: Game, seat: SeatIndex, id: CardId): boolean {
  const zone = game.cards[id]?.zone;
  return zone !== "deck" && zone !== "crusade" && maySee(game, seat, id);
}

/** What keeps an effect from being undone after other things have happened; null where it can be. */
export function stuckLater(game: Game, { effect, done }: EffectDoneByHand): Stuck | null {
  return stuckByHand(game, effect, done);
}

/** The game with what the effect did undone against the numbers as they are now, the last first. engine: Reversing Effects */
export function undoneLater(game: Game, deed: EffectDoneByHand): { game: Game; events: Event[] } {
  const work = open(game);
  emit(work, undoneEvent(deed));
  const context = { by: deed.seat, card: null, source: deed.because, target: null, conflict: null };
  const verbs = verbsOf([deed.effect]);
  for (const event of [...deed.done].reverse()) undoEvent(work, event, verbs, context);
  advance(work);
  return { game: work.game, events: work.events };
}
