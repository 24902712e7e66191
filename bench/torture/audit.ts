import type { APIEmbed } from "discord.js";
import type { StandIn } from "../../sandbox/standin/index.ts";
import type { Store } from "../../src/store/index.ts";
import { parseEntry } from "../../src/table/entry.ts";
import type { Tables } from "../../src/table/tables.ts";
import { contextOf } from "../../src/thread/seen/context.ts";
import type { Render } from "../../src/thread/showing/render.ts";
import { logLines, type Message } from "../../src/views/index.ts";
import type { Place, Seated } from "./play.ts";

/** What came out wrong, a sentence each. */
export interface Findings {
  /** A player was told that something was done, and the log does not have it. */
  readonly lost: string[];
  /** Taken twice, or said twice. */
  readonly doubled: string[];
  /** In the log, and not in the thread or the player's direct messages. */
  readonly missing: string[];
  /** A player was told that nothing was changed, and it was. */
  readonly belied: string[];
}

/** What the tables have been through. */
export interface Counted {
  committed: number;
  toldDone: number;
}

/** Compares each table's log with what stands in its thread and with what its players were told. */
export async function audit(
  place: Place & { store: Store },
  seated: readonly Seated[],
  render: Render,
): Promise<{ findings: Findings; counted: Counted }> {
  const findings: Findings = { lost: [], doubled: [], missing: [], belied: [] };
  const counted: Counted = { committed: 0, toldDone: 0 };
  const committed = new Set<object>();
  const facts = new Set<string>();
  for (const each of seated) {
    const lines = await wantedLines(place.tables, each.id);
    for (const line of lines) facts.add(line);
    compareLines(lines, linesIn(place.standIn, each), findings, each.id);
    await compareMessages(place, each, render, findings);
    counted.committed += await compareLog(place, each, committed, findings);
  }
  for (const press of place.presses.all) {
    const told = place.presses.told(press, facts);
    if (told === "done") counted.toldDone++;
    const what = `at ${new Date(press.at).toISOString()} by ${press.user}`;
    if (told === "done" && !committed.has(press)) findings.lost.push(`a press ${what} was answered as done`);
    if (told === "nothing changed" && committed.has(press)) findings.belied.push(`a press ${what} was taken`);
  }
  return { findings, counted };
}

/** Which presses made the table's steps: each step has one of its own. Gives how many steps there are. */
async function compareLog(
  { store, presses }: Place & { store: Store },
  { id }: Seated,
  committed: Set<object>,
  findings: Findings,
): Promise<number> {
  const copy = await store.copy(id);
  if (copy === null) {
    findings.missing.push(`table ${id} is gone`);
    return 0;
  }
  const keyOf = new Map(copy.keys.map(([key, version]) => [version, key]));
  for (const [at, text] of copy.log.entries()) {
    const key = keyOf.get(at + 1);
    // Only the newest keys are remembered.
    if (key === undefined && at + 1 > copy.version - copy.keys.length) findings.doubled.push(`step ${at + 1} of ${id}`);
    if (key === undefined || !/^\d+$/u.test(key)) continue;
    const press = presses.of(parseEntry(text).by, key);
    if (press === undefined) findings.doubled.push(`step ${at + 1} of ${id} was made by no press`);
    else if (committed.has(press)) findings.doubled.push(`step ${at + 1} of ${id} is of a press that made another`);
    else committed.add(press);
  }
  return copy.version;
}

async function wantedLines(tables: Tables, id: string): Promise<string[]> {
  const replay = await tables.replay(id);
  if (replay === null) return [];
  if (replay.comesOut !== "same") throw new Error(`the log of ${id} makes another game than the one that is there`);
  const lines = logLines(replay.events, contextOf(replay.table)).flatMap((line) => line.split("\n"));
  return lines.filter((line) => line !== "" && !line.startsWith("-#"));
}

function linesIn(standIn: StandIn, { thread }: Seated): string[] {
  const stranger = standIn.user("kosh").id;
  return standIn.messages(stranger, thread).flatMap(({ content }) => content.split("\n"));
}

function compareLines(wanted: readonly string[], there: readonly string[], findings: Findings, id: string): void {
  const many = (lines: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
    return counts;
  };
  const [should, has] = [many(wanted), many(there)];
  for (const [line, times] of should) {
    const found = has.get(line) ?? 0;
    if (found < times) findings.missing.push(`${times - found} × “${line}” in the thread of ${id}`);
    if (found > times) findings.doubled.push(`${found - times} × “${line}” in the thread of ${id}`);
  }
}

/** The messages that are edited in place, and the hands, as they stand now. */
async function compareMessages(
  { standIn, tables }: Place,
  seated: Seated,
  render: Render,
  findings: Findings,
): Promise<void> {
  const table = await tables.load(seated.id);
  if (table === null) return;
  const { fixed: text, hands } = render.table(table);
  const inThread = standIn.messages(seated.users[0] ?? "", seated.thread).map(textOf);
  // Where a picture could not be drawn, as in a process that had just come up, the text stands there.
  const isThere = (shown: typeof text): boolean =>
    Object.values(shown).every((body) => !body || inThread.includes(textOf(body)));
  if (!isThere(text) && !isThere(table.game === null ? text : render.pictured(table)))
    findings.missing.push(`the tracker, the board or the lobby of ${seated.id} as it is now`);
  for (const { userId, message } of hands) {
    const found = standIn.messages(userId, standIn.directMessages(userId)).map(textOf);
    const times = found.filter((text) => text === textOf(message)).length;
    if (times === 0) findings.missing.push(`the hand of ${userId} as it is now`);
    if (times > 1) findings.doubled.push(`${times - 1} × the hand of ${userId}`);
  }
}

/** All that can be read in a message. */
function textOf({ content, embeds }: Pick<Message, "content"> & { embeds: readonly APIEmbed[] }): string {
  const read = embeds.flatMap(({ title, description, fields = [], footer }) => [
    title,
    description,
    ...fields.flatMap(({ name, value }) => [name, value]),
    footer?.text,
  ]);
  return [content, ...read].filter((text) => text).join("\n");
}
