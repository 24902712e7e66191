/** The words of each language, of `en/` and of the `.ftl` files of the others, put together by Fluent. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FluentBundle } from "@fluent/bundle";
import { FIRST_LANGUAGE, LANGUAGES, type Language } from "../../settings/languages.ts";
import { UnreadTexts } from "./unread.ts";
import { TEXTS } from "./words.ts";

const FOLDER = fileURLToPath(new URL("./", import.meta.url));

/** The file in which the texts of slash commands stand; English ones stand in the commands themselves. */
const COMMANDS = "commands.ftl";

/** The English texts as the files of other languages have theirs. */
const englishFiles = (): [string, string][] =>
  Object.entries(TEXTS).map(([name, texts]) => [
    `${name}.ftl`,
    Object.entries(texts)
      .map(([id, text]) => `${id} = ${text}\n`)
      .join(""),
  ]);

/** The files beside which no English ones stand; what the log calls each effect says in English the effect's record. */
export const ENGLISH_ELSEWHERE: readonly string[] = [COMMANDS, "log/did.ftl"];

/** The files of a language, by their path in its folder; English ones as if they were such files too. */
export function wordFiles(language: Language): ReadonlyMap<string, string> {
  const folder = `${FOLDER}${language}/`;
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ftl"));
  const files = names.map((name): [string, string] => [name, readFileSync(`${folder}${name}`, "utf8")]);
  const texts = language === FIRST_LANGUAGE ? [...files, ...englishFiles()] : files;
  return new Map(texts.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * What is put in from outside, such as a name, stands there as it is: Fluent reads no placeholders in it, and the marks that
 * would keep it apart from text of the other direction are left out, since Discord counts and copies them, buttons show them,
 * and all languages here are written from left to right. Throws where files say something twice.
 */
function bundleOf(language: Language, files: Iterable<string>): FluentBundle {
  const bundle = new UnreadTexts(language, { useIsolating: false });
  for (const file of files) bundle.add(file);
  return bundle;
}

/** Each is read once, when something is first said of it: the names of commands in all languages at a start, and no more. */
class Bundles {
  readonly #language: Language;
  #words: FluentBundle | null = null;
  #commands: FluentBundle | null = null;

  constructor(language: Language) {
    this.#language = language;
  }

  get words(): FluentBundle {
    if (this.#words === null) {
      const files = [...wordFiles(this.#language)].filter(([name]) => name !== COMMANDS);
      this.#words = bundleOf(
        this.#language,
        files.map(([, text]) => text),
      );
    }
    return this.#words;
  }

  get commands(): FluentBundle {
    if (this.#commands === null) {
      const file = `${FOLDER}${this.#language}/${COMMANDS}`;
      this.#commands = bundleOf(this.#language, existsSync(file) ? [readFileSync(file, "utf8")] : []);
    }
    return this.#commands;
  }
}

export const BUNDLES = Object.fromEntries(LANGUAGES.map((language) => [language, new Bundles(language)])) as Readonly<
  Record<Language, Bundles>
>;
