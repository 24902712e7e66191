// engine: Use a card’s action; Legal Targets
import { describe, expect, it } from "vitest";
import type { Game } from "../../../src/engine/index.ts";
import { apply, legalActions } from "../../../src/engine/index.ts";
import { at, character, group, happens, inPlay, refused, stage, turned } from "../stage.ts";

describe("A card's action", () => {
  const broker = (influence?: number) =>
    group("Brokers", {
      text: {
        says: "Rotate.",
        actions: [
          {
            does: "make a character talk",
            target: { what: "card", types: ["character"], of: "others" },
            effects: [{ verb: "rotate", which: "target" }],
            ...(influence ? { influence } : {}),
          },
        ],
      },
    });
  const use = (game: Game, on?: string, action = 0) => ({
    type: "rotate" as const,
    seat: 0,
    card: at(game, "Brokers"),
    action,
    ...(on ? { target: { what: "card" as const, card: at(game, on) } } : {}),
  });
  const table = (influence?: number) =>
    stage({
      You: { race: "centauri", supporting: [broker(influence), character("Clerk")] },
      Rival: { race: "narn", unspent: 5, supporting: [character("Stranger", { leadership: 1 })] },
    });

  it("rotates the card, applies its influence and does what it says", () => {
    const game = table(3);
    const { game: after, events } = happens(game, use(game, "Stranger"));
    expect(inPlay(after, "Brokers").rotated).toBe(true);
    expect(inPlay(after, "Stranger").rotated).toBe(true);
    expect(after.seats[0]).toMatchObject({ unspent: 1, spent: 3 });
    expect(events[0]).toMatchObject({
      type: "card-used",
      does: "make a character talk",
      target: { what: "card", seat: 1 },
    });
  });

  it("is refused where the card has no such action, is not ready, is another's or cannot be paid", () => {
    const game = table(5);
    expect(refused(game, use(game, "Stranger", 1))).toMatchObject({
      code: "no-such-card-action",
      rule: "card-actions",
      facts: { title: "Brokers" },
    });
    expect(refused(turned(game, "Brokers", { rotated: true }), use(game, "Stranger")).code).toBe("not-ready");
    expect(refused(game, { ...use(game), card: at(game, "Stranger") })).toMatchObject({
      code: "not-your-card",
      facts: { controller: "Rival" },
    });
    expect(refused(game, use(game, "Stranger"))).toMatchObject({
      code: "not-enough-influence",
      facts: { title: "Brokers", needs: 5, unspent: 4 },
    });
  });

  it("needs a legal target where it has one", () => {
    const game = table();
    expect(refused(game, use(game))).toMatchObject({
      code: "target-needed",
      facts: { wants: "a character of another player" },
    });
    expect(refused(game, use(game, "Clerk"))).toMatchObject({ code: "illegal-target", facts: { target: "Clerk" } });
  });

  it("is offered exactly where it is allowed", () => {
    const game = table();
    const offered = new Set(legalActions(game, 0).map(({ action }) => JSON.stringify(action)));
    let accepted = 0;
    for (const on of [undefined, "Clerk", "Stranger", "You's Ambassador", "Rival's Ambassador"]) {
      const action = use(game, on);
      const allowed = apply(game, action).ok;
      expect(offered.has(JSON.stringify(action))).toBe(allowed);
      accepted += Number(allowed);
    }
    expect(accepted).toBe(2);
  });
});
