import { expect, test } from "vitest";
import { viewFor } from "../../../src/engine/index.ts";
import { menuNamesOf, slotsOf } from "../../../src/views/menus/slots.ts";
import { stage } from "../../engine/stage.ts";
import { ctx } from "../fixtures.ts";

test("a kind of action that has no words of its own in a menu is chosen by what it says", () => {
  const game = stage({ Londo: { race: "centauri" }, Gkar: { race: "narn" } });
  const names = menuNamesOf(viewFor(game, { seat: 0 }), ctx);
  const legal = { action: { type: "object", seat: 0 }, sentence: "object to fast and loose", needs: [] } as const;
  expect(slotsOf(legal, names)).toMatchObject([{ label: "Object to fast and loose", ask: expect.any(String) }]);
});
