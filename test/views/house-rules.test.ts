/** House rules in messages. */
import { describe, expect, it } from "vitest";
import { BASE_RULES, CHOICES, type ChoiceId, type HouseRules, RULES, UNCHANGED } from "../../src/engine/index.ts";
import { housePointMessage, lobbyMessage, ruleMessage, tableRulesMessage } from "../../src/views/index.ts";
import { expectAcceptable } from "./discord-limits.ts";

const ctx = { table: "t1", tableName: "Long evening", people: [] };
const points = Object.keys(CHOICES) as ChoiceId[]; // keys of a constant

/** Everything switched to something else than it was. */
function upsideDown(base: HouseRules["base"]): HouseRules {
  const changed = points.map((point) => [
    point,
    Object.keys(CHOICES[point].options).find((option) => option !== RULES[base][point].is),
  ]);
  return { base, changed: Object.fromEntries(changed) };
}
const lobby = (house: HouseRules) =>
  lobbyMessage({ rules: "house", house, pace: "live", host: "Londo", seats: [], fewest: 2, most: 10 }, ctx);

describe("House rules", () => {
  it("keep Discord's limits in every message, however much is changed", () => {
    for (const house of [UNCHANGED, ...BASE_RULES.map(upsideDown)]) {
      expectAcceptable(lobby(house));
      expectAcceptable(tableRulesMessage({ rules: "house", house }));
      for (const point of points) expectAcceptable(housePointMessage(house, point, ctx));
    }
  });

  it("can be switched on every point from the lobby's menus", () => {
    const offered = lobby(UNCHANGED).components.flatMap(({ components }) =>
      components.flatMap((each) => ("options" in each ? each.options.map(({ value }) => value) : [])),
    );
    expect(offered).toEqual(expect.arrayContaining(points));
  });

  it("say with a rule what the table has changed of it", () => {
    const entry = { id: "losing-influence", title: "Losing influence", text: "It is lost.", sources: [] };
    const house: HouseRules = { base: "engine", changed: { losses: "spent-first", transfers: "lost-and-gained" } };
    const text = ruleMessage(entry, false, { rules: "engine", house }).embeds[0]?.description ?? "";
    expect(text).toContain("House rule of this table:** Where lost influence is taken from: the spent pool first");
    expect(text).not.toContain("Transferred");
  });
});
