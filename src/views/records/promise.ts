/** How somebody keeps deadlines, in words. */
import type { Promised } from "../../records/promised.ts";
import { type Language, say } from "../words/index.ts";

/** "answers within 5 h, kept 40 of 42 deadlines" */
export const promiseWords = ({ within, kept, deadlines }: Promised, language: Language): string =>
  within === undefined
    ? say(language, "promise-kept", { kept, deadlines })
    : say(language, "promise-kept-within", { within, kept, deadlines });
