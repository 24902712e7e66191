/** What standings are called, and what told two with the same points apart. */
import type { Board, BoardRow } from "../../leagues/standings/board.ts";
import { TIEBREAKS } from "../../leagues/standings/standings.ts";
import { counted, plain } from "../text/safe-text.ts";
import { pointsWord } from "./round-words.ts";

/** What standings are about: a night, or with `night` 0 all of a league's. */
export interface Titled {
  /** The league's id. */
  readonly id: string;
  readonly name: string;
  readonly night: number;
}

/** "Final standings of Autumn, night 1". */
export const standingsTitle = ({ name, night }: Titled, { ended }: Board): string =>
  `${ended ? "Final standings" : "Standings"} of ${plain(name, 60)}, ${night === 0 ? "all nights" : `night ${night}`}`;

const TIE_WORDS: Readonly<Record<(typeof TIEBREAKS)[number], (value: number) => string>> = {
  victories: (value) => (value === 0 ? "no victory" : counted(value, "victory", "victories")),
  "major victories": (value) => (value === 0 ? "no major victory" : counted(value, "major victory", "major victories")),
  "opponents' points": (value) => `opponents ${pointsWord(value)}`,
  "head to head": (value) => `head to head ${value > 0 ? "+" : ""}${value}`,
};

/** What told a row from others with the same points: the first tie-breaker that differs among them; null where none was asked. */
export function tiebreakOf(row: BoardRow, rows: readonly BoardRow[]): string | null {
  const same = rows.filter(({ points }) => points === row.points);
  if (same.length < 2) return null;
  const at = row.tiebreak.findIndex((value, index) => same.some(({ tiebreak }) => tiebreak[index] !== value));
  const what = TIEBREAKS[at];
  return what === undefined ? null : TIE_WORDS[what](row.tiebreak[at] ?? 0);
}
