// moderator: Orders for later — what may be ordered before it is asked, and what need not be asked at all
import { describe, expect, it } from "vitest";
import {
  type Action,
  anytimeActions,
  legalAhead,
  onlyAnswer,
  refusedAhead,
  usedTwice,
} from "../../../src/engine/index.ts";
import { arranged, at, character, conflict, event, passed, refused, sentences, stage } from "../stage.ts";

const table = () =>
  stage({
    Londo: { inner: [character("Vir", { diplomacy: 2 })], hand: [event("Nothing", { says: "Nothing." })] },
    "G'Kar": {
      inner: [character("Na'Toth", { diplomacy: 2 })],
      hand: [conflict("Raid", "military"), event("Later", { says: "Nothing." })],
    },
  });

describe("what a player may order before being asked", () => {
  it("is in the action round what would be possible if it were their turn", () => {
    const game = table();
    const ahead = legalAhead(game, 1).map(({ sentence }) => sentence);
    const turn = sentences({ ...game, awaiting: [{ id: 1, seat: 1, kind: "action" }] }, 1);
    // What may be said at any time need not wait for a turn.
    const anytime = anytimeActions(game, 1).map(({ sentence }) => sentence);
    expect(ahead).toContain("build with Na'Toth");
    // And what they could declare when conflicts are declared next.
    expect(ahead.filter((one) => !one.startsWith("declare"))).toEqual(turn.filter((one) => !anytime.includes(one)));
    expect(ahead.some((one) => one.startsWith("declare Raid"))).toBe(true);
  });

  it("is in the draw round what they could declare in the next conflict round", () => {
    const game = passed(table(), "action");
    expect(game.round).toBe("draw");
    const ahead = legalAhead(game, 1).map(({ sentence }) => sentence);
    expect(ahead).toContain("declare nothing");
    expect(ahead.some((one) => one.startsWith("declare Raid"))).toBe(true);
    expect(ahead.some((one) => one.startsWith("build"))).toBe(false);
  });

  it("is nothing for whoever is out of the game", () => {
    const game = arranged(table(), (work) => {
      work.game.seats = work.game.seats.map((seat, index) => (index === 1 ? { ...seat, eliminated: true } : seat));
    });
    expect(legalAhead(game, 1)).toEqual([]);
  });

  it("is refused as it would be in their turn, and one after the other", () => {
    const game = table();
    const build: Action = { type: "build", seat: 1, with: at(game, "Na'Toth") };
    const wrong: Action = { type: "build", seat: 1, with: at(game, "Vir") };
    expect(refusedAhead(game, 1, [build])).toBeNull();
    const turn = { ...game, awaiting: [{ id: 1, seat: 1, kind: "action" as const }] };
    expect(refusedAhead(game, 1, [wrong])?.code).toBe(refused(turn, wrong).code);
    expect(usedTwice(game, [build, build])).toBe(at(game, "Na'Toth"));
    expect(usedTwice(game, [build, { type: "build", seat: 1, with: at(game, "G'Kar's Ambassador") }])).toBeNull();
  });
});

describe("orders one after the other", () => {
  const game = stage({
    Londo: {},
    "G'Kar": {
      inner: [character("Na'Toth", { diplomacy: 2 })],
      hand: [character("Ko'Dath", {}, { cost: 3 }), character("Du'Rog", {}, { cost: 3 })],
    },
  });
  const sponsors = (title: string, by: string): Action => {
    const found = legalAhead(game, 1).find(({ sentence }) => sentence.startsWith(`sponsor ${title} with ${by}`));
    if (!found) throw new Error(`${by} may sponsor ${title}`);
    return found.action;
  };
  const both = [sponsors("Ko'Dath", "G'Kar"), sponsors("Du'Rog", "Na'Toth")] as const;

  it("are refused where together they cost more than there is, each of which could be paid", () => {
    for (const one of both) expect(refusedAhead(game, 1, [one])).toBeNull();
    expect(refusedAhead(game, 1, both)?.code).toBe("not-enough-influence");
    expect(refusedAhead(game, 1, [both[1]], [both[0]])?.code).toBe("not-enough-influence");
    const rich = arranged(game, (work) => {
      work.game.seats = work.game.seats.map((seat) => ({ ...seat, unspent: 6 }));
    });
    expect(refusedAhead(rich, 1, both)).toBeNull();
  });

  it("are taken whatever has become of one that waits already", () => {
    const gone: Action = { type: "build", seat: 1, with: 9_999 };
    expect(refusedAhead(game, 1, [both[0]], [gone])).toBeNull();
  });
});

describe("a question with one possible answer", () => {
  const owing = (kind: object) =>
    arranged(table(), (work) => {
      work.game.awaiting = [{ id: 9, seat: 0, ...kind } as never];
    });

  it("answers itself where all that may be chosen lies open", () => {
    const game = owing({ kind: "faction", race: "narn", factions: [1], effect: {}, context: {} });
    const [decision] = game.awaiting;
    expect(decision && onlyAnswer(game, decision)).toEqual({ type: "choose-faction", seat: 0, faction: 1 });
  });

  it("is asked where there is a choice, or where to decline is one", () => {
    const two = owing({ kind: "faction", race: "narn", factions: [0, 1], effect: {}, context: {} });
    expect(two.awaiting[0] && onlyAnswer(two, two.awaiting[0])).toBeNull();
    const action = table();
    expect(action.awaiting[0] && onlyAnswer(action, action.awaiting[0])).toBeNull();
  });

  it("is asked where having no choice would tell of a hand", () => {
    const game = owing({ kind: "discard-some", amount: 1, source: "A Card" });
    expect(game.seats[0]?.hand).toHaveLength(1);
    expect(game.awaiting[0] && onlyAnswer(game, game.awaiting[0])).toBeNull();
  });
});
