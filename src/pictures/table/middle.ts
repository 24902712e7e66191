/** What lies between the seats: the web of tensions, and Babylon 5, the Shadows and the Vorlons. */
import { type NonPlayer, POWERS } from "../../engine/index.ts";
import type { DrawnSeat, Relation } from "../facts.ts";
import { stateSign } from "../parts/figures.ts";
import { baselineBelow, token } from "../parts/tokens.ts";
import { type Box, type Sheet, SMALLEST } from "../scene.ts";

/** How high the web and the dials are at least. */
export const WEB = 108;
export const DIALS = 92;

type Point = readonly [x: number, y: number];

/** A token where each seat sits, a line for each pair, and at each end that seat's own tension. */
export function drawWeb(sheet: Sheet, seats: readonly DrawnSeat[], box: Box): void {
  const { palette } = sheet;
  sheet.part("web", box);
  sheet.box(box, { fill: palette.panel, stroke: palette.panelEdge, line: 0.9, r: 8 });
  const points = placesIn(seats, box);
  const pairs = seats.flatMap((seat, at) => seats.slice(at + 1).map((other) => [seat, other] as const));
  const lines = pairs.flatMap(([seat, other]) => {
    const to = seat.relations.find((each) => each.seat === other.seat);
    const [a, b] = [points.get(seat.seat), points.get(other.seat)];
    return to && a && b ? [{ to, a, b }] : [];
  });
  // Quiet lines first, so that a war lies over them.
  const loud = ({ to: { state, toward, from } }: (typeof lines)[number]) =>
    state === "war" ? 3 : state !== null ? 2 : Math.max(toward, from) >= 4 ? 1 : 0;
  for (const each of lines.toSorted((x, y) => loud(x) - loud(y))) pairLine(sheet, each);
  for (const each of lines) levels(sheet, each, seats.length === 2);
  for (const { to, a, b } of lines) {
    if (to.state === null) continue;
    const war = to.state === "war";
    const colour = war ? palette.hot : palette.good;
    const crossing = lines.filter(({ to: other }) => other.state !== null).length > 1 && isDiagonal(a, b);
    const [x, y] = along(a, b, seats.length === 2 ? 0.5 : crossing && a[0] < b[0] ? 0.42 : crossing ? 0.58 : 0.5);
    const aside = seats.length === 2 ? 20 : 0;
    if (war) {
      sheet.sign("disc", x + aside, y, 19, { fill: colour, on: palette.panel });
      sheet.sign("swords", x + aside, y, 11.5, { fill: palette.digit, on: colour });
    } else {
      sheet.sign("disc", x + aside, y, 19, { fill: palette.panel, stroke: colour, line: 1.3, on: palette.panel });
      sheet.sign(stateSign(to.state), x + aside, y, 11, { fill: colour, on: palette.panel });
    }
  }
  for (const seat of seats) {
    const point = points.get(seat.seat);
    if (point) token(sheet, { ...seat.token, drakh: false }, point[0], point[1], 17, palette.panel);
  }
}

const isDiagonal = (a: Point, b: Point): boolean => a[0] !== b[0] && a[1] !== b[1];
const along = (a: Point, b: Point, part: number): Point => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];

/** Clockwise from the top left, as the seats sit. */
function placesIn(seats: readonly DrawnSeat[], { x, y, w, h }: Box): ReadonlyMap<number, Point> {
  const [left, right, top, bottom] = [x + 15, x + w - 15, y + 14, y + h - 15];
  const middle = x + w / 2;
  const corners: readonly Point[] =
    seats.length <= 2
      ? [
          [middle, top],
          [middle, bottom],
        ]
      : seats.length === 3
        ? [
            [left, top],
            [right, top],
            [middle, bottom],
          ]
        : [
            [left, top],
            [right, top],
            [right, bottom],
            [left, bottom],
          ];
  return new Map(seats.flatMap(({ seat }, at) => (corners[at] ? [[seat, corners[at]] as const] : [])));
}

interface Pair {
  to: Relation;
  a: Point;
  b: Point;
}

function pairLine(sheet: Sheet, { to, a, b }: Pair): void {
  const { palette } = sheet;
  if (to.state === "war") sheet.line([a, b], palette.hot, 2.6);
  else if (to.state !== null) sheet.line([a, b], palette.good, 1.7);
  else if (Math.max(to.toward, to.from) >= 5) sheet.line([a, b], palette.hot, 1.4);
  else if (Math.max(to.toward, to.from) === 4) sheet.line([a, b], palette.warm, 1.4);
  else sheet.line([a, b], palette.turnedEdge, 1, { dash: [0.2, 4], round: true });
}

function levels(sheet: Sheet, { to, a, b }: Pair, two: boolean): void {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const part = two ? 0.33 : Math.min(0.4, (isDiagonal(a, b) ? 34 : 22) / length);
  level(sheet, to.toward, along(a, b, part));
  level(sheet, to.from, along(b, a, part));
}

/** How tense, where both shape and colour say what is dangerous. */
export function level(sheet: Sheet, tension: number, [x, y]: Point): void {
  const { palette } = sheet;
  const [sign, fill] =
    tension >= 5
      ? (["burst", palette.hot] as const)
      : tension === 4
        ? (["disc", palette.warm] as const)
        : (["disc", palette.trough] as const);
  const quiet = tension <= 3;
  sheet.sign(sign, x, y, tension >= 5 ? 17 : 15, { fill, ...(quiet ? {} : { on: palette.panel }) });
  sheet.words(String(tension), x, y + baselineBelow(SMALLEST), {
    bold: true,
    colour: quiet ? palette.text : palette.digit,
    on: fill,
    align: "middle",
  });
}

/** How much influence ends the scale of a force. */
const MOST = 20;

/** Three dials side by side. */
export function drawDials(sheet: Sheet, forces: Readonly<Record<NonPlayer, number>>, box: Box): void {
  const { palette } = sheet;
  sheet.part("dials", box);
  const each = box.w / POWERS.length;
  const r = Math.min(27, each / 2 - 5, (box.h - 30) / 2 + 4);
  for (const [at, force] of POWERS.entries()) {
    const x = box.x + each * (at + 0.5);
    const y = box.y + box.h / 2 - 9;
    const colour = palette.force[force];
    const arc = (from: number, to: number) => ({ from: angleAt(from), to: angleAt(to) });
    sheet.arc({ x, y, r, ...arc(0, 1), stroke: palette.trough, line: 4.4 });
    const share = Math.min(1, forces[force] / MOST);
    if (share > 0) sheet.arc({ x, y, r, ...arc(0, share), stroke: colour, line: 4.4 });
    for (const tick of [0.25, 0.5, 0.75]) {
      const angle = angleAt(tick);
      sheet.line(
        [
          [x + (r - 2.4) * Math.cos(angle), y + (r - 2.4) * Math.sin(angle)],
          [x + (r + 2.4) * Math.cos(angle), y + (r + 2.4) * Math.sin(angle)],
        ],
        palette.ground,
        0.9,
      );
    }
    const on = palette.ground;
    sheet.words(String(forces[force]), x, y - 1 + baselineBelow(21), { size: 21, bold: true, on, align: "middle" });
    sheet.words(sheet.said.of20, x, y + r * 0.86 + baselineBelow(SMALLEST), {
      colour: palette.dim,
      on,
      align: "middle",
    });
    const room = each - 4;
    const name = { size: 11.5, bold: true, colour, on, align: "middle", room } as const;
    sheet.words(sheet.said.forces[force], x, y + r * 0.86 + 13 + baselineBelow(11.5), name);
  }
}

/** Clockwise from the lower left. */
const angleAt = (share: number): number => ((135 + 270 * share) * Math.PI) / 180;

export const FORCE_BARS = 31;

/** The same as three bars, where many seats leave less room. */
export function drawForceBars(sheet: Sheet, forces: Readonly<Record<NonPlayer, number>>, box: Box): void {
  const { palette } = sheet;
  const gap = 6;
  const w = (box.w - 2 * gap) / POWERS.length;
  for (const [at, force] of POWERS.entries()) {
    const x = box.x + at * (w + gap);
    const on = palette.panel;
    sheet.part(`force:${force}`, { x, y: box.y, w, h: box.h });
    sheet.box({ x, y: box.y, w, h: box.h }, { fill: on, r: 5 });
    sheet.words(sheet.said.forces[force], x + 7, box.y + 10 + baselineBelow(11.5), {
      size: 11.5,
      bold: true,
      colour: palette.force[force],
      on,
    });
    sheet.words(String(forces[force]), x + w - 7, box.y + 10.5 + baselineBelow(16), {
      size: 16,
      bold: true,
      on,
      align: "right",
    });
    const trough = { x: x + 7, y: box.y + box.h - 10, w: w - 14, h: 5 };
    sheet.box(trough, { fill: palette.trough, r: 2.5 });
    const share = Math.min(1, forces[force] / MOST);
    sheet.box({ ...trough, w: trough.w * share }, { fill: palette.force[force], r: 2.5 });
  }
}
