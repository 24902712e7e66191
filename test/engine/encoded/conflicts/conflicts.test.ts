// compendium: the cards by their titles
import { describe, expect, it } from "vitest";
import { editPlay } from "../../../../src/engine/changes/work.ts";
import { isLegalTarget } from "../../../../src/engine/rules/conflicts/target.ts";
import { arranged, at, character, inPlay, order, passed, stage } from "../../stage.ts";
import { real } from "../real.ts";

/** You's ambassador supports the conflict with so much intrigue and everybody passes until it has been resolved. */
function wonBy(title: string, by: number, promoted = false) {
  const facts = real(title);
  const ability = facts.conflict ?? "intrigue";
  const seated = stage(
    {
      You: { ambassador: { [ability]: by }, unspent: 4 },
      Rival: { supporting: [character("Pawn", { diplomacy: 1 })] },
    },
    [["You", facts]],
  );
  const aimed = arranged(seated, (work) => {
    work.game.conflicts = work.game.conflicts.map((one) => ({
      ...one,
      target: { what: "card", card: at(work.game, "Pawn") },
    }));
    if (promoted) editPlay(work, at(work.game, "Pawn")).row = "inner";
  });
  return passed(order(aimed, 0, `support ${title} with You's Ambassador using ${ability}`), "action", "aftermath");
}

describe("Attacking Pawns", () => {
  it("gives your ambassador a Doom mark, and discards its target if it is won by 5", () => {
    const four = wonBy("Attacking Pawns", 4);
    expect(inPlay(four, "You's Ambassador").marks).toMatchObject({ doom: 1 });
    expect(four.cards[at(four, "Pawn")]?.zone).toBe("play");
    const five = wonBy("Attacking Pawns", 5);
    expect(five.cards[at(five, "Pawn")]?.zone).toBe("discard");
  });

  it("discards a target that has joined the inner circle since", () => {
    const game = wonBy("Attacking Pawns", 5, true);
    expect(game.cards[at(game, "Pawn")]?.zone).toBe("discard");
  });

  it("gives 1 influence if it is won by 10", () => {
    const rating = (by: number) => {
      const { unspent = 0, spent = 0 } = wonBy("Attacking Pawns", by).seats[0] ?? {};
      return unspent + spent;
    };
    expect({ rating9: rating(9), rating10: rating(10) }).toEqual({ rating9: 4, rating10: 5 });
  });
});

describe("Hate Crime", () => {
  it("takes 1 influence from Babylon 5 for each 5 by which it is won, and the target if it is won by 10", () => {
    const start = stage({ You: {}, Rival: {} }).influence["babylon-5"];
    const after = [4, 5, 9, 10, 15].map((by) => wonBy("Hate Crime", by));
    expect(after.map(({ influence }) => start - influence["babylon-5"])).toEqual([0, 1, 1, 2, 3]);
    expect(after.map((game) => game.cards[at(game, "Pawn")]?.zone)).toEqual([
      "play",
      "play",
      "play",
      "discard",
      "discard",
    ]);
  });
});

describe("Loss of Support", () => {
  it("is aimed at a player with an unrest of 3 or more", () => {
    const spec = real("Loss of Support").text?.target;
    if (!spec) throw new Error("no target");
    const aims = [2, 3].map((unrest) =>
      isLegalTarget(
        stage({ You: {}, Rival: { unrest } }),
        spec,
        { by: 0, conflict: null },
        { what: "player", seat: 1 },
      ),
    );
    expect(aims).toEqual([false, true]);
  });
});
