// engine: Participating in conflicts. compendium: Change of Plans
import { describe, expect, it } from "vitest";
import type { Game } from "../../../src/engine/index.ts";
import { totals } from "../../../src/engine/rules/conflicts/conflict.ts";
import { at, byHand, character, conflict, does, order, refused, sentences, stage } from "../stage.ts";

const officer = (title: string) => character(title, { diplomacy: 3 });
const about = (game: Game, what: RegExp) => sentences(game).filter((one) => what.test(one));

describe("A card that an effect takes out of a conflict", () => {
  const supporting = (revision: 9 | 10 = 10) => {
    const start = stage({ You: { supporting: [officer("Aide")] }, Rival: {} }, [
      ["Rival", conflict("Talks", "diplomacy")],
    ]);
    const supported = order({ ...start, revision }, 0, "support Talks with Aide using diplomacy");
    return does(order(supported, 1, "pass"), byHand({ verb: "ready", which: { card: at(supported, "Aide") } }));
  };
  const out = (game: Game, more: { forGood?: true } = {}) =>
    does(game, byHand({ verb: "withdraw", which: { card: at(game, "Aide") }, conflict: 1, ...more }));

  // engine: Participating in conflicts — it cannot oppose later what it supports, unless something has removed it
  it("may oppose what it has supported, which it may not as long as it supports", () => {
    const game = supporting();
    const [talks] = game.conflicts;
    const oppose = { type: "oppose", seat: 0, conflict: 1, with: at(game, "Aide") } as const;
    expect(refused(game, oppose)).toMatchObject({ rule: "supporting-and-opposing" });
    const opposed = does(out(game), oppose);
    expect([talks && totals(game, talks), opposed.conflicts[0] && totals(opposed, opposed.conflicts[0])]).toMatchObject(
      [
        { support: 3, opposition: 0 },
        { support: 0, opposition: 3 },
      ],
    );
  });

  // compendium: Change of Plans
  it("takes no part again where the effect says so, nor in games that began before", () => {
    const joins = /Talks with Aide/;
    expect(about(out(supporting()), joins)).not.toEqual([]);
    expect(about(out(supporting(), { forGood: true }), joins)).toEqual([]);
    expect(about(out(supporting(9)), joins)).toEqual([]);
  });
});
