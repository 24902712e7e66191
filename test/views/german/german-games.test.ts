// moderator: Languages — whole games at a German table: what all see, and what each player reads alone
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apply, createGame, type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { factsOf } from "../../../src/engine/state/lookup.ts";
import {
  actionMenu,
  allCardsMessage,
  boardMessage,
  type Context,
  directHand,
  gameRecord,
  handMessage,
  helpMessage,
  logLines,
  promptMessage,
  trackerMessage,
} from "../../../src/views/index.ts";
import { inLanguage } from "../../../src/views/text/message.ts";
import { choose, Dice, practiceSetup } from "../../engine/play/random-player.ts";
import { maskGerman, textsOf, withoutOwnWords, wordsLeft } from "../words/masked.ts";

const SEEDS = ["table-1", "table-2"];
const STEPS = 200;
/** Every so many steps everything is looked at; the log and the question at each. */
const LOOKS = 5;

let unmask: () => void;
beforeAll(() => {
  unmask = maskGerman();
});
afterAll(() => unmask());

/** The conflicts of a war are called so by the game, as conflicts are by their cards. */
const OF_WARS = /\bWar (?:on|over|with) /gu;

/** Whatever tells their names: they are the same in both languages. */
const RACES_ALIKE = ["Centauri", "Minbari", "Narn", "Drakh"];

describe("at a German table", () => {
  it.each(SEEDS)("no word is English but names, cards and what is typed (%s)", (seed) => {
    const dice = new Dice(seed);
    let game: Game = createGame(practiceSetup(2 + dice.below(3), dice), seed);
    const ctx: Context = {
      table: "german",
      tableName: "Tisch",
      people: game.seats.map((seat, index) => ({ seat: index, userId: `${100 + index}`, display: seat.name })),
      language: "de",
    };
    const facts = game.cards.map((_, id) => factsOf(game, id));
    const names = [
      ...facts.map(({ title }) => title),
      ...game.seats.map(({ name }) => name),
      "Tisch",
      "Engine Rules",
      ...RACES_ALIKE,
    ];
    const says = [...new Set(facts.flatMap(({ text }) => text?.says ?? []))];
    const left = new Set<string>();
    const look = (shown: unknown) => {
      for (const text of typeof shown === "string" ? [shown] : textsOf(shown))
        if (wordsLeft(withoutOwnWords(text.replaceAll(OF_WARS, " "), says), names).length > 0) left.add(text);
    };
    for (let step = 0; step < STEPS && game.result === null; step++) {
      const { seat } = dice.of(game.awaiting);
      const [open, view] = [viewFor(game, "public"), viewFor(game, { seat })];
      const actions = legalActions(game, seat);
      look(promptMessage(open, open.awaiting, actions, ctx, [], [], false, "de"));
      if (step % LOOKS === 0) {
        for (const message of [trackerMessage(open, ctx), boardMessage(open, ctx), directHand(view, ctx)])
          look(message);
        for (const message of [
          allCardsMessage(open, ctx),
          handMessage(view, actions, ctx),
          helpMessage({ view, actions, ctx }),
          actionMenu(view, actions, ctx),
        ])
          look(inLanguage(message, "de"));
      }
      const possible = actions.filter(({ action }) => action.type !== "concede");
      const applied = apply(game, choose(possible, dice).action);
      if (!applied.ok) throw new Error(applied.refusal.code);
      for (const line of logLines(applied.events, ctx)) look(line);
      game = applied.game;
    }
    look(gameRecord({ rules: "engine", seats: game.seats, seedHash: "0".repeat(64), seed: null }, [], ctx));
    expect([...left]).toEqual([]);
  });
});
