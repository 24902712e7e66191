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
  const leader = factsOf(game, state.ambassador ?? -1);
  const cards = state.deck.flatMap((id) => {
    const facts = factsOf(game, id);
    return facts?.type && facts.ambassador === undefined && isOwn(facts, state.race) ? [{ id, facts }] : [];
  });
  const chosen: number[] = [];
  for (const type of [...WANTED, ...CARD_TYPES.filter((one) => !WANTED.some((wanted) => wanted === one))]) {
    if (chosen.length === asked.cards) break;
    const [first] = cards
      .filter(({ facts }) => facts.type === type && promise(facts, leader) > 0)
      .sort((a, b) => promise(b.facts, leader) - promise(a.facts, leader) || a.id - b.id);
    if (first) chosen.push(first.id);
  }
  if (asked.speciesAmbassador || chosen.length < asked.cards) return null;
  const action: Action = { type: "start-with", seat, cards: chosen };
  return apply(game, action).ok ? action : null;
}

const factsOf = (game: Game, id: number): Facts | undefined => game.facts[game.cards[id]?.facts ?? -1];

const isOwn = ({ race }: Facts, own: string): boolean => race === own || race === "neutral";

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
