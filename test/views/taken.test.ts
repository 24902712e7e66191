import { describe, expect, test } from "vitest";
import { cardsTaken, takenQuietly } from "../../src/views/index.ts";
import { londoView, publicView } from "./fixtures.ts";

describe("what has come into a hand", () => {
  test("a player is told which cards have come into the own hand, and nobody else is", () => {
    const [own, ...others] = londoView.seats;
    const [first, ...rest] = own?.hand ?? [];
    if (!own || !first) throw new Error("no hand");
    const before = { ...londoView, seats: [{ ...own, hand: rest }, ...others] };
    expect(cardsTaken(before, londoView, "en")).toBe(`Into your hand: **${first.title}**.`);
    expect(cardsTaken(londoView, londoView, "en")).toBe("");
    expect(cardsTaken(publicView, publicView, "en")).toBe("");
    // A hand that is dealt anew may have more than ten.
    const hand = Array.from({ length: 12 }, (_, at) => ({ ...first, id: 9_000 + at, title: `Card ${at}` }));
    const dealt = cardsTaken(before, { ...londoView, seats: [{ ...own, hand }, ...others] }, "en");
    expect(dealt).toContain("**Card 0**");
    expect(dealt).toContain("**Card 11**");
  });

  test("whoever chooses another ambassador first is told what was taken, and when it is revealed", () => {
    const action = { type: "choose-ambassador", seat: 0, card: 10 } as const;
    expect(takenQuietly(action, londoView, "en")).toMatch(/Envoy Cassarin.*Nobody sees it until/u);
    expect(takenQuietly({ type: "keep", seat: 0 }, londoView, "en")).toBe("You keep all your cards.");
  });
});
