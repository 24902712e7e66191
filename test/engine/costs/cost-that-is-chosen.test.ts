// engine glossary: Cost Reductions — where an effect depends on the cost, what makes a card cheaper makes it count for more
import { describe, expect, it } from "vitest";
import type { CardFacts, Game } from "../../../src/engine/index.ts";
import { PRACTICE_CARDS } from "../cards/practice-set.ts";
import { arranged, at, character, does, group, inPlay, order, refused, sentences, stage } from "../stage.ts";

const endowment = PRACTICE_CARDS.find(({ title }) => title === "Lavish Endowment") as CardFacts;
const cheaper = (by: number) =>
  group("Patrons", {
    text: { says: "Cheaper.", statics: [{ gives: "sponsor-cost", types: ["group", "character"], by }] },
  });

function table(unspent: number, supporting: readonly CardFacts[] = [], held = endowment): Game {
  return stage({ Londo: { unspent, hand: [held], supporting }, "G'Kar": { race: "narn" } });
}
const sponsored = (game: Game) => order(game, 0, "sponsor Lavish Endowment with Londo's Ambassador");

describe("A card that costs as much as its player likes", () => {
  it("counts for what was applied, where nothing makes it cheaper", () => {
    const asked = sponsored(table(6));
    expect(sentences(asked).filter((one) => one.startsWith("choose"))).toEqual(
      [2, 3, 4, 5, 6].map((amount) => `choose to apply ${amount} influence`),
    );
    const game = order(asked, 0, "choose to apply 6 influence");
    expect(inPlay(game, "Lavish Endowment").tokens).toBe(3);
    expect(game.seats[0]).toMatchObject({ unspent: 0, spent: 6 });
  });

  it("counts for more than was applied by as much as it is cheaper, up to what it may cost at the most", () => {
    const asked = sponsored(table(6, [cheaper(-2)]));
    expect(sentences(asked)).toContain("choose to apply 0 influence, which counts as 2");
    expect(sentences(asked)).toContain("choose to apply 6 influence, which counts as 8");
    expect(sentences(asked).join()).not.toContain("counts as 9");
    const game = order(asked, 0, "choose to apply 4 influence, which counts as 6");
    expect(inPlay(game, "Lavish Endowment").tokens).toBe(3);
    expect(game.seats[0]).toMatchObject({ unspent: 2, spent: 4 });
  });

  it("can be sponsored by whoever has what is left of its least cost, and by nobody with less", () => {
    const poor = table(1);
    const action = {
      type: "sponsor",
      seat: 0,
      card: at(poor, "Lavish Endowment"),
      with: at(poor, "Londo's Ambassador"),
    } as const;
    expect(refused(poor, action)).toMatchObject({ code: "not-enough-influence", facts: { needs: 2, unspent: 1 } });
    const helped = table(1, [cheaper(-1)]);
    const paid = does(helped, {
      ...action,
      card: at(helped, "Lavish Endowment"),
      with: at(helped, "Londo's Ambassador"),
    });
    expect(inPlay(paid, "Lavish Endowment").tokens).toBe(1);
    expect(paid.seats[0]).toMatchObject({ unspent: 0, spent: 1 });
  });

  it("is dearer by what makes it dearer, and counts for no more", () => {
    const asked = sponsored(table(6, [cheaper(1)]));
    const game = order(asked, 0, "choose to apply 4 influence");
    expect(game.seats[0]).toMatchObject({ unspent: 1, spent: 5 });
    expect(inPlay(game, "Lavish Endowment").tokens).toBe(2);
  });

  it("is made cheaper by what is left over of the printed cost alone", () => {
    const dear = { ...endowment, id: "stage/dear", cost: 1 };
    const asked = sponsored(table(8, [cheaper(-3)], dear));
    expect(sentences(asked)).toContain("choose to apply 0 influence, which counts as 2");
    expect(sentences(asked)).toContain("choose to apply 4 influence, which counts as 6");
  });

  it("is doubled first where it is another race's character, and then made cheaper", () => {
    const hireling = character(
      "Hireling",
      {},
      {
        race: "narn",
        cost: 0,
        text: {
          says: "Gets a token for each influence that it cost.",
          pays: [{ pays: "influence", least: 1, most: 3, asCost: true }],
          effects: [
            { verb: "for-each", of: { count: "paid" }, effects: [{ verb: "put-tokens", which: "this", amount: 1 }] },
          ],
        },
      },
    );
    const asked = order(table(4, [cheaper(-1)], hireling), 0, "sponsor Hireling with Londo's Ambassador");
    const game = order(asked, 0, "choose to apply 3 influence, which counts as 2");
    expect(inPlay(game, "Hireling").tokens).toBe(2);
    expect(game.seats[0]).toMatchObject({ unspent: 1, spent: 3 });
  });

  it("counts for its least cost where it is sponsored for free", () => {
    const game = arranged(table(0), (work) => {
      work.game.awaiting = [
        { id: 90, seat: 0, kind: "sponsor", terms: { types: ["group"], by: null, source: "Gift", free: true } },
      ];
    });
    const free = does(game, { type: "sponsor", seat: 0, card: at(game, "Lavish Endowment") });
    expect(inPlay(free, "Lavish Endowment").tokens).toBe(1);
    expect(free.seats[0]).toMatchObject({ unspent: 0, spent: 0 });
  });
});

describe("Influence that a card asks for besides its cost", () => {
  it("is applied whole, whatever makes the card cheaper, since it is a requirement and no cost", () => {
    const plain = {
      ...endowment,
      id: "stage/plain",
      text: { ...endowment.text, says: "Asks.", pays: [{ pays: "influence", least: 2, most: 8 }] },
    } as CardFacts;
    const asked = sponsored(table(6, [cheaper(-2)], plain));
    expect(sentences(asked)).toContain("choose to apply 2 influence");
    expect(sentences(asked).join()).not.toContain("counts as");
  });
});
