/** Of how much use a card is to whoever holds it, as far as its kind, its text and what its player has tell. */
import { type Action, abilityOf, type Game, type LegalAction, type SeatIndex } from "../../engine/index.ts";
import { agendaPromise, likely, prizeOf, warPromise, yieldsInPlay } from "./promise.ts";

type Facts = Game["facts"][number];

/** So few cards in the deck are too few to buy or to throw away of. */
export const THIN_DECK = 20;

/** How gladly a card of each type is kept, and how many of it are of any use at the same time. */
const KEPT: Readonly<Partial<Record<string, { use: number; most: number }>>> = {
  character: { use: 9, most: 4 },
  fleet: { use: 8, most: 3 },
  agenda: { use: 7, most: 1 },
  conflict: { use: 6, most: 2 },
  location: { use: 5, most: 2 },
  group: { use: 5, most: 2 },
  enhancement: { use: 4, most: 1 },
  aftermath: { use: 3, most: 1 },
  contingency: { use: 2, most: 1 },
  event: { use: 1, most: 1 },
};

/** So many cards of a type are of any use at the same time. */
export const mostOf = (type: string): number => KEPT[type]?.most ?? 0;

/** What can surely not be brought in is of so much less use. */
const UNMET = 5;

/** How gladly this seat keeps a card: by its kind, by what its text gives, and by whether it can be paid for and made use of. */
export function usesFor(game: Game, seat: SeatIndex): (facts: Facts) => number {
  const own = game.inPlay.filter((id) => game.cards[id]?.play?.controller === seat);
  const { unspent = 0, spent = 0, drakh = false } = game.seats[seat] ?? {};
  const agendas = own.flatMap((id) => {
    const card = game.cards[id];
    const facts = game.facts[card?.facts ?? -1];
    return facts && card?.play?.row === "agenda" ? [agendaPromise(facts)] : [];
  });
  return (facts) => {
    const { type = "event", cost, text, conflict } = facts;
    let use = KEPT[type]?.use ?? 0;
    if (typeof cost === "number" && cost > unspent + spent) use -= 5;
    if (facts.race === "drakh") use += drakh ? 6 : -10;
    if (game.shadowWar === "on" && warPromise(facts) > 0) use += 6 + warPromise(facts);
    if (type === "agenda") {
      // What it requires stands in that.
      const promise = agendaPromise(facts);
      // No better than what is in play.
      use += agendas.some((best) => best >= promise) ? -8 : Math.min(6, promise) - 4;
    } else {
      if (text && yieldsInPlay(text)) use += 4;
      for (const { needs } of text?.requires ?? []) use -= UNMET * (1 - likely(needs));
    }
    if (type === "conflict") {
      use += Math.min(3, prizeOf(facts)) - 2;
      // Nobody could support it.
      if (conflict && !own.some((id) => (abilityOf(game, id, conflict) ?? 0) > 0)) use -= 4;
    }
    return use;
  };
}

/** The same of each card, by its id. */
export function usesOf(game: Game, seat: SeatIndex): (id: number) => number {
  const useFor = usesFor(game, seat);
  return (id) => {
    const facts = game.facts[game.cards[id]?.facts ?? -1];
    return facts ? useFor(facts) : 0;
  };
}

const HELD_ALREADY = 6;

/** Of cards that may be taken the most useful; null where there are none. */
export function mostUseful(game: Game, seat: SeatIndex, legal: readonly LegalAction[]): Action | null {
  const useOf = usesOf(game, seat);
  const held = (game.seats[seat]?.hand ?? []).map((id) => game.cards[id]?.facts);
  // One of a kind is enough in a hand.
  const use = (card: number): number => useOf(card) - (held.includes(game.cards[card]?.facts) ? HELD_ALREADY : 0);
  const takes = legal.flatMap(({ action, needs }) =>
    needs.length === 0 && (action.type === "take" || action.type === "fetch") ? [action] : [],
  );
  return takes.toSorted((a, b) => use(b.card) - use(a.card) || a.card - b.card)[0] ?? null;
}
