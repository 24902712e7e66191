// engine: Playing Cards and Card Details; Support or Oppose a Conflict; Decks and Piles — what holds after every action of any game
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import {
  type Action,
  apply,
  createGame,
  type Game,
  legalActions,
  type Setup,
  type View,
  viewFor,
} from "../../../src/engine/index.ts";
import { factsOf, limitIn, maySee, playing, sameCard } from "../../../src/engine/state/lookup.ts";
import { misplaced, outOfBounds } from "./bounds.ts";
import { withHouseRules } from "./random-house.ts";
import { Dice, play, practiceSetup, type Step } from "./random-player.ts";
import { withRealCards } from "./random-real.ts";
import { asOffered, tried } from "./tried.ts";

/** From two seats to six, by all rule sets, every other game with real cards; the last ones by house rules. */
const GAMES = 12;
const HOUSE = 2;

function tableOf(number: number): Setup {
  const dice = new Dice(`invariants ${number}`);
  const practice = practiceSetup(2 + (number % 5), dice);
  const setup = number % 2 === 1 ? withRealCards(practice, dice) : practice;
  return number >= GAMES - HOUSE ? withHouseRules(setup, dice) : setup;
}

/** Cards in play of which there may be one only, and that have a copy there. */
function copies(game: Game): string[] {
  const open = game.inPlay.filter((id) => game.cards[id]?.play?.faceDown === false);
  return open.flatMap((id, at) => {
    const facts = factsOf(game, id);
    if (limitIn(game, facts) === "multiple" || facts.text?.oneEach) return [];
    return open.slice(at + 1).some((other) => sameCard(factsOf(game, other), facts)) ? [facts.title] : [];
  });
}

/** What is wrong with who rotates to take part: only what was ready does. */
function tired({ before, chosen: { action } }: Step): string[] {
  if (!["support", "oppose", "attack", "lead"].includes(action.type) || !("with" in action)) return [];
  const { rotated, neutralized, neutralizedIn } = before.cards[action.with ?? -1]?.play ?? {};
  const isFresh = !rotated && !neutralized && neutralizedIn !== before.turn;
  return isFresh ? [] : [`${factsOf(before, action.with ?? -1).title} takes part though it is not ready`];
}

/** The numbers of cards that a view names with their titles. */
function namedIn(value: unknown): number[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "id" in value && "title" in value && typeof value.id === "number" && "race" in value ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap(namedIn)];
}

/** What is wrong with what everybody sees: hands and decks of their size, and no card that is hidden from that seat. */
function misseen(game: Game): string[] {
  return playing(game).flatMap((seat) => {
    const view: View = viewFor(game, { seat });
    const sizes = view.seats.flatMap(({ handSize, deckSize }, other) => {
      const { hand, deck } = game.seats[other] ?? { hand: [], deck: [] };
      return handSize === hand.length && deckSize === deck.length ? [] : [`seat ${seat} miscounts ${other}`];
    });
    // What a question lays before its own player is shown for it.
    const { awaiting: _, ...board } = view;
    const hidden = namedIn(board).filter((id) => !maySee(game, seat, id));
    return [...sizes, ...hidden.map((id) => `seat ${seat} sees ${factsOf(game, id).title}`)];
  });
}

/** What is offered is taken, and what is not offered is refused, with nothing changed either way. */
function misoffered(before: Game, dice: Dice): string[] {
  const [asked] = before.awaiting;
  if (!asked) return [];
  const { seat } = asked;
  const legal = legalActions(before, seat);
  const saved = JSON.stringify(before);
  const possible = legal.filter(({ needs }) => needs.length === 0);
  const refused = possible.filter(({ action }) => !apply(before, action).ok);
  const offered = new Set(legal.map(({ action }) => asOffered(before, action)));
  const others = asked.kind === "action" ? Array.from({ length: 40 }, () => tried(before, seat, dice)) : [];
  const taken = others.filter((one) => !offered.has(asOffered(before, one)) && apply(before, one).ok);
  return [
    ...refused.map(({ sentence }) => `refused, and offered: ${sentence}`),
    ...taken.map((one) => `taken, and not offered: ${JSON.stringify(one)}`),
    ...(JSON.stringify(before) === saved ? [] : ["a game was changed by what was asked of it"]),
  ];
}

const hash = (game: Game) => createHash("sha256").update(JSON.stringify(game)).digest("hex");

it(`holds after every action of ${GAMES} random games`, { timeout: 300_000 }, () => {
  for (let number = 0; number < GAMES; number++) {
    const setup = tableOf(number);
    const dice = new Dice(`asks ${number}`);
    const script: Action[] = [];
    const stood = new Map<number, string>();
    const wrong: string[] = [];
    const end = play(
      setup,
      `invariants ${number}`,
      (step) => {
        const { before, applied } = step;
        const found = [...misplaced(applied.game), ...outOfBounds(applied.game), ...copies(applied.game)];
        wrong.push(...found, ...tired(step));
        if (dice.below(12) === 0) wrong.push(...misseen(applied.game), ...misoffered(before, dice));
        if (dice.below(40) === 0) stood.set(script.length, hash(before));
        script.push(step.chosen.action);
        expect(wrong, `game ${number}, after ${step.chosen.sentence}`).toEqual([]);
      },
      { oddEvery: 40 },
    );
    // A game is its setup, its seed and its actions: to take the last one back is to play all others again.
    let again = createGame(setup, `invariants ${number}`);
    for (const [at, action] of script.entries()) {
      const before = stood.get(at);
      if (before !== undefined) expect(hash(again)).toBe(before);
      const result = apply(again, action);
      if (!result.ok) expect.fail("a replayed action was refused");
      again = result.game;
    }
    expect(hash(again)).toBe(hash(end));
    expect(stood.size).toBeGreaterThan(0);
  }
});
