import type { PictureWords } from "../views/pictures/words.ts";
import type { ConflictsFacts } from "./conflicts/facts.ts";
import type { DrawnSeat, DrawnTable } from "./facts.ts";
import type { PaletteName } from "./palette.ts";
import type { StandingsFacts } from "./standings/facts.ts";
import type { SummaryFacts } from "./summary/facts.ts";

/**
 * What is to be drawn: plain data, so that equal data are equal pictures. `band`: what is said across its top; `words`: those that
 * stand in it besides names and numbers, English ones where they are left out; `colours`: dark ones where they are left out.
 */
export type Picture = { readonly band?: string; readonly words?: PictureWords; readonly colours?: PaletteName } & (
  | { readonly what: "table"; readonly facts: DrawnTable }
  | { readonly what: "conflicts"; readonly facts: ConflictsFacts }
  | { readonly what: "seat"; readonly facts: DrawnSeat }
  | { readonly what: "summary"; readonly facts: SummaryFacts }
  | { readonly what: "standings"; readonly facts: StandingsFacts }
);

/** The pictures of a game. */
export const PICTURE_NAMES = ["table", "conflicts", "seat", "summary"] as const;
