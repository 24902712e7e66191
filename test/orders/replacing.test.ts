// Orders about cards that take the place of others, as sentences
import { describe, expect, test } from "vitest";
import { enterPlay } from "../../src/engine/changes/zones.ts";
import { apply, type CardFacts, type Game, legalActions, viewFor } from "../../src/engine/index.ts";
import { readOrder } from "../../src/orders/index.ts";
import { arranged, at, character, invented, stage } from "../engine/stage.ts";

const heir = (more: Partial<NonNullable<NonNullable<CardFacts["text"]>["replaces"]>> = {}) =>
  character(
    "Crowned Heir",
    { diplomacy: 4 },
    {
      text: {
        says: "May replace Aide.",
        replaces: { how: "may", target: { what: "card", of: "any", title: "Old Aide" }, ...more },
      },
    },
  );

function table(...more: readonly CardFacts[]): Game {
  const badge = invented("enhancement", "Silver Badge", { cost: 0 });
  const start = stage({
    You: { supporting: [character("Old Aide"), character("Clerk")], hand: [...more, badge] },
    Rival: {},
  });
  return arranged(start, (work) => {
    const host = at(work.game, "Old Aide");
    enterPlay(work, at(work.game, "Silver Badge"), { faction: 0, controller: 0, row: "attached", host });
  });
}

const read = (game: Game, order: string) => readOrder(order, viewFor(game, { seat: 0 }), legalActions(game, 0));

describe("an order to replace", () => {
  test.each(["replace Old Aide with Crowned Heir", "replace aide with heir", "replac old with crowned"])(
    "%s",
    (order) => {
      const game = table(heir());
      expect(read(game, order)).toMatchObject({
        kind: "do",
        action: { type: "replace", card: at(game, "Old Aide"), with: at(game, "Crowned Heir") },
      });
    },
  );

  test("says what moves, and is asked for where it does not", () => {
    const game = table(heir({ chosen: ["enhancements"] }));
    expect(read(game, "replace aide with heir keeping silver badge")).toMatchObject({
      kind: "do",
      action: { keep: [at(game, "Silver Badge")] },
    });
    expect(read(game, "replace aide with heir keeping nothing")).toMatchObject({ kind: "do", action: { keep: [] } });
    expect(read(game, "replace aide with heir")).toMatchObject({
      kind: "choose",
      options: [
        { sentence: "replace Old Aide with Crowned Heir keeping Silver Badge" },
        { sentence: "replace Old Aide with Crowned Heir keeping nothing" },
      ],
    });
  });

  test("that is not possible is tried, so that the refusal is about those cards", () => {
    const game = table(heir());
    const reading = read(game, "replace Clerk with Heir");
    expect(reading).toMatchObject({ kind: "try", action: { type: "replace", card: at(game, "Clerk") } });
    if (reading.kind !== "try") return;
    expect(apply(game, reading.action)).toMatchObject({ ok: false, refusal: { code: "illegal-target" } });
  });

  test("reads back every sentence that is offered", () => {
    const game = table(heir({ chosen: ["enhancements"] }));
    for (const { sentence, action } of legalActions(game, 0))
      if (action.type === "replace") expect(read(game, sentence)).toMatchObject({ kind: "do", action });
  });
});
