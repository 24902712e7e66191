/** engine: Drakh Faction Rules — becoming a Drakh faction in the course of the game, and what comes of it */

import { overview } from "../../rules/in-force/overview.ts";
import { cardOf, mustPlay, named, seatOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { succeed } from "../in-force/moving.ts";
import { editPlay, editSeat, emit, type Work } from "../work.ts";
import { discardFromPlay } from "../zones.ts";
import { eliminate } from "./elimination.ts";

/** Drakh Rules 2 and 3: the new ambassador joins the inner circle at once and leads the faction; the old one stays in it. */
export function convert(work: Work, seat: SeatIndex, card: CardId): void {
  const before = seatOf(work.game, seat).ambassador;
  editSeat(work, seat).drakh = true;
  if (before !== null) editPlay(work, before).led = true;
  const moved = succeed(work, seat, card)
    .filter((id) => !mustPlay(work.game, id).faceDown)
    .map((id) => named(work.game, id));
  emit(work, {
    type: "converted",
    seat,
    ambassador: named(work.game, card),
    before: before === null ? null : named(work.game, before),
    ...(moved.length > 0 ? { moved } : {}),
  });
}

/** Drakh Rules 3 and 5: a faction whose Drakh ambassador is gone is lost; Drakh cards stay with Drakh factions only. */
export function keepDrakhRules(work: Work): void {
  for (let seat = 0; seat < work.game.seats.length; seat++) {
    const { drakh, eliminated, ambassador } = seatOf(work.game, seat);
    if (drakh && !eliminated && ambassador !== null && cardOf(work.game, ambassador).play === null)
      eliminate(work, seat, "drakh-ambassador");
  }
  for (const id of overview(work.game).drakh) {
    // What was attached to one that has just gone is gone as well.
    const play = cardOf(work.game, id).play;
    if (!play || play.controller === null || play.faceDown) continue;
    if (seatOf(work.game, play.controller).drakh !== true) discardFromPlay(work, id);
  }
}
