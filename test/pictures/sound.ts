/** What holds of every picture, by its data alone. */
import { expect } from "vitest";
import { type Colour, channels, contrast } from "../../src/pictures/palette.ts";
import { type Box, type Item, type Scene, SMALLEST, TIGHTEST, type WordsItem } from "../../src/pictures/scene.ts";

const SLACK = 0.6;

export const wordsOf = (scene: Scene): WordsItem[] =>
  scene.items.filter((item): item is WordsItem => item.kind === "words");
export const saidIn = (scene: Scene): string[] => wordsOf(scene).map(({ text }) => text);

/** The room that a word's letters take: from its capitals' top to the baseline. */
const inkOf = ({ x, y, width, size }: WordsItem): Box => ({ x, y: y - size * 0.71, w: width, h: size * 0.71 });

function overlap(a: Box, b: Box): boolean {
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return across > SLACK && down > SLACK;
}

const isIn = (a: Box, b: Box): boolean =>
  a.x >= b.x - SLACK && a.y >= b.y - SLACK && a.x + a.w <= b.x + b.w + SLACK && a.y + a.h <= b.y + b.h + SLACK;

/** Nothing is too small, too narrow, too pale, over something else, or off the picture. */
export function isSound(scene: Scene): void {
  const wrong: string[] = [];
  const whole = { x: 0, y: 0, w: scene.width, h: scene.height };
  const words = wordsOf(scene);
  for (const item of words) {
    if (item.size < SMALLEST) wrong.push(`“${item.text}” is ${item.size} high`);
    if (item.squeeze < TIGHTEST - 1e-9) wrong.push(`“${item.text}” is squeezed to ${item.squeeze}`);
    if (contrast(item.colour, item.on) < 4.5)
      wrong.push(`“${item.text}” has a contrast of ${contrast(item.colour, item.on).toFixed(2)}`);
    if (!isIn(inkOf(item), whole)) wrong.push(`“${item.text}” leaves the picture`);
  }
  for (const [at, a] of words.entries())
    for (const b of words.slice(at + 1))
      if (overlap(inkOf(a), inkOf(b))) wrong.push(`“${a.text}” and “${b.text}” lie over each other`);
  for (const item of scene.items) {
    const low = signContrast(item);
    if (low !== null && low < 3)
      wrong.push(`a sign ${"sign" in item ? item.sign : ""} has a contrast of ${low.toFixed(2)}`);
  }
  const parts = new Map(scene.parts.map((part) => [part.name, part]));
  for (const part of scene.parts) {
    const around = part.within === null ? { ...whole, name: "the picture" } : parts.get(part.within);
    if (around === undefined) wrong.push(`${part.name} stands in nothing`);
    else if (!isIn(part, around)) wrong.push(`${part.name} leaves ${around.name}`);
  }
  for (const [at, a] of scene.parts.entries())
    for (const b of scene.parts.slice(at + 1))
      if (a.within === b.within && overlap(a, b)) wrong.push(`${a.name} lies over ${b.name}`);
  expect(wrong).toEqual([]);
}

function signContrast(item: Item): number | null {
  if (item.kind !== "sign" || item.on === undefined) return null;
  const colour = item.stroke ?? item.fill;
  return colour === undefined ? null : contrast(colour, item.on);
}

/** How somebody sees a colour who lacks one kind of cones: red, green and blue, linear. Viénot, Brettel, Mollon 1999; tritanopia after Brettel 1997 */
const SEEN = {
  deuteranopia: [0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1],
  protanopia: [0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1],
  tritanopia: [1.01277, 0.13548, -0.14826, -0.01243, 0.86812, 0.14431, 0.07589, 0.805, 0.11911],
} as const;
export const SIGHTS = Object.keys(SEEN) as (keyof typeof SEEN)[];

/** How far two colours are apart to such an eye, in OKLab times 100. */
export function apart(a: Colour, b: Colour, sight: keyof typeof SEEN): number {
  const [one, other] = [a, b].map((colour) => oklab(seen(colour, sight)));
  return 100 * Math.hypot(...[0, 1, 2].map((at) => (one?.[at] ?? 0) - (other?.[at] ?? 0)));
}

function seen(colour: Colour, sight: keyof typeof SEEN): number[] {
  const linear = channels(colour).map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
  const matrix = SEEN[sight];
  return [0, 3, 6].map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        linear.reduce((sum, each, at) => sum + each * (matrix[row + at] ?? 0), 0),
      ),
    ),
  );
}

/** The contrast of two colours to such an eye, 1 to 21. WCAG 2.2 */
export function contrastTo(a: Colour, b: Colour, sight: keyof typeof SEEN): number {
  const [high = 0, low = 0] = [a, b]
    .map((colour) => seen(colour, sight))
    .map(([red = 0, green = 0, blue = 0]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((one, other) => other - one);
  return (high + 0.05) / (low + 0.05);
}

/** A picture without its colours: what stands where, in which shape, filled, hatched, outlined or dashed, and every word. */
export const colourless = ({ items }: Scene): string[] => items.map((item) => JSON.stringify(shapeOf(item)));

function shapeOf(item: Item): unknown[] {
  switch (item.kind) {
    case "words":
      return ["words", item.x, item.y, item.text, item.bold, item.struck ?? false];
    case "box": {
      const fill = item.fill === undefined ? "none" : typeof item.fill === "string" ? "full" : "hatched";
      return ["box", item.x, item.y, item.w, item.h, fill, item.stroke !== undefined, item.line, item.dash];
    }
    case "sign":
      return ["sign", item.x, item.y, item.sign, item.size, item.stroke !== undefined];
    case "line":
      return ["line", item.points, item.line, item.dash];
    case "arc":
      return ["arc", item.x, item.y, item.r, item.from, item.to, item.line];
  }
}

/** Björn Ottosson, 2020. */
function oklab([r = 0, g = 0, b = 0]: number[]): number[] {
  const [l, m, s] = [
    0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
    0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
    0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
  ].map(Math.cbrt) as [number, number, number];
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
