/** What a backup is changed into as it is restored; a tool's, which loads no more than this takes. */
import { callAsRestored } from "../../judging/posted-call.ts";
import { type PostedThread, parsePosted, parseSent } from "./posted.ts";

/**
 * A document as it is to be restored at `at`, in ms since the epoch. What messages show may have changed since the backup was
 * taken: each is taken to show nothing, so that it is edited to what the table says.
 */
export function asRestored(namespace: string, value: unknown, at: number): unknown {
  try {
    switch (namespace) {
      case "posted":
        return asPosted(value, at);
      case "hands":
        return shownAnew(parseSent(value, undefined));
      case "judge-posts":
        return callAsRestored(value);
      default:
        return value;
    }
  } catch {
    // The bot finds out what it cannot read.
    return value;
  }
}

function asPosted(value: unknown, at: number): PostedThread {
  const posted = parsePosted(value);
  return {
    ...posted,
    fixed: shownAnew(posted.fixed),
    prompts: shownAnew(posted.prompts),
    ...(posted.hands ? { hands: shownAnew(posted.hands) } : {}),
    restored: { at, looked: false },
  };
}

function shownAnew<All extends object>(placed: All): All {
  const entries = Object.entries(placed).map(([key, each]) => [
    key,
    typeof each === "object" && "hash" in each ? { ...each, hash: "" } : each,
  ]);
  return Object.fromEntries(entries) as All; // the same keys, each of the same shape
}
