import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Effect, LegalAction, View } from "../../src/engine/index.ts";
import { completeEffect, completeOrder, readEffect, readOrder } from "../../src/orders/index.ts";
import { anyText } from "../any-text.ts";
import { quickest } from "../quickest.ts";
import { actions, fullView, legal } from "../views/fixtures.ts";

const names = (typed: string, now: readonly LegalAction[] = actions) =>
  completeOrder(typed, now).map(({ name }) => name);

/** A late game's worth of orders. */
const MANY: LegalAction[] = Array.from({ length: 600 }, (_, at) =>
  legal(
    { type: "sponsor", seat: 0, card: 1_000 + Math.floor(at / 20), with: at % 20 },
    `sponsor ${["Practice", "Imperial", "Homeworld", "Purple"][at % 4]} ${["Fleet", "Envoy", "Telepath"][at % 3]} ${Math.floor(at / 20)} with ${["Londo", "Vir", "Morella", "Refa", "Turhan"][at % 5]} Number${at % 20}`,
  ),
);

describe("completing an order", () => {
  test("shows one of each kind before anything is typed", () => {
    expect(names("").slice(0, 8)).toEqual([
      "sponsor Vir Corvani with Envoy Cassarin",
      "build with Envoy Cassarin",
      "support Trade Pact with Envoy Cassarin using diplomacy",
      "oppose Trade Pact with Envoy Cassarin using diplomacy",
      "play Secret Bargain on G'Kar",
      "lead Purple Fleet with Lady Morella",
      "rotate Lady Morella to restore 1 influence",
      "pass",
    ]);
  });

  test.each([
    ["sup", "support Trade Pact with Envoy Cassarin using diplomacy"],
    ["lady trade sup", "support Trade Pact with Lady Morella using diplomacy"],
    ["fleet", "lead Purple Fleet with Lady Morella"],
    ["gkar", "play Secret Bargain on G'Kar"],
    ["sponsr vir", "sponsor Vir Corvani with Envoy Cassarin"],
    ["sponsor vir with lad", "sponsor Vir Corvani with Lady Morella"],
    ["corvnai", "sponsor Vir Corvani with Envoy Cassarin"],
    ["pas", "pass"],
  ])("%j offers %j first", (typed, first) => {
    expect(names(typed)[0]).toBe(first);
  });

  test("offers nothing that lacks a word", () => {
    expect(names("sponsor zeppelin")).toEqual([]);
  });

  test("what is offered is done when it is sent", () => {
    for (const { value } of completeOrder("", actions)) {
      expect(readOrder(value, fullView, actions).kind, value).toBe("do");
    }
  });

  test("an order that is too long is cut, and still understood", () => {
    const long = legal(
      { type: "rotate", seat: 0, card: 14, action: 0 },
      `rotate Lady Morella to ${"restore influence ".repeat(8)}`,
    );
    const [choice] = completeOrder("rotate", [long]);
    expect(choice?.value.length).toBe(100);
    expect(readOrder(choice?.value ?? "", fullView, [long])).toMatchObject({ kind: "do", action: long.action });
  });

  test("keeps to the limit that Discord has", () => {
    expect(completeOrder("sponsor", MANY)).toHaveLength(25);
    expect(completeOrder("sponsor", MANY, 5)).toHaveLength(5);
  });

  test("leaving the game is offered last", () => {
    const now = [legal({ type: "concede", seat: 0 }, "concede"), ...actions];
    expect(names("", now).at(-1)).toBe("concede");
  });

  test("is quick among 600 orders", { tags: "long" }, () => {
    const typed = [
      "",
      "s",
      "sponsor",
      "spo pra lon",
      "telepth mroella 7",
      "zzzz yyyy xxxx wwww",
      "sponsor practice fleet with londo number 3",
    ];
    const times: number[] = [];
    for (let round = 0; round < 40; round++) {
      for (const text of typed) {
        times.push(quickest(() => completeOrder(text, MANY)));
      }
    }
    times.sort((a, b) => a - b);
    expect(times[Math.floor(times.length * 0.99)]).toBeLessThan(10);
  });

  test("any text gives choices that Discord takes", { tags: "long" }, () => {
    fc.assert(
      fc.property(anyText({ maxLength: 200 }), (typed) => {
        for (const { name, value } of [...completeOrder(typed, actions), ...completeEffect(typed, fullView)]) {
          expect(name).toBe(value);
          expect(name.length).toBeGreaterThan(0);
          expect(name.length).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

describe("completing an effect", () => {
  test("every effect that is offered is understood", () => {
    const offered = [
      "",
      "gain",
      "raise",
      "ready",
      "add 2",
      "shadows",
      "gkar",
      "damage",
      "transfer 3",
      "lower unrest",
    ].flatMap((typed) => completeEffect(typed, fullView));
    expect(offered.length).toBeGreaterThan(60);
    for (const { value } of offered) expect(readEffect(value, fullView), value).toMatchObject({ kind: "effect" });
  });

  test("politics are offered by their words: votes, states, surrender, the Shadow War, victory, the Alliance", () => {
    const names = (typed: string) => completeEffect(typed, fullView).map(({ name }) => name);
    const wanted: readonly [string, string][] = [
      ["gkar votes", "G'Kar votes yes"],
      ["vorlons vote", "the Vorlons vote yes"],
      ["cast the vote", "cast the vote of G'Kar"],
      ["call", "call a vote of the players"],
      ["start war", "start war with G'Kar"],
      ["start alliance", "start alliance with G'Kar for 1 influence per 5"],
      ["start non-aggression", "start non-aggression with G'Kar"],
      ["start shadow", "start the Shadow War"],
      ["shadow war begins at", "the Shadow War begins at 25"],
      ["need 3 less", "need 3 less power"],
      ["gkar cannot win", "G'Kar cannot win this turn"],
      ["cannot win a standard", "cannot win a standard victory"],
      ["transfer power", "transfer 1 power to G'Kar"],
      ["mutual tension", "raise mutual tension with G'Kar by 1"],
      ["found", "found the Interstellar Alliance"],
    ];
    for (const [typed, name] of wanted) {
      expect(names(typed), typed).toContain(name);
      expect(readEffect(name, fullView), name).toMatchObject({ kind: "effect" });
    }
    const war = { name: "war", between: [{ seat: 0 }, { seat: 1 }], source: "A Card", suspended: false } as const;
    const later: View = {
      ...fullView,
      states: [war],
      shadowWar: "on",
      isa: { founder: 1, members: [1] },
      seats: fullView.seats.map((seat) => ({ ...seat, barred: "standard" as const })),
    };
    const then = (typed: string) => completeEffect(typed, later).map(({ name }) => name);
    for (const [typed, name] of [
      ["surrender", "surrender to G'Kar"],
      ["gkar surrenders", "G'Kar surrenders to me"],
      ["end war", "end war with G'Kar"],
      ["end shadow", "end the Shadow War"],
      ["gkar may win", "G'Kar may win again"],
      ["gkar leaves", "G'Kar leaves the Alliance"],
    ] as const) {
      expect(then(typed), typed).toContain(name);
      expect(readEffect(name, later), name).toMatchObject({ kind: "effect" });
    }
  });

  test("takes the number that was typed", () => {
    expect(completeEffect("gain 3", fullView)[0]?.name).toBe("gain 3 influence");
    expect(completeEffect("lower tension gkar 2", fullView)[0]?.name).toBe("lower tension toward G'Kar by 2");
    expect(completeEffect("babylon 5 gains 2", fullView)[0]?.name).toBe("Babylon 5 gains 2 influence");
  });

  test("takes of a number as much as there is room for, and leaves out what would change nothing", () => {
    const names = (typed: string, changes?: (effect: Effect) => boolean) =>
      completeEffect(typed, fullView, changes).map(({ name }) => name);
    const [londo] = fullView.seats;
    const toward = londo?.tensions[1] ?? 0;
    expect(names("raise tension gkar 9")[0]).toBe(`raise tension toward G'Kar by ${5 - toward}`);
    expect(names("draw 20")[0]).toBe(`draw ${Math.min(20, londo?.deckSize ?? 0)}`);
    expect(names("ready")).not.toContain("ready Lady Morella");
    expect(names("repair")).toEqual(["repair Purple Fleet by 1"]);
    expect(names("repair 9")).toEqual(["repair Purple Fleet by 2"]);
    expect(names("gain", ({ verb }) => verb !== "gain-power")).not.toContain("gain 1 power");
  });

  test("knows a player by the race", () => {
    expect(completeEffect("tension narn", fullView)[0]?.name).toBe("raise tension toward G'Kar by 1");
  });
});
