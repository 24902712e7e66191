/**
 * Data that comes with the program, read at every start. That each piece is there and of its kind is seen at a glance;
 * what a schema says besides, tests hold it to. Only where the glance finds a fault the schema is asked, which takes
 * several times as long and says what is wrong and where.
 */

import { readFileSync } from "node:fs";
import type { z } from "zod";

/** A file of rulings, or of what is known of how players ask, cannot be used: says which, where in it, and what is wrong. */
export class CorpusError extends Error {
  override readonly name = "CorpusError";
}

/** How closely data is looked at: `quick` for use, `whole` for every fault. */
export type Care = "quick" | "whole";

/** What a file holds. Throws `CorpusError` where it is missing or no JSON; `name` is what it is called there. */
export function readJson(path: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new CorpusError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What a piece of data has to be: at a glance, and by its schema. */
export interface Shape<T> {
  readonly is: (raw: unknown) => raw is T;
  readonly schema: z.ZodType<T>;
}

/** Data of a shape. Throws `CorpusError`, which begins with `where`, if it is of another. */
export function shaped<T>(raw: unknown, { is, schema }: Shape<T>, where: string, care: Care): T {
  if (care === "quick" && is(raw)) return raw;
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path, message }) => [path.join("."), message].filter(Boolean).join(": "));
  throw new CorpusError(`${where}: ${wrong.join("; ")}`);
}

export const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === "object" && raw !== null && !Array.isArray(raw);

export const isText = (raw: unknown): raw is string => typeof raw === "string" && raw !== "";

export function isListOf<T>(raw: unknown, is: (one: unknown) => one is T): raw is readonly T[] {
  if (!Array.isArray(raw)) return false;
  for (const one of raw) if (!is(one)) return false;
  return true;
}

export const isTexts = (raw: unknown): raw is readonly string[] => isListOf(raw, isText);
