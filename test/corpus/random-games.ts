/** The corpus's whole games, played by chance. */
import {
  type Action,
  type ActionType,
  type Effect,
  type Game,
  GENERATORS,
  MOST_SEATS,
  NEWEST_REVISION,
  type Setup,
} from "../../src/engine/index.ts";
import { withHouseRules } from "../engine/play/random-house.ts";
import { Dice, play, practiceSetup, withThinDecks, withUnknownFacts } from "../engine/play/random-player.ts";
import { withRealCards } from "../engine/play/random-real.ts";
import type { RecordedGame, Unplayed } from "./recorded.ts";

const GAMES = 60;
/** Of the newest reading of the rules, which are held besides; a small file, since each new reading brings others. */
const NEWEST = 8;
/** An action of this many is one that no list offers: an effect by hand most often. */
const ODD_EVERY = 8;

/** Two to ten seats, every set of rules and of house rules, either generator, thin and whole decks, unknown facts. */
export function randomGames(): Unplayed<RecordedGame>[] {
  return [...gamesOf(GAMES, "corpus"), seldomByHand()];
}

/** Games as those are played that begin now. */
export const newestGames = (): Unplayed<RecordedGame>[] => [
  ...gamesOf(NEWEST, `revision ${NEWEST_REVISION}`),
  ofTheLeague(),
];

/** The first turn of a table that has agreed on the second ambassadors of several Non-Aligned players. */
function ofTheLeague(): Unplayed<RecordedGame> {
  const members = (setup: Setup) => setup.seats.filter(({ race }) => race === "non-aligned").length;
  const house = { base: "engine", changed: { "second-ambassadors": "in-reverse" } } as const;
  for (let number = 0; number < 200; number++) {
    const seed = `league ${number}`;
    const found = practiceSetup(5, new Dice(seed));
    if (members(found) < 2 || found.rules !== "engine") continue;
    const setup: Setup = { ...found, rules: "house", house };
    const actions: Action[] = [];
    play(setup, seed, ({ chosen: { action } }) => actions.push(action), { until: ({ turn }) => turn > 1 });
    return {
      name: "several Non-Aligned",
      start: { setup, seed, generator: "sha256", revision: NEWEST_REVISION },
      actions,
    };
  }
  throw new Error("no such table comes up");
}

function gamesOf(length: number, prefix: string): Unplayed<RecordedGame>[] {
  const taken = new Map<ActionType, number>();
  return Array.from({ length }, (_, number) => {
    const dice = new Dice(`${prefix} ${number}`);
    const generator = GENERATORS[number % GENERATORS.length];
    const setup = setupOf(number, dice);
    const seed = `${prefix} game ${number}`;
    const actions: Action[] = [];
    const watch = ({ chosen: { action } }: { chosen: { action: Action } }) => {
      actions.push(action);
      taken.set(action.type, (taken.get(action.type) ?? 0) + 1);
    };
    play(setup, seed, watch, { oddEvery: ODD_EVERY, taken, ...(generator ? { generator } : {}) });
    const name = `game ${number}: ${setup.seats.length} seats, ${setup.rules} rules`;
    return { name, start: { setup, seed, generator: generator ?? "sha256", revision: NEWEST_REVISION }, actions };
  });
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
