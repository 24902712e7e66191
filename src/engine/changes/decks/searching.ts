/**
 * engine: Decks and Piles; glossary: Search — cards that a player takes from the own deck or discard pile; compendium: Day Of
 * The Dead; Quadrant 37 — those that come into play by themselves, and go again as the turn ends.
 */

import { cardsThatFit, takeable } from "../../rules/decks/searching.ts";
import type { Decision, DeckSearch } from "../../state/game.ts";
import { cardOf, introduced, isAmbassador, mustPlay, named, playOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { ask, editPlay, emit, type Work } from "../work.ts";
import { discardFromPlay, enterPlay, leavePlay, moveCard, shuffleDeck } from "../zones.ts";

type Asked = Pick<Extract<Decision, { kind: "take" }>, "amount" | "source" | keyof DeckSearch>;

/** Asks for up to so many of them, or takes the topmost; a deck in which nothing fits has been searched all the same. */
export function letTake(work: Work, seat: SeatIndex, { amount, source, ...rest }: Asked): void {
  const { from, types, keyword, race, top, into, back, sponsorable } = rest;
  const search: DeckSearch = {
    from,
    ...(types ? { types } : {}),
    ...(keyword === undefined ? {} : { keyword }),
    ...(race === undefined ? {} : { race }),
    ...(into ? { into } : {}),
    ...(back ? { back } : {}),
    ...(sponsorable ? { sponsorable } : {}),
  };
  if (!top && amount > 0 && takeable(work.game, seat, search).length > 0) {
    ask(work, { kind: "take", seat, amount, source, ...search });
    return;
  }
  const topmost = top ? cardsThatFit(work.game, seat, search).slice(-amount).reverse() : [];
  for (const card of topmost) takeCard(work, seat, card, { ...search, source });
  endSearch(work, seat, { from, source });
}

/** Into the hand, shown to everybody, or into play. */
export function takeCard(work: Work, seat: SeatIndex, card: CardId, search: DeckSearch & Pick<Asked, "source">) {
  const { from, source } = search;
  if (search.into) {
    comeIn(work, seat, card, search, source);
    return;
  }
  moveCard(work, card, "hand");
  emit(work, { type: "taken", seat, card: named(work.game, card), from, source });
}

/** A deck that has been looked through is shuffled. */
export function endSearch(work: Work, seat: SeatIndex, { from, source }: Pick<Asked, "from" | "source">): void {
  if (from !== "deck") return;
  shuffleDeck(work, seat);
  emit(work, { type: "shuffled", seat, source });
}

/** Among the supporting cards of its owner's faction; it has not been sponsored. */
export function comeIn(work: Work, seat: SeatIndex, id: CardId, { from, back }: DeckSearch, source: string): void {
  emit(work, { type: "came-in", seat, card: introduced(work.game, id), from, back: back ?? null, source });
  enterPlay(work, id, { faction: seat, controller: seat, row: "supporting" });
  if (back) editPlay(work, id).visits = back;
}

/** The turn is over, and what came in for it goes. */
export function endVisits(work: Work): void {
  for (const id of work.game.inPlay) {
    const back = playOf(work.game, id)?.visits;
    if (back === undefined) continue;
    const { owner } = cardOf(work.game, id);
    // engine: Ambassadorial Immunity — who has become an ambassador meanwhile never leaves play.
    if (isAmbassador(work.game, id)) editPlay(work, id).visits = undefined;
    else if (back === "discard") discardFromPlay(work, id);
    else if (mustPlay(work.game, id).neutralized) editPlay(work, id).visits = undefined;
    else {
      emit(work, { type: "went-back", seat: owner, card: named(work.game, id) });
      leavePlay(work, id, "deck");
      shuffleDeck(work, owner);
    }
  }
}
