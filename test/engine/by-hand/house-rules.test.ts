/** House rules: one of the published rule sets with named changes. engine: Which Rules; Your Rules */
import { describe, expect, it } from "vitest";
import type { Game, HouseRules } from "../../../src/engine/index.ts";
import {
  BASE_RULES,
  CHOICES,
  checkRules,
  differencesOf,
  RULES,
  ruled,
  UNCHANGED,
  viewFor,
  withBase,
  withChange,
} from "../../../src/engine/index.ts";
import { actionOrder } from "../../../src/engine/rules/conflicts/initiative.ts";
import type { ChoiceId } from "../../../src/engine/rulesets/index.ts";
import { does, stage } from "../stage.ts";

const points = Object.keys(CHOICES) as ChoiceId[]; // keys of a constant
const by = (house: HouseRules, game: Game): Game => ({ ...game, rules: "house", house });
const lose = { type: "effect", seat: 1, because: "Taxes" } as const;

describe("House rules", () => {
  it("say what they start from wherever nothing is changed", () => {
    for (const base of BASE_RULES)
      for (const point of points)
        expect(ruled({ rules: "house", house: { base, changed: {} } }, point)).toBe(RULES[base][point].is);
    for (const base of BASE_RULES) expect(checkRules({ rules: "house", house: { base, changed: {} } })).toBeNull();
  });

  // engine: Which Rules, 4
  it("change how the game goes on one point, and leave the others", () => {
    const table = stage({ You: { unspent: 4, spent: 3 }, Rival: {}, Third: {} });
    const taxed = (house: HouseRules) =>
      does(by(house, table), { ...lose, effect: { verb: "lose-influence", who: { seat: 0 }, amount: 2 } });
    const published = by({ base: "engine", changed: { losses: "spent-first" } }, table);
    expect(taxed({ base: "engine", changed: {} }).awaiting).toContainEqual(expect.objectContaining({ kind: "lose" }));
    expect(taxed({ base: "engine", changed: { losses: "spent-first" } }).seats[0]).toMatchObject({ spent: 1 });
    expect(taxed({ base: "casual", changed: { losses: "unspent-first" } }).seats[0]).toMatchObject({ unspent: 2 });
    expect(actionOrder(published)).toEqual([0, 1, 2]);
    expect(actionOrder(by({ base: "engine", changed: { "action-order": "highest-first" } }, table))).toEqual([2, 1, 0]);
  });

  it("are told to everybody with the game", () => {
    const house: HouseRules = { base: "quickstart", changed: { losses: "chosen" } };
    expect(viewFor(by(house, stage({ You: {}, Rival: {} })), "public")).toMatchObject({ rules: "house", house });
    expect(differencesOf(house)).toEqual([
      {
        point: "losses",
        title: CHOICES.losses.title,
        rule: CHOICES.losses.rule,
        is: CHOICES.losses.options.chosen,
        instead: CHOICES.losses.options["unspent-first"],
      },
    ]);
  });

  it("count as changed only where they differ from what they start from", () => {
    const changed = withChange(withChange(UNCHANGED, "losses", "spent-first"), "transfers", "lost-and-gained");
    expect(changed).toEqual({ base: "engine", changed: { losses: "spent-first", transfers: "lost-and-gained" } });
    expect(withChange(changed, "losses", "chosen").changed).toEqual({ transfers: "lost-and-gained" });
    expect(withBase(withChange(changed, "repairs", "one-point"), "casual")).toEqual({
      base: "casual",
      changed: { repairs: "one-point" },
    });
  });

  it("need a start, and change only what the rule sets know to what one of them says", () => {
    const refusal = (house?: object) => checkRules(JSON.parse(JSON.stringify({ rules: "house", house })))?.code;
    expect(refusal()).toBe("house-rules-missing");
    expect(refusal({ base: "house", changed: {} })).toBe("house-rules-missing");
    expect(refusal({ base: "engine", changed: { gravity: "none" } })).toBe("house-rule-unknown");
    expect(refusal({ base: "engine", changed: { losses: "lost-and-gained" } })).toBe("house-rule-unknown");
    expect(refusal({ base: "engine", changed: { constructor: "name" } })).toBe("house-rule-unknown");
    expect(refusal({ base: "engine", changed: { losses: "spent-first" } })).toBeUndefined();
    // The factions of a race cannot have a civil war over what they do not share.
    expect(refusal({ base: "engine", changed: { "factions-of-a-race": "one-people" } })).toBe("house-rules-clash");
    const shared = {
      "tension-of-a-race": "shared",
      "states-of-a-race": "all-factions",
      "war-of-a-race": "all-factions",
    };
    expect(refusal({ base: "engine", changed: { ...shared, "factions-of-a-race": "one-people" } })).toBeUndefined();
    expect(refusal({ base: "quickstart", changed: { "limited-of-a-race": "one-a-player" } })).toBe("house-rules-clash");
    expect(checkRules({ rules: "engine", house: UNCHANGED })?.code).toBe("house-rules-only");
  });
});
