import { type Language, say } from "../words/index.ts";
import { fitted } from "./safe-text.ts";

/** As many whole lines as fit; the last then says in its reader's language how many were left out. */
export const fittedIn = (lines: readonly string[], most: number, language: Language): string =>
  fitted(lines, most, (left) => say(language, "book-left", { left }));
