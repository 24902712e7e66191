import { beforeAll, describe, expect, it } from "vitest";
import { type Brush, loadBrush } from "../../src/pictures/canvas.ts";
import { type DrawnTable, drawnTable } from "../../src/pictures/facts.ts";
import { DARK_PALETTE, PALETTES } from "../../src/pictures/palette.ts";
import type { Scene } from "../../src/pictures/scene.ts";
import { TALLEST, tableScene } from "../../src/pictures/table/table.ts";
import { again, position, positions } from "./positions.ts";
import { isSound, saidIn } from "./sound.ts";

let brush: Brush;
beforeAll(async () => {
  brush = await loadBrush();
});

const draw = (facts: DrawnTable, palette = DARK_PALETTE): Scene => tableScene(facts, palette, brush.measure);
const at = (seats: number, turn: number, seed: string): DrawnTable => {
  const { view, ctx } = position(seats, turn, seed);
  return drawnTable(view, ctx);
};

describe("the table as a picture", () => {
  for (const seats of [2, 3, 4, 5, 6, 7, 8, 9, 10])
    it(`shows ${seats} players with nothing over anything else, too small, or too pale, early and late, dark and light`, () => {
      for (const { view, ctx } of positions(seats, [1, 6, 12], `${seats}a`)) {
        const facts = drawnTable(view, ctx);
        for (const palette of Object.values(PALETTES)) isSound(draw(facts, palette));
      }
    });

  it("fills a phone's screen at most, however many cards lie there", () => {
    for (const [seats, seed] of [
      [2, "x"],
      [4, "x"],
      [6, "x"],
      [10, "x"],
    ] as const) {
      const facts = at(seats, 14, seed);
      const full = {
        ...facts,
        seats: facts.seats.map((seat) => ({
          ...seat,
          inner: again(seat.inner, 12),
          supporting: again(seat.supporting, 14),
        })),
      };
      const scene = draw(full);
      isSound(scene);
      expect(scene.height).toBeLessThanOrEqual(TALLEST + 4);
      expect(saidIn(scene).filter((text) => /^\+\d+ more$/u.test(text)).length).toBeGreaterThan(0);
    }
  });

  it("shows every card, or says how many it leaves out", () => {
    for (const seats of [2, 4, 6, 10]) {
      const facts = at(seats, 14, "x");
      const scene = draw(facts);
      const cards = facts.seats
        .filter(({ eliminated }) => !eliminated)
        .flatMap(({ inner, supporting, onFaction }) => [...inner, ...supporting, ...onFaction]);
      const shown = scene.parts.filter(({ name }) => name.startsWith("card:")).length;
      const left = saidIn(scene).flatMap((text) => /^\+(\d+) more$/u.exec(text)?.slice(1) ?? []);
      expect(shown + left.reduce((sum, each) => sum + Number(each), 0)).toBe(cards.length);
    }
  });
});
