// compendium: Maintain the Peace
import { describe, expect, it } from "vitest";
import { automationOf } from "../../../../src/engine/cards/encoded/index.ts";
import { editPlay } from "../../../../src/engine/changes/work.ts";
import { powerOf } from "../../../../src/engine/rules/victory/power.ts";
import {
  arranged,
  at,
  byHand,
  character,
  conflict,
  does,
  event,
  fleet,
  inPlay,
  order,
  passed,
  sentences,
  stage,
} from "../../stage.ts";
import { real } from "../real.ts";

type Game = ReturnType<typeof stage>;
const spare = (who: string) => Array.from({ length: 8 }, (_, index) => event(`${who} ${index}`, { says: "Nothing." }));
const maintain = real("Maintain the Peace", { complete: true });
const tokens = (game: Game) => inPlay(game, "Maintain the Peace").tokens ?? 0;

describe("Maintain the Peace", () => {
  const table = (...declared: [string, ReturnType<typeof conflict>][]) =>
    stage(
      {
        You: { agenda: maintain, supporting: [character("Clerk", { diplomacy: 3 })], deck: spare("Y") },
        Rival: { deck: spare("R") },
      },
      declared,
    );
  const withTokens = (game: Game, count: number) =>
    arranged(game, (work) => {
      editPlay(work, at(work.game, "Maintain the Peace")).tokens = count;
    });
  const over = (game: Game) => passed(game, "action", "aftermath");

  it("needs 20 military in ready fleets to be sponsored", () => {
    const offered = (military: number) =>
      sentences(
        stage({
          You: { hand: [maintain], supporting: [fleet("Ships", military - 8), fleet("More", 8)], unspent: 9 },
          Rival: {},
        }),
      ).some((one) => one.startsWith("sponsor Maintain the Peace"));
    expect({ offered20: offered(20), offered19: offered(19) }).toEqual({ offered20: true, offered19: false });
  });

  it("gets a peace token at the end of a resolution round without a military conflict, also where none was declared", () => {
    expect(tokens(over(table()))).toBe(1);
    expect(tokens(over(table(["You", conflict("Parley", "diplomacy")])))).toBe(1);
  });

  it("gets none where a military conflict resolves, which takes off all that lie there", () => {
    const game = withTokens(table(["Rival", conflict("Raid", "military")]), 3);
    expect(tokens(over(game))).toBe(0);
  });

  it("keeps its tokens while other conflicts resolve", () => {
    expect(tokens(over(withTokens(table(["Rival", conflict("Parley", "diplomacy")]), 3)))).toBe(4);
  });

  it("gets one where a military conflict was cancelled, as that does not resolve", () => {
    const game = table(["Rival", conflict("Raid", "military")]);
    expect(tokens(over(does(game, byHand({ verb: "cancel-conflict", conflict: 1 }))))).toBe(1);
  });

  it("counts each token as 1 power, not while it is blanked, and keeps them for afterwards", () => {
    const bare = table();
    const game = withTokens(bare, 3);
    expect(powerOf(game, 0) - powerOf(bare, 0)).toBe(3);
    const blank = byHand({ verb: "blank", which: { card: at(game, "Maintain the Peace") }, until: "end-of-turn" });
    const blanked = does(game, blank);
    expect({ powerOf: powerOf(blanked, 0) - powerOf(bare, 0), tokens: tokens(blanked) }).toEqual({
      powerOf: 0,
      tokens: 3,
    });
  });

  it("says that its conflict against a conflict is carried out by its player", () => {
    expect(automationOf(maintain)).toMatchObject({ who: "assisted" });
    expect(sentences(order(table(), 0, "pass")).some((one) => one.includes("rotate Maintain"))).toBe(false);
  });
});
