/**
 * Writes the corpus of recorded games and tables, and says what it shows and what not.
 *
 *     npm run corpus                    # what comes of what is recorded, hashed anew
 *     npm run corpus -- games tables    # whole games and tables played anew by chance
 *     npm run corpus -- positions       # what the tests play, caught anew
 *     npm run corpus -- newest          # whole games of the newest reading of the rules
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { called, calledWrongly } from "../../src/called.ts";
import { allKinds, kindsOfStart, kindsOfStep, kindsOfTableStep } from "./kinds.ts";
import { gameSteps, tableSteps } from "./playing.ts";
import { newestGames, randomGames } from "./random-games.ts";
import { randomTables } from "./random-tables.ts";
import {
  FILES,
  type RecordedGame,
  type RecordedTable,
  readRecorded,
  type Unplayed,
  writeRecorded,
} from "./recorded.ts";

/** A recording that is played, with every kind of thing that it shows. */
interface Played<T> {
  recorded: T;
  kinds: ReadonlySet<string>;
  size: number;
}

function ran(steps: Generator<string, string>): { steps: string[]; final: string } {
  const texts: string[] = [];
  for (let next = steps.next(); ; next = steps.next()) {
    if (next.done) return { steps: texts, final: next.value };
    texts.push(next.value);
  }
}

function note(kinds: Set<string>, shown: readonly string[]): void {
  for (const kind of shown) kinds.add(kind);
}

function playedGame({ name, start, actions }: Unplayed<RecordedGame>): Played<RecordedGame> {
  const kinds = new Set(kindsOfStart({ start }));
  const made = ran(gameSteps({ start, actions }, (step) => note(kinds, kindsOfStep(step))));
  return sized({ name, start, actions, ...made }, kinds);
}

function playedTable({ name, start, entries }: Unplayed<RecordedTable>): Played<RecordedTable> {
  const kinds = new Set<string>();
  const told: Parameters<typeof tableSteps>[1] = ({ entry, ...step }) =>
    note(kinds, kindsOfTableStep(step, entry.type));
  return sized({ name, start, entries, ...ran(tableSteps({ start, entries }, told)) }, kinds);
}

const sized = <T>(recorded: T, kinds: ReadonlySet<string>): Played<T> => ({
  recorded,
  kinds,
  size: JSON.stringify(recorded).length,
});

type Caught = ({ what: "position" } & Unplayed<RecordedGame>) | ({ what: "table" } & Unplayed<RecordedTable>);

/** What the tests of the engine and the tables play, each time it shows something. */
function caughtInTests(): Caught[] {
  const folder = mkdtempSync(join(tmpdir(), "b5-corpus-"));
  const file = join(folder, "caught.jsonl");
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const run = spawnSync("npx", ["vitest", "run", "--config", "test/corpus/caught.config.ts", "--reporter=dot"], {
    cwd: root,
    env: { ...process.env, CORPUS_CAUGHT: file },
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (run.status !== 0) throw new Error("the tests that are recorded have failed");
  const lines = readFileSync(file, "utf8").trim().split("\n");
  rmSync(folder, { recursive: true });
  return lines.map((line) => JSON.parse(line) as Caught); // a parsed boundary: `catching.ts` wrote it
}

/** As few of them as show everything that they show together and that is not known yet, small ones rather than large ones. */
function fewest<T>(candidates: readonly Played<T>[], known: ReadonlySet<string>): Played<T>[] {
  const left = new Set(candidates.flatMap(({ kinds }) => [...kinds]).filter((kind) => !known.has(kind)));
  const chosen: Played<T>[] = [];
  while (left.size > 0) {
    const worth = ({ kinds, size }: Played<T>) => [...kinds].filter((kind) => left.has(kind)).length / (2_000 + size);
    const [best] = candidates.map((one) => ({ one, worth: worth(one) })).sort((a, b) => b.worth - a.worth);
    if (!best || best.worth === 0) break;
    chosen.push(best.one);
    for (const kind of best.one.kinds) left.delete(kind);
  }
  return chosen;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

function report(kinds: ReadonlySet<string>): void {
  for (const [topic, all] of Object.entries(allKinds())) {
    const missing = all.filter((kind) => !kinds.has(`${topic}: ${kind}`));
    say(
      `${topic}: ${all.length - missing.length} of ${all.length}${missing.length > 0 ? `; not ${missing.join(", ")}` : ""}`,
    );
  }
  const others = new Map<string, string[]>();
  for (const kind of [...kinds].sort()) {
    const [topic = "", what = ""] = kind.split(": ");
    if (!(topic in allKinds())) others.set(topic, [...(others.get(topic) ?? []), what]);
  }
  for (const [topic, which] of others) say(`${topic}: ${which.length}: ${which.join(", ")}`);
}

const USAGE = `npm run corpus -- [${FILES.join("] [")}]`;
const { positionals: anew } = called(USAGE, {}, { most: FILES.length });
const strange = anew.find((one) => !FILES.some((file) => file === one));
if (strange !== undefined) calledWrongly(`“${strange}” is none of them`, USAGE);

const games = (anew.includes("games") ? randomGames() : readRecorded("games")).map(playedGame);
const newest = (anew.includes("newest") ? newestGames() : readRecorded("newest")).map(playedGame);
const isWhole = ({ name }: { name: string }) => name.startsWith("table");
const before = anew.length < FILES.length ? readRecorded("tables") : [];
const whole = (anew.includes("tables") ? randomTables() : before.filter(isWhole)).map(playedTable);
let parts = before.filter((one) => !isWhole(one)).map(playedTable);
const known = new Set(games.flatMap(({ kinds }) => [...kinds]));
let positions: Played<RecordedGame>[];
if (anew.includes("positions")) {
  const caught = caughtInTests();
  const found = caught.flatMap((one) => (one.what === "position" ? [playedGame(one)] : []));
  positions = fewest(found, known).map((one, at) => ({
    ...one,
    recorded: { ...one.recorded, name: `position ${at}` },
  }));
  const folded = caught.flatMap((one) => (one.what === "table" ? [playedTable(one)] : []));
  const more = fewest(folded, new Set(whole.flatMap(({ kinds }) => [...kinds])));
  parts = more.map((one, at) => ({ ...one, recorded: { ...one.recorded, name: `part of a table ${at}` } }));
} else positions = readRecorded("positions").map(playedGame);

const tables = [...whole, ...parts];
const recordedIn = <T>(all: readonly Played<T>[]) => all.map(({ recorded }) => recorded);
const bytes = [
  writeRecorded("games", recordedIn(games)),
  writeRecorded("positions", recordedIn(positions)),
  writeRecorded("tables", recordedIn(tables)),
  writeRecorded("newest", recordedIn(newest)),
];
const actions = [...games, ...positions, ...newest].reduce((sum, { recorded }) => sum + recorded.actions.length, 0);
say(
  `${games.length} games, ${newest.length} of the newest revision, and ${positions.length} positions of ${actions} actions, ${tables.length} tables: ${bytes.join(" + ")} bytes`,
);
report(new Set([...games, ...positions, ...tables, ...newest].flatMap(({ kinds }) => [...kinds])));
