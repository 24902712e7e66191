/** What Redis answers, made sure of: anything else is a bug in a script. */
export function number(reply: unknown): number {
  if (typeof reply === "number") return reply;
  if (typeof reply === "string" && reply !== "" && Number.isFinite(Number(reply))) return Number(reply);
  throw new TypeError("Redis answered something that is no number");
}

export function text(reply: unknown): string {
  if (typeof reply === "string") return reply;
  throw new TypeError("Redis answered something that is no text");
}

export function textOrNull(reply: unknown): string | null {
  return reply === null ? null : text(reply);
}

export function list(reply: unknown): unknown[] {
  if (Array.isArray(reply)) return reply;
  throw new TypeError("Redis answered something that is no list");
}

export function texts(reply: unknown): string[] {
  return list(reply).map(text);
}
