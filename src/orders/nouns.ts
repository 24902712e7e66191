/** The names of what an order may be about, as this seat may call it. */
import { type CardId, type ConflictId, conflictCalled, type SeatIndex, type View } from "../engine/index.ts";
import { FACTION_WORDS, ownSeat, RACE_WORDS, type SeenCard, seenCards } from "../views/index.ts";
import { orderWords } from "./words.ts";

/** Several names of one thing, each as its words. */
export type NounNames = readonly (readonly string[])[];

export interface Nouns {
  view: View;
  /** The words are about a card that is picked: "it" is that card. */
  it?: true;
  cards: ReadonlyMap<CardId, SeenCard>;
  card(id: CardId): NounNames | null;
  player(seat: SeatIndex): NounNames;
  conflict(id: ConflictId): NounNames;
}

export function nounsOf(view: View): Nouns {
  const cards = seenCards(view);
  const own = ownSeat(view)?.seat;
  const known = new Map<string, NounNames>();
  const once = (key: string, make: () => NounNames): NounNames => {
    const names = known.get(key) ?? make();
    known.set(key, names);
    return names;
  };
  return {
    view,
    cards,
    card(id) {
      const seen = cards.get(id);
      return seen ? once(`c${id}`, () => [orderWords(seen.card.title)]) : null;
    },
    player: (seat) =>
      once(`p${seat}`, () => {
        const { name, race, faction } = view.seats[seat] ?? { name: "", race: "human", faction: "home" };
        return [
          orderWords(name),
          orderWords(RACE_WORDS[race]),
          orderWords(`${RACE_WORDS[race]} ${FACTION_WORDS[faction]}`),
          ...(seat === own ? [["me"], ["myself"]] : []),
        ];
      }),
    conflict: (id) =>
      once(`k${id}`, () => {
        const conflict = view.conflicts.find((each) => each.id === id);
        if (!conflict) return [];
        const title = orderWords(conflict.title);
        const nameAt = (seat: SeatIndex) => view.seats[seat]?.name ?? "";
        const owned = [...orderWords(`${nameAt(conflict.initiator)}'s`), ...title];
        if (!conflict.apart) return [title, owned];
        // Told apart from others of its title.
        const called = orderWords(conflictCalled(conflict, nameAt));
        const { number } = conflict.apart;
        return number === undefined ? [called, owned, title] : [called, [...owned, String(number)]];
      }),
  };
}
