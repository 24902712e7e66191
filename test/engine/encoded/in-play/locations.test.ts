// compendium: the cards by their titles
import { describe, expect, it } from "vitest";
import { legalActions } from "../../../../src/engine/index.ts";
import { sponsorCost } from "../../../../src/engine/rules/costs/cost.ts";
import { mayBePromoted } from "../../../../src/engine/rules/costs/promoting.ts";
import { at, character, event, fleet, inPlay, order, stage, turned } from "../../stage.ts";
import { real } from "../real.ts";

const cruisers = fleet("Cruisers", 5, { cost: 5 });
const abilities = { military: 2 };

/** The card rotated this turn for another token; the next action is you's own. */
function built(title: string, race: "human" | "narn" | "centauri", tokens: number) {
  const hand = [cruisers, event("Toast", { says: "Nothing." }), character("Clerk", {}, { cost: 2 })];
  const facts = real(title, title === "General Hague" ? {} : { abilities });
  const seated = stage({ You: { race, unspent: 20, supporting: [facts], hand }, Rival: { race: "minbari" } });
  const before = turned(seated, title, tokens > 1 ? { tokens: tokens - 1 } : {});
  const game = order(before, 0, `rotate ${title} to put a construction token on it`);
  return { ...game, awaiting: [{ id: 99, seat: 0, kind: "action" as const }] };
}

describe.each([
  { title: "General Hague", race: "human" },
  { title: "Quadrant 14", race: "narn" },
] as const)("$title", ({ title, race }) => {
  it("makes your next fleet 2 cheaper for each construction token, down to nothing, and nothing else", () => {
    expect(sponsorCost(built(title, race, 1), 0, cruisers)).toMatchObject({ total: 3 });
    expect(sponsorCost(built(title, race, 3), 0, cruisers)).toMatchObject({ total: 0 });
    expect(sponsorCost(built(title, race, 1), 0, character("Clerk", {}, { cost: 5 }))).toMatchObject({ total: 5 });
  });

  it("loses all its tokens when you sponsor a fleet, and none when you sponsor something else", () => {
    const game = built(title, race, 3);
    expect(inPlay(game, title)).toMatchObject({ rotated: true, tokens: 3 });
    const other = order(game, 0, "sponsor Clerk with You's Ambassador");
    expect(inPlay(other, title).tokens).toBe(3);
    const after = order(game, 0, "sponsor Cruisers with You's Ambassador");
    expect(inPlay(after, title).tokens).toBeUndefined();
    expect(after.seats[0]).toMatchObject({ unspent: 20, spent: 0 });
    expect(sponsorCost(after, 0, cruisers)).toMatchObject({ total: 5 });
  });
});

describe("Ragesh III", () => {
  it("makes your next card of any type 1 cheaper for each construction token, and then loses them all", () => {
    const game = built("Ragesh III", "centauri", 2);
    expect(sponsorCost(game, 0, cruisers)).toMatchObject({ total: 3 });
    const after = order(game, 0, "sponsor Clerk with You's Ambassador");
    expect(after.seats[0]).toMatchObject({ unspent: 20, spent: 0 });
    expect(inPlay(after, "Ragesh III").tokens).toBeUndefined();
  });
});

describe("Proxima III", () => {
  it("makes promoting any character 2 cheaper, down to nothing", () => {
    const people = [character("Clerk", {}, { cost: 5 }), character("Page", {}, { cost: 0 })];
    const cost = (own: readonly ReturnType<typeof character>[]) => {
      const game = stage({
        You: { race: "human", unspent: 20, supporting: [...people, ...own] },
        Rival: { race: "minbari" },
      });
      return ["Clerk", "Page"].map((title) => mayBePromoted(game, 0, at(game, title), {}));
    };
    expect(cost([])).toEqual([{ cost: 6 }, { cost: 1 }]);
    expect(cost([real("Proxima III", { abilities })])).toEqual([{ cost: 4 }, { cost: 0 }]);
  });

  it("does so for its controller alone", () => {
    const clerk = character("Clerk", {}, { cost: 5 });
    const game = stage({
      You: { unspent: 20, supporting: [clerk] },
      Rival: { race: "human", supporting: [real("Proxima III", { abilities })] },
    });
    expect(mayBePromoted(game, 0, at(game, "Clerk"), {})).toEqual({ cost: 6 });
    expect(legalActions(game, 0).length).toBeGreaterThan(0);
  });
});
