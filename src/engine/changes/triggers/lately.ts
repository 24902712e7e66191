/** compendium: ACTION ROUND — notes what has happened to cards, until every player has acted since. */

import type { Event } from "../../events/event.ts";
import { asksLately } from "../../rules/triggers/lately.ts";
import type { Lately } from "../../state/game.ts";
import { playing } from "../../state/lookup.ts";
import type { SeatIndex } from "../../state/vocabulary.ts";
import type { Work } from "../work.ts";

/** Notes what an event is to those who have still to act; nothing in a game without a card that asks for it. */
export function noteLately(work: Work, event: Event): void {
  if ((event.type !== "sponsored" && event.type !== "neutralized") || !asksLately(work.game)) return;
  const { card } = event.card;
  const noted: Lately =
    event.type === "sponsored"
      ? { what: "sponsored", card, by: event.seat, influence: event.influence, seen: [] }
      : { what: "neutralized", card, by: null, influence: 0, seen: [] };
  work.game.lately = [...(work.game.lately ?? []), noted];
}

/** This player has acted, or passed in place of an action: what happened before that is no longer new to that player. */
export function noteActed(work: Work, seat: SeatIndex): void {
  const { lately } = work.game;
  if (lately === undefined) return;
  const others = playing(work.game);
  const left = lately
    .map((one) => (one.seen.includes(seat) ? one : { ...one, seen: [...one.seen, seat] }))
    .filter(({ seen }) => others.some((other) => !seen.includes(other)));
  work.game.lately = left.length > 0 ? left : undefined;
}
