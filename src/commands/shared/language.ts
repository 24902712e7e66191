import type { BaseInteraction } from "discord.js";
import { type Language, languageOf } from "../../views/words/index.ts";
import type { Bot } from "./bot.ts";

/** In which language whoever asks reads: what they have chosen for themselves, or else what their Discord is in. */
export async function readersLanguage(
  { user, locale }: Pick<BaseInteraction, "user" | "locale">,
  bot: Pick<Bot, "settings">,
): Promise<Language> {
  const { language } = await bot.settings.personal.of(user.id);
  return language ?? languageOf(locale);
}
