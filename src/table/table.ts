import { z } from "zod";
import {
  type CardFacts,
  type Faction,
  GAME_FORMAT,
  type Game,
  type Race,
  type RuleSetId,
  type SeatIndex,
} from "../engine/index.ts";

/** What a saved table of this shape is called. */
export const TABLE_FORMAT = 1;

export { LEAST_SEATS as FEWEST_SEATS, MOST_SEATS } from "../engine/index.ts";

export const PACES = ["live", "daily"] as const;
/** `daily`: whoever owes a decision is reminded once a day. */
export type Pace = (typeof PACES)[number];

/** `over`: the game has a result. `ended`: somebody closed the table before that. */
export type Phase = "lobby" | "playing" | "over" | "ended";

export interface TableSeat {
  userId: string;
  /** What the table calls this player. */
  display: string;
  race: Race;
  faction: Faction;
  /** Id of the card facts of the starting ambassador. */
  ambassador: CardFacts["id"];
  /** Name of the ready-made deck. */
  deck: string;
  /** True when the player chose the deck; otherwise it follows the race. */
  deckChosen: boolean;
}

/** A decision that is owed, and since when (ms since the epoch) its player has not been reminded of it. */
export interface Waiting {
  decision: number;
  seat: SeatIndex;
  since: number;
}

/** One table, secrets included: plain, readonly, JSON-safe data that only entries change. */
export interface Table {
  format: typeof TABLE_FORMAT;
  id: string;
  guild: string;
  channel: string;
  /** The thread that the table lives in. */
  thread: string;
  name: string;
  rules: RuleSetId;
  pace: Pace;
  /** The user who opened it. */
  host: string;
  /** What the server calls them. */
  hostDisplay: string;
  phase: Phase;
  seats: readonly TableSeat[];
  /** Secret until the end; null in the lobby. */
  seed: string | null;
  /** SHA-256 of the seed in hex, public from the start. */
  seedHash: string | null;
  game: Game | null;
  waiting: readonly Waiting[];
}

const savedSchema = z.looseObject({
  format: z.number(),
  id: z.string(),
  game: z.looseObject({ format: z.number() }).nullable(),
});

/** A table that another version of the moderator has saved in a shape that this one does not know. It is left as it is. */
export class OtherFormat extends Error {
  override readonly name = "OtherFormat";
}

/** Reads a snapshot that this bot has written. Throws `OtherFormat` where another version wrote it. */
export function parseTable(snapshot: string): Table {
  const saved: unknown = JSON.parse(snapshot);
  const { id, format, game } = savedSchema.parse(saved);
  if (format !== TABLE_FORMAT || (game !== null && game.format !== GAME_FORMAT))
    throw new OtherFormat(
      `table ${id} is saved in format ${format}.${game?.format ?? 0}, not ${TABLE_FORMAT}.${GAME_FORMAT}`,
    );
  return saved as Table; // a parsed boundary: the store gives back what `foldEntry` made
}

const FACTS = "@facts";
const factsTexts = new WeakMap<Game["facts"], string>();

/**
 * What `parseTable` reads: the table as JSON. The cards' facts are more than half of it and stay the same from step to
 * step, so that their text is made once.
 */
export function snapshotOf(table: Table): string {
  if (table.game === null) return JSON.stringify(table);
  const { facts } = table.game;
  const text = factsTexts.get(facts) ?? JSON.stringify(facts);
  factsTexts.set(facts, text);
  // Within a text every quote is escaped: only the game's own facts can look like this.
  return JSON.stringify({ ...table, game: { ...table.game, facts: FACTS } }).replace(
    `"facts":"${FACTS}"`,
    () => `"facts":${text}`,
  );
}

/** The seat of this user, or null. */
export function seatOf(table: Table, userId: string): SeatIndex | null {
  const seat = table.seats.findIndex((each) => each.userId === userId);
  return seat === -1 ? null : seat;
}

/** When the next reminder is due, in ms since the epoch; null for never. */
export function deadlineOf(table: Table): number | null {
  if (table.pace !== "daily" || table.phase !== "playing" || table.waiting.length === 0) return null;
  return Math.min(...table.waiting.map(({ since }) => since)) + REMINDER_MS;
}

/** A day: how long a decision may be owed before its player is reminded. */
export const REMINDER_MS = 24 * 60 * 60 * 1000;
