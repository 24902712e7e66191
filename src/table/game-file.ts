/**
 * A game as a file, for whoever wants to check it without the bot: `tools/replay.ts` reads it. While the game runs it says
 * what everybody knows; once it is over everything, so that it can be played again from the first shuffle on.
 */
import { createHash } from "node:crypto";
import { z } from "zod";
import { edition } from "../catalogue/edition.ts";
import { type Event, type Game, GENERATORS, viewFor } from "../engine/index.ts";
import type { LogEntry } from "./entry.ts";
import type { Table } from "./table.ts";

export const GAME_FILE_FORMAT = "b5-moderator game";
export const GAME_FILE_VERSION = 1;

const hex = z.string().regex(/^[0-9a-f]*$/u);
const pressesSchema = z.object({ joins: z.array(z.string()), start: z.string() });

/** What tells which kind of file this is. */
export const gameFileHead = z.looseObject({
  format: z.literal(GAME_FILE_FORMAT),
  version: z.number(),
  finished: z.boolean(),
});

/** What everybody knows of a table. */
const openSchema = z.object({
  format: z.literal(GAME_FILE_FORMAT),
  version: z.literal(GAME_FILE_VERSION),
  finished: z.boolean(),
  /** Of the bot that wrote the file. */
  edition: z.string(),
  name: z.string(),
  rules: z.string(),
  seats: z.array(z.object({ name: z.string(), race: z.string(), faction: z.string() })),
  /** SHA-256 of the seed, as it was published; null where none was yet. */
  seedHash: hex.nullable(),
  /** What is mixed into the seed; null where nothing is. */
  presses: pressesSchema.nullable(),
  /** What happened, in words. */
  log: z.array(z.string()),
  /**
   * For each step that everybody has seen what it led to, as `digestOfEvents` says it: what was exported earlier is found
   * again in what is exported at the end. Absent in files of earlier versions.
   */
  told: z.array(hex).optional(),
});

/** A game that is still running: what everybody knows of it. */
export const runningSchema = openSchema.extend({
  finished: z.literal(false),
  /** How the table stood, as everybody saw it: what `viewFor` gives the public. Absent before the game, and in files of earlier versions. */
  seen: z.looseObject({ turn: z.number() }).optional(),
});

/** A game that is over: with its secrets, and everything that was said and done at the table. */
export const finishedSchema = openSchema.extend({
  finished: z.literal(true),
  seed: z.string().nullable(),
  /** Null where the table was closed before its game began. */
  generator: z.enum(GENERATORS).nullable(),
  /** Each entry of the table's log; `setup` stands in the one that starts the game. */
  entries: z.array(z.looseObject({ type: z.string(), at: z.number(), by: z.string() })),
  /** For each entry what it led to, as `digestOfEvents` says it. */
  steps: z.array(hex),
  /** What the game is as it has been dealt, as `digestOfGame` says it; null where its log cannot be played that far. */
  dealt: hex.nullable(),
  /** What the game is in the end, as `digestOfGame` says it; null without one. */
  final: hex.nullable(),
});

export type OpenGameFile = z.infer<typeof openSchema>;
type RunningGameFile = z.input<typeof runningSchema>;
export type FinishedGameFile = z.infer<typeof finishedSchema>;

/** Everything that a file is made of. */
export interface Exported {
  table: Table;
  entries: readonly LogEntry[];
  /** What happened by each entry, as far as the log could be played. */
  steps: readonly (readonly Event[])[];
  /** The game as it was dealt; null where there is none. */
  dealt: Game | null;
  /** What happened, in words that everybody may read. */
  log: readonly string[];
}

/** The file of a table as it is now: nothing secret while its game runs, or is still to begin. */
export function gameFile({ table, entries, steps, dealt, log }: Exported): RunningGameFile | FinishedGameFile {
  const finished = table.phase === "over" || table.phase === "ended";
  const open: OpenGameFile = {
    format: GAME_FILE_FORMAT,
    version: GAME_FILE_VERSION,
    finished,
    edition: edition(),
    name: table.name,
    rules: table.rules,
    seats: table.seats.map(({ display, race, faction }) => ({ name: display, race, faction })),
    seedHash: table.seedHash,
    presses: table.presses ? { joins: [...table.presses.joins], start: table.presses.start } : null,
    log: [...log],
    told: toldOf(steps),
  };
  if (!finished)
    return { ...open, finished: false, ...(table.game === null ? {} : { seen: { ...viewFor(table.game, "public") } }) };
  const start = entries.find(({ type }) => type === "started");
  return {
    ...open,
    finished: true,
    seed: table.seed,
    generator:
      start?.type === "started" ? (start.generator ?? "xoshiro128") : table.playedOn === undefined ? null : "sha256",
    entries: entries.map(withoutHabits),
    steps: steps.map(digestOfEvents),
    dealt: dealt === null ? null : digestOfGame(dealt),
    final: table.game === null ? null : digestOfGame(table.game),
  };
}

/** When somebody plays, sleeps and is away, and how they answer, is nobody's business; nothing of the game hangs on it. */
function withoutHabits(entry: LogEntry): LogEntry {
  if (entry.type === "habits") return { ...entry, habits: {} };
  if (entry.type !== "joined") return entry;
  const { habits: _, hours: __, promised: ___, ...seat } = entry.seat;
  return { ...entry, seat };
}

/** What was seen, step by step: a step of which nobody else sees anything leaves no trace. */
const toldOf = (steps: Exported["steps"]): string[] => steps.filter(({ length }) => length > 0).map(digestOfEvents);

/** A short name for what one entry led to: 16 hex digits. */
export function digestOfEvents(events: readonly Event[]): string {
  return sha256(JSON.stringify(events)).slice(0, 16);
}

/** SHA-256 of the whole game, in hex; in which order its fields were written down is no part of it. */
export function digestOfGame(game: Game): string {
  return sha256(JSON.stringify(sorted(JSON.parse(JSON.stringify(game)))));
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}
