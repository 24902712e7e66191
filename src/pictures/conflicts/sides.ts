/** Both sides of a conflict, or all of them: blocks, who takes part from the middle outward, and who attacks whom. */
import type { Colour } from "../palette.ts";
import { ability, baselineBelow, token } from "../parts/tokens.ts";
import { type Box, type Sheet, SMALLEST } from "../scene.ts";
import type { ConflictFacts, SideFacts, TakesPart } from "./facts.ts";

const ROW = 18;
const BAR = 17;
const MIDDLE = 80;
/** What fills a bar at least. */
const SCALE = 12;

/** Rows of a side, attackers below whom they attack. */
function linesOf(rows: readonly TakesPart[], depth = 0): { part: TakesPart; depth: number }[] {
  return rows.flatMap((part) => [{ part, depth }, ...linesOf(part.attackers, depth + 1)]);
}

const linesIn = ({ rows }: SideFacts): number => Math.max(1, linesOf(rows).length);

export function balanceHeight({ sides, loose }: ConflictFacts): number {
  return BAR + 4 + (Math.max(...sides.map(linesIn), 0) + loose.length) * ROW + 2;
}

/** Support left, opposition right, and a beam that leans to the heavier. */
export function drawBalance(sheet: Sheet, { sides, loose }: ConflictFacts, box: Box): void {
  const { palette } = sheet;
  const on = palette.panel;
  const { x, y, w } = box;
  const half = (w - MIDDLE) / 2;
  const [left, right] = sides;
  if (!left || !right) return;
  const most = Math.max(SCALE, left.total, right.total);
  blocks(sheet, left, { x, y, w: half, h: BAR }, most, "right");
  blocks(sheet, right, { x: x + half + MIDDLE, y, w: half, h: BAR }, most, "left");
  const centre = x + w / 2;
  sheet.words(String(left.total), centre - 7, y + 8.5 + baselineBelow(19), {
    size: 19,
    bold: true,
    on,
    align: "right",
  });
  sheet.words(":", centre, y + 7.5 + baselineBelow(15), { size: 15, colour: palette.dim, on, align: "middle" });
  sheet.words(String(right.total), centre + 7, y + 8.5 + baselineBelow(19), { size: 19, bold: true, on });
  const lean = Math.max(-4, Math.min(4, (right.total - left.total) * 0.7));
  sheet.line(
    [
      [centre - 26, y + 22 - lean],
      [centre + 26, y + 22 + lean],
    ],
    palette.text,
    1.8,
  );
  sheet.sign("up", centre, y + 28, 7.5, { fill: palette.faint, on });
  const top = y + BAR + 4;
  column(sheet, left.rows, top, { edge: x + half, room: half + 1, side: "left", none: sheet.said.nobodySupports });
  column(sheet, right.rows, top, {
    edge: x + half + MIDDLE,
    room: half,
    side: "right",
    none: sheet.said.nobodyOpposes,
  });
  let line = top + Math.max(linesIn(left), linesIn(right)) * ROW;
  for (const part of loose) {
    looseRow(sheet, part, x, line + ROW / 2, w, on);
    line += ROW;
  }
}

/** A block for each that counts, in the colour of its player; dashed for an effect. */
function blocks(sheet: Sheet, { rows, total }: SideFacts, box: Box, most: number, from: "left" | "right"): void {
  const { palette } = sheet;
  sheet.box(box, { fill: palette.trough, r: 2.5 });
  const counted = rows.filter(({ amount }) => amount > 0);
  const sum = counted.reduce((all, { amount }) => all + amount, 0);
  if (sum === 0 || total < 0) return;
  const scale = Math.min(box.w / most, box.w / sum);
  let at = from === "left" ? box.x : box.x + box.w;
  for (const { token: whose, amount } of counted) {
    const w = amount * scale;
    const x = from === "left" ? at : at - w;
    const fill = whose ? palette.loyalty[whose.race] : palette.supporting;
    const block = { x: x + 0.4, y: box.y, w: w - 0.8, h: box.h };
    if (whose) sheet.box(block, { fill, r: 2.5 });
    else
      sheet.box(
        { ...block, y: box.y + 0.6, h: box.h - 1.2 },
        { fill, stroke: palette.text, line: 1.1, dash: [3, 2], r: 2.5 },
      );
    const text = String(amount);
    if (sheet.width(text, 11.5, true) < w - 2)
      sheet.words(text, x + w / 2, box.y + box.h / 2 + baselineBelow(11.5), {
        size: 11.5,
        bold: true,
        colour: whose ? palette.digit : palette.text,
        on: fill,
        align: "middle",
      });
    at += from === "left" ? w : -w;
  }
}

interface Column {
  /** Where the middle of the picture is: rows go outward from it. */
  edge: number;
  room: number;
  side: "left" | "right";
  none: string;
}

function column(sheet: Sheet, rows: readonly TakesPart[], top: number, { edge, room, side, none }: Column): void {
  const { palette } = sheet;
  const on = palette.panel;
  const align = side === "left" ? "right" : "left";
  const lines = linesOf(rows);
  if (lines.length === 0) {
    sheet.words(none, edge, top + ROW / 2 + baselineBelow(11.5), { size: 11.5, colour: palette.faint, on, align });
    return;
  }
  const out = side === "left" ? -1 : 1;
  for (const [at, { part, depth }] of lines.entries()) {
    const y = top + at * ROW + ROW / 2;
    const inset = Math.min(depth, 2) * 20;
    let x = edge + out * inset;
    if (depth > 0) {
      // Up to whoever is attacked.
      const before = lines.slice(0, at).findLastIndex((one) => one.depth < depth);
      const up = top + before * ROW + ROW / 2 + 8;
      const arrow = x - out * 12;
      sheet.line(
        [
          [x + out * 1, y],
          [arrow, y],
          [arrow, up + 3],
        ],
        palette.hot,
        1.3,
      );
      sheet.sign("up", arrow, up + 1.5, 6.5, { fill: palette.hot, on });
      sheet.sign("swords", x + out * 8, y, 10.5, { fill: palette.hot, on });
      x += out * 16;
    } else {
      figure(sheet, part, x + out * 8, y, on);
      x += out * 20;
    }
    const wide = part.token ? 18 : 0;
    const left = room - Math.abs(x - edge) - wide;
    const w = sheet.words(part.title, x, y + baselineBelow(12), {
      size: 12,
      on,
      colour: part.out ? palette.faint : palette.text,
      align,
      room: left,
      struck: part.out,
    });
    if (part.token) token(sheet, { ...part.token, drakh: false }, x + out * (w + 11), y, 15.5, on);
  }
}

/** The number in the shape of the ability that is really used; dashed for an effect, a cross where it counts nothing. */
function figure(sheet: Sheet, { ability: used, amount, out }: TakesPart, x: number, y: number, on: Colour): void {
  const { palette } = sheet;
  if (out) {
    sheet.sign("cross", x, y, 10, { fill: palette.faint, on });
    return;
  }
  if (used !== null) {
    ability(sheet, { ability: used, now: amount, state: "ready" }, x, y, 16, on);
    return;
  }
  sheet.box({ x: x - 7.5, y: y - 7.5, w: 15, h: 15 }, { stroke: palette.text, line: 1.1, dash: [3, 2], r: 2.5 });
  sheet.words(String(amount), x, y + baselineBelow(SMALLEST), { bold: true, on, align: "middle" });
}

/** An attack whose target is not there any more, or somebody who leads. */
function looseRow(sheet: Sheet, part: TakesPart, left: number, y: number, room: number, on: Colour): void {
  const { palette } = sheet;
  let x = left;
  if (part.leads) sheet.sign("fleet", x + 7, y, 11, { fill: palette.dim, on });
  else sheet.sign("swords", x + 7, y, 11, { fill: palette.hot, on });
  x += 17;
  if (part.token) {
    token(sheet, { ...part.token, drakh: false }, x + 8, y, 15.5, on);
    x += 19;
  }
  x += sheet.words(part.title, x, y + baselineBelow(12), {
    size: 12,
    on,
    colour: part.out ? palette.faint : palette.text,
    room: room - 90,
    struck: part.out,
  });
  if (part.leads)
    sheet.words(sheet.said.leads, x + 6, y + baselineBelow(11.5), { size: 11.5, colour: palette.dim, on });
}

const SIDE_BAR = 21;
/** The most that a name takes among those whom nobody supports. */
const IDLE_NAME = 92;
const IDLE_GAP = 8;

/** Whom nobody supports: together in few lines, so that what happens is in sight. */
const isIdle = ({ rows, total }: SideFacts): boolean => rows.length === 0 && total === 0;

interface IdlePlace {
  readonly side: SideFacts;
  readonly x: number;
  readonly line: number;
}

/** Where each of them stands behind what is said of them all, from the left edge, line by line. */
function idlePlaces(sheet: Sheet, idle: readonly SideFacts[], w: number): IdlePlace[] {
  let [x, line] = [sheet.width(sheet.said.nobodySupports, 11.5) + IDLE_GAP, 0];
  return idle.map((side) => {
    const wide = 20 + Math.min(IDLE_NAME, sheet.width(side.name, 12));
    if (x + wide > w) [x, line] = [0, line + 1];
    const place = { side, x, line };
    x += wide + IDLE_GAP;
    return place;
  });
}

const linesOfPlaces = (places: readonly IdlePlace[]): number => (places.at(-1)?.line ?? -1) + 1;

export function severalHeight(sheet: Sheet, { sides, loose }: ConflictFacts, w: number): number {
  const lines = linesOfPlaces(idlePlaces(sheet, sides.filter(isIdle), w));
  const bars = sides.filter((side) => !isIdle(side));
  return (
    bars.reduce((sum, side) => sum + SIDE_BAR + linesOf(side.rows).length * ROW, 0) + (lines + loose.length) * ROW + 4
  );
}

/** A bar for each side that somebody supports, and below it who does; then those whom nobody supports. */
export function drawSeveral(sheet: Sheet, { sides, loose }: ConflictFacts, { x, y, w }: Box): void {
  const { palette } = sheet;
  const on = palette.panel;
  const most = Math.max(SCALE, ...sides.map(({ total }) => total));
  const best = Math.max(0, ...sides.map(({ total }) => total));
  let top = y;
  for (const side of sides.filter((each) => !isIdle(each))) {
    const middle = top + BAR / 2;
    if (side.token) token(sheet, { ...side.token, drakh: false }, x + 8, middle, 15.5, on);
    sheet.words(side.name, x + 20, middle + baselineBelow(12), { size: 12, bold: true, on, room: 92 });
    blocks(sheet, side, { x: x + 118, y: top, w: w - 146, h: BAR }, most, "left");
    const leads = side.total === best && best > 0;
    sheet.words(String(side.total), x + w, middle + baselineBelow(17), {
      size: 17,
      bold: true,
      colour: leads ? palette.good : palette.text,
      on,
      align: "right",
    });
    top += SIDE_BAR;
    column(sheet, side.rows, top, { edge: x + 118, room: w - 118, side: "right", none: "" });
    top += linesOf(side.rows).length * ROW;
  }
  top += drawIdle(sheet, sides.filter(isIdle), { x, y: top, w, h: 0 });
  for (const part of loose) {
    looseRow(sheet, part, x, top + ROW / 2, w, on);
    top += ROW;
  }
}

/** Gives how high it is. */
function drawIdle(sheet: Sheet, idle: readonly SideFacts[], { x, y, w }: Box): number {
  if (idle.length === 0) return 0;
  const on = sheet.palette.panel;
  const places = idlePlaces(sheet, idle, w);
  sheet.words(sheet.said.nobodySupports, x, y + ROW / 2 + baselineBelow(11.5), {
    size: 11.5,
    colour: sheet.palette.dim,
    on,
  });
  for (const { side, ...at } of places) {
    const middle = y + at.line * ROW + ROW / 2;
    if (side.token) token(sheet, { ...side.token, drakh: false }, x + at.x + 8, middle, 15.5, on);
    sheet.words(side.name, x + at.x + 20, middle + baselineBelow(12), { size: 12, on, room: IDLE_NAME });
  }
  return linesOfPlaces(places) * ROW;
}
