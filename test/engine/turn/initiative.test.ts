// engine: Initiative; Determine Initiative
import { describe, expect, it } from "vitest";
import { editSeat, open } from "../../../src/engine/changes/work.ts";
import type { CardFacts, Game } from "../../../src/engine/index.ts";
import { seeded } from "../../../src/engine/state/random.ts";
import { initiativeOrder } from "../../../src/engine/turn/ready.ts";
import { arranged, passed, stage, turned } from "../stage.ts";

const nextTurn = (game: Game) => passed(game, "action", "discard", "buy");
/** The order of the next turn for seats with these ratings and ambassadors. */
const ranked = (...seats: { unspent: number; ambassador?: CardFacts["abilities"] }[]) =>
  nextTurn(stage(Object.fromEntries(seats.map((seat, index) => [`P${index}`, seat])))).order;

describe("Initiative", () => {
  it("makes the lowest influence rating act first and the highest last", () => {
    expect(ranked({ unspent: 7 }, { unspent: 4 }, { unspent: 9 })).toEqual([1, 0, 2]);
  });

  it("counts the whole rating, spent influence too", () => {
    expect(nextTurn(stage({ A: { unspent: 1, spent: 5 }, B: { unspent: 5 } })).order).toEqual([1, 0]);
  });

  it("breaks a tie by the ambassadors' diplomacy, and the higher acts later", () => {
    const high = { unspent: 4, ambassador: { diplomacy: 4 } };
    expect(ranked(high, { unspent: 4, ambassador: { diplomacy: 3, intrigue: 9 } })).toEqual([1, 0]);
  });

  it("goes on to intrigue, then psi, then leadership", () => {
    const same = { diplomacy: 3 };
    const pair = (a: CardFacts["abilities"], b: CardFacts["abilities"]) =>
      ranked({ unspent: 4, ambassador: { ...same, ...a } }, { unspent: 4, ambassador: { ...same, ...b } });
    expect(pair({ intrigue: 2 }, { intrigue: 1, psi: 9 })).toEqual([1, 0]);
    expect(pair({ intrigue: 2, psi: 1 }, { intrigue: 2, leadership: 9 })).toEqual([1, 0]);
    expect(pair({ intrigue: 2, psi: 1, leadership: 4 }, { intrigue: 2, psi: 1, leadership: 3 })).toEqual([1, 0]);
  });

  it("compares the current abilities: damage counts, and a neutralized ambassador has none", () => {
    const four = { unspent: 4, ambassador: { diplomacy: 4 } };
    const three = { unspent: 4, ambassador: { diplomacy: 3 } };
    const damaged = turned(stage({ A: four, B: three }), "A's Ambassador", { damage: 2 });
    expect(nextTurn(damaged).order).toEqual([0, 1]);
    const down = turned(stage({ A: four, B: three }), "A's Ambassador", { neutralized: true });
    expect(nextTurn(down).order).toEqual([0, 1]);
    expect(nextTurn(stage({ A: four, B: three })).order).toEqual([1, 0]);
  });

  it("draws lots between those who are equal in everything, and tells between whom", () => {
    const table = stage({ A: { unspent: 5 }, B: { unspent: 4 }, C: { unspent: 5 } });
    const orders = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) {
      const work = open(
        arranged(table, (changed) => {
          changed.game.random = seeded(`lot ${seed}`);
        }),
      );
      const { order, lots } = initiativeOrder(work);
      expect(lots).toEqual([0, 2]);
      expect(order[0]).toBe(1);
      orders.add(order.join());
    }
    expect([...orders].sort()).toEqual(["1,0,2", "1,2,0"]);
  });

  it("draws no lots where nobody is equal", () => {
    const work = open(stage({ A: { unspent: 5 }, B: { unspent: 4 } }));
    const before = work.game.random;
    expect(initiativeOrder(work)).toEqual({ order: [1, 0], lots: [] });
    expect(work.game.random).toBe(before);
  });

  it("is determined once a turn: building does not change it before the next", () => {
    const game = nextTurn(stage({ A: { unspent: 4 }, B: { unspent: 5 } }));
    expect(game.order).toEqual([0, 1]);
    const richer = arranged(game, (work) => {
      editSeat(work, 0).unspent = 9;
    });
    expect(passed(richer, "declare").order).toEqual([0, 1]);
    expect(nextTurn(passed(richer, "declare")).order).toEqual([1, 0]);
  });
});
