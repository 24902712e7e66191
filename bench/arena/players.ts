/** Whom the arena knows. */
import {
  type Action,
  apply,
  type Game,
  legalActions,
  mostUrgent,
  type SeatIndex,
  viewFor,
} from "../../src/engine/index.ts";
import { greedy } from "../../src/opponent/greedy.ts";
import { practice } from "../../src/opponent/practice/choose.ts";
import { atAnyTime, factsFor } from "../../test/engine/play/random-extras.ts";
import { choose, Dice } from "../../test/engine/play/random-player.ts";

/** What a seat does in a position; the seed is another one for each move. */
export type ArenaPlayer = (game: Game, seat: SeatIndex, seed: string) => Action | null;

export const PLAYERS = {
  random: (game, seat, seed) => choose(legalActions(game, seat), new Dice(seed)).action,
  greedy: (game, seat) => greedy(viewFor(game, { seat }), legalActions(game, seat)).action,
  practice: (game, seat, seed) => consent(game, seat) ?? practice(game, seat, seed),
  person,
} as const satisfies Record<string, ArenaPlayer>;

/** What is proposed for a step is agreed to, as a practice opponent's seat at a table does. */
function consent(game: Game, seat: SeatIndex): Action | null {
  const { loose } = game;
  const agrees: Action = { type: "loose", seat };
  return loose && !loose.on && !loose.agreed.includes(seat) && apply(game, agrees).ok ? agrees : null;
}

/** What a person does gladly here because it comes up so seldom: to object, to order a pile, to turn Drakh, and what only a Drakh does. */
function isRare(game: Game, action: Action): boolean {
  if (["object", "move-chaos", "pile"].includes(action.type)) return true;
  if (action.type !== "sponsor" && action.type !== "rotate") return false;
  return game.facts[game.cards[action.card]?.facts ?? -1]?.race === "drakh";
}

/** One thing in so many is something that may be done at any time. */
const ODD = 8;

/** Of a hand of more than this several cards go at once, so that there is a pile to order. */
const FULL = 3;

/** Somebody who plays by chance, and does and says at the table what people do, who have cards in their hands and texts to read. */
function person(game: Game, seat: SeatIndex, seed: string): Action {
  const dice = new Dice(seed);
  const asked = mostUrgent(game.awaiting, seat);
  if (asked?.kind === "fact") return factsFor(seat, asked.card, asked.facts, dice);
  const { hand = [] } = game.seats[seat] ?? {};
  if (asked?.kind === "discard" && hand.length > FULL) return { type: "discard", seat, cards: hand.slice(FULL - 1) };
  const odd = dice.below(ODD) === 0 ? atAnyTime(game, dice) : null;
  if (odd?.seat === seat) return odd.chosen.action;
  const legal = legalActions(game, seat);
  const rare = legal.filter(({ action }) => isRare(game, action));
  const { action } = rare.length > 0 && dice.below(2) === 0 ? dice.of(rare) : choose(legal, dice);
  const applied = apply(game, action);
  const needs = applied.ok ? undefined : applied.refusal.needs;
  return needs ? factsFor(seat, needs.card, needs.facts, dice) : action;
}

export type PlayerName = keyof typeof PLAYERS;

export const isPlayer = (name: string): name is PlayerName => Object.hasOwn(PLAYERS, name);
