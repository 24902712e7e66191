// engine: Advanced Details about playing cards — "any number of" cards or marks, chosen in the menus
import { describe, expect, test } from "vitest";
import type { Payment } from "../../../src/engine/cards/text.ts";
import { type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { actionMenu, parsePress, readPress } from "../../../src/views/index.ts";
import { at, does, event, fleet, group, stage } from "../../engine/stage.ts";
import { customIdOf, expectAcceptable, labelsOf, optionsOf } from "../discord-limits.ts";
import { ctx } from "../fixtures.ts";

function asked(pays: Payment): Game {
  const gift = event("Gift", { says: "Pay.", pays: [pays], effects: [{ verb: "draw", who: "you", amount: 1 }] });
  const hand = [gift, group("One"), group("Two"), group("Three")];
  const game = stage({ You: { hand, supporting: [fleet("Raiders", 3), fleet("Wing", 2)] }, Rival: {} });
  return does(game, { type: "play", seat: 0, card: at(game, "Gift") });
}
const menu = (game: Game) => actionMenu(viewFor(game, { seat: 0 }), legalActions(game, 0), ctx);

function press(game: Game, label: string, values: readonly string[] = []) {
  const parsed = parsePress(customIdOf(menu(game), label));
  if (!parsed) throw new Error(`no ${label}`);
  return readPress(parsed, values, viewFor(game, { seat: 0 }), legalActions(game, 0), ctx);
}

describe("the menu of a player who pays with any number of cards", () => {
  test("has the cards that may rotate, and a button for enough", () => {
    const game = asked({ pays: "rotate", types: ["fleet"], amount: 0, upTo: 5 });
    const message = menu(game);
    expectAcceptable(message);
    const all = labelsOf(message);
    expect(all).toContain("That is enough");
    expect(press(game, "That is enough")).toMatchObject({ kind: "do", action: { type: "pass" } });
    const [rotate] = all.filter((label) => /rotate/iu.test(label));
    expect(optionsOf(message, rotate ?? "").map(({ label }) => label)).toEqual(["Raiders", "Wing"]);
  });

  test("has the hand to choose from, and a button for none", () => {
    const game = asked({ pays: "discard", amount: 0, upTo: 2 });
    const message = menu(game);
    expectAcceptable(message);
    expect(labelsOf(message)).toContain("Discard none");
    expect(press(game, "Discard none")).toMatchObject({ kind: "do", action: { type: "keep" } });
    expect(optionsOf(message, "Discard").map(({ label }) => label)).toEqual(["One", "Three", "Two"]);
  });

  test("has no such button where some must be paid", () => {
    const game = asked({ pays: "discard", amount: 1, upTo: 2 });
    expect(labelsOf(menu(game))).not.toContain("Discard none");
  });
});
