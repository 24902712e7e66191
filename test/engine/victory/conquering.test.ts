// engine: War Conflicts; Marks; Allergic Cards and Marks
import { describe, expect, it } from "vitest";
import type { Event } from "../../../src/engine/events/event.ts";
import { apply, type CardFacts, type Game } from "../../../src/engine/index.ts";
import {
  arranged,
  at,
  byHand,
  character,
  does,
  fleet,
  happens,
  inPlay,
  location,
  refused,
  type SeatStage,
  stage,
} from "../stage.ts";

/** You and Third are at war with Rival, and each has initiated a war conflict on the Base, which you support with fleets. */
function raided(base: CardFacts, you: SeatStage = {}): Game {
  const game = stage({
    You: { race: "human", ...you, supporting: [fleet("First", 9), ...(you.supporting ?? [])] },
    Rival: { race: "narn", supporting: [base] },
    Third: { race: "minbari", supporting: [fleet("Third Fleet", 9)] },
  });
  return arranged(game, (work) => {
    const target = { what: "card", card: at(work.game, base.title) } as const;
    work.game.states = [0, 2].map((seat) => ({ name: "war", between: [{ seat }, { seat: 1 }], source: "Hatred" }));
    work.game.conflicts = [0, 2].map((initiator, index) => ({
      id: index + 1,
      card: null,
      war: 1,
      initiator,
      type: "military",
      target,
      participants: [],
      added: [],
      result: null,
    }));
    work.game.nextConflict = 3;
  });
}

const supported = (game: Game, seat: number, title: string) =>
  does(game, { type: "support", seat, conflict: seat === 0 ? 1 : 2, with: at(game, title) });

/** Everybody passes until the draw round; what happened meanwhile. */
function resolved(start: Game): { game: Game; events: Event[] } {
  let game = start;
  const events: Event[] = [];
  while (game.round !== "draw") {
    const [next] = game.awaiting;
    const result = apply(game, { type: "pass", seat: next?.seat ?? -1 });
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    game = result.game;
    events.push(...result.events);
  }
  return { game, events };
}

describe("A location that two players conquer in one turn", () => {
  // compendium: War — the winner takes it from wherever it is
  it("is taken from the one who has just conquered it, and what answers to that is told so", () => {
    let game = supported(raided(location("Base")), 0, "First");
    game = supported(does(game, { type: "pass", seat: 1 }), 2, "Third Fleet");
    const { game: after, events } = resolved(game);
    const conquered = events.filter((event) => event.type === "conquered");
    expect(conquered).toMatchObject([
      { seat: 0, from: 1 },
      { seat: 2, from: 0 },
    ]);
    expect(inPlay(after, "Base")).toMatchObject({ faction: 2, controller: null });
    // Whoever the war was declared against is tenser towards each of them, and nobody else.
    expect(events.filter((event) => event.type === "tension-changed")).toMatchObject([
      { from: 1, toward: 0 },
      { from: 1, toward: 2 },
    ]);
  });
});

describe("A location that the Shadows have tainted", () => {
  const friend = (more: Partial<CardFacts>) => ({ supporting: [character("Friend", {}, more)] });

  // engine: Marks — a faction cannot have both; what would bring the other kind does not happen
  it("is not conquered by a faction with a Vorlon mark or a Ranger, though the conflict is won and the tension rises", () => {
    for (const more of [{ marks: { vorlon: 1 } }, { keywords: ["Ranger"] }]) {
      const start = raided(location("Base", { marks: { shadow: 1 } }), friend(more));
      const { game, events } = resolved(supported(start, 0, "First"));
      expect(inPlay(game, "Base")).toMatchObject({ faction: 1, controller: 1 });
      expect(events).toContainEqual(expect.objectContaining({ type: "conflict-resolved", won: true }));
      expect(events).toContainEqual(expect.objectContaining({ type: "tension-changed", from: 1, toward: 0 }));
    }
    const plain = raided(location("Base", { marks: { shadow: 1 } }), friend({}));
    expect(inPlay(resolved(supported(plain, 0, "First")).game, "Base").faction).toBe(0);
  });

  it("is refused by hand as well, with what stands in the way", () => {
    const start = raided(location("Base", { marks: { shadow: 1 } }), friend({ marks: { vorlon: 1 } }));
    const conquer = byHand({ verb: "conquer", which: { card: at(start, "Base") }, who: { seat: 0 } });
    expect(refused(start, conquer)).toMatchObject({
      code: "allergic",
      rule: "allergic-marks",
      facts: { title: "Base", target: "Friend", mark: "vorlon", has: 1 },
    });
    const other = byHand({ verb: "conquer", which: { card: at(start, "Base") }, who: { seat: 2 } });
    expect(happens(start, other).events).toContainEqual(expect.objectContaining({ type: "conquered", seat: 2 }));
  });
});
