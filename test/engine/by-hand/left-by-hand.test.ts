// docs/playing.md: what is not in verbs is carried out by the table
import { describe, expect, it } from "vitest";
import { agenda, at, character, event, happens, stage } from "../stage.ts";

const partly = { says: "Draw 1 card.", byHand: "Only after a lost conflict." };

describe("A card of which the moderator carries out a part", () => {
  it("says what is left to the table when it is played", () => {
    const draws = event("Toast", { ...partly, effects: [{ verb: "draw", who: "you", amount: 1 }] });
    const game = stage({ You: { hand: [draws] }, Rival: {} });
    const { events } = happens(game, { type: "play", seat: 0, card: at(game, "Toast") });
    expect(events.slice(0, 2)).toMatchObject([
      { type: "played", card: { title: "Toast" } },
      { type: "left-by-hand", card: { title: "Toast" }, left: "Only after a lost conflict." },
    ]);
  });

  it("says so when it is sponsored, and a card that is done wholly says nothing", () => {
    const leftFor = (text: typeof partly | { says: string }) => {
      const game = stage({ You: { hand: [agenda("Plan", text, { cost: 0 })] }, Rival: {} });
      const action = { type: "sponsor", seat: 0, card: at(game, "Plan"), with: at(game, "You's Ambassador") } as const;
      return happens(game, action).events.flatMap((one) => (one.type === "left-by-hand" ? [one.left] : []));
    };
    expect(leftFor(partly)).toEqual(["Only after a lost conflict."]);
    expect(leftFor({ says: "Nothing." })).toEqual([]);
  });
});

describe("A card whose text the moderator does not know", () => {
  it("is left to the table as a whole, and one that is known to have no text is not", () => {
    const leftFor = (complete: boolean) => {
      const clerk = character("Clerk", { diplomacy: 1 }, { cost: 1, complete });
      const game = stage({ You: { race: "centauri", hand: [clerk] }, Rival: {} });
      const action = { type: "sponsor", seat: 0, card: at(game, "Clerk"), with: at(game, "You's Ambassador") } as const;
      return happens(game, action).events.flatMap((one) => (one.type === "left-by-hand" ? [one.left] : []));
    };
    expect(leftFor(false)).toEqual([null]);
    expect(leftFor(true)).toEqual([]);
  });
});
