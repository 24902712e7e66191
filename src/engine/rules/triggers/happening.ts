/** engine: Triggered Effects — which events cards may answer. */
import type { Event, Holder } from "../../events/event.ts";
import type { Game, Happening } from "../../state/game.ts";
import { conflictTitle, playOf } from "../../state/lookup.ts";
import type { CardId } from "../../state/vocabulary.ts";

/** What an event is to cards that answer; null for what none answers. `at`: its place among the events of the same action. */
export function happeningOf(game: Game, event: Event, events: readonly Event[], at: number): Happening | null {
  switch (event.type) {
    case "conflict-initiated":
      return { what: "initiated", conflict: event.conflict };
    case "influence-gained":
      return gainedByConflict(game, event);
    case "conquered":
      return { what: "conquered", card: event.card.card, seat: event.seat, from: event.from };
    case "neutralized":
      return { what: "neutralized", card: event.card.card, by: attackerOf(event.card.card, events, at) };
    case "discarded":
      return discardedFromPlay(event);
    case "healed":
    case "fully-healed":
      return isRestored(game, event) ? { what: "restored", card: event.card.card } : null;
    case "sponsored": {
      const on = event.target?.what === "card" ? event.target.named.card : null;
      return { what: "sponsored", card: event.card.card, with: event.with?.card ?? null, on };
    }
    default:
      return null;
  }
}

function discardedFromPlay({ cards, from, answers }: Extract<Event, { type: "discarded" }>): Happening | null {
  const [first] = cards;
  return first && from === "play" ? { what: "discarded", card: first.card, seat: answers ?? null } : null;
}

/** Whether a card that was healed has been turned face up by it. */
function isRestored(game: Game, { card, was }: Extract<Event, { type: "healed" | "fully-healed" }>): boolean {
  return was?.neutralized === true && playOf(game, card.card)?.neutralized === false;
}

/** A gain counts as one by a conflict where that conflict's own text, which is being carried out, has brought it about. */
function gainedByConflict(game: Game, { whose, source }: { whose: Holder; source: string }): Happening | null {
  if (!("seat" in whose)) return null;
  const resolving = game.tasks.flatMap((task) => (task.task === "finish-conflict" ? [task.conflict] : [])).at(-1);
  const conflict = game.conflicts.find(({ id }) => id === resolving);
  if (!conflict || conflictTitle(game, conflict) !== source) return null;
  return { what: "gained", conflict: conflict.id, seat: whose.seat };
}

/** The card whose attack in the same action, the last before that place, has just neutralized this one. */
function attackerOf(card: CardId, events: readonly Event[], before: number): CardId | null {
  for (let at = before - 1; at >= 0; at--) {
    const event = events[at];
    if (event?.type === "attacked") return event.target.card === card ? event.with.card : null;
  }
  return null;
}
