// engine: Participating in conflicts. compendium: Change of Plans; Na'Kal
import { describe, expect, it } from "vitest";
import { type Effect, type Game, undoneLater } from "../../../src/engine/index.ts";
import { totals } from "../../../src/engine/rules/conflicts/conflict.ts";
import { titleOf } from "../../../src/engine/state/lookup.ts";
import {
  at,
  byHand,
  character,
  conflict,
  does,
  fleet,
  happens,
  inPlay,
  order,
  refused,
  sentences,
  stage,
} from "../stage.ts";

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

describe("A fleet that is attacked in a raid and taken out of it", () => {
  const table = () => {
    const start = stage(
      {
        You: { supporting: [fleet("Patrol", 3)] },
        Rival: { supporting: [fleet("Raiders", 2), character("Captain", { leadership: 1 })] },
        Third: { supporting: [fleet("Pirates", 4), character("Hunter", { leadership: 2 })] },
      },
      [["Rival", conflict("Border Raid", "military")]],
    );
    const joined = order(order(start, 0, "pass"), 1, "support Border Raid with Raiders using military");
    return order(joined, 2, "pass");
  };
  const parts = (game: Game) => game.conflicts[0]?.participants.map(({ card }) => titleOf(game, card));
  const takeOut = (game: Game, title: string, more = {}) =>
    byHand({ verb: "withdraw", which: { card: at(game, title) }, conflict: 1, ...more });

  // compendium: Na'Kal — neither it nor the fleet that attacked it takes part
  it("answers the attack so: no damage is dealt, and neither of the two takes part", () => {
    const away: Effect = { verb: "withdraw", which: { card: at(table(), "Raiders") }, conflict: 1 };
    const watched = does(
      table(),
      byHand(
        {
          verb: "when",
          on: "card-attacked",
          whose: "each",
          about: { card: at(table(), "Raiders") },
          effects: [away],
          until: "end-of-turn",
          may: { seat: 1, does: "take it out" },
        },
        1,
      ),
    );
    const attacked = order(watched, 0, "attack Raiders with Patrol in Border Raid");
    expect(parts(attacked)).toEqual(["Raiders", "Patrol"]);
    const kept = order(attacked, 1, "choose to leave it");
    expect(inPlay(kept, "Raiders").neutralized).toBe(true);
    expect(parts(kept)).toEqual(["Raiders", "Patrol"]);
    const out = order(attacked, 1, "choose to take it out");
    expect(parts(out)).toEqual([]);
    expect({ raiders: inPlay(out, "Raiders").damage, patrol: inPlay(out, "Patrol").damage }).toEqual({
      raiders: 0,
      patrol: 0,
    });
    expect({
      raidersNeutralized: inPlay(out, "Raiders").neutralized,
      patrolRotated: inPlay(out, "Patrol").rotated,
    }).toEqual({ raidersNeutralized: false, patrolRotated: true });
  });

  // compendium: Na'Kal; Participants, 1st
  it("after the attack takes its attacker out by a second effect, and is said of no card that takes no part", () => {
    const struck = order(table(), 0, "attack Raiders with Patrol in Border Raid");
    expect(parts(does(struck, takeOut(struck, "Raiders")))).toEqual(["Patrol"]);
    const both = does(does(struck, takeOut(struck, "Raiders")), takeOut(struck, "Patrol"));
    expect(parts(both)).toEqual([]);
    expect(refused(both, takeOut(both, "Patrol"))).toMatchObject({ facts: { reason: "took-no-part" } });
    // What takes away a side alone has nothing to take from whoever has only attacked.
    expect(refused(struck, takeOut(struck, "Patrol", { sideOnly: true })).code).toBe("nothing-to-change");
    expect(parts(does({ ...struck, revision: 12 }, takeOut(struck, "Patrol")))).toEqual(["Raiders", "Patrol"]);
  });

  it("takes part again as it did where that is undone", () => {
    const struck = order(table(), 0, "attack Raiders with Patrol in Border Raid");
    const { game, events } = happens(struck, takeOut(struck, "Patrol"));
    const effect = takeOut(struck, "Patrol").effect;
    const undone = undoneLater(game, { seat: 0, because: "A Card", effect, done: events });
    expect(undone.game.conflicts[0]?.participants).toEqual(struck.conflicts[0]?.participants);
  });
});
