/** An exported game that somebody has opened: its buttons, and what is said where that does not go. */
import { type Message, privateMessage } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { parseThen, type Then, thenKey } from "./then-key.ts";

/** @param hash 32 hex digits */
export const openedId = (hash: string, then: Then): string => `opened:${hash}:${thenKey(then)}`;

/** Which opened game a button leads to, and when in it; null where it is about something else. */
export function parseOpened(customId: string): { readonly hash: string; readonly then: Then } | null {
  const [, hash = "", key = ""] = /^opened:([0-9a-f]{32}):([a-z0-9.]{1,30})$/u.exec(customId) ?? [];
  const then = parseThen(key);
  return hash === "" || then === null ? null : { hash, then };
}

export const PROVEN =
  "Opened from a file. Every entry of it was played again, and comes out as it is recorded: seed, shuffles and end.";

/** What is said above an opened game. */
export const openedNote = (doubts: readonly string[]): string =>
  doubts.length === 0 ? PROVEN : `Opened from a file, and not proven: ${safe(doubts.join(" "), 400)}`;

/** Where a file cannot be opened. */
export const fileNotOpened = (why: string): Message => privateMessage({ content: `${why} Nothing was opened.` });

export const OPENED_NO_MORE =
  "I keep an opened file for a day. Open it again, as you have before: `/game replay link:`, or `file:` with the game.json of its `/game export`.";
