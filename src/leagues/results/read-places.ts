/** Places as somebody writes them down: a line for each player, "1 Londo". */

/** What is wrong with what was written. `line`: from 1. */
export type PlacesProblem =
  | { readonly why: "no-number"; readonly line: number; readonly text: string }
  | { readonly why: "out-of-range"; readonly line: number; readonly text: string; readonly most: number }
  | { readonly why: "who"; readonly line: number; readonly text: string; readonly likely: readonly string[] }
  | { readonly why: "twice"; readonly name: string }
  | { readonly why: "missing"; readonly names: readonly string[] };

export type PlacesRead =
  | { readonly ok: true; readonly places: readonly number[] }
  | { readonly ok: false; readonly problem: PlacesProblem };

/** Of a line so many units are looked at, and of a text so many lines. */
const LONGEST_LINE = 120;
const MOST_LINES = 40;

/**
 * Reads places, in the order of `names`. Who shares a place has the same number; which numbers come after that may be written
 * as they are counted (1, 1, 3) or without a gap (1, 1, 2). A line without a name is the place of the player in that line of
 * `names`, so that "1 2 2 4" in one line is read as well.
 *
 *     readPlaces("2 Londo\n1 G'Kar", ["Londo", "G'Kar"]); // { ok: true, places: [2, 1] }
 */
export function readPlaces(text: string, names: readonly string[]): PlacesRead {
  const lines = text
    .split(/\r?\n/u, MOST_LINES)
    .map((line) => line.slice(0, LONGEST_LINE).trim())
    .filter((line) => line !== "");
  const [only] = lines;
  const bare = lines.length === 1 && only !== undefined && /^[\d\s,.;=/-]+$/u.test(only) ? only.match(/-?\d+/gu) : null;
  const written = bare ?? lines;
  const said = new Map<number, number>();
  for (const [at, line] of written.entries()) {
    const [, number = "", rest = ""] = /^(-?\d{1,6})(?!\d)[\s.):,=-]*(.*)$/u.exec(line) ?? [];
    if (number === "") return no({ why: "no-number", line: at + 1, text: line });
    const place = Number(number);
    if (place < 1 || place > names.length)
      return no({ why: "out-of-range", line: at + 1, text: number, most: names.length });
    const found = rest === "" ? at : whoIs(rest, names);
    const name = typeof found === "number" ? names[found] : undefined;
    if (typeof found !== "number" || name === undefined)
      return no({ why: "who", line: at + 1, text: rest || line, likely: typeof found === "number" ? [] : found });
    if (said.has(found)) return no({ why: "twice", name });
    said.set(found, place);
  }
  const missing = names.filter((_, at) => !said.has(at));
  if (missing.length > 0) return no({ why: "missing", names: missing });
  const all = names.map((_, at) => said.get(at) ?? names.length);
  return { ok: true, places: all.map((place) => 1 + all.filter((other) => other < place).length) };
}

const no = (problem: PlacesProblem): PlacesRead => ({ ok: false, problem });

const keyOf = (name: string): string => name.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();

/** Whose name it is, or begins; else all that it may be. */
function whoIs(text: string, names: readonly string[]): number | readonly string[] {
  const wanted = keyOf(text);
  const keys = names.map(keyOf);
  const whole = keys.flatMap((key, at) => (key === wanted ? [at] : []));
  if (whole.length === 1 && whole[0] !== undefined) return whole[0];
  const begun = keys.flatMap((key, at) => (key.startsWith(wanted) ? [at] : []));
  if (begun.length === 1 && begun[0] !== undefined) return begun[0];
  return begun.map((at) => names[at] ?? "");
}
