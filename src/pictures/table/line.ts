/** A seat's panel across the whole picture: its cards in one line of six, or more lines where there are more. */
import type { DrawnSeat } from "../facts.ts";
import { SLOT } from "../parts/card.ts";
import { agenda, bar, FLAMES_WIDTH, flames, marks, piles, pilesWidth, powerPill, tensions } from "../parts/figures.ts";
import { drawRows, type Rows, rowsOf } from "../parts/rows.ts";
import { baselineBelow, token } from "../parts/tokens.ts";
import { type Box, type Sheet, SMALLEST } from "../scene.ts";
import { actEdge, panelFrame } from "./edge.ts";
import { agendaWords } from "./half.ts";

const CARDS = 51;
const COLS = 6;
const INSET = 3;

export interface SeatLine {
  readonly seat: DrawnSeat;
  readonly inner: Rows;
  readonly supporting: Rows;
  readonly height: number;
  /** Its tensions stand in it: there is no web. */
  readonly related: boolean;
}

/** How high it is: inner circle and supporting side by side, each as wide as makes both low. */
export function line(seat: DrawnSeat, most: number, related: boolean): SeatLine {
  const others = [...seat.supporting, ...seat.onFaction];
  const ways = [1, 2, 3, 4, 5].map((cols) => {
    const inner = rowsOf(seat.inner, cols, most);
    const supporting = rowsOf(others, COLS - cols, most);
    return { inner, supporting, more: inner.more + supporting.more, h: Math.max(inner.height, supporting.height) };
  });
  const [best] = ways.toSorted((a, b) => a.more - b.more || a.h - b.h);
  if (best === undefined) throw new Error("there are ways to divide six slots");
  return { seat, inner: best.inner, supporting: best.supporting, height: CARDS + Math.max(best.h, 24) + 4, related };
}

export function drawLine(sheet: Sheet, { seat, inner, supporting, related }: SeatLine, box: Box): void {
  const { palette } = sheet;
  const { x, y, w, h } = box;
  const within = `seat:${seat.seat}`;
  const on = palette.panel;
  panelFrame(sheet, seat, box, 8);
  token(sheet, seat.token, x + 15.5, y + 16, 21, on);
  sheet.words(seat.name, x + 31, y + 11 + baselineBelow(13.5), { size: 13.5, bold: true, on, room: 138 });
  sheet.words(seat.faction, x + 31, y + 25 + baselineBelow(SMALLEST), { colour: palette.dim, on, room: 138 });
  bar(sheet, seat, { x: x + 176, y: y + 13.5, w: 150, h: 13 }, on);
  powerPill(sheet, seat.power, { x: x + w - 43, y: y + 6, w: 37, h: 23 });
  figures(sheet, seat, box, related);
  const innerW = inner.cols * SLOT + 4;
  const top = y + CARDS;
  const tall = h - CARDS - 4;
  const innerTray = { x: x + INSET, y: top, w: innerW, h: tall };
  sheet.part(`inner:${seat.seat}`, innerTray, within);
  sheet.box(innerTray, { fill: palette.inner, stroke: palette.loyalty[seat.token.race], line: 1, r: 6 });
  drawRows(sheet, inner, innerTray, `inner:${seat.seat}`);
  const left = innerTray.x + innerW + INSET;
  const tray = { x: left, y: top, w: x + w - INSET - left, h: tall };
  sheet.part(`supporting:${seat.seat}`, tray, within);
  sheet.box(tray, { fill: palette.supporting, r: 6 });
  drawRows(sheet, supporting, tray, `supporting:${seat.seat}`);
  actEdge(sheet, seat, box);
}

/** Unrest, piles, tensions where there is no web, agenda and marks, in one line. */
function figures(sheet: Sheet, seat: DrawnSeat, { x, y, w }: Box, related: boolean): void {
  const on = sheet.palette.panel;
  const middle = y + 41;
  flames(sheet, seat.unrest, x + 6, middle, on);
  const counted = x + 6 + FLAMES_WIDTH + 8 + pilesWidth(sheet, seat);
  piles(sheet, seat, counted, middle, on);
  const end = marks(sheet, seat.marks, x + w - 6, middle, on, x + w - 110);
  let at = counted + 12;
  if (related) {
    const room = end - at - (seat.agenda === null ? 0 : 76);
    at = tensions(sheet, seat.relations, { x: at, y: middle, room, on }) + 4;
  }
  if (!related || seat.agenda !== null)
    agenda(
      sheet,
      seat,
      { x: at, y: middle, room: end - at - 6, on },
      related ? { none: "", hidden: sheet.said.agendaHidden } : agendaWords(sheet),
    );
}
