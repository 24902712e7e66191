/** How a position looks to a practice opponent, in points of power. Its weights come from matches: see `npm run arena`. */
import { type Game, mayWinStandard, powerOf, type SeatIndex } from "../../engine/index.ts";

/** What things are worth beside a point of power. */
export interface Weights {
  readonly rating: number;
  /** A point of an ability of a card in play; of a fleet's. */
  readonly ability: number;
  readonly fleet: number;
  readonly inner: number;
  /** A card of another kind in play, for each influence that it costs. */
  readonly asset: number;
  readonly agenda: number;
  /** A card in hand, up to so many; a face-down card of one's own in play. */
  readonly held: number;
  readonly mostHeld: number;
  readonly hidden: number;
  readonly unrest: number;
  /** A neutralized card is worth this part of itself. */
  readonly neutralized: number;
  /** A card that the deck has fewer than these. */
  readonly deck: number;
  readonly leastDeck: number;
  /** What the strongest of the others has counts so much, and what all of them have on average. */
  readonly best: number;
  readonly mean: number;
  /** The last points of power before a standard victory count more, the nearer the more. */
  readonly near: number;
  /** To have no way to a standard victory. */
  readonly barred: number;
  /** A card in play whose text lets its player initiate a conflict, gain power or influence, or draw: again in each turn. */
  readonly initiates: number;
  readonly gains: number;
  readonly draws: number;
}

export const WEIGHTS: Weights = {
  rating: 0.25,
  ability: 0.22,
  fleet: 0.16,
  inner: 1.6,
  asset: 0.15,
  agenda: 0.3,
  held: 0.15,
  mostHeld: 6,
  hidden: 0.3,
  unrest: -0.15,
  neutralized: 0.2,
  deck: -0.15,
  leastDeck: 12,
  best: 0.5,
  mean: 0.5,
  near: 0.5,
  barred: -2,
  initiates: 1.2,
  gains: 1.2,
  draws: 0.4,
};

/** The end of a game outweighs all that may be held. */
const WON = 200;

/** How good a game that `determinize` has made is for this seat. */
export function evaluate(game: Game, seat: SeatIndex, weights: Weights = WEIGHTS): number {
  if (game.result) {
    const { winners } = game.result;
    if (winners.includes(seat)) return WON / winners.length;
    return winners.length === 0 ? 0 : -WON;
  }
  const worth = worths(game, weights);
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (const [other, value] of worth.entries())
    if (other !== seat) {
      best = Math.max(best, value);
      sum += value;
    }
  return (worth[seat] ?? 0) - weights.best * best - (weights.mean * sum) / Math.max(1, worth.length - 1);
}

/** What each seat has. */
function worths(game: Game, weights: Weights): number[] {
  const worth = game.seats.map((seat, index) => {
    if (seat.eliminated) return -30;
    return (
      powerWorth(game, index, weights) +
      weights.rating * (seat.unspent + seat.spent) +
      weights.held * Math.min(seat.hand.length, weights.mostHeld) +
      weights.unrest * seat.unrest +
      weights.deck * Math.max(0, weights.leastDeck - seat.deck.length)
    );
  });
  for (const id of game.inPlay) {
    const card = game.cards[id];
    const play = card?.play;
    if (!card || !play || play.controller === null) continue;
    const value = cardWorth(game, card.facts, play, weights);
    worth[play.controller] = (worth[play.controller] ?? 0) + value;
  }
  return worth;
}

/** From so much power on a standard victory is near. */
const NEAR = 14;
const ENOUGH = 20;

function powerWorth(game: Game, seat: SeatIndex, { near, barred }: Weights): number {
  const power = powerOf(game, seat);
  if (!mayWinStandard(game, seat)) return power + barred;
  const last = Math.max(0, Math.min(power, ENOUGH) - NEAR);
  return power + (near * last * last) / (ENOUGH - NEAR);
}

/** What a text gives in each turn that is still to come. */
function lasting({ initiates = [], actions = [], statics = [] }: Text, weights: Weights): number {
  let worth = initiates.length > 0 ? weights.initiates : 0;
  for (const { effects } of actions)
    for (const { verb, ...effect } of effects) {
      if (!("who" in effect) || effect.who !== "you") continue;
      if (verb === "gain-power" || verb === "gain-influence") worth += weights.gains;
      else if (verb === "draw") worth += weights.draws;
    }
  for (const { gives } of statics) if (gives === "free-cards" || gives === "free-cards-more") worth += weights.draws;
  return worth;
}

type Text = NonNullable<Game["facts"][number]["text"]>;
type Play = NonNullable<Game["cards"][number]["play"]>;

function cardWorth(game: Game, index: number, play: Play, weights: Weights): number {
  if (play.faceDown) return weights.hidden;
  const facts = game.facts[index];
  if (!facts) return 0;
  const text = facts.text ? lasting(facts.text, weights) : 0;
  if (play.row === "agenda") return weights.agenda + text;
  const { type, cost } = facts;
  if (type !== "character" && type !== "fleet")
    return text + (typeof cost === "number" ? weights.asset * Math.min(cost, 8) : 0);
  let points = -play.damage - play.severe;
  for (const value of Object.values(facts.abilities ?? {})) points += value;
  const each = type === "fleet" ? weights.fleet : weights.ability;
  const worth = text + each * Math.max(1, points) + (play.row === "inner" ? weights.inner : 0);
  return play.neutralized ? worth * weights.neutralized : worth;
}
