// compendium: Conflict Cards — a conflict whose target is removed resolves, and has no effect on it; engine: Playing Cards
import { describe, expect, it } from "vitest";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import {
  at,
  byHand,
  character,
  conflict,
  declaring,
  does,
  event,
  fleet,
  inPlay,
  location,
  order,
  passed,
  refused,
  stage,
} from "../stage.ts";

const hunt = conflict("Hunt", "diplomacy", {
  target: { what: "card", of: "others", types: ["character"] },
  conflict: {
    form: "opposable",
    won: [
      {
        effects: [
          { verb: "gain-mark", which: "target", mark: "doom", amount: 1 },
          { verb: "lose-influence", who: "target", amount: 1 },
        ],
      },
    ],
  },
});

/** Hunt is aimed at Prey of the Rival, who takes the card back and sponsors it again. */
function returned(revision?: 5) {
  const start = declaring(
    stage({ You: { hand: [hunt] }, Rival: { supporting: [character("Prey", { diplomacy: 2 }, { cost: 0 })] } }),
  );
  const game = revision ? { ...start, revision } : start;
  const target = { what: "card" as const, card: at(game, "Prey") };
  const aimed = passed(does(game, { type: "declare", seat: 0, card: at(game, "Hunt"), target }), "declare");
  const held = does(aimed, byHand({ verb: "return-to-hand", which: { card: at(aimed, "Prey") } }));
  const supported = order(held, 0, "support Hunt with You's Ambassador using diplomacy");
  return order(supported, 1, "sponsor Prey with Rival's Ambassador");
}

describe("A conflict's target that leaves play and comes back in the same turn", () => {
  it("is not what the conflict was aimed at, which is won all the same", () => {
    const before = returned();
    expect(before.conflicts[0]?.target).toEqual({ what: "card", card: at(before, "Prey"), left: true });
    const game = passed(before, "action", "aftermath");
    expect(inPlay(game, "Prey").marks).toEqual({});
    expect((game.seats[1]?.unspent ?? 0) + (game.seats[1]?.spent ?? 0)).toBe(4);
  });

  it("is still it in games that began by the former reading", () => {
    expect(inPlay(passed(returned(5), "action", "aftermath"), "Prey").marks).toEqual({ doom: 1 });
  });

  it("does not make the conflict one against its player for a fleet that fights only in those, nor opposes it as a location", () => {
    const port = location("Port", { race: "human", cost: 0, abilities: { military: 3 } });
    const guard = fleet("Guard", 3, {
      text: { says: "Defends.", statics: [{ gives: "defends-only", to: "this" }] },
    });
    const raid = conflict("Raid", "military", { target: { what: "card", of: "others", types: ["location"] } });
    const start = declaring(
      stage({ You: { hand: [raid] }, Rival: { race: "human", supporting: [port, guard] }, Third: {} }),
    );
    const aimed = passed(
      does(start, {
        type: "declare",
        seat: 0,
        card: at(start, "Raid"),
        target: { what: "card", card: at(start, "Port") },
      }),
      "declare",
    );
    const away = does(aimed, byHand({ verb: "return-to-hand", which: { card: at(aimed, "Port") } }));
    const back = does(order(does(away, { type: "pass", seat: 0 }), 1, "sponsor Port with Rival's Ambassador"), {
      type: "pass",
      seat: 2,
    });
    const turn = does(back, { type: "pass", seat: 0 });
    const opposes = (title: string) => ({ type: "oppose" as const, seat: 1, conflict: 1, with: at(turn, title) });
    expect(refused(turn, opposes("Port")).code).toBe("location-stays-home");
    expect(refused(turn, opposes("Guard")).code).toBe("defends-only");
  });
});

describe("What an event does to a card", () => {
  it("does not follow it when it leaves play and comes back: neither a bonus of the turn nor what waits for its end", () => {
    const surge = event("Surge", {
      says: "+3 diplomacy this turn; neutralize it as the turn ends.",
      target: { what: "card", of: "any", types: ["character"] },
      effects: [
        { verb: "change-ability", which: "target", ability: "diplomacy", by: 3, until: "end-of-turn" },
        { verb: "later", on: "turn-ends", effects: [{ verb: "neutralize", which: "target" }] },
      ],
    });
    const start = stage({
      You: { hand: [surge], supporting: [character("Envoy", { diplomacy: 2 }, { cost: 0 })] },
      Rival: {},
    });
    const played = order(start, 0, "play Surge on Envoy");
    const away = does(played, byHand({ verb: "return-to-hand", which: { card: at(played, "Envoy") } }));
    const back = order(does(away, { type: "pass", seat: 1 }), 0, "sponsor Envoy with You's Ambassador");
    expect(abilityOf(back, at(back, "Envoy"), "diplomacy")).toBe(2);
    const next = passed(back, "action", "discard", "buy");
    expect(next.turn).toBe(2);
    expect(inPlay(next, "Envoy").neutralized).toBe(false);
  });
});
