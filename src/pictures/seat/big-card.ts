/** A card of the large picture of a seat, with what lies on and under it named below. */
import { filled } from "../../views/pictures/words.ts";
import type { DrawnCard } from "../facts.ts";
import type { Colour } from "../palette.ts";
import { faceOf, frame, TYPE_SIGNS } from "../parts/card.ts";
import { faceDown } from "../parts/figures.ts";
import { twoLines } from "../parts/names.ts";
import { ability, baselineBelow, signedWidth, signWithText, token } from "../parts/tokens.ts";
import { type Sheet, SMALLEST } from "../scene.ts";

const UPRIGHT = { w: 100, h: 112 } as const;
const TURNED = { w: 116, h: 95 } as const;
const COLS = 3;
const SLOT = 121.6;
const NOTE = 14.5;
const BAND = 7.5;

export interface BigRow {
  readonly cards: readonly DrawnCard[];
  readonly height: number;
}

interface Note {
  readonly sign: "enhancement" | "back" | "token";
  readonly text: string;
}

function notesOf(sheet: Sheet, card: DrawnCard): Note[] {
  const hidden = card.under - card.ownUnder.length;
  return [
    ...card.attached.map((text): Note => ({ sign: "enhancement", text })),
    ...card.ownUnder.map((title): Note => ({ sign: "back", text: filled(sheet.said.under, title) })),
    ...(hidden > 0 ? [{ sign: "back", text: filled(sheet.said.faceDown, hidden) } as const] : []),
    ...(card.controller ? [{ sign: "token", text: filled(sheet.said.controlled, card.controller.name) } as const] : []),
  ];
}

/** Cards in rows of three. */
export function bigRows(sheet: Sheet, cards: readonly DrawnCard[]): BigRow[] {
  const rows: BigRow[] = [];
  for (let at = 0; at < cards.length; at += COLS) {
    const row = cards.slice(at, at + COLS);
    const heights = row.map((card) => {
      const notes = notesOf(sheet, card).length;
      return (card.turned ? TURNED.h : UPRIGHT.h) + (notes > 0 ? 5 + notes * NOTE : 3);
    });
    rows.push({ cards: row, height: Math.max(...heights) });
  }
  return rows;
}

export function drawBig(sheet: Sheet, { cards }: BigRow, left: number, top: number, on: Colour, within: string): void {
  for (const [at, card] of cards.entries()) {
    const { w, h } = card.turned ? TURNED : UPRIGHT;
    const x = left + at * SLOT + (SLOT - w) / 2;
    one(sheet, card, { x, y: top, w, h }, within);
    notes(sheet, card, x, top + h + 5, w + 8, on);
  }
}

function one(sheet: Sheet, card: DrawnCard, box: { x: number; y: number; w: number; h: number }, within: string): void {
  const { palette } = sheet;
  const { x, y, w, h } = box;
  const { fill, edge, text } = faceOf(sheet, card);
  sheet.part(`card:${card.id}`, box, within);
  if (card.under > 0)
    sheet.box(
      { x: x - 3, y: y + 3, w, h },
      { fill: { hatch: palette.hidden, on: palette.hiddenGround }, stroke: palette.hidden, line: 0.9, r: 6 },
    );
  for (let at = Math.min(card.attached.length, 3); at > 0; at--)
    sheet.box({ x: x + 2 * at, y: y + 2 * at, w, h }, { fill, stroke: edge, line: 0.9, r: 6 });
  frame(sheet, card, box, BAND);
  const room = w - 14 - (card.turned ? BAND : 0);
  const out = card.state === "neutralized";
  let line = y + (card.turned ? 12 : 12 + BAND);
  const under = (size: number, wide: number) => {
    if (out) sheet.box({ x: x + 6, y: line - size * 0.6, w: wide + 2, h: size * 1.2 }, { fill });
  };
  for (const each of twoLines(sheet, card.title, room, true, 13)) {
    under(13, sheet.fit(each, room, 13, true).width);
    sheet.words(each, x + 7, line + baselineBelow(13), { size: 13, bold: true, colour: text, on: fill, room });
    line += 15;
  }
  under(11.5, sheet.fit(card.kind, room, 11.5, false).width);
  const dim = card.state === "ready" ? palette.dim : text;
  sheet.words(card.kind, x + 7, line + baselineBelow(11.5), { size: 11.5, colour: dim, on: fill, room });
  const low = y + h - 17;
  if (out) {
    sheet.box({ x: x + 6, y: low - 8, w: 76, h: 16 }, { fill });
    sheet.sign("cross", x + 12, low, 9, { fill: text, on: fill });
    sheet.words(sheet.said.neutralized, x + 20, low + baselineBelow(12), { size: 12, colour: text, on: fill });
  } else
    for (const [at, each] of card.abilities.entries())
      ability(sheet, { ...each, state: card.state }, x + 17 + at * 24.5, low, 21.5, fill);
  const sign = card.type === null ? undefined : TYPE_SIGNS[card.type];
  const right = x + w - (card.turned ? BAND : 0) - 7;
  if (sign !== undefined && card.abilities.length < 3 && card.marks.length === 0)
    sheet.sign(sign, right - 6, low, 14, { fill: dim, on: fill });
  marks(sheet, card, right, card.abilities.length > 2 ? low - 21 : low, fill, dim);
  damage(sheet, card, x, y + h);
  if (card.ambassador) {
    const [starX, starY] = card.turned ? [x + w - BAND / 2, y + h / 2] : [x + w / 2, y + BAND / 2];
    sheet.sign("star", starX, starY, 15, {
      fill: out ? palette.neutralizedText : palette.bright,
      stroke: palette.supporting,
      line: 1.2,
    });
  }
}

function marks(sheet: Sheet, card: DrawnCard, right: number, y: number, on: Colour, colour: Colour): void {
  let x = right;
  for (const [mark, amount] of card.marks.toReversed()) {
    const text = String(amount);
    const wide = signedWidth(sheet, text, 12, false, 10);
    signWithText(sheet, mark, text, x - wide, y, { on, colour, fill: colour, size: 12, sign: 10 });
    x -= wide + 4;
  }
}

function damage(sheet: Sheet, { damage: light, severe }: DrawnCard, left: number, edge: number): void {
  const { palette } = sheet;
  let x = left + 13;
  for (const [sign, amount] of [
    ["spark", light],
    ["severe", severe],
  ] as const) {
    if (amount === 0) continue;
    const size = sign === "spark" ? 12.5 : 10;
    if (amount <= 4) {
      for (let at = 0; at < amount; at++, x += 12.5)
        sheet.sign(sign, x, edge, size, { fill: palette.hot, stroke: palette.supporting, line: 0.8 });
      x += 3;
      continue;
    }
    const wide = sheet.width(String(amount), 12, true);
    sheet.box({ x: x - 8, y: edge - 7, w: wide + 19, h: 14 }, { fill: palette.supporting, r: 4 });
    sheet.sign(sign, x, edge, size, { fill: palette.hot, on: palette.supporting });
    sheet.words(String(amount), x + 8, edge + baselineBelow(12), {
      size: 12,
      bold: true,
      colour: palette.hot,
      on: palette.supporting,
    });
    x += wide + 22;
  }
}

function notes(sheet: Sheet, card: DrawnCard, x: number, top: number, room: number, on: Colour): void {
  const { palette } = sheet;
  for (const [at, { sign, text }] of notesOf(sheet, card).entries()) {
    const y = top + at * NOTE + NOTE / 2;
    if (sign === "back") faceDown(sheet, { x: x - 0.5, y: y - 5.5, w: 9, h: 11 });
    else if (sign === "enhancement") sheet.sign("enhancement", x + 4, y, 9.5, { fill: palette.dim, on });
    else if (card.controller?.token) token(sheet, { ...card.controller.token, drakh: false }, x + 4, y, 14.5, on);
    sheet.words(text, x + 14, y + baselineBelow(SMALLEST + 0.5), {
      size: SMALLEST + 0.5,
      colour: palette.dim,
      on,
      room: room - 14,
    });
  }
}
