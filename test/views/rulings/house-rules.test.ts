/** House rules in messages. */
import { describe, expect, it } from "vitest";
import { BASE_RULES, CHOICES, type ChoiceId, type HouseRules, RULES, UNCHANGED } from "../../../src/engine/index.ts";
import { housePointMessage, lobbyMessage, ruleMessage, tableRulesMessage } from "../../../src/views/index.ts";
import { expectAcceptable } from "../discord-limits.ts";

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
      expectAcceptable(tableRulesMessage({ rules: "house", house, id: "t1", phase: "lobby" }));
      for (const point of points) expectAcceptable(housePointMessage(house, point, ctx));
    }
  });

  it("can be switched on every point from the lobby's menus", () => {
    const offered = lobby(UNCHANGED).components.flatMap(({ components }) =>
      components.flatMap((each) => ("options" in each ? each.options.map(({ value }) => value) : [])),
    );
    expect(offered).toEqual(expect.arrayContaining(points));
  });

  it("say of each option in which rule sets it stands", () => {
    const said = JSON.stringify(housePointMessage(UNCHANGED, "repairs", ctx).components);
    expect(said).toContain("As in the Engine Rules, casual rules and tournament rules");
    expect(said).toContain("As in the quickstart rules");
  });

  it("name their menus so shortly that a phone shows the whole name", () => {
    const names = lobby(UNCHANGED).components.flatMap(({ components }) =>
      components.flatMap((each) => ("placeholder" in each ? [each.placeholder ?? ""] : [])),
    );
    for (const name of names) expect(name.length).toBeLessThanOrEqual(30);
  });

  it("point to no menu any more once the game has begun", () => {
    const seat = {
      userId: "1",
      display: "Londo",
      race: "centauri",
      faction: "home",
      ambassador: "A",
      deck: "B",
    } as const;
    const seats = [seat, { ...seat, userId: "2", race: "narn" as const }].map((each) => ({ ...each, notReady: null }));
    const house: HouseRules = { base: "engine", changed: { losses: "spent-first" } };
    const table = { rules: "house", house, pace: "live", host: "Londo", seats, fewest: 2, most: 2 } as const;
    const text = (begun: boolean) => lobbyMessage({ ...table, begun }, ctx).embeds[0]?.description ?? "";
    for (const hint of ["menus below", "Change race or deck", "The table is full"]) {
      expect(text(false)).toContain(hint);
      expect(text(true)).not.toContain(hint);
    }
    expect(text(true)).toContain("the spent pool first");
  });

  it("say with a rule what the table has changed of it", () => {
    const entry = { id: "losing-influence", title: "Losing influence", text: "It is lost.", sources: [] };
    const house: HouseRules = { base: "engine", changed: { losses: "spent-first", transfers: "lost-and-gained" } };
    const text = ruleMessage(entry, false, { rules: "engine", house }).embeds[0]?.description ?? "";
    expect(text).toContain("House rule of this table:** Where lost influence is taken from: the spent pool first");
    expect(text).not.toContain("Transferred");
  });
});
