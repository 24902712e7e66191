/** engine: Unconditional Surrender; rulebook: Unconditional Surrender, for asylum */

import { gainInfluence } from "../changes/costs/influence.ts";
import { eliminate } from "../changes/relations/elimination.ts";
import { editPlay, emit, type Work } from "../changes/work.ts";
import { enterPlay } from "../changes/zones.ts";
import { SPOILS, SPOILS_CAUSE } from "../rules/relations/surrender.ts";
import { ambassadorOf, cardOf, named } from "../state/lookup.ts";
import type { SeatIndex } from "../state/vocabulary.ts";
import { leaveAftermaths } from "./aftermaths.ts";
import { leaveHalt } from "./halt.ts";

/** Eliminated on the spot, at any time; whoever it is to gains the influence, and the ambassador finds asylum. */
export function capitulate(work: Work, seat: SeatIndex, to: SeatIndex, asylum: SeatIndex | undefined): void {
  const ambassador = ambassadorOf(work.game, seat);
  emit(work, { type: "surrendered", seat, to });
  eliminate(work, seat, "surrendered");
  leaveHalt(work, seat);
  leaveAftermaths(work, seat);
  gainInfluence(work, { seat: to }, SPOILS, SPOILS_CAUSE);
  if (asylum !== undefined) takeIn(work, seat, asylum, ambassador);
}

/** A copy of the ambassador, as it is printed, among the supporting cards of that faction. */
function takeIn(work: Work, seat: SeatIndex, asylum: SeatIndex, ambassador: number): void {
  const { facts } = cardOf(work.game, ambassador);
  const id = work.cards.length;
  work.cards.push({ id, facts, owner: asylum, zone: "limbo", play: null });
  enterPlay(work, id, { faction: asylum, controller: asylum, row: "supporting" });
  editPlay(work, id).asylum = true;
  emit(work, { type: "asylum", seat, with: asylum, card: named(work.game, id) });
}
