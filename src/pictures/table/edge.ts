/** The bright edge of whoever must act. */
import { PICTURE_WORDS } from "../../views/pictures/words.ts";
import type { DrawnSeat } from "../facts.ts";
import { baselineBelow } from "../parts/tokens.ts";
import { type Box, type Sheet, SMALLEST } from "../scene.ts";

export function actEdge(sheet: Sheet, { acts }: DrawnSeat, { x, y, w, h }: Box): void {
  if (!acts) return;
  const { palette } = sheet;
  sheet.box({ x: x - 1, y: y - 1, w: w + 2, h: h + 2 }, { stroke: palette.bright, line: 2.6, r: 9 });
  const wide = sheet.width(PICTURE_WORDS.toAct, SMALLEST, true) + 18;
  const tab = { x: x + w - wide - 9, y: y - 11, w: wide, h: 14.5 };
  sheet.box(tab, { fill: palette.bright, r: 4 });
  sheet.sign("right", tab.x + 8, tab.y + 7.2, 7, { fill: palette.digit, on: palette.bright });
  sheet.words(PICTURE_WORDS.toAct, tab.x + 14, tab.y + 7.2 + baselineBelow(SMALLEST), {
    bold: true,
    colour: palette.digit,
    on: palette.bright,
  });
}
