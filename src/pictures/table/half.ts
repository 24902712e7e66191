/** A seat's panel in a table of three or four: half as wide as the picture. */
import type { DrawnSeat } from "../facts.ts";
import { agenda, bar, flames, marks, marksWidth, piles, powerPill } from "../parts/figures.ts";
import { cardLine, drawRows, LINE, type Rows, rowsOf } from "../parts/rows.ts";
import { baselineBelow, token } from "../parts/tokens.ts";
import { type Box, type Sheet, SMALLEST } from "../scene.ts";
import { actEdge, panelFrame } from "./edge.ts";

export const HALF = 186;
/** Where its cards begin. */
const CARDS = 90;
const COLS = 3;
const INSET = 3;

export interface Half {
  readonly seat: DrawnSeat;
  readonly inner: Rows;
  readonly supporting: Rows;
  readonly height: number;
}

/** How high it is; `most`: rows of each kind. */
export function half(seat: DrawnSeat, most: number): Half {
  const inner = rowsOf(seat.inner, COLS, most);
  const supporting = rowsOf(seat.supporting, COLS, most);
  const lines = seat.onFaction.length * LINE + (seat.onFaction.length > 0 ? 4 : 0);
  const cards = supporting.rows.length > 0 ? supporting.height : 0;
  const tray = cards + lines;
  const height = CARDS + Math.max(inner.height, EMPTY) + (tray > 0 ? INSET + tray : 0) + INSET + 1;
  return { seat, inner, supporting, height };
}

const EMPTY = 20;

/** Draws it into a box that is at least as high as it is. */
export function drawHalf(sheet: Sheet, { seat, inner, supporting }: Half, box: Box): void {
  const { palette } = sheet;
  const { x, y, w, h } = box;
  const within = `seat:${seat.seat}`;
  const on = palette.panel;
  panelFrame(sheet, seat, box, 8);
  head(sheet, seat, box);
  bar(sheet, seat, { x: x + 5, y: y + 43.5, w: w - 10, h: 13 }, on);
  flames(sheet, seat.unrest, x + 5, y + 67, on);
  piles(sheet, seat, x + w - 5, y + 67, on);
  const marked = marksWidth(sheet, seat.marks);
  agenda(sheet, seat, { x: x + 5, y: y + 81, room: w - 14 - Math.min(marked, 70), on }, agendaWords(sheet));
  marks(sheet, seat.marks, x + w - 5, y + 81, on, x + w - 80);
  const innerTray = { x: x + INSET, y: y + CARDS, w: w - 2 * INSET, h: Math.max(inner.height, EMPTY) };
  sheet.part(`inner:${seat.seat}`, innerTray, within);
  sheet.box(innerTray, { fill: palette.inner, stroke: palette.loyalty[seat.token.race], line: 1, r: 6 });
  drawRows(sheet, inner, innerTray, `inner:${seat.seat}`);
  const top = innerTray.y + innerTray.h + INSET;
  const tray = { x: x + INSET, y: top, w: w - 2 * INSET, h: y + h - INSET - top };
  if (tray.h < LINE) {
    actEdge(sheet, seat, box);
    return;
  }
  sheet.part(`supporting:${seat.seat}`, tray, within);
  sheet.box(tray, { fill: palette.supporting, r: 6 });
  drawRows(sheet, supporting, tray, `supporting:${seat.seat}`);
  let line = tray.y + (supporting.rows.length > 0 ? supporting.height : 2);
  for (const card of seat.onFaction) {
    cardLine(
      sheet,
      card,
      { x: tray.x + 2, y: line, w: tray.w - 4, h: LINE },
      palette.supporting,
      `supporting:${seat.seat}`,
    );
    line += LINE;
  }
  actEdge(sheet, seat, box);
}

/** What is said of an agenda that nobody has, or nobody else sees. */
export const agendaWords = ({ said }: Sheet) => ({ none: said.noAgenda, hidden: said.agendaHidden });

/** Token, name, faction and power. */
function head(sheet: Sheet, seat: DrawnSeat, { x, y, w }: Box): void {
  const { palette } = sheet;
  const on = palette.panel;
  token(sheet, seat.token, x + 15.5, y + 17, 21, on);
  const room = w - 30 - 43;
  sheet.words(seat.name, x + 29, y + 11 + baselineBelow(13.5), { size: 13.5, bold: true, on, room });
  sheet.words(seat.faction, x + 29, y + 25 + baselineBelow(SMALLEST), { colour: palette.dim, on, room: room - 2 });
  powerPill(sheet, seat.power, { x: x + w - 42, y: y + 6, w: 37, h: 23 });
}
