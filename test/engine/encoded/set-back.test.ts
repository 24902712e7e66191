// compendium: the cards by their titles
import { describe, expect, it } from "vitest";
import { editSeat } from "../../../src/engine/changes/work.ts";
import { withdrawnFrom } from "../../../src/engine/rules/conflicts/conflict.ts";
import { zone } from "../at-the-table.ts";
import {
  arranged,
  at,
  byHand,
  character,
  conflict,
  does,
  fleet,
  happens,
  inPlay,
  order,
  passed,
  refused,
  type SeatStage,
  sentences,
  stage,
} from "../stage.ts";
import { against, ratings, real, resolved } from "./real.ts";

type Game = ReturnType<typeof stage>;
const ended = ["action", "aftermath", "discard", "buy"] as const;
/** The seat is asked to act, whoever would be. */
const actsNow = (game: Game, seat: number) => ({ ...game, awaiting: [{ id: 99, seat, kind: "action" as const }] });

describe("Luis Santiago", () => {
  const seats: Readonly<Record<string, SeatStage>> = {
    You: { race: "minbari", supporting: [real("Luis Santiago", { complete: true, abilities: { diplomacy: 5 } })] },
    Earth: { race: "human", unrest: 3 },
    Regime: { race: "narn" },
  };
  const game = stage(seats);
  const offered = (now: Game) => sentences(now).filter((one) => one.startsWith("rotate Luis Santiago"));
  const unrest = (now: Game) => now.seats[1]?.unrest;
  const by = (verb: "raise-tension" | "lower-tension", from: number, toward: number) =>
    byHand({ verb, from: { seat: from }, toward: { seat: toward }, amount: 1 });

  it("sets a Human unrest that has changed back to what it was as the turn began", () => {
    const risen = does(
      does(game, byHand({ verb: "raise-unrest", who: { seat: 1 }, amount: 1 })),
      byHand({ verb: "raise-unrest", who: { seat: 1 }, amount: 1 }),
    );
    expect(unrest(risen)).toBe(5);
    expect(unrest(order(risen, 0, "rotate Luis Santiago to set Human unrest back"))).toBe(3);
    const fallen = does(game, byHand({ verb: "lower-unrest", who: { seat: 1 }, amount: 2 }));
    expect(unrest(order(fallen, 0, "rotate Luis Santiago to set Human unrest back"))).toBe(3);
  });

  it("sets one Human tension back, and nobody's toward the Humans", () => {
    const both = does(does(game, by("raise-tension", 1, 2)), by("raise-tension", 2, 1));
    const after = order(both, 0, "rotate Luis Santiago to set the Human tension toward the narn back");
    expect({ tensions2: after.seats[1]?.tensions[2], tensions1: after.seats[2]?.tensions[1] }).toEqual({
      tensions2: 2,
      tensions1: 3,
    });
  });

  it("reaches the tension toward a race that nobody plays", () => {
    const abroad = byHand({ verb: "raise-tension", from: { seat: 1 }, toward: { race: "centauri" }, amount: 2 });
    const risen = does(game, abroad);
    expect(offered(risen)).toEqual(["rotate Luis Santiago to set the Human tension toward the centauri back"]);
    const [back = ""] = offered(risen);
    expect(order(risen, 0, back).seats[1]?.abroad?.centauri).toEqual({ toward: 1, from: 1 });
  });

  it("is of no use where nothing of the Humans has changed since the turn began", () => {
    expect(offered(game)).toEqual([]);
    expect(offered(does(game, by("raise-tension", 2, 1)))).toEqual([]);
    const use = { type: "rotate", seat: 0, card: at(game, "Luis Santiago"), action: 0 } as const;
    expect(refused(game, use)).toMatchObject({ code: "as-it-began" });
    const risen = does(game, byHand({ verb: "raise-unrest", who: { seat: 1 }, amount: 1 }));
    const next = passed(passed(risen, ...ended), "declare");
    expect({ turn: next.turn, unrest: unrest(next), offered: offered(actsNow(next, 0)) }).toEqual({
      turn: 2,
      unrest: 4,
      offered: [],
    });
  });

  it("asks which Human faction is meant, of those of which something has changed", () => {
    const two = stage({
      ...seats,
      Mars: { race: "human", faction: "home", unrest: 2 },
      Luna: { race: "human", faction: "psi-corps", unrest: 2 },
    });
    const raise = (now: Game, seat: number) => does(now, byHand({ verb: "raise-unrest", who: { seat }, amount: 1 }));
    const asked = order(raise(raise(two, 1), 3), 0, "rotate Luis Santiago to set Human unrest back");
    expect(asked.awaiting[0]).toMatchObject({ kind: "faction", seat: 0, factions: [1, 3] });
    expect(does(asked, { type: "choose-faction", seat: 0, faction: 3 }).seats.map((seat) => seat.unrest)).toEqual([
      1, 4, 1, 2, 2,
    ]);
  });

  it("cannot be promoted, whatever promotes any character", () => {
    const free = byHand({ verb: "promote", which: { card: at(game, "Luis Santiago") }, free: true });
    expect(refused(game, free).code).toBe("card-cannot");
  });
});

describe("Blockade", () => {
  const seats: Readonly<Record<string, SeatStage>> = {
    You: { race: "centauri", supporting: [fleet("Raiders", 6)] },
    Rival: { race: "narn", unspent: 12, spent: 3 },
  };
  const given = (game: Game, seat: number, amount: number) =>
    does(game, byHand({ verb: "gain-influence", who: { seat }, amount }));
  const won = (game: Game) => resolved(game, "Raiders");

  it("needs a target toward whose race the tension is 4 or 5", () => {
    const held = (tension: number) => {
      const game = stage({ ...seats, You: { ...seats.You, hand: [real("Blockade")] } });
      return arranged(game, (work) => {
        editSeat(work, 0).tensions = [0, tension];
        work.game.round = "conflict";
        work.game.tasks = [{ task: "reveal", at: 0 }];
        work.game.awaiting = [{ id: 1, seat: 0, kind: "declare" }];
      });
    };
    const declares = (tension: number) => sentences(held(tension)).filter((one) => one.includes("Blockade"));
    expect(declares(3).filter((one) => one.endsWith("Rival"))).toEqual([]);
    expect(declares(4).filter((one) => one.endsWith("Rival"))).toHaveLength(1);
  });

  it("takes the target's rating back to what it was as the turn began, and what its player chooses goes", () => {
    const after = won(given(against("Blockade", 1, seats), 1, 4));
    expect(after.awaiting.find(({ kind }) => kind === "lose")).toMatchObject({ seat: 1, amount: 4 });
    const paid = does(after, { type: "lose", seat: 1, spent: 1 });
    expect({ ratings1: ratings(paid)[1], spent: paid.seats[1]?.spent }).toEqual({ ratings1: 15, spent: 2 });
  });

  it("takes nobody below 10, and nothing where nothing was gained", () => {
    const poor = { ...seats, Rival: { race: "narn", unspent: 5, spent: 0 } } as const;
    expect(ratings(won(given(against("Blockade", 1, poor), 1, 8)))[1]).toBe(10);
    expect(ratings(won(given(against("Blockade", 1, poor), 1, 3)))[1]).toBe(8);
    expect(ratings(won(against("Blockade", 1, seats)))[1]).toBe(15);
  });

  it("keeps every faction of that race from gaining influence this turn, and says so; building is no gain", () => {
    const two = { ...seats, Kin: { race: "narn", faction: "home", unspent: 12 } } as const;
    const after = won(against("Blockade", 1, two));
    for (const seat of [1, 2]) {
      expect(refused(after, byHand({ verb: "gain-influence", who: { seat }, amount: 2 })).code).toBe(
        "nothing-to-change",
      );
      expect(ratings(after)[seat]).toBe([4, 15, 12][seat]);
    }
    expect(ratings(given(after, 0, 2))[0]).toBe(6);
    const both = happens(after, byHand({ verb: "gain-influence", who: "each", amount: 1 }));
    expect(both.events.filter(({ type }) => type === "gain-prevented")).toHaveLength(2);
  });

  it("lets them gain again next turn", () => {
    const next = passed(won(against("Blockade", 1, seats)), ...ended);
    expect(next.turn).toBe(2);
    expect(ratings(given(next, 1, 2))[1]).toBe(17);
  });

  it("gives a free trade that begins then to the other side alone, and takes no more at its end", () => {
    const after = won(against("Blockade", 1, seats));
    const trade = { verb: "start-state", state: "free trade", from: { seat: 0 }, toward: { seat: 1 } } as const;
    const begun = does(after, byHand({ ...trade, gives: { from: 1, toward: 1 } }));
    expect(ratings(begun)).toEqual([5, 15]);
    const over = does(
      begun,
      byHand({ verb: "end-state", state: "free trade", from: { seat: 0 }, toward: { seat: 1 } }),
    );
    expect(ratings(over)).toEqual([4, 15]);
  });

  it("comes back to the hand if it is won, and not if it is lost", () => {
    const over = (game: Game) => passed(game, "action", "aftermath");
    expect(zone(over(won(against("Blockade", 1, seats))), "Blockade")).toBe("hand");
    expect(zone(over(resolved(against("Blockade", 1, seats), null)), "Blockade")).toBe("discard");
  });
});

describe("Change of Plans", () => {
  const seats: Readonly<Record<string, SeatStage>> = {
    You: {
      hand: [real("Change of Plans", { cost: 0 })],
      unspent: 4,
      supporting: [character("Clerk", { diplomacy: 3 }), character("Aide", { diplomacy: 2 }), fleet("Ships", 2)],
    },
    Rival: { supporting: [character("Agent", { diplomacy: 2 })] },
  };
  const talks = (more: Partial<SeatStage> = {}) =>
    stage({ ...seats, You: { ...seats.You, ...more } }, [["You", conflict("Parley", "diplomacy")]]);
  const join = (game: Game, title: string, seat = 0) =>
    actsNow(order(actsNow(game, seat), seat, `support Parley with ${title} using diplomacy`), 0);
  const parts = (game: Game) => game.conflicts[0]?.participants.map(({ card }) => card);
  const both = join(join(join(talks(), "Clerk"), "Aide"), "Agent", 1);
  const changed = order(both, 0, "play Change of Plans on Parley");

  it("readies all of your characters in the conflict for 2 influence each, and takes their support back", () => {
    expect(changed.seats[0]).toMatchObject({ unspent: 0, spent: 4 });
    expect({ clerk: inPlay(changed, "Clerk").rotated, aide: inPlay(changed, "Aide").rotated }).toEqual({
      clerk: false,
      aide: false,
    });
    expect(parts(changed)).toEqual([at(changed, "Agent")]);
    expect(inPlay(changed, "Agent").rotated).toBe(true);
  });

  it("is out of reach without that influence, and where none of your characters takes part", () => {
    const poor = join(join(talks({ unspent: 3 }), "Clerk"), "Aide");
    expect(sentences(poor)).not.toContain("play Change of Plans on Parley");
    expect(sentences(talks())).not.toContain("play Change of Plans on Parley");
    expect(sentences(join(talks({ unspent: 2 }), "Clerk"))).toContain("play Change of Plans on Parley");
  });

  it("keeps them out of that conflict from then on, and of no other", () => {
    const again = {
      type: "support",
      seat: 0,
      conflict: changed.conflicts[0]?.id ?? 0,
      with: at(changed, "Clerk"),
    } as const;
    expect(refused(actsNow(changed, 0), again)).toMatchObject({ code: "withdrawn", facts: { title: "Clerk" } });
    expect(refused(actsNow(changed, 0), { ...again, type: "oppose" }).code).toBe("withdrawn");
    const attack = {
      type: "attack",
      seat: 0,
      conflict: again.conflict,
      with: again.with,
      against: at(changed, "Agent"),
    } as const;
    expect(refused(actsNow(changed, 0), attack).code).toBe("withdrawn");
    const one = changed.conflicts[0];
    const other = one && { ...one, id: 77, withdrawn: [] };
    expect(other && withdrawnFrom(changed, other, again.with)).toBeNull();
  });

  it("takes out whoever leads a fleet there, who leads no fleet of that conflict again", () => {
    const raid = stage(
      {
        ...seats,
        You: { ...seats.You, supporting: [character("Captain", { leadership: 2 }), fleet("Ships", 2)] },
      },
      [["You", conflict("Raid", "military")]],
    );
    const joined = actsNow(order(raid, 0, "support Raid with Ships using military"), 0);
    const led = actsNow(order(joined, 0, "lead Ships with Captain"), 0);
    const out = actsNow(order(led, 0, "play Change of Plans on Raid"), 0);
    expect(out.conflicts[0]?.participants.map(({ as }) => as)).toEqual(["support"]);
    expect(inPlay(out, "Captain")).toMatchObject({ rotated: false, leads: null });
    const lead = { type: "lead", seat: 0, fleet: at(out, "Ships"), with: at(out, "Captain") } as const;
    expect(refused(out, lead).code).toBe("withdrawn");
  });

  it("is undone whole where it is reversed: they take part again, rotated", () => {
    const back = does(changed, byHand({ verb: "reverse", what: { card: at(changed, "Change of Plans") } }, 1));
    expect(parts(back)?.toSorted()).toEqual([at(back, "Clerk"), at(back, "Aide"), at(back, "Agent")].toSorted());
    expect({ rotated: inPlay(back, "Clerk").rotated, withdrawn: back.conflicts[0]?.withdrawn }).toEqual({
      rotated: true,
      withdrawn: [],
    });
  });
});
