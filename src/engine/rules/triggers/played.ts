/** compendium: Not Meant To Be — what players have applied for the events of this turn, and who has acted since. */
import type { CardText } from "../../cards/text.ts";
import type { Work } from "../../changes/work.ts";
import type { Game, PlayedEvent } from "../../state/game.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";

/** Adds influence that its own player has applied for an event of this turn, as its text asks; nothing for other cards. */
export function noteApplied(work: Work, seat: SeatIndex, card: CardId | null, amount: number, back = true): void {
  if (card === null || amount === 0) return;
  const all = work.game.playedEvents ?? [];
  const at = all.findLastIndex((one) => one.card === card && one.by === seat && !one.reversed);
  const played = all[at];
  if (!played) return;
  const { applied = 0, inText = 0 } = played;
  work.game.playedEvents = all.with(at, { ...played, applied: applied + amount, inText: inText + (back ? amount : 0) });
}

/** This player acts, and so has a chance to answer the events that others have played so far. */
export function noteChance(work: Work, seat: SeatIndex): void {
  const all: readonly PlayedEvent[] = work.game.playedEvents ?? [];
  if (all.every((one) => one.by === seat || chances(one, seat) > 1)) return;
  work.game.playedEvents = all.map((one) =>
    one.by === seat || chances(one, seat) > 1 ? one : { ...one, seen: [...(one.seen ?? []), seat] },
  );
}

const chances = ({ seen = [] }: PlayedEvent, seat: SeatIndex) => seen.filter((one) => one === seat).length;

/** The events of other players that this one may still answer, the last first; `acting`: with the action that is under way. */
export function unanswered(game: Game, seat: SeatIndex, acting: boolean): PlayedEvent[] {
  return (game.playedEvents ?? [])
    .filter((one) => one.by !== seat && !one.reversed && chances(one, seat) <= (acting ? 1 : 0))
    .reverse();
}

/** How many marks a text asks for in order to be played. */
export function marksTaken({ requires = [], pays = [] }: Pick<CardText, "requires" | "pays">): number {
  const required = requires.reduce((sum, one) => sum + (one.needs === "marks" ? one.atLeast : 0), 0);
  return pays.reduce((sum, one) => sum + (one.pays === "purge-mark" ? one.amount : 0), required);
}
