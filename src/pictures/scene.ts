/** A picture as data: what is drawn where, in units of a phone 390 wide. Tests look at this; a canvas draws it. */
import { ENGLISH, type PictureWords } from "../views/pictures/words.ts";
import type { Colour, Palette } from "./palette.ts";
import type { SignName } from "./signs.ts";

/** The width that every picture is designed for. */
export const WIDTH = 390;
/** No text is smaller, and none is squeezed more than so. */
export const SMALLEST = 11;
export const TIGHTEST = 0.8;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A colour, or lines of it across another. */
export type Fill = Colour | { readonly hatch: Colour; readonly on: Colour };

/** Corners: top left, top right, bottom right, bottom left. */
export type Corners = number | readonly [number, number, number, number];

export interface BoxItem extends Box {
  readonly kind: "box";
  readonly r: Corners;
  readonly fill?: Fill;
  readonly stroke?: Colour;
  readonly line?: number;
  readonly dash?: readonly number[];
}

export interface WordsItem {
  readonly kind: "words";
  /** The left end of the baseline. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
  readonly colour: Colour;
  /** What lies under it. */
  readonly on: Colour;
  /** As wide as this of its usual width. */
  readonly squeeze: number;
  /** As it is drawn. */
  readonly width: number;
  readonly struck?: boolean;
}

export interface SignItem {
  readonly kind: "sign";
  readonly sign: SignName;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: Colour;
  readonly stroke?: Colour;
  readonly line?: number;
  /** What lies under it; absent where it says nothing by itself. */
  readonly on?: Colour;
}

export interface LineItem {
  readonly kind: "line";
  readonly points: readonly (readonly [number, number])[];
  readonly stroke: Colour;
  readonly line: number;
  readonly dash?: readonly number[];
  readonly round?: boolean;
}

export interface ArcItem {
  readonly kind: "arc";
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** In radians, clockwise from the right. */
  readonly from: number;
  readonly to: number;
  readonly stroke: Colour;
  readonly line: number;
}

export type Item = BoxItem | WordsItem | SignItem | LineItem | ArcItem;

/** A thing of the picture and where it stands: what a test asks about. */
export interface ScenePart extends Box {
  /** "seat:1", "card:17", "web" … */
  readonly name: string;
  /** The part that it stands in. */
  readonly within: string | null;
}

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly ground: Colour;
  readonly items: readonly Item[];
  readonly parts: readonly ScenePart[];
}

/** How wide a text is at size 1. */
export type Measure = (text: string, bold: boolean) => number;

export interface TextStyle {
  size?: number;
  bold?: boolean;
  colour?: Colour;
  on: Colour;
  /** Room for it: what is wider is squeezed, then cut. */
  room?: number;
  align?: "left" | "middle" | "right";
  struck?: boolean;
}

/** A scene while it is being made. */
export class Sheet {
  readonly palette: Palette;
  /** What stands in it besides names and numbers. */
  readonly said: PictureWords;
  readonly #measure: Measure;
  readonly #items: Item[] = [];
  readonly #parts: ScenePart[] = [];

  constructor(palette: Palette, measure: Measure, said: PictureWords = ENGLISH) {
    this.palette = palette;
    this.said = said;
    this.#measure = measure;
  }

  box(box: Box, look: Omit<BoxItem, "kind" | keyof Box | "r"> & { r?: Corners }): void {
    const { x, y, w, h } = box;
    if (w > 0 && h > 0) this.#items.push({ kind: "box", x, y, w, h, ...look, r: look.r ?? 0 });
  }

  sign(sign: SignName, x: number, y: number, size: number, look: Omit<SignItem, "kind" | "sign" | "x" | "y" | "size">) {
    this.#items.push({ kind: "sign", sign, x, y, size, ...look });
  }

  line(points: LineItem["points"], stroke: Colour, line: number, look: Pick<LineItem, "dash" | "round"> = {}): void {
    this.#items.push({ kind: "line", points, stroke, line, ...look });
  }

  arc(arc: Omit<ArcItem, "kind">): void {
    this.#items.push({ kind: "arc", ...arc });
  }

  width(text: string, size: number, bold = false): number {
    return this.#measure(text, bold) * size;
  }

  /** Says something on one line, with its baseline at `y`; gives how wide it is. */
  words(text: string, x: number, y: number, said: TextStyle): number {
    const { size = SMALLEST, bold = false, colour = this.palette.text, on, room, align = "left", struck } = said;
    if (text === "") return 0;
    const cut = this.fit(text, room ?? Number.POSITIVE_INFINITY, size, bold);
    if (cut.text === "") return 0;
    const left = align === "left" ? x : align === "right" ? x - cut.width : x - cut.width / 2;
    this.#items.push({
      kind: "words",
      x: left,
      y,
      text: cut.text,
      size,
      bold,
      colour,
      on,
      squeeze: cut.squeeze,
      width: cut.width,
      ...(struck ? { struck } : {}),
    });
    return cut.width;
  }

  /** A text as it fits: squeezed if need be, then cut. */
  fit(text: string, room: number, size: number, bold: boolean): { text: string; squeeze: number; width: number } {
    const whole = this.width(text, size, bold);
    if (whole <= room) return { text, squeeze: 1, width: whole };
    if (whole * TIGHTEST <= room) return { text, squeeze: room / whole, width: room };
    const letters = [...text];
    for (let most = letters.length - 1; most > 0; most--) {
      const cut = `${letters.slice(0, most).join("").trimEnd()}…`;
      const width = this.width(cut, size, bold);
      if (width * TIGHTEST <= room)
        return { text: cut, squeeze: Math.min(1, room / width), width: Math.min(room, width) };
    }
    return { text: "", squeeze: 1, width: 0 };
  }

  /** A text in as many lines as it takes, at most so many: the last is cut by whoever says it. */
  wrapped(text: string, room: number, size: number, most: number, bold = false): string[] {
    const lines: string[] = [];
    for (const word of text.split(" ").filter((each) => each !== "")) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && (lines.length === most || this.width(longer, size, bold) <= room))
        lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  part(name: string, { x, y, w, h }: Box, within: string | null = null): void {
    this.#parts.push({ name, x, y, w, h, within });
  }

  /** What has been said so far, from the first word to the last. */
  done(height: number): Scene {
    return {
      width: WIDTH,
      height: Math.ceil(height),
      ground: this.palette.ground,
      items: this.#items,
      parts: this.#parts,
    };
  }
}
