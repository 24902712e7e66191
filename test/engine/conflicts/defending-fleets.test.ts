// compendium: Fleet Cards; Conflict Cards; Jha'Dur; Shadow Assault
import { describe, expect, it } from "vitest";
import type { Target } from "../../../src/engine/state/game.ts";
import { real } from "../encoded/real.ts";
import {
  arranged,
  at,
  byHand,
  conflict,
  does,
  fleet,
  inPlay,
  location,
  order,
  refused,
  sentences,
  stage,
} from "../stage.ts";

const complete = { complete: true } as const;
const raid = conflict("Raid", "military");

/** Rival's raid on somebody; You have a Homeworld Fleet, a location and a fleet without any limit. */
function raided(aim: (game: ReturnType<typeof stage>) => Target | null) {
  const guard = real("Homeworld Fleet (Narn)", { ...complete, abilities: { military: 5 } });
  const game = stage(
    {
      You: { race: "narn", supporting: [guard, fleet("Corsairs", 3, { race: "narn" }), location("Moon Base")] },
      Rival: { race: "human", supporting: [fleet("Cutters", 4, { race: "human" })] },
      Third: { race: "minbari", supporting: [location("Spire")] },
    },
    [["Rival", raid]],
  );
  return arranged(game, (work) => {
    work.game.conflicts = work.game.conflicts.map((one) => ({ ...one, target: aim(game) }));
  });
}
const onPlayer = (seat: number) => raided(() => ({ what: "player", seat }));
const onCard = (title: string) => raided((game) => ({ what: "card", card: at(game, title) }));

const oppose = "oppose Raid with Homeworld Fleet (Narn) using military";
const support = "support Raid with Homeworld Fleet (Narn) using military";

describe("a fleet that fights only in conflicts that target you", () => {
  it("takes part where the conflict targets your faction, on either side", () => {
    expect(sentences(onPlayer(0))).toEqual(expect.arrayContaining([oppose, support]));
    expect(inPlay(order(onPlayer(0), 0, oppose), "Homeworld Fleet (Narn)").rotated).toBe(true);
  });

  it("defends a location of yours, since a conflict on a card of your faction targets you", () => {
    expect(sentences(onCard("Moon Base"))).toContain(oppose);
  });

  it("takes no part in a conflict on somebody else, on a card of theirs or on nobody", () => {
    for (const game of [onPlayer(2), onCard("Spire"), raided(() => null)]) {
      expect(sentences(game)).not.toContain(oppose);
      expect(sentences(game)).toContain("oppose Raid with Corsairs using military");
      const action = {
        type: "oppose",
        seat: 0,
        conflict: game.conflicts[0]?.id ?? -1,
        with: at(game, "Homeworld Fleet (Narn)"),
      } as const;
      expect(refused(game, action)).toMatchObject({
        code: "defends-only",
        rule: "fleets",
        facts: { title: "Homeworld Fleet (Narn)", conflict: "Raid" },
      });
    }
  });

  it("does not attack there either, since whoever attacks takes part", () => {
    const supported = order(
      arranged(onPlayer(2), (work) => {
        work.game.awaiting = [{ id: 9, seat: 1, kind: "action" }];
      }),
      1,
      "support Raid with Cutters using military",
    );
    const mine = arranged(supported, (work) => {
      work.game.awaiting = [{ id: 10, seat: 0, kind: "action" }];
    });
    expect(sentences(mine)).toContain("attack Cutters with Corsairs in Raid");
    expect(sentences(mine)).not.toContain("attack Cutters with Homeworld Fleet (Narn) in Raid");
  });

  it("takes part in every conflict once you are at war with anyone, whoever is fighting there", () => {
    const atWar = does(
      onPlayer(2),
      byHand({ verb: "start-state", state: "war", from: { seat: 0 }, toward: { seat: 2 } }),
    );
    expect(sentences(atWar)).toEqual(expect.arrayContaining([oppose, support]));
    const others = does(
      onPlayer(2),
      byHand({ verb: "start-state", state: "war", from: { seat: 1 }, toward: { seat: 2 } }),
    );
    expect(sentences(others)).not.toContain(oppose);
  });

  it("fights in all conflicts where its text is blanked, and in the one against you only where its text knows no war", () => {
    const blanked = does(
      onPlayer(2),
      byHand({ verb: "blank", which: { card: at(onPlayer(2), "Homeworld Fleet (Narn)") }, until: "end-of-turn" }),
    );
    expect(sentences(blanked)).toContain(oppose);
    const strict = arranged(
      does(onPlayer(2), byHand({ verb: "start-state", state: "war", from: { seat: 0 }, toward: { seat: 1 } })),
      (work) => {
        work.game.facts = work.game.facts.map((facts) =>
          facts.title === "Homeworld Fleet (Narn)"
            ? { ...facts, text: { says: "Guards.", statics: [{ gives: "defends-only", to: "this" }] } }
            : facts,
        );
      },
    );
    expect(sentences(strict)).not.toContain(oppose);
  });
});
