/**
 * The colours of the pictures. Contrast of text on what lies under it is at least 4.5, of signs at least 3, for eyes that lack a
 * kind of cones too: tested.
 */
import type { Ability, Loyalty, NonPlayer } from "../engine/index.ts";

export type Colour = `#${string}`;

/** One set of colours; every name says what it is for. */
export interface Palette {
  readonly ground: Colour;
  readonly panel: Colour;
  readonly panelEdge: Colour;
  readonly inner: Colour;
  readonly supporting: Colour;
  /** What is empty of a bar, a pill or a badge. */
  readonly trough: Colour;
  readonly pill: Colour;
  readonly text: Colour;
  readonly dim: Colour;
  readonly faint: Colour;
  /** Digits on a filled sign. */
  readonly digit: Colour;
  readonly card: Colour;
  readonly cardEdge: Colour;
  readonly turned: Colour;
  readonly turnedEdge: Colour;
  readonly neutralized: Colour;
  readonly neutralizedText: Colour;
  readonly cross: Colour;
  readonly badge: Colour;
  readonly badgeText: Colour;
  /** Whoever must act; a star, a trophy. */
  readonly bright: Colour;
  readonly warm: Colour;
  readonly hot: Colour;
  readonly good: Colour;
  readonly hidden: Colour;
  readonly hiddenGround: Colour;
  readonly loyalty: Readonly<Record<Loyalty | "neutral", Colour>>;
  readonly ability: Readonly<Record<Ability, Colour>>;
  readonly force: Readonly<Record<NonPlayer, Colour>>;
}

export const DARK_PALETTE: Palette = {
  ground: "#313338",
  panel: "#26282c",
  panelEdge: "#45484f",
  inner: "#33363d",
  supporting: "#1f2124",
  trough: "#3a3d45",
  pill: "#3a3d45",
  text: "#f2f3f5",
  dim: "#c0c5cd",
  faint: "#a3a9b3",
  digit: "#101216",
  card: "#484d57",
  cardEdge: "#80868f",
  turned: "#32353b",
  turnedEdge: "#6c727b",
  neutralized: "#292b2f",
  neutralizedText: "#a3a9b3",
  cross: "#787e87",
  badge: "#f2f3f5",
  badgeText: "#101216",
  bright: "#ffe58a",
  warm: "#ffb02e",
  hot: "#ff7b94",
  good: "#79d98c",
  hidden: "#8fb0f0",
  hiddenGround: "#2c3a5c",
  loyalty: {
    human: "#5a9dff",
    centauri: "#d0aef5",
    narn: "#f0705f",
    minbari: "#a0f5ea",
    "non-aligned": "#86cf4a",
    drakh: "#c99a5b",
    shadow: "#a58ad6",
    vorlon: "#cfe08a",
    neutral: "#9aa0aa",
  },
  ability: {
    diplomacy: "#b4efac",
    intrigue: "#7fcbff",
    psi: "#b88ef0",
    leadership: "#f0b41e",
    military: "#f78d7f",
  },
  force: { "babylon-5": "#cfd8e6", shadows: "#b79be0", vorlons: "#cfe08a" },
};

export const LIGHT_PALETTE: Palette = {
  ground: "#e9ebee",
  panel: "#ffffff",
  panelEdge: "#b4b9c1",
  inner: "#f0f1f3",
  supporting: "#dfe2e6",
  trough: "#d3d6db",
  pill: "#d3d6db",
  text: "#0b0c0e",
  dim: "#3f434a",
  faint: "#565b64",
  digit: "#ffffff",
  card: "#ffffff",
  cardEdge: "#6d737d",
  turned: "#e3e6ea",
  turnedEdge: "#7d838c",
  neutralized: "#d6d9de",
  neutralizedText: "#4b5058",
  cross: "#7d838c",
  badge: "#101216",
  badgeText: "#ffffff",
  bright: "#7a4b00",
  warm: "#a24b00",
  hot: "#b0124a",
  good: "#0a4a1c",
  hidden: "#2b4d9a",
  hiddenGround: "#dfe7f8",
  loyalty: {
    human: "#17306e",
    centauri: "#7a3cc0",
    narn: "#8a1c16",
    minbari: "#007b88",
    "non-aligned": "#767600",
    drakh: "#7d4a12",
    shadow: "#5a2a98",
    vorlon: "#5d6600",
    neutral: "#6d737d",
  },
  ability: {
    diplomacy: "#154c0e",
    intrigue: "#2a71b5",
    psi: "#5b2a78",
    leadership: "#a86000",
    military: "#b0303a",
  },
  force: { "babylon-5": "#3d4a60", shadows: "#6a3aa8", vorlons: "#5d6600" },
};

/** What a colour of one set is in another: the same scene is drawn in both. */
export const PALETTES = { dark: DARK_PALETTE, light: LIGHT_PALETTE } as const;
export type PaletteName = keyof typeof PALETTES;

/** The relative luminance of a colour, 0 to 1. WCAG 2.2 */
export function luminance(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = channels(colour).map((each) =>
    each <= 0.040_45 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours, 1 to 21. WCAG 2.2 */
export function contrast(a: Colour, b: Colour): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

/** Red, green and blue, each 0 to 1. */
export function channels(colour: Colour): [number, number, number] {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}
