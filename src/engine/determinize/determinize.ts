/** A game as it may be, for all that one seat knows: what players who are no people plan with. */
import type { CardFacts } from "../cards/facts.ts";
import type { Card, DrawStep, Game, Seat, StandingAnswers, Task } from "../state/game.ts";
import { draw, type RandomState, seeded, shuffled } from "../state/random.ts";
import { type CardId, CONFLICT_TYPES, type SeatIndex } from "../state/vocabulary.ts";
import { type Dealt, dealtAnew } from "./hidden-cards.ts";
import {
  declaredWithout,
  haltWithout,
  type NewNames,
  taskWithout,
  voteWithout,
  withoutAnswers,
} from "./secret-answers.ts";

/**
 * A game that this seat cannot tell from the real one, with all that it does not know made up: the cards of others that it
 * cannot see are blanks, what others have said in secret is still to be said, its own deck lies in another order, and
 * shuffles to come fall otherwise. The seat sees the same in both.
 *
 * Two games that the seat cannot tell apart give the same one.
 *
 * @param seed any text: of what the made-up parts are drawn.
 */
export function determinize(game: Game, seat: SeatIndex, seed: string): Game {
  const chance = new Chance(seed);
  const cards = dealtAnew(game, seat, () => CONFLICT_TYPES[chance.below(CONFLICT_TYPES.length)] ?? "intrigue");
  const { facts, names, indices } = factsInOrder(game, cards);
  const { standing, vote, halt, loose, aftermathStep: _, declareStep: __, drawStep: ___, ...rest } = game;
  const own = standing && ownStanding(standing, seat);
  const parked = loose && {
    ...loose,
    parked: withoutAnswers({ ...game, awaiting: loose.parked }, seat, names).awaiting,
  };
  return {
    ...rest,
    facts,
    cards: cards.cards.map((card, id) => ({ ...withOwnFacts(card, names), facts: indices[id] ?? 0 })),
    modifiers: game.modifiers.map((one) => (one.facts === undefined ? one : { ...one, facts: names.facts(one.facts) })),
    // Lists of their own: what is remembered by a list is not to be remembered of another game.
    inPlay: game.inPlay.slice(),
    seats: game.seats.map((one, index) => (index === seat ? ownSeat(game, one, seat, chance) : otherSeat(one, cards))),
    declared: game.declared.map((one) => declaredWithout(game, one, seat, names)),
    spent: game.spent.map(names.facts),
    playedThisTurn: game.playedThisTurn.map(names.facts),
    unsaid: game.unsaid.filter((one) => one.seat === seat),
    ...withoutAnswers(game, seat, names),
    ...(own ? { standing: own } : {}),
    ...(halt ? { halt: haltWithout(game, halt, seat, names) } : {}),
    ...(parked ? { loose: parked } : {}),
    tasks: game.tasks.map((task) => taskWithout(game, task, seat, names)),
    ...(vote === undefined ? {} : { vote: vote && voteWithout(vote, seat) }),
    random: chance.rest(),
  };
}

/** What the made-up parts are drawn from. */
class Chance {
  #state: RandomState;
  constructor(seed: string) {
    this.#state = seeded(`dealt anew ${seed}`);
  }
  below(below: number): number {
    const [value, next] = draw(this.#state, below);
    this.#state = next;
    return value;
  }
  shuffled<T>(items: readonly T[]): T[] {
    const [result, next] = shuffled(this.#state, items);
    this.#state = next;
    return result;
  }
  /** What the game goes on with. */
  rest(): RandomState {
    return this.#state;
  }
}

/** The facts of all cards that are known, and of the blanks, in an order that says nothing of the decks of others. */
function factsInOrder(
  game: Game,
  cards: Dealt,
): { facts: readonly CardFacts[]; names: NewNames; indices: readonly number[] } {
  const used = new Set(cards.facts);
  for (const index of namedFacts(game)) {
    const one = game.facts[index];
    if (one) used.add(one);
  }
  const facts = [...used].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const places = new Map(facts.map((one, index) => [one, index]));
  const placeOf = (one: CardFacts | undefined): number => (one && places.get(one)) ?? 0;
  return {
    facts,
    names: { card: cards.renamed, facts: (index) => placeOf(game.facts[index]) },
    indices: cards.facts.map(placeOf),
  };
}

/** A card with the text of another one: its own facts by their new place. */
function withOwnFacts<C extends Card>(card: C, { facts }: NewNames): C {
  const { play } = card;
  return play?.ownFacts === undefined ? card : { ...card, play: { ...play, ownFacts: facts(play.ownFacts) } };
}

/** Cards that everybody has seen and that are named by their facts alone. */
function namedFacts({ spent, playedThisTurn, tasks, awaiting, halt, loose, modifiers, cards }: Game): number[] {
  const answered = (task: Task) => (task.task === "triggers" || task.task === "respond" ? task.revealed : []);
  const asked = [...awaiting, ...(halt?.awaiting ?? []), ...(loose?.parked ?? [])];
  return [
    ...spent,
    ...playedThisTurn,
    ...modifiers.flatMap(({ facts }) => facts ?? []),
    ...cards.flatMap(({ play }) => play?.ownFacts ?? []),
    ...tasks.flatMap(answered),
    ...asked.flatMap((one) => (one.kind === "reveal" ? one.revealed : [])),
  ];
}

/** What somebody has said in advance is nobody else's business. */
function ownStanding({ aftermaths, cards }: StandingAnswers, seat: SeatIndex): StandingAnswers | null {
  const mine = {
    aftermaths: aftermaths.filter((one) => one.seat === seat),
    cards: (cards ?? []).filter((one) => one.seat === seat),
  };
  if (mine.aftermaths.length === 0 && mine.cards.length === 0) return null;
  return { aftermaths: mine.aftermaths, ...(mine.cards.length > 0 ? { cards: mine.cards } : {}) };
}

/** Nobody knows how the own deck lies, apart from cards on top of it that have been shown. */
function ownSeat(game: Game, seat: Seat, index: SeatIndex, chance: Chance): Seat {
  const seen = [...seenOnTop(game.drawStep, index), ...seenOnTop(game.halt?.drawStep, index)];
  const top = seat.deck.filter((id) => seen.includes(id));
  const hidden = seat.deck.filter((id) => !seen.includes(id));
  return {
    ...seat,
    deck: [...inAnyOrder(hidden, chance), ...top],
    hand: seat.hand.slice(),
    discard: seat.discard.slice(),
    removed: seat.removed.slice(),
    ...(seat.reserve ? { reserve: seat.reserve.slice() } : {}),
    ...(seat.crusade ? { crusade: inAnyOrder(seat.crusade, chance) } : {}),
  };
}

const seenOnTop = (step: DrawStep | undefined, seat: SeatIndex): readonly CardId[] =>
  step?.answers.find((one) => one.seat === seat)?.seen ?? [];

/** By their numbers first: how they come to lie hangs on nothing but which they are. */
const inAnyOrder = (cards: readonly CardId[], chance: Chance): CardId[] =>
  chance.shuffled(cards.toSorted((a, b) => a - b));

function otherSeat(seat: Seat, { renamed }: Dealt): Seat {
  return {
    ...seat,
    ambassador: seat.ambassador === null ? null : renamed(seat.ambassador),
    deck: seat.deck.map(renamed),
    hand: seat.hand.map(renamed),
    discard: seat.discard.slice(),
    removed: seat.removed.slice(),
    ...(seat.reserve ? { reserve: seat.reserve.map(renamed) } : {}),
    ...(seat.crusade ? { crusade: seat.crusade.map(renamed) } : {}),
  };
}
