import { describe, expect, it } from "vitest";
import { refusal } from "../../../src/engine/refusal.ts";
import { withUnplayable } from "../../../src/views/index.ts";
import { privateMessage } from "../../../src/views/text/message.ts";

const menu = privateMessage({ content: "It is your turn." });
const card = (title: string, wants = "a fleet") => ({
  card: 1,
  title,
  refusal: refusal("nothing-to-aim-at", { title, wants }),
});

describe("Beside a menu", () => {
  it("stands why a card of the hand cannot be played, below what is asked", () => {
    expect(withUnplayable(menu, [])).toBe(menu);
    expect(withUnplayable(menu, [card("Salvo")]).content).toBe(
      "It is your turn.\n-# 🚫 **Salvo**: There is nothing that it could be aimed at. It takes a fleet.",
    );
  });

  it("stand three of them at most, and a number for the others, within what a message may hold", () => {
    const many = Array.from({ length: 9 }, (_, at) => card(`Card ${at} ${"x".repeat(90)}`, "y".repeat(200)));
    const { content } = withUnplayable(menu, many);
    expect(content.length).toBeLessThanOrEqual(2_000);
    expect(
      withUnplayable(menu, many.map(({ refusal: why }) => ({ card: 1, title: "A", refusal: why })).slice(0, 7)).content
        .length,
    ).toBeLessThanOrEqual(2_000);
    const short = Array.from({ length: 7 }, (_, at) => card(`Card ${at}`));
    expect(withUnplayable(menu, short).content.split("\n").at(-1)).toBe(
      "-# Nor can 4 more of your hand be played now.",
    );
  });
});
