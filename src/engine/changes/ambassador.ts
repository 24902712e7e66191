/** engine: Ambassadors and Ambassadorial Immunity — a card that is in play already comes to lead its faction. */

import { forgetClaims } from "../rules/in-force/control.ts";
import { whileGiving } from "../rules/in-force/mark-sources.ts";
import { printed } from "../rules/in-force/statics.ts";
import { mustPlay, seatOf, textOf } from "../state/lookup.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import { editPlay, editSeat, type Work } from "./work.ts";

/**
 * The card joins the inner circle and leads the faction; whoever led it stays where it is. Cards that must lie on an
 * ambassador go over to the new one, whoever controls them, and so do the marks that they and others give an ambassador.
 *
 * @returns the cards that went over
 */
export function succeed(work: Work, seat: SeatIndex, id: CardId): CardId[] {
  const before = seatOf(work.game, seat).ambassador;
  const follow = work.game.inPlay.filter(
    (one) =>
      before !== null &&
      mustPlay(work.game, one).host === before &&
      textOf(work.game, one)?.target?.ambassador === true,
  );
  // compendium: Agendas — what they give an ambassador they give the new one.
  const givers = printed(work.game, "mark").map(({ giver }) => giver);
  whileGiving(work, [...new Set([...follow, ...givers, id])], () => {
    editSeat(work, seat).ambassador = id;
    const play = editPlay(work, id);
    play.row = "inner";
    play.controller = seat;
    forgetClaims(play);
    for (const one of follow) editPlay(work, one).host = id;
  });
  // The inner circle keeps its order, the ambassador first.
  const others = work.game.inPlay.filter((one) => one !== id);
  const place = before === null ? -1 : others.indexOf(before);
  if (place >= 0) work.game.inPlay = [...others.slice(0, place), id, ...others.slice(place)];
  return follow;
}
