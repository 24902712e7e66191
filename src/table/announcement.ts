import type { Event, StatedFacts } from "../engine/index.ts";

/** A fact of a card that a player stated in a game, to be kept for the server. */
export interface Learned {
  /** Id of the card's facts. */
  card: string;
  title: string;
  facts: StatedFacts;
  /** Who said so, and when in ms since the epoch. */
  by: string;
  name: string;
  at: number;
}

/** Something that the table's thread has to be told: data, put into words when it is posted. */
export type Announcement =
  /** Messages that are edited in place are behind; nothing is said. */
  | { what: "changed" }
  | { what: "started"; seedHash: string }
  | { what: "happened"; seatNames: readonly string[]; events: readonly Event[] }
  | { what: "learned"; guild: string; learned: readonly Learned[] }
  /** `secret`: nobody sees who has answered already; `quiet`: this player has, and is not pinged. */
  | { what: "reminder"; userId: string; decision: number; secret?: boolean; quiet?: boolean }
  | { what: "over"; seed: string }
  | { what: "ended"; by: string; seed: string | null };

export function parseAnnouncement(text: string): Announcement {
  return JSON.parse(text) as Announcement; // a parsed boundary: only `foldEntry` writes the outbox
}
