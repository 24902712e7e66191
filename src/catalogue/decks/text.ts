import { UnreadableDeck } from "./shape.ts";

/** Controls that no text has; tabs and the ends of lines are none of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const BINARY = /[\u0000-\u0008\u000e-\u001f]/u;

/**
 * The text of a file: UTF-8, UTF-16 where a mark at its beginning says so, and otherwise what Windows wrote before
 * that. Throws `UnreadableDeck` where it is no text at all.
 */
export function decodedText(bytes: Uint8Array): string {
  const text = decoded(bytes);
  if (text === null || BINARY.test(text)) throw new UnreadableDeck({ code: "not-text" });
  return text;
}

function decoded(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return attempt("utf-16le", bytes);
  if (first === 0xfe && second === 0xff) return attempt("utf-16be", bytes);
  return attempt("utf-8", bytes) ?? attempt("windows-1252", bytes);
}

function attempt(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const TIDY = /^[\u0021-\u007e]+(?: [\u0021-\u007e]+)*$/u;

/** One line without invisible characters and with single spaces: how titles are compared and kept. */
export function tidied(text: string): string {
  if (TIDY.test(text)) return text;
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}
