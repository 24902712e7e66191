import { describe, expect, it } from "vitest";
import { editPlay, editSeat, open } from "../../../src/engine/changes/work.ts";
import {
  type Action,
  type ActionType,
  actionSchema,
  apply,
  type CardFacts,
  createGame,
  type Event,
  type Game,
  legalActions,
  MOST_SEATS,
  type Viewer,
  viewFor,
} from "../../../src/engine/index.ts";
import { lookOver, overview } from "../../../src/engine/rules/in-force/overview.ts";
import { RULE_SETS } from "../../../src/engine/state/vocabulary.ts";
import { settle } from "../../../src/engine/turn/flow.ts";
import { expectSame } from "../../same.ts";
import { marked } from "../effects/marks-stage.ts";
import { agenda, arranged, at, character, conflict, does, fleet, invented, order, passed, stage } from "../stage.ts";
import { misplaced, outOfBounds } from "./bounds.ts";
import { leaks, secretsOf, textsIn, withoutOwn } from "./hidden-titles.ts";
import { withHouseRules } from "./random-house.ts";
import { choose, Dice, play, practiceSetup, withThinDecks, withUnknownFacts } from "./random-player.ts";
import { withRealCards } from "./random-real.ts";

const WHOLE_RUN = 208;
/** The fast tests play a few of them, which need not show everything. */
const GAMES = Number(process.env.RANDOM_GAMES ?? WHOLE_RUN);
/** How many of them are by house rules. */
const HOUSE = GAMES < WHOLE_RUN ? 2 : 8;
/** Every kind of action is taken at least so often in the whole run. */
const LEAST = 100;
/** So many tables of two are opened besides: what duels begin with is done once a game. */
const OPENINGS = 120;
/** Every kind of action that there is: a new one is wanted here by itself. */
const KINDS: readonly ActionType[] = actionSchema.options.map(({ shape }) => shape.type.value);

/** What must happen so often in the whole run, by the events that tell of it. */
const HAPPENS: Readonly<Record<string, readonly [least: number, (event: Event) => boolean]>> = {
  war: [50, (event) => event.type === "state-started" && event.state === "war"],
  peace: [20, (event) => event.type === "state-ended" && event.state === "war"],
  "another state": [20, (event) => event.type === "state-started" && event.state !== "war"],
  "agenda's conflict behind a card": [5, (event) => event.type === "cover-shown"],
  "war conflict": [50, (event) => event.type === "declared" && event.war !== undefined],
  "captured location": [20, (event) => event.type === "conquered" && !event.retaken],
  "retaken location": [5, (event) => event.type === "conquered" && event.retaken],
  "vote of the players": [20, (event) => event.type === "vote-called" && event.kind === "player"],
  "vote of the council": [20, (event) => event.type === "vote-called" && event.kind === "babylon-5"],
  "vote of the Alliance": [20, (event) => event.type === "vote-called" && event.kind === "isa"],
  "vote of the League": [5, (event) => event.type === "league-called"],
  surrender: [20, (event) => event.type === "surrendered"],
  asylum: [3, (event) => event.type === "asylum"],
  "turning Drakh": [2, (event) => event.type === "converted"],
  "Interstellar Alliance": [20, (event) => event.type === "isa-founded"],
  "card from the reserve": [50, (event) => event.type === "fetched"],
  "card from a Crusade pile": [20, (event) => event.type === "drew" && event.from === "crusade"],
  "Shadow War": [5, (event) => event.type === "shadow-war" && event.begins],
  "player who is out": [50, (event) => event.type === "eliminated"],
};

const TOLD = Object.entries(HAPPENS);

/** A table of its own for each number: most with decks that run out, some with cards that nobody knows the numbers of. */
function tableOf(number: number, dice: Dice) {
  const practice = practiceSetup(seatsAt(number), dice);
  // Real cards at every other table: what the practice cards do not say, they do.
  const cards = number % 2 === 1 ? withRealCards(practice, dice) : practice;
  // Three of ten declare and draw all at once.
  const setup = number % 10 < 3 ? { ...cards, together: true as const } : cards;
  if (number >= GAMES - HOUSE) return withHouseRules(withThinDecks(setup, dice), dice);
  if (number % 4 !== 0) return withThinDecks(setup, dice);
  return number % 8 === 0 ? withUnknownFacts(setup, dice) : setup;
}

/** Two to six; once in twenty-five games ten, and once in fifty seven to nine, who play as long as many of the others. */
function seatsAt(number: number): number {
  if (number % 25 === 24) return MOST_SEATS;
  return number % 50 === 12 ? 7 + ((number - 12) % 3) : 2 + (number % 5);
}

/** What would still follow by itself from how a game stands that was given out: nothing, whatever was remembered of it. */
function leftToFollow(game: Game): readonly Event[] {
  if (game.result) return [];
  const work = open(game);
  settle(work);
  expectSame(work.game, game);
  return work.events;
}

/** So that whatever would change a game that was given out throws. What is frozen already is so to the ground. */
function frozen(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
}

/**
 * These show cards that do not stay open: the ambassador of a clash, a card that is searched for or that comes in from a deck
 * for a turn, a whole hand, one out of the reserve of which nobody knows whether it speaks of the Alliance.
 */
const SHOWS: ReadonlySet<Event["type"]> = new Set([
  "ambassador-clash",
  "taken",
  "came-in",
  "fetched",
  "went-back",
  "hand-shown",
  "cover-shown",
]);

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

/** A Drakh faction with chaos tokens on a fleet, led by a Drakh. */
function drakhTable(): Game {
  const drakh = { race: "drakh" } as const;
  const game = stage({
    You: { race: "centauri", supporting: [fleet("Raiders", 3, drakh)], inner: [character("Servant", {}, drakh)] },
    Rival: { race: "narn" },
  });
  return arranged(game, (work) => {
    Object.assign(editSeat(work, 0), { drakh: true, ambassador: at(work.game, "Servant") });
    editPlay(work, at(work.game, "Raiders")).chaos = 4;
  });
}

/** Somebody claims to have won by an agenda that is not in verbs. */
function claimTable(): Game {
  const because = "Master Plan";
  const game = stage({
    You: { race: "centauri", agenda: agenda(because, undefined, { keywords: ["Major Agenda"] }) },
    Rival: { race: "narn" },
    Third: { race: "minbari" },
  });
  return does(game, { type: "effect", seat: 0, because, effect: { verb: "claim-victory" } });
}

/** Somebody is asked from which of two cards a price of marks comes. */
function priceTable(): Game {
  const rite = invented("event", "Rite", {
    cost: 0,
    text: { says: "Purge 2 doom marks.", pays: [{ pays: "purge-mark", mark: "doom", amount: 2 }], effects: [] },
  });
  const supporting = [marked("One", { doom: 2 }), marked("Two", { doom: 2 })];
  return order(stage({ You: { hand: [rite], supporting }, Rival: {} }), 0, "play Rite");
}

/** Somebody is asked which of the own two conflicts resolves first. */
function twoConflictsTable(): Game {
  const declared = ["Talks", "Debate"].map((title): [string, CardFacts] => ["You", conflict(title, "diplomacy")]);
  return passed(stage({ You: {}, Rival: {} }, declared), "action");
}

/** Positions that few games come to, each played on from for so many actions: what is done there is done often enough. */
const POSITIONS: readonly (readonly [named: string, table: () => Game, actions: number])[] = [
  ["drakh", drakhTable, 12],
  ["claim", claimTable, 60],
  ["price", priceTable, 1],
  ["two conflicts", twoConflictsTable, 1],
];

describe("Random play", () => {
  it(`plays ${GAMES} whole games of 2 to 10 seats to an end, and every one keeps the rules`, {
    timeout: 600_000,
  }, () => {
    const victories = new Map<string, number>();
    const taken = new Map<ActionType, number>(KINDS.map((kind) => [kind, 0]));
    const happened = new Map<string, number>(Object.keys(HAPPENS).map((what) => [what, 0]));
    const tables = new Map<string, number>();
    let actions = 0;
    let refusedMutants = 0;
    for (let number = 0; number < GAMES; number++) {
      const dice = new Dice(`table ${number}`);
      const setup = tableOf(number, dice);
      const seed = `game ${number}`;
      tables.set(setup.rules, (tables.get(setup.rules) ?? 0) + 1);
      const script: Action[] = [];
      const end = play(
        setup,
        seed,
        ({ before, legal, chosen, applied }) => {
          frozen(applied.game);
          const { type } = chosen.action;
          script.push(chosen.action);
          taken.set(type, (taken.get(type) ?? 0) + 1);
          for (const event of applied.events)
            for (const [what, [, tells]] of TOLD) if (tells(event)) happened.set(what, (happened.get(what) ?? 0) + 1);
          actions++;
          const possible = legal.filter(({ needs }) => needs.length === 0);
          if (actions % 17 === 0 && possible.length > 0) {
            // Everything that is offered is accepted, whatever resembles it at most refused: neither changes what was there.
            const offered = dice.of(possible);
            if (!apply(before, offered.action).ok) expect.fail(`what is offered is refused: ${offered.sentence}`);
            if (!apply(before, mutated(offered.action, dice, before)).ok) refusedMutants++;
          }
          if (actions % 53 === 0) {
            expect(misplaced(applied.game)).toEqual([]);
            expect(outOfBounds(applied.game)).toEqual([]);
            expectSame(JSON.parse(JSON.stringify(applied.game)), applied.game);
            expectSame(overview(applied.game), lookOver(applied.game));
            expect(leftToFollow(applied.game)).toEqual([]);
          }
          if (actions % 131 === 0) {
            const seats = [...before.seats.keys()];
            const seen = (viewer: Viewer) => textsIn(JSON.stringify(viewFor(applied.game, viewer)));
            const views = seats.map((seat) => seen({ seat }));
            const open = (["public", "judge"] as const).map(seen);
            const said = textsIn(JSON.stringify(applied.events.filter(({ type }) => !SHOWS.has(type))));
            for (const seat of seats) {
              const secrets = secretsOf(applied.game, seat);
              for (const viewer of seats.filter((other) => other !== seat))
                expect(leaks(views[viewer] ?? "", withoutOwn(secrets, applied.game, viewer))).toEqual([]);
              for (const text of open) expect(leaks(text, secrets)).toEqual([]);
              // What returns from the table to a hand or a deck has lain open until then.
              const unseen = secretsOf(before, seat);
              const hidden = new Set([...secrets].filter((title) => unseen.has(title)));
              expect(leaks(said, hidden)).toEqual([]);
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
    if (GAMES < WHOLE_RUN) return;
    for (let number = 0; number < OPENINGS; number++) {
      const seed = `opening ${number}`;
      const until = ({ round }: Game) => round !== "setup";
      const opened = play(
        practiceSetup(2, new Dice(seed)),
        seed,
        ({ chosen: { action } }) => taken.set(action.type, (taken.get(action.type) ?? 0) + 1),
        { taken, until },
      );
      expect(misplaced(opened)).toEqual([]);
    }
    for (const [named, table, most] of POSITIONS) {
      for (let number = 0; number < OPENINGS; number++) {
        const dice = new Dice(`${named} ${number}`);
        let game = table();
        for (let step = 0; step < most && game.result === null && game.awaiting[0]; step++) {
          const { action } = choose(legalActions(game, game.awaiting[0].seat), dice, taken);
          const applied = apply(game, action);
          if (applied.ok) taken.set(action.type, (taken.get(action.type) ?? 0) + 1);
          game = applied.ok ? applied.game : game;
          expect(misplaced(game)).toEqual([]);
        }
      }
    }
    expect(victories.get("standard")).toBeGreaterThan(0);
    process.stdout.write(`${actions} actions: ${[...taken].map(([kind, count]) => `${kind} ${count}`).join(", ")}\n`);
    const told = (counts: ReadonlyMap<string, number>) =>
      [...counts].map(([what, count]) => `${what} ${count}`).join(", ");
    process.stdout.write(`tables: ${told(tables)}\nhappened: ${told(happened)}\nended: ${told(victories)}\n`);
    expect([...tables.keys()].sort()).toEqual([...RULE_SETS].sort());
    expect([...happened].filter(([what, count]) => count < (HAPPENS[what]?.[0] ?? 0))).toEqual([]);
    const rare = [...taken].filter(([, count]) => count < LEAST).map(([kind, count]) => `${kind}: ${count}`);
    expect(
      rare,
      `taken fewer than ${LEAST} times: practice cards or the random player must make them likelier`,
    ).toEqual([]);
  });
});
