/** A game from some moment on, to be played on beside the real one: what nobody there may know is drawn at random. */
import type { CardFacts } from "../cards/facts.ts";
import type { Card, Game } from "../state/game.ts";
import { type RandomState, seeded, shuffled } from "../state/random.ts";
import type { SeatIndex } from "../state/vocabulary.ts";
import { determinize } from "./determinize.ts";
import { isMadeUp } from "./hidden-cards.ts";

/** The cards that a seat may have where nobody can see which: those of a deck that everybody may read. */
export interface Pool {
  readonly ambassador: CardFacts;
  /** Each single card of it, without the ambassador. */
  readonly cards: readonly CardFacts[];
}

export interface Continuing {
  /** Who plays on: what this seat knows stays as it is. */
  readonly seat: SeatIndex;
  /** Secret: all shuffles to come follow from it, and so do the cards that are drawn at random. */
  readonly seed: string;
  /** `all`: the game is over, and everything in it is known. `seat`: it runs, and the rest is drawn. */
  readonly knows: "all" | "seat";
  /** For each seat where its hidden cards are drawn from; null where there is no deck for it. */
  readonly pools: readonly (Pool | null)[];
}

/**
 * The game as it goes on in practice. Where only `seat` is known, it hangs on nothing but what that seat sees: two games that
 * the seat cannot tell apart give the same one. Cards of others whose facts are not all known give way too, as far as they
 * are hidden: nobody could read them off there.
 */
export function continued(game: Game, { seat, seed, knows, pools }: Continuing): Game {
  const ground = knows === "all" ? game : determinize(game, seat, `continued ${seed}`);
  return { ...dealtFrom(ground, seat, seed, pools), random: seeded(seed) };
}

/** The cards of this game that its other seats cannot be played with: in sight, and not all of their facts known. */
export function unreadable(game: Game, seat: SeatIndex): CardFacts[] {
  const open = game.cards.filter(({ owner }) => owner !== seat).flatMap(({ facts }) => game.facts[facts] ?? []);
  return [...new Set(open)].filter(({ complete }) => complete !== true);
}

/** Of the other seats each hidden card that is made up or cannot be read is one out of that seat's pool. */
function dealtFrom(game: Game, seat: SeatIndex, seed: string, pools: Continuing["pools"]): Game {
  const facts = game.facts.slice();
  const places = new Map(facts.map((one, at) => [one.id, at]));
  const placed = (one: CardFacts): number => {
    const at = places.get(one.id) ?? facts.push(one) - 1;
    places.set(one.id, at);
    return at;
  };
  const cards = game.cards.slice();
  for (const [owner, pool] of pools.entries()) {
    if (owner === seat || pool === null) continue;
    const stock = new Stock(rest(pool.cards, game, owner), pool.cards, seededFor(seed, owner));
    for (const [id, card] of game.cards.entries()) {
      const now = facts[card.facts];
      if (card.owner !== owner || now === undefined || !isHidden(game, card) || !givesWay(card, now)) continue;
      const drawn = card.zone === "limbo" ? pool.ambassador : stock.draw(wantedFor(card));
      if (drawn) cards[id] = { ...card, facts: placed(drawn) };
    }
  }
  return { ...game, facts, cards };
}

const seededFor = (seed: string, owner: SeatIndex): RandomState => seeded(`continued ${seed} ${owner}`);

const HIDDEN: ReadonlySet<Card["zone"]> = new Set<Card["zone"]>(["hand", "deck", "reserve", "crusade", "declared"]);

/** What lies where nobody but its owner looks. */
function isHidden({ turn }: Game, { zone, play }: Card): boolean {
  if (play) return play.faceDown;
  return HIDDEN.has(zone) || (zone === "limbo" && turn === 0);
}

const givesWay = ({ zone }: Card, facts: CardFacts): boolean =>
  isMadeUp(facts) || (facts.complete !== true && zone !== "declared");

/** What may lie in such a place; a conflict without a target, since none is named. */
function wantedFor({ zone, play }: Card): (facts: CardFacts) => boolean {
  if (play?.row === "agenda") return ({ type }) => type === "agenda";
  if (play) return ({ type }) => type === "contingency";
  if (zone !== "declared") return () => true;
  return ({ type, text }) =>
    type === "conflict" && text?.conflict?.form === "opposable" && !text.target && !text.requires && !text.pays;
}

/** The pool without the copies that are known to lie elsewhere. */
function rest(pool: readonly CardFacts[], game: Game, owner: SeatIndex): CardFacts[] {
  const left = pool.slice();
  for (const card of game.cards) {
    const id = card.owner === owner ? game.facts[card.facts]?.id : undefined;
    const at = id === undefined ? -1 : left.findIndex((one) => one.id === id);
    if (at !== -1) left.splice(at, 1);
  }
  return left;
}

/** Cards in a random order, the whole pool anew once they are used up. */
class Stock {
  #left: CardFacts[];
  #state: RandomState;
  constructor(
    first: readonly CardFacts[],
    private readonly all: readonly CardFacts[],
    state: RandomState,
  ) {
    [this.#left, this.#state] = shuffled(state, first);
  }

  /** The next that is so; nothing where none of the whole pool is. */
  draw(isWanted: (facts: CardFacts) => boolean): CardFacts | null {
    const drawn = this.#next(isWanted);
    if (drawn !== null) return drawn;
    this.#refill();
    return this.#next(isWanted);
  }

  #next(isWanted: (facts: CardFacts) => boolean): CardFacts | null {
    const at = this.#left.findIndex(isWanted);
    return at === -1 ? null : (this.#left.splice(at, 1)[0] ?? null);
  }

  #refill(): void {
    const [more, state] = shuffled(this.#state, this.all);
    this.#left = [...this.#left, ...more];
    this.#state = state;
  }
}
