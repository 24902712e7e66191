// Orders about what is paid with cards in play, as sentences, and what is asked for it
import { describe, expect, test } from "vitest";
import type { Payment } from "../../src/engine/cards/text.ts";
import { type Game, legalActions, viewFor } from "../../src/engine/index.ts";
import { readOrder } from "../../src/orders/index.ts";
import { questionOf } from "../../src/views/questions/index.ts";
import { at, character, does, event, fleet, group, stage } from "../engine/stage.ts";

function asked(pays: Payment): Game {
  const gift = event("Gift", { says: "Pay.", pays: [pays], effects: [{ verb: "gain-power", who: "you", amount: 1 }] });
  const supporting = [character("Clerk", { intrigue: 2 }), fleet("Raiders", 2), group("Guild"), group("Union")];
  const game = stage({ You: { hand: [gift], supporting }, Rival: {} });
  return does(game, { type: "play", seat: 0, card: at(game, "Gift") });
}

const CASES = [
  [{ pays: "rotate", types: ["character", "fleet"], amount: 1 }, "rotate raiders", "Raiders"],
  [{ pays: "damage", types: ["character", "fleet"], amount: 2 }, "damage clerk", "Clerk"],
  [{ pays: "neutralize", types: ["character", "fleet"], amount: 1 }, "neutralize Raiders to pay for Gift", "Raiders"],
  [{ pays: "discard-card", types: ["group"], amount: 1 }, "discard union", "Union"],
] as const satisfies readonly (readonly [unknown, string, string])[];

describe("an order that pays with a card in play", () => {
  test.each(CASES)("%o: %s", (pays, order, title) => {
    const game = asked({ ...pays, types: [...pays.types] });
    const reading = readOrder(order, viewFor(game, { seat: 0 }), legalActions(game, 0));
    expect(reading).toMatchObject({ kind: "do", action: { type: "purge", card: at(game, title) } });
  });
});

describe("the question which card pays", () => {
  test.each([
    [CASES[0][0], "rotate 1 card for **Gift**: which character or fleet of yours?"],
    [CASES[1][0], "pay for **Gift** with 2 damage to a character or fleet of yours: which?"],
    [CASES[2][0], "neutralize 1 card for **Gift**: which character or fleet of yours?"],
    [CASES[3][0], "discard 1 card in play for **Gift**: which group of yours?"],
  ])("%o: %s", (pays, words) => {
    const view = viewFor(asked({ ...pays, types: [...pays.types] }), "public");
    const [decision] = view.awaiting;
    expect(decision && questionOf(decision, view)).toBe(words);
  });
});
