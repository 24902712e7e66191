/** Whole games played by chance from a seed, for tests and figures. */

import type { StarterDeck } from "../../src/engine/cards/decks.ts";
import { PRACTICE_CARDS, PRACTICE_DECKS } from "../../src/engine/cards/practice/index.ts";
import {
  type Action,
  type ActionType,
  type Applied,
  apply,
  type CardFacts,
  createGame,
  excludes,
  type Game,
  type LegalAction,
  leadsFaction,
  legalActions,
  mostUrgent,
  type Setup,
  sentence,
} from "../../src/engine/index.ts";
import { draw, type RandomState, seeded } from "../../src/engine/random.ts";
import { atAnyTime, factsFor } from "./random-extras.ts";

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
    if (items.length === 0) throw new Error("nothing to choose from");
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

/** So many practice decks of factions that may sit together, and of ambassadors that do not clash more than they must. */
export function practiceSetup(seats: number, dice: Dice): Setup {
  const decks: StarterDeck[] = [];
  while (decks.length < seats) {
    const free = PRACTICE_DECKS.filter((deck) => !decks.some((other) => excludes(deck, other)));
    // Half of the players are of the Babylon Project: as at a table, and so that each faction meets the others.
    const project = free.filter(({ faction }) => faction === "babylon-project");
    const deck = dice.of(project.length > 0 && dice.below(2) === 0 ? project : free);
    // Three corporate characters and four species ambassadors lead no more factions than that.
    const alike = decks.filter(({ faction, race }) =>
      deck.faction === "corporate" ? faction === "corporate" : race === "non-aligned" && faction === deck.faction,
    );
    const most = deck.faction === "corporate" ? 2 : 3;
    if ((deck.faction !== "corporate" && deck.race !== "non-aligned") || alike.length < most) decks.push(deck);
  }
  return { ...setupOf(decks), rules: rulesOf(decks, dice) };
}

/** Mostly the Engine Rules; by the others only who sits down to them. */
function rulesOf(decks: readonly StarterDeck[], dice: Dice): Setup["rules"] {
  const rules = dice.below(3) === 0 ? dice.of(["casual", "tournament", "quickstart"] as const) : "engine";
  return decks.some(({ faction }) => faction === "corporate") ? "engine" : rules;
}

/** The same table with decks that run out soon: two cards of three are left at home, ambassadors aside. */
export function withThinDecks(setup: Setup): Setup {
  const leads = new Set(
    setup.cards.filter((card) => setup.seats.some((seat) => leadsFaction(card, seat))).map(({ id }) => id),
  );
  return {
    ...setup,
    seats: setup.seats.map((seat) => ({
      ...seat,
      deck: seat.deck.filter((id, index) => index % 3 === 0 || leads.has(id)),
    })),
  };
}

/** The same table with cards of which nobody has written down the numbers: they are asked for when they matter. */
export function withUnknownFacts(setup: Setup, dice: Dice): Setup {
  return {
    ...setup,
    cards: setup.cards.map((card) => {
      if (setup.seats.some((seat) => leadsFaction(card, seat)) || dice.below(3) > 0) return card;
      const { cost: _cost, abilities: _abilities, complete: _complete, ...rest } = card;
      return rest;
    }),
  };
}

const QUIET: readonly ActionType[] = ["pass", "keep", "declare-nothing"];

/** What is nearly always possible, and soon leaves nothing to do anything else with. */
const SELDOM: readonly ActionType[] = ["bid", "discard-agenda", "standing", "wait", "loose", "object", "surrender"];

/** How often each kind of action has been taken in a run. */
export type Taken = ReadonlyMap<ActionType, number>;
/** What has been taken less often than this in a run is done more gladly than the rest. */
const RARE = 200;

/**
 * One of the legal actions; a player who does something is more fun than one who passes. Every other time a kind of
 * action is drawn first and one of that kind then, so that what is seldom possible is not lost among what always is.
 */
export function choose(legal: readonly LegalAction[], dice: Dice, taken?: Taken): LegalAction {
  const rare = taken && dice.below(3) === 0 ? rarest(legal, taken) : null;
  if (rare !== null) return dice.of(legal.filter(({ action }) => action.type === rare));
  const often = legal.filter(({ action }) => !SELDOM.includes(action.type));
  const open = often.length > 0 && dice.below(12) > 0 ? often : legal;
  const busy = open.filter(({ action }) => !QUIET.includes(action.type));
  const among = busy.length > 0 && dice.below(10) < 7 ? busy : open;
  if (dice.below(2) === 0) return dice.of(among);
  const there = new Set(among.map(({ action }) => action.type));
  // Without an inner circle nobody ever leaves one.
  if (there.has("promote") && dice.below(2) === 0) there.clear();
  const kind = there.size === 0 ? "promote" : dice.of([...there]);
  return dice.of(among.filter(({ action }) => action.type === kind));
}

/** The kind of action that has been taken least of those that are possible, while it still counts as rare. */
function rarest(legal: readonly LegalAction[], taken: Taken): ActionType | null {
  const count = (type: ActionType) => taken.get(type) ?? 0;
  const kinds = [...new Set(legal.map(({ action }) => action.type))].filter((type) => count(type) < RARE);
  return kinds.toSorted((a, b) => count(a) - count(b))[0] ?? null;
}

export interface Step {
  before: Game;
  legal: readonly LegalAction[];
  chosen: LegalAction;
  applied: Extract<Applied, { ok: true }>;
}

export interface PlayOptions {
  /** An action of this many may be one that no list offers: conceding, a card's text by hand. 0: never. */
  oddEvery?: number;
  /** More actions than this are a game that never ends. */
  most?: number;
  /** What has been taken so far in the run: what is rare is then preferred. */
  taken?: Taken;
}

/** Plays until the game is over, showing each step to `watch`. Throws where the game stalls or refuses a legal action. */
export function play(
  setup: Setup,
  seed: string,
  watch: (step: Step) => void = () => {},
  { oddEvery = 0, most = 8_000, taken }: PlayOptions = {},
): Game {
  const dice = new Dice(`dice ${seed}`);
  let game = createGame(setup, seed);
  for (let steps = 0; !game.result; steps++) {
    if (steps > most) throw new Error(`no end after ${most} actions, turn ${game.turn}`);
    const odd = oddEvery > 0 && dice.below(oddEvery) === 0 ? atAnyTime(game, dice) : null;
    const { seat, legal, chosen, applied } = odd ?? turn(game, dice, taken);
    if (!applied.ok) throw new Error(`seat ${seat}: ${chosen.sentence}: ${JSON.stringify(applied.refusal)}`);
    watch({ before: game, legal, chosen, applied });
    game = applied.game;
  }
  return game;
}

/** What somebody who is asked does: one of the legal actions, or what is printed on a card that it hangs on. */
function turn(game: Game, dice: Dice, taken: Taken | undefined) {
  const { seat } = dice.of(game.awaiting);
  const asked = mostUrgent(game.awaiting, seat);
  const legal = legalActions(game, seat);
  const needed = asked?.kind === "fact" ? factsFor(seat, asked.card, asked.facts, dice) : null;
  const first = needed ? spoken(game, needed) : choose(legal, dice, taken);
  const applied = apply(game, first.action);
  if (applied.ok || !applied.refusal.needs) return { seat, legal, chosen: first, applied };
  const { card, facts } = applied.refusal.needs;
  const chosen = spoken(game, factsFor(seat, card, facts, dice));
  return { seat, legal, chosen, applied: apply(game, chosen.action) };
}

/** An action as an entry of a list of legal ones. */
export function spoken(game: Game, action: Action): LegalAction {
  return { action, sentence: sentence(game, action), needs: [] };
}
