/** The languages that the bot speaks. */

/** Discord's names for them; the first is what everything is written in before it is translated. */
export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

export const FIRST_LANGUAGE: Language = "en";

/** The language for a reader whose Discord is in this locale, such as "en-GB" or "de"; English where it is none of the bot's. */
export function languageOf(locale: string | null | undefined): Language {
  const [spoken] = (locale ?? "").toLowerCase().split("-");
  return LANGUAGES.find((each) => each === spoken) ?? FIRST_LANGUAGE;
}
