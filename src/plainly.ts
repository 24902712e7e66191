/** What the system says no with, in words for whoever runs the bot; its own code stands behind them. */
const PLAIN: Readonly<Record<string, string>> = {
  EACCES: "this user may not do that there",
  EADDRINUSE: "another program listens there already",
  EADDRNOTAVAIL: "that is no address of this machine",
  EAI_AGAIN: "no machine is found by that name",
  ECONNREFUSED: "nothing listens there",
  ECONNRESET: "it broke the connection off",
  EEXIST: "something else is there already",
  EHOSTUNREACH: "that machine cannot be reached",
  EISDIR: "it is a folder",
  ENETUNREACH: "that machine cannot be reached",
  ENOENT: "there is nothing of that name",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of that path is no folder",
  ENOTFOUND: "no machine is found by that name",
  EPERM: "this user may not do that there",
  EROFS: "that disk can only be read",
  ETIMEDOUT: "nothing answers there",
};

/**
 * Why the system has refused something, in a sentence's part; what it says itself where that is not known here.
 *
 *     plainly(error); // "the disk is full (ENOSPC)"
 */
export function plainly(error: unknown): string {
  // A name may stand for several addresses: the error then only has the errors of each.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (!(first instanceof Error)) return String(first);
  const code = "code" in first && typeof first.code === "string" ? first.code : "";
  const plain = PLAIN[code];
  return plain === undefined ? first.message || first.name : `${plain} (${code})`;
}

/** Whether it is the system that has refused something, and not the program that is wrong. */
export const isOfTheSystem = (error: unknown): boolean =>
  error instanceof Error && "syscall" in error && "code" in error && typeof error.code === "string";
