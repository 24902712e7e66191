/** What the picture of a league's standings tells. */
import type { Race } from "../../engine/index.ts";
import type { Board } from "../../leagues/standings/board.ts";
import { standingsTitle, type Titled, tiebreakOf } from "../../views/leagues/standings-words.ts";
import { FIRST_LANGUAGE, type Language, say } from "../../views/words/index.ts";
import { drawable } from "../typeface.ts";

export interface StandingFacts {
  readonly rank: number;
  readonly name: string;
  readonly race: Race | null;
  /** "9", or "4.5". */
  readonly points: string;
  readonly victories: number;
  readonly tables: number;
  /** What told the row from others with as many points, or what else is to be said; "" for nothing. */
  readonly note: string;
}

export interface StandingsFacts {
  readonly title: string;
  /** "3 rounds · 18 players". */
  readonly about: string;
  readonly rows: readonly StandingFacts[];
}

/** Points as they stand in a picture: halves and thirds with two digits at most. */
const figure = (points: number): string => String(Math.round(points * 100) / 100);

/** The first first, in the order of the board. */
export function standingsFacts(about: Titled, board: Board, language: Language = FIRST_LANGUAGE): StandingsFacts {
  const { rows, rounds, open } = board;
  const known = [
    say(language, "alt-standings-about", { rounds, players: rows.length }),
    ...(open > 0 ? [say(language, "alt-standings-open", { tables: open })] : []),
  ];
  return {
    title: drawable(standingsTitle(about, board, language)),
    about: known.join(" · "),
    rows: rows.map((row) => ({
      rank: row.rank,
      name: drawable(row.name),
      race: row.race,
      points: figure(row.points),
      victories: row.tiebreak[0] ?? 0,
      tables: row.played,
      note: [tiebreakOf(row, rows, language), row.gone ? say(language, "standings-left") : null]
        .filter((each) => each !== null)
        .join(" · "),
    })),
  };
}
