// What is in no faction, lies under a conflict's card, or goes along with an event, as players read it.
import { describe, expect, test } from "vitest";
import type { CardFacts } from "../../../src/engine/index.ts";
import { legalActions, viewFor } from "../../../src/engine/index.ts";
import { boardMessage, handMessage, promptMessage, trackerMessage } from "../../../src/views/index.ts";
import { PRACTICE_CARDS } from "../../engine/cards/practice-set.ts";
import { contingency } from "../../engine/contingencies/contingency-stage.ts";
import { character, conflict, order, stage } from "../../engine/stage.ts";
import { expectAcceptable, labelsOf, textOf } from "../discord-limits.ts";
import { ctx } from "../fixtures.ts";

const practice = (title: string) => PRACTICE_CARDS.find((card) => card.title === title) as CardFacts;
const gains = contingency("Gains", "you-win", {}, { target: { what: "conflict", of: "you" } });

describe("the tracker", () => {
  test("lists what is in no faction apart from what lies on the whole game", () => {
    const game = stage({ You: { supporting: [practice("Borderless Moon")] }, Rival: {} });
    const tracker = trackerMessage(viewFor(game, "public"), ctx);
    expectAcceptable(tracker);
    expect(textOf(tracker)).toContain("In no faction: Borderless Moon");
    expect(textOf(tracker)).not.toContain("On the whole game");
  });
});

describe("a card face down under a conflict's card", () => {
  const game = order(
    stage({ You: { hand: [gains] }, Rival: {} }, [["You", conflict("Parley", "diplomacy")]]),
    0,
    "place Gains under Parley",
  );

  test("stands on the board without its name, for whoever looks", () => {
    for (const viewer of [{ seat: 0 }, { seat: 1 }, "public"] as const) {
      const board = boardMessage(viewFor(game, viewer), ctx);
      expectAcceptable(board);
      expect(textOf(board)).toContain("1 card face down under it");
      expect(textOf(board)).not.toContain("Gains");
    }
  });

  test("is named in the hand of whoever has placed it, and in no other", () => {
    const own = handMessage(viewFor(game, { seat: 0 }), legalActions(game, 0), ctx);
    expect(textOf(own)).toContain("Face down under Parley: **Gains**.");
    expect(textOf(handMessage(viewFor(game, { seat: 1 }), [], ctx))).not.toContain("Gains");
  });
});

describe("the action along with an event", () => {
  test("is asked for with the event's name, and says nothing of passing", () => {
    const start = stage({
      You: { hand: [practice("Sidelong Favor"), character("Clerk")], inner: [character("Aide")] },
      Rival: {},
    });
    const game = order(start, 0, "play Sidelong Favor");
    const view = viewFor(game, "public");
    const prompt = promptMessage(view, view.awaiting, legalActions(game, 0), ctx);
    expectAcceptable(prompt);
    expect(labelsOf(prompt).join()).not.toMatch(/pass/i);
    expect(textOf(prompt)).toContain("the action that **Sidelong Favor** is played along with");
  });
});
