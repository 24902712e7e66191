import type { BaseInteraction } from "discord.js";
import { FIRST_LANGUAGE, type Language, languageOf } from "../../views/words/index.ts";
import type { Bot } from "./bot.ts";

/** In which language whoever asks reads: what they have chosen for themselves, or else what their Discord is in. */
export async function readersLanguage(
  { user, locale }: Pick<BaseInteraction, "user" | "locale">,
  bot: Pick<Bot, "settings">,
): Promise<Language> {
  const { language } = await bot.settings.personal.of(user.id);
  return language ?? languageOf(locale);
}

/** In which language something is said to all who are where somebody asks: the table's of that thread, or else the server's. */
export async function openLanguage(
  { channelId, guildId }: Pick<BaseInteraction, "channelId" | "guildId">,
  bot: Pick<Bot, "settings" | "tables">,
): Promise<Language> {
  const table = channelId === null ? null : await bot.tables.inThread(channelId);
  const { language } = table ?? (await bot.settings.servers.of(guildId));
  return language ?? FIRST_LANGUAGE;
}
