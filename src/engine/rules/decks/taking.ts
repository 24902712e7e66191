/** engine: Decks and Piles; glossary: Search — cards that a player takes from the own deck or discard pile. */

import { comeIn } from "../../changes/visiting.ts";
import { ask, emit, type Work } from "../../changes/work.ts";
import { move, shuffleDeck } from "../../changes/zones.ts";
import type { Decision, Game, Taking } from "../../state/game.ts";
import { factsOf, hasKeyword, named, seatOf, titleOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { mayBeInFaction } from "../costs/sponsor.ts";
import { unmet } from "../in-force/requirement.ts";
import { mayMix } from "../in-force/taint.ts";

/** The cards that fit, the topmost last. */
function fitting(game: Game, seat: SeatIndex, { from, types, keyword, race, into }: Taking): CardId[] {
  return seatOf(game, seat)[from].filter((id) => {
    if (into && !mayComeIn(game, seat, id)) return false;
    const facts = factsOf(game, id);
    // What may be of that type is offered: whoever takes it is asked.
    if (types && facts.type !== undefined && !types.includes(facts.type)) return false;
    if (race !== undefined && facts.race !== race) return false;
    return keyword === undefined || hasKeyword(facts, keyword);
  });
}

/** The cards that fit, by their titles and copies by their numbers: how the pile lies is told to nobody. */
export function takeable(game: Game, seat: SeatIndex, taking: Taking): CardId[] {
  return fitting(game, seat, taking)
    .map((id) => ({ id, title: titleOf(game, id) }))
    .sort((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : a.id - b.id))
    .map(({ id }) => id);
}

type Asked = Pick<Extract<Decision, { kind: "take" }>, "amount" | "source" | keyof Taking>;

/** Asks for up to so many of them, or takes the topmost; a deck in which nothing fits has been searched all the same. */
export function letTake(work: Work, seat: SeatIndex, { amount, source, ...rest }: Asked): void {
  const { from, types, keyword, race, top, into, back } = rest;
  const taking: Taking = {
    from,
    ...(types ? { types } : {}),
    ...(keyword === undefined ? {} : { keyword }),
    ...(race === undefined ? {} : { race }),
    ...(into ? { into } : {}),
    ...(back ? { back } : {}),
  };
  if (!top && amount > 0 && takeable(work.game, seat, taking).length > 0) {
    ask(work, { kind: "take", seat, amount, source, ...taking });
    return;
  }
  const topmost = top ? fitting(work.game, seat, taking).slice(-amount).reverse() : [];
  for (const card of topmost) takeCard(work, seat, card, { ...taking, source });
  endTaking(work, seat, { from, source });
}

/** The cards of another hand that a player is shown and that are still in it. */
export function shownNow(game: Game, { of, cards }: Extract<Decision, { kind: "discard-shown" }>): CardId[] {
  return cards.filter((id) => seatOf(game, of).hand.includes(id));
}

/** Into the hand, shown to everybody, or into play. */
export function takeCard(work: Work, seat: SeatIndex, card: CardId, taking: Taking & Pick<Asked, "source">) {
  const { from, source } = taking;
  if (taking.into) {
    comeIn(work, seat, card, taking, source);
    return;
  }
  move(work, card, "hand");
  emit(work, { type: "taken", seat, card: named(work.game, card), from, source });
}

/** A deck that has been looked through is shuffled. */
export function endTaking(work: Work, seat: SeatIndex, { from, source }: Pick<Asked, "from" | "source">): void {
  if (from !== "deck") return;
  shuffleDeck(work, seat);
  emit(work, { type: "shuffled", seat, source });
}

/** May the faction have this card, and does it have what the card requires? Neither influence nor a sponsor is asked for. */
export function mayComeIn(game: Game, seat: SeatIndex, id: CardId): boolean {
  const { title, text } = factsOf(game, id);
  return (
    (mayBeInFaction(game, seat, id) ?? mayMix(game, id, seat) ?? unmet(game, seat, title, text?.requires)) === null
  );
}
