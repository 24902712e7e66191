/** SHA-256 of plain data in which order its fields were written is no part: quick where most of it is what it was before. */
import { createHash } from "node:crypto";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Longer parts than this stand in the whole by their hash, which is kept for as long as they are. */
const SHORT = 200;
const known = new WeakMap<object, string>();

/** The text of a value with its fields sorted, longer parts of it by their hash; as JSON has it, without what is undefined. */
function canonical(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const before = known.get(value);
  if (before !== undefined) return before;
  const text = Array.isArray(value)
    ? `[${value.map(canonical).join(",")}]`
    : ofObject(value as Record<string, unknown>);
  const short = text.length > SHORT ? `#${sha256(text)}` : text;
  known.set(value, short);
  return short;
}

function ofObject(value: Readonly<Record<string, unknown>>): string {
  let text = "";
  for (const name of Object.keys(value).sort()) {
    const part = value[name];
    if (part !== undefined) text += `${text === "" ? "" : ","}${JSON.stringify(name)}:${canonical(part)}`;
  }
  return `{${text}}`;
}

/** SHA-256 of a value that does not change as long as it is held, in hex. */
export const digest = (value: unknown): string => sha256(canonical(value));

/** How many hex digits stand for one part of one step. */
export const DIGITS = 6;

/** The beginning of it, for one part of one step. */
export const shortDigest = (value: unknown): string => digest(value).slice(0, DIGITS);
