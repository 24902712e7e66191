/** Cards in rows of slots, and as lines; how much room they take. */
import { filled } from "../../views/pictures/words.ts";
import type { DrawnCard } from "../facts.ts";
import type { Colour } from "../palette.ts";
import { type Box, type Sheet, SMALLEST } from "../scene.ts";
import { drawCard, faceOf, SLOT, sizeOf, TYPE_SIGNS, UPRIGHT } from "./card.ts";
import { faceDown } from "./figures.ts";
import { ability, baselineBelow, token } from "./tokens.ts";

/** Between two rows of cards, and around them. */
const BETWEEN = 7;
const PAD = { top: 4, bottom: 7 } as const;

/** What is shown of cards: as many as there are slots, and how many are left out. */
export interface Rows {
  readonly rows: readonly (readonly DrawnCard[])[];
  /** Left out: the last slot says so. */
  readonly more: number;
  readonly cols: number;
  readonly height: number;
}

export function rowsOf(cards: readonly DrawnCard[], cols: number, most: number): Rows {
  const slots = cols * most;
  const shown = cards.length > slots ? cards.slice(0, slots - 1) : cards;
  const more = cards.length - shown.length;
  const rows: DrawnCard[][] = [];
  for (let at = 0; at < shown.length; at += cols) rows.push(shown.slice(at, at + cols));
  if (more > 0 && (rows.at(-1)?.length ?? cols) >= cols) rows.push([]);
  const height = rows.length === 0 ? 0 : rows.reduce((sum, row) => sum + heightOf(row) + BETWEEN, -BETWEEN);
  return { rows, more, cols, height: height + PAD.top + PAD.bottom };
}

const heightOf = (row: readonly DrawnCard[]): number => Math.max(TURNED_LEAST, ...row.map((card) => sizeOf(card).h));
const TURNED_LEAST = 46;

/** Draws them from the top of their tray. */
export function drawRows(sheet: Sheet, { rows, more, cols }: Rows, tray: Box, within: string): void {
  const left = tray.x + Math.max(0, (tray.w - cols * SLOT) / 2);
  let y = tray.y + PAD.top;
  for (const [at, row] of rows.entries()) {
    const h = heightOf(row);
    for (const [index, card] of row.entries()) drawCard(sheet, card, { x: left + index * SLOT, y, w: SLOT, h }, within);
    if (more > 0 && at === rows.length - 1) moreSlot(sheet, more, { x: left + row.length * SLOT, y, w: SLOT, h });
    y += h + BETWEEN;
  }
}

function moreSlot(sheet: Sheet, more: number, { x, y, w, h }: Box): void {
  const { palette } = sheet;
  const tall = Math.min(h, UPRIGHT.h);
  sheet.box(
    { x: x + 5, y: y + (h - tall) / 2, w: w - 10, h: tall },
    { stroke: palette.turnedEdge, line: 0.9, r: 4.5, dash: [3, 2.2] },
  );
  sheet.words(filled(sheet.said.more, more), x + w / 2, y + h / 2 + baselineBelow(SMALLEST), {
    colour: palette.text,
    on: palette.supporting,
    align: "middle",
    room: w - 14,
  });
}

export const LINE = 15.5;

/** A card as a line: how it lies, its name, what it can do. */
export function cardLine(sheet: Sheet, card: DrawnCard, { x, y, w, h }: Box, on: Colour, within: string): void {
  const { palette } = sheet;
  const middle = y + h / 2;
  const { text } = faceOf(sheet, card);
  sheet.part(`card:${card.id}`, { x, y, w, h }, within);
  smallCard(sheet, card, x + 8, middle);
  let right = x + w - 2;
  if (card.state !== "neutralized")
    for (const each of card.abilities.toReversed()) {
      ability(sheet, { ...each, moved: 0, state: card.state }, right - 7.5, middle, 14.5, on);
      right -= 15.4;
    }
  const sign = card.type === null ? undefined : TYPE_SIGNS[card.type];
  if (sign !== undefined && card.abilities.length === 0) {
    sheet.sign(sign, right - 6, middle, 10, { fill: palette.faint, on });
    right -= 14;
  }
  if (card.controller?.token) {
    token(sheet, card.controller.token, right - 7.5, middle, 15, on);
    right -= 17;
  }
  if (card.under > 0) {
    faceDown(sheet, { x: right - 8.5, y: middle - 5.5, w: 8.5, h: 11 });
    right -= 11;
  }
  if (card.attached.length > 0) {
    const text = `+${card.attached.length}`;
    right -= sheet.words(text, right - 1, middle + baselineBelow(SMALLEST), { bold: true, on, align: "right" }) + 4;
  }
  for (const [sign, amount] of [
    ["severe", card.severe],
    ["spark", card.damage],
  ] as const) {
    if (amount === 0) continue;
    const wide = sheet.words(String(amount), right - 1, middle + baselineBelow(SMALLEST), {
      bold: true,
      colour: palette.text,
      on,
      align: "right",
    });
    sheet.sign(sign, right - wide - 6.5, middle, 8.5, { fill: palette.hot, on });
    right -= wide + 13;
  }
  sheet.words(card.title, x + 18, middle + baselineBelow(SMALLEST), {
    colour: text,
    on,
    room: right - x - 20,
    struck: card.state === "neutralized",
  });
}

/** How a card lies, in small. */
export function smallCard(sheet: Sheet, card: DrawnCard, x: number, y: number): void {
  const { palette } = sheet;
  const { turned } = card;
  const [w, h] = turned ? [13, 9.5] : [9.5, 13];
  const box = { x: x - w / 2, y: y - h / 2, w, h };
  const out = card.state === "neutralized";
  const { fill, edge } = faceOf(sheet, card);
  const colour = out ? palette.cross : palette.loyalty[card.band];
  sheet.box(box, { fill, r: 1.8 });
  if (turned) sheet.box({ x: box.x + w - 3, y: box.y, w: 3, h }, { fill: colour, r: [0, 1.8, 1.8, 0] });
  else sheet.box({ x: box.x, y: box.y, w, h: 3 }, { fill: colour, r: [1.8, 1.8, 0, 0] });
  sheet.box(box, { stroke: out ? palette.cross : card.state === "ready" ? palette.text : edge, line: 0.9, r: 1.8 });
  if (out) {
    sheet.line(
      [
        [box.x + 1, box.y + 1],
        [box.x + w - 1, box.y + h - 1],
      ],
      palette.cross,
      1,
    );
    sheet.line(
      [
        [box.x + w - 1, box.y + 1],
        [box.x + 1, box.y + h - 1],
      ],
      palette.cross,
      1,
    );
  }
  if (card.ambassador)
    sheet.sign("star", x, y + (turned ? 0 : 1), 7.5, { fill: out ? palette.neutralizedText : palette.bright });
}
