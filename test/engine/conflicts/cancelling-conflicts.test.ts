// compendium: 10 Glossary, Cancelled and Negate; 7.4 Conflict Cards; engine glossary: Canceled, Negate
import { describe, expect, it } from "vitest";
import { type CardFacts, type Game, legalActions } from "../../../src/engine/index.ts";
import {
  at,
  character,
  conflict,
  does,
  event,
  happens,
  inPlay,
  invented,
  order,
  passed,
  refused,
  type SeatStage,
  stage,
} from "../stage.ts";

const veto = () =>
  event("Veto", {
    says: "Cancel it.",
    target: { what: "conflict", of: "others" },
    effects: [{ verb: "cancel-conflict" }],
  });
const pact = (more: Partial<CardFacts> = {}) =>
  conflict(
    "Pact",
    "diplomacy",
    {
      conflict: {
        form: "opposable",
        resolution: [{ verb: "gain-influence", who: "babylon-5", amount: 1 }],
        won: [{ effects: [{ verb: "gain-power", who: "you", amount: 2 }] }],
        lost: [{ effects: [{ verb: "lose-power", who: "you", amount: 1 }] }],
      },
    },
    more,
  );
const pride = () =>
  invented("aftermath", "Pride", {
    cost: 0,
    text: { says: "Any.", target: { what: "player", of: "any" }, aftermath: { discardAfterPlay: true } },
  });

/** Your conflict Pact is supported by your Aide; the rival, whose turn it is, holds Veto. */
function table(declared: readonly CardFacts[] = [pact()], rival: SeatStage = {}): Game {
  const game = stage(
    {
      You: { supporting: [character("Aide", { diplomacy: 3 })], hand: [pride()] },
      Rival: { hand: [veto()], ...rival },
    },
    declared.map((facts): [string, CardFacts] => ["You", facts]),
  );
  return order(game, 0, "support Pact with Aide using diplomacy");
}
const vetoed = (game: Game) =>
  happens(
    game,
    legalActions(game, 1).find(({ sentence }) => sentence === "play Veto on Pact")?.action ?? { type: "pass", seat: 1 },
  );

describe("A conflict that is cancelled", () => {
  it("does not resolve: it is neither won nor lost, and nobody gains or loses by it", () => {
    const { game, events } = vetoed(table());
    expect(events).toContainEqual(
      expect.objectContaining({ type: "conflict-cancelled", seat: 0, title: "Pact", source: "Veto" }),
    );
    expect(game.conflicts).toEqual([]);
    const over = passed(game, "action");
    expect(over.round).toBe("draw");
    expect({ rawPower: over.seats[0]?.rawPower, babylon5: over.influence["babylon-5"] }).toEqual({
      rawPower: 0,
      babylon5: 4,
    });
  });

  it("goes to the discard pile at once, and is followed by no aftermaths", () => {
    const { game } = vetoed(table());
    expect(game.cards[at(game, "Pact")]?.zone).toBe("discard");
    expect(passed(game, "action").awaiting.map(({ kind }) => kind)).not.toContain("aftermath");
  });

  it("leaves the cards that took part rotated, and they take part in nothing any more", () => {
    const { game } = vetoed(table());
    expect(inPlay(game, "Aide").rotated).toBe(true);
    expect(legalActions(game, 0).map(({ sentence }) => sentence)).not.toContain("oppose Pact with Rival's Ambassador");
  });

  it("leaves other conflicts as they are, and one of two is no matter of choice any more", () => {
    const other = conflict("Feast", "diplomacy");
    const game = table([pact(), other]);
    const choosing = passed(game, "action");
    expect(choosing.awaiting).toMatchObject([{ kind: "resolve-first", seat: 0 }]);
    const cancel = {
      type: "effect" as const,
      seat: 1,
      because: "You Are Not Ready",
      effect: { verb: "cancel-conflict" as const, conflict: 1 },
    };
    const after = does(choosing, cancel);
    expect(after.conflicts.map(({ result }) => result?.won)).toEqual([false]);
    expect(passed(after).round).not.toBe("resolution");
  });

  it("must not have been resolved", () => {
    const game = passed(table(), "action");
    const cancel = {
      type: "effect" as const,
      seat: 1,
      because: "Veto",
      effect: { verb: "cancel-conflict" as const, conflict: 1 },
    };
    expect(refused(game, cancel)).toMatchObject({ code: "nothing-to-change", facts: { reason: "conflict-over" } });
  });

  it("is not an irrevocable one", () => {
    const game = table([pact({ keywords: ["Irrevocable"] })]);
    const cancel = {
      type: "effect" as const,
      seat: 1,
      because: "Veto",
      effect: { verb: "cancel-conflict" as const, conflict: 1 },
    };
    expect(refused(game, cancel)).toMatchObject({ code: "nothing-to-change", facts: { reason: "irrevocable" } });
  });
});
