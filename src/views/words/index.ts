/** Words in more than one language. */
export { FIRST_LANGUAGE, LANGUAGES, type Language, languageOf } from "../../settings/languages.ts";
export { commandText, say, type WordId } from "./say.ts";
