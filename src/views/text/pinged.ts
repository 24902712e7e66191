/** The promise to ping, which is made wherever somebody is not asked, and not where nobody is pinged. */
import { type Language, say } from "../words/index.ts";
import type { Context } from "./context.ts";

/** A sentence that says that somebody is not asked, with the promise that they will be told. */
export const pinged = (sentence: string, { silent }: Pick<Context, "silent">, language: Language): string =>
  silent ? sentence : `${sentence} ${say(language, "turn-ping")}`;
