/** What stands around a seat’s panel: its frame, and the bright edge of whoever must act. */
import type { DrawnSeat } from "../facts.ts";
import { baselineBelow } from "../parts/tokens.ts";
import { type Box, type Sheet, SMALLEST } from "../scene.ts";

/** The frame of a seat's panel, with a line in the colour of its race along the top. `r`: how round its corners are. */
export function panelFrame(sheet: Sheet, { seat, token: { race } }: DrawnSeat, box: Box, r: number): void {
  const { palette } = sheet;
  const { x, y, w } = box;
  sheet.part(`seat:${seat}`, box);
  sheet.box(box, { fill: palette.panel, stroke: palette.panelEdge, line: 0.9, r });
  sheet.box({ x: x + 1, y, w: w - 2, h: 1.8 }, { fill: palette.loyalty[race], r: [r, r, 0, 0] });
}

export function actEdge(sheet: Sheet, { acts }: DrawnSeat, { x, y, w, h }: Box): void {
  if (!acts) return;
  const { palette } = sheet;
  sheet.box({ x: x - 1, y: y - 1, w: w + 2, h: h + 2 }, { stroke: palette.bright, line: 2.6, r: 9 });
  const wide = sheet.width(sheet.said.toAct, SMALLEST, true) + 18;
  const tab = { x: x + w - wide - 9, y: y - 11, w: wide, h: 14.5 };
  sheet.box(tab, { fill: palette.bright, r: 4 });
  sheet.sign("right", tab.x + 8, tab.y + 7.2, 7, { fill: palette.digit, on: palette.bright });
  sheet.words(sheet.said.toAct, tab.x + 14, tab.y + 7.2 + baselineBelow(SMALLEST), {
    bold: true,
    colour: palette.digit,
    on: palette.bright,
  });
}
