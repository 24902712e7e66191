/** A seat's panel at a table of seven to ten: a line a card. */
import { filled } from "../../views/pictures/words.ts";
import type { DrawnCard, DrawnSeat } from "../facts.ts";
import { agenda, bar, flames, marks, piles, pilesWidth, powerPill, tensions } from "../parts/figures.ts";
import { cardLine, LINE } from "../parts/rows.ts";
import { baselineBelow, token } from "../parts/tokens.ts";
import { type Box, type Sheet, SMALLEST } from "../scene.ts";
import { actEdge, panelFrame } from "./edge.ts";

const CARDS = 37.5;
const INSET = 3;
/** The left column's share. */
const LEFT = 184;

export interface Compact {
  readonly seat: DrawnSeat;
  /** The inner circle's lines, left and, where the right column is shorter, right. */
  readonly left: readonly DrawnCard[];
  readonly over: readonly DrawnCard[];
  /** The others, right and, where the left column is shorter, left. */
  readonly right: readonly DrawnCard[];
  readonly under: readonly DrawnCard[];
  readonly more: number;
  readonly lines: number;
  readonly height: number;
}

/** How high it is: a column that is longer by two or more flows into the other. `most`: lines of a column. */
export function compactSeat(seat: DrawnSeat, most: number): Compact {
  const others = [...seat.supporting, ...seat.onFaction];
  const { inner } = seat;
  const surplus = inner.length - others.length;
  const overs = surplus >= 2 ? Math.floor(surplus / 2) : 0;
  const unders = surplus <= -2 ? Math.floor(-surplus / 2) : 0;
  const wanted = Math.max(inner.length - overs + unders, others.length - unders + overs, 1);
  const lines = Math.min(wanted, most);
  // What is left out is said in the last line of the right column.
  const slots = 2 * lines;
  const all = inner.length + others.length;
  const more = all > slots ? all - slots + 1 : 0;
  const left = inner.slice(0, Math.min(inner.length - overs, lines));
  const rightSlots = lines - (more > 0 ? 1 : 0);
  const over = inner.slice(left.length, left.length + Math.min(overs, rightSlots));
  const under = others.slice(0, Math.min(unders, lines - left.length));
  const right = others.slice(under.length, under.length + rightSlots - over.length);
  const shown = left.length + over.length + under.length + right.length;
  return { seat, left, over, right, under, more: all - shown, lines, height: CARDS + lines * LINE + INSET + 1.5 };
}

export function drawCompact(sheet: Sheet, each: Compact, box: Box): void {
  const { palette } = sheet;
  const { seat } = each;
  const { x, y, w } = box;
  const within = `seat:${seat.seat}`;
  const on = palette.panel;
  panelFrame(sheet, seat, box, 7);
  token(sheet, seat.token, x + 14, y + 13.5, 19.5, on);
  sheet.words(seat.name, x + 28, y + 12 + baselineBelow(13), { size: 13, bold: true, on, room: 113 });
  flames(sheet, seat.unrest, x + 145, y + 12.5, on);
  bar(sheet, seat, { x: x + 200, y: y + 11.5, w: 130, h: 10 }, on, false);
  powerPill(sheet, seat.power, { x: x + w - 40, y: y + 4.5, w: 35, h: 19 }, 16.5);
  figures(sheet, seat, box);
  const top = y + CARDS;
  const tall = each.lines * LINE + 1;
  const columns = [
    { x: x + INSET, w: LEFT, own: each.left, others: each.under },
    { x: x + INSET + LEFT + INSET, w: w - LEFT - 3 * INSET, own: each.over, others: each.right },
  ] as const;
  for (const [at, column] of columns.entries()) {
    const tray = { x: column.x, y: top, w: column.w, h: tall };
    sheet.box(tray, { fill: palette.supporting, r: 4 });
    sheet.part(`column:${seat.seat}:${at}`, tray, within);
    let line = top + 0.5;
    if (column.own.length > 0) {
      sheet.box(
        { ...tray, h: column.own.length * LINE + 1 },
        { fill: palette.inner, stroke: palette.loyalty[seat.token.race], line: 1, r: 4 },
      );
      for (const card of column.own) line = put(card, line, palette.inner);
    }
    for (const card of column.others) line = put(card, line, palette.supporting);
    if (at === 1 && each.more > 0)
      sheet.words(filled(sheet.said.more, each.more), tray.x + 20, line + LINE / 2 + baselineBelow(SMALLEST), {
        colour: palette.dim,
        on: palette.supporting,
      });
    function put(card: DrawnCard, top: number, under: typeof palette.inner): number {
      const row = { x: tray.x, y: top, w: tray.w, h: LINE };
      cardLine(sheet, card, row, under, `column:${seat.seat}:${at}`);
      return top + LINE;
    }
  }
  actEdge(sheet, seat, box);
}

/** The race, piles, tensions, agenda and marks in one line. */
function figures(sheet: Sheet, seat: DrawnSeat, { x, y, w }: Box): void {
  const { palette } = sheet;
  const on = palette.panel;
  const middle = y + 30;
  sheet.words(seat.race, x + 5, middle + baselineBelow(SMALLEST), { colour: palette.dim, on, room: 60 });
  const counted = x + 68 + pilesWidth(sheet, seat);
  piles(sheet, seat, counted, middle, on);
  const end = marks(sheet, seat.marks, x + w - 5, middle, on, x + w - 80);
  const left = Math.max(counted + 10, x + 145);
  const at = tensions(sheet, seat.relations, { x: left, y: middle, room: end - left - 4, on });
  if (seat.agenda !== null && end - at > 44)
    agenda(sheet, seat, { x: at + 2, y: middle, room: end - at - 6, on }, { none: "", hidden: sheet.said.hiddenShort });
}
