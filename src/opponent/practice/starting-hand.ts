/** The starting hand of a practice opponent: whom it can bring in at once, and a conflict that its ambassador can win. */
import { type Action, apply, CARD_TYPES, type Decision, type Game, type SeatIndex } from "../../engine/index.ts";
import { agendaPromise, prizeOf } from "./promise.ts";

type Hand = Extract<Decision, { kind: "starting-hand" }>;
type Facts = Game["facts"][number];

/** What a hand begins with, the first first; then whatever else there is. */
const WANTED = ["character", "conflict", "agenda", "fleet", "location", "group"] as const;

/** The most that is spent on one card in the first turns. */
const DEAR = 5;

/** Null where the rules would not have it so: then the moderator chooses. */
export function startingHand(game: Game, seat: SeatIndex, asked: Hand): Action | null {
  const state = game.seats[seat];
  if (!state) return null;
  const led = state.deck.filter((id) => factsOf(game, id)?.ambassador === undefined);
  const cards = promising(game, seat, led, asked.cards);
  if (asked.speciesAmbassador || cards.length < asked.cards) return null;
  const action: Action = { type: "start-with", seat, cards };
  return apply(game, action).ok ? action : null;
}

/** So many of these cards at most, one of each type before a second one, such as promise anything. */
function promising(game: Game, seat: SeatIndex, from: readonly number[], many: number): number[] {
  const cards = from.flatMap((id) => {
    const type = factsOf(game, id)?.type;
    const worth = promiseOf(game, seat, id);
    return type !== undefined && worth > 0 ? [{ id, type, worth }] : [];
  });
  const chosen: number[] = [];
  for (const type of [...WANTED, ...CARD_TYPES.filter((one) => !WANTED.some((wanted) => wanted === one))]) {
    if (chosen.length === many) break;
    const [first] = cards.filter((one) => one.type === type).sort((a, b) => b.worth - a.worth || a.id - b.id);
    if (first) chosen.push(first.id);
  }
  return chosen;
}

/** The best hand of so many of these cards: what promises most in the first turns, and where that is too little whatever else there is. */
export function handOf(game: Game, seat: SeatIndex, from: readonly number[], many: number): number[] {
  const chosen = promising(game, seat, from, many);
  const rest = from.filter((id) => !chosen.includes(id));
  rest.sort((a, b) => promiseOf(game, seat, b) - promiseOf(game, seat, a) || a - b);
  return [...chosen, ...rest].slice(0, many);
}

/** What a hand promises in the first turns. */
export const handWorth = (game: Game, seat: SeatIndex, hand: readonly number[]): number =>
  hand.reduce((sum, id) => sum + promiseOf(game, seat, id), 0);

/** How much a card promises to this seat; nothing where it is another race's. */
function promiseOf(game: Game, seat: SeatIndex, id: number): number {
  const { race, ambassador } = game.seats[seat] ?? {};
  const facts = factsOf(game, id);
  const own = facts !== undefined && (facts.race === race || facts.race === "neutral");
  return own ? promise(facts, factsOf(game, ambassador ?? -1)) : 0;
}

const factsOf = (game: Game, id: number): Facts | undefined => game.facts[game.cards[id]?.facts ?? -1];

/** How much a card is good for in the first turns; nothing where it cannot be paid for. */
function promise(facts: Facts, leader: Facts | undefined): number {
  const { type, abilities = {}, cost, conflict, keywords } = facts;
  const price = typeof cost === "number" ? cost : 0;
  if (price > DEAR) return 0;
  const points = Object.values(abilities).reduce((sum, value) => sum + value, 0);
  // Anybody may hire it away.
  if (keywords?.includes("Mercenary")) return 0;
  if (type === "agenda") return Math.max(0.1, agendaPromise(facts));
  if (type === "conflict") {
    const ability = conflict === undefined ? 0 : (leader?.abilities?.[conflict] ?? 0);
    return 0.1 + 0.1 * ability + prizeOf(facts) * Math.min(1, ability / 4);
  }
  return 1 + points - price / 2;
}
