import { describe, expect, test } from "vitest";
import {
  apply,
  createGame,
  type Game,
  type LegalAction,
  legalActions,
  type View,
  viewFor,
} from "../../src/engine/index.ts";
import { completeOrder, readOrder } from "../../src/orders/index.ts";
import {
  actionKey,
  actionMenu,
  allCardsMessage,
  boardMessage,
  type Context,
  directHand,
  handMessage,
  helpMessage,
  logLines,
  type Message,
  parsePress,
  promptMessage,
  readPress,
  refusalMessage,
  trackerMessage,
} from "../../src/views/index.ts";
import { timingButton } from "../../src/views/menus/timing.ts";
import { buttonRows, privateMessage } from "../../src/views/text/message.ts";
import { choose, Dice, practiceSetup } from "../engine/play/random-player.ts";
import { expectAcceptable, textOf } from "./discord-limits.ts";

const STEPS = 260;

function contextOf(game: Game): Context {
  const people = game.seats.map((seat, index) => ({ seat: index, userId: `${100 + index}`, display: seat.name }));
  return { table: "whole", tableName: "A whole game", people };
}

/** Titles that lie open, or that are in this view's own hand or deck. */
function openTitles(view: View): Set<string> {
  const titles = new Set<string>();
  const text = JSON.stringify({ ...view, seats: view.seats.map(({ hand: _, ...seat }) => seat), awaiting: [] });
  for (const [, title] of text.matchAll(/"(?:title|source|about)":"((?:[^"\\]|\\.)*)"/gu))
    titles.add(JSON.parse(`"${title}"`));
  for (const [, title] of text.matchAll(/"attached":\[((?:"[^"]*",?)*)\]/gu))
    for (const each of JSON.parse(`[${title}]`)) titles.add(each);
  // A conflict that waits for its target has been turned up.
  for (const { kind, about } of view.awaiting) if (kind === "initiate" && about !== null) titles.add(about);
  return titles;
}

/** Every action that can be reached from a message by pressing on. */
function reachable(
  message: Message,
  view: View,
  actions: readonly LegalAction[],
  ctx: Context,
  seen: Set<string>,
): void {
  for (const row of message.components) {
    for (const each of row.components) {
      if (!("custom_id" in each)) continue;
      const press = parsePress(each.custom_id);
      if (!press || !["do", "pick", "page", "moment"].includes(press.verb)) continue;
      const choices = "options" in each ? each.options.map(({ value }) => [value]) : [[]];
      for (const values of choices) {
        const outcome = readPress(press, values, view, actions, ctx);
        if (outcome.kind === "do") seen.add(actionKey(outcome.action));
        else if (outcome.kind === "show") {
          const mark = `message ${textOf(outcome.message)}`;
          if (seen.has(mark)) continue;
          seen.add(mark);
          expectAcceptable(outcome.message);
          reachable(outcome.message, view, actions, ctx, seen);
        } else throw new Error(`a button of now is ${outcome.kind}`);
      }
    }
  }
}

const CHOSEN_TOGETHER = ["starting-hand", "discard", "discard-some", "sustain"];

function look(game: Game, turn: number): void {
  const ctx = contextOf(game);
  const open = viewFor(game, "public");
  const all = open.seats.flatMap((_, seat) => legalActions(game, seat));
  const shown = [
    trackerMessage(open, ctx),
    boardMessage(open, ctx),
    promptMessage(open, open.awaiting, all, ctx),
    allCardsMessage(open, ctx),
  ];
  for (const message of shown) expectAcceptable(message);
  const text = shown.map(textOf).join("\n");
  const known = openTitles(open);
  // What is printed on an open card may name another one.
  const printed = [...JSON.stringify(open).matchAll(/"says":"((?:[^"\\]|\\.)*)"/gu)].map(([, says]) => says).join("\n");
  for (const { seat } of open.seats) {
    const view = viewFor(game, { seat });
    for (const card of view.seats[seat]?.hand ?? []) {
      if (!known.has(card.title) && !printed.includes(card.title))
        expect(text, "a hand is secret").not.toContain(card.title);
    }
  }
  const asked = open.awaiting[0];
  if (!asked || turn % 4 !== 0) return;
  const view = viewFor(game, { seat: asked.seat });
  const actions = legalActions(game, asked.seat);
  for (const message of [directHand(view, ctx), handMessage(view, actions, ctx), helpMessage({ view, actions, ctx })])
    expectAcceptable(message);
  if (!CHOSEN_TOGETHER.includes(asked.kind)) {
    const seen = new Set<string>();
    reachable(actionMenu(view, actions, ctx), view, actions, ctx, seen);
    // What is asked of everybody stands behind the tracker's own button.
    const timing = JSON.stringify(timingButton(ctx));
    const under = trackerMessage(open, ctx).components.flatMap(({ components }) => components);
    if (under.some((each) => JSON.stringify(each) === timing))
      reachable(privateMessage({ rows: buttonRows([timingButton(ctx)]) }), view, actions, ctx, seen);
    // Whoever has answered in the aftermath step, and waits for the others, says nothing in advance about aftermaths.
    const own = view.awaiting.find(({ seat }) => seat === asked.seat);
    const waits = own?.kind === "aftermath" && own.answered !== undefined;
    const beside = ({ action }: LegalAction) =>
      action.type === "concede" || (waits && action.type === "standing" && action.answer !== "ask");
    const wanted = new Map(actions.filter((legal) => !beside(legal)).map((legal) => [legal.sentence, legal]));
    for (const { sentence, action } of wanted.values()) {
      const same = actions.filter((each) => each.sentence === sentence).map((each) => actionKey(each.action));
      expect(
        same.some((key) => seen.has(key)),
        `${sentence} (${action.type}) can be reached`,
      ).toBe(true);
    }
  }
  for (const { sentence } of actions) {
    const reading = readOrder(sentence, view, actions);
    expect(reading.kind, sentence).toBe("do");
    if (reading.kind === "do") expect(actions.find(({ action }) => action === reading.action)?.sentence).toBe(sentence);
  }
  for (const { value } of completeOrder("", actions)) expect(readOrder(value, view, actions).kind, value).toBe("do");
}

describe("in whole games", () => {
  test.each(["one", "two", "three"])(
    "everything that is legal can be tapped and said, and hands stay secret (%s)",
    (seed) => {
      const dice = new Dice(seed);
      let game = createGame(practiceSetup(2 + dice.below(4), dice), seed);
      for (let turn = 0; turn < STEPS && game.result === null; turn++) {
        look(game, turn);
        const decision = dice.of(game.awaiting);
        const actions = legalActions(game, decision.seat).filter(({ action }) => action.type !== "concede");
        const { action } = choose(actions, dice);
        const applied = apply(game, action);
        if (!applied.ok) throw new Error(refusalMessage(applied.refusal, contextOf(game)).content);
        for (const line of logLines(applied.events, contextOf(game))) {
          expect(line).not.toMatch(/undefined|null|NaN/u);
          expect(line.length).toBeLessThan(600);
        }
        game = applied.game;
      }
    },
  );
});
