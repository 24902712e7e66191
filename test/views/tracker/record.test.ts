// moderator: the record of a game, as a file for whoever asks
import { expect, test } from "vitest";
import { apply, createGame, type Event, legalActions, viewFor } from "../../../src/engine/index.ts";
import { gameRecord } from "../../../src/views/index.ts";
import { choose, Dice, practiceSetup } from "../../engine/play/random-player.ts";

test("the record of a running game tells no card that some player cannot see, and has a line for what happened", () => {
  const dice = new Dice("record");
  const setup = practiceSetup(3, dice);
  let game = createGame(setup, "record");
  const events: Event[] = [];
  for (let actions = 0; actions < 120 && game.result === null; actions++) {
    const { seat } = dice.of(game.awaiting);
    const result = apply(game, choose(legalActions(game, seat), dice).action);
    if (!result.ok) continue;
    game = result.game;
    events.push(...result.events);
  }
  const people = game.seats.map((_, seat) => ({ seat, userId: `10${seat}`, display: `**Player** ${seat}` }));
  const table = { rules: setup.rules, seats: game.seats, seedHash: "abc", seed: null } as const;
  const text = gameRecord(table, events, { table: "t1", tableName: "A *table*", people });
  expect(text).toContain("The seed is shown at the end of the game.");
  expect(text).not.toContain("**Player**");
  expect(text.split("\n").length).toBeGreaterThan(40);

  const open = JSON.stringify([viewFor(game, "public"), events]);
  const hidden = game.cards
    .map(({ facts }) => game.facts[facts]?.title ?? "")
    .filter((title) => title !== "" && !open.includes(title));
  expect(hidden.length).toBeGreaterThan(20);
  for (const title of hidden) expect(text).not.toContain(title);
});

test("the record of a game that does not come out as it was played says so", () => {
  const table = { rules: "engine", seats: [], seedHash: null, seed: null } as const;
  const text = gameRecord(table, [], { table: "t1", tableName: "Old", people: [] }, false);
  expect(text).toContain("I was changed since this game began");
});
