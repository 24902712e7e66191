/** engine: Elimination from the game */

import { cardOf, isAmbassador, mustPlay } from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import type { SeatIndex } from "../../state/vocabulary.ts";
import { discardOwned } from "../decks/aside.ts";
import { endControl } from "../in-force/control.ts";
import { editSeat, emit, type Work } from "../work.ts";
import { leavePlay, moveCard } from "../zones.ts";
import { endStatesOf } from "./states.ts";

/**
 * Takes a player out: own cards leave the table with the player, face down what lay face down; others' cards in the faction
 * go to their owners' discard piles, and conflicts that the player initiated are cancelled.
 */
export function eliminate(
  work: Work,
  seat: SeatIndex,
  why: "empty-deck" | "conceded" | "surrendered" | "drakh-ambassador",
): void {
  emit(work, { type: "eliminated", seat, why });
  editSeat(work, seat).eliminated = true;
  const putOff = (work.game.prolonged ?? []).filter(({ initiator }) => initiator === seat);
  if (putOff.length > 0) work.game.prolonged = work.game.prolonged?.filter((conflict) => !putOff.includes(conflict));
  const open = work.game.conflicts.filter((conflict) => conflict.initiator === seat && conflict.result === null);
  const cancelled = [...open, ...putOff];
  work.game.conflicts = work.game.conflicts.filter((conflict) => !cancelled.includes(conflict));
  const unseen = since(work.game, 2);
  for (const { card, as, behind, revealed } of work.game.declared.filter((other) => other.seat === seat)) {
    if (card !== null && as === undefined) moveCard(work, card, unseen && !revealed ? "hand" : "discard");
    // What hides an agenda's conflict is shown in any case.
    if (behind !== undefined) moveCard(work, behind, "discard");
  }
  work.game.declared = work.game.declared.filter((other) => other.seat !== seat);
  if (unseen) takeAwayUnseen(work, seat);
  for (const { card } of cancelled)
    if (card !== null && cardOf(work.game, card).zone === "declared") moveCard(work, card, "discard");
  for (const id of work.game.inPlay) {
    if (!work.game.inPlay.includes(id)) continue;
    // engine: Ambassadorial Immunity — whatever card has become another faction's ambassador never leaves play.
    if (isAmbassador(work.game, id) && mustPlay(work.game, id).faction !== seat) continue;
    if (cardOf(work.game, id).owner === seat) leavePlay(work, id, "removed");
    else if (mustPlay(work.game, id).faction === seat) leavePlay(work, id, "discard");
  }
  discardOwned(work, seat);
  endStatesOf(work, seat);
  // What the player had taken control of comes back to whoever had it.
  endControl(work, (claim) => claim.by === seat);
  // To leave while it is one's turn is to pass: the others still pass in a row.
  const aside = work.game.tasks.flatMap((task) => (task.task === "ask-again" ? task.awaiting : []));
  const asked = [...work.game.awaiting, ...aside].filter((decision) => decision.seat === seat);
  if (asked.some((one) => one.kind === "action" && !one.halted)) work.game.passes += 1;
  work.game.awaiting = work.game.awaiting.filter((decision) => decision.seat !== seat);
}

/** The own cards that lie face down, wherever: nobody else ever learns what they were. */
function takeAwayUnseen(work: Work, seat: SeatIndex): void {
  for (const id of work.game.inPlay)
    if (cardOf(work.game, id).owner === seat && mustPlay(work.game, id).faceDown) leavePlay(work, id, "hand");
}
