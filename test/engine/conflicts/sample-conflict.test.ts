// rulebook: A Sample Conflict — move by move, with its numbers
import { describe, expect, it } from "vitest";
import type { Game } from "../../../src/engine/index.ts";
import { totals } from "../../../src/engine/rules/conflicts/conflict.ts";
import { at, character, conflict, fleet, happens, inPlay, order, passed, stage, turned } from "../stage.ts";

const [JOHN, DAVE, PAUL] = [0, 1, 2] as const;

/** John's diplomacy conflict, which pays if it is won by 5 or more; everybody has 4 influence. */
function table(): Game {
  const bargain = conflict("Bargain", "diplomacy", {
    conflict: {
      form: "opposable",
      won: [{ by: 5, effects: [{ verb: "gain-influence", who: "you", amount: 2 }] }],
    },
  });
  const game = stage(
    {
      John: {
        race: "centauri",
        ambassadorTitle: "Londo Mollari",
        ambassador: { diplomacy: 4 },
        inner: [character("Urza Jaddo", { diplomacy: 6 })],
        supporting: [character("Carn Mollari", { diplomacy: 1 })],
      },
      Dave: {
        race: "narn",
        ambassadorTitle: "G'Kar",
        ambassador: { diplomacy: 5 },
        supporting: [fleet("Narn Fleet", 4)],
      },
      Paul: { race: "minbari", ambassadorTitle: "Delenn", ambassador: { diplomacy: 6 } },
    },
    [["John", bargain]],
  );
  return turned(turned(game, "G'Kar", { marks: { strife: 1 } }), "Narn Fleet", { damage: 2 });
}

const counted = (game: Game) => {
  const [about] = game.conflicts;
  if (!about) throw new Error("there is no conflict");
  const { support, opposition } = totals(game, about);
  return [support, opposition];
};

/** Up to Paul's first decision: Londo supports, Dave passes. */
const opened = () => order(order(table(), JOHN, "support Bargain with Londo Mollari using diplomacy"), DAVE, "pass");
/** Up to John's last decision: Delenn opposes, Urza supports, Dave repairs, Paul passes. */
function contested(): Game {
  let game = order(opened(), PAUL, "oppose Bargain with Delenn using diplomacy");
  expect(counted(game)).toEqual([4, 6]);
  game = order(game, JOHN, "support Bargain with Urza Jaddo using diplomacy");
  expect(counted(game)).toEqual([10, 6]);
  game = order(game, DAVE, "repair Narn Fleet by 2");
  expect(inPlay(game, "Narn Fleet")).toMatchObject({ rotated: true, damage: 0 });
  expect(game.seats[DAVE]).toMatchObject({ unspent: 2, spent: 2 });
  return order(game, PAUL, "pass");
}

describe("The sample conflict of the rulebook", () => {
  it("begins with all at 4 influence, John to act first", () => {
    const game = table();
    expect(game.seats.map(({ unspent }) => unspent)).toEqual([4, 4, 4]);
    expect(game.awaiting).toMatchObject([{ kind: "action", seat: JOHN }]);
  });

  it("could have seen Delenn neutralize Londo with 2 severe damage, for 4 damage of her own", () => {
    const game = order(opened(), PAUL, "attack Londo Mollari with Delenn in Bargain");
    expect(inPlay(game, "Londo Mollari")).toMatchObject({ neutralized: true, severe: 2 });
    expect(inPlay(game, "Delenn")).toMatchObject({ neutralized: false, damage: 4 });
  });

  it("could have seen Urza and Delenn neutralize each other", () => {
    let game = order(opened(), PAUL, "oppose Bargain with Delenn using diplomacy");
    game = order(game, JOHN, "attack Delenn with Urza Jaddo in Bargain");
    for (const title of ["Delenn", "Urza Jaddo"])
      expect(inPlay(game, title)).toMatchObject({ neutralized: true, severe: 0 });
  });

  it("stands at 11 to 6 when Carn supports, enough to win by 5", () => {
    const game = order(contested(), JOHN, "support Bargain with Carn Mollari using diplomacy");
    expect(counted(game)).toEqual([11, 6]);
  });

  it("sees G'Kar deal Carn 5 and 2 more for his Strife mark, and take 1: Carn is neutralized with 6 severe damage", () => {
    const before = order(contested(), JOHN, "support Bargain with Carn Mollari using diplomacy");
    const attack = { type: "attack" as const, seat: DAVE, conflict: 1, against: at(before, "Carn Mollari") };
    const { game, events } = happens(before, { ...attack, with: at(before, "G'Kar") });
    expect(events[0]).toMatchObject({ type: "attacked", deals: 7, takes: 1 });
    expect(inPlay(game, "Carn Mollari")).toMatchObject({ neutralized: true, severe: 6 });
    expect(inPlay(game, "G'Kar")).toMatchObject({ neutralized: false, damage: 1 });
    expect(counted(game)).toEqual([10, 6]);
  });

  it("is won by 4, without its benefit; Carn leaves in step 1 of the draw round", () => {
    const before = order(contested(), JOHN, "support Bargain with Carn Mollari using diplomacy");
    const attacked = order(before, DAVE, "attack Carn Mollari with G'Kar in Bargain");
    const last = order(order(attacked, PAUL, "pass"), JOHN, "pass");
    const { game, events } = happens(last, { type: "pass", seat: DAVE });
    expect(events.find(({ type }) => type === "conflict-resolved")).toMatchObject({
      won: true,
      margin: 4,
      support: 10,
      opposition: 6,
      uncontested: false,
    });
    const drawn = passed(game, "aftermath", "reveal");
    expect(drawn.round).toBe("draw");
    expect(drawn.seats.map(({ unspent, spent }) => unspent + spent)).toEqual([4, 4, 4]);
    expect(drawn.seats[JOHN]?.discard.map((id) => drawn.facts[drawn.cards[id]?.facts ?? -1]?.title)).toContain(
      "Carn Mollari",
    );
  });
});
