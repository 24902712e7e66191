/** The words of each language, of `en/` and of the `.ftl` files of the others, put together by Fluent. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { FIRST_LANGUAGE, LANGUAGES, type Language } from "../../settings/languages.ts";
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
 * and all languages here are written from left to right.
 */
function bundleOf(language: Language, texts: Iterable<string>): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    const [error] = bundle.addResource(new FluentResource(text));
    if (error) throw error;
  }
  return bundle;
}

/** Throws where a file says something twice. */
function readLanguage(language: Language) {
  const files = wordFiles(language);
  const words = [...files].filter(([name]) => name !== COMMANDS).map(([, text]) => text);
  return { words: bundleOf(language, words), commands: bundleOf(language, [files.get(COMMANDS) ?? ""]) };
}

type Bundles = ReturnType<typeof readLanguage>;
const known = new Map<Language, Bundles>();

function bundlesOf(language: Language): Bundles {
  const bundles = known.get(language) ?? readLanguage(language);
  known.set(language, bundles);
  return bundles;
}

/**
 * Read once, when something is first said in a language: the thread that draws pictures is put together of modules that could
 * say something, and has no such files.
 */
export const BUNDLES = Object.defineProperties(
  {},
  Object.fromEntries(LANGUAGES.map((language) => [language, { enumerable: true, get: () => bundlesOf(language) }])),
) as Readonly<Record<Language, Bundles>>;
