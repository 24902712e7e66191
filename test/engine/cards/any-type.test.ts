// compendium: Declare Conflicts — a conflict of any type that a card in play offers; engine: Declare Conflicts
import { describe, expect, it } from "vitest";
import { type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { readOrder } from "../../../src/orders/index.ts";
import { agenda, arranged, at, does, order, passed, refused, stage } from "../stage.ts";

const ambition = agenda("Ambition", {
  says: "Initiate a conflict of any type.",
  initiates: [
    {
      type: "any",
      conflict: { form: "opposable", won: [{ effects: [{ verb: "gain-power", who: "you", amount: 1 }] }] },
    },
  ],
});

function declaring(): Game {
  const start = stage({ You: { agenda: ambition }, Rival: {} });
  return arranged(start, (work) => {
    work.game.round = "conflict";
    work.game.tasks = [{ task: "action-round" }, { task: "reveal", at: 0 }, { task: "declare", at: 1 }];
    work.game.awaiting = [{ id: 1, seat: 0, kind: "declare" }];
  });
}
const sentences = (game: Game) => legalActions(game, 0).map(({ sentence }) => sentence);

describe("A card that lets its player initiate a conflict of any type", () => {
  it("is offered with each of the five, leadership among them", () => {
    expect(sentences(declaring()).filter((one) => one.startsWith("declare Ambition"))).toEqual([
      "declare Ambition using diplomacy",
      "declare Ambition using intrigue",
      "declare Ambition using psi",
      "declare Ambition using leadership",
      "declare Ambition using military",
    ]);
  });

  it("asks for the type where it is declared, which is in the open", () => {
    const game = declaring();
    expect(refused(game, { type: "declare", seat: 0, card: at(game, "Ambition") })).toMatchObject({
      code: "conflict-type-needed",
      rule: "declaring-conflicts",
    });
    const reading = readOrder("declare ambition using leadership", viewFor(game, { seat: 0 }), legalActions(game, 0));
    expect(reading).toMatchObject({ kind: "do", action: { type: "declare", as: "leadership" } });
  });

  it("is a conflict of that type, once, and does what the card says when it is won", () => {
    const game = order(declaring(), 0, "declare Ambition using leadership");
    const initiated = passed(game, "declare");
    expect(initiated.conflicts).toMatchObject([{ type: "leadership", initiator: 0, through: true }]);
    const with_ = at(initiated, "You's Ambassador");
    const supported = does(initiated, {
      type: "support",
      seat: 0,
      conflict: initiated.conflicts[0]?.id ?? 0,
      with: with_,
    });
    expect(passed(supported, "action", "aftermath").seats[0]?.rawPower).toBe(1);
  });
});
