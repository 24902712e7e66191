/** Draws a scene. The canvas is a native module: where it cannot be loaded there are no pictures, and the text stands. */
import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import type { Fill } from "./scene.ts";
import { type Corners, type Item, type Measure, type Scene, WIDTH } from "./scene.ts";
import { SIGNS, type SignName } from "./signs.ts";
import { FAMILIES, FONT_FILES, FONT_WEIGHTS } from "./typeface.ts";

type Native = typeof import("@napi-rs/canvas");

/** Pictures are drawn at twice the size that they are designed in. */
export const USUAL_WIDTH = 2 * WIDTH;

export type Format = "png" | "webp";

/** A scene that was drawn. */
export interface Drawn {
  encode(format: Format): Buffer;
  pixels(): Uint8ClampedArray;
  /** Lets go of its pixels, some MB, of which the collector of garbage knows nothing: it would leave them for long. */
  free(): void;
}

/** What draws: measures words, and makes a file of a scene. */
export interface Brush {
  readonly measure: Measure;
  /** Draws it at once; what it gives encodes it in the same thread. `width`: of the file, in pixels. */
  draw(scene: Scene, width?: number): Drawn;
}

let loading: Promise<Brush> | null = null;

/** Loads the canvas and its typeface once. Rejects where this machine has none. */
export function loadBrush(): Promise<Brush> {
  loading ??= import("@napi-rs/canvas").then(makeBrush);
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

function makeBrush(native: Native): Brush {
  for (const file of FONT_FILES) native.GlobalFonts.register(file.read(), file.family);
  const measuring = native.createCanvas(1, 1).getContext("2d");
  const widths = { plain: new Map<string, number>(), bold: new Map<string, number>() };
  return {
    measure(text, bold) {
      const known = widths[bold ? "bold" : "plain"];
      const before = known.get(text);
      if (before !== undefined) return before;
      measuring.font = fontOf(100, bold);
      const now = measuring.measureText(text).width / 100;
      // Names and titles come again; what does not must not fill the memory.
      if (known.size > 20_000) known.clear();
      known.set(text, now);
      return now;
    },
    draw(scene, width = USUAL_WIDTH) {
      const scale = width / scene.width;
      const canvas = native.createCanvas(Math.round(width), Math.round(scene.height * scale));
      const ctx = canvas.getContext("2d");
      ctx.scale(scale, scale);
      ctx.fillStyle = scene.ground;
      ctx.fillRect(0, 0, scene.width, scene.height);
      const shapes = shapesOf(native);
      const pen = { font: "" };
      for (const item of scene.items) drawItem(ctx, item, shapes, pen);
      return {
        encode: (format) => encode(canvas, format),
        pixels: () => ctx.getImageData(0, 0, canvas.width, canvas.height).data,
        free() {
          canvas.width = 1;
          canvas.height = 1;
        },
      };
    },
  };
}

/** WebP of quality 100 is lossless here. */
const encode = (canvas: Canvas, format: Format): Buffer =>
  format === "webp" ? canvas.encodeSync("webp", 100) : canvas.encodeSync("png");

const fontOf = (size: number, bold: boolean): string =>
  `${bold ? FONT_WEIGHTS.bold : FONT_WEIGHTS.plain} ${size}px ${FAMILIES}`;

type Path = InstanceType<Native["Path2D"]>;
const paths = new Map<SignName, Path>();

function shapesOf(native: Native): (sign: SignName) => Path {
  return (sign) => {
    const known = paths.get(sign) ?? new native.Path2D(SIGNS[sign]);
    paths.set(sign, known);
    return known;
  };
}

/** What the canvas has been told last. */
interface Pen {
  font: string;
}

function drawItem(ctx: SKRSContext2D, item: Item, shapes: (sign: SignName) => Path, pen: Pen): void {
  switch (item.kind) {
    case "words": {
      const font = fontOf(item.size, item.bold);
      // The canvas reads a font's name anew each time that it is told.
      if (pen.font !== font) {
        ctx.font = font;
        pen.font = font;
      }
      ctx.fillStyle = item.colour;
      if (item.squeeze === 1) ctx.fillText(item.text, item.x, item.y);
      else {
        ctx.save();
        ctx.translate(item.x, item.y);
        ctx.scale(item.squeeze, 1);
        ctx.fillText(item.text, 0, 0);
        ctx.restore();
      }
      if (item.struck) ctx.fillRect(item.x - 1, item.y - item.size * 0.32, item.width + 2, 0.9);
      return;
    }
    case "box": {
      const { x, y, w, h } = item;
      if (item.fill !== undefined) fillBox(ctx, { x, y, w, h }, item.r, item.fill);
      if (item.stroke === undefined) return;
      ctx.beginPath();
      ctx.roundRect(x, y, w, h, corners(item.r));
      stroke(ctx, item.stroke, item.line ?? 1, item.dash);
      return;
    }
    case "sign": {
      ctx.save();
      ctx.translate(item.x, item.y);
      const scale = item.size / 24;
      ctx.scale(scale, scale);
      const path = shapes(item.sign);
      if (item.fill !== undefined) {
        ctx.fillStyle = item.fill;
        ctx.fill(path);
      }
      if (item.stroke !== undefined) {
        ctx.strokeStyle = item.stroke;
        ctx.lineWidth = (item.line ?? 1) / scale;
        ctx.lineJoin = "round";
        ctx.stroke(path);
      }
      ctx.restore();
      return;
    }
    case "line": {
      const [first, ...rest] = item.points;
      if (first === undefined) return;
      ctx.beginPath();
      ctx.moveTo(first[0], first[1]);
      for (const [x, y] of rest) ctx.lineTo(x, y);
      ctx.lineCap = item.round ? "round" : "butt";
      ctx.lineJoin = "round";
      stroke(ctx, item.stroke, item.line, item.dash);
      return;
    }
    case "arc":
      ctx.beginPath();
      ctx.arc(item.x, item.y, item.r, item.from, item.to);
      ctx.lineCap = "round";
      stroke(ctx, item.stroke, item.line);
  }
}

const corners = (r: Corners): number | number[] => (typeof r === "number" ? r : [...r]);

function stroke(ctx: SKRSContext2D, colour: string, line: number, dash: readonly number[] = []): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = line;
  ctx.setLineDash([...dash]);
  ctx.stroke();
  if (dash.length > 0) ctx.setLineDash([]);
}

function fillBox(
  ctx: SKRSContext2D,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
  r: Corners,
  fill: Fill,
): void {
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, corners(r));
  if (typeof fill === "string") {
    ctx.fillStyle = fill;
    ctx.fill();
    return;
  }
  ctx.fillStyle = fill.on;
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.beginPath();
  for (let at = x - h; at < x + w; at += 3.4) {
    ctx.moveTo(at, y + h);
    ctx.lineTo(at + h, y);
  }
  stroke(ctx, fill.hatch, 1.5);
  ctx.restore();
}
