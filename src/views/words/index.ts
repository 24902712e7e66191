/** Words in more than one language. */
export { FIRST_LANGUAGE, LANGUAGES, type Language, languageOf } from "../../settings/languages.ts";
export { LANGUAGE_NAMES } from "./names.ts";
export {
  commandText,
  effectText,
  type Given,
  listedIn,
  say,
  sayPut,
  type Tell,
  type Translatable,
  translatable,
  type WordId,
} from "./say.ts";
