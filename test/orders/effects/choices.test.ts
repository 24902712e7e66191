// engine: card texts that the table carries out itself — what counts, hangs on something, or leaves a choice, as it is said
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readEffect } from "../../../src/orders/index.ts";
import { fullView } from "../../views/fixtures.ts";

const me = { seat: 0 };
const gkar = { seat: 1 };
const power = (amount: number, who: object = me) => ({ verb: "gain-power", who, amount });
const cards = (are: object, more: object = {}) => ({
  count: "cards",
  are: { what: "card", of: "any", ...are },
  ...more,
});

describe("What is counted", () => {
  test.each([
    ["each of my rotated characters", cards({ state: "rotated", types: ["character"] }, { in: me })],
    ["every neutralized fleet in play", cards({ state: "neutralized", types: ["fleet"] })],
    ["each supporting card of Narn", cards({ row: "supporting" }, { in: gkar })],
    ["each of G'Kar's locations", cards({ types: ["location"] }, { in: gkar })],
    ["each of the other players' damaged characters", cards({ of: "others", state: "damaged", types: ["character"] })],
    ["each Minbari character in an inner circle", cards({ race: "minbari", row: "inner", types: ["character"] })],
    ["each Doom mark on Tavik", { count: "marks-on", mark: "doom", which: { card: 20 } }],
    ["each of my destiny marks", { count: "marks-of", mark: "destiny", who: me }],
    ["each shadow mark of Narn", { count: "marks-of", mark: "shadow", who: gkar }],
    ["each token on Tavik", { count: "tokens", which: { card: 20 } }],
    ["each chaos token on Tavik", { count: "tokens", which: { card: 20 }, kind: "chaos" }],
    ["every 5 influence of Narn", { count: "influence", of: gkar, per: 5 }],
    ["every 2 influence of the Shadows up to 3", { count: "influence", of: "shadows", per: 2, most: 3 }],
    ["each point of unrest of gkar", { count: "unrest", of: gkar }],
    ["each point of my unrest", { count: "unrest", of: me }],
    ["each point of tension toward Narn", { count: "tension", from: me, toward: gkar }],
    ["each point of diplomacy of Tavik", { count: "ability", ability: "diplomacy", which: { card: 20 } }],
  ])("gain 1 power for %s", (counted, of) => {
    const reading = readEffect(`gain 1 power for ${counted}`, fullView);
    expect(reading).toEqual({ kind: "effect", effect: { verb: "for-each", of, effects: [power(1)] } });
  });

  test("may stand first, and several things may be done for it", () => {
    const of = { count: "marks-of", mark: "doom", who: me };
    const lose = { verb: "lose-influence", who: gkar, amount: 1 };
    expect(readEffect("for each of my doom marks, gain 1 power and Narn loses 1 influence", fullView)).toEqual({
      kind: "effect",
      effect: { verb: "for-each", of, effects: [power(1), lose] },
    });
  });

  test.each([
    "gain 1 power for each of my purple cards",
    "rotate Tavik for each of my characters",
    "when I win a conflict, gain 1 power for each of my purple cards",
  ])("is not: %s", (says) => {
    expect(readEffect(says, fullView).kind).toBe("unclear");
  });
});

describe("What an effect hangs on", () => {
  const count = (of: object, bounds: object) => ({ needs: "count", of, ...bounds });
  test.each([
    ["I have 10 or more influence", count({ count: "influence", of: me }, { atLeast: 10 })],
    ["Narn has at least 12 influence", count({ count: "influence", of: gkar }, { atLeast: 12 })],
    ["my unrest is at most 2", count({ count: "unrest", of: me }, { atMost: 2 })],
    [
      "tavik has exactly 2 doom marks",
      count({ count: "marks-on", mark: "doom", which: { card: 20 } }, { atLeast: 2, atMost: 2 }),
    ],
    [
      "there are 2 or fewer rotated fleets in play",
      count(cards({ state: "rotated", types: ["fleet"] }), { atMost: 2 }),
    ],
    ["I am at war", { needs: "state", state: "war" }],
    ["the Alliance exists", { needs: "isa" }],
    ["I am a member of the Alliance", { needs: "isa", member: true }],
    ["the Shadow War has begun", { needs: "shadow-war", is: "on" }],
    ["the Shadow War has not begun", { needs: "shadow-war", is: "not-yet" }],
    ["the Shadow War is over", { needs: "shadow-war", is: "over" }],
  ])("if %s, gain 2 power", (said, condition) => {
    const reading = readEffect(`if ${said}, gain 2 power`, fullView);
    expect(reading).toEqual({ kind: "effect", effect: { verb: "if", condition, effects: [power(2)] } });
  });

  test("is not what nobody can look up", () => {
    const reading = readEffect("if Narn is at war, gain 2 power", fullView);
    expect(reading).toMatchObject({ kind: "unclear", why: "hangs" });
  });
});

describe("A choice", () => {
  test("is between effects on whoever chooses, and on whom it names", () => {
    expect(readEffect("G'Kar chooses: gain 2 influence or Londo draws 2 or do nothing", fullView)).toEqual({
      kind: "effect",
      effect: {
        verb: "choose",
        who: gkar,
        options: [
          { does: "gain 2 influence", effects: [{ verb: "gain-influence", who: gkar, amount: 2 }] },
          { does: "Londo draws 2", effects: [{ verb: "draw", who: me, amount: 2 }] },
          { does: "do nothing", effects: [] },
        ],
      },
    });
  });

  test("may have a price in influence", () => {
    expect(readEffect("I choose: apply 3 influence to draw 1, or lose 1 power", fullView)).toEqual({
      kind: "effect",
      effect: {
        verb: "choose",
        who: me,
        options: [
          { does: "draw 1", influence: 3, effects: [{ verb: "draw", who: me, amount: 1 }] },
          { does: "lose 1 power", effects: [{ verb: "lose-power", who: me, amount: 1 }] },
        ],
      },
    });
  });

  test("is no choice with one thing alone", () => {
    expect(readEffect("G'Kar chooses: gain 2 influence", fullView).kind).toBe("unclear");
  });
});

describe("A card that is picked", () => {
  const pick = (more: object) => ({ verb: "pick", ...more });
  test.each([
    [
      "G'Kar picks one of my supporting characters to rotate",
      pick({
        who: gkar,
        from: { what: "card", of: "any", row: "supporting", types: ["character"] },
        in: me,
        does: "to rotate",
        effects: [{ verb: "rotate", which: "second" }],
      }),
    ],
    [
      "gkar picks one of his own fleets to damage by 2",
      pick({
        who: gkar,
        from: { what: "card", of: "you", types: ["fleet"] },
        does: "to damage by 2",
        effects: [{ verb: "damage", which: "second", amount: 2 }],
      }),
    ],
    [
      "I may pick a rotated character: ready it and it gains 1 doom mark",
      pick({
        who: me,
        from: { what: "card", of: "any", state: "rotated", types: ["character"] },
        may: true,
        does: "for this: ready it and it gains 1 doom mark",
        effects: [
          { verb: "ready", which: "second" },
          { verb: "gain-mark", which: "second", mark: "doom", amount: 1 },
        ],
      }),
    ],
  ])("%s", (says, effect) => {
    expect(readEffect(says, fullView)).toEqual({ kind: "effect", effect });
  });
});

test.each([
  ["nobody declares conflicts next turn", { verb: "bar-conflicts" }],
  ["no player can declare a conflict this turn", null],
  ["Narn cannot declare conflicts this turn", { verb: "bar-conflicts", who: gkar, now: true }],
  ["tend Tavik", { verb: "tend", which: { card: 20 } }],
  ["Tavik heals as the inner circle does", { verb: "tend", which: { card: 20 } }],
])("%s", (says, effect) => {
  const reading = readEffect(says, fullView);
  expect(reading.kind === "effect" ? reading.effect : null).toEqual(effect);
});

test("whatever is typed, reading it ends, and says something", { tags: "long" }, () => {
  const word = fc.constantFrom(
    ..."for each of my G'Kar picks chooses or to gain 2 power if , : Tavik it rotated characters at least more has have".split(
      " ",
    ),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 25 }), (words) => {
      const reading = readEffect(words.join(" "), fullView);
      expect(["effect", "unclear"]).toContain(reading.kind);
    }),
    { numRuns: 300 },
  );
});
