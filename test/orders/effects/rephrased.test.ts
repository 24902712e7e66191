import { describe, expect, test } from "vitest";
import { readEffect } from "../../../src/orders/index.ts";
import { fullView } from "../../views/fixtures.ts";

const read = (text: string) => readEffect(text, fullView);

describe("an effect by hand that is said in other words", () => {
  test.each([
    ["raise tension between Londo and Narn by 2", "Londo raises mutual tension with Narn by 2"],
    ["Londo and G'Kar are at war", "start war between Londo and G'Kar"],
    ["I am at war with Narn", "start war with Narn"],
    ["go to war with Narn", "start war with Narn"],
    ["war between Narn and Centauri begins", "start war between Narn and Centauri"],
    ["war between Narn and Centauri is over", "end war between Narn and Centauri"],
    ["alliance between Narn and Centauri", "start alliance between Narn and Centauri"],
    ["form an alliance with Narn", "start alliance with Narn"],
    ["sign a non-aggression pact with Narn", "start non-aggression with Narn"],
    ["break the alliance with Narn", "end alliance with Narn"],
    ["make peace with Narn", "end war with Narn"],
    ["expel Narn from the Interstellar Alliance", "Narn leaves the ISA"],
    ["Narn is expelled from the ISA", "Narn leaves the ISA"],
    ["found the ISA with Narn", "found the ISA then Narn joins the ISA"],
    ["G'Kar must vote no", "G'Kar votes no"],
    ["change G'Kar's vote to yes", "G'Kar votes yes"],
    ["Londo abstains", "Londo votes abstain"],
    ["give Tavik 2 Shadow marks", "Tavik gains 2 Shadow marks"],
    ["remove 1 Doom mark from Tavik", "Tavik loses 1 Doom mark"],
    ["deal 3 damage to Tavik", "damage Tavik by 3"],
    ["Tavik takes 2 severe damage", "severe damage Tavik by 2"],
    ["move 1 Strife mark from Cassarin to Tavik", "transfer 1 Strife mark from Cassarin to Tavik"],
    ["Cassarin attacks Tavik", "attack Tavik with Cassarin"],
    ["unneutralize Tavik", "heal Tavik"],
    ["turn Tavik face up", "heal Tavik"],
    ["untap Tavik", "ready Tavik"],
    ["+2 diplomacy for Tavik", "Tavik gets +2 diplomacy"],
    ["steal 2 influence from Narn", "transfer 2 influence from Narn to me"],
  ])("%j is %j", (other, known) => {
    expect(read(other)).toMatchObject({ kind: "effect" });
    expect(read(other)).toEqual(read(known));
  });
});

describe("an unrest or a tension that is named by what it comes to", () => {
  const [own] = fullView.seats;
  const unrest = own?.unrest ?? 0;
  const tension = own?.tensions[1] ?? 0;

  test("changes by as much as it takes", () => {
    expect(read(`set unrest to ${unrest + 2}`)).toEqual(read("raise unrest by 2"));
    expect(read(`raise my unrest to ${unrest + 1}`)).toEqual(read("raise unrest by 1"));
    expect(read(`lower tension toward Narn to ${tension - 1}`)).toEqual(read("lower tension toward Narn by 1"));
  });
});

describe("effects that are joined by “and”", () => {
  const both = (...effects: unknown[]) => ({ kind: "effect", effect: { verb: "do-both", effects } });
  const [me, narn] = [{ seat: 0 }, { seat: 1 }];

  test.each([
    [
      "gain 5 influence and 2 power",
      both({ verb: "gain-influence", who: me, amount: 5 }, { verb: "gain-power", who: me, amount: 2 }),
    ],
    [
      "gain 3 influence and lose 1 power",
      both({ verb: "gain-influence", who: me, amount: 3 }, { verb: "lose-power", who: me, amount: 1 }),
    ],
    [
      "Narn gains 2 influence and draws 1",
      both({ verb: "gain-influence", who: narn, amount: 2 }, { verb: "draw", who: narn, amount: 1 }),
    ],
    [
      "gain 1 influence and Narn loses 2 power",
      both({ verb: "gain-influence", who: me, amount: 1 }, { verb: "lose-power", who: narn, amount: 2 }),
    ],
    [
      "Narn and Centauri lose 1 power",
      both({ verb: "lose-power", who: narn, amount: 1 }, { verb: "lose-power", who: me, amount: 1 }),
    ],
    ["ready Cassarin and Tavik", both({ verb: "ready", which: { card: 10 } }, { verb: "ready", which: { card: 20 } })],
  ])("%j is all of them", (text, effect) => {
    expect(read(text)).toEqual(effect);
  });

  test("are never read as only the first", () => {
    expect(read("gain 1 influence and draw the moon")).toMatchObject({
      kind: "unclear",
      why: "part",
    });
  });

  test("leave a name with “and” between two sides whole", () => {
    expect(read("start war between Narn and Centauri")).toMatchObject({ effect: { verb: "start-state" } });
  });
});

test("a word that is a verb as it stands is taken for no other", () => {
  expect(read("heal 2 damage from Cassarin").kind).toBe("unclear");
});
