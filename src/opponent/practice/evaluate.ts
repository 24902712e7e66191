/** How a position looks to a practice opponent, in points of power. Its weights come from matches: see `npm run arena`. */
import { type CardText, enemiesOf, type Game, mayWinStandard, powerOf, type SeatIndex } from "../../engine/index.ts";
import { agendaPromise, yieldOf } from "./promise.ts";
import { THIN_DECK } from "./uses.ts";

/** What things are worth beside a point of power. */
export interface Weights {
  readonly rating: number;
  /** A point of an ability of a card in play; of a fleet's. */
  readonly ability: number;
  readonly fleet: number;
  /** A character in the inner circle; again, as long as there is influence for what it does, and a part of that where there is not. */
  readonly inner: number;
  readonly acts: number;
  readonly unpaid: number;
  /** Somebody who may be promoted is worth this part of what that would bring. */
  readonly promising: number;
  /** A card of another kind in play, for each influence that it costs. */
  readonly asset: number;
  readonly agenda: number;
  /** A card in hand, up to so many; a face-down card of one's own in play. */
  readonly held: number;
  readonly mostHeld: number;
  readonly hidden: number;
  /** That an agenda is still hidden, beside the power that it would give. */
  readonly unseen: number;
  /** A card that has been drawn, wherever it is now, as long as the deck is not thin. */
  readonly seen: number;
  readonly unrest: number;
  /** A neutralized card is worth this part of itself. */
  readonly neutralized: number;
  /** An empty deck, which costs a character a turn and then the game; with each card that there is, so much less of that, up to so many. */
  readonly empty: number;
  readonly lasts: number;
  readonly leastDeck: number;
  /** What the strongest of the others has counts so much, and what all of them have on average. */
  readonly best: number;
  readonly mean: number;
  /** The last points of power before a standard victory count more, the nearer the more. */
  readonly near: number;
  /** To have no way to a standard victory; to win by no power at all, and to have nothing in play by which to win otherwise. */
  readonly barred: number;
  readonly wayless: number;
  /** A card in play whose text lets its player initiate a conflict, gain power or influence, or draw: again in each turn. */
  readonly initiates: number;
  readonly gains: number;
  readonly draws: number;
  /** To be at war with somebody whose fleets are far weaker; as much less with somebody whose are far stronger. */
  readonly war: number;
}

export const WEIGHTS: Weights = {
  rating: 0.25,
  ability: 0.22,
  fleet: 0.16,
  inner: 0.7,
  acts: 1.4,
  unpaid: 0.15,
  promising: 0.35,
  asset: 0.15,
  agenda: 0.3,
  held: 0.15,
  mostHeld: 6,
  hidden: 0.3,
  unseen: 0.6,
  seen: 0.25,
  unrest: -0.15,
  neutralized: 0.2,
  empty: -10,
  lasts: 0.8,
  leastDeck: 12,
  best: 0.5,
  mean: 0.5,
  near: 0.5,
  barred: -6,
  wayless: -8,
  initiates: 1.2,
  gains: 1.2,
  draws: 0.4,
  war: 0.8,
};

/** The end of a game outweighs all that may be held. */
const WON = 200;
/** What is held counts for no more than this beside it. */
const MOST_BESIDE = 50;

/** How good a game that `determinize` has made is for this seat. */
export function evaluate(game: Game, seat: SeatIndex, weights: Weights = WEIGHTS): number {
  if (game.result === null) return standing(game, seat, weights);
  const { winners } = game.result;
  if (winners.length === 0) return 0;
  // What looks won or lost may still go otherwise, if others do otherwise than is thought of them.
  const beside = Math.max(-MOST_BESIDE, Math.min(standing(game, seat, weights), MOST_BESIDE));
  return (winners.includes(seat) ? WON / winners.length : -WON) + beside;
}

/** What this seat has beside what the others have. */
function standing(game: Game, seat: SeatIndex, weights: Weights): number {
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
      weights.unrest * seat.unrest -
      weights.seen * Math.max(THIN_DECK, seat.deck.length) +
      emptyWorth(seat.deck.length, weights)
    );
  });
  const rows: Rows[] = game.seats.map(() => ({ inner: 0, others: 0 }));
  for (const id of game.inPlay) {
    const card = game.cards[id];
    const play = card?.play;
    if (!card || !play || play.controller === null) continue;
    const value =
      play.faceDown && play.row === "agenda"
        ? hiddenWorth(game, id, play.controller, weights)
        : cardWorth(game, card.facts, play, weights);
    worth[play.controller] = (worth[play.controller] ?? 0) + value;
    const row = rows[play.controller];
    const facts = game.facts[card.facts];
    if (!row || facts?.type !== "character" || play.neutralized || play.faceDown) continue;
    if (play.row === "inner") row.inner += 1;
    else if (isPromising(facts, play)) row.others += 1;
  }
  return worth.map(
    (value, index) => value + actsWorth(game, index, rows[index] ?? NOBODY, weights) + warWorth(game, index, weights),
  );
}

/** So much more military is far stronger. */
const FAR_STRONGER = 6;

/** Whoever is stronger takes influence and locations in a war, and whoever is weaker loses them. */
function warWorth(game: Game, seat: SeatIndex, { war }: Weights): number {
  if (!game.states?.some(({ name }) => name === "war")) return 0;
  const own = fleetsOf(game, seat);
  return enemiesOf(game, seat).reduce(
    (sum, enemy) => sum + war * Math.max(-1, Math.min((own - fleetsOf(game, enemy)) / FAR_STRONGER, 1)),
    0,
  );
}

/** The military of all fleets that a player controls and that are not neutralized. */
function fleetsOf(game: Game, seat: SeatIndex): number {
  return game.inPlay.reduce((sum, id) => {
    const card = game.cards[id];
    const { type, abilities } = game.facts[card?.facts ?? -1] ?? {};
    if (!card?.play || card.play.controller !== seat || card.play.neutralized || type !== "fleet") return sum;
    return sum + Math.max(0, (abilities?.military ?? 0) - card.play.damage - card.play.severe);
  }, 0);
}

/** engine: Draw Free Card — what it is to have so few cards left that must be drawn. */
function emptyWorth(deck: number, { empty, lasts, leastDeck }: Weights): number {
  return empty * (lasts ** Math.min(deck, leastDeck) - lasts ** leastDeck);
}

/** Whether somebody may be promoted by whoever has them. */
function isPromising({ text }: Game["facts"][number], { faction, controller, asylum }: Play): boolean {
  if (faction !== controller || asylum) return false;
  return !text?.statics?.some((one) => one.gives === "cannot" && one.what === "be-promoted" && one.to === "this");
}

/** How many able characters a player has in the inner circle, and outside of it such as may be promoted. */
interface Rows {
  inner: number;
  others: number;
}

const NOBODY: Rows = { inner: 0, others: 0 };

/** So much influence is spent each time that somebody rotates to build, to sponsor or to promote. */
const SPENT_EACH = 3;

/** Each member of the inner circle builds, sponsors or promotes once a turn, if that can be paid for. */
function actsWorth(game: Game, index: SeatIndex, { inner, others }: Rows, weights: Weights): number {
  const seat = game.seats[index];
  if (!seat || seat.eliminated) return 0;
  const paid = (seat.unspent + seat.spent) / SPENT_EACH;
  const worth = (members: number) =>
    weights.acts * (Math.min(members, paid) + weights.unpaid * Math.max(0, members - paid));
  const next = others > 0 ? weights.inner + worth(inner + 1) - worth(inner) : 0;
  return worth(inner) + weights.promising * next;
}

const ENOUGH = 20;
/** So much less than enough is near it. */
const NEAR = 6;

function powerWorth(game: Game, seat: SeatIndex, { near, barred, wayless }: Weights): number {
  const power = powerOf(game, seat);
  const nearness = (has: number, enough: number) => {
    const last = Math.max(0, Math.min(has, enough) - enough + NEAR);
    return (near * last * last) / NEAR;
  };
  if (mayWinStandard(game, seat)) return power + nearness(power, ENOUGH);
  const { drakh, unspent = 0, spent = 0 } = game.seats[seat] ?? {};
  if (!drakh) return power + barred;
  // Its power wins nothing, and only keeps the others from winning.
  const ways = game.inPlay.flatMap((id) => {
    const card = game.cards[id];
    const { race, text } = game.facts[card?.facts ?? -1] ?? {};
    return card?.play?.controller === seat && race === "drakh" && text?.wins ? text.wins : [];
  });
  const sought = ways.find(({ needs }) => needs === "rating");
  const closer = sought?.needs === "rating" ? nearness(unspent + spent, sought.atLeast) : 0;
  return power / 2 + (ways.length > 0 ? barred : wayless) + closer;
}

/** What a text gives in each turn that is still to come. */
function lasting(text: CardText, weights: Weights): number {
  const { power, cards, conflicts } = yieldOf(text);
  return (power > 0 ? weights.gains : 0) + (conflicts > 0 ? weights.initiates : 0) + weights.draws * cards;
}

type Play = NonNullable<Game["cards"][number]["play"]>;

/** What somebody has of bringing a card of their hand into play, as far as it can be told from what is printed on it. */
export function printedWorth(facts: Game["facts"][number], weights: Weights): number {
  const { type, cost, abilities = {}, text } = facts;
  if (type === "agenda") return weights.agenda + agendaPromise(facts);
  const points = Object.values(abilities).reduce((sum, value) => sum + value, 0);
  const lasts = text ? lasting(text, weights) : 0;
  if (type === "character") return lasts + weights.ability * Math.max(1, points);
  if (type === "fleet") return lasts + weights.fleet * Math.max(1, points);
  return lasts + (typeof cost === "number" ? weights.asset * Math.min(cost, 8) : 0);
}

/** A hidden agenda is as good as open, and better for not being seen; of another's nobody knows what it would give. */
function hiddenWorth(game: Game, id: number, seat: SeatIndex, { hidden, unseen }: Weights): number {
  const cards = game.cards.map((card) =>
    card.id === id && card.play ? { ...card, play: { ...card.play, faceDown: false } } : card,
  );
  const power = powerOf({ ...game, cards }, seat) - powerOf(game, seat);
  return power > 0 ? power + unseen : hidden;
}

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
