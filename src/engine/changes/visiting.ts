/** compendium: Day Of The Dead; Quadrant 37 — cards that come into play by themselves, and go again as the turn ends. */

import type { Taking } from "../state/game.ts";
import { cardOf, mustPlay, named, playOf } from "../state/lookup.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import { editPlay, emit, type Work } from "./work.ts";
import { discardFromPlay, enterPlay, leavePlay, shuffleDeck } from "./zones.ts";

/** Among the supporting cards of its owner's faction; it has not been sponsored. */
export function comeIn(work: Work, seat: SeatIndex, id: CardId, { from, back }: Taking, source: string): void {
  emit(work, { type: "came-in", seat, card: named(work.game, id), from, back: back ?? null, source });
  enterPlay(work, id, { faction: seat, controller: seat, row: "supporting" });
  if (back) editPlay(work, id).visits = back;
}

/** The turn is over, and what came in for it goes. */
export function endVisits(work: Work): void {
  for (const id of work.game.inPlay) {
    const back = playOf(work.game, id)?.visits;
    if (back === undefined) continue;
    const { owner } = cardOf(work.game, id);
    if (back === "discard") discardFromPlay(work, id);
    else if (mustPlay(work.game, id).neutralized) editPlay(work, id).visits = undefined;
    else {
      emit(work, { type: "went-back", seat: owner, card: named(work.game, id) });
      leavePlay(work, id, "deck");
      shuffleDeck(work, owner);
    }
  }
}
