// rulebook: Unconditional Surrender — to whom one surrenders and of whom asylum is asked are not taken for each other
import { describe, expect, test } from "vitest";
import { legalActions, viewFor } from "../../src/engine/index.ts";
import { readOrder } from "../../src/orders/index.ts";
import { does, event, passed, stage } from "../engine/stage.ts";

const spare = (who: string) => Array.from({ length: 6 }, (_, index) => event(`${who} ${index}`, { says: "-" }));
const table = stage({
  Londo: { race: "centauri", deck: spare("L") },
  "G'Kar": { race: "narn", deck: spare("G") },
  Delenn: { race: "minbari", deck: spare("D") },
});
const war = does(
  { ...table, rules: "casual" },
  {
    type: "effect",
    seat: 0,
    because: "A Card",
    effect: { verb: "start-state", state: "war", from: { seat: 0 }, toward: { seat: 1 } },
  },
);
const game = passed(war, "action");
const read = (text: string) => readOrder(text, viewFor(game, { seat: 0 }), legalActions(game, 0));

describe("a surrender", () => {
  test.each([
    ["surrender to gkar", { kind: "do", action: { to: 1 } }],
    ["surrender to gkar asking delenn for asylum", { kind: "do", action: { to: 1, asylum: 2 } }],
    ["surrender unconditionally to Narn with asylum Minbari", { kind: "do", action: { to: 1, asylum: 2 } }],
  ])("is read from “%s”", (text, reading) => expect(read(text)).toMatchObject(reading));

  test("to somebody who is no enemy is not taken for asylum with them", () =>
    expect(read("surrender to Delenn")).toEqual({ kind: "try", action: { type: "surrender", seat: 0, to: 2 } }));
});
