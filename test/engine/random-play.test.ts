import { describe, expect, it } from "vitest";
import {
  type Action,
  type ActionType,
  actionSchema,
  apply,
  createGame,
  type Game,
  MOST_SEATS,
  viewFor,
} from "../../src/engine/index.ts";
import { factsOf, playing } from "../../src/engine/lookup.ts";
import { Dice, play, practiceSetup, withThinDecks, withUnknownFacts } from "./random-player.ts";

const GAMES = 200;
/** Every kind of action is taken at least so often in the whole run. */
const LEAST = 100;
/** Every kind of action that there is: a new one is wanted here by itself. */
const KINDS: readonly ActionType[] = actionSchema.options.map(({ shape }) => shape.type.value);

/** A table of its own for each number: most with decks that run out, some with cards that nobody knows the numbers of. */
function tableOf(number: number, dice: Dice) {
  // Ten sit down once in twenty-five games: such a table plays as long as five of the others.
  const setup = practiceSetup(number % 25 === 24 ? MOST_SEATS : 2 + (number % 5), dice);
  if (number % 4 !== 0) return withThinDecks(setup);
  return number % 8 === 0 ? withUnknownFacts(setup, dice) : setup;
}

/** What is wrong with where the cards lie: each is in exactly one place, and knows it. */
function misplaced(game: Game): string[] {
  const wrong: string[] = [];
  const places = new Map<number, string>();
  const put = (id: number, place: string) => {
    if (places.has(id)) wrong.push(`card ${id} is in ${places.get(id)} and in ${place}`);
    places.set(id, place);
  };
  for (const seat of game.seats)
    for (const pile of ["deck", "hand", "discard", "removed"] as const) for (const id of seat[pile]) put(id, pile);
  for (const id of game.inPlay) put(id, "play");
  for (const { card, as } of game.declared) if (as === undefined && card !== null) put(card, "declared");
  for (const { card } of game.conflicts)
    if (card !== null && game.cards[card]?.zone === "declared") put(card, "declared");
  for (const card of game.cards) {
    const place = places.get(card.id) ?? "limbo";
    if (card.zone !== place || (card.play !== null) !== (place === "play"))
      wrong.push(`card ${card.id} lies in ${place} and says ${card.zone}`);
    // Only an ambassador that has been chosen and not yet revealed is nowhere.
    if (place === "limbo" && !game.seats.some((seat) => seat.ambassador === card.id))
      wrong.push(`card ${card.id} is lost`);
  }
  return wrong;
}

/** What is wrong with the numbers: each stays where the rules allow it. */
function outOfBounds(game: Game): string[] {
  const wrong: string[] = [];
  const within = (what: string, value: number, least: number, most = Number.POSITIVE_INFINITY) => {
    if (!(value >= least && value <= most)) wrong.push(`${what} is ${value}`);
  };
  for (const [index, seat] of game.seats.entries()) {
    within("unspent influence", seat.unspent, 0);
    within("spent influence", seat.spent, 0);
    within("influence rating", seat.unspent + seat.spent, 3);
    within("unrest", seat.unrest, 1, 5);
    for (const [toward, tension] of seat.tensions.entries()) if (toward !== index) within("tension", tension, 1, 5);
  }
  if (!game.result && game.awaiting.length === 0) wrong.push("nobody is asked for anything");
  for (const decision of game.awaiting)
    if (!playing(game).includes(decision.seat)) wrong.push(`seat ${decision.seat} is out and is asked for something`);
  return wrong;
}

/** The titles that only this seat may know, as against what lies open. */
function secretsOf(game: Game, seat: number): Set<string> {
  const open = new Set<string>();
  const hidden = new Set<string>();
  const printed: string[] = [];
  for (const card of game.cards) {
    const { title } = factsOf(game, card.id);
    const isOpen =
      (card.play !== null && !card.play.faceDown) ||
      card.zone === "discard" ||
      card.zone === "removed" ||
      game.conflicts.some((conflict) => conflict.card === card.id) ||
      // Turned up, and waiting for its target.
      game.awaiting.some((decision) => decision.kind === "initiate" && decision.card === card.id);
    if (isOpen) {
      open.add(title);
      printed.push(factsOf(game, card.id).text?.says ?? "");
    } else if (card.owner === seat) hidden.add(title);
  }
  for (const title of open) hidden.delete(title);
  // What is printed on an open card may name another one.
  for (const title of hidden) if (printed.some((text) => text.includes(title))) hidden.delete(title);
  return hidden;
}

function leaks(text: string, secrets: ReadonlySet<string>): string[] {
  return [...secrets].filter((title) => text.includes(JSON.stringify(title).slice(1, -1)));
}

/** Actions that resemble a legal one but name another seat, card, conflict or kind. */
function mutated(action: Action, dice: Dice, game: Game): unknown {
  const copy: Record<string, unknown> = { ...action };
  const keys = Object.keys(copy);
  const key = dice.of(keys);
  const wrong: unknown[] = [
    dice.below(game.cards.length),
    dice.below(9),
    -1,
    9_999,
    "x",
    null,
    [],
    [0, 0],
    { what: "card", card: 0 },
  ];
  copy[key] = dice.of(wrong);
  return copy;
}

describe("Random play", () => {
  it(`plays ${GAMES} whole games of 2 to 10 seats to an end, and every one keeps the rules`, {
    timeout: 360_000,
  }, () => {
    const victories = new Map<string, number>();
    const taken = new Map<ActionType, number>(KINDS.map((kind) => [kind, 0]));
    let actions = 0;
    let refusedMutants = 0;
    for (let number = 0; number < GAMES; number++) {
      const dice = new Dice(`table ${number}`);
      const setup = tableOf(number, dice);
      const seed = `game ${number}`;
      const script: Action[] = [];
      const end = play(
        setup,
        seed,
        ({ before, legal, chosen, applied }) => {
          const { type } = chosen.action;
          script.push(chosen.action);
          taken.set(type, (taken.get(type) ?? 0) + 1);
          actions++;
          const possible = legal.filter(({ needs }) => needs.length === 0);
          if (actions % 17 === 0 && possible.length > 0) {
            // Everything that is offered is accepted …
            const offered = dice.of(possible);
            expect(apply(before, offered.action).ok, offered.sentence).toBe(true);
            // … and what is refused changes nothing.
            const saved = JSON.stringify(before);
            const mutant = mutated(offered.action, dice, before);
            const result = apply(before, mutant);
            if (!result.ok) refusedMutants++;
            expect(JSON.stringify(before)).toBe(saved);
          }
          if (actions % 53 === 0) {
            expect(misplaced(applied.game)).toEqual([]);
            expect(outOfBounds(applied.game)).toEqual([]);
            expect(JSON.parse(JSON.stringify(applied.game))).toEqual(applied.game);
          }
          if (actions % 97 === 0) {
            for (const seat of before.seats.keys()) {
              const secrets = secretsOf(applied.game, seat);
              for (const viewer of [...before.seats.keys()].filter((other) => other !== seat))
                expect(
                  leaks(
                    JSON.stringify(viewFor(applied.game, { seat: viewer })),
                    withoutOwn(secrets, applied.game, viewer),
                  ),
                ).toEqual([]);
              expect(leaks(JSON.stringify(viewFor(applied.game, "public")), secrets)).toEqual([]);
              expect(leaks(JSON.stringify(viewFor(applied.game, "judge")), secrets)).toEqual([]);
              // Rivals who clash have shown the ambassador that goes back into their decks.
              const said = applied.events.filter((event) => event.type !== "ambassador-clash");
              // What returns from the table to a hand or a deck has lain open until then.
              const unseen = secretsOf(before, seat);
              const hidden = new Set([...secrets].filter((title) => unseen.has(title)));
              expect(leaks(JSON.stringify(said), hidden)).toEqual([]);
            }
          }
        },
        { oddEvery: 40, taken },
      );
      expect(misplaced(end)).toEqual([]);
      // Nobody wins only where the last players ran out of cards, and of everybody else, at the same time.
      expect(end.result?.victory === "none").toBe(end.seats.every(({ eliminated }) => eliminated));
      victories.set(end.result?.victory ?? "none", (victories.get(end.result?.victory ?? "none") ?? 0) + 1);
      if (number % 20 === 0) {
        // A game is its setup, its seed and its actions.
        let again = createGame(setup, seed);
        for (const action of script) {
          const result = apply(again, action);
          if (!result.ok) expect.fail("a replayed action was refused");
          again = result.game;
        }
        expect(JSON.stringify(again)).toBe(JSON.stringify(end));
      }
    }
    expect(refusedMutants).toBeGreaterThan(actions / 50);
    expect(victories.get("standard")).toBeGreaterThan(0);
    process.stdout.write(`${actions} actions: ${[...taken].map(([kind, count]) => `${kind} ${count}`).join(", ")}\n`);
    const rare = [...taken].filter(([, count]) => count < LEAST).map(([kind, count]) => `${kind}: ${count}`);
    expect(
      rare,
      `taken fewer than ${LEAST} times: practice cards or the random player must make them likelier`,
    ).toEqual([]);
  });
});

/** A title that the viewer holds too, or that is printed on a card of the viewer, may occur in the own view. */
function withoutOwn(secrets: ReadonlySet<string>, game: Game, viewer: number): Set<string> {
  const own = game.cards.filter((card) => card.owner === viewer).map((card) => factsOf(game, card.id));
  const known = (title: string) => own.some((card) => card.title === title || card.text?.says.includes(title));
  return new Set([...secrets].filter((title) => !known(title)));
}
