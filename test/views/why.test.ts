// What a question is about, for whoever plays for the first time
import { describe, expect, it } from "vitest";
import { type DecisionKind, legalActions, viewFor } from "../../src/engine/index.ts";
import { loadCorpus } from "../../src/rulings/corpus.ts";
import { explains, readPersonal } from "../../src/settings/personal.ts";
import { actionMenu } from "../../src/views/menus/menu.ts";
import { whyMessage, withWhy } from "../../src/views/prompts/why.ts";
import { QUESTION_WORDS } from "../../src/views/questions/index.ts";
import { Dice, play, practiceSetup } from "../engine/play/random-player.ts";

const ctx = { table: "t1", tableName: "A table", people: [] };
const KINDS = Object.keys(QUESTION_WORDS) as DecisionKind[];

describe("why a question is asked", () => {
  it.each(KINDS)("says briefly what %s decides and what one goes by, with a rule that there is", (kind) => {
    const { what, go, rule } = QUESTION_WORDS[kind].why;
    for (const said of [what, go]) {
      expect(said.length).toBeLessThanOrEqual(220);
      expect(said).toMatch(/^[A-Z].*\.$/u);
    }
    expect(loadCorpus().byId(rule)).toBeDefined();
  });

  it("is a tap away from what each player is asked in a game, once, and leads back there", () => {
    const game = play(practiceSetup(3, new Dice("why")), "why", undefined, {
      until: ({ round }) => round === "action",
    });
    const [{ seat } = { seat: 0 }] = game.awaiting;
    const view = viewFor(game, { seat });
    const menu = withWhy(actionMenu(view, legalActions(game, seat), ctx), view, ctx);
    const labels = JSON.stringify(menu.components).match(/"Why\?"/gu);
    expect(labels).toHaveLength(1);
    expect(withWhy(menu, view, ctx)).toBe(menu);
    const said = whyMessage(view, ctx);
    expect(said?.content).toContain("You take one action");
    expect(JSON.stringify(said?.components)).toContain("Show the rule");
    const other = viewFor(game, { seat: (seat + 1) % 3 });
    expect(whyMessage(other, ctx)).toBeNull();
    expect(withWhy(menu, other, ctx)).toBe(menu);
  });

  it("is shown in the first game alone, and always or never by choice", () => {
    expect(explains({}, "t1")).toBeNull();
    expect([explains({ firstTable: "t1" }, "t1"), explains({ firstTable: "t1" }, "t2")]).toEqual([true, false]);
    expect([explains({ firstTable: "t1", why: "off" }, "t1"), explains({ firstTable: "t1", why: "on" }, "t2")]).toEqual(
      [false, true],
    );
    expect(readPersonal({ why: "loudly", firstTable: "t1" })).toEqual({ firstTable: "t1" });
  });
});
