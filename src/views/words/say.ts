/** What the bot says, in the language of whoever reads it. */
import type { FluentBundle } from "@fluent/bundle";
import { FIRST_LANGUAGE, type Language } from "../../settings/languages.ts";
import { BUNDLES } from "./bundles.ts";
import type { PutInto, WordId } from "./words.ts";

export type { WordId };
/** What has to be put in: a number also decides between singular and plural. */
export type Given<Id extends WordId> = [PutInto<Id>] extends [never]
  ? []
  : [Readonly<Record<PutInto<Id>, string | number>>];

/** Words by the language that they are told in. */
export type Tell = (language: Language) => string;

/**
 * A text in a language. What is put in stands there as it is: words that come from people are made `safe` or `plain` before.
 */
export function say<Id extends WordId>(language: Language, id: Id, ...[given]: Given<Id>): string {
  return said(language, id, given) ?? said(FIRST_LANGUAGE, id, given) ?? id;
}

/** The same of an id that is known only while it runs; what it puts in is given by its name in `WORDS`. */
export function sayPut(language: Language, id: WordId, given: Readonly<Record<string, string | number>>): string {
  return said(language, id, given) ?? said(FIRST_LANGUAGE, id, given) ?? id;
}

/** A text that is put into words where its reader is known: data. */
export interface Translatable {
  readonly id: WordId;
  readonly given: Readonly<Record<string, string | number>>;
}

export const translatable = <Id extends WordId>(id: Id, ...[given]: Given<Id>): Translatable => ({
  id,
  given: given ?? {},
});

function said(language: Language, id: string, given?: Readonly<Record<string, string | number>>): string | null {
  const { words } = BUNDLES[language];
  const pattern = words.getMessage(id)?.value;
  // A slip in one text must not keep anybody from playing: Fluent leaves the name of what is missing in it.
  return pattern ? words.formatPattern(pattern, given ?? {}, []) : null;
}

/** "A", "A and B", "A, B and C" in a language; `last`: what comes before the last. */
export function listedIn(
  items: readonly string[],
  language: Language,
  last: "list-and" | "list-or" = "list-and",
): string {
  const final = items.at(-1) ?? "";
  return items.length < 2 ? final : say(language, last, { most: items.slice(0, -1).join(", "), last: final });
}

/** What an effect is called that is carried out by hand; null where the language says nothing of it, as in English its record does. */
export function effectText(
  language: Language,
  verb: string,
  given: Readonly<Record<string, string | number>>,
): string | null {
  return said(language, `did-${verb}`, given);
}

/**
 * What a slash command, one of its options or a choice is called in a language; null where that says nothing of it.
 * `path`: the command's name, its subcommand's, its option's. What `any_` says of an option holds in every command that
 * says nothing of its own.
 */
export function commandText(language: Language, path: readonly string[], choice?: string | number): string | null {
  const { commands } = BUNDLES[language];
  const own = path.join("_").replaceAll(" ", "-");
  const shared = `any_${path.at(-1) ?? ""}`;
  return textOf(commands, own, choice) ?? (path.length > 1 ? textOf(commands, shared, choice) : null);
}

function textOf(bundle: FluentBundle, id: string, choice?: string | number): string | null {
  const found = bundle.getMessage(id);
  const pattern = choice === undefined ? found?.value : found?.attributes[String(choice).replaceAll(" ", "-")];
  return pattern ? bundle.formatPattern(pattern, {}, []) : null;
}
