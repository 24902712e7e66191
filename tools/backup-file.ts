/**
 * A backup's file: gzip of one JSON record a line. The first line names format and version, the last one counts the
 * records between them and has the SHA-256 of all lines before it, so that a file cut short anywhere is told from a whole one.
 */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { createInterface } from "node:readline";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { isOfTheSystem, plainly } from "../src/plainly.ts";

const FORMAT = 1;

const headerSchema = z.object({
  b5: z.literal("backup"),
  format: z.number(),
  /** Of the bot that made it. */
  version: z.string(),
  /** ISO 8601. */
  made: z.iso.datetime(),
});
const endSchema = z.object({ end: z.object({ records: z.number(), sha256: z.string() }) });

const tableSchema = z.object({
  table: z.string(),
  version: z.number(),
  snapshot: z.string(),
  lasting: z.object({ id: z.string(), text: z.string() }).optional(),
  log: z.array(z.string()),
  announced: z.number(),
  outbox: z.array(z.string()),
  keys: z.array(z.tuple([z.string(), z.number()])),
  deadline: z.number().nullable(),
  index: z.array(z.object({ name: z.string(), value: z.string(), at: z.number() })),
});
/** When it was read out of the store, in ms since the epoch; what came before is in it. Left out by earlier versions. */
const at = z.number().optional();
const recordSchema = z.union([
  z.object({ table: tableSchema, at }),
  z.object({ document: z.object({ namespace: z.string(), key: z.string(), value: z.json() }), at }),
]);

/** One line between the first and the last. */
export type BackupRecord = z.infer<typeof recordSchema>;

/** What a backup or a restore cannot go on with, in a sentence for the host; nothing was changed. */
export class WrongFile extends Error {
  override readonly name = "WrongFile";
}

/** Writes a backup; gives how many records are in it. A file that is there already is left alone (`WrongFile`). */
export async function writeBackup(
  file: string,
  version: string,
  records: AsyncIterable<BackupRecord>,
): Promise<number> {
  if (await exists(file)) throw new WrongFile(`${file} is there already: give another name.`);
  let many = 0;
  async function* lines(): AsyncIterable<string> {
    const hash = createHash("sha256");
    const line = (value: unknown) => {
      const text = `${JSON.stringify(value)}\n`;
      hash.update(text);
      return text;
    };
    yield line({ b5: "backup", format: FORMAT, version, made: new Date().toISOString() });
    for await (const record of records) {
      many++;
      yield line(record);
    }
    yield `${JSON.stringify({ end: { records: many, sha256: hash.digest("hex") } })}\n`;
  }
  // Under another name until it is whole. Hands of running games are in it: nobody else may read it.
  const unfinished = `${file}.unfinished`;
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
    if (many === 0) throw new WrongFile("There is nothing in the store, so no backup was written: is it the bot's?");
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw isOfTheSystem(error) ? new WrongFile(`${file} cannot be written: ${plainly(error)}.`) : error;
  }
  return many;
}

/**
 * The records of a backup, in order. Rejects with `WrongFile` where it is none, is damaged or not whole: read it to the
 * end before anything is done with what it says.
 */
export async function* readBackup(file: string): AsyncGenerator<BackupRecord> {
  const hash = createHash("sha256");
  let many = -1;
  let end: z.infer<typeof endSchema>["end"] | null = null;
  for await (const line of linesOf(file)) {
    const value = parsed(file, line);
    if (many === -1) checkHeader(file, value);
    else if (end !== null) throw new WrongFile(`${file} goes on after its end: it is damaged.`);
    else {
      end = endSchema.safeParse(value).data?.end ?? null;
      if (end === null) yield recordOf(file, value, many + 1);
    }
    if (end === null) {
      hash.update(`${line}\n`);
      many++;
    }
  }
  if (end === null)
    throw new WrongFile(`${file} is not whole: its end is missing. Copy it again, or take another backup.`);
  if (end.records !== many || end.sha256 !== hash.digest("hex"))
    throw new WrongFile(
      `${file} is damaged: what is in it is not what was written. Copy it again, or take another backup.`,
    );
}

/** When it was begun, in ms since the epoch. */
export async function madeAt(file: string): Promise<number> {
  for await (const line of linesOf(file)) return Date.parse(checkHeader(file, parsed(file, line)).made);
  throw new WrongFile(`${file} is empty.`);
}

async function* linesOf(file: string): AsyncIterable<string> {
  if (!(await exists(file))) throw new WrongFile(`There is no file ${file}.`);
  const unpacked = new PassThrough();
  let failure: unknown;
  const unpacking = pipeline(createReadStream(file), createGunzip(), unpacked).catch((error: unknown) => {
    failure = error;
  });
  try {
    yield* createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    failure ??= error;
  } finally {
    unpacked.destroy();
    await unpacking;
  }
  if (failure !== undefined)
    throw new WrongFile(`${file} cannot be unpacked (${plainly(failure)}): it is no whole backup.`);
}

function checkHeader(file: string, value: unknown): z.infer<typeof headerSchema> {
  const header = headerSchema.safeParse(value).data;
  if (!header) throw new WrongFile(`${file} is no backup of this bot.`);
  if (header.format !== FORMAT)
    throw new WrongFile(
      `${file} is a backup of format ${header.format}, made by version ${header.version}; this version reads format ${FORMAT}. Restore it with that version.`,
    );
  return header;
}

function recordOf(file: string, value: unknown, at: number): BackupRecord {
  const record = recordSchema.safeParse(value).data;
  if (!record) throw new WrongFile(`${file} is damaged: its record ${at} is neither a table nor a document.`);
  return record;
}

function parsed(file: string, line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new WrongFile(`${file} is no backup of this bot, or damaged: a line of it is no JSON.`);
  }
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
