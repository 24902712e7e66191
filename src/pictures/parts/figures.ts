/** A seat's figures: the bar of influence with power and the victory line, unrest, piles, marks, tensions. */
import type { Mark, StateName } from "../../engine/index.ts";
import type { DrawnSeat, Relation } from "../facts.ts";
import type { Colour } from "../palette.ts";
import { type Box, type Sheet, SMALLEST } from "../scene.ts";
import type { SignName } from "../signs.ts";
import { baselineBelow, signedWidth, signWithText, token } from "./tokens.ts";

/** What the bar's right end stands for. */
export const SCALE = 22;

/** Influence: full unspent, hatched spent, dashed what is additional this turn; a line down from ▼ is power, the flag the goal. */
export function bar(sheet: Sheet, seat: DrawnSeat, box: Box, on: Colour, ticks = true): void {
  const { palette } = sheet;
  const { x, y, w, h } = box;
  const colour = palette.loyalty[seat.token.race];
  const at = (amount: number) => (Math.min(Math.max(amount, 0), SCALE) / SCALE) * w;
  sheet.box(box, { fill: palette.trough, r: 2.5 });
  const unspent = at(seat.unspent);
  const rating = at(seat.unspent + seat.spent);
  const all = at(seat.unspent + seat.spent + seat.additional);
  if (seat.additional > 0 && all > rating)
    sheet.box(
      { x: x + rating + 0.5, y: y + 0.5, w: all - rating - 1, h: h - 1 },
      { stroke: colour, line: 1, dash: [2, 2], r: 2 },
    );
  if (seat.spent > 0)
    sheet.box(
      { x: x + unspent, y, w: rating - unspent, h },
      { fill: { hatch: colour, on: palette.supporting }, stroke: colour, line: 0.8, r: 2.5 },
    );
  if (seat.unspent > 0) sheet.box({ x, y, w: unspent, h }, { fill: colour, r: 2.5 });
  if (seat.unspent > 0) inside(String(seat.unspent), x, unspent, colour, palette.digit);
  if (seat.spent > 0) inside(String(seat.spent), x + unspent, rating - unspent, palette.supporting, palette.text);
  if (ticks)
    for (const five of [5, 10, 15])
      sheet.line(
        [
          [x + at(five), y + h + 0.6],
          [x + at(five), y + h + 2.6],
        ],
        palette.faint,
        0.9,
      );
  const goal = x + at(seat.goal);
  sheet.line(
    [
      [goal, y - 8],
      [goal, y + h],
    ],
    palette.text,
    1.2,
  );
  sheet.sign("flag", goal + 3.3, y - 5.6, 8, { fill: palette.text, on });
  const power = x + at(seat.power);
  sheet.line(
    [
      [power, y - 4],
      [power, y + h],
    ],
    palette.text,
    1.2,
  );
  if (seat.power > SCALE) sheet.sign("right", power + 1.5, y - 4.5, 7, { fill: palette.text, on });
  else sheet.sign("down", power, y - 3.6, 7.4, { fill: palette.text, on });

  /** A number in its block, beside the line of power where that crosses it. */
  function inside(text: string, left: number, room: number, under: Colour, colour: Colour): void {
    const wide = sheet.width(text, SMALLEST, true);
    if (wide > room - 1) return;
    const line = x + at(seat.power);
    const usual = left + room / 2;
    const clear = wide / 2 + 1.6;
    const middle =
      [usual, line - clear, line + clear].find(
        (each) =>
          Math.abs(each - line) >= clear - 1e-9 &&
          each - wide / 2 >= left + 0.5 &&
          each + wide / 2 <= left + room - 0.5,
      ) ?? usual;
    if (under === palette.supporting && room >= wide + 4)
      sheet.box({ x: middle - wide / 2 - 1.5, y: y + 1, w: wide + 3, h: h - 2 }, { fill: under, r: 2 });
    else if (under === palette.supporting) return;
    sheet.words(text, middle, y + h / 2 + baselineBelow(SMALLEST), { bold: true, colour, on: under, align: "middle" });
  }
}

/** Power, large. */
export function powerPill(sheet: Sheet, power: number, { x, y, w, h }: Box, size = 19): void {
  const { palette } = sheet;
  sheet.box({ x, y, w, h }, { fill: palette.pill, r: 4 });
  sheet.sign("down", x + h * 0.38, y + h / 2, h * 0.34, { fill: palette.text, on: palette.pill });
  sheet.words(String(power), x + w - 4, y + h / 2 + baselineBelow(size), {
    size,
    bold: true,
    on: palette.pill,
    align: "right",
    room: w - h * 0.55 - 4,
  });
}

const FLAMES = 5;
/** How wide the flames are. */
export const FLAMES_WIDTH = FLAMES * 9.2;

export function flames(sheet: Sheet, unrest: number, x: number, y: number, on: Colour): void {
  const { palette } = sheet;
  for (let at = 0; at < FLAMES; at++) {
    const look = at < unrest ? { fill: palette.warm, on } : { stroke: palette.faint, line: 0.9, on };
    sheet.sign("flame", x + 4 + at * 9.2, y, 9.4, look);
  }
}

/** Hand, deck and discard pile, with their right end at `right`; gives their left end. */
export function piles(sheet: Sheet, seat: DrawnSeat, right: number, y: number, on: Colour): number {
  let end = right;
  for (const [sign, amount] of [
    ["discard", seat.discard],
    ["deck", seat.deck],
    ["hand", seat.hand],
  ] as const) {
    const w = signedWidth(sheet, String(amount));
    signWithText(sheet, sign, String(amount), end - w, y, { on, colour: sheet.palette.dim });
    end -= w + 7;
  }
  return end + 7;
}

/** How wide they are. */
export const pilesWidth = (sheet: Sheet, seat: DrawnSeat): number =>
  [seat.hand, seat.deck, seat.discard].reduce((sum, each) => sum + signedWidth(sheet, String(each)), 14);

/** Marks, with their right end at `right`; gives their left end. */
export function marks(
  sheet: Sheet,
  all: readonly (readonly [Mark, number])[],
  right: number,
  y: number,
  on: Colour,
  least = 0,
): number {
  let end = right;
  for (const [mark, amount] of all.toReversed()) {
    const w = signedWidth(sheet, String(amount));
    if (end - w < least) break;
    signWithText(sheet, mark, String(amount), end - w, y, { on, colour: sheet.palette.text });
    end -= w + 4;
  }
  return end;
}

export const marksWidth = (sheet: Sheet, all: readonly (readonly [Mark, number])[]): number =>
  all.reduce((sum, [, amount]) => sum + signedWidth(sheet, String(amount)) + 4, 0);

/** The sign of a state between factions. */
export function stateSign(state: StateName): SignName {
  switch (state) {
    case "war":
      return "swords";
    case "free trade":
      return "trade";
    case "alliance":
      return "alliance";
    case "non-aggression":
      return "peace";
    case "neutrality":
      return "neutrality";
    default:
      return "state";
  }
}

/** Of many relations those that matter: wars first, other states, then high tensions. */
export function notable(relations: readonly Relation[]): Relation[] {
  const rank = ({ state, toward }: Relation) => (state === "war" ? 0 : toward >= 4 ? 2 : 1);
  return relations
    .filter(({ state, toward }) => state !== null || toward >= 4)
    .toSorted((a, b) => rank(a) - rank(b) || b.toward - a.toward || a.token.place - b.token.place);
}

/** Tensions one after the other, as many as there is room for; gives where they end. */
export function tensions(
  sheet: Sheet,
  relations: readonly Relation[],
  { x, y, room, on }: { x: number; y: number; room: number; on: Colour },
): number {
  const { palette } = sheet;
  const all = notable(relations);
  const widthOf = ({ state, toward }: Relation) =>
    15 + (state === null ? 2 : 13) + sheet.width(String(toward), SMALLEST, true);
  let at = x;
  for (const [index, each] of all.entries()) {
    const left = all.length - index;
    const w = widthOf(each);
    const rest = left > 1 ? sheet.width(`+${left - 1}`, SMALLEST) + 5 : 0;
    if (at + w + rest > x + room) {
      at += sheet.words(`+${left}`, at, y + baselineBelow(SMALLEST), { colour: palette.dim, on }) + 5;
      break;
    }
    token(sheet, each.token, at + 7.5, y, 15.5, on);
    let next = at + 17;
    if (each.state !== null) {
      const colour = each.state === "war" ? palette.hot : palette.good;
      sheet.sign(stateSign(each.state), next + 5, y, 10, { fill: colour, on });
      next += 11;
    }
    const colour = each.toward >= 5 ? palette.hot : each.toward === 4 ? palette.warm : palette.dim;
    sheet.words(String(each.toward), next, y + baselineBelow(SMALLEST), { bold: true, colour, on });
    at += w + 7;
  }
  return at;
}

function agendaText({ agenda }: DrawnSeat, { none, hidden }: { none: string; hidden: string }): string {
  if (agenda === null) return none;
  if (agenda.hidden) return agenda.title === "" ? hidden : `${hidden}: ${agenda.title}`;
  return agenda.title;
}

/** The agenda, or that there is none; gives how wide it is. */
export function agenda(
  sheet: Sheet,
  seat: DrawnSeat,
  { x, y, room, on }: { x: number; y: number; room: number; on: Colour },
  words: { none: string; hidden: string },
): number {
  const { palette } = sheet;
  const text = agendaText(seat, words);
  if (text === "") return 0;
  if (seat.agenda === null)
    return sheet.words(text, x, y + baselineBelow(SMALLEST), { colour: palette.faint, on, room });
  if (!seat.agenda.hidden)
    return signWithText(sheet, "scroll", text, x, y, {
      on,
      colour: palette.text,
      fill: palette.faint,
      bold: true,
      room,
    });
  faceDown(sheet, { x, y: y - 5.5, w: 9, h: 11 });
  return 12 + sheet.words(text, x + 12, y + baselineBelow(SMALLEST), { colour: palette.dim, on, room: room - 12 });
}

/** The back of a card. */
export function faceDown(sheet: Sheet, box: Box): void {
  const { palette } = sheet;
  sheet.box(box, {
    fill: { hatch: palette.hidden, on: palette.hiddenGround },
    stroke: palette.hidden,
    line: 0.9,
    r: 1.8,
  });
}
