// Declared and drawn all at once: until the last has answered, nothing that others see hangs on a hand or an answer.
import { describe, expect, it } from "vitest";
import { type Action, type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import type { LogEntry } from "../../../src/table/entry.ts";
import type { Table } from "../../../src/table/table.ts";
import { expectSame } from "../../same.ts";
import { created, joined, PLAYERS, started, tableAfter } from "../tables.ts";
import { gameOf, othersSee, take, twinOf } from "./others-see.ts";

/** Whose hand and answers differ. */
const OWN = 1;

const acted = (table: Table, action: Action) =>
  take(table, { type: "acted", at: 9_000, by: PLAYERS[action.seat] ?? "", actions: [action] });

/** Four players who declare and draw all at once, when all of them are asked about this. */
function asked(step: "declare" | "draw"): Table {
  const entries: LogEntry[] = [{ ...created("daily"), timing: "together" }];
  for (const player of PLAYERS) entries.push(joined(tableAfter(null, ...entries), player));
  entries.push(started(tableAfter(null, ...entries)));
  let table = tableAfter(null, ...entries);
  for (let steps = 0; steps < 100; steps++) {
    const game = gameOf(table);
    if (viewFor(game, "public").secretly?.step === step) return table;
    const { seat } = game.awaiting[0] ?? { seat: 0 };
    const quiet = ["start-with-any", "declare-nothing", "pass", "keep"];
    const next = legalActions(game, seat).find(({ action }) => quiet.includes(action.type));
    if (!next) throw new Error("nothing quiet to do");
    table = acted(table, next.action).table;
  }
  throw new Error("nobody was asked");
}

/** Whether the step in which this table stood is not over yet. */
function isUnderWay(before: Table, now: Table): boolean {
  const [then, since] = [before, now].map((table) => viewFor(gameOf(table), "public"));
  return then?.turn === since?.turn && then?.secretly?.step === since?.secretly?.step;
}

/** Both tables through the same number of answers, in this order of seats; what others see is the same after each. */
function compare(one: Table, other: Table, order: readonly number[], ...answers: (readonly Action[])[]) {
  const quiet = (table: Table, seat: number): Action => {
    const kinds = ["declare-nothing", "keep"];
    const found = legalActions(gameOf(table), seat).find(({ action }) => kinds.includes(action.type));
    if (!found) throw new Error("nothing quiet to do");
    return found.action;
  };
  let tables = [one, other];
  const at = [0, 0];
  for (const [step, seat] of order.entries()) {
    const taken = tables.map((table, which) => {
      const own = answers[which]?.[at[which] ?? 0];
      if (seat !== OWN || !own) return acted(table, quiet(table, seat));
      at[which] = (at[which] ?? 0) + 1;
      return acted(table, own);
    });
    tables = taken.map(({ table }) => table);
    const open = tables.map((table) => isUnderWay(one, table));
    expect(open[0], `step ${step}`).toBe(open[1]);
    if (!open[0]) return;
    const [first, second] = taken.map((each) => othersSee(each, OWN));
    expectSame(first, second, `step ${step}`);
  }
}

const kindOf = (game: Game, id: number) => game.facts[game.cards[id]?.facts ?? -1]?.type;

describe("Two games that differ in one hidden card", () => {
  it("look the same to everybody else while conflicts are declared, whatever that seat declares", () => {
    const table = asked("declare");
    const game = gameOf(table);
    const seat = game.seats[OWN];
    const inDeck = seat?.deck.find((id) => kindOf(game, id) === "conflict") ?? -1;
    const inHand = seat?.hand.find((id) => kindOf(game, id) !== "conflict") ?? -1;
    const twin = twinOf(table, inHand, inDeck);
    const declared = legalActions(gameOf(twin), OWN).find(
      ({ action }) => action.type === "declare" && action.card === inHand,
    );
    if (!declared) throw new Error("the conflict may be declared");
    const nothing: Action = { type: "declare-nothing", seat: OWN };
    for (const order of [
      [1, 0, 2, 3],
      [0, 1, 2, 3],
      [3, 1, 1, 0, 2],
      [1, 3, 2, 1, 0],
    ]) {
      compare(table, twin, order, [nothing, nothing], [declared.action, declared.action]);
      compare(table, twin, order, [nothing, nothing], [declared.action, nothing]);
    }
  });

  it("look the same to everybody else while cards are discarded and bought, whatever that seat does", () => {
    const table = asked("draw");
    const game = gameOf(table);
    const seat = game.seats[OWN];
    const twin = twinOf(table, seat?.hand[0] ?? -1, seat?.deck.at(-1) ?? -1);
    const keep: Action = { type: "keep", seat: OWN };
    const toss: Action = { type: "discard", seat: OWN, cards: [...(seat?.hand ?? [])] };
    const buy: Action = { type: "buy", seat: OWN, cards: 1 };
    for (const order of [
      [1, 1, 0, 0, 2, 2, 3, 3],
      [0, 1, 2, 1, 3, 0, 2, 3],
      [1, 0, 0, 2, 2, 3, 3, 1],
    ]) {
      compare(table, twin, order, [keep, keep], [toss, buy]);
      compare(table, twin, order, [keep, buy], [toss, keep]);
    }
    const both = (one: Action) => ({ ...one, buy: 1 }) as Action;
    compare(table, twin, [1, 1, 0, 0, 2, 2, 3, 3], [both(keep), both(toss)], [both(toss), both(toss)]);
  });
});

describe("Numbers of questions", () => {
  it("go by who is asked, and do not tell a later question who had answered first", () => {
    const table = asked("draw");
    const ids = (order: readonly number[]) => {
      let now = table;
      for (const seat of order) now = acted(now, { type: "keep", seat, buy: 1 }).table;
      return gameOf(now).awaiting.map(({ id, seat }) => [id, seat]);
    };
    expect(ids([0, 1, 2, 3])).toEqual(ids([3, 1, 0, 2]));
  });
});
