/** compendium: Day Of The Dead; Quadrant 37 — cards that come into play by themselves, and go again as the turn ends. */

import { mayBeInFaction } from "../rules/costs/sponsor.ts";
import { unmet } from "../rules/in-force/requirement.ts";
import { mayMix } from "../rules/in-force/taint.ts";
import type { Game, Taking } from "../state/game.ts";
import { cardOf, factsOf, mustPlay, named, playOf } from "../state/lookup.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import { editPlay, emit, type Work } from "./work.ts";
import { discardFromPlay, enterPlay, leavePlay, shuffleDeck } from "./zones.ts";

/** May the faction have this card, and does it have what the card requires? Neither influence nor a sponsor is asked for. */
export function mayComeIn(game: Game, seat: SeatIndex, id: CardId): boolean {
  const { title, text } = factsOf(game, id);
  return (
    (mayBeInFaction(game, seat, id) ?? mayMix(game, id, seat) ?? unmet(game, seat, title, text?.requires)) === null
  );
}

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
