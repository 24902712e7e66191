/** Commands as the clients of people show them: in the language that their Discord is in. */
import type { APIApplicationCommand, LocalizationMap } from "discord.js";
import { isRecord, type Json } from "../json.ts";

/** Languages that a Discord can be in here, by the name that scenarios and the page call them. */
export const LOCALES = { English: "en-US", German: "de" } as const;
export type SandboxLocale = (typeof LOCALES)[keyof typeof LOCALES];

/** What was made of a command already: scenarios and the page look all of them up at each word that is typed. */
const known = new WeakMap<APIApplicationCommand, Map<SandboxLocale, APIApplicationCommand>>();

/** Descriptions and the names of choices in that language, where the command has them; all else as it is. Not to be changed. */
export function localized(command: APIApplicationCommand, locale: SandboxLocale): APIApplicationCommand {
  const made = known.get(command) ?? new Map<SandboxLocale, APIApplicationCommand>();
  known.set(command, made);
  const before = made.get(locale);
  if (before !== undefined) return before;
  const now = shown(command, locale) as APIApplicationCommand; // the same shape: texts are put in place of texts
  made.set(locale, now);
  return now;
}

function shown(part: unknown, locale: SandboxLocale): unknown {
  if (Array.isArray(part)) return part.map((each) => shown(each, locale));
  if (!isRecord(part)) return part;
  const all: Json = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, shown(value, locale)]));
  const { description_localizations: descriptions, name_localizations: names } = part;
  const inThis = (texts: unknown) => (isRecord(texts) ? (texts as LocalizationMap)[locale] : undefined);
  const [description, name] = [inThis(descriptions), inThis(names)];
  return { ...all, ...(description ? { description } : {}), ...(name ? { name } : {}) };
}
