/** What is said across the top of a picture, above all that stands there. */
import type { Palette } from "./palette.ts";
import { baselineBelow } from "./parts/tokens.ts";
import { type Item, type Measure, type Scene, Sheet, WIDTH } from "./scene.ts";

const HEIGHT = 20;

/** The same scene below a band with these words. */
export function banded(scene: Scene, words: string, palette: Palette, measure: Measure): Scene {
  const sheet = new Sheet(palette, measure);
  const box = { x: 0, y: 0, w: WIDTH, h: HEIGHT };
  sheet.box(box, { fill: palette.bright });
  sheet.words(words, WIDTH / 2, HEIGHT / 2 + baselineBelow(13), {
    size: 13,
    bold: true,
    colour: palette.ground,
    on: palette.bright,
    align: "middle",
    room: WIDTH - 16,
  });
  sheet.part("band", box);
  const band = sheet.done(HEIGHT);
  return {
    ...scene,
    height: scene.height + HEIGHT,
    items: [...band.items, ...scene.items.map(lowered)],
    parts: [...band.parts, ...scene.parts.map((part) => ({ ...part, y: part.y + HEIGHT }))],
  };
}

function lowered(item: Item): Item {
  if (item.kind === "line") return { ...item, points: item.points.map(([x, y]) => [x, y + HEIGHT] as const) };
  return { ...item, y: item.y + HEIGHT };
}
