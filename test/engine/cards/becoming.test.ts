// engine: Enhancement Cards. compendium: Conflicts Becoming Enhancements
import { describe, expect, it } from "vitest";
import type { TextEffect } from "../../../src/engine/effects/index.ts";
import { arranged, at, byHand, character, conflict, does, order, passed, refused, stage } from "../stage.ts";

/** You and Third have each initiated a copy of a conflict on the Victim, and each wins it. */
function chained(several?: true) {
  const becomes: TextEffect = { verb: "become-enhancement", on: "target", ...(several ? { several } : {}) };
  const chain = conflict("Chain", "diplomacy", {
    target: { what: "card", types: ["character"], of: "others" },
    conflict: { form: "opposable", won: [{ effects: [becomes] }] },
  });
  const start = stage(
    {
      You: { supporting: [character("Envoy", { diplomacy: 3 })] },
      Rival: { supporting: [character("Victim")] },
      Third: { supporting: [character("Agent", { diplomacy: 3 })] },
    },
    [
      ["You", chain],
      ["Third", { ...chain, id: "stage/another chain" }],
    ],
  );
  let game = arranged(start, (work) => {
    const aim = { what: "card", card: at(work.game, "Victim") } as const;
    work.game.conflicts = work.game.conflicts.map((one) => ({ ...one, target: aim }));
  });
  game = does(game, { type: "support", seat: 0, conflict: 1, with: at(game, "Envoy") });
  game = does(order(game, 1, "pass"), { type: "support", seat: 2, conflict: 2, with: at(game, "Agent") });
  return passed(game, "action", "aftermath");
}

/** Where the copies lie, yours first. */
const zones = (game: ReturnType<typeof chained>) =>
  game.cards
    .filter(({ facts }) => game.facts[facts]?.title === "Chain")
    .toSorted((a, b) => a.owner - b.owner)
    .map(({ zone }) => zone);

describe("A conflict card that becomes an enhancement", () => {
  // engine: Enhancement Cards — no two copies of one enhancement on the same card
  it("does not where a copy of it lies on that card already, and goes to the discard pile", () => {
    expect(zones(chained())).toEqual(["play", "discard"]);
  });

  // compendium: Technological Espionage
  it("does where its text lets there be several", () => {
    expect(zones(chained(true))).toEqual(["play", "play"]);
  });

  it("does not by hand either, which is said", () => {
    const game = chained();
    const [copy] = game.cards.filter(({ facts, zone }) => game.facts[facts]?.title === "Chain" && zone === "discard");
    const on = (title: string) =>
      byHand({ verb: "become-enhancement", card: copy?.id ?? -1, on: { card: at(game, title) } });
    expect(refused(game, on("Victim"))).toMatchObject({ facts: { reason: "not-in-discard" } });
    expect(zones(does(game, on("Envoy")))).toEqual(["play", "play"]);
  });
});
