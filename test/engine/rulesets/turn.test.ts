import { describe, expect, it } from "vitest";
import { actionOrder } from "../../../src/engine/rules/conflicts/initiative.ts";
import { startingUnrest } from "../../../src/engine/rules/relations/tension.ts";
import { powerOf } from "../../../src/engine/rules/victory/power.ts";
import { arranged, event, happens, invented, passed, stage } from "../stage.ts";
import { by } from "./by.ts";

describe("The first to act", () => {
  // engine: The Action Round; quickstart: The Action Round
  it("in the action round has the lowest initiative; by quickstart the highest, while conflicts go by the lowest", () => {
    const game = stage({ Low: {}, Middle: {}, High: {} });
    expect(actionOrder(by("engine", game))).toEqual([0, 1, 2]);
    expect(actionOrder(by("casual", game))).toEqual([0, 1, 2]);
    expect(actionOrder(by("quickstart", game))).toEqual([2, 1, 0]);
    const quick = by("quickstart", passed(stage({ Low: {}, High: {} }), "action", "discard", "buy", "sustain"));
    expect(quick.awaiting).toMatchObject([{ kind: "declare", seat: quick.order[0] }]);
    expect(passed(quick, "declare").awaiting).toMatchObject([{ kind: "action", seat: quick.order.at(-1) }]);
  });
});

describe("The check for victory", () => {
  const strong = stage({ You: { unspent: 20, deck: [event("Rumor", { says: "Nothing." })] }, Rival: { unspent: 4 } });
  // engine: Check Victory Conditions; quickstart: Turn Phases
  it("comes after the draw; by quickstart before it, so nobody draws in the last turn", () => {
    expect(by("engine", passed(by("engine", strong), "action")).result).toBeNull();
    const drawn = passed(by("engine", strong), "action", "discard", "buy");
    expect(drawn.result).toMatchObject({ winners: [0] });
    expect(drawn.seats[0]?.hand).toHaveLength(1);
    const quick = passed(by("quickstart", strong), "action");
    expect(quick.result).toMatchObject({ winners: [0] });
    expect(quick.seats[0]?.hand).toHaveLength(0);
  });

  it("by quickstart lets the turn go on with the draw where nobody has won, and checks once", () => {
    const quiet = by("quickstart", stage({ You: {}, Rival: {} }));
    const { game, events } = happens(passed(by("quickstart", quiet), "action", "discard"), { type: "keep", seat: 0 });
    expect(events.map(({ type }) => type)).not.toContain("game-over");
    expect(passed(game, "buy", "sustain").turn).toBe(2);
  });

  // engine: Standard Victory; quickstart: Special Rules – Victory Conditions
  it("with Babylon 5 at 20 goes on where two lead; by quickstart the game is over, and they share the first place", () => {
    const tied = arranged(stage({ You: { unspent: 7 }, Rival: { unspent: 7 }, Third: {} }), (work) => {
      work.game.influence = { ...work.game.influence, "babylon-5": 20 };
    });
    expect(passed(by("engine", tied), "action", "discard", "buy").result).toBeNull();
    expect(passed(by("quickstart", tied), "action").result).toMatchObject({ winners: [0, 1], places: [1, 1, 3] });
  });
});

describe("A power bonus", () => {
  // engine: Power Bonuses; rulebook: Victory
  it("of one card is 5 at most; by the published rules it is what the card says", () => {
    const hoard = invented("group", "Hoard", {
      text: { says: "Count +9 power.", statics: [{ gives: "power", by: 9 }] },
    });
    const game = stage({ You: { unspent: 4, supporting: [hoard] }, Rival: {} });
    expect(powerOf(by("engine", game), 0)).toBe(9);
    expect(powerOf(by("casual", game), 0)).toBe(13);
  });
});

describe("Unrest", () => {
  // engine: Political Relations; quickstart: Bring the decks to the table
  it("starts as the race has it; by quickstart one higher for each other faction of the race", () => {
    const races = ["non-aligned", "human", "non-aligned", "non-aligned"] as const;
    expect(startingUnrest({ rules: "engine" }, races, 0)).toBe(2);
    expect(startingUnrest({ rules: "quickstart" }, races, 0)).toBe(4);
    expect(startingUnrest({ rules: "quickstart" }, races, 1)).toBe(1);
  });
});
