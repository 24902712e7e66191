/** What standings are called, and what told two with the same points apart. */
import type { Board, BoardRow } from "../../leagues/standings/board.ts";
import { TIEBREAKS } from "../../leagues/standings/standings.ts";
import { plain } from "../text/safe-text.ts";
import { type Language, say } from "../words/index.ts";
import { pointsWord } from "./round-words.ts";

/** What standings are about: a night, or with `night` 0 all of a league's. */
export interface Titled {
  /** The league's id. */
  readonly id: string;
  readonly name: string;
  readonly night: number;
}

/** "Final standings of Autumn, night 1". */
export function standingsTitle({ name, night }: Titled, { ended }: Board, language: Language): string {
  const league = plain(name, 60);
  if (night === 0) return say(language, ended ? "standings-title-all-final" : "standings-title-all", { league });
  return say(language, ended ? "standings-title-final" : "standings-title", { league, night });
}

const TIE_WORDS: Readonly<Record<(typeof TIEBREAKS)[number], (value: number, language: Language) => string>> = {
  victories: (count, language) => say(language, "standings-tie-victories", { count }),
  "major victories": (count, language) => say(language, "standings-tie-major", { count }),
  "opponents' points": (value, language) => say(language, "standings-tie-opponents", { points: pointsWord(value) }),
  "head to head": (value, language) =>
    say(language, "standings-tie-heads", { sign: value > 0 ? "+" : "", count: String(value) }),
};

/** What told a row from others with the same points: the first tie-breaker that differs among them; null where none was asked. */
export function tiebreakOf(row: BoardRow, rows: readonly BoardRow[], language: Language): string | null {
  const same = rows.filter(({ points }) => points === row.points);
  if (same.length < 2) return null;
  const at = row.tiebreak.findIndex((value, index) => same.some(({ tiebreak }) => tiebreak[index] !== value));
  const what = TIEBREAKS[at];
  return what === undefined ? null : TIE_WORDS[what](row.tiebreak[at] ?? 0, language);
}
