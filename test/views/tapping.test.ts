/** What a tap does and is called, where a slip would cost something: in games on a stage. */
import { describe, expect, test } from "vitest";
import { anytimeActions, type Game, legalActions, type SeatIndex, viewFor } from "../../src/engine/index.ts";
import { actionMenu, type Message, type Outcome, parsePress, promptMessage, readPress } from "../../src/views/index.ts";
import { agenda, at, character, does, event, fleet, order, stage } from "../engine/stage.ts";
import { customIdOf, expectAcceptable, labelsOf, optionsOf, textOf } from "./discord-limits.ts";
import { ctx } from "./fixtures.ts";

/** What this seat may do now, asked or not. */
const possible = (game: Game, seat: SeatIndex) =>
  legalActions(game, seat).length > 0 ? legalActions(game, seat) : anytimeActions(game, seat);
const menuOf = (game: Game, seat: SeatIndex = 0) => actionMenu(viewFor(game, { seat }), possible(game, seat), ctx);

function tap(game: Game, message: Message, label: string, option?: string, seat: SeatIndex = 0): Outcome {
  const press = parsePress(customIdOf(message, label));
  if (!press) throw new Error("a press of ours must parse");
  const values = option === undefined ? [] : optionsOf(message, label).filter((each) => each.label === option);
  return readPress(
    press,
    values.map(({ value }) => value),
    viewFor(game, { seat }),
    possible(game, seat),
    ctx,
  );
}

function shown(outcome: Outcome): Message {
  if (outcome.kind !== "show") throw new Error(`expected a message, got ${outcome.kind}`);
  expectAcceptable(outcome.message);
  return outcome.message;
}

// engine: Discard an Agenda
describe("an agenda in play", () => {
  const game = stage({
    Londo: { race: "centauri", agenda: agenda("Splendor", { says: "Nothing." }) },
    Gkar: { race: "narn" },
  });

  test("is discarded by a second tap only, which names it", () => {
    const asked = shown(tap(game, menuOf(game), "Discard your agenda…"));
    expect(textOf(asked)).toContain("Do you discard your agenda **Splendor**?");
    expect(labelsOf(asked)).toEqual(["Discard it", "Keep it"]);
    expect(tap(game, asked, "Discard it")).toMatchObject({ kind: "do", action: { type: "discard-agenda", seat: 0 } });
    expect(labelsOf(shown(tap(game, asked, "Keep it")))).toContain("Discard your agenda…");
  });

  test("is not discarded by a second tap that comes when it is no longer that player's turn", () => {
    const asked = shown(tap(game, menuOf(game), "Discard your agenda…"));
    expect(tap(order(game, 0, "pass"), asked, "Discard it").kind).not.toBe("do");
  });
});

// engine: Timing Disputes; Fast and Loose
describe("the timing of the table", () => {
  const game = stage({ Londo: { race: "centauri" }, Gkar: { race: "narn" } });

  test("is not stopped by who merely waits: a tap says what it does to everybody", () => {
    const asked = shown(tap(game, menuOf(game, 1), "Wait: stop play…", undefined, 1));
    expect(textOf(asked)).toContain("Everybody acts or passes in initiative order");
    expect(tap(game, asked, "Stop play", undefined, 1)).toMatchObject({
      kind: "do",
      action: { type: "wait", seat: 1 },
    });
  });

  test("says what fast and loose is to whoever would ask for it; the others just agree", () => {
    const asked = shown(tap(game, menuOf(game), "Fast and loose…"));
    expect(textOf(asked)).toContain("out of initiative order");
    expect(labelsOf(asked)).toEqual(["Ask everybody", "Back", "Show the rule"]);
    const proposed = does(game, { type: "loose", seat: 0 });
    expect(labelsOf(menuOf(proposed, 1))).not.toContain("Fast and loose…");
    expect(tap(proposed, menuOf(proposed, 1), "Agree to fast and loose", undefined, 1)).toMatchObject({
      kind: "do",
      action: { type: "loose", seat: 1 },
    });
  });
});

// engine: Advanced Details about playing cards
describe("the menu of the cards that one may pay with", () => {
  const pay = (pays: NonNullable<NonNullable<Parameters<typeof event>[1]>["pays"]>) =>
    stage({
      Londo: {
        race: "centauri",
        supporting: [character("Clerk", { diplomacy: 1 }), fleet("Squadron", 2)],
        hand: [event("Levy", { says: "Draw 1 card.", pays, effects: [{ verb: "draw", who: "you", amount: 1 }] })],
        deck: [character("Page")],
      },
      Gkar: { race: "narn" },
    });

  test.each([
    ["rotate", "Rotate to pay"],
    ["neutralize", "Neutralize to pay"],
    ["discard-card", "Discard to pay"],
  ] as const)("says what is done to them: %s", (how, words) => {
    const before = pay([{ pays: how, types: ["character", "fleet"], amount: 1 }]);
    const game = does(before, { type: "play", seat: 0, card: at(before, "Levy") });
    const message = menuOf(game);
    expect(optionsOf(message, words).map(({ label }) => label)).toContain("Squadron");
    expect(tap(game, message, words, "Squadron")).toMatchObject({ kind: "do", action: { type: "purge" } });
  });
});

// engine: Step 3. Play Aftermath Cards
test("after one aftermath, the others are asked for another", () => {
  const game = stage({ Londo: { race: "centauri" }, Gkar: { race: "narn" } });
  const view = viewFor(game, "public");
  const ask = (again?: true) => {
    const owed = { ...view.awaiting[0], id: 90, seat: 0, kind: "aftermath", about: "Parley", ...(again && { again }) };
    const awaiting = [owed as (typeof view.awaiting)[number]];
    return textOf(promptMessage({ ...view, awaiting }, awaiting, [], ctx));
  };
  expect(ask()).toContain("has been resolved: play an aftermath");
  expect(ask(true)).toContain("An aftermath on **Parley** has been played: play **another**".replace("An", "an"));
});
