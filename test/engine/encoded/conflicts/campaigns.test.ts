// compendium: Infiltrate and Exploit; Knowledge is Power
import { describe, expect, it } from "vitest";
import { legalActions } from "../../../../src/engine/index.ts";
import { abilityOf } from "../../../../src/engine/rules/in-force/ability.ts";
import { arranged, at, character, order, passed, refused, stage } from "../../stage.ts";
import { ratings, real } from "../real.ts";

/** Declared through the agenda against Rival, up to the first choice. */
function initiated(title: string, inner: Parameters<typeof stage>[0][string]["inner"] = []) {
  const seated = stage({ You: { unspent: 9, ambassador: { intrigue: 6 }, agenda: real(title) }, Rival: { inner } });
  const game = arranged(seated, (work) => {
    work.game.round = "conflict";
    work.game.tasks = [{ task: "declare", at: 1 }];
    work.game.awaiting = [{ id: 9, seat: 0, kind: "declare" }];
  });
  return passed(order(game, 0, `declare ${real(title).title} on Rival`), "declare");
}

describe("Infiltrate and Exploit", () => {
  const game = initiated("Infiltrate and Exploit");
  const fought = (goal: string) => {
    const chosen = order(game, 0, `choose to ${goal}`);
    return passed(
      order(chosen, 0, "support Infiltrate and Exploit with You's Ambassador using intrigue"),
      "action",
      "aftermath",
    );
  };

  it("is for one goal, which is chosen as the conflict is initiated", () => {
    expect(game.awaiting).toMatchObject([{ kind: "choose", seat: 0 }]);
    expect(ratings(fought("gain 1 influence"))).toEqual([10, 4]);
    expect(ratings(fought("take 1 influence from the target"))).toEqual([9, 3]);
  });

  it("may give your ambassador 1 in any ability for good, even one that is 0, but no psi that is not there", () => {
    const after = fought("give your ambassador 1 leadership");
    expect(abilityOf(after, at(after, "You's Ambassador"), "leadership")).toBe(1);
    const offered = legalActions(game, 0).map(({ sentence }) => sentence);
    expect(offered).not.toContain("choose to give your ambassador 1 psi");
    expect(refused(game, { type: "choose", seat: 0, option: 9 })).toMatchObject({ code: "not-to-choose" });
  });
});

describe("Knowledge Is Power", () => {
  const attaché = character("Attaché", { diplomacy: 1 });
  const won = (inner = [attaché]) =>
    passed(
      order(
        initiated("Knowledge Is Power", inner),
        0,
        "support Knowledge is Power with You's Ambassador using intrigue",
      ),
      "action",
    );

  it("lets the target discard an inner circle character, or lose 1 influence while you gain 1", () => {
    const game = won();
    expect(game.awaiting).toMatchObject([{ kind: "choose", seat: 1 }]);
    const discarded = order(game, 1, "choose to discard an inner circle character");
    expect(discarded.cards[at(discarded, "Attaché")]?.zone).toBe("discard");
    expect(ratings(order(game, 1, "choose to lose 1 influence"))).toEqual([10, 3]);
  });

  it("takes 1 influence at once from a target without such a character, whose ambassador stays", () => {
    expect(ratings(won([]))).toEqual([10, 3]);
  });

  it("lets the target say which of several characters goes", () => {
    const game = order(won([attaché, character("Aide")]), 1, "choose to discard an inner circle character");
    expect(legalActions(game, 1).map(({ sentence }) => sentence)).toEqual(["pick Attaché", "pick Aide"]);
    expect(refused(game, { type: "pick", seat: 1, card: at(game, "Rival's Ambassador") })).toMatchObject({
      code: "not-to-pick",
      facts: { title: "Rival's Ambassador" },
    });
    const after = order(game, 1, "pick Aide");
    expect([at(after, "Attaché"), at(after, "Aide")].map((id) => after.cards[id]?.zone)).toEqual(["play", "discard"]);
  });
});
