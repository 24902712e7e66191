/** What stands below the seats: who is out, races not played, what is so for all, and what the small signs mean. */

import { ABILITIES, type Race } from "../../engine/index.ts";
import type { LegendName } from "../../views/pictures/words.ts";
import type { DrawnCard, DrawnSeat, DrawnTable } from "../facts.ts";
import { faceDown } from "../parts/figures.ts";
import { baselineBelow, lostToken, token } from "../parts/tokens.ts";
import { type Box, type Sheet, SMALLEST, WIDTH } from "../scene.ts";
import type { SignName } from "../signs.ts";

const STRIP = 18;
const GAP = 4;
const MARGIN = 6;

/** Something short that a strip says, beside others of its kind. */
interface Chip {
  readonly w: number;
  draw(x: number, y: number): void;
}

/** How high the strips are. */
export function footHeight(sheet: Sheet, facts: DrawnTable): number {
  const out = facts.seats.filter(({ eliminated }) => eliminated).length;
  const unplayed = abroad(facts.seats).length > 0 ? 1 : 0;
  return (out + unplayed + stripsOf(chips(sheet, facts)).length) * (STRIP + GAP);
}

/** Strips from `top` on, and the signs below them as far as there is room; gives where they end. */
export function drawFoot(sheet: Sheet, facts: DrawnTable, top: number, room: number): number {
  let y = top;
  const strip = (name: string, draw: (x: number, middle: number, box: Box) => void) => {
    const box = { x: MARGIN, y, w: WIDTH - 2 * MARGIN, h: STRIP };
    sheet.part(name, box);
    sheet.box(box, { fill: sheet.palette.panel, r: 4 });
    draw(MARGIN + 6, y + STRIP / 2, box);
    y += STRIP + GAP;
  };
  for (const seat of facts.seats.filter(({ eliminated }) => eliminated))
    strip(`seat:${seat.seat}`, (x, middle, box) => outOfGame(sheet, seat, x, middle, box));
  for (const [at, row] of stripsOf(chips(sheet, facts)).entries())
    strip(`notices:${at}`, (left, middle) => {
      let x = left;
      for (const chip of row) {
        chip.draw(x, middle);
        x += chip.w + CHIP_GAP;
      }
    });
  const unplayed = abroad(facts.seats);
  if (unplayed.length > 0) strip("not-played", (x, middle, box) => notPlayed(sheet, unplayed, x, middle, box.w - 12));
  return drawLegend(sheet, legendOf(facts), y, Math.min(top + room, y + 14 * (facts.turn <= FULL_LEGEND ? 4 : 2) + 4));
}

/** Up to this turn every sign of a picture is explained, if there is room. */
const FULL_LEGEND = 4;
const CHIP_GAP = 11;
const ROOM = WIDTH - 2 * MARGIN - 12;

/** What is so for all: each beside the one before as far as there is room. */
function stripsOf(all: readonly Chip[]): Chip[][] {
  const rows: Chip[][] = [];
  let left = 0;
  for (const chip of all) {
    const row = rows.at(-1);
    if (row && chip.w <= left) row.push(chip);
    else {
      rows.push([chip]);
      left = ROOM;
    }
    left -= chip.w + CHIP_GAP;
  }
  return rows;
}

function chips(sheet: Sheet, { notices, alliance, global, seats }: DrawnTable): Chip[] {
  const { palette } = sheet;
  const on = palette.panel;
  const said = notices.map(
    (text): Chip => ({
      w: 12 + sheet.width(text, SMALLEST, true),
      draw(x, y) {
        sheet.sign("burst", x + 5, y, 8, { fill: palette.hot, on });
        sheet.words(text, x + 12, y + baselineBelow(SMALLEST), { bold: true, on });
      },
    }),
  );
  const name = sheet.said.alliance;
  const founded = alliance && {
    w: 15 + sheet.width(name, SMALLEST, true) + alliance.members.length * 18,
    draw(left: number, y: number) {
      sheet.sign("ring", left + 6, y, 12, { fill: palette.good, on });
      let x = left + 15 + sheet.words(name, left + 15, y + baselineBelow(SMALLEST), { bold: true, on });
      for (const member of alliance.members) {
        token(sheet, { ...member, drakh: false }, x + 11, y, 15, on);
        if (member === alliance.founder) sheet.sign("star", x + 18, y - 5, 8, { fill: palette.bright });
        x += 18;
      }
    },
  };
  const titles = global.join(", ");
  const words = seats.length > 6 ? "" : sheet.said.wholeGame;
  const lead = words === "" ? 14 : sheet.width(words, SMALLEST) + 20;
  const whole = {
    w: Math.min(ROOM, lead + sheet.width(titles, SMALLEST, true)),
    draw(x: number, y: number) {
      sheet.sign("enhancement", x + 5, y, 9, { fill: palette.faint, on });
      sheet.words(words, x + 14, y + baselineBelow(SMALLEST), { colour: palette.dim, on });
      sheet.words(titles, x + lead, y + baselineBelow(SMALLEST), { bold: true, on, room: ROOM - lead });
    },
  };
  return [...said, ...(founded ? [founded] : []), ...(global.length > 0 ? [whole] : [])];
}

function outOfGame(sheet: Sheet, seat: DrawnSeat, x: number, y: number, box: Box): void {
  const { palette } = sheet;
  const on = palette.panel;
  lostToken(sheet, seat.token, x + 6, y, 15, on);
  const w = sheet.words(seat.name, x + 18, y + baselineBelow(12), {
    size: 12,
    bold: true,
    colour: palette.faint,
    on,
    room: 130,
    struck: true,
  });
  sheet.words(`${seat.faction} · ${sheet.said.eliminated}`, x + 26 + w, y + baselineBelow(SMALLEST), {
    colour: palette.faint,
    on,
    room: box.w - 60 - w,
  });
  sheet.sign("out", box.x + box.w - 12, y, 10, { fill: palette.hot, on });
}

interface Unplayed {
  readonly race: Race;
  /** By seat, what it is toward that race; one number where all are alike. */
  readonly toward: readonly { readonly seat: DrawnSeat; readonly level: number }[];
}

function abroad(seats: readonly DrawnSeat[]): Unplayed[] {
  const races = [...new Set(seats.flatMap(({ abroad: all }) => all.map(({ race }) => race)))];
  return races.map((race) => ({
    race,
    toward: seats.flatMap((seat) =>
      seat.abroad.flatMap((each) => (each.race === race ? [{ seat, level: each.toward }] : [])),
    ),
  }));
}

/** Tensions toward races that nobody plays: one number where all are alike, else the usual one and who differs. */
function notPlayed(sheet: Sheet, all: readonly Unplayed[], left: number, y: number, room: number): void {
  const { palette } = sheet;
  const on = palette.panel;
  let x =
    left +
    sheet.words(sheet.said.notPlayed, left, y + baselineBelow(SMALLEST), { bold: true, colour: palette.faint, on }) +
    9;
  for (const { race, toward } of all) {
    const levels = toward.map(({ level }) => level);
    const usual = levels.toSorted((a, b) => count(levels, b) - count(levels, a))[0] ?? 0;
    const others = toward.filter(({ level }) => level !== usual);
    const name = sheet.said.races[race];
    const needed = sheet.width(name, SMALLEST, true) + 14 + others.length * 26;
    if (x + needed > left + room) {
      sheet.words("…", x, y + baselineBelow(SMALLEST), { on, colour: palette.dim });
      break;
    }
    x += sheet.words(name, x, y + baselineBelow(SMALLEST), { bold: true, on }) + 4;
    x += sheet.words(String(usual), x, y + baselineBelow(SMALLEST), { bold: true, colour: palette.dim, on }) + 5;
    for (const { seat, level } of others) {
      token(sheet, { ...seat.token, drakh: false }, x + 7, y, 15, on);
      x += 16;
      x += sheet.words(String(level), x, y + baselineBelow(SMALLEST), { bold: true, on }) + 5;
    }
    x += 5;
  }
}

const count = (all: readonly number[], one: number): number => all.filter((each) => each === one).length;

/** What a picture's signs mean, of those that it shows. */
export function legendOf({ seats }: Pick<DrawnTable, "seats">): LegendName[] {
  const cards = seats.flatMap(({ inner, supporting, onFaction }) => [...inner, ...supporting, ...onFaction]);
  const some = (is: (card: DrawnCard) => boolean) => cards.some(is);
  const kinds = ["group", "fleet", "location", "enhancement"] as const;
  return [
    ...(some(({ turned }) => turned) ? (["rotated"] as const) : []),
    ...(some(({ state }) => state === "neutralized") ? (["neutralized"] as const) : []),
    ...(some(({ damage }) => damage > 0) ? (["damage"] as const) : []),
    ...(some(({ severe }) => severe > 0) ? (["severe"] as const) : []),
    ...(some(({ ambassador }) => ambassador) ? (["ambassador"] as const) : []),
    ...(some(({ under }) => under > 0) || seats.some(({ agenda }) => agenda?.hidden) ? (["hidden"] as const) : []),
    "power",
    "flag",
    ...(seats.some(({ spent }) => spent > 0) ? (["spent"] as const) : []),
    "unrest",
    "hand",
    "deck",
    "discard",
    ...(seats.some(({ relations }) => relations.some(({ state }) => state === "war")) ? (["war"] as const) : []),
    ...(seats.some(({ agenda }) => agenda && !agenda.hidden) ? (["agenda"] as const) : []),
    ...kinds.filter((kind) => some(({ type }) => type === kind)),
  ];
}

/** The abilities, then as many of the other signs as there is room for; gives where they end. */
export function drawLegend(
  sheet: Sheet,
  names: readonly LegendName[],
  top: number,
  end: number,
  within: string | null = null,
): number {
  const { palette } = sheet;
  const on = palette.ground;
  const left = MARGIN + 4;
  const right = WIDTH - MARGIN - 2;
  let x = left;
  let y = top + 8;
  sheet.part("legend", { x: MARGIN, y: top, w: WIDTH - 2 * MARGIN, h: 16 }, within);
  for (const ability of ABILITIES) {
    sheet.sign(ability, x + 6, y, 11, { fill: palette.ability[ability], on });
    x +=
      15 +
      sheet.words(sheet.said.abilities[ability], x + 15, y + baselineBelow(SMALLEST), { colour: palette.dim, on }) +
      8;
  }
  for (const name of names) {
    const words = sheet.said.legend[name];
    const w = 16 + sheet.width(words, SMALLEST);
    if (x + w > right) {
      if (y + 14 + 9 > end) break;
      x = left;
      y += 14;
    }
    legendSign(sheet, name, x + 6, y);
    sheet.words(words, x + 15, y + baselineBelow(SMALLEST), { colour: palette.dim, on });
    x += w + 8;
  }
  return y + 9;
}

const SIGN_OF: Partial<Readonly<Record<LegendName, SignName>>> = {
  ambassador: "star",
  damage: "spark",
  severe: "severe",
  unrest: "flame",
  hand: "hand",
  deck: "deck",
  discard: "discard",
  power: "down",
  flag: "flag",
  war: "swords",
  group: "group",
  fleet: "fleet",
  location: "location",
  enhancement: "enhancement",
  agenda: "scroll",
  raised: "up",
  lowered: "down",
};

function legendSign(sheet: Sheet, name: LegendName, x: number, y: number): void {
  const { palette } = sheet;
  const on = palette.ground;
  const sign = SIGN_OF[name];
  if (sign !== undefined) {
    const hot = name === "damage" || name === "severe" || name === "war" || name === "lowered";
    const fill = hot
      ? palette.hot
      : name === "ambassador"
        ? palette.bright
        : name === "unrest"
          ? palette.warm
          : name === "raised"
            ? palette.good
            : palette.dim;
    sheet.sign(sign, x, y, 10, { fill, on });
    return;
  }
  if (name === "hidden") {
    faceDown(sheet, { x: x - 4.5, y: y - 5.5, w: 9, h: 11 });
    return;
  }
  if (name === "spent") {
    const fill = { hatch: palette.dim, on };
    sheet.box({ x: x - 6, y: y - 4.5, w: 12, h: 9 }, { fill, stroke: palette.dim, line: 0.8, r: 2 });
    return;
  }
  const out = name === "neutralized";
  const [w, h] = out ? [9.5, 12] : [13, 9.5];
  const box = { x: x - w / 2, y: y - h / 2, w, h };
  sheet.box(box, { stroke: palette.dim, line: 0.9, r: 1.8, ...(out ? { dash: [2, 1.5] } : {}) });
  if (!out) {
    sheet.box({ x: box.x + w - 3.5, y: box.y, w: 3.5, h }, { fill: palette.dim, r: [0, 1.8, 1.8, 0] });
    return;
  }
  for (const [from, to] of [
    [box.y + 1, box.y + h - 1],
    [box.y + h - 1, box.y + 1],
  ] as const)
    sheet.line(
      [
        [box.x + 1, from],
        [box.x + w - 1, to],
      ],
      palette.dim,
      0.9,
    );
}
