/** A game that is over as a picture. */
import { filled, type PictureWords } from "../../views/pictures/words.ts";
import type { DrawnSeat } from "../facts.ts";
import type { Palette } from "../palette.ts";
import { bar } from "../parts/figures.ts";
import { baselineBelow, token } from "../parts/tokens.ts";
import { type Box, type Measure, type Scene, Sheet, SMALLEST, TIGHTEST, WIDTH } from "../scene.ts";
import { drawForceBars, FORCE_BARS } from "../table/middle.ts";
import type { CurveFacts, PlaceFacts, SummaryFacts } from "./facts.ts";

const MARGIN = 6;
const GAP = 6;
const BOX = { x: MARGIN, w: WIDTH - 2 * MARGIN } as const;
const LEFT = MARGIN + 12;
const RIGHT = WIDTH - MARGIN - 10;

/** The room under a name. */
const UNDER = 124;

/** So that lines of one colour differ too. */
const DASHES: readonly (readonly number[])[] = [
  [],
  [8, 3.5],
  [2, 3],
  [8, 3, 2, 3],
  [14, 4],
  [5, 2],
  [10, 3, 2, 3, 2, 3],
  [3, 2, 3, 6],
  [1.5, 1.8],
  [16, 3, 5, 3],
];

export function summaryScene(facts: SummaryFacts, palette: Palette, measure: Measure, said?: PictureWords): Scene {
  const sheet = new Sheet(palette, measure, said);
  const on = palette.ground;
  sheet.sign("trophy", 24, 29, 26, { fill: palette.bright, on });
  sheet.words(facts.title, 46, 20.5 + baselineBelow(19), { size: 19, bold: true, on, room: WIDTH - 54 });
  sheet.words(facts.how, 46, 39 + baselineBelow(13), { size: 13, colour: palette.dim, on, room: WIDTH - 54 });
  let y = places(sheet, facts.places, 55);
  y = key(sheet, y);
  y = curves(sheet, facts, y) + GAP;
  y = lines(sheet, facts, y);
  drawForceBars(sheet, facts.forces, { ...BOX, y, h: FORCE_BARS });
  return sheet.done(y + FORCE_BARS + 6);
}

/** The pictures' places: gives where they end. */
function places(sheet: Sheet, all: readonly PlaceFacts[], y: number): number {
  const { palette } = sheet;
  const on = palette.panel;
  const row = all.length > 6 ? 27 : 30;
  const box = { ...BOX, y, h: all.length * row + 8 };
  sheet.part("places", box);
  sheet.box(box, { fill: on, r: 8 });
  for (const [at, { seat, token: whose, place, power, winner, won }] of all.entries()) {
    const top = y + 4 + at * row;
    const middle = top + row / 2;
    sheet.part(`place:${seat.seat}`, { x: BOX.x, y: top, w: BOX.w, h: row }, "places");
    token(sheet, whose, LEFT + 8, middle, 19, on);
    const colour = seat.eliminated ? palette.faint : palette.text;
    const w = sheet.words(seat.name, LEFT + 26, middle - 6.5 + baselineBelow(13), {
      size: 13,
      bold: true,
      on,
      room: 112,
      colour,
      struck: seat.eliminated,
    });
    if (winner) sheet.sign("trophy", LEFT + 35 + w, middle - 6.5, 11, { fill: palette.bright, on });
    const under = place === whose.place ? seat.faction : sharing(sheet, place, seat);
    sheet.words(under, LEFT + 26, middle + 6.5 + baselineBelow(SMALLEST), { colour: palette.dim, on, room: UNDER });
    bar(sheet, { ...seat, power }, { x: 172, y: middle - 5, w: 120, h: 12.5 }, on, false);
    sheet.words(won, 338, middle + baselineBelow(12), { size: 12, colour: palette.dim, on, align: "right" });
    sheet.words(String(power), RIGHT - 3, middle + baselineBelow(18), { size: 18, bold: true, on, align: "right" });
  }
  return y + box.h;
}

/** That a place is shared, and of the faction as much as stands whole beside it. */
function sharing(sheet: Sheet, place: number, { faction, race }: DrawnSeat): string {
  const also = filled(sheet.said.alsoPlace, place);
  const whole = [`${also} · ${faction}`, `${also} · ${race}`].find(
    (text) => sheet.width(text, SMALLEST) * TIGHTEST <= UNDER,
  );
  return whole ?? also;
}

/** What the rows and the lines mean. */
function key(sheet: Sheet, y: number): number {
  const { palette } = sheet;
  const on = palette.ground;
  const middle = y + 11;
  let x = LEFT;
  const say = (text: string) => {
    x += sheet.words(text, x, middle + baselineBelow(SMALLEST), { colour: palette.dim, on }) + 12;
  };
  sheet.box({ x, y: middle - 4.5, w: 13, h: 9 }, { fill: palette.dim, r: 2 });
  x += 17;
  say(sheet.said.influence);
  sheet.sign("down", x + 4, middle, 9, { fill: palette.dim, on });
  x += 12;
  say(sheet.said.power);
  sheet.sign("flag", x + 4, middle, 10, { fill: palette.dim, on });
  x += 11;
  say(sheet.said.wins);
  say(sheet.said.place);
  sheet.words(sheet.said.conflictsWon, RIGHT, middle + baselineBelow(SMALLEST), {
    colour: palette.dim,
    on,
    align: "right",
  });
  return y + 22;
}

const PLOT = 172;

/** Power by turn: a line each, different in dash as well as colour, that ends in its token. */
function curves(sheet: Sheet, { curves: all, turns }: SummaryFacts, y: number): number {
  const { palette } = sheet;
  const on = palette.panel;
  const box = { ...BOX, y, h: PLOT + 56 };
  sheet.part("curves", box);
  sheet.box(box, { fill: on, r: 8 });
  sheet.words(sheet.said.powerByTurn, LEFT, y + 13 + baselineBelow(13), { size: 13, bold: true, on });
  const highest = Math.max(20, ...all.flatMap(({ power }) => power));
  const lowest = Math.min(0, ...all.flatMap(({ power }) => power));
  const plot = { x: LEFT + 16, y: y + 30, w: RIGHT - LEFT - 50, h: PLOT };
  const up = (power: number) => plot.y + plot.h - ((power - lowest) / (Math.max(highest, 21) - lowest)) * plot.h;
  const last = Math.max(1, turns.length - 1);
  const across = (at: number) => plot.x + (at / last) * plot.w;
  for (let power = Math.ceil(lowest / 5) * 5; power <= highest; power += 5) {
    const goal = power === 20;
    const level: [number, number][] = [
      [plot.x, up(power)],
      [plot.x + plot.w, up(power)],
    ];
    sheet.line(level, goal ? palette.text : palette.panelEdge, goal ? 1.4 : 0.9);
    sheet.words(String(power), plot.x - 5, up(power) + baselineBelow(SMALLEST), {
      bold: goal,
      colour: goal ? palette.text : palette.dim,
      on,
      align: "right",
    });
  }
  sheet.sign("flag", plot.x + 5, up(20) - 6, 9, { fill: palette.text, on });
  const step = Math.max(1, Math.ceil(last / 6));
  for (let at = 0; at <= last; at += step) {
    const text = at === 0 ? sheet.said.turn : String(turns[at] ?? at);
    const look = { colour: palette.dim, on, align: "middle" } as const;
    sheet.words(text, across(at), plot.y + plot.h + 12 + baselineBelow(SMALLEST), look);
  }
  for (const [at, { token: whose, power }] of all.entries()) {
    const points = power.map((each, index): [number, number] => [across(index), up(each)]);
    sheet.line(points, palette.loyalty[whose.race], 1.9, { dash: DASHES[at % DASHES.length] ?? [] });
  }
  ends(sheet, all, { across, up, right: plot.x + plot.w, plot });
  return y + box.h;
}

/** The tokens at the lines' ends, pushed apart where lines end near each other. */
function ends(
  sheet: Sheet,
  all: readonly CurveFacts[],
  {
    across,
    up,
    right,
    plot,
  }: { across: (at: number) => number; up: (power: number) => number; right: number; plot: Box },
): void {
  const { palette } = sheet;
  const least = Math.min(17.5, plot.h / Math.max(1, all.length - 1));
  const wanted = all
    .flatMap(({ token: whose, power }) => {
      const end = power.at(-1);
      return end === undefined ? [] : [{ whose, from: up(end), x: across(power.length - 1), y: up(end) }];
    })
    .toSorted((a, b) => a.from - b.from);
  for (const [at, each] of wanted.entries()) {
    const above = wanted[at - 1];
    if (above) each.y = Math.max(each.y, above.y + least);
  }
  // What was pushed over the lower end comes back up.
  let floor = plot.y + plot.h + 6;
  for (const each of wanted.toReversed()) {
    each.y = Math.min(each.y, floor);
    floor = each.y - least;
  }
  for (const { whose, from, x, y } of wanted) {
    // Thin dots lead on from where somebody has left the game.
    const left = x < right - 1;
    sheet.line(
      [
        [x, from],
        [right + 4, from],
        [right + 11, y],
      ],
      palette.loyalty[whose.race],
      left ? 0.7 : 1,
      left ? { dash: [1, 3] } : {},
    );
    if (left) sheet.sign("out", x, from, 8, { fill: palette.loyalty[whose.race] });
    token(sheet, { ...whose, drakh: false }, right + 20, y, 16, palette.panel);
  }
}

const LINE = 16;

/** What turned the game, and its votes. */
function lines(sheet: Sheet, { turning, votes }: SummaryFacts, top: number): number {
  const { palette } = sheet;
  const on = palette.panel;
  let y = top;
  if (turning.length > 0) {
    const box = { ...BOX, y, h: 24 + turning.length * LINE + 5 };
    sheet.part("turning", box);
    sheet.box(box, { fill: on, r: 8 });
    sheet.words(sheet.said.turningPoints, LEFT, y + 12 + baselineBelow(13), { size: 13, bold: true, on });
    for (const [at, { turn, text, token: whose }] of turning.entries()) {
      const middle = y + 24 + at * LINE + LINE / 2;
      sheet.words(String(turn), LEFT + 14, middle + baselineBelow(12), {
        size: 12,
        colour: palette.dim,
        on,
        align: "right",
      });
      if (whose) token(sheet, { ...whose, drakh: false }, LEFT + 30, middle, 15, on);
      sheet.words(text, LEFT + 43, middle + baselineBelow(12), { size: 12, on, room: RIGHT - LEFT - 43 });
    }
    y += box.h + GAP;
  }
  if (votes.length > 0) {
    const box = { ...BOX, y, h: 24 + votes.length * LINE + 5 };
    sheet.part("votes", box);
    sheet.box(box, { fill: on, r: 8 });
    sheet.words(sheet.said.votes, LEFT, y + 12 + baselineBelow(13), { size: 13, bold: true, on });
    for (const [at, { title, passed, text }] of votes.entries()) {
      const middle = y + 24 + at * LINE + LINE / 2;
      sheet.sign(passed ? "check" : "cross", LEFT + 10, middle, 9, { fill: passed ? palette.good : palette.hot, on });
      const wide = sheet.width(text, 12);
      sheet.words(title, LEFT + 24, middle + baselineBelow(12), { size: 12, on, room: RIGHT - LEFT - 40 - wide });
      sheet.words(text, RIGHT, middle + baselineBelow(12), { size: 12, colour: palette.dim, on, align: "right" });
    }
    y += box.h + GAP;
  }
  return y;
}
