import type { Candidate } from "../measures.ts";

/** What is asked for in just these words: the only one of what was found. Where several are, their words say nothing. */
export function askedSo<Each extends Candidate>(found: readonly Each[]): Each | null {
  const [only, ...others] = found.filter(({ measures }) => measures.verbatim === 1);
  return only && others.length === 0 ? only : null;
}
