// engine: Reducing Power Needed to Win, Other Victory Conditions, Negative Power; rulebook: Power & Victory (Optional Rule)
import { describe, expect, it } from "vitest";
import { editSeat } from "../../../src/engine/changes/work.ts";
import type { CardFacts, Game, HouseRules } from "../../../src/engine/index.ts";
import { viewFor } from "../../../src/engine/index.ts";
import { powerOf } from "../../../src/engine/rules/victory/power.ts";
import { checkVictory } from "../../../src/engine/rules/victory/victory.ts";
import { readEffect } from "../../../src/orders/index.ts";
import {
  agenda,
  arranged,
  at,
  byHand,
  does,
  group,
  invented,
  passed,
  refused,
  type SeatStage,
  stage,
} from "../stage.ts";

const power = (total: number, more: SeatStage = {}): SeatStage => ({ unspent: 3, rawPower: total - 3, ...more });
const less = (title: string, amount: number): CardFacts =>
  group(title, { text: { says: "Less.", statics: [{ gives: "less-power", by: amount }] } });
const major = agenda("Total War", { says: "Major.", major: true });

describe("A player who needs less power", () => {
  // engine: Reducing Power Needed to Win — the worked example
  it("wins with 16 of the 21 that it would take beside a player with 20, who wins as well", () => {
    const table = (john: number) =>
      stage({ Londo: power(20), John: power(john, { supporting: [less("Stolen Station", 5)] }), Third: power(4) });
    expect(checkVictory(table(16))).toMatchObject({ victory: "standard", winners: [0, 1], places: [1, 1, 3] });
    expect(checkVictory(table(15))).toMatchObject({ victory: "standard", winners: [0] });
  });

  it("wins alone with less than 20, and not while that card is blanked or gone", () => {
    const game = stage({ John: power(15, { supporting: [less("Stolen Station", 5)] }), Londo: power(14) });
    expect(checkVictory(game)).toMatchObject({ winners: [0], power: [15, 14] });
    const gone = does(game, byHand({ verb: "discard-card", which: { card: at(game, "Stolen Station") } }));
    expect(checkVictory(gone)).toBeNull();
  });

  it("is made so by hand as well, and several cards add up", () => {
    const need = (amount: number) => byHand({ verb: "need-less-power", who: { seat: 0 }, amount });
    const game = does(does(stage({ John: power(16), Londo: power(5) }), need(3)), need(1));
    expect(viewFor(game, "public").seats[0]?.needsLess).toBe(4);
    expect(checkVictory(game)).toMatchObject({ winners: [0] });
  });

  it("wins no standard victory with a major agenda, in the Shadow War or as a Drakh faction all the same", () => {
    const game = stage({
      John: power(20, { agenda: major, supporting: [less("Stolen Station", 5)] }),
      Londo: power(12),
    });
    expect(checkVictory(game)).toBeNull();
    const plain = stage({ John: power(16, { supporting: [less("Stolen Station", 5)] }), Londo: power(12) });
    expect(checkVictory(plain)).not.toBeNull();
    expect(checkVictory({ ...plain, shadowWar: "on" })).toBeNull();
    const drakh = arranged(plain, (work) => {
      editSeat(work, 0).drakh = true;
    });
    expect(checkVictory(drakh)).toBeNull();
  });
});

describe("A major victory", () => {
  // compendium: TOURNAMENT RULES
  it("beats a standard one of the same turn, even of one who needs less power", () => {
    const game = stage({ John: power(30), Londo: power(16, { supporting: [less("Stolen Station", 15)] }) });
    expect(checkVictory(game)).toMatchObject({ victory: "major", winners: [0], places: [1, 2] });
  });

  it("is scored by all who meet their agendas in one turn", () => {
    const goal = (title: string) => agenda(title, { says: "-", major: true, wins: [{ needs: "rating", atLeast: 5 }] });
    const drakh = agenda("Design", { says: "-", wins: [{ needs: "rating", atLeast: 5 }] }, { race: "drakh" });
    const game = arranged(
      stage({
        A: { unspent: 6, agenda: drakh },
        B: { unspent: 6, agenda: { ...drakh, id: "b", title: "Other Design" } },
        C: {},
      }),
      (work) => {
        editSeat(work, 0).drakh = true;
        editSeat(work, 1).drakh = true;
      },
    );
    expect(goal("Goal").text?.major).toBe(true);
    expect(checkVictory(game)).toMatchObject({ victory: "major", winners: [0, 1], places: [1, 1, 3] });
  });
});

describe("A player whom a card keeps from winning", () => {
  const bar = (victory: "standard" | "any", until: "end-of-turn" | "permanent" = "permanent") =>
    byHand({ verb: "bar-victory", who: { seat: 0 }, victory, until });

  it("scores no standard victory, or none at all, until a card allows it again", () => {
    const game = stage({ John: power(25), Londo: power(5) });
    expect(checkVictory(does(game, bar("standard")))).toMatchObject({ victory: "major" });
    const barred = does(game, bar("any"));
    expect(viewFor(barred, "public").seats[0]?.barred).toBe("any");
    expect(checkVictory(barred)).toBeNull();
    expect(checkVictory(does(barred, byHand({ verb: "allow-victory", who: { seat: 0 } })))).toMatchObject({
      winners: [0],
    });
    expect(refused(game, byHand({ verb: "allow-victory", who: { seat: 0 } })).code).toBe("nothing-to-change");
  });

  it("for a turn may win in the next", () => {
    const spare = Array.from({ length: 6 }, (_, index) => invented("event", `Spare ${index}`, { cost: 0 }));
    const game = does(stage({ John: power(22, { deck: spare }), Londo: power(15) }), bar("any", "end-of-turn"));
    const next = passed(game, "action", "discard", "buy");
    expect(next.result).toBeNull();
    expect(next.seats[0]?.barred).toEqual([]);
    expect(checkVictory(next)).toMatchObject({ winners: [0] });
  });

  // compendium: End of turn
  it("does not win with Babylon 5 at 20 either, and nor does whoever comes second", () => {
    const at20 = (game: Game): Game => ({ ...game, influence: { ...game.influence, "babylon-5": 20 } });
    const game = stage({ John: power(12), Londo: power(11) });
    expect(checkVictory(at20(game))).toMatchObject({ winners: [0] });
    expect(checkVictory(at20(does(game, bar("standard"))))).toBeNull();
    const pledged = agenda("Restraint", { says: "-", statics: [{ gives: "no-standard-victory" }] });
    expect(checkVictory(at20(stage({ John: power(12, { agenda: pledged }), Londo: power(11) })))).toBeNull();
  });
});

describe("A card that lets only influence count", () => {
  const ledgers = (to: "you" | "others" | "each") =>
    group("Ledgers", { text: { says: "-", statics: [{ gives: "only-influence", to }] } });

  // engine: Negative Power
  it("takes away what power there is above influence, and does nothing to whoever has less power than influence", () => {
    const rich = { unspent: 8, rawPower: 4 };
    const poor = { unspent: 8, rawPower: -3 };
    const powers = (to: "you" | "others" | "each") => {
      const game = stage({ A: { ...rich, supporting: [ledgers(to)] }, B: rich, C: poor });
      return [0, 1, 2].map((seat) => powerOf(game, seat));
    };
    expect(powers("each")).toEqual([8, 8, 5]);
    expect(powers("others")).toEqual([12, 8, 5]);
    expect(powers("you")).toEqual([8, 12, 5]);
  });
});

describe("The optional power of a race with several factions", () => {
  const house: HouseRules = { base: "casual", changed: { "power-of-a-race": "parted" } };
  const table = (sinclair: number, clark: number) =>
    stage({
      Sinclair: { race: "human", ...power(sinclair) },
      Clark: { race: "human", faction: "home", ...power(clark) },
      Bester: { race: "human", faction: "psi-corps", ...power(6) },
      Londo: { race: "centauri", ...power(5) },
    });
  const agreed = (game: Game): Game => ({ ...game, rules: "house", house });

  // rulebook: Power & Victory (Optional Rule)
  it("is 1 less for each other faction of the race, where the table has agreed on it", () => {
    const powers = (game: Game) => [0, 1, 2, 3].map((seat) => powerOf(game, seat));
    expect(powers(table(22, 10))).toEqual([22, 10, 6, 5]);
    expect(powers(agreed(table(22, 10)))).toEqual([20, 8, 4, 5]);
    expect(powers(does(agreed(table(22, 10)), { type: "concede", seat: 1 }))).toEqual([21, 8, 5, 5]);
  });

  it("asks for 3 more than every other faction of the race for a standard victory", () => {
    expect(checkVictory(agreed(table(22, 20)))).toBeNull();
    expect(checkVictory(agreed(table(23, 20)))).toMatchObject({ victory: "standard", winners: [0] });
    expect(checkVictory(table(22, 20))).toMatchObject({ winners: [0] });
    // Also where Babylon 5 has 20 influence, and where a card lowers what the victory takes.
    const at20 = (game: Game): Game => ({ ...game, influence: { ...game.influence, "babylon-5": 20 } });
    expect(checkVictory(at20(agreed(table(15, 13))))).toBeNull();
    expect(checkVictory(at20(agreed(table(15, 12))))).toMatchObject({ winners: [0] });
    const less = byHand({ verb: "need-less-power", who: { seat: 0 }, amount: 5 });
    expect(checkVictory(does(agreed(table(20, 18)), less))).toBeNull();
    expect(checkVictory(does(agreed(table(20, 17)), less))).toMatchObject({ winners: [0] });
  });

  it("asks nobody of another race for that lead, and no one for it at a major victory", () => {
    const over = stage({
      Sinclair: { race: "human", ...power(13) },
      Clark: { race: "human", faction: "home", ...power(12) },
      Londo: { race: "centauri", ...power(20) },
    });
    expect(checkVictory(agreed(over))).toMatchObject({ victory: "standard", winners: [2] });
    // 10 more than each other player is a lead of 3 at any rate; an agenda of one's own needs none.
    const wins = { says: "-", major: true as const, wins: [{ needs: "rating" as const, atLeast: 9 }] };
    const plan = stage({
      Sinclair: { race: "human", unspent: 9, agenda: agenda("Plan", wins) },
      Clark: { race: "human", faction: "home", unspent: 12 },
    });
    expect(checkVictory(agreed(plan))).toMatchObject({ victory: "major", winners: [0] });
  });
});

describe("What keeps a player from winning", () => {
  it("is said in words, and so is what is needed", () => {
    const view = viewFor(stage({ John: { race: "human" }, Londo: { race: "centauri" } }), { seat: 0 });
    const read = (text: string) => readEffect(text, view);
    expect(read("Londo cannot win this turn")).toMatchObject({
      effect: { verb: "bar-victory", who: { seat: 1 }, victory: "any", until: "end-of-turn" },
    });
    expect(read("I cannot win a standard victory")).toMatchObject({
      effect: { victory: "standard", until: "permanent" },
    });
    expect(read("Londo may win again")).toMatchObject({ effect: { verb: "allow-victory", who: { seat: 1 } } });
    for (const text of ["I win a major victory", "win a major victory", "I win the game", "I score a major victory"])
      expect(read(text), text).toMatchObject({ effect: { verb: "claim-victory" } });
    for (const text of ["Londo wins a major victory", "I win a standard victory", "I win a conflict"])
      expect(read(text), text).toMatchObject({ kind: "unclear" });
    expect(read("need 5 less power to win")).toMatchObject({
      effect: { verb: "need-less-power", who: { seat: 0 }, amount: 5 },
    });
  });
});
