/** Several conflicts on the table may have one title: whose each is, and which of theirs, tells them apart. */
import type { SeatIndex } from "./vocabulary.ts";

/** `number`: which of this player's conflicts of that title it is, from the second on. */
export interface WhoseConflict {
  seat: SeatIndex;
  number?: number;
}

/** Absent where no other conflict on the table has the same title. */
export interface ToldApart {
  apart?: WhoseConflict;
}

/** A conflict's title, and what tells it apart from others that have it. */
export interface NamedConflict extends ToldApart {
  title: string;
}

/** "Trade Pact"; where another has that title, "Trade Pact (Londo)", and his second "Trade Pact #2 (Londo)". */
export function conflictCalled({ title, apart }: NamedConflict, nameAt: (seat: SeatIndex) => string): string {
  return apart ? belongingTo(numbered(title, apart), nameAt(apart.seat)) : title;
}

/** "Trade Pact (Londo)"; of somebody whose name has brackets itself, "Trade Pact – Anna (judge)". */
export const belongingTo = (title: string, name: string): string =>
  /[()]/u.test(name) ? `${title} – ${name}` : `${title} (${name})`;

/** The same where it is said already whose it is. */
export const numbered = (title: string, apart: WhoseConflict | undefined): string =>
  apart?.number === undefined ? title : `${title} #${apart.number}`;
