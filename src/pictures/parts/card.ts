/** A card in play: upright, or really turned; crossed out, damaged, with what lies on and under it. */
import type { CardType } from "../../engine/index.ts";
import type { DrawnCard } from "../facts.ts";
import type { Colour } from "../palette.ts";
import { type Box, type Sheet, SMALLEST } from "../scene.ts";
import type { SignName } from "../signs.ts";
import { nameLines } from "./names.ts";
import { ability, badge, baselineBelow, token } from "./tokens.ts";

export const UPRIGHT = { w: 48, h: 58 } as const;
export const TURNED = { w: 56, h: 46 } as const;
/** The room for one card beside others. */
export const SLOT = 59;
/** How thick the band of its loyalty is. */
const BAND = 4.5;

/** How large it is as it lies. */
export const sizeOf = (card: DrawnCard): { w: number; h: number } => (card.turned ? TURNED : UPRIGHT);

/** The sign of what a card is, where it is no character. */
export const TYPE_SIGNS: Partial<Readonly<Record<CardType, SignName>>> = {
  group: "group",
  fleet: "fleet",
  location: "location",
  enhancement: "enhancement",
  aftermath: "event",
  event: "event",
  agenda: "scroll",
};

export function faceOf(sheet: Sheet, card: DrawnCard): { fill: Colour; edge: Colour; text: Colour } {
  const { palette } = sheet;
  switch (card.state) {
    case "ready":
      return { fill: palette.card, edge: palette.cardEdge, text: palette.text };
    case "turned":
      return { fill: palette.turned, edge: palette.turnedEdge, text: palette.dim };
    case "neutralized":
      return { fill: palette.neutralized, edge: palette.cross, text: palette.neutralizedText };
  }
}

/** One card in the middle of its slot. */
export function drawCard(sheet: Sheet, card: DrawnCard, slot: Box, within: string): void {
  const { palette } = sheet;
  const { w, h } = sizeOf(card);
  const x = slot.x + (slot.w - w) / 2;
  const y = slot.y + (slot.h - h) / 2;
  const box = { x, y, w, h };
  const { fill, edge, text } = faceOf(sheet, card);
  const { turned } = card;
  sheet.part(`card:${card.id}`, box, within);
  if (card.under > 0)
    sheet.box(
      { x: x - 2.5, y: y + 2.5, w, h },
      { fill: { hatch: palette.hidden, on: palette.hiddenGround }, stroke: palette.hidden, line: 0.9, r: 4 },
    );
  for (let at = Math.min(card.attached.length, 2); at > 0; at--)
    sheet.box({ x: x + 2 * at, y: y + 2 * at, w, h }, { fill, stroke: edge, line: 0.9, r: 4 });
  frame(sheet, card, box);
  // The name: over the cross of a neutralized card, on a ground of its own.
  const room = w - 7 - (turned ? BAND + 1 : 0) - (card.controller?.token ? 5 : 0);
  const lines = nameLines(sheet, card.title, room, card.ambassador, turned ? 2 : 3);
  const [top, step] = turned ? [y + 12, 11.2] : lines.length > 2 ? [y + 14.5, 10.6] : [y + 15.5, 11.2];
  for (const [at, line] of lines.entries()) {
    const baseline = top + at * step;
    if (card.state === "neutralized") {
      const wide = sheet.fit(line, room, SMALLEST, card.ambassador).width;
      sheet.box({ x: x + 3, y: baseline - 9, w: wide + 2, h: 11.2 }, { fill });
    }
    sheet.words(line, x + 4, baseline, { colour: text, on: fill, room, bold: card.ambassador });
  }
  figuresOf(sheet, card, box, fill);
  damageOn(sheet, card, box);
  if (card.ambassador) {
    const [starX, starY] = turned ? [x + w - BAND / 2, y + h / 2] : [x + w / 2, y + BAND / 2];
    sheet.sign("star", starX, starY, 11, {
      fill: card.state === "neutralized" ? palette.neutralizedText : palette.bright,
      stroke: palette.supporting,
      line: 1,
    });
  }
  if (card.attached.length > 0) badge(sheet, `+${card.attached.length}`, x + w + 0.5, y + h + 1, slot.x + slot.w + 1);
  if (card.under > 1) {
    sheet.box({ x: x - 3.5, y: y + h - 6.5, w: 9, h: 11 }, { fill: palette.hiddenGround, r: 2 });
    sheet.words(String(card.under), x + 1, y + h - 1 + baselineBelow(SMALLEST), {
      bold: true,
      colour: palette.text,
      on: palette.hiddenGround,
      align: "middle",
    });
  }
  if (card.controller?.token) {
    const { token: whose } = card.controller;
    sheet.sign(whose.race, x + w - 3, y + 4, 18, { fill: palette.supporting });
    token(sheet, { ...whose, drakh: false }, x + w - 3, y + 4, 15, palette.supporting);
  }
}

/** The card itself with its band, on top or, turned, at the right. */
export function frame(sheet: Sheet, card: DrawnCard, box: Box, band = BAND): void {
  const { palette } = sheet;
  const { x, y, w, h } = box;
  const { fill, edge } = faceOf(sheet, card);
  const out = card.state === "neutralized";
  sheet.box(box, { fill, r: 4.5 });
  const colour = out ? palette.cross : palette.loyalty[card.band];
  if (card.turned) sheet.box({ x: x + w - band, y, w: band, h }, { fill: colour, r: [0, 4.5, 4.5, 0] });
  else sheet.box({ x, y, w, h: band }, { fill: colour, r: [4.5, 4.5, 0, 0] });
  if (out) {
    const [right, top] = card.turned ? [x + w - band - 1, y + 2] : [x + w - 2, y + band + 1];
    for (const [from, to] of [
      [top, y + h - 2],
      [y + h - 2, top],
    ] as const)
      sheet.line(
        [
          [x + 2, from],
          [right, to],
        ],
        palette.cross,
        1.2,
      );
  }
  sheet.box(box, { stroke: edge, line: 0.9, r: 4.5, ...(out ? { dash: [3, 2.2] } : {}) });
}

/** Its abilities at the left, what it is at the right, along the lower edge. */
function figuresOf(sheet: Sheet, card: DrawnCard, { x, y, w, h }: Box, fill: Colour): void {
  const { palette } = sheet;
  const { turned } = card;
  const right = x + w - (turned ? BAND : 0);
  const middle = y + h - (turned ? 10.5 : 11);
  const sign = card.type === null ? undefined : TYPE_SIGNS[card.type];
  const dim = card.state === "ready" ? palette.dim : palette.neutralizedText;
  if (sign !== undefined && card.abilities.length < 3)
    sheet.sign(sign, right - 8.5, middle + 1, 10, { fill: dim, on: fill });
  if (card.conquered)
    sheet.sign("flag", right - (sign === undefined ? 8.5 : 20), middle, 10, { fill: palette.hot, on: fill });
  if (card.state === "neutralized") return;
  const step = Math.min(14.8, (right - x - 4) / Math.max(1, card.abilities.length));
  for (const [at, each] of card.abilities.entries())
    ability(sheet, { ...each, moved: 0, state: card.state }, x + 8.8 + at * step, middle, 15, fill);
}

/** Damage on the lower edge: up to four signs, more as a number. */
function damageOn(sheet: Sheet, { damage, severe, attached, under }: DrawnCard, { x, y, w, h }: Box) {
  const { palette } = sheet;
  const edge = y + h;
  let at = x + (under > 1 ? 12 : 7);
  const end = x + w - (attached.length > 0 ? 15 : 3);
  for (const [sign, amount] of [
    ["spark", damage],
    ["severe", severe],
  ] as const) {
    if (amount === 0) continue;
    const size = sign === "spark" ? 8.6 : 7.4;
    if (amount <= 4 && at + amount * 9 <= end + 4) {
      for (let one = 0; one < amount; one++, at += 9)
        sheet.sign(sign, at, edge, size, { fill: palette.hot, stroke: palette.supporting, line: 0.7 });
      at += 2;
      continue;
    }
    const text = String(amount);
    const wide = sheet.width(text, SMALLEST, true);
    sheet.box({ x: at - 5.5, y: edge - 6, w: wide + 13, h: 12 }, { fill: palette.supporting, r: 3 });
    sheet.sign(sign, at, edge, size, { fill: palette.hot, on: palette.supporting });
    sheet.words(text, at + 5.5, edge + baselineBelow(SMALLEST), {
      bold: true,
      colour: palette.hot,
      on: palette.supporting,
    });
    at += wide + 16;
  }
}
