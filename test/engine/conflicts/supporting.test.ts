// engine: Support or Oppose a Conflict; Participating in conflicts; Conflicts with multiple “sides”; Location Cards
import { describe, expect, it } from "vitest";
import type { CardFacts, ConflictType, Game } from "../../../src/engine/index.ts";
import { apply, legalActions } from "../../../src/engine/index.ts";
import { totals } from "../../../src/engine/rules/conflicts/conflict.ts";
import {
  arranged,
  at,
  character,
  conflict,
  does,
  fleet,
  group,
  happens,
  inPlay,
  location,
  order,
  refused,
  type SeatStage,
  stage,
  turned,
} from "../stage.ts";

const parley = (type: ConflictType = "diplomacy", text: Partial<NonNullable<CardFacts["text"]>> = {}) =>
  conflict("Parley", type, text);
const table = (supporting: readonly CardFacts[], about = parley(), rival: SeatStage = {}) =>
  stage({ You: { supporting }, Rival: rival }, [["Rival", about]]);
const support = (game: Game, title: string, seat = 0, id = 1) => ({
  type: "support" as const,
  seat,
  conflict: id,
  with: at(game, title),
});
const oppose = (game: Game, title: string, seat = 0, id = 1) => ({
  ...support(game, title, seat, id),
  type: "oppose" as const,
});
const counted = (game: Game, index = 0) => {
  const about = game.conflicts[index];
  if (!about) throw new Error("no such conflict");
  return totals(game, about);
};
const readied = (game: Game, title: string) =>
  does(game, {
    type: "effect",
    seat: 0,
    because: "Service",
    effect: { verb: "ready", which: { card: at(game, title) } },
  });

describe("Supporting and opposing", () => {
  it("rotates a character and applies the ability of the conflict's type", () => {
    const game = table([character("Envoy", { diplomacy: 4, intrigue: 1 })]);
    const { game: after, events } = happens(game, support(game, "Envoy"));
    expect(inPlay(after, "Envoy").rotated).toBe(true);
    expect(counted(after)).toMatchObject({ support: 4, opposition: 0 });
    expect(events[0]).toEqual({
      type: "supported",
      seat: 0,
      with: { card: at(game, "Envoy"), title: "Envoy" },
      conflict: "Parley",
      ability: "diplomacy",
      amount: 4,
      side: null,
    });
    expect(counted(does(game, oppose(game, "Envoy")))).toMatchObject({ support: 0, opposition: 4 });
  });

  it("a character with 2 diplomacy, 3 intrigue and no psi can neither support nor oppose a psi conflict, but the other two", () => {
    const able = character("Agent", { diplomacy: 2, intrigue: 3 });
    const psi = table([able], parley("psi"));
    for (const action of [support(psi, "Agent"), oppose(psi, "Agent")])
      expect(refused(psi, action)).toMatchObject({
        code: "no-ability",
        rule: "supporting-and-opposing",
        facts: { title: "Agent", conflict: "Parley", ability: "psi" },
      });
    for (const [type, amount] of [
      ["diplomacy", 2],
      ["intrigue", 3],
    ] as const) {
      const game = table([able], parley(type));
      expect(counted(does(game, support(game, "Agent"))).support).toBe(amount);
      expect(counted(does(game, oppose(game, "Agent"))).opposition).toBe(amount);
    }
  });

  it("leadership is no military ability, and fleets join with military", () => {
    const game = table([character("General", { leadership: 5 }), fleet("Raiders", 3)], parley("military"));
    expect(refused(game, support(game, "General")).code).toBe("no-ability");
    expect(counted(does(game, support(game, "Raiders"))).support).toBe(3);
    const crisis = table([character("General", { leadership: 5 })], parley("leadership"));
    expect(counted(does(crisis, support(crisis, "General"))).support).toBe(5);
  });

  it("is open to every player, whoever initiated the conflict", () => {
    let game = stage({ A: {}, B: {}, C: {} }, [["A", parley()]]);
    game = does(game, oppose(game, "A's Ambassador", 0));
    game = does(game, support(game, "B's Ambassador", 1));
    game = does(game, support(game, "C's Ambassador", 2));
    expect(counted(game)).toMatchObject({ support: 6, opposition: 3 });
  });

  it("is refused for a rotated card, a neutralized one, and one that was neutralized this turn", () => {
    const game = table([character("Envoy", { diplomacy: 4 })]);
    expect(refused(turned(game, "Envoy", { rotated: true }), support(game, "Envoy"))).toMatchObject({
      code: "not-ready",
      facts: { title: "Envoy", state: "rotated" },
    });
    expect(refused(turned(game, "Envoy", { neutralized: true }), support(game, "Envoy")).facts).toMatchObject({
      state: "neutralized",
    });
    expect(refused(turned(game, "Envoy", { neutralizedIn: 1 }), support(game, "Envoy")).code).toBe(
      "neutralized-this-turn",
    );
  });

  it("is refused for another player's card", () => {
    const game = table([], parley(), { supporting: [character("Stranger", { diplomacy: 2 })] });
    expect(refused(game, support(game, "Stranger"))).toMatchObject({
      code: "not-your-card",
      rule: "control",
      facts: { title: "Stranger", controller: "Rival" },
    });
  });

  it("is refused for groups and whatever else is no character, fleet or location", () => {
    const game = table([group("Traders", { abilities: { diplomacy: 3 } })]);
    expect(refused(game, support(game, "Traders"))).toMatchObject({
      code: "wrong-card-type",
      rule: "supporting-and-opposing",
      facts: { title: "Traders", type: "group" },
    });
  });

  it("is refused for a conflict that does not exist or has been resolved", () => {
    const game = table([character("Envoy", { diplomacy: 4 })]);
    expect(refused(game, support(game, "Envoy", 0, 9)).code).toBe("card-not-there");
    const resolved = arranged(game, (work) => {
      work.game.conflicts = work.game.conflicts.map((one) => ({
        ...one,
        result: { won: true, margin: 1, uncontested: true },
      }));
    });
    expect(refused(resolved, support(game, "Envoy"))).toMatchObject({
      code: "conflict-resolved",
      rule: "supporting-and-opposing",
      facts: { conflict: "Parley" },
    });
  });

  it("is refused where the conflict is restricted to cards of other races", () => {
    const about = parley("diplomacy", { conflict: { form: "opposable", only: ["minbari"] } });
    const game = table(
      [
        character("Narn Envoy", { diplomacy: 4 }, { race: "narn" }),
        character("Minbari Envoy", { diplomacy: 4 }, { race: "minbari" }),
        character("Drifter", { diplomacy: 4 }),
      ],
      about,
    );
    // compendium: Conflict Cards — neutral characters are of no race.
    expect(refused(game, oppose(game, "Drifter")).code).toBe("restricted-conflict");
    expect(refused(game, oppose(game, "Narn Envoy"))).toMatchObject({
      code: "restricted-conflict",
      rule: "supporting-and-opposing",
      facts: { title: "Narn Envoy", conflict: "Parley", races: ["minbari"] },
    });
    expect(counted(does(game, oppose(game, "Minbari Envoy"))).opposition).toBe(4);
  });

  it("is offered exactly where it is allowed", () => {
    const cards = [
      character("Envoy", { diplomacy: 4 }),
      character("Brute", { leadership: 4 }),
      fleet("Raiders", 3),
      location("Outpost", { abilities: { military: 2, diplomacy: 1 } }),
      group("Traders"),
    ];
    const game = turned(
      table(cards, parley(), { supporting: [character("Stranger", { diplomacy: 2 })] }),
      "You's Ambassador",
      { rotated: true },
    );
    const offered = new Set(legalActions(game, 0).map(({ action }) => JSON.stringify(action)));
    let accepted = 0;
    for (const title of [...cards.map((card) => card.title), "You's Ambassador", "Stranger"])
      for (const action of [support(game, title), oppose(game, title)]) {
        const allowed = apply(game, action).ok;
        const key = JSON.stringify({ type: action.type, seat: 0, conflict: 1, with: action.with });
        expect(offered.has(key)).toBe(allowed);
        accepted += Number(allowed);
      }
    expect(accepted).toBe(2);
  });
});

describe("A participant that becomes ready", () => {
  const delenn = () => table([character("Delenn", { diplomacy: 6 })]);

  it("such as Delenn, readied by Service while supporting, is still supporting the conflict", () => {
    const game = readied(does(delenn(), support(delenn(), "Delenn")), "Delenn");
    expect(inPlay(game, "Delenn").rotated).toBe(false);
    expect(counted(game).support).toBe(6);
  });

  it("may support the same conflict again, but applies its ability only once", () => {
    let game = order(readied(does(delenn(), support(delenn(), "Delenn")), "Delenn"), 1, "pass");
    game = does(game, support(game, "Delenn"));
    expect(inPlay(game, "Delenn").rotated).toBe(true);
    expect(counted(game).support).toBe(6);
  });

  it("cannot change to the other side", () => {
    const game = order(readied(does(delenn(), support(delenn(), "Delenn")), "Delenn"), 1, "pass");
    expect(refused(game, oppose(game, "Delenn"))).toMatchObject({
      code: "other-side-already",
      rule: "supporting-and-opposing",
      facts: { title: "Delenn", conflict: "Parley", as: "support" },
    });
    const opposing = order(readied(does(delenn(), oppose(delenn(), "Delenn")), "Delenn"), 1, "pass");
    expect(refused(opposing, support(opposing, "Delenn")).facts).toMatchObject({ as: "oppose" });
  });

  it("may take part in another conflict too", () => {
    let game = stage({ You: { supporting: [character("Delenn", { diplomacy: 6 })] }, Rival: {} }, [
      ["Rival", parley()],
      ["You", conflict("Summit", "diplomacy")],
    ]);
    game = order(readied(does(game, support(game, "Delenn", 0, 1)), "Delenn"), 1, "pass");
    game = does(game, oppose(game, "Delenn", 0, 2));
    expect(counted(game, 0).support).toBe(6);
    expect(counted(game, 1).opposition).toBe(6);
  });
});

describe("A location", () => {
  const siege = (target: string) => {
    const cards = [
      location("Ragesh 3", { abilities: { military: 4 } }),
      location("Quadrant 14", { abilities: { military: 4 } }),
    ];
    const game = stage({ You: { supporting: cards }, Rival: {} }, [
      ["Rival", conflict("Siege", "military", { target: { what: "card", types: ["location"], of: "others" } })],
    ]);
    return arranged(game, (work) => {
      work.game.conflicts = work.game.conflicts.map((one) => ({
        ...one,
        target: { what: "card", card: at(game, target) },
      }));
    });
  };

  it("opposes a conflict that targets it", () => {
    const game = siege("Ragesh 3");
    expect(counted(does(game, oppose(game, "Ragesh 3"))).opposition).toBe(4);
  });

  it("takes part in no other way: not by supporting it, and not in what targets another location of the faction", () => {
    const game = siege("Ragesh 3");
    expect(refused(game, support(game, "Ragesh 3"))).toMatchObject({
      code: "location-stays-home",
      rule: "locations-in-conflicts",
      facts: { title: "Ragesh 3", conflict: "Siege" },
    });
    expect(refused(game, oppose(game, "Quadrant 14")).code).toBe("location-stays-home");
  });
});

describe("A conflict with several sides", () => {
  const serum = parley("diplomacy", { conflict: { form: "sides" } });
  const table3 = () =>
    stage({ A: {}, B: { supporting: [character("Aide", { diplomacy: 1 })] }, C: {} }, [["A", serum]]);
  const forSide = (game: Game, title: string, seat: number, side: number) => ({ ...support(game, title, seat), side });

  it("lets each card support any side, and one's cards different sides", () => {
    let game = table3();
    game = does(game, forSide(game, "A's Ambassador", 0, 0));
    game = does(game, forSide(game, "B's Ambassador", 1, 2));
    game = order(game, 2, "pass");
    game = does(order(game, 0, "pass"), forSide(game, "Aide", 1, 1));
    expect(counted(game).sides).toEqual([
      { seat: 0, total: 3 },
      { seat: 1, total: 1 },
      { seat: 2, total: 3 },
    ]);
  });

  it("cannot be opposed", () => {
    const game = table3();
    expect(refused(game, oppose(game, "A's Ambassador"))).toMatchObject({
      code: "cannot-oppose",
      rule: "conflicts-with-sides",
      facts: { conflict: "Parley" },
    });
  });

  it("has no sides to name where it may be opposed", () => {
    const game = stage({ A: {}, B: {} }, [["A", parley("diplomacy")]]);
    expect(refused(game, forSide(game, "A's Ambassador", 0, 0))).toMatchObject({
      code: "no-sides",
      rule: "conflicts-with-sides",
    });
  });

  it("wants to know which side, one that is in the game", () => {
    const game = table3();
    expect(refused(game, support(game, "A's Ambassador"))).toMatchObject({
      code: "side-needed",
      rule: "conflicts-with-sides",
      facts: { conflict: "Parley" },
    });
    expect(refused(game, forSide(game, "A's Ambassador", 0, 7)).code).toBe("side-needed");
    const without = does(game, { type: "concede", seat: 2 });
    expect(refused(without, forSide(without, "A's Ambassador", 0, 2)).code).toBe("side-needed");
    expect(counted(without).sides?.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(legalActions(without, 0).filter(({ action }) => action.type === "support")).toHaveLength(2);
  });

  it("keeps a card on the side that it supports", () => {
    let game = table3();
    game = readied(does(game, forSide(game, "A's Ambassador", 0, 0)), "A's Ambassador");
    game = order(order(game, 1, "pass"), 2, "pass");
    expect(refused(game, forSide(game, "A's Ambassador", 0, 1)).code).toBe("other-side-already");
  });
});
