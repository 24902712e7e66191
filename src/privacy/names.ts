/** People in documents of any shape: each is written as who it was, `by` or `user`, with the name that they had. */
import { FORMER_PLAYER, NO_USER } from "../table/table.ts";

/** Something that was said or done by somebody, and where in its document it stands. */
export interface Mention {
  at: string;
  value: unknown;
}

/** Everything in a document that names the user. */
export function mentionsOf(document: unknown, user: string, at: readonly string[] = []): Mention[] {
  if (typeof document !== "object" || document === null) return [];
  const here = isBy(document, user) ? [{ at: at.join("/"), value: document }] : [];
  return [...here, ...Object.entries(document).flatMap(([key, value]) => mentionsOf(value, user, [...at, key]))];
}

/** The same document, naming nobody where it named the user. */
export function withoutName(document: unknown, user: string): unknown {
  if (Array.isArray(document)) return document.map((each) => withoutName(each, user));
  if (typeof document !== "object" || document === null) return document;
  const inside = Object.entries(document).map(([key, value]) => [key, withoutName(value, user)]);
  if (!isBy(document, user)) return Object.fromEntries(inside);
  return { ...Object.fromEntries(inside), ...neutral(document) };
}

const isBy = (document: object, user: string): boolean =>
  ("by" in document && document.by === user) || ("user" in document && document.user === user);

const neutral = (document: object) => ({
  ...("by" in document ? { by: NO_USER } : { user: NO_USER }),
  ...("name" in document ? { name: FORMER_PLAYER } : {}),
});
