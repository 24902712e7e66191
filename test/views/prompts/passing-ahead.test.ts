import { describe, expect, it } from "vitest";
import { aheadLines } from "../../../src/views/prompts/ahead.ts";

describe("passing until something happens", () => {
  it("says once that it ends with the action round", () => {
    expect(aheadLines({ pass: ["round"] })).toEqual(["⏩ You pass until the action round ends."]);
    expect(aheadLines({ pass: ["round"] }, "de")).toEqual(["⏩ Du passt, bis die Aktionsrunde endet."]);
    expect(aheadLines({ pass: ["attacked"] })).toEqual([
      "⏩ You pass until a card of yours is attacked, and at most until the action round ends.",
    ]);
  });
});
