// engine: Power — Gaining and losing Power, Power Bonuses, Transferring Power
import { describe, expect, it } from "vitest";
import type { CardFacts } from "../../../src/engine/index.ts";
import { viewFor } from "../../../src/engine/index.ts";
import { powerOf } from "../../../src/engine/rules/victory/power.ts";
import { agenda, character, does, group, happens, invented, refused, type SeatStage, stage } from "../stage.ts";

const bonus = (by: number, more: Partial<NonNullable<CardFacts["text"]>> = {}) => ({
  says: "Power.",
  statics: [{ gives: "power" as const, by }],
  ...more,
});
const power = (you: SeatStage) => powerOf(stage({ You: you, Rival: {} }), 0);

describe("Power", () => {
  it("is influence rating, raw power and power bonuses: John's 11 + 2 + 2 is 15", () => {
    expect(power({ unspent: 7, spent: 4, rawPower: 2, agenda: agenda("Agenda", bonus(2)) })).toBe(15);
  });

  it("adds the bonuses of several cards: Mike's 15 - 2 + 6 is 19, of his agenda's 3 and The Wealth of Planets' 3", () => {
    const wealth = group("The Wealth of Planets", { text: bonus(3) });
    const mike = { unspent: 15, rawPower: -2, agenda: agenda("Agenda", bonus(3)), supporting: [wealth] };
    expect(power(mike)).toBe(19);
    expect(viewFor(stage({ Mike: mike, Rival: {} }), "public").seats[0]).toMatchObject({
      rating: 15,
      rawPower: -2,
      powerBonus: 6,
      power: 19,
    });
  });

  it("gets at most 5 from one card, however it comes about", () => {
    for (const [by, counts] of [
      [4, 4],
      [5, 5],
      [6, 5],
      [20, 5],
    ] as const)
      expect(power({ unspent: 4, supporting: [group("Guild", { text: bonus(by) })] })).toBe(4 + counts);
    const twice = group("Guild", {
      text: {
        says: "Power.",
        statics: [
          { gives: "power", by: 3 },
          { gives: "power", by: 3 },
        ],
      },
    });
    expect(power({ unspent: 4, supporting: [twice] })).toBe(9);
    expect(
      power({ unspent: 4, supporting: [group("Guild", { text: bonus(5) }), group("Union", { text: bonus(5) })] }),
    ).toBe(14);
    expect(power({ unspent: 4, agenda: agenda("Agenda", bonus(9)) })).toBe(9);
  });

  it("gets at most 10 from a major or a Drakh agenda", () => {
    for (const [by, counts] of [
      [9, 9],
      [10, 10],
      [11, 10],
    ] as const) {
      expect(power({ unspent: 4, agenda: agenda("Major", bonus(by, { major: true })) })).toBe(4 + counts);
      expect(power({ unspent: 4, agenda: agenda("Drakh", bonus(by), { race: "drakh" }) })).toBe(4 + counts);
    }
  });

  it("is lowered by negative bonuses without limit", () => {
    expect(power({ unspent: 4, supporting: [group("Guild", { text: bonus(-8) })] })).toBe(-4);
  });

  it("counts the bonus of a neutralized card, which is not blanked", () => {
    const game = stage({ You: { supporting: [character("Hero", { leadership: 1 }, { text: bonus(2) })] }, Rival: {} });
    const down = does(game, {
      type: "effect",
      seat: 0,
      because: "A Knife",
      effect: { verb: "neutralize", which: { card: game.inPlay[1] ?? -1 } },
    });
    expect({ game: powerOf(game, 0), down: powerOf(down, 0) }).toEqual({ game: 6, down: 6 });
  });

  it("does not come from a card that lies face down or in another faction", () => {
    const trap = invented("contingency", "Trap", { cost: 0, text: bonus(2) });
    const game = stage({ You: { hand: [trap], supporting: [group("Guild", { text: bonus(2) })] }, Rival: {} });
    expect(powerOf(game, 1)).toBe(4);
    const placed = does(game, {
      type: "place",
      seat: 0,
      card: game.seats[0]?.hand[0] ?? -1,
      under: game.seats[0]?.ambassador ?? -1,
    });
    expect(powerOf(placed, 0)).toBe(6);
  });
});

describe("Power that is gained, lost and transferred", () => {
  const table = (you: SeatStage = {}) => stage({ You: { unspent: 4, ...you }, Rival: { unspent: 4 } });
  const effect = (of: { verb: "gain-power" | "lose-power"; amount: number }) => ({
    type: "effect" as const,
    seat: 0,
    because: "Conscription",
    effect: { ...of, who: { seat: 0 } },
  });

  it("is permanent raw power: a loss of 1 and a gain of 1 cancel out", () => {
    const { game: lost, events } = happens(table(), effect({ verb: "lose-power", amount: 1 }));
    expect(lost.seats[0]?.rawPower).toBe(-1);
    expect(powerOf(lost, 0)).toBe(3);
    expect(events[1]).toEqual({ type: "power-lost", seat: 0, amount: 1, raw: -1, source: "Conscription" });
    const even = does(lost, effect({ verb: "gain-power", amount: 1 }));
    expect(even.seats[0]?.rawPower).toBe(0);
    expect(powerOf(even, 0)).toBe(4);
  });

  it("leaves influence as it is", () => {
    expect(does(table(), effect({ verb: "lose-power", amount: 9 })).seats[0]).toMatchObject({
      unspent: 4,
      spent: 0,
      rawPower: -9,
    });
  });

  const transfer = (amount: number) => ({
    type: "effect" as const,
    seat: 0,
    because: "Tribute",
    effect: { verb: "transfer-power" as const, from: { seat: 0 }, to: { seat: 1 }, amount },
  });

  it("moves from one player to the other, and is neither gained nor lost", () => {
    const { game, events } = happens(table(), transfer(3));
    expect({ powerOf0: powerOf(game, 0), powerOf1: powerOf(game, 1) }).toEqual({ powerOf0: 1, powerOf1: 7 });
    expect(events.slice(1)).toEqual([{ type: "power-transferred", from: 0, to: 1, amount: 3, source: "Tribute" }]);
  });

  it("moves only as far as it takes the giver down to 0", () => {
    const game = does(table(), transfer(6));
    expect({ powerOf0: powerOf(game, 0), powerOf1: powerOf(game, 1) }).toEqual({ powerOf0: 0, powerOf1: 8 });
    expect(refused(game, transfer(1)).code).toBe("nothing-to-change");
    expect(refused(table({ rawPower: -5 }), transfer(1)).code).toBe("nothing-to-change");
  });
});
