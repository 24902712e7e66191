/** engine glossary: Requirements — "purge a mark from a card you control" is paid when the card is played or used. */
import type { Payment } from "../cards/text.ts";
import type { Decision, Game } from "../game.ts";
import { mustPlay } from "../lookup.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { CardId, Mark, SeatIndex } from "../vocabulary.ts";
import { ask, type Work } from "../work.ts";
import { purgeMarks } from "./marks.ts";

/** The cards that a player controls with marks of this kind. engine: one cannot use cards that others control. */
export function cardsWithMark(game: Game, seat: SeatIndex, mark: Mark): CardId[] {
  return game.inPlay.filter((id) => {
    const play = mustPlay(game, id);
    return play.controller === seat && (play.marks[mark] ?? 0) > 0;
  });
}

function marksOf(game: Game, seat: SeatIndex, mark: Mark): number {
  return cardsWithMark(game, seat, mark).reduce((sum, id) => sum + (mustPlay(game, id).marks[mark] ?? 0), 0);
}

/** The first payment that a player cannot make, as a refusal. */
export function unpayable(
  game: Game,
  seat: SeatIndex,
  title: string,
  pays: readonly Payment[] | undefined,
): Refusal | null {
  for (const { mark, amount } of pays ?? []) {
    const has = marksOf(game, seat, mark);
    const needs = `${amount} ${mark} ${amount === 1 ? "mark" : "marks"} to purge`;
    if (has < amount) return refusal("marks-to-purge", { title, needs, has });
  }
  return null;
}

/** Purges what is paid; where there is a choice of cards, the player is asked, mark by mark. */
export function pay(work: Work, seat: SeatIndex, pays: readonly Payment[] | undefined, source: string): void {
  for (const { mark, amount } of pays ?? []) purgeFrom(work, seat, mark, amount, source);
}

/** So many marks of one kind, from the player's cards. */
export function purgeFrom(work: Work, seat: SeatIndex, mark: Mark, amount: number, source: string): void {
  const cards = cardsWithMark(work.game, seat, mark);
  if (cards.length > 1 && marksOf(work.game, seat, mark) > amount) {
    ask(work, { kind: "purge", seat, mark, amount, source });
    return;
  }
  let left = amount;
  for (const id of cards) left -= purgeMarks(work, id, mark, left, source);
}

/** A question that no card can answer any more, because something else took the marks meanwhile, is dropped. */
export function dropUnpayable(work: Work): void {
  if (work.game.awaiting.some((decision) => !isPayable(work.game, decision)))
    work.game.awaiting = work.game.awaiting.filter((decision) => isPayable(work.game, decision));
}

function isPayable(game: Game, decision: Decision): boolean {
  return decision.kind !== "purge" || cardsWithMark(game, decision.seat, decision.mark).length > 0;
}
