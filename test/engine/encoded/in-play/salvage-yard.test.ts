// compendium: Salvage Yard; Martyr; Non-Aligned Support
import { describe, expect, it } from "vitest";
import { enterPlay } from "../../../../src/engine/changes/zones.ts";
import { unmet } from "../../../../src/engine/rules/in-force/requirement.ts";
import { zone } from "../../at-the-table.ts";
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
  location,
  order,
  passed,
  type SeatStage,
  sentences,
  stage,
  turned,
} from "../../stage.ts";
import { against, real, resolved } from "../real.ts";

type Game = ReturnType<typeof stage>;

describe("Salvage Yard", () => {
  const yard = real("Salvage Yard", { race: "neutral" });
  const takes = "choose to take the fleet back into its owner’s hand for 4 influence";
  const set = (ship = fleet("Cruiser", 6, { race: "narn", cost: 4 }), more: SeatStage = {}) =>
    arranged(
      stage({
        You: { race: "narn", unspent: 6, hand: [yard], supporting: [location("Dock"), ship], ...more },
        Rival: { race: "human", supporting: [fleet("Other Ship", 3, { race: "narn", cost: 1 })] },
      }),
      (work) => {
        const host = at(work.game, "Dock");
        enterPlay(work, at(work.game, "Salvage Yard"), { faction: 0, controller: 0, row: "attached", host });
      },
    );
  /** The fleet is discarded in the first seat's turn, who is asked at once. */
  const lost = (game: Game, title = "Cruiser") =>
    does(game, byHand({ verb: "discard-card", which: { card: at(game, title) } }, 1));

  it("gives a discarded fleet of your race back to its owner's hand for as much influence as its cost", () => {
    const after = order(lost(set()), 0, takes);
    expect(zone(after, "Cruiser")).toBe("hand");
    expect(after.seats[0]).toMatchObject({ unspent: 2, spent: 4 });
    expect(zone(order(lost(set()), 0, "choose to leave the fleet in the discard pile"), "Cruiser")).toBe("discard");
  });

  it("answers as soon as it happens, and in the draw round as neutralized fleets go", () => {
    const drawing = passed(turned(set(), "Cruiser", { neutralized: true }), "action", "aftermath");
    expect(drawing).toMatchObject({ round: "draw", awaiting: [{ kind: "choose", seat: 0 }] });
    expect(zone(order(drawing, 0, takes), "Cruiser")).toBe("hand");
  });

  it("is for any player's fleets of your race with a printed military below 7, and for what can be paid", () => {
    const others = order(lost(set(), "Other Ship"), 0, takes.replace("4", "1"));
    expect(others.seats[1]?.hand).toContain(at(others, "Other Ship"));
    const asked = (ship: ReturnType<typeof fleet>, more: SeatStage = {}) =>
      lost(set(ship, more)).awaiting.some(({ kind }) => kind === "choose");
    expect(asked(fleet("Cruiser", 7, { race: "narn", cost: 4 }))).toBe(false);
    expect(asked(fleet("Cruiser", 6, { race: "human", cost: 4 }))).toBe(false);
    expect(asked(fleet("Cruiser", 6, { race: "narn", cost: 4 }), { unspent: 3 })).toBe(false);
    expect(asked(fleet("Cruiser", 6, { race: "narn", cost: 4 }))).toBe(true);
  });

  it("answers no discarding from a hand", () => {
    const game = set(character("Clerk"), { hand: [yard, fleet("Spare Ship", 2, { race: "narn", cost: 0 })] });
    const after = does(game, byHand({ verb: "discard", who: { seat: 0 }, amount: 1 }));
    expect(zone(after, "Spare Ship")).toBe("discard");
    expect(after.awaiting.some(({ kind }) => kind === "choose")).toBe(false);
  });
});

describe("Martyr", () => {
  const martyr = real("Martyr", { race: "neutral", cost: 0 });
  const talks = conflict("Talks", "diplomacy");
  const set = () => {
    const game = stage(
      {
        You: {
          hand: [martyr],
          inner: [character("First", { diplomacy: 1 }), character("Second", { diplomacy: 1 }), character("Third")],
        },
        Rival: {},
      },
      [["You", talks]],
    );
    const marked = turned(game, "You's Ambassador", { marks: { doom: 2 } });
    return passed(order(marked, 0, "support Talks with First using diplomacy"), "action");
  };
  const played = () => order(set(), 0, "play Martyr on You");
  const doom = (game: Game) => inPlay(game, "You's Ambassador").marks;

  it("is played on yourself only", () => {
    expect(sentences(set()).filter((each) => each.startsWith("play Martyr"))).toEqual(["play Martyr on You"]);
  });

  it("discards as many inner circle characters as you like, never the ambassador", () => {
    const game = passed(played(), "aftermath");
    expect(sentences(game)).toEqual(["pick First", "pick Second", "pick Third", "pass"]);
    const once = order(game, 0, "pick First");
    expect(zone(once, "First")).toBe("discard");
    const converted = order(once, 0, "pick You's Ambassador");
    expect(doom(converted)).toEqual({ doom: 1, destiny: 1 });
    expect(sentences(converted)).toEqual(["pick Second", "pick Third", "pass"]);
    const done = order(converted, 0, "pass");
    expect({ second: zone(done, "Second"), third: zone(done, "Third") }).toEqual({ second: "play", third: "play" });
  });

  it("lets each of them convert one Doom mark, if you want it to", () => {
    const game = passed(played(), "aftermath");
    const kept = order(order(game, 0, "pick First"), 0, "pass");
    expect(doom(kept)).toEqual({ doom: 2 });
    let all = game;
    for (const title of ["First", "Second"]) all = order(order(all, 0, `pick ${title}`), 0, "pick You's Ambassador");
    expect(doom(all)).toEqual({ destiny: 2 });
    // With no Doom mark left there is nothing more to convert.
    const last = order(all, 0, "pick Third");
    expect(last.awaiting.some(({ kind }) => kind === "pick")).toBe(false);
  });

  it("is discarded after play", () => {
    const done = passed(played(), "aftermath", "pick");
    expect(zone(done, "Martyr")).toBe("discard");
  });
});

describe("Non-Aligned Support", () => {
  const seats = {
    You: { race: "human", ambassador: { diplomacy: 3 } },
    Rival: { race: "narn" },
    Third: { race: "minbari" },
  } as const;
  const won = (who = seats) =>
    resolved(against("Non-Aligned Support", 0, who), `${Object.keys(who)[0] ?? ""}'s Ambassador`);
  /** A vote of the council is called, and tied. */
  const tied = (game: Game) => {
    let now = does(game, byHand({ verb: "call-vote", kind: "babylon-5" }));
    for (const [seat, race, vote] of [
      [0, "human", "yes"],
      [1, "narn", "no"],
      [2, "minbari", "abstain"],
    ] as const) {
      if (now.awaiting.some(({ kind }) => kind === "call")) now = order(now, 0, `call ${race}`);
      now = order(now, seat, vote === "abstain" ? "abstain" : `vote ${vote}`);
    }
    return now;
  };

  it("lets whoever has won it cast the League's vote when the council is tied", () => {
    const game = tied(won());
    expect(game.vote?.league).toMatchObject([{ of: { seat: 0 }, caster: 0, cast: null }]);
    const { events } = happens(game, { type: "vote", seat: 0, vote: "yes" });
    expect(events.find(({ type }) => type === "vote-ended")).toMatchObject({ passed: true });
  });

  it("does nothing before it is won", () => {
    expect(tied(stage(seats)).vote ?? null).toBe(null);
  });

  it("ends when somebody else wins it later", () => {
    const first = won();
    const later = does(first, byHand({ verb: "dictate-league", who: { seat: 1 } }, 1));
    expect(tied(later).vote?.league).toMatchObject([{ caster: 1 }]);
  });

  it("is initiated with a Destiny mark, where nobody plays the Non-Aligned", () => {
    const may = (third: "minbari" | "non-aligned", destiny: number) => {
      const marked = turned(stage({ ...seats, Third: { race: third } }), "You's Ambassador", { marks: { destiny } });
      return unmet(marked, 0, "it", real("Non-Aligned Support").text?.requires)?.facts.needs ?? null;
    };
    expect({ minbari1: may("minbari", 1), minbari0: may("minbari", 0), nonAligned1: may("non-aligned", 1) }).toEqual({
      minbari1: null,
      minbari0: "1 destiny mark",
      nonAligned1: "that nobody plays the race non-aligned",
    });
  });
});
