/** Whole games played by chance from a seed, for tests and figures. */

import type { StarterDeck } from "../../src/engine/cards/decks.ts";
import { PRACTICE_CARDS, PRACTICE_DECKS } from "../../src/engine/cards/practice/index.ts";
import {
  type Action,
  type Applied,
  apply,
  type CardFacts,
  createGame,
  type Game,
  type LegalAction,
  legalActions,
  type Setup,
} from "../../src/engine/index.ts";
import { draw, type RandomState, seeded } from "../../src/engine/random.ts";

/** A source of chance that is not the game's own. */
export class Dice {
  #state: RandomState;
  constructor(seed: string) {
    this.#state = seeded(seed);
  }
  /** A whole number from 0 to `below` - 1. */
  below(below: number): number {
    const [value, next] = draw(this.#state, below);
    this.#state = next;
    return value;
  }
  of<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error("nothing to choose from");
    return item;
  }
}

/** A seat for each deck, in the decks' order. */
export function setupOf(decks: readonly StarterDeck[], cards: readonly CardFacts[] = PRACTICE_CARDS): Setup {
  return {
    rules: "engine",
    cards,
    seats: decks.map((deck, index) => ({
      name: `Player ${index + 1}`,
      race: deck.race,
      faction: deck.faction,
      ambassador: deck.ambassador,
      deck: deck.cards.flatMap(([count, id]) => Array.from({ length: count }, () => id)),
    })),
  };
}

/** Two to six practice decks; the sixth seat, and now and then the second, is another Non-Aligned. */
export function practiceSetup(seats: number, dice: Dice): Setup {
  const [nonAligned, ...others] = [...PRACTICE_DECKS].sort(
    (a, b) => Number(b.race === "non-aligned") - Number(a.race === "non-aligned"),
  );
  if (!nonAligned) throw new Error("no Non-Aligned practice deck");
  const decks: StarterDeck[] = [];
  const pool = [nonAligned, ...others, nonAligned];
  while (decks.length < seats) decks.push(...pool.splice(dice.below(pool.length), 1));
  return setupOf(decks);
}

const QUIET: readonly Action["type"][] = ["pass", "keep", "declare-nothing"];

/** One of the legal actions; a player who does something is more fun than one who passes. */
export function choose(legal: readonly LegalAction[], dice: Dice): LegalAction {
  const busy = legal.filter((one) => !QUIET.includes(one.action.type));
  return dice.of(busy.length > 0 && dice.below(10) < 7 ? busy : legal);
}

export interface Step {
  before: Game;
  legal: readonly LegalAction[];
  chosen: LegalAction;
  applied: Extract<Applied, { ok: true }>;
}

/** Plays until the game is over, showing each step to `watch`. Throws where the game stalls or refuses a legal action. */
export function play(setup: Setup, seed: string, watch: (step: Step) => void = () => {}, most = 8_000): Game {
  const dice = new Dice(`dice ${seed}`);
  let game = createGame(setup, seed);
  for (let steps = 0; !game.result; steps++) {
    if (steps > most) throw new Error(`no end after ${most} actions, turn ${game.turn}`);
    const seat = dice.of(game.awaiting).seat;
    const legal = legalActions(game, seat);
    if (legal.length === 0) throw new Error(`seat ${seat} owes ${JSON.stringify(game.awaiting)} and can do nothing`);
    const chosen = choose(legal, dice);
    const applied = apply(game, chosen.action);
    if (!applied.ok) throw new Error(`${chosen.sentence}: ${JSON.stringify(applied.refusal)}`);
    watch({ before: game, legal, chosen, applied });
    game = applied.game;
  }
  return game;
}
