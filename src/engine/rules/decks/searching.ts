/** engine: Decks and Piles; glossary: Search — cards that a player takes from the own deck or discard pile. */

import type { Decision, DeckSearch, Game } from "../../state/game.ts";
import { factsOf, hasKeyword, seatOf, titleOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { unpayable } from "../costs/payment.ts";
import { mayBeInFaction } from "../costs/sponsor.ts";
import { comesSponsored } from "../in-force/faction.ts";
import { unmet } from "../in-force/requirement.ts";
import { mayMix } from "../in-force/taint.ts";

/** The cards that fit, the topmost last. */
export function cardsThatFit(
  game: Game,
  seat: SeatIndex,
  { from, types, keyword, race, into, sponsorable }: DeckSearch,
): CardId[] {
  return seatOf(game, seat)[from].filter((id) => {
    if (into && !mayComeIn(game, seat, id)) return false;
    if (sponsorable && !couldSponsor(game, seat, id)) return false;
    const facts = factsOf(game, id);
    // What may be of that type is offered: whoever takes it is asked.
    if (types && facts.type !== undefined && !types.includes(facts.type)) return false;
    if (race !== undefined && facts.race !== race) return false;
    return keyword === undefined || hasKeyword(facts, keyword);
  });
}

/** The cards that fit, by their titles and copies by their numbers: how the pile lies is told to nobody. */
export function takeable(game: Game, seat: SeatIndex, search: DeckSearch): CardId[] {
  return cardsThatFit(game, seat, search)
    .map((id) => ({ id, title: titleOf(game, id) }))
    .sort((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : a.id - b.id))
    .map(({ id }) => id);
}

/** The cards of another hand that a player is shown and that are still in it. */
export function shownNow(game: Game, { of, cards }: Extract<Decision, { kind: "discard-shown" }>): CardId[] {
  return cards.filter((id) => seatOf(game, of).hand.includes(id));
}

/**
 * Could the player sponsor this card, as a text asks? What it takes of marks must be there, but neither the influence nor
 * a ready character. compendium: Sponsoring
 */
function couldSponsor(game: Game, seat: SeatIndex, id: CardId): boolean {
  const { text } = factsOf(game, id);
  const marks = text?.pays?.filter(({ pays }) => pays === "purge-mark");
  return mayComeIn(game, seat, id) && unpayable(game, seat, id, marks) === null;
}

/** May the faction have this card, and does it have what the card requires? Neither influence nor a sponsor is asked for. */
export function mayComeIn(game: Game, seat: SeatIndex, id: CardId): boolean {
  const { title, text } = factsOf(game, id);
  return (
    (comesSponsored(game, id) ??
      mayBeInFaction(game, seat, id) ??
      mayMix(game, id, seat) ??
      unmet(game, seat, title, text?.requires)) === null
  );
}
