// engine: Take control of a Mercenary; Ambassador's Assistant and Assistance — said in words
import { describe, expect, test } from "vitest";
import { legalActions, viewFor } from "../../src/engine/index.ts";
import { readOrder } from "../../src/orders/index.ts";
import { at, character, stage } from "../engine/stage.ts";

const broker = character("N'Grath", { intrigue: 4 }, { cost: 3, keywords: ["Mercenary"] });
const vir = character("Vir Cotto", {}, { race: "centauri", keywords: ["Ambassador's Assistant"] });
const game = stage({ You: { race: "centauri", supporting: [broker, vir], unspent: 9 }, Rival: { race: "narn" } });
const read = (text: string) => readOrder(text, viewFor(game, { seat: 0 }), legalActions(game, 0));

describe("an order about hired help", () => {
  test.each(["bid 3 on N'Grath", "bid on ngrath", "hire N'Grath", "hire n'grath for 3"])("%j hires", (text) => {
    expect(read(text)).toMatchObject({ kind: "do", action: { type: "bid", card: at(game, "N'Grath"), influence: 3 } });
  });

  test("with another amount is tried, for the rule to say what it costs", () => {
    expect(read("bid 5 on N'Grath")).toMatchObject({ kind: "try", action: { type: "bid", influence: 5 } });
  });

  test("rotates an assistant to assist, in either way", () => {
    const card = at(game, "Vir Cotto");
    expect(read("rotate Vir to assist")).toMatchObject({
      kind: "do",
      action: { type: "assist", card, by: "abilities" },
    });
    expect(read("rotate vir cotto to assist sponsoring")).toMatchObject({
      kind: "do",
      action: { type: "assist", card, by: "sponsoring" },
    });
  });
});
