/** The table as a picture: who sits where, how each stands, and what lies between them. */
import type { PictureWords } from "../../views/pictures/words.ts";
import type { DrawnSeat, DrawnTable } from "../facts.ts";
import type { Palette } from "../palette.ts";
import { baselineBelow } from "../parts/tokens.ts";
import { type Measure, type Scene, Sheet, WIDTH } from "../scene.ts";
import { compactSeat, drawCompact } from "./compact.ts";
import { drawFoot, footHeight } from "./foot.ts";
import { drawHalf, HALF, type Half, half } from "./half.ts";
import { drawLine, line, type SeatLine } from "./line.ts";
import { DIALS, drawDials, drawForceBars, drawWeb, FORCE_BARS, WEB } from "./middle.ts";

const MARGIN = 6;
const GAP = 6;
/** Where the seats begin. */
const TOP = 34;
/** A tapped picture fills a phone's screen up to this height. */
export const TALLEST = Math.floor(WIDTH * 2.16);
/** Rows of cards of one kind, and lines of a column: fewer where the picture would get too high. */
const MOST_ROWS = 3;
const MOST_LINES = 8;
/** Kept free for what stands below the seats. */
const FOOT = 22;

/** Where everything stands: a table of two to ten. */
export function tableScene(facts: DrawnTable, palette: Palette, measure: Measure, said?: PictureWords): Scene {
  const sheet = new Sheet(palette, measure, said);
  title(sheet, facts);
  const seats = facts.seats.filter(({ eliminated }) => !eliminated);
  const strips = footHeight(sheet, facts);
  const bottom = drawSeats(sheet, facts, seats, TALLEST - strips - FOOT);
  const end = drawFoot(sheet, facts, bottom + GAP, TALLEST - bottom - GAP);
  return sheet.done(end + 4);
}

function title(sheet: Sheet, { title: turn, round, toAct, over }: DrawnTable): void {
  const { palette } = sheet;
  const on = palette.ground;
  const w = sheet.words(turn, 8, 13.5 + baselineBelow(15), { size: 15, bold: true, on });
  sheet.words(round, 15 + w, 14 + baselineBelow(13), { size: 13, colour: palette.dim, on, room: 110 });
  if (toAct === "") return;
  const said = sheet.words(toAct, WIDTH - 8, 13.5 + baselineBelow(13.5), {
    size: 13.5,
    bold: true,
    colour: palette.bright,
    on,
    align: "right",
    room: 205,
  });
  sheet.sign(over ? "trophy" : "right", WIDTH - 17 - said, 13.5, over ? 13 : 8, { fill: palette.bright, on });
}

/** Gives where they end. */
function drawSeats(sheet: Sheet, facts: DrawnTable, seats: readonly DrawnSeat[], room: number): number {
  if (seats.length > 6) return compactTable(sheet, facts, seats, room);
  if (seats.length > 4) return lineTable(sheet, facts, seats, room);
  if (seats.length > 2) return cornerTable(sheet, facts, seats, room);
  return pairTable(sheet, facts, seats, room);
}

/** Lays each seat with as many rows as it needs; while that is too high, the highest gets fewer. */
function fitting<T extends { readonly height: number }>(
  seats: readonly DrawnSeat[],
  most: number,
  room: number,
  lay: (seat: DrawnSeat, most: number) => T,
  bottom: (all: readonly T[]) => number,
): T[] {
  const rows = seats.map(() => most);
  const all = seats.map((seat) => lay(seat, most));
  while (bottom(all) > room) {
    const highest = all
      .map(({ height }, at) => ({ height, at }))
      .filter(({ at }) => (rows[at] ?? 1) > 1)
      .toSorted((a, b) => b.height - a.height)[0];
    const seat = highest && seats[highest.at];
    if (highest === undefined || seat === undefined) return all;
    const fewer = (rows[highest.at] ?? 1) - 1;
    rows[highest.at] = fewer;
    all[highest.at] = lay(seat, fewer);
  }
  return all;
}

const stacked = (gap: number) => (all: readonly { readonly height: number }[]) =>
  all.reduce((sum, { height }) => sum + height + gap, 0);

function compactTable(sheet: Sheet, { forces }: DrawnTable, seats: readonly DrawnSeat[], room: number): number {
  const gap = 4.2;
  const top = 26 + FORCE_BARS + (seats[0]?.acts ? 10 : gap);
  const panels = fitting(seats, MOST_LINES, room - top, compactSeat, stacked(gap));
  drawForceBars(sheet, forces, { x: MARGIN, y: 26, w: WIDTH - 2 * MARGIN, h: FORCE_BARS });
  let y = top;
  for (const each of panels) {
    drawCompact(sheet, each, { x: MARGIN, y, w: WIDTH - 2 * MARGIN, h: each.height });
    y += each.height + gap;
  }
  return y - gap;
}

function lineTable(sheet: Sheet, { forces }: DrawnTable, seats: readonly DrawnSeat[], room: number): number {
  const top = 28 + FORCE_BARS + (seats[0]?.acts ? 11 : GAP);
  const panels = fitting(seats, MOST_ROWS, room - top, (seat, most) => line(seat, most, true), stacked(GAP));
  drawForceBars(sheet, forces, { x: MARGIN, y: 28, w: WIDTH - 2 * MARGIN, h: FORCE_BARS });
  let y = top;
  for (const each of panels) {
    drawLine(sheet, each, { x: MARGIN, y, w: WIDTH - 2 * MARGIN, h: each.height });
    y += each.height + GAP;
  }
  return y - GAP;
}

/** Two, one above the other, with the web and the dials between them; one who is left alone. */
function pairTable(sheet: Sheet, { forces }: DrawnTable, seats: readonly DrawnSeat[], room: number): number {
  const band = 90;
  const lay = (seat: DrawnSeat, most: number) => line(seat, most, false);
  const panels = fitting(seats, MOST_ROWS + 1, room - TOP - band - 2 * GAP, lay, stacked(GAP));
  let y = TOP;
  for (const [at, each] of panels.entries()) {
    drawLine(sheet, each, { x: MARGIN, y, w: WIDTH - 2 * MARGIN, h: each.height });
    y += each.height + GAP;
    if (at > 0) continue;
    const web = { x: MARGIN, y, w: 76, h: band };
    if (seats.length > 1) drawWeb(sheet, seats, web);
    const left = seats.length > 1 ? MARGIN + 76 + GAP : MARGIN;
    drawDials(sheet, forces, { x: left, y, w: WIDTH - MARGIN - left, h: band });
    y += band + GAP + (panels[1]?.seat.acts ? 5 : 0);
  }
  return y - GAP;
}

type Piece = { readonly what: "seat"; readonly at: number } | { readonly what: "web" | "dials" };

/**
 * Three or four, clockwise from the top left. Each column flows by itself, and the web and the dials go where they make
 * the two columns most alike, so that a full seat beside an empty one wastes little room.
 */
function cornerTable(sheet: Sheet, facts: DrawnTable, seats: readonly DrawnSeat[], room: number): number {
  const four = seats.length === 4;
  const panels = fitting<Half | SeatLine>(
    seats,
    MOST_ROWS,
    room - TOP,
    (seat, most) => (four || seat !== seats[2] ? half(seat, most) : line(seat, most, false)),
    (all) => {
      const corners = all.slice(0, four ? 4 : 2);
      return laidOut(corners).tall + (four ? 0 : (all[2]?.height ?? 0) + GAP);
    },
  );
  const corners = panels.filter((each): each is Half => !("related" in each));
  const rest = panels.filter((each): each is SeatLine => "related" in each);
  const { columns, tall } = laidOut(corners);
  const even = rowsEven(corners, tall);
  if (even !== null) {
    drawEven(sheet, facts, seats, corners, even);
    return drawRest(sheet, rest, TOP + even.tall + GAP);
  }
  for (const [column, pieces] of columns.entries()) {
    const x = MARGIN + column * (HALF + GAP);
    // What is left over makes this column's pieces higher, the middle first.
    let spare = tall - heightOf(pieces, corners);
    const middles = pieces.filter(({ what }) => what !== "seat").length;
    const grown = middles > 0 ? Math.min(spare / middles, 26) : 0;
    spare -= grown * middles;
    const panels = pieces.length - middles;
    let y = TOP;
    for (const piece of pieces) {
      const more = piece.what === "seat" ? spare / panels : grown;
      const h = pieceHeight(piece, corners) + more;
      const box = { x, y, w: HALF, h };
      const corner = piece.what === "seat" ? corners[piece.at] : undefined;
      if (corner) drawHalf(sheet, corner, box);
      else if (piece.what === "web") drawWeb(sheet, seats, box);
      else drawDials(sheet, facts.forces, box);
      y += h + GAP;
    }
  }
  return drawRest(sheet, rest, TOP + tall + GAP);
}

/** Whoever sits across the whole picture; gives where they end. */
function drawRest(sheet: Sheet, rest: readonly SeatLine[], top: number): number {
  let y = top;
  for (const each of rest) {
    if (each.seat.acts) y += 5;
    drawLine(sheet, each, { x: MARGIN, y, w: WIDTH - 2 * MARGIN, h: each.height });
    y += each.height + GAP;
  }
  return y - GAP;
}

interface Even {
  readonly top: number;
  readonly low: number;
  readonly tall: number;
}

/** So much higher may a picture be for panels of a row that are equally high. */
const EVEN_COSTS = 34;

/** How high the rows are where their panels are alike; null where that wastes room. */
function rowsEven(corners: readonly Half[], tall: number): Even | null {
  const [a = 0, b = 0, c = 0, d = 0] = corners.map(({ height }) => height);
  const low = Math.max(c, d);
  const top = Math.max(a, b);
  const all = top + GAP + WEB + (low > 0 ? GAP + low : 0);
  return all - tall > EVEN_COSTS ? null : { top, low, tall: all };
}

function drawEven(
  sheet: Sheet,
  { forces }: DrawnTable,
  seats: readonly DrawnSeat[],
  corners: readonly Half[],
  { top, low }: Even,
): void {
  const right = MARGIN + HALF + GAP;
  const middle = TOP + top + GAP;
  const bottom = middle + WEB + GAP;
  const boxes = [
    { x: MARGIN, y: TOP, w: HALF, h: top },
    { x: right, y: TOP, w: HALF, h: top },
    { x: right, y: bottom, w: HALF, h: low },
    { x: MARGIN, y: bottom, w: HALF, h: low },
  ];
  drawWeb(sheet, seats, { x: MARGIN, y: middle, w: HALF, h: WEB });
  drawDials(sheet, forces, { x: right, y: middle, w: HALF, h: WEB });
  // After the web, over which the tab of whoever must act may stand.
  for (const [at, corner] of corners.entries()) {
    const box = boxes[at];
    if (box) drawHalf(sheet, corner, box);
  }
}

interface LaidOut {
  readonly columns: readonly (readonly Piece[])[];
  readonly tall: number;
}

/** Which pieces stand in which column: side by side where that is no higher than anything else. */
function laidOut(corners: readonly { readonly height: number }[]): LaidOut {
  const four = corners.length === 4;
  const [web, dials] = [{ what: "web" }, { what: "dials" }] as const;
  const ways: readonly (readonly [readonly Piece[], readonly Piece[]])[] = [
    [[web], [dials]],
    [[web, dials], []],
    [[], [web, dials]],
  ];
  const seat = (at: number): Piece => ({ what: "seat", at });
  const all = ways.map(([left, right]) => {
    const columns = [
      [seat(0), ...left, ...(four ? [seat(3)] : [])],
      [seat(1), ...right, ...(four ? [seat(2)] : [])],
    ];
    return { columns, tall: Math.max(...columns.map((pieces) => heightOf(pieces, corners))) };
  });
  const [usual, ...others] = all;
  if (usual === undefined) throw new Error("there is a usual way");
  const best = others.toSorted((a, b) => a.tall - b.tall)[0];
  return best && best.tall + 24 < usual.tall ? best : usual;
}

function pieceHeight(piece: Piece, corners: readonly { readonly height: number }[]): number {
  if (piece.what === "seat") return corners[piece.at]?.height ?? 0;
  return piece.what === "web" ? WEB : DIALS;
}

const heightOf = (pieces: readonly Piece[], corners: readonly { readonly height: number }[]): number =>
  pieces.reduce((sum, piece) => sum + pieceHeight(piece, corners) + GAP, -GAP);
