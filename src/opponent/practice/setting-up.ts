/** What a practice opponent makes of its cards before the first turn: which come in from the reserve, which it keeps of those dealt. */
import type { Action, Decision, Game, LegalAction, SeatIndex } from "../../engine/index.ts";
import { handOf, handWorth } from "./starting-hand.ts";
import { usesOf } from "./uses.ts";

type Asked<K extends Decision["kind"]> = Extract<Decision, { kind: K }>;

/** A card of the reserve is worth the exchange where it is of so much more use than the worst of the deck. */
const WORTH_EXCHANGING = 5;

/** What is of far more use lies in the reserve: it comes in for what is of least. Null where the deck is well as it is. */
export function exchanged(
  game: Game,
  seat: SeatIndex,
  { picked }: Asked<"sideboard">,
  legal: readonly LegalAction[],
): Action | null {
  const deck = game.seats[seat]?.deck ?? [];
  const use = usesOf(game, seat);
  const copies = (id: number) => deck.filter((one) => game.cards[one]?.facts === game.cards[id]?.facts).length;
  // Whoever leads the faction is chosen already, and who may be wanted for a second ambassador stays.
  const mayGo = (id: number) => game.facts[game.cards[id]?.facts ?? -1]?.ambassador === undefined;
  const offered = legal.flatMap(({ action }) => (action.type === "sideboard" && mayGo(action.card) ? [action] : []));
  if (picked !== null) {
    const [worst] = offered.toSorted((a, b) => use(a.card) - use(b.card) || a.card - b.card);
    return worst ?? null;
  }
  const gain = (id: number) => use(id) - COPY * copies(id);
  const [best] = offered.toSorted((a, b) => gain(b.card) - gain(a.card) || a.card - b.card);
  const least = Math.min(...deck.filter(mayGo).map(use));
  return best !== undefined && gain(best.card) - least >= WORTH_EXCHANGING ? best : null;
}

/** A second copy is of so much less use than the first. */
const COPY = 2;

/** So many other hands are looked at to tell what another one is likely to be worth. */
const OTHER_HANDS = 12;

/** A hand of less than this part of what another one is likely to be worth is poor. */
const POOR = 0.75;

/** The best of what was dealt; another hand, of one card less, where that one is poor. */
export function keptOfDealt(game: Game, seat: SeatIndex, asked: Asked<"keep-hand">): Action | null {
  const { dealt, cards } = asked;
  const kept = handOf(game, seat, dealt, cards);
  const isPoor = () => handWorth(game, seat, kept) < POOR * likelyWorth(game, seat, asked);
  if (game.duel === "mulligan" && dealt.length > cards && isPoor()) return { type: "mulligan", seat };
  return kept.length === cards ? { type: "start-with", seat, cards: kept } : null;
}

/** What the best of a hand dealt anew would be worth on average; its own deck, as it lies in the mind, is shuffled. */
function likelyWorth(game: Game, seat: SeatIndex, { dealt, cards }: Asked<"keep-hand">): number {
  const pile = [...(game.seats[seat]?.deck ?? []), ...dealt];
  const many = dealt.length - 1;
  const hands = Math.min(OTHER_HANDS, Math.floor(pile.length / Math.max(1, many)));
  let sum = 0;
  for (let at = 0; at < hands; at++)
    sum += handWorth(game, seat, handOf(game, seat, pile.slice(at * many, (at + 1) * many), cards));
  return hands === 0 ? 0 : sum / hands;
}

/** What goes back lies so that the most useful is drawn first. */
export function stacked(game: Game, seat: SeatIndex, { left }: Asked<"stack">): Action {
  const use = usesOf(game, seat);
  return { type: "stack", seat, cards: left.toSorted((a, b) => use(b) - use(a) || a - b) };
}
