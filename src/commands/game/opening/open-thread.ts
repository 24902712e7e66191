/** A new thread, or in a forum a post; or why Discord does not let the bot open one. */
import { DiscordAPIError, RESTJSONErrorCodes } from "discord.js";
import type { RuleSetId } from "../../../engine/index.ts";
import { Refusing } from "../../../thread/sending/messenger.ts";
import { type Message, safe } from "../../../views/index.ts";
import { ruleSetName } from "../../../views/rulings/house-rules.ts";
import { message } from "../../../views/text/message.ts";
import { FIRST_LANGUAGE, type Language, say, type Tell } from "../../../views/words/index.ts";
import type { Bot } from "../../shared/bot.ts";
import type { TablePlace } from "./place.ts";

/** Opens a thread, `alone` for whoever is added to it, or in a forum a post that begins with a message; or says why Discord does not let the bot do so. */
export async function openThread(
  { channel, post }: TablePlace,
  name: string,
  first: Message,
  bot: Bot,
  alone = false,
): Promise<{ ok: true; thread: string } | { ok: false; why: Tell }> {
  const begins = post && { ...post, message: first };
  try {
    return { ok: true, thread: await bot.messenger.openThread(channel, name, begins, alone) };
  } catch (error) {
    const why = whyNoThread(error, post === null ? "thread" : "post");
    if (why === null) throw error;
    bot.log.warn({ err: error, channel }, "a thread could not be opened");
    return { ok: false, why };
  }
}

/** The first message of a table's post in a forum, which a post cannot do without. */
export function opening(rules: RuleSetId, host: string, language: Language = FIRST_LANGUAGE): Message {
  return message({
    content: say(language, "lobby-post", { rules: ruleSetName(rules, language), host: safe(host) }),
  });
}

/** What Discord has against a post's tags: one is gone, one is missing, or moderators alone may give them. */
const TAGS: readonly number[] = [
  RESTJSONErrorCodes.UnknownTag,
  RESTJSONErrorCodes.TagRequiredToCreateAForumPostInThisChannel,
  RESTJSONErrorCodes.ThereAreNoTagsAvailableThatCanBeSetByNonModerators,
];

/** What Discord has against a new thread or post, for whoever asked for it; null where that is nothing they could change. */
function whyNoThread(error: unknown, what: "thread" | "post"): Tell | null {
  const code = error instanceof Refusing || error instanceof DiscordAPIError ? error.code : null;
  if (code === RESTJSONErrorCodes.MaximumActiveThreads) return (language) => say(language, "thread-too-many");
  if (!(error instanceof Refusing)) return null;
  if (error.refuses === "passing") return (language) => say(language, "thread-later", { what });
  if (error.why === "channel-gone") return (language) => say(language, "thread-channel-gone");
  if (typeof code === "number" && TAGS.includes(code)) return (language) => say(language, "thread-tags");
  const permission = what === "post" ? "may-send-messages" : "may-create-public-threads";
  return (language) => say(language, "thread-not-allowed", { what, permission: say(language, permission) });
}
