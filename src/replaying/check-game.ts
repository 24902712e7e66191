/** Checks a game that is over, from the file that `/game export` gives: pure. */

import type { z } from "zod";
import { edition } from "../catalogue/edition.ts";
import { applyEntry } from "../table/apply-entry.ts";
import type { LogEntry } from "../table/entry.ts";
import {
  digestOfEvents,
  digestOfGame,
  type FinishedGameFile,
  finishedSchema,
  GAME_FILE_VERSION,
  gameFileHead,
  type OpenGameFile,
  runningSchema,
} from "../table/game-file.ts";
import { noteTurn, type TurnPlayed } from "../table/replay.ts";
import { hashOfSeed, seedMaterial } from "../table/seed.ts";
import { checkShuffles } from "../table/shuffles.ts";
import { FORMER_PLAYER, type Table } from "../table/table.ts";

/** What was found, a sentence a line. */
export interface Checked {
  ok: boolean;
  lines: readonly string[];
}

const wrong = (...lines: string[]): Checked => ({ ok: false, lines });

/** A game that is over, played again from its file. */
export interface Opened {
  readonly table: Table;
  /** Its turns in order, that before the first (0) too. */
  readonly turns: readonly TurnPlayed[];
  /** Why it may have been played otherwise than it comes out here, a sentence a line; empty where all of it is proven. */
  readonly doubts: readonly string[];
}

/**
 * Plays the game of a file again, for whoever wants to look at it. A file of another edition is opened as far as every entry
 * is taken, with what does not come out as doubts; one of this edition has to come out whole. Throws where its entries are
 * shaped so oddly that they cannot be played.
 */
export function openGame(text: string): { ok: true; opened: Opened } | { ok: false; why: string } {
  const read = readJson(text);
  const head = gameFileHead.safeParse(read);
  if (!head.success)
    return { ok: false, why: "This is no game that `/game export` has written. Take its game.json, as it is." };
  if (head.data.version !== GAME_FILE_VERSION)
    return { ok: false, why: `This file is of version ${head.data.version}, and I read version ${GAME_FILE_VERSION}.` };
  if (!head.data.finished)
    return {
      ok: false,
      why: "This game was not over when it was exported, so that its hidden cards are not in the file. Export it again at its end.",
    };
  const parsed = finishedSchema.safeParse(read);
  if (!parsed.success) return { ok: false, why: damaged(parsed.error).lines.join(" ") };
  const file = parsed.data;
  if (file.final === null)
    return { ok: false, why: "This table was closed before its game began: there is no turn to show." };
  const other = file.edition !== edition();
  const played = playedAgain(file, other);
  if (!played.ok) return { ok: false, why: played.why };
  const checked = checkFinished(file);
  if (!checked.ok && !other) return { ok: false, why: checked.lines.join(" ") };
  return { ok: true, opened: { table: played.table, turns: played.turns, doubts: checked.ok ? [] : checked.lines } };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads the file's text and plays its game again: every shuffle, every action, the end. Never throws. */
export function checkGame(text: string): Checked {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return wrong("This is no JSON file. Take the game.json that /game export gives, as it is.");
  }
  const head = gameFileHead.safeParse(read);
  if (!head.success) return wrong("This is no game that /game export has written. Take its game.json, as it is.");
  if (head.data.version !== GAME_FILE_VERSION)
    return wrong(
      `This file is of version ${head.data.version}, and I read version ${GAME_FILE_VERSION}: check it with the moderator that wrote it.`,
    );
  if (!head.data.finished) {
    const running = runningSchema.safeParse(read);
    return running.success ? checkRunning(running.data) : damaged(running.error);
  }
  const parsed = finishedSchema.safeParse(read);
  return parsed.success ? checkFinished(parsed.data) : damaged(parsed.error);
}

function damaged({ issues: [issue] }: z.ZodError): Checked {
  return wrong(`The file is damaged at ${issue?.path.join(".") || "its top"}: ${issue?.message ?? "unreadable"}.`);
}

/** What everybody knows of a running game holds no secret, so that most of it can be checked only at its end. */
function checkRunning({ name, seats, seedHash, presses, log, told }: OpenGameFile): Checked {
  const whole = told === undefined ? "" : `, in ${told.length} steps`;
  return {
    ok: true,
    lines: [
      `${name}: ${seats.length} players, ${log.length} lines of its log${whole}. This game was not over when it was exported.`,
      "Checked: the file is whole, and holds what everybody knew then.",
      seedHash === null
        ? "No hash of a seed was published yet."
        : `To keep: the SHA-256 of its seed, as it was published: ${seedHash}. The seed that is shown at the end must have it.`,
      presses === null
        ? "No presses are mixed into the seed yet."
        : `To keep: the presses that are mixed into the seed: ${[...presses.joins, presses.start].join(", ")}.`,
      "Not checked: shuffles, hands and actions. The seed and the hidden cards are secret until the end.",
      "Export it again then, and check both: npm run -s replay -- game.json earlier.json",
    ],
  };
}

/** Checks a game that is over, and whether what was exported of it while it ran is found in it again. */
export function checkBoth(text: string, earlier: string): Checked {
  const game = checkGame(text);
  const before = checkGame(earlier);
  if (!game.ok || !before.ok) return game.ok ? before : game;
  const [last, first] = [fileOf(finishedSchema, text), fileOf(runningSchema, earlier)];
  if (last === null || first === null)
    return wrong("Name the file of the game that is over first, and the one that was exported while it ran second.");
  if (last.seedHash !== first.seedHash)
    return wrong("The two files are of different games: their seeds have other hashes.");
  if (JSON.stringify(last.presses) !== JSON.stringify(first.presses) && first.presses !== null)
    return wrong("The two files are of different games: other presses are mixed into their seeds.");
  const seen = first.told ?? [];
  const told = last.told ?? [];
  const parts = seen.findIndex((step, at) => step !== told[at]);
  if (parts === -1)
    return { ok: true, lines: [...game.lines, `All ${seen.length} steps of the earlier file are found in it again.`] };
  const undone = last.entries.some(({ type }) => type === "undone" || type === "rebuilt");
  const where = `The first ${parts} of ${seen.length} steps of the earlier file are found in it again`;
  return undone
    ? { ok: true, lines: [...game.lines, `${where}; steps were taken back since, as its log says.`] }
    : wrong(`${where}, and then they differ, though nothing was taken back.`);
}

function fileOf<T>(schema: z.ZodType<T>, text: string): T | null {
  return schema.safeParse(JSON.parse(text)).data ?? null;
}

/** What comes of playing the game again; another edition may rightly make something else of its log. */
function differs(file: FinishedGameFile, why: string): Checked {
  if (file.edition === edition()) return wrong(why);
  const other = `The file was written by another edition of the moderator (${file.edition}; this is ${edition()}), which may hold to some rule in another way: check it with that one.`;
  return wrong(why, other);
}

function checkFinished(file: FinishedGameFile): Checked {
  const { seed, seedHash } = file;
  if (file.final === null)
    return { ok: true, lines: ["This table was closed before its game began: nothing was shuffled."] };
  if (seed === null || seedHash === null)
    return wrong("The file names no seed, or no hash of it, of a game that was played.");
  if (hashOfSeed(seed) !== seedHash)
    return wrong(
      `The seed is not the one that was published: its SHA-256 is ${hashOfSeed(seed)}, published was ${seedHash}.`,
    );
  const played = playedAgain(file);
  if (!played.ok) return differs(file, played.why);
  const { table } = played;
  const elsewhere = headDiffers(file, table);
  if (elsewhere !== null) return wrong(elsewhere);
  if (checkShuffles(table)?.mixed !== true)
    return wrong("The shuffles do not begin from the seed and the presses that the file names.");
  if (table.game === null || digestOfGame(table.game) !== file.final)
    return differs(file, "Every entry is taken, but the game ends in another state than the one that is recorded.");
  return { ok: true, lines: report(file, table) };
}

type Played = { ok: true; table: Table; turns: readonly TurnPlayed[] } | { ok: false; why: string };

/**
 * Folds the file's entries one after the other, up to the first that does not lead to what is recorded; `otherwise`: up to the
 * first that is refused.
 */
function playedAgain({ entries, steps, dealt }: FinishedGameFile, otherwise = false): Played {
  let table: Table | null = null;
  const turns: TurnPlayed[] = [];
  for (const [at, line] of entries.entries()) {
    const entry = line as unknown as LogEntry; // a parsed boundary: `foldEntry` checks what it says
    const which = `Entry ${at + 1} of ${entries.length} (${entry.type}${actionsOf(entry)}, by ${nameOf(table, entry.by)})`;
    try {
      const folded = applyEntry(table, entry);
      if (!folded.ok) return { ok: false, why: `${which} is refused: ${folded.refused.refusal.code}.` };
      if (!otherwise && digestOfEvents(folded.events) !== steps[at])
        return { ok: false, why: `${which} leads to something else than what is recorded.` };
      const begun = (entry.type === "started" || at === 0) && !otherwise ? folded.table.game : null;
      if (begun !== null && digestOfGame(begun) !== dealt)
        return { ok: false, why: `${which} deals another game than the one that is recorded.` };
      table = folded.table;
      noteTurn(turns, table.game);
    } catch {
      return { ok: false, why: `${which} cannot be read: the file is damaged there.` };
    }
  }
  return table === null ? { ok: false, why: "The file has no entries." } : { ok: true, table, turns };
}

/** Of entries that may be damaged. */
const actionsOf = (entry: LogEntry) =>
  entry.type === "acted" && Array.isArray(entry.actions) ? `: ${entry.actions.map(({ type }) => type).join(", ")}` : "";

const nameOf = (table: Table | null, user: string) =>
  table?.seats.find(({ userId }) => userId === user)?.display ?? `user ${user}`;

/** What the file says at its top, against what its entries make. */
function headDiffers(file: FinishedGameFile, table: Table): string | null {
  if (table.seed !== file.seed || table.seedHash !== file.seedHash)
    return "The entries were played with another seed than the one that the file names.";
  if (JSON.stringify(table.presses ?? null) !== JSON.stringify(file.presses))
    return "The presses that the file names are not those of its entries.";
  const start = file.entries.find(({ type }) => type === "started");
  if ((start?.generator ?? (table.playedOn ? "sha256" : "xoshiro128")) !== file.generator)
    return "The generator that the file names is not the one that its game began with.";
  if (file.name !== table.name || file.rules !== table.rules)
    return "The table's name or rules at the file's top are not those of its entries.";
  if (file.seats.length !== table.seats.length || file.seats.some((seat, at) => !isSeat(seat, table.seats[at])))
    return "The players, races or factions at the file's top are not those of its entries.";
  const told = toldOf(file.steps, file.told);
  if (told !== null) return told;
  return null;
}

/** Whoever had the own name forgotten may be named so in one place only. */
function isSeat(said: FinishedGameFile["seats"][number], played: Table["seats"][number] | undefined): boolean {
  if (played === undefined || said.race !== played.race || said.faction !== played.faction) return false;
  return said.name === played.display || [said.name, played.display].includes(FORMER_PLAYER);
}

/** What everybody saw is what the entries led to, but for those that led to nothing; null where it is so. */
function toldOf(steps: readonly string[], told: readonly string[] | undefined): string | null {
  const seen = steps.filter((step) => step !== NOTHING);
  return told === undefined || JSON.stringify(told) === JSON.stringify(seen)
    ? null
    : "The steps that the file says everybody saw are not those of its entries.";
}

const NOTHING = digestOfEvents([]);

function report(file: FinishedGameFile, { game, seed, ...table }: Table): string[] {
  const presses = table.presses ?? null;
  const material = seedMaterial(seed ?? "", presses);
  const drawn = game && "drawn" in game.random ? `, ${game.random.drawn} numbers drawn` : "";
  return [
    `${file.name}: ${file.seats.length} players, ${file.entries.length} entries${drawn} (${file.generator}).`,
    ...(table.playedOn ? [notReal(table.playedOn)] : []),
    `The seed's SHA-256 is the one that the file says was published: ${file.seedHash}`,
    presses
      ? `The shuffles begin from the seed, ${presses.joins.length} presses of Join and that of Start: ${material}`
      : `The shuffles begin from the seed alone: ${material}`,
    "Every entry is taken by the rules, and leads to what is recorded.",
    "Not checked: the log in words, which is there to be read.",
    `The game ends as it is recorded${game?.result ? ` (${game.result.victory}, after turn ${game.turn})` : ", before it was decided"}.`,
    table.playedOn
      ? "Compare the SHA-256 with the one in its thread's first lines: then nobody has chosen a shuffle since."
      : "Compare the SHA-256 with the one in the table's lobby message: then nobody has chosen a shuffle.",
  ];
}

/** What a practice table has begun from is given. */
const notReal = ({ name, turn, at }: NonNullable<Table["playedOn"]>): string =>
  `Practice, not a real game: it begins ${at === "now" ? "in the middle" : "at the beginning"} of turn ${turn} of ${name}. How the cards lay then is taken from there and not checked; what came after is.`;
