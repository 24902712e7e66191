/** Spans of time as people type them: "6h", "1 day 12 hours". */
import parse from "parse-duration";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The least and the most that is taken, in ms. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

export type Duration = { readonly ok: true; readonly ms: number } | { readonly ok: false; readonly why: Unfit };
/** It cannot be read, or it is beyond the bounds. */
export type Unfit = "unclear" | "too-short" | "too-long";

/** A number with its unit; the parser passes over whatever else there is, and this does not. */
const PART = /(\d{1,9}(?:\.\d{1,6})?)\s*(\p{L}{1,12})/gu;
const WHOLE = /^(?:\d{1,9}(?:\.\d{1,6})?\s*\p{L}{1,12}(?:\s*,\s*|\s+and\s+|\s*))+$/u;
const LONGEST = 40;

/** Reads a span of time with its units, "1h 30m" as well as "1 hour and 30 minutes"; the answer is in whole ms. */
export function readDuration(text: string, { least, most }: Bounds): Duration {
  const said = text.trim().toLowerCase();
  const unclear = { ok: false, why: "unclear" } as const;
  if (said.length > LONGEST || !WHOLE.test(said)) return unclear;
  const parts = [...said.matchAll(PART)].filter(([, , unit]) => unit !== "and");
  if (parts.length === 0 || parts.some(([, , unit = ""]) => parse(`1${unit}`) === null)) return unclear;
  const ms = parse(said);
  if (ms === null || !Number.isFinite(ms)) return unclear;
  if (ms < least) return { ok: false, why: "too-short" };
  return ms > most ? { ok: false, why: "too-long" } : { ok: true, ms: Math.round(ms) };
}

const UNITS = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
  ["second", SECOND],
] as const;

/** A span of ms by its two largest units, the larger first: 1 hour and 30 minutes. */
export function durationParts(ms: number): { readonly unit: (typeof UNITS)[number][0]; readonly count: number }[] {
  let rest = Math.max(0, Math.round(ms / SECOND) * SECOND);
  const parts: ReturnType<typeof durationParts> = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push({ unit, count });
  }
  return parts.length === 0 ? [{ unit: "second", count: 0 }] : parts.slice(0, 2);
}

/** A span of ms in words, of its two largest units: "3 days", "1 hour 30 minutes". */
export const durationWords = (ms: number): string =>
  durationParts(ms)
    .map(({ unit, count }) => `${count} ${unit}${count === 1 ? "" : "s"}`)
    .join(" ");
