// compendium: Cynthia Torqueman; Mass Drivers; Finish the War; Frederick Lantz; Prolonged Talks
import { describe, expect, it } from "vitest";
import { editSeat } from "../../../../src/engine/changes/work.ts";
import { enterPlay } from "../../../../src/engine/changes/zones.ts";
import { undoneLater, viewFor } from "../../../../src/engine/index.ts";
import { totals } from "../../../../src/engine/rules/conflicts/conflict.ts";
import { abilityOf } from "../../../../src/engine/rules/in-force/ability.ts";
import { isAtWar } from "../../../../src/engine/rules/relations/states.ts";
import {
  arranged,
  at,
  byHand,
  character,
  conflict,
  does,
  event,
  fleet,
  happens,
  inPlay,
  location,
  order,
  passed,
  refused,
  sentences,
  stage,
} from "../../stage.ts";
import { real } from "../real.ts";

type Game = ReturnType<typeof stage>;
const spare = (who: string) => Array.from({ length: 8 }, (_, index) => event(`${who} ${index}`, { says: "Nothing." }));
const acting = (game: Game, seat: number): Game => ({ ...game, awaiting: [{ id: 9, seat, kind: "action" }] });
const tensions = (game: Game, toward: number) => game.seats.map((seat) => seat.tensions[toward]);
const ended = ["action", "aftermath", "discard", "buy"] as const;

describe("Mass Drivers", () => {
  const seats = {
    You: {
      hand: [real("Mass Drivers", { complete: true })],
      supporting: [fleet("Ships", 4), fleet("Others", 4)],
    },
    Rival: {
      race: "narn",
      supporting: [location("Base", { abilities: { military: 12 } }), fleet("Guard", 5)],
    },
    Third: { race: "human" },
  } as const;
  const armed = (aim: "Base" | "Guard") =>
    arranged(stage(seats, [["You", conflict("Raid", "military")]]), (work) => {
      const host = at(work.game, "Ships");
      enterPlay(work, at(work.game, "Mass Drivers"), { faction: 0, controller: 0, row: "attached", host });
      const card = at(work.game, aim);
      work.game.conflicts = work.game.conflicts.map((one) => ({ ...one, target: { what: "card", card } }));
    });
  const military = (game: Game) => abilityOf(game, at(game, "Ships"), "military");

  it("give their fleet +10 military as it supports a conflict that is aimed at a location, until that is over", () => {
    const game = order(armed("Base"), 0, "support Raid with Ships using military");
    expect(military(game)).toBe(14);
    expect(military(passed(game, "action", "aftermath"))).toBe(4);
  });

  it("make everybody else's tension toward the fleet's controller rise by 1, and Babylon 5 lose 1 influence", () => {
    const before = armed("Base");
    const game = order(before, 0, "support Raid with Ships using military");
    const [, rival = 0, third = 0] = tensions(before, 0).map((tension) => tension ?? 0);
    expect(tensions(game, 0).slice(1)).toEqual([Math.min(5, rival + 1), Math.min(5, third + 1)]);
    expect(game.influence["babylon-5"]).toBe(before.influence["babylon-5"] - 1);
  });

  it("give nothing in a conflict that is aimed at no location, nor to another fleet", () => {
    const game = order(armed("Guard"), 0, "support Raid with Ships using military");
    expect({ military: military(game), babylon5: game.influence["babylon-5"] }).toEqual({
      military: 4,
      babylon5: armed("Guard").influence["babylon-5"],
    });
    const other = order(armed("Base"), 0, "support Raid with Others using military");
    expect({ military: military(other), tensions: tensions(other, 0) }).toEqual({
      military: 4,
      tensions: tensions(armed("Base"), 0),
    });
  });

  it("give +10 military for an attack on a location, and only for that", () => {
    const opposed = order(acting(armed("Base"), 1), 1, "oppose Raid with Base using military");
    const before = opposed.influence["babylon-5"];
    const game = order(acting(opposed, 0), 0, "attack Base with Ships in Raid");
    expect({ military: military(game), babylon5: game.influence["babylon-5"] }).toEqual({
      military: military({ ...game, modifiers: [] }),
      babylon5: before - 1,
    });
    expect(game.modifiers).toEqual([]);
  });

  it("give nothing for an attack on a fleet", () => {
    const opposed = order(acting(armed("Guard"), 1), 1, "oppose Raid with Guard using military");
    const game = order(acting(opposed, 0), 0, "attack Guard with Ships in Raid");
    expect({ damage: inPlay(game, "Guard").damage, tensions: tensions(game, 0) }).toEqual({
      damage: 4,
      tensions: tensions(opposed, 0),
    });
  });
});

describe("Finish the War", () => {
  const table = (tension = 4) =>
    arranged(
      stage({
        You: { race: "minbari", unspent: 6, agenda: real("Finish the War", { complete: true }), deck: spare("Y") },
        Earth: { race: "human", deck: spare("E") },
        Third: { race: "narn", deck: spare("T") },
      }),
      (work) => {
        const seat = editSeat(work, 0);
        seat.tensions = seat.tensions.map((one, index) => (index === 1 ? tension : one));
      },
    );
  const raise = "use Finish the War to raise your tension toward the humans by 1";
  const toConflicts = (game: Game) => passed(game, ...ended, "sustain");
  const offered = (game: Game, seat: number) => {
    let now = toConflicts(game);
    const turn = () => now.awaiting.find(({ kind }) => kind === "declare")?.seat;
    while (turn() !== undefined && turn() !== seat) now = does(now, { type: "declare-nothing", seat: turn() ?? 0 });
    return sentences(now, seat).filter((one) => one.startsWith("declare war"));
  };

  it("lets its player lose 1 influence to raise the tension toward the humans by 1, once a turn and without rotating", () => {
    const game = order(table(), 0, raise);
    const paid = game.awaiting[0]?.kind === "lose" ? order(game, 0, sentences(game)[0] ?? "") : game;
    expect(paid.seats[0]?.tensions[1]).toBe(5);
    expect((paid.seats[0]?.unspent ?? 0) + (paid.seats[0]?.spent ?? 0)).toBe(5);
    expect(inPlay(paid, "Finish the War").rotated).toBe(false);
    const again = acting(paid, 0);
    const use = { type: "rotate", seat: 0, card: at(paid, "Finish the War"), action: 0 } as const;
    expect(refused(again, use).code).toBe("once-a-turn");
    expect(sentences(again)).not.toContain(raise);
    const next = acting({ ...toConflicts(paid), round: "action" }, 0);
    expect(sentences(next)).toContain(raise);
  });

  it("lets its player declare war conflicts against a human faction at tension 5, and that faction back", () => {
    expect(offered(table(5), 0)).toContain("declare war on Earth");
    expect(offered(table(5), 1)).toContain("declare war on You");
    expect(offered(table(5), 2)).toEqual([]);
  });

  it("lets nobody do so below tension 5, nor while it is blanked", () => {
    expect({ offered0: offered(table(4), 0), offered1: offered(table(4), 1) }).toEqual({ offered0: [], offered1: [] });
    const game = table(5);
    const blank = byHand({ verb: "blank", which: { card: at(game, "Finish the War") }, until: "permanent" });
    expect(offered(does(game, blank), 0)).toEqual([]);
  });

  it("puts nobody at war: a war conflict is initiated without one", () => {
    let now = toConflicts(table(5));
    while (now.awaiting.some(({ kind }) => kind === "declare")) {
      const seat = now.awaiting.find(({ kind }) => kind === "declare")?.seat ?? 0;
      now = seat === 0 ? order(now, 0, "declare war on Earth") : does(now, { type: "declare-nothing", seat });
    }
    expect(now.conflicts).toMatchObject([{ war: 1, initiator: 0, type: "military" }]);
    expect(isAtWar(now, 0, 1)).toBe(false);
  });
});

describe("Cynthia Torqueman", () => {
  const cynthia = real("Cynthia Torqueman", { complete: true, abilities: { diplomacy: 3 } });
  const seats = {
    You: { supporting: [cynthia, character("Clerk", { diplomacy: 2 })] },
    Rival: { race: "narn" },
  } as const;
  const board = stage(seats, [
    ["You", conflict("Parley", "diplomacy")],
    ["Rival", conflict("Talks", "diplomacy")],
    ["Rival", conflict("Plot", "intrigue")],
  ]);
  const began = order(board, 0, "support Parley with Cynthia Torqueman using diplomacy");
  const sides = (game: Game) =>
    game.conflicts.map(({ participants }) => participants.map(({ as, using }) => `${as} ${using}`).join());

  it("takes a side in any number of conflicts by one rotation, and her player says which", () => {
    expect(sentences(began)).toEqual([
      "choose to support Talks",
      "choose to oppose Talks",
      "choose to take part in no other conflict",
    ]);
    const both = order(began, 0, "choose to oppose Talks");
    expect(sides(both)).toEqual(["support diplomacy", "oppose diplomacy", ""]);
    expect(both.awaiting).toMatchObject([{ kind: "action", seat: 1 }]);
    expect(totals(both, both.conflicts[1] as never).opposition).toBe(3);
  });

  it("may leave it at one", () => {
    expect(sides(order(began, 0, "choose to take part in no other conflict"))).toEqual(["support diplomacy", "", ""]);
  });

  it("takes part in conflicts of another type with an ability that she has gained", () => {
    const gain = {
      verb: "change-ability",
      which: { card: at(board, "Cynthia Torqueman") },
      ability: "intrigue",
    } as const;
    const skilled = does(board, byHand({ ...gain, by: 2, until: "end-of-turn" }));
    const game = order(skilled, 0, "support Parley with Cynthia Torqueman using diplomacy");
    expect(sides(order(order(game, 0, "choose to oppose Plot"), 0, "choose to support Talks"))).toEqual([
      "support diplomacy",
      "support diplomacy",
      "oppose intrigue",
    ]);
  });

  it("is alone in that, and not while she is blanked", () => {
    expect(order(board, 0, "support Parley with Clerk using diplomacy").awaiting[0]?.kind).toBe("action");
    const blank = byHand({ verb: "blank", which: { card: at(board, "Cynthia Torqueman") }, until: "end-of-turn" });
    const blanked = order(does(board, blank), 0, "support Parley with Cynthia Torqueman using diplomacy");
    expect(blanked.awaiting[0]?.kind).toBe("action");
  });
});

describe("Taking part by hand", () => {
  const game = stage({ You: { supporting: [character("Clerk", { diplomacy: 2 })] }, Rival: {} }, [
    ["You", conflict("Parley", "diplomacy")],
  ]);
  const part = { verb: "take-part", which: { card: at(game, "Clerk") }, as: "oppose" } as const;

  it("takes no rotation, and is undone again", () => {
    const { game: done, events } = happens(game, byHand(part));
    expect({
      rotated: inPlay(done, "Clerk").rotated,
      participantsCount: done.conflicts[0]?.participants.length,
    }).toEqual({ rotated: false, participantsCount: 1 });
    const undone = undoneLater(done, { seat: 0, because: "A Card", effect: part, done: events }).game;
    expect(undone.conflicts[0]?.participants).toEqual([]);
  });

  it("keeps the rules of who may take part", () => {
    expect(refused(game, byHand({ ...part, using: "psi" })).code).toBe("cannot-use-as");
    const done = does(game, byHand(part));
    expect(refused(done, byHand({ ...part, as: "support" })).code).toBe("other-side-already");
  });
});

describe("Frederick Lantz", () => {
  const lantz = real("Frederick Lantz", { complete: true, abilities: { diplomacy: 4 } });
  const tense = conflict("Insult", "diplomacy", {
    says: "Won: your tension rises.",
    conflict: {
      form: "opposable",
      won: [{ effects: [{ verb: "raise-tension", from: "others", toward: "you", amount: 1 }] }],
    },
  });
  const seats = {
    You: { race: "human", supporting: [lantz, character("Clerk", { diplomacy: 2 })] },
    Rival: { race: "narn" },
  } as const;
  const facing = (...declared: Parameters<typeof conflict>[0][]) =>
    stage(
      seats,
      declared.map((title) => ["Rival", title === "Insult" ? tense : conflict(title, "diplomacy")]),
    );

  it("keeps his player from passing while he could oppose a conflict that can raise tension", () => {
    const game = facing("Insult");
    expect(sentences(game)).not.toContain("pass");
    expect(refused(game, { type: "pass", seat: 0 })).toMatchObject({
      code: "must-oppose",
      rule: "passing",
      facts: { title: "Frederick Lantz", conflict: "Insult" },
    });
    expect(sentences(order(game, 0, "oppose Insult with Clerk using diplomacy"), 1)).toContain("pass");
  });

  it("is done with that once he has opposed one, however many there are", () => {
    const game = acting(order(facing("Insult"), 0, "oppose Insult with Frederick Lantz using diplomacy"), 0);
    expect(sentences(game)).toContain("pass");
  });

  it("has to do nothing about other conflicts, nor when he cannot oppose", () => {
    expect(sentences(facing("Parley"))).toContain("pass");
    const rotated = does(
      facing("Insult"),
      byHand({ verb: "rotate", which: { card: at(facing("Insult"), "Frederick Lantz") } }),
    );
    expect(sentences(rotated)).toContain("pass");
    const blank = byHand({
      verb: "blank",
      which: { card: at(facing("Insult"), "Frederick Lantz") },
      until: "end-of-turn",
    });
    expect(sentences(does(facing("Insult"), blank))).toContain("pass");
  });
});

describe("Prolonged Talks", () => {
  const seats = {
    You: {
      hand: [real("Prolonged Talks", { complete: true, cost: 0 })],
      supporting: [character("Clerk", { diplomacy: 4 })],
      deck: spare("Y"),
    },
    Rival: { supporting: [character("Agent", { diplomacy: 3 })], deck: spare("R") },
  };
  const parley = conflict("Parley", "diplomacy", {
    says: "Won: gain 2.",
    conflict: { form: "opposable", won: [{ effects: [{ verb: "gain-influence", who: "you", amount: 2 }] }] },
  });
  const game = stage(seats, [["You", parley]]);
  const joined = order(
    order(game, 0, "support Parley with Clerk using diplomacy"),
    1,
    "oppose Parley with Agent using diplomacy",
  );
  const played = order(joined, 0, "play Prolonged Talks on Parley");
  const next = () => {
    let now = passed(played, ...ended, "sustain");
    while (now.awaiting.some(({ kind }) => kind === "declare"))
      now = does(now, {
        type: "declare-nothing",
        seat: now.awaiting.find(({ kind }) => kind === "declare")?.seat ?? 0,
      });
    return now;
  };

  it("can be aimed at a diplomacy conflict only", () => {
    const raid = stage(seats, [["You", conflict("Raid", "military")]]);
    expect(sentences(raid).filter((one) => one.includes("Prolonged Talks"))).toEqual([]);
  });

  it("keeps the conflict from resolving this turn", () => {
    const over = passed(played, ...ended, "sustain");
    expect(over.turn).toBe(2);
    expect(over.seats.map(({ unspent, spent }) => unspent + spent)).toEqual(
      game.seats.map(({ unspent, spent }) => unspent + spent),
    );
  });

  it("lets it be initiated again next turn with what was applied, and without its participants", () => {
    const now = next();
    const [again] = now.conflicts;
    expect(again).toMatchObject({ initiator: 0, type: "diplomacy", participants: [], result: null });
    if (!again) throw new Error("no conflict");
    expect(totals(now, again)).toMatchObject({ support: 4, opposition: 3 });
    expect(viewFor(now, "public").conflicts).toHaveLength(1);
  });

  it("lets who took part in it take part again next turn, and then it resolves", () => {
    const more = order(acting(next(), 0), 0, "support Parley with Clerk using diplomacy");
    const [again] = more.conflicts;
    if (!again) throw new Error("no conflict");
    expect(totals(more, again)).toMatchObject({ support: 8, opposition: 3 });
    const done = passed(more, "action", "aftermath");
    expect((done.seats[0]?.unspent ?? 0) + (done.seats[0]?.spent ?? 0)).toBe(
      2 + (game.seats[0]?.unspent ?? 0) + (game.seats[0]?.spent ?? 0),
    );
    expect(done.cards[at(done, "Parley")]?.zone).toBe("discard");
  });

  it("leaves its initiator the conflict of the next turn", () => {
    const hand = [...seats.You.hand, conflict("Second", "intrigue")];
    const two = stage({ ...seats, You: { ...seats.You, hand } }, [["You", parley]]);
    const on = passed(order(two, 0, "play Prolonged Talks on Parley"), ...ended, "sustain");
    const asked = { ...on, awaiting: [{ id: 9, seat: 0, kind: "declare", already: 0 } as const] };
    expect(sentences(asked, 0).some((one) => one.startsWith("declare Second"))).toBe(true);
  });

  it("is gone with its initiator", () => {
    const on = passed(played, ...ended, "sustain");
    expect(on.prolonged).toHaveLength(1);
    const out = does(on, { type: "concede", seat: 0 });
    expect({ prolongedCount: out.prolonged?.length ?? 0, zone: out.cards[at(out, "Parley")]?.zone }).toEqual({
      prolongedCount: 0,
      zone: "discard",
    });
  });

  it("can be taken back as long as nothing is put off yet", () => {
    const undo = event("Undone", { says: "Reverse.", effects: [{ verb: "reverse", what: "last-event" }] });
    const set = stage({ ...seats, Rival: { ...seats.Rival, hand: [undo] } }, [["You", parley]]);
    const back = order(order(set, 0, "play Prolonged Talks on Parley"), 1, "play Undone");
    expect(back.conflicts[0]?.prolonged).toBeUndefined();
  });

  it("says by hand what it does, and that it is done already", () => {
    const { events } = happens(game, byHand({ verb: "prolong" }));
    expect(events.map(({ type }) => type)).toEqual(["by-hand", "conflict-prolonged"]);
    expect(refused(played, byHand({ verb: "prolong" })).facts.reason).toBe("prolonged");
  });
});
