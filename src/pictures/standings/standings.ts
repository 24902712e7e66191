/** The standings of a league as a picture to share: a row a player, and for a large field two columns of them. */
import { STANDINGS_WORDS } from "../../views/pictures/words.ts";
import type { Colour, Palette } from "../palette.ts";
import { baselineBelow, token } from "../parts/tokens.ts";
import { type Box, type Measure, type Scene, Sheet, SMALLEST, WIDTH } from "../scene.ts";
import type { StandingFacts, StandingsFacts } from "./facts.ts";

const EDGE = 6;
const GAP = 6;
const HEAD = 50;
/** More than so many stand in two columns. */
const MOST_IN_ONE = 26;
/** The most that are shown; the rest is counted. */
const MOST_ROWS = 56;

export function standingsScene(facts: StandingsFacts, palette: Palette, measure: Measure): Scene {
  const sheet = new Sheet(palette, measure);
  head(sheet, facts);
  const shown = facts.rows.slice(0, facts.rows.length > MOST_ROWS ? MOST_ROWS - 1 : MOST_ROWS);
  const top = EDGE + HEAD + GAP;
  const end = shown.length > MOST_IN_ONE ? inTwo(sheet, shown, top) : inOne(sheet, shown, top);
  const more = facts.rows.length - shown.length;
  if (more === 0) return sheet.done(end + EDGE);
  const on = palette.ground;
  sheet.words(STANDINGS_WORDS.andMore(more), WIDTH / 2, end + 10 + baselineBelow(12), {
    size: 12,
    colour: palette.dim,
    on,
    align: "middle",
  });
  return sheet.done(end + 20 + EDGE);
}

function head(sheet: Sheet, { title, about }: StandingsFacts): void {
  const { palette } = sheet;
  const on = palette.panel;
  const box = { x: EDGE, y: EDGE, w: WIDTH - 2 * EDGE, h: HEAD };
  sheet.part("head", box);
  sheet.box(box, { fill: on, r: 8 });
  sheet.sign("trophy", box.x + 22, box.y + HEAD / 2, 24, { fill: palette.bright, on });
  const room = box.w - 52;
  sheet.words(title, box.x + 42, box.y + 18 + baselineBelow(15), { size: 15, bold: true, on, room });
  sheet.words(about, box.x + 42, box.y + 35 + baselineBelow(12), { size: 12, colour: palette.dim, on, room });
}

/** Where each figure of a row in one column ends. */
const POINTS_END = WIDTH - EDGE - 10;
const WINS_END = POINTS_END - 52;
const TABLES_END = WINS_END - 50;

/** Gives where the rows end. */
function inOne(sheet: Sheet, rows: readonly StandingFacts[], top: number): number {
  const { palette } = sheet;
  const on = palette.panel;
  const h = rows.length > 20 ? 27 : 30;
  const box: Box = { x: EDGE, y: top, w: WIDTH - 2 * EDGE, h: 22 + rows.length * h + 4 };
  sheet.part("rows", box);
  sheet.box(box, { fill: on, r: 8 });
  const heads = [
    [STANDINGS_WORDS.tables, TABLES_END],
    [STANDINGS_WORDS.victories, WINS_END],
    [STANDINGS_WORDS.points, POINTS_END],
  ] as const;
  for (const [text, x] of heads)
    sheet.words(text, x, top + 12 + baselineBelow(SMALLEST), { colour: palette.dim, on, align: "right" });
  for (const [at, row] of rows.entries()) {
    const line = { x: EDGE, y: top + 22 + at * h, w: box.w, h };
    const under = at % 2 === 0 ? palette.inner : on;
    const middle = line.y + h / 2;
    sheet.part(`row:${at}`, line, "rows");
    if (at % 2 === 0) sheet.box({ ...line, x: line.x + 4, w: line.w - 8 }, { fill: under, r: 4 });
    mark(sheet, row, EDGE + 24, middle, under);
    const room = TABLES_END - 30 - (EDGE + 44);
    const up = row.note === "" ? middle : middle - 6;
    sheet.words(row.name, EDGE + 44, up + baselineBelow(14), { size: 14, bold: true, on: under, room });
    sheet.words(row.note, EDGE + 44, middle + 7.5 + baselineBelow(SMALLEST), { colour: palette.dim, on: under, room });
    const figure = { size: 13, colour: palette.dim, on: under, align: "right" } as const;
    sheet.words(String(row.tables), TABLES_END, middle + baselineBelow(13), figure);
    sheet.words(String(row.victories), WINS_END, middle + baselineBelow(13), figure);
    sheet.words(row.points, POINTS_END, middle + baselineBelow(17), {
      ...figure,
      size: 17,
      bold: true,
      colour: palette.text,
    });
  }
  return top + box.h;
}

function inTwo(sheet: Sheet, rows: readonly StandingFacts[], top: number): number {
  const { palette } = sheet;
  const on = palette.panel;
  const each = Math.ceil(rows.length / 2);
  const h = 26;
  const w = (WIDTH - 2 * EDGE - GAP) / 2;
  for (const column of [0, 1]) {
    const box: Box = { x: EDGE + column * (w + GAP), y: top, w, h: each * h + 8 };
    sheet.part(`column:${column}`, box);
    sheet.box(box, { fill: on, r: 8 });
    for (const [at, row] of rows.slice(column * each, (column + 1) * each).entries()) {
      const line = { x: box.x, y: top + 4 + at * h, w, h };
      const under = at % 2 === 0 ? palette.inner : on;
      const middle = line.y + h / 2;
      sheet.part(`row:${column * each + at}`, line, `column:${column}`);
      if (at % 2 === 0) sheet.box({ ...line, x: line.x + 4, w: line.w - 8 }, { fill: under, r: 4 });
      mark(sheet, row, box.x + 20, middle, under);
      const right = box.x + w - 9;
      const wide = sheet.words(row.points, right, middle + baselineBelow(14), {
        size: 14,
        bold: true,
        on: under,
        align: "right",
      });
      const left = box.x + 37;
      sheet.words(row.name, left, middle + baselineBelow(13), { size: 13, on: under, room: right - wide - 6 - left });
    }
  }
  return top + each * h + 8;
}

/** The rank in the sign of the player's race. */
function mark(sheet: Sheet, { rank, race }: StandingFacts, x: number, y: number, on: Colour): void {
  if (race !== null) token(sheet, { race, place: rank, drakh: false }, x, y, 22, on);
  else sheet.words(String(rank), x, y + baselineBelow(13), { size: 13, bold: true, on, align: "middle" });
}
