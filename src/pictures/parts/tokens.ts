/** What stands for players, abilities and numbers wherever a picture needs them. */
import type { Ability } from "../../engine/index.ts";
import type { CardState, Token } from "../facts.ts";
import type { Colour } from "../palette.ts";
import { type Sheet, SMALLEST } from "../scene.ts";
import type { SignName } from "../signs.ts";

/** From the middle of a line to its baseline, by the height of the typeface's capitals. */
export const baselineBelow = (size: number): number => size * 0.355;

/** A player's token, around its middle. */
export function token(sheet: Sheet, { race, place, drakh }: Token, x: number, y: number, size: number, on: Colour) {
  const { palette } = sheet;
  const fill = palette.loyalty[race];
  sheet.sign(race, x, y, size, { fill, on });
  const digits = Math.max(SMALLEST, size * 0.58);
  const low = race === "minbari" ? size * 0.13 : 0;
  sheet.words(String(place), x, y + low + baselineBelow(digits), {
    size: digits,
    bold: true,
    colour: palette.digit,
    on: fill,
    align: "middle",
  });
  if (drakh && size > 18) {
    sheet.sign("disc", x + size * 0.45, y + size * 0.38, size * 0.5, { fill: palette.digit });
    sheet.sign("claw", x + size * 0.45, y + size * 0.38, size * 0.4, {
      fill: palette.loyalty.drakh,
      on: palette.digit,
    });
  }
}

/** The token of a player who is out of the game. */
export function lostToken(sheet: Sheet, { race, place }: Token, x: number, y: number, size: number, on: Colour) {
  const { palette } = sheet;
  sheet.sign(race, x, y, size, { stroke: palette.faint, line: 1, on });
  const low = race === "minbari" ? size * 0.13 : 0;
  sheet.words(String(place), x, y + low + baselineBelow(SMALLEST), { colour: palette.faint, on, align: "middle" });
}

/** A number in the shape of its ability, around its middle: filled while its card is ready, outlined once it is turned. */
export function ability(
  sheet: Sheet,
  { ability: name, now, state, moved = 0 }: { ability: Ability; now: number | null; state: CardState; moved?: number },
  x: number,
  y: number,
  size: number,
  on: Colour,
): void {
  const { palette } = sheet;
  const colour = palette.ability[name];
  const isFull = state === "ready";
  sheet.sign(
    name,
    x,
    y,
    size,
    isFull ? { fill: colour, on } : { fill: palette.supporting, stroke: colour, line: 1.1, on },
  );
  const digits = Math.max(SMALLEST, size * 0.62);
  const low = LOW[name] * size;
  sheet.words(now === null ? "?" : String(now), x, y + low + baselineBelow(digits), {
    size: digits,
    bold: true,
    colour: isFull ? palette.digit : palette.text,
    on: isFull ? colour : palette.supporting,
    align: "middle",
  });
  if (moved === 0) return;
  sheet.sign("disc", x + size * 0.48, y - size * 0.46, size * 0.44, { fill: palette.supporting });
  sheet.sign(moved > 0 ? "up" : "down", x + size * 0.48, y - size * 0.46, size * 0.26, {
    fill: moved > 0 ? palette.good : palette.hot,
    on: palette.supporting,
  });
}

/** How far down a number stands in the shape, by its size. */
const LOW: Readonly<Record<Ability, number>> = {
  diplomacy: -0.06,
  intrigue: 0,
  psi: 0,
  leadership: 0.07,
  military: -0.04,
};

/** A sign with words right of it; gives how much room both take. */
export function signWithText(
  sheet: Sheet,
  sign: SignName,
  text: string,
  x: number,
  y: number,
  look: { on: Colour; colour?: Colour; fill?: Colour; size?: number; bold?: boolean; room?: number; sign?: number },
): number {
  const { on, colour = sheet.palette.text, fill = sheet.palette.faint, size = SMALLEST, bold = false, room } = look;
  const wide = look.sign ?? 9;
  sheet.sign(sign, x + wide / 2, y, wide, { fill, on });
  const left = x + wide + 3;
  const said = { size, bold, colour, on, ...(room === undefined ? {} : { room: room - wide - 3 }) };
  return wide + 3 + sheet.words(text, left, y + baselineBelow(size), said);
}

/** How much room `signWithText` takes. */
export const signedWidth = (sheet: Sheet, text: string, size = SMALLEST, bold = false, sign = 9): number =>
  sign + 3 + sheet.width(text, size, bold);

/** Numbers on a light tab: "+1". */
export function badge(sheet: Sheet, text: string, at: number, y: number, right = Number.POSITIVE_INFINITY): void {
  const w = sheet.width(text, SMALLEST, true) + 5;
  const h = 11.5;
  const x = Math.min(at, right - w / 2);
  sheet.box({ x: x - w / 2, y: y - h / 2, w, h }, { fill: sheet.palette.badge, r: 3 });
  sheet.words(text, x, y + baselineBelow(SMALLEST), {
    bold: true,
    colour: sheet.palette.badgeText,
    on: sheet.palette.badge,
    align: "middle",
  });
}
