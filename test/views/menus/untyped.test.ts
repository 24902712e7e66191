/** A card of which nobody knows what it is, as its player has it in hand. */
import { describe, expect, test } from "vitest";
import type { CardFacts } from "../../../src/engine/index.ts";
import { parsePress } from "../../../src/views/index.ts";
import { factForm, readFactPress, readFacts } from "../../../src/views/menus/fact-form.ts";
import { at, character, event, order, stage } from "../../engine/stage.ts";
import { customIdOf, labelsOf, optionsOf, textOf } from "../discord-limits.ts";
import { ctx } from "../fixtures.ts";
import { menuOf } from "../tapping/taps.ts";

const untyped = (title: string): CardFacts => ({ id: `named/card/${title}`, title });
const MENU = "Say what a card is, to play it";

describe("a card in hand whose type nobody has said", () => {
  const game = stage({
    Londo: { race: "centauri", hand: [untyped("Tollgate"), event("Rumor", { says: "Nothing." })] },
    Gkar: { race: "narn", hand: [character("Na'Toth")] },
  });

  test("is named in a menu of its own where cards are played, and that opens its form", () => {
    const menu = menuOf(game);
    expect(optionsOf(menu, MENU).map(({ label }) => label)).toEqual(["Tollgate"]);
    const values = optionsOf(menu, MENU).map(({ value }) => value);
    const press = parsePress(customIdOf(menu, MENU));
    expect(press && readFactPress(press, values)?.card).toBe(at(game, "Tollgate"));
    expect(press && readFactPress(press, [])).toBeNull();
  });

  test("gives nobody else such a menu", () => {
    expect(labelsOf(menuOf(order(game, 0, "pass"), 1))).not.toContain(MENU);
    expect(textOf(menuOf(order(game, 0, "pass"), 1))).not.toContain("Tollgate");
  });

  test("is asked by a form that says what may be answered", () => {
    const then = "";
    const question = { card: 3, title: "Tollgate", asked: ["type"], others: ["cost"], decision: 0, then } as const;
    expect(factForm(question, ctx)).toMatchObject({
      components: [
        { components: [{ label: "What is Tollgate’s type?", required: true }] },
        { components: [{ label: "What is Tollgate’s cost?", required: false }] },
      ],
    });
  });

  test.each([
    [{ type: "char" }, { type: "character" }],
    [{ type: " Fleets " }, { type: "fleet" }],
    [
      { type: "agenda", cost: "none" },
      { type: "agenda", cost: "none" },
    ],
    [{ type: "conflict", cost: "none" }, { type: "conflict" }],
  ])("reads %o as %o", (typed, facts) => {
    expect(readFacts(typed)).toEqual({ ok: true, facts });
  });

  test.each(["con", "spaceship", "e"])("does not guess what %s means", (type) => {
    expect(readFacts({ type })).toMatchObject({ ok: false, problem: expect.stringContaining("is no type of card") });
  });
});
