// compendium: Tu'Pari — of several equally high abilities of whom it attacks, that one's player names the one
import { describe, expect, it } from "vitest";
import type { Effect } from "../../../src/engine/effects/index.ts";
import { type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { readEffect } from "../../../src/orders/index.ts";
import { at, byHand, character, does, event, inPlay, order, sentences, stage } from "../stage.ts";

const table = (effects?: Effect) =>
  stage({
    You: {
      hand: effects ? [event("Ambush", { says: "Ambush.", effects: [effects as never] })] : [],
      supporting: [character("Brute", { diplomacy: 1, intrigue: 4, leadership: 2 })],
      rawPower: 3,
    },
    Rival: { supporting: [character("Envoy", { diplomacy: 5, intrigue: 5 })] },
  });
const ambush = (game: Game, ...before: Effect[]): Effect =>
  ({
    verb: "do-then",
    effects: [
      ...before,
      { verb: "attack", with: { card: at(game, "Brute") }, against: { card: at(game, "Envoy") }, using: "highest" },
      { verb: "gain-power", who: { seat: 0 }, amount: 1 },
    ],
  }) as Effect;

describe('An attack inside "…, then …" on a card with several highest abilities', () => {
  it("is made with the ability that the target's player names, and the rest follows", () => {
    const game = table();
    const asked = does(game, byHand(ambush(game)));
    expect(asked.awaiting).toMatchObject([{ kind: "action" }, { seat: 1, kind: "choose" }]);
    expect(asked.seats[0]?.rawPower).toBe(3);
    expect(sentences(asked, 1)).toEqual([
      "choose to be attacked with diplomacy",
      "choose to be attacked with intrigue",
    ]);
    const mild = order(asked, 1, "choose to be attacked with diplomacy");
    expect(inPlay(mild, "Envoy").damage).toBe(1);
    expect(mild.seats[0]?.rawPower).toBe(4);
    expect(inPlay(order(asked, 1, "choose to be attacked with intrigue"), "Envoy").damage).toBe(4);
  });

  it("is asked about as it stands once what comes before it has happened", () => {
    const game = table();
    const lower: Effect = {
      verb: "change-ability",
      which: { card: at(game, "Envoy") },
      ability: "intrigue",
      by: -1,
      until: "end-of-turn",
    };
    const after = does(game, byHand(ambush(game, lower)));
    expect(after.awaiting).toMatchObject([{ kind: "action" }]);
    expect(inPlay(after, "Envoy").damage).toBe(1);
  });

  it("is asked about in a card's own text too", () => {
    const sample = table({ verb: "draw", who: "you", amount: 1 });
    const game = table(ambush(sample));
    const asked = order(game, 0, "play Ambush");
    expect(asked.awaiting).toMatchObject([{ seat: 1, kind: "choose" }]);
    const done = order(asked, 1, "choose to be attacked with intrigue");
    expect(inPlay(done, "Envoy").damage).toBe(4);
    expect(done.seats[0]?.rawPower).toBe(4);
  });

  it("is not asked about where the sentence names the ability", () => {
    const game = table();
    const read = readEffect("attack Envoy with Brute using intrigue, then I gain 1 power", viewFor(game, { seat: 0 }));
    if (read.kind !== "effect") throw new Error(JSON.stringify(read));
    const done = does(game, byHand(read.effect));
    expect(inPlay(done, "Envoy").damage).toBe(4);
    expect(legalActions(done, 1).every(({ action }) => action.type !== "choose")).toBe(true);
  });
});
