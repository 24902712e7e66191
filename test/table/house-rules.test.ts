/** A table with house rules, from its opening to its game. */
import { describe, expect, it } from "vitest";
import { type HouseRules, UNCHANGED } from "../../src/engine/index.ts";
import type { LogEntry } from "../../src/table/entry.ts";
import { newSeat } from "../../src/table/seats/lobby.ts";
import { lobbyView } from "../../src/thread/showing/lobby-view.ts";
import { created, joined, library, refusalOf, started, tableAfter } from "./tables.ts";

const opened: LogEntry = { ...created(), rules: "house", house: UNCHANGED };
const PUBLISHED: HouseRules = { base: "casual", changed: { losses: "chosen" } };
const change = (house: HouseRules, by = "1001", judge = false): LogEntry => ({
  type: "house-changed",
  at: 2_500,
  by,
  house,
  ...(judge ? { judge: true } : {}),
});
const seated = () => {
  const alone = tableAfter(null, opened, joined(tableAfter(null, opened), "1001"));
  return tableAfter(alone, joined(alone, "1002"));
};

describe("House rules of a table", () => {
  it("are chosen by whoever opened it, or by a judge, and by nobody else", () => {
    expect(refusalOf(seated(), change(PUBLISHED, "1002"))).toBe("not-house-maker");
    expect(tableAfter(seated(), change(PUBLISHED)).house).toEqual(PUBLISHED);
    expect(tableAfter(seated(), change(PUBLISHED, "1002", true)).house).toEqual(PUBLISHED);
  });

  it("are chosen before the game, and are those of the game from then on", () => {
    const agreed = tableAfter(seated(), change(PUBLISHED));
    const playing = tableAfter(agreed, started(agreed));
    expect(playing.game).toMatchObject({ rules: "house", house: PUBLISHED });
    expect(refusalOf(playing, change(UNCHANGED))).toBe("rules-are-fixed");
    const log = [opened, joined(tableAfter(null, opened), "1001")];
    const two = tableAfter(null, ...log);
    const whole = [...log, joined(two, "1002"), change(PUBLISHED), started(agreed)];
    expect(JSON.stringify(tableAfter(null, ...whole).game)).toBe(JSON.stringify(playing.game));
  });

  it("are only for a table that was opened with them, and only what the rule sets know", () => {
    const engine = tableAfter(null, created());
    expect(refusalOf(engine, change(PUBLISHED))).toBe("house-rules-only");
    const odd: HouseRules = JSON.parse('{ "base": "engine", "changed": { "losses": "never" } }');
    expect(refusalOf(seated(), change(odd))).toBe("house-rule-unknown");
  });

  // engine: Corporate Factions; rulebook: Alternate Factions
  it("may take away the faction that somebody has chosen: then that seat is not ready, and the game does not start", () => {
    const table = tableAfter(null, opened, joined(tableAfter(null, opened), "1001"));
    const corporate = newSeat(table, library, "1002", "Edgars", { race: "human", faction: "corporate" });
    if (!corporate.ok) expect.fail(corporate.refusal.code);
    const both = tableAfter(table, { type: "joined", at: 2_000, by: "1002", seat: corporate.seat });
    expect(lobbyView(both, library).seats[1]?.notReady).toBeNull();
    const without = tableAfter(both, change({ base: "engine", changed: { "corporate-factions": "none" } }));
    expect(lobbyView(without, library).seats[1]?.notReady).toContain("not played by the rules of this table");
    expect(refusalOf(without, started(without))).toBe("faction-not-for-race");
  });
});
