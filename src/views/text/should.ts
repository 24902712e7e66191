import type { Should } from "../../should.ts";
import { type Language, sayPut } from "../words/index.ts";

/** What should stand somewhere, in words that a sentence goes on with: "at most 40 characters". */
export function shouldWords({ is, ...given }: Should, language: Language): string {
  return sayPut(language, `should-${is}`, given);
}
