/** What arrives from outside is taken in as its schema says, to the letter, however quickly. */
import { describe, expect, it } from "vitest";
import { accept } from "../../../src/engine/actions/accept.ts";
import { actionSchema } from "../../../src/engine/index.ts";
import { Dice } from "../random-player.ts";

const WRONG: readonly unknown[] = [
  ...[-1, 0, 1, 9, 10, 60, 99, 100, 4_000, 4_001, 100_000, 100_001, 0.5, Number.NaN, Number.POSITIVE_INFINITY],
  ...["", "x", "yes", "diplomacy", "military", "abilities", "always", "2", null, true, [], [0], [0, 4_001]],
  ...[{}, { what: "card", card: 3 }, { what: "player", seat: 10 }, { what: "conflict", conflict: 1, card: 1 }],
  ...[{ what: "player", seat: 2 }, { what: "card" }, { what: "card", card: undefined }],
];
const FIELDS = [...new Set(actionSchema.options.flatMap(({ shape }) => Object.keys(shape)))];

/** What the schema makes of it, with the order of its fields; null for what it refuses. */
function bySchema(given: unknown): string | null {
  const parsed = actionSchema.safeParse(given);
  return parsed.success ? said(parsed.data) : null;
}

const said = (action: object) => JSON.stringify(Object.entries(action));

describe("An action that arrives", () => {
  it("is taken in or refused exactly as its schema says, whatever stands in any of its fields", () => {
    const dice = new Dice("accept");
    let taken = 0;
    let refused = 0;
    for (const { shape } of actionSchema.options) {
      const type = shape.type.value;
      for (let times = 0; times < 400; times++) {
        const given: Record<string, unknown> = { type };
        for (const field of Object.keys(shape))
          if (field !== "type" && dice.below(8) > 0)
            given[field] = dice.below(3) === 0 ? dice.of(WRONG) : dice.below(9);
        if (dice.below(20) === 0) given[dice.of(FIELDS)] = dice.of(WRONG);
        if (dice.below(30) === 0) given[dice.of(FIELDS)] = undefined;
        const action = accept(given);
        expect(action === null ? null : said(action), JSON.stringify(given)).toBe(bySchema(given));
        if (action === null) refused++;
        else taken++;
      }
    }
    expect(taken).toBeGreaterThan(3_000);
    expect(refused).toBeGreaterThan(3_000);
  });

  it("keeps to the bounds of every number in every kind of action", () => {
    const numbers = [-1, 0, 1, 8, 9, 10, 19, 20, 21, 59, 60, 61, 98, 99, 100, 3_999, 4_000, 4_001, 100_000, 100_001];
    for (const { shape } of actionSchema.options)
      for (const field of Object.keys(shape))
        for (const number of numbers) {
          const target = { what: "player", seat: 1 };
          const others = {
            seat: 1,
            card: 1,
            with: 1,
            conflict: 1,
            target,
            by: 1,
            answer: "ask",
            vote: "yes",
            action: 1,
          };
          const known = Object.entries(others).filter(([name]) => name in shape && name !== field);
          const given = { ...Object.fromEntries(known), type: shape.type.value, [field]: number };
          const action = accept(given);
          expect(action === null ? null : said(action), JSON.stringify(given)).toBe(bySchema(given));
        }
  });

  it("is refused where it is no object at all", () => {
    for (const given of [undefined, null, 0, "pass", true, [], [{ type: "pass", seat: 0 }], {}])
      expect(accept(given), JSON.stringify(given)).toBeNull();
  });

  it("is a copy: what is done to it later from outside changes nothing", () => {
    const given = { type: "initiate", seat: 0, target: { what: "player", seat: 1 } };
    const action = accept(given);
    given.target.seat = 2;
    expect(action).toEqual({ type: "initiate", seat: 0, target: { what: "player", seat: 1 } });
  });
});
