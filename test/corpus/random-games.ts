/** The corpus's whole games, played by chance. */
import {
  type Action,
  type ActionType,
  type Effect,
  type Game,
  GENERATORS,
  MOST_SEATS,
  NEWEST_REVISION,
} from "../../src/engine/index.ts";
import { withHouseRules } from "../engine/random-house.ts";
import { Dice, play, practiceSetup, withThinDecks, withUnknownFacts } from "../engine/random-player.ts";
import { withRealCards } from "../engine/random-real.ts";
import type { RecordedGame, Unplayed } from "./recorded.ts";

const GAMES = 60;
/** An action of this many is one that no list offers: an effect by hand most often. */
const ODD_EVERY = 8;

/** Two to ten seats, every set of rules and of house rules, either generator, thin and whole decks, unknown facts. */
export function randomGames(): Unplayed<RecordedGame>[] {
  const taken = new Map<ActionType, number>();
  const games = Array.from({ length: GAMES }, (_, number) => {
    const dice = new Dice(`corpus ${number}`);
    const generator = GENERATORS[number % GENERATORS.length];
    const setup = setupOf(number, dice);
    const seed = `corpus game ${number}`;
    const actions: Action[] = [];
    const watch = ({ chosen: { action } }: { chosen: { action: Action } }) => {
      actions.push(action);
      taken.set(action.type, (taken.get(action.type) ?? 0) + 1);
    };
    play(setup, seed, watch, { oddEvery: ODD_EVERY, taken, ...(generator ? { generator } : {}) });
    const name = `game ${number}: ${setup.seats.length} seats, ${setup.rules} rules`;
    return { name, start: { setup, seed, generator: generator ?? "sha256", revision: NEWEST_REVISION }, actions };
  });
  return [...games, seldomByHand()];
}

/** What hands seldom do, one after the other: verbs that cards alone come to otherwise. */
const SELDOM: readonly Effect[] = [
  { verb: "later", on: "turn-ends", effects: [{ verb: "gain-influence", who: { seat: 0 }, amount: 1 }] },
  { verb: "later", on: "draw-round", effects: [{ verb: "gain-power", who: { seat: 1 }, amount: 1 }] },
  { verb: "set-goal", goal: 1 },
  { verb: "set-paid", amount: 2 },
];

/** The first action round of two players, in which somebody does this by hand. */
function seldomByHand(): Unplayed<RecordedGame> {
  const seed = "corpus by hand";
  const setup = practiceSetup(2, new Dice(seed));
  const actions: Action[] = [];
  const until = ({ round }: Game) => round === "action";
  play(setup, seed, ({ chosen: { action } }) => actions.push(action), { until });
  for (const effect of SELDOM) actions.push({ type: "effect", seat: 0, because: "A Card", effect });
  return { name: "seldom by hand", start: { setup, seed, generator: "sha256", revision: NEWEST_REVISION }, actions };
}

function setupOf(number: number, dice: Dice) {
  // Two to ten in turn, small tables oftener: they come further.
  const seats = number % 3 === 2 ? 5 + (((number / 3) % (MOST_SEATS - 4)) | 0) : 2 + (number % 4);
  const practice = practiceSetup(seats, dice);
  const setup = number % 2 === 1 ? withRealCards(practice, dice) : practice;
  if (number % 6 === 5) return withHouseRules(withThinDecks(setup, dice), dice);
  if (number % 8 === 0) return withUnknownFacts(setup, dice);
  return number % 4 === 3 ? setup : withThinDecks(setup, dice);
}
