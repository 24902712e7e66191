/** One seat, large: all that its table panel shows, with words beside the signs and every card's name in full. */

import { filled, type LegendName, nextCheaper, type PictureWords, rawAndBonus } from "../../views/pictures/words.ts";
import type { DrawnSeat } from "../facts.ts";
import type { Colour, Palette } from "../palette.ts";
import { bar, FLAMES_WIDTH, faceDown, flames, SCALE, stateSign } from "../parts/figures.ts";
import { drawRows, rowsOf, smallCard } from "../parts/rows.ts";
import { baselineBelow, signWithText, token } from "../parts/tokens.ts";
import { type Measure, type Scene, Sheet, SMALLEST, WIDTH } from "../scene.ts";
import { drawLegend, legendOf } from "../table/foot.ts";
import { level } from "../table/middle.ts";
import { type BigRow, bigRows, drawBig } from "./big-card.ts";

const MARGIN = 6;
const LEFT = MARGIN + 11;
const RIGHT = WIDTH - MARGIN - 11;
const ROOM = RIGHT - LEFT;
const TALLEST = 842;

export function seatScene(seat: DrawnSeat, palette: Palette, measure: Measure, said?: PictureWords): Scene {
  // How high the panel is shows only once all is said: it is said twice, the first time for its height.
  const tried = new Sheet(palette, measure, said);
  const height = draw(tried, seat);
  const sheet = new Sheet(palette, measure, said);
  sheet.box(
    { x: MARGIN, y: 4, w: WIDTH - 2 * MARGIN, h: height - 8 },
    { fill: palette.panel, stroke: palette.panelEdge, line: 0.9, r: 8 },
  );
  sheet.part(`seat:${seat.seat}`, { x: MARGIN, y: 4, w: WIDTH - 2 * MARGIN, h: height - 8 });
  draw(sheet, seat);
  return sheet.done(height);
}

/** Signs that have their word beside them here. */
const WORDED: readonly LegendName[] = ["power", "unrest", "hand", "deck", "discard", "war", "agenda", "hidden"];

/** Gives how high the picture is. */
function draw(sheet: Sheet, seat: DrawnSeat): number {
  const { palette } = sheet;
  const on = palette.panel;
  sheet.box(
    { x: MARGIN + 1, y: 4, w: WIDTH - 2 * MARGIN - 2, h: 2.4 },
    { fill: palette.loyalty[seat.token.race], r: [8, 8, 0, 0] },
  );
  let y = head(sheet, seat, on);
  y = figures(sheet, seat, y, on);
  y = agendaText(sheet, seat, y, on);
  y = relations(sheet, seat, y, on);
  y = notes(sheet, seat, y, on);
  y = cards(sheet, seat, y + 2);
  y = onFaction(sheet, seat, y);
  const names = legendOf({ seats: [seat] }).filter((name) => !WORDED.includes(name));
  return drawLegend(sheet, names, y, Math.min(y + 46, Math.max(y + 18, TALLEST - 10)), `seat:${seat.seat}`) + 6;
}

function head(sheet: Sheet, seat: DrawnSeat, on: Colour): number {
  const { palette } = sheet;
  token(sheet, seat.token, LEFT + 12, 30, 32, on);
  const power = { x: RIGHT - 57, y: 14, w: 57, h: 31 };
  const side = power.x - 7;
  const words = rawAndBonus(seat.rawPower, seat.powerBonus, sheet.said);
  const wide = Math.max(
    sheet.width(words, 12),
    sheet.width(filled(sheet.said.rating, seat.unspent + seat.spent), 12.5),
  );
  sheet.words(filled(sheet.said.rating, seat.unspent + seat.spent), side, 22 + baselineBelow(12.5), {
    size: 12.5,
    colour: palette.dim,
    on,
    align: "right",
  });
  sheet.words(words, side, 38 + baselineBelow(12), { size: 12, colour: palette.dim, on, align: "right" });
  const room = side - wide - 10 - (LEFT + 34);
  sheet.words(seat.name, LEFT + 34, 22 + baselineBelow(19), { size: 19, bold: true, on, room });
  sheet.words(seat.faction, LEFT + 34, 39.5 + baselineBelow(12.5), { size: 12.5, colour: palette.dim, on, room });
  sheet.box(power, { fill: palette.pill, r: 5 });
  sheet.sign("down", power.x + 12, 29.5, 11, { fill: palette.text, on: palette.pill });
  sheet.words(String(seat.power), power.x + power.w - 6, 29.5 + baselineBelow(26), {
    size: 26,
    bold: true,
    on: palette.pill,
    align: "right",
    room: 34,
  });
  const box = { x: LEFT, y: 64, w: ROOM, h: 17 };
  bar(sheet, seat, box, on);
  for (const at of [0, 5, 10, 15, 20]) {
    const x = LEFT + (at / SCALE) * ROOM;
    sheet.words(String(at), at === 0 ? x : x, 91 + baselineBelow(SMALLEST), {
      colour: palette.dim,
      on,
      align: at === 0 ? "left" : "middle",
    });
  }
  return 101;
}

function figures(sheet: Sheet, seat: DrawnSeat, top: number, on: Colour): number {
  const { palette } = sheet;
  const size = 12.5;
  let x = LEFT;
  const y = top + 8;
  const say = (text: string, bold: boolean) => {
    x +=
      sheet.words(text, x, y + baselineBelow(size), { size, bold, on, ...(bold ? {} : { colour: palette.dim }) }) + 10;
  };
  say(`${seat.unspent} ${sheet.said.unspent}`, true);
  say(`${seat.spent} ${sheet.said.spent}`, false);
  if (seat.additional > 0) say(filled(sheet.said.additional, seat.additional), false);
  for (const [sign, words, amount] of [
    ["hand", sheet.said.hand, seat.hand],
    ["deck", sheet.said.deck, seat.deck],
    ["discard", sheet.said.discard, seat.discard],
  ] as const)
    x += signWithText(sheet, sign, `${words} ${amount}`, x, y, { on, colour: palette.dim, size, sign: 10 }) + 9;
  const row = top + 28;
  x = LEFT + sheet.words(sheet.said.unrest, LEFT, row + baselineBelow(size), { size, colour: palette.dim, on }) + 6;
  flames(sheet, seat.unrest, x, row, on);
  x += FLAMES_WIDTH + 3;
  x += sheet.words(String(seat.unrest), x, row + baselineBelow(size), { size, bold: true, on }) + 14;
  for (const [mark, amount] of seat.marks) {
    const text = `${sheet.said.marks[mark]} ${amount}`;
    if (x + sheet.width(text, size, true) + 14 > RIGHT) break;
    x += signWithText(sheet, mark, text, x, row, { on, size, bold: true, sign: 10 }) + 9;
  }
  return top + 40;
}

/** The agenda with what it says, as far as three lines hold it. */
function agendaText(sheet: Sheet, { agenda }: DrawnSeat, top: number, on: Colour): number {
  const { palette } = sheet;
  const y = top + 8;
  if (agenda === null) {
    sheet.words(sheet.said.noAgenda, LEFT, y + baselineBelow(12), { size: 12, colour: palette.faint, on });
    return top + 19;
  }
  if (agenda.hidden) faceDown(sheet, { x: LEFT, y: y - 6, w: 10, h: 12.5 });
  else sheet.sign("scroll", LEFT + 5, y, 11, { fill: palette.faint, on });
  const title = agenda.hidden
    ? agenda.title === ""
      ? sheet.said.agendaHidden
      : filled(sheet.said.under, agenda.title)
    : agenda.title;
  sheet.words(title, LEFT + 16, y + baselineBelow(12.5), { size: 12.5, bold: true, on, room: ROOM - 16 });
  const says = agenda.says === null ? [] : sheet.wrapped(agenda.says, ROOM - 16, 11.5, 3);
  for (const [at, text] of says.entries())
    sheet.words(text, LEFT + 16, y + 14 + at * 13.5 + baselineBelow(11.5), {
      size: 11.5,
      colour: palette.dim,
      on,
      room: ROOM - 16,
    });
  return top + 19 + says.length * 13.5;
}

/** Tension toward everybody, and toward races that nobody plays, two beside each other. */
function relations(sheet: Sheet, seat: DrawnSeat, top: number, on: Colour): number {
  const { palette } = sheet;
  if (seat.eliminated) {
    sheet.words(sheet.said.eliminated, LEFT, top + 9 + baselineBelow(12.5), {
      size: 12.5,
      bold: true,
      colour: palette.hot,
      on,
    });
    return top + 20;
  }
  const half = ROOM / 2;
  const rows = [
    ...seat.relations.map((each) => ({ ...each, name: each.name, whose: each.token })),
    ...seat.abroad.map((each) => ({
      ...each,
      name: sheet.said.races[each.race],
      state: null,
      whose: null,
    })),
  ];
  for (const [at, { whose, name, toward, from, state }] of rows.entries()) {
    const x = LEFT + (at % 2) * half;
    const y = top + 9 + Math.floor(at / 2) * 19.5;
    if (whose) token(sheet, { ...whose, drakh: false }, x + 8, y, 16, on);
    else sheet.box({ x: x + 1, y: y - 7, w: 14, h: 14 }, { fill: palette.trough, r: 3 });
    if (!whose)
      sheet.words("–", x + 8, y + baselineBelow(SMALLEST), {
        on: palette.trough,
        align: "middle",
        colour: palette.dim,
      });
    level(sheet, toward, [x + 27, y]);
    const war = state === "war";
    let left = x + 40;
    if (state !== null) {
      sheet.sign(stateSign(state), left + 5, y, 10, { fill: war ? palette.hot : palette.good, on });
      left += 14;
    }
    const more = [
      ...(state === null ? [] : [sheet.said.states[state] ?? state]),
      ...(toward === from ? [] : [filled(sheet.said.theirs, from)]),
      ...(whose ? [] : [sheet.said.notPlayedRace]),
    ];
    const text = more.length === 0 ? name : `${name}, ${more.join(", ")}`;
    sheet.words(text, left, y + baselineBelow(12), {
      size: 12,
      bold: whose !== null,
      colour: war ? palette.hot : whose ? palette.text : palette.dim,
      on,
      room: x + half - left - 4,
    });
  }
  return top + Math.ceil(rows.length / 2) * 19.5 + 2;
}

/** What holds for this player for a time. */
function notes(sheet: Sheet, seat: DrawnSeat, top: number, on: Colour): number {
  const { palette } = sheet;
  if (seat.eliminated) return top;
  const lines = [
    ...seat.discounts.map(({ types, by, source }) => nextCheaper(types, by, source, sheet.said)),
    ...(seat.needsLess > 0 ? [filled(sheet.said.needsLess, seat.needsLess)] : []),
    ...(seat.gainsNothing ? [sheet.said.gainsNothing] : []),
    ...(seat.barred ? [seat.barred === "any" ? sheet.said.barred : sheet.said.barredStandard] : []),
  ];
  for (const [at, text] of lines.entries()) {
    const y = top + 8 + at * 15.5;
    sheet.sign("right", LEFT + 5, y, 7.5, { fill: palette.good, on });
    sheet.words(text, LEFT + 16, y + baselineBelow(12), { size: 12, on, room: ROOM - 16 });
  }
  return top + lines.length * 15.5;
}

/** More rows of large cards than this are drawn as small ones. */
const MOST_BIG = 4;

function cards(sheet: Sheet, seat: DrawnSeat, top: number): number {
  const { palette } = sheet;
  const trays = [
    {
      name: "inner",
      title: sheet.said.inner,
      list: seat.inner,
      fill: palette.inner,
      edge: palette.loyalty[seat.token.race],
    },
    {
      name: "supporting",
      title: sheet.said.supporting,
      list: seat.supporting,
      fill: palette.supporting,
      edge: null,
    },
  ];
  const big = trays.map(({ list }) => bigRows(sheet, list));
  const isBig = big.reduce((sum, rows) => sum + rows.length, 0) <= MOST_BIG;
  let y = top;
  for (const [at, { name, title, list, fill, edge }] of trays.entries()) {
    if (list.length === 0 && (name === "supporting" || seat.eliminated)) continue;
    const rows: readonly BigRow[] = big[at] ?? [];
    const small = rowsOf(list, 6, 5);
    const content = isBig ? rows.reduce((sum, { height }) => sum + height + 6, 0) : small.height;
    const box = { x: MARGIN + 4, y, w: WIDTH - 2 * MARGIN - 8, h: 19 + content + (isBig ? 2 : 0) };
    sheet.part(`${name}:${seat.seat}`, box, `seat:${seat.seat}`);
    sheet.box(box, { fill, r: 7, ...(edge === null ? {} : { stroke: edge, line: 1 }) });
    sheet.words(title, box.x + 8, y + 9.5 + baselineBelow(12), { size: 12, bold: true, colour: palette.dim, on: fill });
    if (isBig) {
      let row = y + 18;
      for (const each of rows) {
        drawBig(sheet, each, box.x + 4, row, fill, `${name}:${seat.seat}`);
        row += each.height + 6;
      }
    } else drawRows(sheet, small, { ...box, y: y + 15 }, `${name}:${seat.seat}`);
    y += box.h + 6;
  }
  return y;
}

/** What lies on the faction, with what it says. */
function onFaction(sheet: Sheet, seat: DrawnSeat, top: number): number {
  if (seat.onFaction.length === 0) return top;
  const { palette } = sheet;
  const on = palette.supporting;
  const lines = seat.onFaction.map((card) => ({
    card,
    says: card.says === null ? [] : sheet.wrapped(card.says, ROOM - 34, 11.5, 2),
  }));
  const h = 20 + lines.reduce((sum, { says }) => sum + 17 + says.length * 13.5, 0) + 3;
  const box = { x: MARGIN + 4, y: top, w: WIDTH - 2 * MARGIN - 8, h };
  sheet.part(`faction:${seat.seat}`, box, `seat:${seat.seat}`);
  sheet.box(box, { fill: on, r: 7 });
  sheet.words(sheet.said.onFaction, box.x + 8, top + 9.5 + baselineBelow(12), {
    size: 12,
    bold: true,
    colour: palette.dim,
    on,
  });
  let y = top + 20;
  for (const { card, says } of lines) {
    smallCard(sheet, card, LEFT + 7, y + 8);
    const title = card.controller
      ? `${card.title}, ${filled(sheet.said.controlled, card.controller.name)}`
      : card.title;
    sheet.words(title, LEFT + 20, y + 8 + baselineBelow(12), { size: 12, bold: true, on, room: ROOM - 30 });
    for (const [at, text] of says.entries())
      sheet.words(text, LEFT + 20, y + 22 + at * 13.5 + baselineBelow(11.5), {
        size: 11.5,
        colour: palette.dim,
        on,
        room: ROOM - 30,
      });
    y += 17 + says.length * 13.5;
  }
  return top + h + 6;
}
