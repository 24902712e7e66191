/** engine: Tainted Cards and Marks; Allergic Cards and Marks */
import type { Game, Marks } from "../game.ts";
import { factsOf, mustPlay, named, playOf } from "../lookup.ts";
import { type CardId, MARKS, type Mark, type SeatIndex } from "../vocabulary.ts";
import { editPlay, emit, type Work } from "../work.ts";

const ALLERGIC: Partial<Record<Mark, Mark>> = { shadow: "vorlon", vorlon: "shadow" };

/** Marks of one kind on all cards of a faction, face down and neutralized ones included. */
export function factionMarks(game: Game, seat: SeatIndex, mark: Mark): number {
  let total = 0;
  for (const id of game.inPlay) {
    const play = mustPlay(game, id);
    if (play.faction === seat) total += play.marks[mark] ?? 0;
  }
  return total;
}

/** Adds marks to a card in play; a mark that its faction is allergic to is ignored. Returns how many were added. */
export function gainMarks(work: Work, id: CardId, mark: Mark, amount: number, source: string): number {
  const play = playOf(work.game, id);
  if (!play) return 0;
  const allergic = ALLERGIC[mark];
  const ignored =
    allergic !== undefined && play.faction !== null && factionMarks(work.game, play.faction, allergic) > 0;
  if (!ignored) setMarks(work, id, mark, (play.marks[mark] ?? 0) + amount);
  emit(work, { type: "mark-changed", card: named(work.game, id), mark, by: ignored ? 0 : amount, source, ignored });
  return ignored ? 0 : amount;
}

/** Removes marks from a card; only as many as it has. Returns how many were removed. */
export function purgeMarks(work: Work, id: CardId, mark: Mark, amount: number, source: string): number {
  const play = playOf(work.game, id);
  const purged = Math.min(amount, play?.marks[mark] ?? 0);
  if (!play || purged === 0) return 0;
  setMarks(work, id, mark, (play.marks[mark] ?? 0) - purged);
  emit(work, { type: "mark-changed", card: named(work.game, id), mark, by: -purged, source, ignored: false });
  return purged;
}

/** The marks printed on a card, as it enters play. */
export function printedMarks(game: Game, id: CardId): Marks {
  return factsOf(game, id).marks ?? {};
}

/** The card of the faction that the marks printed on another card are allergic to, and by which mark. */
export function allergicTo(game: Game, id: CardId, seat: SeatIndex): { card: CardId; mark: Mark } | null {
  const printed = printedMarks(game, id);
  for (const mark of MARKS) {
    const other = ALLERGIC[mark];
    if (other === undefined || !printed[mark]) continue;
    const card = game.inPlay.find((one) => {
      const play = mustPlay(game, one);
      return play.faction === seat && (play.marks[other] ?? 0) > 0;
    });
    if (card !== undefined) return { card, mark: other };
  }
  return null;
}

function setMarks(work: Work, id: CardId, mark: Mark, count: number): void {
  const play = editPlay(work, id);
  const { [mark]: _, ...rest } = play.marks;
  play.marks = count > 0 ? { ...rest, [mark]: count } : rest;
}
