/**
 * German of which no letter is left: whatever Latin letters stand in a message of it were put there by the program itself, or
 * by people. A test that tells messages in it sees every word that was never translated, whichever words the languages share.
 */
import { BUNDLES } from "../../../src/views/words/bundles.ts";

const masked = (text: string): string =>
  text.replaceAll(/\p{L}/gu, (letter) => (letter === letter.toLowerCase() ? "ж" : "Ж"));

/** What Fluent does with each piece of a text as it puts it together; nothing, but while it is masked. */
const TRANSFORM = "_transform";

/** From here on German is said so; gives what ends that. Test files share what was loaded, so that it has to be ended. */
export function maskGerman(): () => void {
  const bundles = [BUNDLES.de.words, BUNDLES.de.commands];
  const before: unknown[] = bundles.map((bundle) => Reflect.get(bundle, TRANSFORM));
  for (const bundle of bundles) Reflect.set(bundle, TRANSFORM, masked);
  return () => {
    for (const [at, bundle] of bundles.entries()) Reflect.set(bundle, TRANSFORM, before[at]);
  };
}

/** Where a message or a form of Discord's has words for people. */
const READ: ReadonlySet<string> = new Set(["content", "title", "description", "text", "name", "label", "placeholder"]);

/** Every text of it that somebody reads: none of what menus and forms hold for the program, or as somebody typed it. */
export function textsOf(part: unknown, key = "", within = ""): string[] {
  if (typeof part === "string") return READ.has(key) || (key === "value" && within === "fields") ? [part] : [];
  if (Array.isArray(part)) return part.flatMap((each) => textsOf(each, key, key));
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([name, each]) =>
    name === "emoji" || name === "attachments" || name === "files" ? [] : textsOf(each, name, within),
  );
}

/** A card's own words are English, and so is what is not translated yet: it stands in quotes. */
const QUOTED = /“[^”]*”|„[^“]*“/gu;

/** A text without what stands in quotes, and without lines and facts that are cards' own words, whole or cut short. */
export function withoutOwnWords(text: string, says: readonly string[]): string {
  const parts = text
    .replaceAll("\\", "")
    .replaceAll("\u200b", "")
    .replaceAll(QUOTED, " ")
    .split(/ · |\n/u);
  const isOwn = (part: string) => {
    const bare = part.replace(/^-# /u, "").replace(/…$/u, "").trim();
    return bare !== "" && says.some((own) => own.startsWith(bare));
  };
  return parts.filter((part) => !isOwn(part)).join("\n");
}

/** Mentions, times, links, secrets, hashes, and what stands there as it is typed. */
const NO_WORDS = [
  /<[@#][&!]?\w+>|<t:-?\d+(?::\w)?>/gu,
  /https?:\/\/\S+/gu,
  /\|\|[^|]*\|\|/gu,
  /```[^`]*```|`[^`]*`/gu,
  /\b[0-9a-f]{8,}\b/gu,
];

/**
 * What is left of a text once names are taken out of it: words of two letters and more.
 *
 * @param names of people, cards and tables, and whatever else stays as it is by intent
 */
export function wordsLeft(text: string, names: Iterable<string>): string[] {
  const known = [...new Set(names)].toSorted((one, other) => other.length - one.length);
  const plain = withoutCut(text.replaceAll("\\", "").replaceAll("\u200b", ""), known);
  const rest = known.reduce((left, name) => left.replaceAll(name, " "), plain);
  const bare = NO_WORDS.reduce((left, pattern) => left.replaceAll(pattern, " "), rest);
  return bare.match(/[A-Za-z][A-Za-z’'-]+/gu) ?? [];
}

/** A name that was cut says no more than its beginning. */
const LEAST_OF_A_NAME = 4;

/** The text without what stands before a "…" as the beginning of a name. */
const withoutCut = (text: string, names: readonly string[]): string =>
  text.replaceAll(/[^…]+…/gu, (cut) => {
    const before = cut.slice(0, -1);
    const begins = [...before.matchAll(/(?<!\S)\S/gu)].map(({ index }) => index);
    const at = begins.find(
      (begin) => before.length - begin >= LEAST_OF_A_NAME && names.some((name) => name.startsWith(before.slice(begin))),
    );
    return at === undefined ? cut : before.slice(0, at);
  });
