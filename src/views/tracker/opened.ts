/** An exported game that somebody has opened: its buttons, and what is said where that does not go. */
import { inWords, type Message } from "../text/message.ts";
import { bound, safe } from "../text/safe-text.ts";
import { type Language, say, sayPut, type Translatable } from "../words/index.ts";
import { parseThen, type Then, thenKey } from "./then-key.ts";

/** @param hash 32 hex digits */
export const openedId = (hash: string, then: Then): string => `opened:${hash}:${thenKey(then)}`;

/** Which opened game a button leads to, and when in it; null where it is about something else. */
export function parseOpened(customId: string): { verb: "opened"; readonly hash: string; readonly then: Then } | null {
  const [, hash = "", key = ""] = /^opened:([0-9a-f]{32}):([a-z0-9.]{1,30})$/u.exec(customId) ?? [];
  const then = parseThen(key);
  return hash === "" || then === null ? null : { verb: "opened", hash, then };
}

/** What is said above an opened game. */
export const openedNote = (doubts: readonly Translatable[], language: Language): string =>
  doubts.length === 0
    ? say(language, "opened-proven")
    : say(language, "opened-doubts", { doubts: bound(sentences(doubts, language), 400) });

/** Where a file cannot be opened. */
export const fileNotOpened = (why: readonly Translatable[]): Message =>
  inWords((language) => say(language, "opened-not", { why: sentences(why, language) }));

/** What was found in a file: names and words out of it may say anything. */
function sentences(found: readonly Translatable[], language: Language): string {
  const tame = (text: string | number) => (typeof text === "string" ? safe(text, 200) : text);
  return found
    .map(({ id, given }) =>
      sayPut(
        language,
        id,
        Object.fromEntries(Object.entries(given).map(([name, text]): [string, string | number] => [name, tame(text)])),
      ),
    )
    .join(" ");
}
