/** The names of what an order may be about, as this seat may call it. */
import type { CardId, ConflictId, SeatIndex, View } from "../engine/index.ts";
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
        const title = orderWords(conflict?.title ?? "");
        const owner = orderWords(`${view.seats[conflict?.initiator ?? -1]?.name ?? ""}'s`);
        return [title, [...owner, ...title]];
      }),
  };
}
