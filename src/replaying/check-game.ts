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
import { type Translatable, translatable } from "../views/words/index.ts";

/** What was found, a sentence a line. */
export interface Checked {
  ok: boolean;
  lines: readonly Translatable[];
}

const wrong = (...lines: Translatable[]): Checked => ({ ok: false, lines });

/** A game that is over, played again from its file. */
export interface Opened {
  readonly table: Table;
  /** Its turns in order, that before the first (0) too. */
  readonly turns: readonly TurnPlayed[];
  /** Why it may have been played otherwise than it comes out here, a sentence a line; empty where all of it is proven. */
  readonly doubts: readonly Translatable[];
}

/**
 * Plays the game of a file again, for whoever wants to look at it. A file of another edition is opened as far as every entry
 * is taken, with what does not come out as doubts; one of this edition has to come out whole. Throws where its entries are
 * shaped so oddly that they cannot be played.
 */
export function openGame(text: string): { ok: true; opened: Opened } | { ok: false; why: readonly Translatable[] } {
  const read = readJson(text);
  const head = gameFileHead.safeParse(read);
  if (!head.success) return notOpened(NO_GAME);
  if (head.data.version !== GAME_FILE_VERSION) return notOpened(ofVersion(head.data.version));
  if (!head.data.finished) return notOpened(translatable("checked-not-over"));
  const parsed = finishedSchema.safeParse(read);
  if (!parsed.success) return notOpened(...damaged(parsed.error).lines);
  const file = parsed.data;
  if (file.final === null) return notOpened(translatable("checked-no-turn"));
  const other = file.edition !== edition();
  const played = playedAgain(file, other);
  if (!played.ok) return notOpened(played.why);
  const checked = checkFinished(file);
  if (!checked.ok && !other) return notOpened(...checked.lines);
  return { ok: true, opened: { table: played.table, turns: played.turns, doubts: checked.ok ? [] : checked.lines } };
}

const notOpened = (...why: readonly Translatable[]): { ok: false; why: readonly Translatable[] } => ({
  ok: false,
  why,
});

const NO_GAME = translatable("checked-no-game");

const ofVersion = (version: number): Translatable =>
  translatable("checked-version", { version, mine: GAME_FILE_VERSION });

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
    return wrong(translatable("checked-no-json"));
  }
  const head = gameFileHead.safeParse(read);
  if (!head.success) return wrong(NO_GAME);
  if (head.data.version !== GAME_FILE_VERSION) return wrong(ofVersion(head.data.version));
  if (!head.data.finished) {
    const running = runningSchema.safeParse(read);
    return running.success ? checkRunning(running.data) : damaged(running.error);
  }
  const parsed = finishedSchema.safeParse(read);
  return parsed.success ? checkFinished(parsed.data) : damaged(parsed.error);
}

function damaged({ issues: [issue] }: z.ZodError): Checked {
  const [where, why] = [issue?.path.join("."), issue?.message ?? ""];
  return wrong(where ? translatable("checked-damaged", { where, why }) : translatable("checked-damaged-top", { why }));
}

/** What everybody knows of a running game holds no secret, so that most of it can be checked only at its end. */
function checkRunning({ name, seats, seedHash, presses, log, told }: OpenGameFile): Checked {
  const of = { name, players: seats.length, lines: log.length };
  return {
    ok: true,
    lines: [
      told === undefined
        ? translatable("checked-running", of)
        : translatable("checked-running-in", { ...of, steps: told.length }),
      translatable("checked-running-whole"),
      seedHash === null ? translatable("checked-no-hash") : translatable("checked-keep-hash", { hash: seedHash }),
      presses === null
        ? translatable("checked-no-presses")
        : translatable("checked-keep-presses", { presses: [...presses.joins, presses.start].join(", ") }),
      translatable("checked-secret"),
      translatable("checked-again"),
    ],
  };
}

/** Checks a game that is over, and whether what was exported of it while it ran is found in it again. */
export function checkBoth(text: string, earlier: string): Checked {
  const game = checkGame(text);
  const before = checkGame(earlier);
  if (!game.ok || !before.ok) return game.ok ? before : game;
  const [last, first] = [fileOf(finishedSchema, text), fileOf(runningSchema, earlier)];
  if (last === null || first === null) return wrong(translatable("checked-order"));
  if (last.seedHash !== first.seedHash) return wrong(translatable("checked-other-hash"));
  if (JSON.stringify(last.presses) !== JSON.stringify(first.presses) && first.presses !== null)
    return wrong(translatable("checked-other-presses"));
  const seen = first.told ?? [];
  const told = last.told ?? [];
  const parts = seen.findIndex((step, at) => step !== told[at]);
  if (parts === -1) return { ok: true, lines: [...game.lines, translatable("checked-found", { steps: seen.length })] };
  const undone = last.entries.some(({ type }) => type === "undone" || type === "rebuilt");
  const where = { first: parts, steps: seen.length };
  return undone
    ? { ok: true, lines: [...game.lines, translatable("checked-found-undone", where)] }
    : wrong(translatable("checked-found-part", where));
}

function fileOf<T>(schema: z.ZodType<T>, text: string): T | null {
  return schema.safeParse(JSON.parse(text)).data ?? null;
}

/** What comes of playing the game again; another edition may rightly make something else of its log. */
function differs(file: FinishedGameFile, why: Translatable): Checked {
  if (file.edition === edition()) return wrong(why);
  return wrong(why, translatable("checked-edition", { edition: file.edition, mine: edition() }));
}

function checkFinished(file: FinishedGameFile): Checked {
  const { seed, seedHash } = file;
  if (file.final === null) return { ok: true, lines: [translatable("checked-never-begun")] };
  if (seed === null || seedHash === null) return wrong(translatable("checked-no-seed"));
  if (hashOfSeed(seed) !== seedHash)
    return wrong(translatable("checked-other-seed", { hash: hashOfSeed(seed), published: seedHash }));
  const played = playedAgain(file);
  if (!played.ok) return differs(file, played.why);
  const { table } = played;
  const elsewhere = headDiffers(file, table);
  if (elsewhere !== null) return wrong(elsewhere);
  if (checkShuffles(table)?.mixed !== true) return wrong(translatable("checked-shuffles"));
  if (table.game === null || digestOfGame(table.game) !== file.final)
    return differs(file, translatable("checked-other-end"));
  return { ok: true, lines: report(file, table) };
}

type Played = { ok: true; table: Table; turns: readonly TurnPlayed[] } | { ok: false; why: Translatable };

/**
 * Folds the file's entries one after the other, up to the first that does not lead to what is recorded; `otherwise`: up to the
 * first that is refused.
 */
function playedAgain({ entries, steps, dealt }: FinishedGameFile, otherwise = false): Played {
  let table: Table | null = null;
  const turns: TurnPlayed[] = [];
  for (const [at, line] of entries.entries()) {
    const entry = line as unknown as LogEntry; // a parsed boundary: `foldEntry` checks what it says
    const which = {
      entry: at + 1,
      entries: entries.length,
      what: `${entry.type}${actionsOf(entry)}`,
      name: nameOf(table, entry.by),
    };
    try {
      const folded = applyEntry(table, entry);
      if (!folded.ok)
        return { ok: false, why: translatable("checked-refused", { ...which, code: folded.refused.refusal.code }) };
      if (!otherwise && digestOfEvents(folded.events) !== steps[at])
        return { ok: false, why: translatable("checked-leads", which) };
      const begun = (entry.type === "started" || at === 0) && !otherwise ? folded.table.game : null;
      if (begun !== null && digestOfGame(begun) !== dealt)
        return { ok: false, why: translatable("checked-deals", which) };
      table = folded.table;
      noteTurn(turns, table.game);
    } catch {
      return { ok: false, why: translatable("checked-unread", which) };
    }
  }
  return table === null ? { ok: false, why: translatable("checked-empty") } : { ok: true, table, turns };
}

/** Of entries that may be damaged. */
const actionsOf = (entry: LogEntry) =>
  entry.type === "acted" && Array.isArray(entry.actions) ? `: ${entry.actions.map(({ type }) => type).join(", ")}` : "";

const nameOf = (table: Table | null, user: string) =>
  table?.seats.find(({ userId }) => userId === user)?.display ?? user;

/** What the file says at its top, against what its entries make. */
function headDiffers(file: FinishedGameFile, table: Table): Translatable | null {
  if (table.seed !== file.seed || table.seedHash !== file.seedHash) return translatable("checked-head-seed");
  if (JSON.stringify(table.presses ?? null) !== JSON.stringify(file.presses))
    return translatable("checked-head-presses");
  const start = file.entries.find(({ type }) => type === "started");
  if ((start?.generator ?? (table.playedOn ? "sha256" : "xoshiro128")) !== file.generator)
    return translatable("checked-head-generator");
  if (file.name !== table.name || file.rules !== table.rules) return translatable("checked-head-name");
  if (file.seats.length !== table.seats.length || file.seats.some((seat, at) => !isSeat(seat, table.seats[at])))
    return translatable("checked-head-seats");
  return toldOf(file.steps, file.told);
}

/** Whoever had the own name forgotten may be named so in one place only. */
function isSeat(said: FinishedGameFile["seats"][number], played: Table["seats"][number] | undefined): boolean {
  if (played === undefined || said.race !== played.race || said.faction !== played.faction) return false;
  return said.name === played.display || [said.name, played.display].includes(FORMER_PLAYER);
}

/** What everybody saw is what the entries led to, but for those that led to nothing; null where it is so. */
function toldOf(steps: readonly string[], told: readonly string[] | undefined): Translatable | null {
  const seen = steps.filter((step) => step !== NOTHING);
  return told === undefined || JSON.stringify(told) === JSON.stringify(seen)
    ? null
    : translatable("checked-head-steps");
}

const NOTHING = digestOfEvents([]);

function report(file: FinishedGameFile, { game, seed, ...table }: Table): Translatable[] {
  const presses = table.presses ?? null;
  const from = seedMaterial(seed ?? "", presses);
  const head = {
    name: file.name,
    players: file.seats.length,
    entries: file.entries.length,
    generator: file.generator ?? "",
  };
  return [
    game && "drawn" in game.random
      ? translatable("checked-over-drawn", { ...head, drawn: game.random.drawn })
      : translatable("checked-over", head),
    ...(table.playedOn ? [notReal(table.playedOn)] : []),
    translatable("checked-hash", { hash: file.seedHash ?? "" }),
    presses
      ? translatable("checked-from-presses", { joins: presses.joins.length, from })
      : translatable("checked-from-seed", { from }),
    translatable("checked-all"),
    translatable("checked-not-words"),
    game?.result
      ? translatable("checked-ends", { victory: game.result.victory, turn: game.turn })
      : translatable("checked-ends-open"),
    translatable(table.playedOn ? "checked-compare-played-on" : "checked-compare"),
  ];
}

/** What a practice table has begun from is given. */
const notReal = ({ name, turn, at }: NonNullable<Table["playedOn"]>): Translatable =>
  translatable(at === "now" ? "checked-practice-now" : "checked-practice", { turn, name });
